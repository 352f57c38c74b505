/** Who plays whom, for two at a table: everybody against everybody, or by the Swiss system. */

import { type Bout, isBye } from './bout.ts';
import { largestMatching } from './matching.ts';

/** How many rounds everybody against everybody takes. */
export const roundRobinRounds = (people: number): number => (people % 2 === 0 ? people - 1 : people);

/**
 * A round of everybody against everybody: all but the first go round in a circle. Who sits first changes, so that nobody
 * does much more often than others. With an odd number one has a bye.
 */
export function roundRobin(people: readonly string[], round: number): string[][] {
  const circle: (string | null)[] = people.length % 2 === 0 ? [...people] : [...people, null];
  const [fixed = null, ...others] = circle;
  const turned = [...others.slice(others.length - (round - 1)), ...others.slice(0, others.length - (round - 1))];
  const ring = [fixed, ...turned];
  return Array.from({ length: ring.length / 2 }, (_, at) => {
    const [one = null, other = null] = [ring[at], ring[ring.length - 1 - at]];
    const swapped = at === 0 ? round % 2 === 0 : at % 2 === 1;
    return (swapped ? [other, one] : [one, other]).filter((person) => person !== null);
  });
}

/**
 * A round by the Swiss system: from the top, each meets the nearest in points whom they have not met, as long as the rest
 * can still be paired so. A bye goes to the lowest who had none. Only if there is no such pairing at all do some meet again;
 * a second bye comes last of all. `ranked` are those who play, the best first.
 */
export function swiss(ranked: readonly string[], bouts: readonly Bout[]): string[][] {
  const met = new Set(bouts.flatMap(({ people: [one = '', other = ''] }) => [`${one} ${other}`, `${other} ${one}`]));
  const byes = new Set(bouts.flatMap((bout) => (isBye(bout) ? bout.people : [])));
  const isFresh = (one: string, other: string) => !met.has(`${one} ${other}`);
  const hadNone = (person: string) => !byes.has(person);
  const anyone = () => true;
  const pairs =
    pairedWithBye(ranked, isFresh, isFresh, hadNone) ??
    pairedWithBye(ranked, anyone, isFresh, hadNone) ??
    pairedWithBye(ranked, anyone, isFresh, anyone) ??
    [];
  return pairs.map((pair) => seatsOf(pair, bouts));
}

type MayMeet = (one: string, other: string) => boolean;

function pairedWithBye(
  ranked: readonly string[],
  mayMeet: MayMeet,
  rather: MayMeet,
  mayRest: (person: string) => boolean,
): string[][] | undefined {
  if (ranked.length % 2 === 0) return paired(ranked, mayMeet, rather);
  for (const resting of ranked.toReversed().filter(mayRest)) {
    const pairs = paired(
      ranked.filter((person) => person !== resting),
      mayMeet,
      rather,
    );
    if (pairs !== undefined) return [...pairs, [resting]];
  }
  return undefined;
}

/** All in pairs, the nearest with the nearest from the top; `undefined` if they cannot all be paired. */
function paired(ranked: readonly string[], mayMeet: MayMeet, rather: MayMeet): string[][] | undefined {
  const open = ranked.map((one) => ranked.map((other) => one !== other && mayMeet(one, other)));
  const isOpen = (one: number, other: number) => open[one]?.[other] === true;
  let mates: readonly number[] = largestMatching(ranked.length, isOpen);
  if (mates.includes(-1)) return undefined;
  const settled = new Set<number>();
  const pairs: string[][] = [];
  for (const [top, person] of ranked.entries()) {
    if (settled.has(top)) continue;
    const others = ranked.flatMap((_, at) => (at !== top && !settled.has(at) && isOpen(top, at) ? [at] : []));
    const isWanted = (other: number) => rather(person, ranked[other] ?? '');
    for (const other of [...others.filter(isWanted), ...others.filter((one) => !isWanted(one))]) {
      const found = repaired(mates, top, other, (one, at) => isOpen(one, at) && !settled.has(one) && !settled.has(at));
      if (found === undefined) continue;
      mates = found;
      settled.add(top).add(other);
      pairs.push([person, ranked[other] ?? '']);
      break;
    }
  }
  return pairs;
}

/** The pairs with these two together and all others paired anew as need be; `undefined` if somebody is left over then. */
function repaired(
  mates: readonly number[],
  top: number,
  other: number,
  isOpen: (one: number, other: number) => boolean,
): readonly number[] | undefined {
  if (mates[top] === other) return mates;
  const pair = [top, other];
  const left = mates.map((mate, at) =>
    pair.includes(at) ? (at === top ? other : top) : pair.includes(mate) ? -1 : mate,
  );
  const found = largestMatching(
    mates.length,
    (one, at) => isOpen(one, at) && !pair.includes(one) && !pair.includes(at),
    left,
  );
  return found.includes(-1) ? undefined : found;
}

/** Who sat first less often sits first. */
function seatsOf(pair: readonly string[], bouts: readonly Bout[]): string[] {
  const firsts = (person: string) => bouts.filter((bout) => !isBye(bout) && bout.people[0] === person).length;
  return pair.toSorted((one, other) => firsts(one) - firsts(other));
}
