/** Final scoring and the result (TA 16.5, 16.8, 16.11). */

import { endGame, type Procedure, type Result, type Seat } from '@tabularium/kernel';
import { cardOf, eventOf, governmentOf, levelOf } from '../queries/cards.ts';
import { foodProduction, resourceProduction, technologiesOfLevel, wondersScore } from '../queries/counts.ts';
import { clockwise, livingPlayers, playerOf } from '../queries/players.ts';
import { workingFor } from '../queries/powers.ts';
import { happiness, scienceRating, strengthRating } from '../queries/ratings.ts';
import { type AgesState, SOURCES } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { isImpact, scoreImpact } from './event.ts';
import { give, score } from './gains.ts';

/** Age III events still in the decks, then cards that score at the end; the starting player counts as current. */
export const finalScoring: Procedure<ThroughTheAges, 'final-scoring'> = {
  run(game) {
    game.current = game.starting;
    if (game.options.length === 'handbook')
      for (const seat of livingPlayers(game)) score(game, seat, handbookScore(game, seat), 'scoring');
    else for (const card of finalEvents(game)) scoreFinalEvent(game, card);
    for (const seat of livingPlayers(game)) {
      for (const { effects } of workingFor(game, seat)) {
        if (effects.gameEnds !== undefined)
          give(game, seat, effects.gameEnds(game, seat), 'leaders', playerOf(game, seat).leader);
      }
    }
    endGame(game);
  },
};

/** The current deck from top to bottom, then the future events; the shorter game has its own (TA 16.8, 16.11). */
function finalEvents(game: AgesState): string[] {
  if (game.options.length === 'shorter') return [...game.finalEvents.open, ...game.finalEvents.hidden];
  const decks = [...game.currentEvents.cards.toReversed(), ...game.futureEvents.map(({ card }) => card)];
  return decks.filter((card) => cardOf(card).kind === 'event' && levelOf(card) === 3);
}

function scoreFinalEvent(game: AgesState, card: string): void {
  const event = eventOf(card);
  if (!isImpact(event)) return;
  for (const { deed } of event.effects) {
    for (const seat of clockwise(game, game.starting)) {
      if (deed.does === 'rank' || deed.does === 'score') scoreImpact(game, seat, card, deed, 'scoring');
    }
  }
}

/** The handbook game: technologies, ratings, production, colonies and the wonders of Age II (TA 16.8). */
export function handbookScore(game: AgesState, seat: Seat): number {
  const { colonies, government } = playerOf(game, seat);
  const level = governmentOf(government).level;
  // A government scores 2 per level instead of what other technologies of its level score.
  const technologies = technologiesOfLevel(game, seat, 1) + 2 * technologiesOfLevel(game, seat, 2) + level;
  const ratings = scienceRating(game, seat) + strengthRating(game, seat) + happiness(game, seat);
  const produced = foodProduction(game, seat) + resourceProduction(game, seat);
  return (
    technologies + ratings + produced + 3 * colonies.length + wondersScore(game, seat, (age) => (age === 2 ? 6 : 0))
  );
}

/** Most culture wins, ties share the victory; who resigned has lost; the last one left has won. */
export function result(game: AgesState): Result {
  const living = livingPlayers(game);
  const most = Math.max(...living.map((seat) => playerOf(game, seat).culture));
  const winners = living.length === 1 ? living : living.filter((seat) => playerOf(game, seat).culture === most);
  const parts = game.players.map(({ out, ledger }) => ({
    ...Object.fromEntries(SOURCES.map((source, at) => [source, out ? 0 : (ledger[at] ?? 0)])),
    resigned: out ? -1 : 0,
  }));
  return {
    winners,
    scores: game.players.map(({ out, culture }) => (out ? -1 : culture)),
    parts,
    ending: living.length === 1 ? 'last-civilization' : 'last-round',
  };
}
