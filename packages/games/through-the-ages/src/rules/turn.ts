/** The course of a turn: its beginning, its end, and who is next (TA 2, 14, 16.3). */

import { type Decision, emit, endGame, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { DRAW_LIMIT } from '../content/boards.ts';
import { leaderOf } from '../queries/cards.ts';
import { discontent } from '../queries/counts.ts';
import { distinct } from '../queries/desk.ts';
import { clockwise, playerOf } from '../queries/players.ts';
import { total, workingFor, worksFor } from '../queries/powers.ts';
import { militaryHandLimit } from '../queries/ratings.ts';
import type { AgesKnown, AgesState } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { discardFaceDown } from './aggression.ts';
import { drawMilitary, drawsMilitary, give, grantTemporary } from './gains.ts';
import { productionPhase } from './production.ts';
import { newTurn } from './set-up.ts';

/** A turn begins; in the first round there is only taking cards (TA 1.7, 2.1, 2.2). */
export const turn: Procedure<ThroughTheAges, 'turn'> = {
  run(game, { seat }) {
    game.current = seat;
    game.turn = newTurn();
    emit(game, { fact: 'turn-began', seat, round: game.round, seen: 'all' });
    push(game, { step: 'end-of-turn', seat });
    push(game, { step: 'action-phase', seat });
    if (game.round === 1) return;
    push(game, { step: 'politics-phase', seat });
    push(game, { step: 'make-tactics-available', seat });
    push(game, { step: 'wars', seat });
    push(game, { step: 'turn-effects', seat });
    push(game, { step: 'replenish', seat });
  },
};

/** What leaders give at the start of the turn (TA 2.2). */
export const turnEffects: Procedure<ThroughTheAges, 'turn-effects'> = {
  run(game, { seat }) {
    for (const { powers, effects } of workingFor(game, seat)) {
      const { temporary } = powers;
      if (temporary !== undefined && !temporary.duringActions) grantTemporary(game, seat, temporary, powers.id);
      effects.turnStarts?.(game, seat);
    }
  },
};

/** The end-of-turn sequence: stance, excess cards, scores, production, drawing, reset (TA 14). */
export const endOfTurn: Procedure<ThroughTheAges, 'end-of-turn'> = {
  run(game, { seat }) {
    push(game, { step: 'next-turn', seat });
    push(game, { step: 'draw-military', seat });
    push(game, { step: 'production', seat });
    push(game, { step: 'turn-scores', seat });
    if (hasExcess(game, seat)) push(game, { step: 'excess', seat });
    for (const { effects } of workingFor(game, seat)) effects.actionPhaseEnds?.(game, seat);
  },
};

/** Military cards above the limit are discarded face down (TA 14.1). */
export const excess: Decision<ThroughTheAges, 'excess'> = {
  actions: (game, { seat }) => distinct(playerOf(game, seat).militaryHand).map((card) => ({ type: 'discard', card })),
  take(game, { seat }, { card }) {
    discardFaceDown(game, seat, card);
    for (const { on, card: by } of worksFor(game, seat).gifts)
      if (on.excessDiscarded !== undefined) give(game, seat, on.excessDiscarded, 'leaders', by);
    if (!hasExcess(game, seat)) pop(game);
  },
};

function hasExcess(game: AgesState, seat: Seat): boolean {
  return playerOf(game, seat).militaryHand.length > militaryHandLimit(game, seat);
}

/** Cards that score at the end of the turn, in the order of TA 14.6; an uprising does not matter. */
export const turnScores: Procedure<ThroughTheAges, 'turn-scores'> = {
  run(game, { seat }) {
    if (game.round === 1) return;
    for (const { powers, effects } of workingFor(game, seat)) {
      if (effects.turnEnds !== undefined) give(game, seat, effects.turnEnds(game, seat), 'leaders', powers.id);
    }
    const prize = game.prize === '' ? undefined : leaderOf(game.prize).replacement?.prize;
    if (prize !== undefined && game.turn.developed >= prize.technologies)
      give(game, seat, prize.gain, 'leaders', game.prize);
  },
};

/** More discontent than unused workers: an uprising, and nothing is produced (TA 13.4, 14.2). */
export const production: Procedure<ThroughTheAges, 'production'> = {
  run(game, { seat }) {
    const unhappy = discontent(game, seat);
    if (unhappy > playerOf(game, seat).workers)
      emit(game, { fact: 'uprising', seat, discontent: unhappy, seen: 'all' });
    else productionPhase(game, seat);
  },
};

/** One military card per unused military action, at most three (TA 14.4, 14.8). */
export const drawStep: Procedure<ThroughTheAges, 'draw-military'> = {
  run(game, { seat }) {
    drawMilitary(game, seat, militaryDraw(game, seat));
  },
};

/** How many military cards the end of the turn brings; none in the first round and in Ages A and IV. */
export function militaryDraw(game: AgesKnown, seat: Seat): number {
  if (game.round === 1 || !drawsMilitary(game)) return 0;
  return Math.min(DRAW_LIMIT, playerOf(game, seat).military) + total(game, seat, 'draw');
}

/** All actions are available again; then the next player, or the end (TA 14.5, 16.3). */
export const nextTurn: Procedure<ThroughTheAges, 'next-turn'> = {
  run(game, { seat }) {
    const player = playerOf(game, seat);
    const { sums } = worksFor(game, seat);
    player.civil = sums.civilActions;
    player.military = sums.militaryActions;
    player.kidnapped = null;
    passOn(game, seat);
  },
};

/** The turn goes to the next player still in the game; after the last round everything is scored. */
export function passOn(game: AgesState, seat: Seat): void {
  const next = clockwise(game, (seat + 1) % game.seats)[0];
  if (next === undefined) return endGame(game);
  if (next === game.starting) {
    if (game.lastRound > 0 && game.round >= game.lastRound) return push(game, { step: 'final-scoring' });
    game.round++;
  }
  push(game, { step: 'turn', seat: next });
}
