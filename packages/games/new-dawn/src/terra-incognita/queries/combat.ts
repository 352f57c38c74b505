/** What a defender is worth against an army (TI 5.8). */

import type { Seat } from '@tabularium/kernel';
import { CITY_STATE_DEFENCE } from '../../content/city-states.ts';
import { reinforcedAround } from '../../queries/combat.ts';
import { forEachEffect } from '../../queries/effects.ts';
import { isReinforced } from '../../queries/pieces.ts';
import { difficultyAt, FIGHTING } from '../../queries/terrain.ts';
import { focusCard } from '../../queries/things.ts';
import type { NewDawnKnown } from '../../state.ts';
import { ARMY_SUPPORT, FORT_DEFENCE } from '../content/limits.ts';
import type { ArmyFight } from '../vocabulary.ts';
import { realmOf } from './realms.ts';

/** The defender's combat value without the die. */
export function armyDefence(game: NewDawnKnown, fight: ArmyFight): number {
  const { target, space, defender } = fight;
  if (target === 'city-state') return CITY_STATE_DEFENCE;
  if (target === 'fort') return FORT_DEFENCE;
  const difficulty = difficultyAt(game, fight.attacker, space, FIGHTING);
  if (defender === null) return difficulty;
  let strength = difficulty + support(game, fight, defender);
  if (target === 'city' || target === 'capital') strength += difficulty;
  if (target !== 'army' && target !== 'caravan') strength += reinforcements(game, fight, defender);
  forEachEffect(game, defender, ({ defence }, from) => {
    if (defence === undefined) return;
    strength += typeof defence === 'number' ? defence : defence(game, defender, fight, from);
  });
  return strength;
}

/** Reinforced tokens: the defending one itself and those around (TI 5.8); Great Wall and Siege Tactics change their worth. */
function reinforcements(game: NewDawnKnown, { space, attacker }: ArmyFight, defender: Seat): number {
  const count = reinforcedAround(game, defender, space) + (isReinforced(game.pieces[space]) ? 1 : 0);
  return count * Math.max(0, reinforcedWorth(game, defender) - besieging(game, attacker));
}

function reinforcedWorth(game: NewDawnKnown, seat: Seat): number {
  let worth = 1;
  forEachEffect(game, seat, (effect) => {
    worth = Math.max(worth, effect.reinforcedWorth ?? 1);
  });
  return worth;
}

function besieging(game: NewDawnKnown, attacker: Seat): number {
  let less = 0;
  for (const { card } of game.players[attacker]?.row ?? []) {
    const focus = focusCard(card);
    if (focus.type === 'military' && 'armies' in focus) less = Math.max(less, focus.besieges ?? 0);
  }
  return less;
}

/** Another army of the defender in the space helps, once (TI 5.8). */
function support(game: NewDawnKnown, { target, space }: ArmyFight, defender: Seat): number {
  const armies = realmOf(game, defender).armies.filter((at) => at === space).length;
  return armies > (target === 'army' ? 1 : 0) ? ARMY_SUPPORT : 0;
}
