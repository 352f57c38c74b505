/** What a defender is worth against an army (TI 5.8). */

import type { Seat } from '@tabularium/kernel';
import { CITY_STATE_DEFENCE } from '../../content/city-states.ts';
import { type Count, countDefenders, listed, reinforcedAround, summed } from '../../queries/combat.ts';
import { forEachEffect } from '../../queries/effects.ts';
import { isReinforced } from '../../queries/pieces.ts';
import { ANYONE, playerOf } from '../../queries/players.ts';
import { difficultyAt, FIGHTING } from '../../queries/terrain.ts';
import { focusCard } from '../../queries/things.ts';
import type { NewDawnKnown } from '../../state.ts';
import { ARMY_SUPPORT, FORT_DEFENCE } from '../content/limits.ts';
import type { ArmyFight } from '../vocabulary.ts';
import { realmOf } from './realms.ts';

/** The parts of the defender's combat value beside the die. */
function countArmyDefence(game: NewDawnKnown, fight: ArmyFight, count: Count): void {
  const { target, space, defender } = fight;
  if (target === 'city-state') return count('city-state', CITY_STATE_DEFENCE);
  if (target === 'fort') return count('fort', FORT_DEFENCE);
  const difficulty = difficultyAt(game, fight.attacker, space, FIGHTING);
  count('terrain', target === 'city' || target === 'capital' ? 2 * difficulty : difficulty);
  if (defender === null) return;
  count('army', support(game, fight, defender));
  if (target !== 'army' && target !== 'caravan') count('reinforced', reinforcements(game, fight, defender));
  countDefenders(game, fight, defender, count);
}

/** What the defender's value is without the die, and what it comes from. */
export const armyDefence = summed(countArmyDefence);
export const armyDefenceParts = listed(countArmyDefence);

/** Reinforced tokens: the defending one itself and those around (TI 5.8); Great Wall and Siege Tactics change their worth. */
function reinforcements(game: NewDawnKnown, { space, attacker }: ArmyFight, defender: Seat): number {
  const count = reinforcedAround(game, defender, space) + (isReinforced(game.pieces[space]) ? 1 : 0);
  return count * Math.max(0, reinforcedWorth(game, defender) - besieging(game, attacker));
}

function reinforcedWorth(game: NewDawnKnown, seat: Seat): number {
  let worth = 1;
  forEachEffect(game, seat, 'reinforcedWorth', (own) => {
    worth = Math.max(worth, own);
  });
  return worth;
}

function besieging(game: NewDawnKnown, attacker: Seat): number {
  let less = 0;
  if (attacker === ANYONE) return less;
  for (const { card } of playerOf(game, attacker).row) {
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
