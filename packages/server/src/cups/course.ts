/** How a cup goes on: the games of the next round, or none if it is over. */

import type { CupSettings } from '@tabularium/protocol';
import { type Bout, type BoutPlace, isBye } from './bout.ts';
import { boutsIn, goingOn, groupsIn, groupsOf, rotated, stageOf } from './groups.ts';
import { roundRobin, roundRobinRounds, swiss } from './pairing.ts';
import { type Course, standingsOf } from './standings.ts';

/** How many rounds of a Swiss cup tell who is best, as many as nobody has to meet again for. */
const swissRounds = (people: number, asked: number): number =>
  Math.min(asked === 0 ? Math.max(2, Math.ceil(Math.log2(people))) : asked, roundRobinRounds(people));

/** How many games each stage takes. */
export const gamesOf = ({ kind, rounds }: CupSettings): number => (kind === 'groups' ? Math.max(1, rounds) : 1);

/** How many rounds there will be, as far as it is known. */
export function roundsOf(settings: CupSettings, people: number): number | null {
  if (settings.kind === 'round-robin') return roundRobinRounds(people);
  return settings.kind === 'swiss' ? swissRounds(people, settings.rounds) : null;
}

/** The games of that round, byes among them; none if the cup is over. `course.people` are in the order of their seeds. */
export function nextRound(course: Course, settings: CupSettings, round: number): Bout[] {
  const { people, left } = course;
  const playing = people.filter((person) => !left.has(person));
  if (settings.kind === 'groups') return groupRound(course, settings, round);
  const all = settings.kind === 'swiss' ? playing.length : people.length;
  if (playing.length < 2 || round > (roundsOf(settings, people.length) ?? 0) || all < 2) return [];
  if (settings.kind === 'round-robin') {
    return roundRobin(people, round).map((pair) => withoutThoseGone(pair, left, round));
  }
  const ranked = standingsOf(course).flatMap(({ person }) => (left.has(person) ? [] : [person]));
  const order = round === 1 ? playing : ranked;
  const pairs = round === 1 ? firstSwiss(order) : swiss(order, course.bouts);
  return pairs.map((pair) => begun(pair, round, 2));
}

/** In the first round the upper half plays the lower; the last has the bye. */
function firstSwiss(seeded: readonly string[]): string[][] {
  const half = Math.floor(seeded.length / 2);
  const pairs = seeded.slice(0, half).map((person, at) => {
    const other = seeded[half + at] ?? '';
    return at % 2 === 0 ? [person, other] : [other, person];
  });
  return seeded.length % 2 === 0 ? pairs : [...pairs, [seeded.at(-1) ?? '']];
}

/** A game; where fewer are left than it takes, as with a bye, it is settled at once: nobody came before another. */
const begun = (people: string[], round: number, least: number): Bout => ({
  round,
  people,
  places: people.length < least ? people.map(present) : null,
});

const present = (person: string): BoutPlace => ({ person, place: 1, score: 0, stayed: true });

/** Whoever should have met somebody who has left has won; of two who have left neither has. */
function withoutThoseGone(pair: string[], left: ReadonlySet<string>, round: number): Bout {
  const bout = begun(pair, round, 2);
  if (isBye(bout) || !pair.some((person) => left.has(person))) return bout;
  const places = pair.map((person) => ({
    person,
    place: left.has(person) ? 2 : 1,
    score: 0,
    stayed: !left.has(person),
  }));
  return { round, people: pair, places };
}

function groupRound(course: Course, settings: CupSettings, round: number): Bout[] {
  const games = gamesOf(settings);
  const stage = stageOf(round, games);
  const game = (round - 1) % games;
  const { left, bouts, people, least } = course;
  if (game > 0)
    return rotated(groupsIn(bouts, stage, games), game).map((group) => stillThere(group, left, round, least));
  const going = stage === 1 ? people.filter((person) => !left.has(person)) : qualified(course, settings, stage - 1);
  if (going.length < 2) return [];
  return groupsOf(going, settings.seats).map((group) => begun(group, round, least));
}

/** A group without those who have left. */
function stillThere(group: string[], left: ReadonlySet<string>, round: number, least: number): Bout {
  return begun(
    group.filter((person) => !left.has(person)),
    round,
    least,
  );
}

/** Who goes on from a stage: the first of each group, then the best of all others, as many as fill whole tables. */
function qualified(course: Course, settings: CupSettings, stage: number): string[] {
  const games = gamesOf(settings);
  const groups = groupsIn(course.bouts, stage, games);
  const wanted = goingOn(groups.length, settings.seats);
  const those = { ...course, bouts: boutsIn(course.bouts, stage, games) };
  const ranked = standingsOf(those).flatMap(({ person }) =>
    course.left.has(person) || !groups.some((group) => group.includes(person)) ? [] : [person],
  );
  const firsts = groups.flatMap((group) => ranked.find((person) => group.includes(person)) ?? []);
  const others = ranked.filter((person) => !firsts.includes(person));
  const going = [...firsts, ...others].slice(0, wanted);
  return ranked.filter((person) => going.includes(person));
}
