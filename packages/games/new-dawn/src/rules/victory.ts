/** Agendas, and how the game ends (ND 16). */

import { emit, endGame, type Procedure, push, type Result, type Seat } from '@tabularium/kernel';
import { AGENDAS, type AgendaId, type Feat, VICTORY_CARDS } from '../content/victory-cards.ts';
import { friendlySpaces } from '../queries/pieces.ts';
import { controlledWonders } from '../queries/wonders.ts';
import type { NewDawnState } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';

/** Mark every agenda that somebody meets now; a mark stays for good (ND 16.2, ND 16.6). */
export function checkAgendas(game: NewDawnState): void {
  for (const card of game.victoryCards) {
    for (const agenda of VICTORY_CARDS[card]) {
      const { goal, progress, atMost } = AGENDAS[agenda];
      for (let seat = 0; seat < game.seats; seat++) {
        if (atMost !== undefined && atMost(game, seat) < goal) continue;
        if (progress(game, seat) < goal || game.players[seat]?.agendas.includes(agenda) === true) continue;
        complete(game, seat, agenda);
      }
    }
  }
}

/** Something happened that completes an agenda by itself (ND 10.6, ND 16.3). */
export function achieve(game: NewDawnState, seat: Seat, feat: Feat): void {
  for (const card of game.victoryCards) {
    for (const agenda of VICTORY_CARDS[card]) {
      if (AGENDAS[agenda].feat === feat && game.players[seat]?.agendas.includes(agenda) === false) {
        complete(game, seat, agenda);
      }
    }
  }
}

/** Mark the agenda with an unused control token, or with a substitute if there is none (ND 16.2). */
function complete(game: NewDawnState, seat: Seat, agenda: AgendaId): void {
  const player = game.players[seat];
  if (player === undefined) return;
  player.agendas.push(agenda);
  if (player.tokens > 0) player.tokens--;
  emit(game, { fact: 'agenda-completed', seat, agenda, seen: 'all' });
}

/** How many of the victory cards in play that seat has completed (ND 16.1). */
export function completedCards(game: NewDawnState, seat: Seat): number {
  const agendas: readonly AgendaId[] = game.players[seat]?.agendas ?? [];
  return game.victoryCards.filter((card) => VICTORY_CARDS[card].some((agenda) => agendas.includes(agenda))).length;
}

/** At the end of a round, after the event: has somebody won (ND 16.4, ND 16.7)? */
export const checkVictory: Procedure<NewDawn, 'check-victory'> = {
  run(game) {
    const won = game.players.some((_, seat) => completedCards(game, seat) === game.victoryCards.length);
    const { roundLimit } = game.options;
    if (won || (roundLimit > 0 && game.round >= roundLimit)) return endGame(game);
    game.round++;
    emit(game, { fact: 'round-began', round: game.round, seen: 'all' });
    push(game, { step: 'turn', seat: game.firstPlayer });
  },
};

/** The outcome: most victory cards, then most wonders, then most friendly spaces, else shared (ND 16.4). */
export function result(game: NewDawnState): Result {
  const seats = game.players.map((_, seat) => seat);
  const scores = seats.map((seat) => completedCards(game, seat));
  const byAgendas = best(seats, (seat) => scores[seat] ?? 0);
  const byWonders = best(byAgendas, (seat) => controlledWonders(game, seat).length);
  const winners = best(byWonders, (seat) => friendlySpaces(game, seat));
  const parts = game.players.map(({ agendas }) =>
    Object.fromEntries(
      game.victoryCards.map((card) => [card, VICTORY_CARDS[card].some((agenda) => agendas.includes(agenda)) ? 1 : 0]),
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
  if (Math.max(...scores) < game.victoryCards.length) return 'round-limit';
  if (byAgendas.length === 1) return 'agendas';
  if (byWonders.length === 1) return 'wonders';
  return winners.length === 1 ? 'spaces' : 'shared';
}

function best(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
}
