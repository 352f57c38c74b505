/** Workers on the technologies of a civilization: how many, how high, on which card is the best. */

import type { CivilKind, Rating } from '../content/model.ts';
import type { KnownPlayer, Technology } from '../state.ts';
import { levelOf, technologyOf } from './cards.ts';

/** Workers on cards of these kinds. */
export function workersOn(player: KnownPlayer, kinds: readonly CivilKind[]): number {
  let sum = 0;
  for (const { card, workers } of player.technologies) if (kinds.includes(technologyOf(card).kind)) sum += workers;
  return sum;
}

/** The levels of all workers on cards of these kinds. */
export function levelSum(player: KnownPlayer, kinds: readonly CivilKind[]): number {
  let sum = 0;
  for (const { card, workers } of player.technologies) {
    const { kind, level } = technologyOf(card);
    if (kinds.includes(kind)) sum += workers * level;
  }
  return sum;
}

/** How many of these kinds have a worker. */
export function kindsWithWorkers(player: KnownPlayer, kinds: readonly CivilKind[]): number {
  let count = 0;
  for (const kind of kinds) if (workersOn(player, [kind]) > 0) count++;
  return count;
}

/** The card of the highest level of these kinds that has a worker (TA 15.1). */
export function best(player: KnownPlayer, kinds: readonly CivilKind[]) {
  let found: Technology | undefined;
  for (const technology of player.technologies) {
    if (technology.workers === 0 || !kinds.includes(technologyOf(technology.card).kind)) continue;
    if (found === undefined || levelOf(technology.card) > levelOf(found.card)) found = technology;
  }
  if (found === undefined) return undefined;
  const technology = found;
  return { technology, value: (which: Rating) => technologyOf(technology.card).makes[which] };
}

/** The level of that card; 0 if there is none. */
export function bestLevel(player: KnownPlayer, kinds: readonly CivilKind[]): number {
  const found = best(player, kinds);
  return found === undefined ? 0 : levelOf(found.technology.card);
}
