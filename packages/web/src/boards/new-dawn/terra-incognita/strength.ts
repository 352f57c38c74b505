/** The arithmetic of an army's fight, part by part (TI 5.7, TI 5.8). */

import type { Seat } from '@tabularium/kernel';
import type { NameEffect, Part, Strength } from '../fight.ts';
import type { BoardWords } from '../words.ts';
import {
  type Aim,
  ARMY_SUPPORT,
  armyDefence,
  CITY_STATE_DEFENCE,
  difficultyAt,
  FIGHTING,
  FORT_DEFENCE,
  type FocusId,
  forEachEffect,
  isReinforced,
  type NewDawnKnown,
  reinforcedAround,
} from './content.ts';
import type { TerraWords } from './words.ts';

/** A fight of an army, as the game keeps it. */
export type ArmyFight = Extract<NewDawnKnown['frames'][number], { step: 'fight-on' }>['fight'];

/** The army that would attack, and under which card. */
export interface Attacker {
  readonly seat: Seat;
  readonly card: FocusId;
  readonly slot: number;
}

/** The fight as it would begin, before any die. */
export function duel({ seat, card, slot }: Attacker, space: number, { target, owner }: Aim): ArmyFight {
  const nothing = { attack: 0, defence: 0, attackDie: 0, defenceDie: 0, army: 0, path: [] };
  return { ...nothing, attacker: seat, card, slot, space, target, defender: owner < 0 ? null : owner };
}

/** The words a sum is made of. */
export interface SumWords {
  readonly words: BoardWords;
  readonly terra: TerraWords;
  readonly name: NameEffect;
}

/** The defender's side, without the die. */
export function armyDefenceIn(game: NewDawnKnown, fight: ArmyFight, { words, terra, name }: SumWords): Strength {
  const { target, space, defender } = fight;
  const sum = armyDefence(game, fight);
  if (target === 'city-state') return { parts: [{ name: words.cityStatePart, value: CITY_STATE_DEFENCE }], sum };
  if (target === 'fort') return { parts: [{ name: terra.fortPart, value: FORT_DEFENCE }], sum };
  const difficulty = difficultyAt(game, fight.attacker, space, FIGHTING);
  const parts: Part[] = [{ name: words.terrainPart, value: difficulty }];
  if (defender === null) return { parts, sum };
  if (target === 'city' || target === 'capital') parts.push({ name: words.cityPart, value: difficulty });
  if (isSupported(game, fight, defender)) parts.push({ name: terra.supportPart, value: ARMY_SUPPORT });
  forEachEffect(game, defender, 'defence', (defence, from, id) => {
    const value = typeof defence === 'function' ? defence(game, defender, fight, from) : defence;
    if (value !== 0) parts.push({ name: name(id), value });
  });
  // What is left is what reinforced tokens are worth: 1 each, changed by some cards.
  const rest = sum - parts.reduce((total, { value }) => total + value, 0);
  const walls = reinforcedAround(game, defender, space) + (isReinforced(game.pieces[space]) ? 1 : 0);
  if (rest !== 0) parts.push({ name: terra.reinforcements(walls), value: rest });
  return { parts, sum };
}

/** Does another army of the defender stand there (TI 5.8)? */
function isSupported(game: NewDawnKnown, { target, space }: ArmyFight, defender: Seat): boolean {
  const armies = game.terra?.realms[defender]?.armies.filter((at) => at === space).length ?? 0;
  return armies > (target === 'army' ? 1 : 0);
}

/** A side with its die, and what was thrown in besides. */
export function withDie(strength: Strength, die: number, total: number, terra: TerraWords): Strength {
  const spent = total - strength.sum - die;
  const parts = [...strength.parts, { name: terra.diePart, value: die }];
  return { parts: spent === 0 ? parts : [...parts, { name: terra.tokensPart, value: spent }], sum: total };
}
