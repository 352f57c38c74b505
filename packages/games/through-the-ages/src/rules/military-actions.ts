/** Military actions: tactics, and recruiting (TA 11). Units are built and upgraded like buildings. */

import { emit, type Procedure, type Seat } from '@tabularium/kernel';
import { TACTIC_PRICE } from '../content/boards.ts';
import { technologyOf } from '../content/cards.ts';
import { buildCost, populationPrice } from '../queries/costs.ts';
import { type Desk, type Forbidden, says } from '../queries/desk.ts';
import { playerOf } from '../queries/players.ts';
import { has, powerOf } from '../queries/powers.ts';
import type { AgesState, Standard, ThroughTheAges } from '../state.ts';
import { affords, payMilitary, payResources, placeWorker } from './civil-actions.ts';
import { growPopulation, payGoods } from './gains.ts';

const NO_MILITARY = { reason: 'no-military-actions', rule: 'TA 11.2' } as const;
const TACTIC_DONE = { reason: 'tactic-already-played', rule: 'TA 11.2' } as const;
const BANK_EMPTY = { reason: 'bank-empty', rule: 'TA 10.2' } as const;
const NO_FOOD = { reason: 'not-enough-food', rule: 'TA 10.2' } as const;
const NO_RESOURCES = { reason: 'not-enough-resources', rule: 'TA 11.1' } as const;

/** Why no tactic can be played or copied now (TA 11.2). */
export function tacticForbidden({ game, player }: Desk, price: number): Forbidden {
  if (player.military < price) return NO_MILITARY;
  return game.turn.tacticDone ? TACTIC_DONE : undefined;
}

/** A tactic from the hand becomes the exclusive current one. */
export function playTactic(game: AgesState, seat: Seat, card: string): void {
  const player = playerOf(game, seat);
  payMilitary(game, seat, TACTIC_PRICE.play);
  game.turn.tacticDone = true;
  player.militaryHand.splice(player.militaryHand.indexOf(card), 1);
  player.exclusive.push({ card, bonus: 0 });
  player.tactic = { card, bonus: 0 };
  emit(game, { fact: 'played-tactic', seat, card, copied: false, seen: 'all' });
}

/** A tactic of the common area becomes the current one. */
export function copyTactic(game: AgesState, seat: Seat, at: number): void {
  const player = playerOf(game, seat);
  const standard = game.commonTactics[at];
  if (standard === undefined) throw new Error(`There is no common tactic ${at}.`);
  payMilitary(game, seat, TACTIC_PRICE.copy);
  game.turn.tacticDone = true;
  player.tactic = { ...standard };
  emit(game, { fact: 'played-tactic', seat, card: standard.card, copied: true, seen: 'all' });
}

/** Start of the turn: the own exclusive tactics move to the common area, unless a leader keeps them (TA 11.6). */
export const makeTacticsAvailable: Procedure<ThroughTheAges, 'make-tactics-available'> = {
  run(game, { seat }) {
    if (has(game, seat, 'keepsTactics')) return;
    const player = playerOf(game, seat);
    for (const standard of player.exclusive.splice(0)) {
      share(game, standard);
      emit(game, { fact: 'tactic-shared', seat, card: standard.card, seen: 'all' });
    }
  },
};

/** The same card already there: the new one leaves the game. One with a leader under it is never merged (TA 18.A2). */
function share(game: AgesState, standard: Standard): void {
  const known = game.commonTactics.some(({ card, bonus }) => card === standard.card && bonus === standard.bonus);
  if (known && standard.bonus === 0) game.gone.push(standard.card);
  else game.commonTactics.push(standard);
}

/** Why that unit cannot be recruited together with a new worker (Barbarossa). */
export function recruitForbidden(desk: Desk, card: string): Forbidden {
  const discount = says(desk, 'recruits');
  if (discount === undefined) return NO_MILITARY;
  if (desk.player.military < 1) return NO_MILITARY;
  const price = populationPrice(desk.game, desk.seat, discount.food, desk.works);
  if (price === null) return BANK_EMPTY;
  if (desk.food < price) return NO_FOOD;
  const cost = Math.max(0, buildCost(desk.game, desk.seat, card, desk.works) - discount.resources);
  return affords(desk, cost, technologyOf(card).kind) ? undefined : NO_RESOURCES;
}

/** Population and a unit in one go, both cheaper. */
export function recruit(game: AgesState, seat: Seat, card: string): void {
  const discount = powerOf(game, seat, 'recruits');
  payMilitary(game, seat, 1);
  payGoods(game, seat, 'food', populationPrice(game, seat, discount?.food ?? 0) ?? 0);
  growPopulation(game, seat);
  const cost = Math.max(0, buildCost(game, seat, card) - (discount?.resources ?? 0));
  payResources(game, seat, cost, technologyOf(card).kind);
  placeWorker(game, seat, card);
  emit(game, { fact: 'built', seat, card, cost, seen: 'all' });
}
