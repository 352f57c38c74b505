/** What no sensible player does: take down what works, and change to a tactic that makes nobody stronger. */

import type { ActionOf, Seat } from '@tabularium/kernel';
import { armiesOf, troopsOf } from '../queries/armies.ts';
import { technologyOf } from '../queries/cards.ts';
import { consumptionOf, discontent, foodProduction } from '../queries/counts.ts';
import { playerOf } from '../queries/players.ts';
import type { AgesState, Standard } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

/** Of these kinds nobody tears down what everybody begins with, and the age from which it may go. */
const KEPT: ReadonlySet<string> = new Set(['infantry', 'lab']);
const GROWN = 2;

/** Is that foolish there? */
export function foolish(game: AgesState, seat: Seat, action: ActionOf<ThroughTheAges>): boolean {
  switch (action.type) {
    case 'destroy':
      return isFirst(game, seat, action.card) || !(isUnruly(game, seat) || isStuck(game, seat, action.card));
    case 'tactic':
      return !strengthens(game, seat, { card: action.card, bonus: 0 });
    case 'copy':
      return !strengthens(game, seat, game.commonTactics[action.at] ?? null);
    default:
      return false;
  }
}

/** An idle worker more keeps the peace where the discontented are too many. */
const isUnruly = (game: AgesState, seat: Seat): boolean => discontent(game, seat) > playerOf(game, seat).workers;

/** Nobody has time to till another field and nobody can be born: then a miner has to become a farmer. */
function isStuck(game: AgesState, seat: Seat, card: string): boolean {
  if (technologyOf(card).kind !== 'mine') return false;
  return playerOf(game, seat).workers === 0 && foodProduction(game, seat) <= consumptionOf(game, seat);
}

/** The only warriors and the only laboratory of the first ages: whatever else may go, they stay. */
function isFirst(game: AgesState, seat: Seat, card: string): boolean {
  const { kind, level } = technologyOf(card);
  if (game.age >= GROWN || level > 0 || !KEPT.has(kind)) return false;
  return playerOf(game, seat).technologies.every((technology) => technology.card !== card || technology.workers < 2);
}

/** Do the units of today fight better by it? */
function strengthens(game: AgesState, seat: Seat, tactic: Standard | null): boolean {
  const troops = troopsOf(game, seat);
  return armiesOf(troops, tactic).strength > armiesOf(troops, playerOf(game, seat).tactic).strength;
}
