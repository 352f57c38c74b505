/** What the end of a turn would bring if it came now: the rules themselves, carried out on a copy of what is known. */

import '../index.ts';
import { clone, type Seat } from '@tabularium/kernel';
import { stored } from '../queries/counts.ts';
import { playerOf } from '../queries/players.ts';
import { militaryDraw, production, turnScores } from '../rules/turn.ts';
import type { AgesKnown, AgesState } from '../state.ts';
import type { AgesFact } from '../vocabulary.ts';

/** What is counted at the end of a turn. */
export interface Stores {
  readonly culture: number;
  readonly science: number;
  readonly food: number;
  readonly resources: number;
}

/** What a civilization has now and would have then. */
export interface Forecast {
  readonly before: Stores;
  readonly after: Stores;
  /** Food and resources lost to corruption. */
  readonly corruption: number;
  /** Food that is missing for the workers. */
  readonly missing: number;
  /** Nothing is produced: too many are discontent. */
  readonly uprising: boolean;
  /** Military cards to be drawn. */
  readonly cards: number;
}

/** The end of that civilization's turn, as far as it can be known: nothing of it is secret but the cards drawn. */
export function forecast(known: AgesKnown, seat: Seat): Forecast {
  // The steps below read and change one civilization's open things only, which a view shows as they are.
  const game = { ...clone(known), facts: [] } as unknown as AgesState & { facts: AgesFact[] };
  const before = storesOf(game, seat);
  turnScores.run(game, { step: 'turn-scores', seat });
  production.run(game, { step: 'production', seat });
  let [corruption, missing, uprising] = [0, 0, false];
  for (const fact of game.facts) {
    if (fact.fact === 'corruption') corruption += fact.resources + fact.food;
    if (fact.fact === 'famine') missing += fact.missing;
    if (fact.fact === 'uprising') uprising = true;
  }
  return { before, after: storesOf(game, seat), corruption, missing, uprising, cards: militaryDraw(known, seat) };
}

function storesOf(game: AgesKnown, seat: Seat): Stores {
  const player = playerOf(game, seat);
  const { culture, science } = player;
  return { culture, science, food: stored(player, 'food'), resources: stored(player, 'resources') };
}
