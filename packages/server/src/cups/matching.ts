/**
 * Pairing as many as possible of those who may meet (Edmonds' algorithm of the shrunken blossoms). Libraries that pair
 * by the Swiss system were looked at: one is under another licence than ours, the others weigh a repeated pairing against
 * unequal points instead of ruling it out.
 */

/** Who is paired with whom, as many as there can be; -1 for those who are left over. `before`: pairs to begin with. */
export function largestMatching(
  size: number,
  mayMeet: (one: number, other: number) => boolean,
  before: readonly number[] = Array.from({ length: size }, () => -1),
): number[] {
  const near = Array.from({ length: size }, (_, one) =>
    Array.from({ length: size }, (_, other) => other).filter((other) => other !== one && mayMeet(one, other)),
  );
  const mate = [...before];
  for (let root = 0; root < size; root++) if (mate[root] === -1) augment(root, near, mate);
  return mate;
}

/** Find a way from this one, alternating between those who are not paired and those who are, to another who is left over. */
function augment(root: number, near: readonly (readonly number[])[], mate: number[]): void {
  const size = near.length;
  const parent = Array.from({ length: size }, () => -1);
  const base = Array.from({ length: size }, (_, one) => one);
  const reached = Array.from({ length: size }, () => false);
  const queue = [root];
  reached[root] = true;

  const commonBase = (one: number, other: number): number => {
    const passed = new Set<number>();
    for (let at = at0(base, one); ; at = at0(base, at0(parent, at0(mate, at)))) {
      passed.add(at);
      if (at0(mate, at) === -1) break;
    }
    let at = at0(base, other);
    while (!passed.has(at)) at = at0(base, at0(parent, at0(mate, at)));
    return at;
  };
  const markPath = (from: number, stem: number, child: number, blossom: Set<number>): void => {
    let [at, below] = [from, child];
    while (at0(base, at) !== stem) {
      blossom.add(at0(base, at)).add(at0(base, at0(mate, at)));
      parent[at] = below;
      below = at0(mate, at);
      at = at0(parent, below);
    }
  };
  const shrink = (one: number, other: number): void => {
    const stem = commonBase(one, other);
    const blossom = new Set<number>();
    markPath(one, stem, other, blossom);
    markPath(other, stem, one, blossom);
    for (let at = 0; at < size; at++) {
      if (!blossom.has(at0(base, at))) continue;
      base[at] = stem;
      if (!reached[at]) {
        reached[at] = true;
        queue.push(at);
      }
    }
  };

  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    for (const other of near[one] ?? []) {
      if (base[one] === base[other] || mate[one] === other) continue;
      if (other === root || (mate[other] !== -1 && parent[at0(mate, other)] !== -1)) {
        shrink(one, other);
      } else if (parent[other] === -1) {
        parent[other] = one;
        if (mate[other] === -1) return turnRound(other, parent, mate);
        reached[at0(mate, other)] = true;
        queue.push(at0(mate, other));
      }
    }
  }
}

/** Along the way found, pair those who were not and part those who were. */
function turnRound(end: number, parent: readonly number[], mate: number[]): void {
  let at = end;
  while (at !== -1) {
    const before = at0(parent, at);
    const next = at0(mate, before);
    mate[at] = before;
    mate[before] = at;
    at = next;
  }
}

const at0 = (list: readonly number[], at: number): number => list[at] ?? -1;
