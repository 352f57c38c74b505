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
  if (!canBePaired(ranked, mayMeet)) return undefined;
  const pairs: string[][] = [];
  let left = [...ranked];
  while (left.length > 0) {
    const [top = '', ...others] = left;
    const wanted = [...others.filter((one) => rather(top, one)), ...others.filter((one) => !rather(top, one))];
    const other = wanted.find(
      (one) =>
        mayMeet(top, one) &&
        canBePaired(
          others.filter((rest) => rest !== one),
          mayMeet,
        ),
    );
    if (other === undefined) return undefined;
    pairs.push([top, other]);
    left = others.filter((one) => one !== other);
  }
  return pairs;
}

function canBePaired(people: readonly string[], mayMeet: MayMeet): boolean {
  const mates = largestMatching(people.length, (one, other) => mayMeet(people[one] ?? '', people[other] ?? ''));
  return mates.every((mate) => mate !== -1);
}

/** Who sat first less often sits first. */
function seatsOf(pair: readonly string[], bouts: readonly Bout[]): string[] {
  const firsts = (person: string) => bouts.filter((bout) => !isBye(bout) && bout.people[0] === person).length;
  return pair.toSorted((one, other) => firsts(one) - firsts(other));
}
