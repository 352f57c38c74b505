/** Groups and a final, for more than two at a table: the best of each group go on, until one table is left. */

import type { Bout } from './bout.ts';

/** The sizes of groups for so many people at tables of so many seats, as equal as can be. */
function groupSizes(people: number, seats: number): number[] {
  const count = Math.ceil(people / seats);
  return Array.from({ length: count }, (_, at) => Math.floor(people / count) + (at < people % count ? 1 : 0));
}

/** Can so many people be put into groups that tables of so many seats, and no fewer than the least, can hold? */
export function canBeGrouped(people: number, seats: number, least: number): boolean {
  return people >= least && groupSizes(people, seats).every((size) => size >= least && size <= seats);
}

/** Groups of equal strength: the best go to different groups, and back again from the last to the first. `ranked`: the best first. */
export function groupsOf(ranked: readonly string[], seats: number): string[][] {
  const sizes = groupSizes(ranked.length, seats);
  const groups: string[][] = sizes.map(() => []);
  let [at, step] = [0, 1];
  for (const person of ranked) {
    while ((groups[at]?.length ?? 0) >= (sizes[at] ?? 0)) [at, step] = turned(at, step, groups.length);
    groups[at]?.push(person);
    [at, step] = turned(at, step, groups.length);
  }
  return groups;
}

/** The next group in the snake; at its ends it turns. */
function turned(at: number, step: number, count: number): [at: number, step: number] {
  const next = at + step;
  return next < 0 || next >= count ? [at, -step] : [next, step];
}

/** How many go on from so many groups: the first of each, and as many of the next best as fill whole tables. */
export function goingOn(groups: number, seats: number): number {
  return groups === 1 ? 0 : Math.ceil(groups / seats) * seats;
}

/** The same groups, everybody one seat on: so nobody begins twice. */
export const rotated = (groups: readonly (readonly string[])[], game: number): string[][] =>
  groups.map((group) => [...group.slice(game % group.length), ...group.slice(0, game % group.length)]);

/** Which stage a round belongs to, from 1, where each stage takes so many rounds. */
export const stageOf = (round: number, games: number): number => Math.floor((round - 1) / games) + 1;

/** The games of that stage. */
export const boutsIn = (bouts: readonly Bout[], stage: number, games: number): Bout[] =>
  bouts.filter(({ round }) => stageOf(round, games) === stage);

/** The groups of a stage, as they sat down first. */
export function groupsIn(bouts: readonly Bout[], stage: number, games: number): string[][] {
  const first = (stage - 1) * games + 1;
  return bouts.filter(({ round }) => round === first).map(({ people }) => [...people]);
}
