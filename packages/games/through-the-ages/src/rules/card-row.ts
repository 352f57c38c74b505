/** The card row: replenishing it, and taking cards from it (TA 3). */

import { emit, type Procedure, type Seat } from '@tabularium/kernel';
import { ROW_COSTS, ROW_REMOVED } from '../content/boards.ts';
import type { Card } from '../content/model.ts';
import { cardOf, isTechnology } from '../queries/cards.ts';
import { takeCost } from '../queries/costs.ts';
import type { Desk } from '../queries/desk.ts';
import type { Forbidden } from '../queries/effects.ts';
import { byPlayers, playerOf } from '../queries/players.ts';
import { asks } from '../questions.ts';
import type { AgesState, Player } from '../state.ts';
import type { Take, ThroughTheAges } from '../vocabulary.ts';
import { endAge } from './ages.ts';
import { LAST_AGE, moment } from './gains.ts';

/** Start of a turn from round 2 on: remove from the left, slide, fill (TA 3.1). Age A ends right after the first time. */
export const replenish: Procedure<ThroughTheAges, 'replenish'> = {
  run(game) {
    const removed: string[] = [];
    for (const card of game.row.splice(0, byPlayers(game, ROW_REMOVED))) if (card !== '') removed.push(card);
    for (const card of removed) game.gone.push(card);
    if (removed.length > 0) emit(game, { fact: 'row-removed', cards: removed, seen: 'all' });
    fillRow(game);
    if (game.age === 0) endAge(game);
  },
};

/** Slide the cards together and fill the free spaces from the current deck (TA 3.1, 3.2). */
export function fillRow(game: AgesState): void {
  const cards: string[] = [];
  for (const card of game.row) if (card !== '') cards.push(card);
  const filled: string[] = [];
  while (cards.length < ROW_COSTS.length && game.age < LAST_AGE) {
    const deck = game.civilDecks[game.age] ?? [];
    const top = deck.pop();
    if (top === undefined) {
      endAge(game);
      continue;
    }
    const card = asks(game).unveiled(game, top);
    cards.push(card);
    filled.push(card);
    // The age ends as soon as its last card lies in the row (TA 3.2); Age A ends by TA 1.8.
    if (deck.length === 0 && game.age > 0) {
      game.row = padded(cards);
      endAge(game);
    }
  }
  game.row = padded(cards);
  if (filled.length > 0) emit(game, { fact: 'row-filled', cards: filled, seen: 'all' });
}

function padded(cards: readonly string[]): string[] {
  const row = cards.slice();
  while (row.length < ROW_COSTS.length) row.push('');
  return row;
}

/** Why a card of the row cannot be taken, leaving the price aside (TA 3.4, 3.5). */
export function takingForbidden(desk: Desk, card: Card): Forbidden {
  if (card.kind === 'wonder') return desk.player.building === '' ? undefined : WONDER_UNFINISHED;
  return holdingForbidden(desk, card);
}

const WONDER_UNFINISHED = { reason: 'wonder-unfinished', rule: 'TA 3.5' } as const;
const LEADER_TAKEN = { reason: 'leader-of-age-taken', rule: 'TA 3.4' } as const;
const KNOWN = { reason: 'technology-known', rule: 'TA 3.4' } as const;
const HAND_FULL = { reason: 'hand-full', rule: 'TA 3.4' } as const;

/** Why that civil card cannot come into that hand (TA 3.4). */
export function holdingForbidden({ player, handFull }: Desk, card: Card): Forbidden {
  if (card.kind === 'leader' && player.leadersTaken.includes(card.level)) return LEADER_TAKEN;
  if (isTechnology(card) && knows(player, card.id)) return KNOWN;
  return handFull ? HAND_FULL : undefined;
}

function knows(player: Player, card: string): boolean {
  if (player.civilHand.includes(card) || player.specials.includes(card) || player.government === card) return true;
  for (const technology of player.technologies) if (technology.card === card) return true;
  return false;
}

/** Every card that may be taken for at most that many actions. */
export function takeable(desk: Desk, actions: number): Take[] {
  const { game, seat, works } = desk;
  const possible: Take[] = [];
  for (let space = 0; space < game.row.length; space++) {
    const card = game.row[space] ?? '';
    if (card === '' || takingForbidden(desk, cardOf(card)) !== undefined) continue;
    if (takeCost(game, seat, space, works) <= actions) possible.push({ type: 'take', space });
  }
  return possible;
}

/** The card leaves the row and comes into the hand, a wonder into play (TA 3.4, 3.5). */
export function takeCard(game: AgesState, seat: Seat, space: number, actions: number): void {
  const player = playerOf(game, seat);
  const id = game.row[space] ?? '';
  const card = cardOf(id);
  game.row[space] = '';
  emit(game, { fact: 'took', seat, card: id, actions, seen: 'all' });
  if (card.kind === 'wonder') {
    player.building = id;
    player.stages = 0;
    moment(game, seat, 'tookWonder');
    return;
  }
  player.civilHand.push(id);
  if (card.kind === 'leader') player.leadersTaken.push(card.level);
  if (isTechnology(card)) moment(game, seat, 'tookTechnology');
}
