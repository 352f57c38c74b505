/** Combat values (ND 13.4, ND 13.5). */

import type { Seat } from '@tabularium/kernel';
import { CITY_STATE_DEFENCE } from '../content/city-states.ts';
import type { NewDawnKnown } from '../state.ts';
import type { Fight } from '../vocabulary.ts';
import { boardOf } from './board.ts';
import { type FightAt, forEachEffect, type Target } from './effects.ts';
import { hasBarbarian, isCapital, isCity, isReinforced, ownerAt, pieceOwner } from './pieces.ts';
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

/** What the attacker's value is without the die (ND 13.4). */
export function attackStrength(game: NewDawnKnown, fight: FightAt): number {
  const card = focusCard(fight.card);
  let strength = fight.slot;
  if (card.type === 'military') strength += fight.target === 'barbarian' ? card.againstBarbarians : card.bonus;
  forEachEffect(game, fight.attacker, ({ attack }, from) => {
    if (attack === undefined) return;
    strength += typeof attack === 'number' ? attack : attack(game, fight.attacker, fight, from);
  });
  return strength;
}

/** What the defender's value is without the die (ND 13.5). */
export function defenceStrength(game: NewDawnKnown, fight: FightAt): number {
  const { target, space, defender } = fight;
  if (target === 'city-state') return CITY_STATE_DEFENCE;
  const difficulty = difficultyAt(game, fight.attacker, space, FIGHTING);
  if (target === 'barbarian' || defender === null) return difficulty;
  let strength = target === 'token' ? difficulty : 2 * difficulty;
  if (isReinforced(game.pieces[space])) strength += 1;
  strength += reinforcedAround(game, defender, space);
  forEachEffect(game, defender, ({ defence }, from) => {
    if (defence === undefined) return;
    strength += typeof defence === 'number' ? defence : defence(game, defender, fight, from);
  });
  return strength;
}

/** How many reinforced control tokens of that seat lie next to the space (ND 13.2). */
export function reinforcedAround(game: NewDawnKnown, seat: Seat, space: number): number {
  let count = 0;
  for (const next of boardOf(game.map).neighbours[space] ?? []) {
    const piece = game.pieces[next];
    if (isReinforced(piece) && pieceOwner(piece) === seat) count++;
  }
  return count;
}
