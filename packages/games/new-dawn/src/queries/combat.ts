/** Combat values (ND 13.4, ND 13.5). */

import type { Seat } from '@tabularium/kernel';
import { CITY_STATE_DEFENCE } from '../content/city-states.ts';
import type { FocusId } from '../content/focus-cards.ts';
import type { NewDawnKnown } from '../state.ts';
import type { Fight, StrengthPart } from '../vocabulary.ts';
import { boardOf } from './board.ts';
import { type FightAt, forEachEffect, type Target } from './effects.ts';
import { hasBarbarian, isCapital, isCity, isReinforced, ownerAt, pieceOwner } from './pieces.ts';
import { playerOf } from './players.ts';
import { difficultyAt, FIGHTING } from './terrain.ts';
import { focusCard } from './things.ts';

/** What an attack on that space is against. A barbarian on a city-state is fought before the city-state (ND 13.3e). */
export function targetAt(game: NewDawnKnown, space: number): Target {
  const piece = game.pieces[space];
  if (isCapital(piece)) return 'capital';
  if (isCity(piece)) return 'city';
  if (ownerAt(game, space) >= 0) return 'token';
  return hasBarbarian(game, space) ? 'barbarian' : 'city-state';
}

/** The fight with what it is against. */
export function fightAt(game: NewDawnKnown, fight: Fight): FightAt {
  const owner = ownerAt(game, fight.space);
  const { attacker, space, card, slot, attack, defence } = fight;
  const defender = owner < 0 ? null : owner;
  return { attacker, space, card, slot, attack, defence, target: targetAt(game, space), defender };
}

/** The cards whose trade tokens that seat may spend in a fight: the attacker's that is resolved, the defender's military ones (ND 7.2, TI 5.9). */
export function fightingCards(game: NewDawnKnown, seat: Seat, fight: Fight): readonly FocusId[] {
  if (seat === fight.attacker) return [fight.card];
  const cards = playerOf(game, seat).row.map(({ card }) => card);
  return cards.filter((card) => focusCard(card).type === 'military');
}

/** Hears of each part of a combat value; parts may be 0. */
export type Count = (from: StrengthPart['from'], value: number) => void;

/** The parts of the attacker's value beside the die (ND 13.4). */
function countAttack(game: NewDawnKnown, fight: FightAt, count: Count): void {
  const card = focusCard(fight.card);
  count('slot', fight.slot);
  if (card.type === 'military') count('card', fight.target === 'barbarian' ? card.againstBarbarians : card.bonus);
  forEachEffect(game, fight.attacker, 'attack', (attack, from, id) => {
    count(id, typeof attack === 'number' ? attack : attack(game, fight.attacker, fight, from));
  });
}

/** The parts of the defender's value beside the die (ND 13.5). */
function countDefence(game: NewDawnKnown, fight: FightAt, count: Count): void {
  const { target, space, defender } = fight;
  if (target === 'city-state') return count('city-state', CITY_STATE_DEFENCE);
  const difficulty = difficultyAt(game, fight.attacker, space, FIGHTING);
  if (target === 'barbarian' || defender === null) return count('terrain', difficulty);
  count('terrain', target === 'token' ? difficulty : 2 * difficulty);
  count('reinforced', reinforcedAround(game, defender, space) + (isReinforced(game.pieces[space]) ? 1 : 0));
  countDefenders(game, fight, defender, count);
}

/** What cards and leader add to the defender's value. */
export function countDefenders(game: NewDawnKnown, fight: FightAt, defender: Seat, count: Count): void {
  forEachEffect(game, defender, 'defence', (defence, from, id) => {
    count(id, typeof defence === 'number' ? defence : defence(game, defender, fight, from));
  });
}

type Counting<F extends FightAt> = (game: NewDawnKnown, fight: F, count: Count) => void;

/** The sum of the parts. */
export const summed =
  <F extends FightAt>(counting: Counting<F>) =>
  (game: NewDawnKnown, fight: F): number => {
    let sum = 0;
    counting(game, fight, (_from, value) => {
      sum += value;
    });
    return sum;
  };

/** The parts that are not 0, for the log. */
export const listed =
  <F extends FightAt>(counting: Counting<F>) =>
  (game: NewDawnKnown, fight: F): StrengthPart[] => {
    const parts: StrengthPart[] = [];
    counting(game, fight, (from, value) => value !== 0 && parts.push({ from, value }));
    return parts;
  };

/** What the attacker's, the defender's value is without the die, and what it comes from. */
export const attackStrength = summed(countAttack);
export const attackParts = listed(countAttack);
export const defenceStrength = summed(countDefence);
export const defenceParts = listed(countDefence);

/** How many reinforced control tokens of that seat lie next to the space (ND 13.2). */
export function reinforcedAround(game: NewDawnKnown, seat: Seat, space: number): number {
  let count = 0;
  for (const next of boardOf(game.map).neighbours[space] ?? []) {
    const piece = game.pieces[next];
    if (isReinforced(piece) && pieceOwner(piece) === seat) count++;
  }
  return count;
}
