/** Who has won with the expansion (TI 13). */

import type { Result, Seat } from '@tabularium/kernel';
import { friendlySpaces } from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { agendasOn } from '../../queries/things.ts';
import { completedCards } from '../../queries/victory.ts';
import { controlledWonders } from '../../queries/wonders.ts';
import { best } from '../../rules/victory.ts';
import type { NewDawnState } from '../../state.ts';
import { SPARE_VICTORY_CARDS } from '../content/limits.ts';

/** Four of five, five of six in an epic game; in a peaceful game all (TI 13.1, TI 17.1, TI 17.3). */
export function cardsToWin(game: NewDawnState): number {
  return game.victoryCards.length - (game.options.peaceful ? 0 : SPARE_VICTORY_CARDS);
}

/** Among those with enough cards: most marks, then most wonders, then most friendly spaces, else shared (TI 13.3, TI 13.10). */
export function terraResult(game: NewDawnState): Result {
  const parts = game.players.map((_, seat) => marks(game, seat));
  const scores = parts.map((cards) => Object.values(cards).reduce((sum, count) => sum + count, 0));
  const seats = game.players.map((_, seat) => seat);
  const done = seats.filter((seat) => completedCards(game, seat) >= cardsToWin(game));
  const byMarks = best(done.length > 0 ? done : seats, (seat) => scores[seat] ?? 0);
  const byWonders = best(byMarks, (seat) => controlledWonders(game, seat).length);
  const winners = best(byWonders, (seat) => friendlySpaces(game, seat));
  return { winners, scores, parts, ending: ending(done, byMarks, byWonders, winners) };
}

/** How many control tokens that seat has on each victory card. */
function marks(game: NewDawnState, seat: Seat): Record<string, number> {
  const agendas: readonly string[] = playerOf(game, seat).agendas;
  return Object.fromEntries(
    game.victoryCards.map((card) => [card, agendasOn(card).filter((agenda) => agendas.includes(agenda)).length]),
  );
}

function ending(done: readonly Seat[], byMarks: readonly Seat[], byWonders: readonly Seat[], winners: readonly Seat[]) {
  if (done.length === 0) return 'round-limit';
  if (byMarks.length === 1) return 'agendas';
  if (byWonders.length === 1) return 'wonders';
  return winners.length === 1 ? 'spaces' : 'shared';
}
