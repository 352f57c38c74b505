/** Who is how near to winning (ND 16.1). */

import type { Seat } from '@tabularium/kernel';
import type { AgendaId } from '../content/victory-cards.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown } from '../state.ts';
import { playerOf } from './players.ts';
import { agendasOn } from './things.ts';

/** How many of the victory cards in play that seat has completed (ND 16.1). */
export function completedCards(game: NewDawnKnown, seat: Seat): number {
  const agendas: readonly AgendaId[] = playerOf(game, seat).agendas;
  return game.victoryCards.filter((card) => agendasOn(card).some((agenda) => agendas.includes(agenda))).length;
}

/** Would the game end after this round, because of that seat, as things are (ND 16.4, TI 13.1)? */
export const hasEnoughCards = (game: NewDawnKnown, seat: Seat): boolean =>
  completedCards(game, seat) >= asks(game).cardsToWin(game);
