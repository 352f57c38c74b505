/** Agendas, and how the game ends (ND 16). */

import { endGame, type Procedure, push, type Result, type Seat } from '@tabularium/kernel';
import type { AgendaId } from '../content/victory-cards.ts';
import { friendlySpaces, isToken, pieceOwner, spacesWhere } from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { agendaOf, agendasOn, type Feat } from '../queries/things.ts';
import { completedCards, hasEnoughCards } from '../queries/victory.ts';
import { controlledWonders } from '../queries/wonders.ts';
import { asks } from '../questions.ts';
import type { NewDawnState } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';
import { tell } from './telling.ts';

/** Mark every agenda that somebody meets now; a mark stays for good, but for those that must be held (ND 16.2, TI 13.9). */
export function checkAgendas(game: NewDawnState): void {
  for (const card of game.victoryCards) {
    for (const agenda of agendasOn(card)) {
      for (let seat = 0; seat < game.seats; seat++) checkAgenda(game, seat, agenda);
    }
  }
}

function checkAgenda(game: NewDawnState, seat: Seat, id: AgendaId): void {
  const agenda = agendaOf(id);
  const { goal, atMost } = agenda;
  const marked = playerOf(game, seat).agendas.includes(id);
  if (marked && agenda.canBeLost !== true) return;
  if (atMost !== undefined && atMost(game, seat) < goal) return;
  const met = agenda.progress(game, seat) >= goal;
  if (met && !marked) complete(game, seat, id);
  if (marked && !met) lose(game, seat, id);
}

/** Something happened that completes an agenda by itself (ND 10.6, ND 16.3). */
export function achieve(game: NewDawnState, seat: Seat, feat: Feat): void {
  for (const card of game.victoryCards) {
    for (const agenda of agendasOn(card)) {
      if (agendaOf(agenda).feat === feat && !playerOf(game, seat).agendas.includes(agenda)) {
        complete(game, seat, agenda);
      }
    }
  }
}

/** Mark the agenda with an unused control token, or with a substitute if there is none (ND 16.2). */
function complete(game: NewDawnState, seat: Seat, agenda: AgendaId): void {
  const player = playerOf(game, seat);
  player.agendas.push(agenda);
  if (player.tokens > 0) player.tokens--;
  tell(game, { fact: 'agenda-completed', seat, agenda });
}

/** The mark of an agenda that must be held is taken off again (TI 13.4). */
function lose(game: NewDawnState, seat: Seat, agenda: AgendaId): void {
  const player = playerOf(game, seat);
  player.agendas = player.agendas.filter((one) => one !== agenda);
  const ordinary = spacesWhere(
    game,
    (piece, space) => isToken(piece) && pieceOwner(piece) === seat && !asks(game).isDistrict(game, space),
  );
  if (player.tokens + ordinary.length + player.agendas.length < asks(game).limits.tokens) player.tokens++;
  tell(game, { fact: 'agenda-lost', seat, agenda });
}

/** How many agendas that seat could still complete: each of them would take a control token (ND 16.2). */
export function openAgendas(game: NewDawnState, seat: Seat): number {
  const inPlay = game.victoryCards.reduce((sum, card) => sum + agendasOn(card).length, 0);
  return inPlay - playerOf(game, seat).agendas.length;
}

/** At the end of a round, after the event: has somebody won (ND 16.4, ND 16.7)? */
export const checkVictory: Procedure<NewDawn, 'check-victory'> = {
  run(game) {
    if (isDecided(game)) endGame(game);
    else beginRound(game);
  },
};

/** Has somebody won, or is this the last round? */
export function isDecided(game: NewDawnState): boolean {
  const { roundLimit } = game.options;
  if (roundLimit > 0 && game.round >= roundLimit) return true;
  return game.players.some((_, seat) => hasEnoughCards(game, seat));
}

/** The first player starts the next round (ND 6.2). */
export function beginRound(game: NewDawnState): void {
  game.round++;
  tell(game, { fact: 'round-began', round: game.round });
  push(game, { step: 'turn', seat: game.firstPlayer });
}

/** The outcome: most victory cards, then most wonders, then most friendly spaces, else shared (ND 16.4). */
export function result(game: NewDawnState): Result {
  const seats = game.players.map((_, seat) => seat);
  const scores = seats.map((seat) => completedCards(game, seat));
  const byAgendas = best(seats, (seat) => scores[seat] ?? 0);
  const byWonders = best(byAgendas, (seat) => controlledWonders(game, seat).length);
  const winners = best(byWonders, (seat) => friendlySpaces(game, seat));
  const parts = game.players.map(({ agendas }) =>
    Object.fromEntries(
      game.victoryCards.map((card) => [card, agendasOn(card).some((agenda) => agendas.includes(agenda)) ? 1 : 0]),
    ),
  );
  return { winners, scores, parts, ending: ending(game, scores, byAgendas, byWonders, winners) };
}

function ending(
  game: NewDawnState,
  scores: readonly number[],
  byAgendas: readonly Seat[],
  byWonders: readonly Seat[],
  winners: readonly Seat[],
): string {
  if (Math.max(...scores) < asks(game).cardsToWin(game)) return 'round-limit';
  if (byAgendas.length === 1) return 'agendas';
  if (byWonders.length === 1) return 'wonders';
  return winners.length === 1 ? 'spaces' : 'shared';
}

export function best(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
}
