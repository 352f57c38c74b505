/** The arithmetic of a fight, part by part, as the explanations and the decision bar show it. */

import type { Seat } from '@tabularium/kernel';
import {
  ANYONE,
  attackStrength,
  CITY_STATE_DEFENCE,
  defenceStrength,
  difficultyAt,
  type EffectId,
  FIGHTING,
  type FightAt,
  fightAt,
  focusCard,
  forEachEffect,
  isReinforced,
  type NewDawnKnown,
  reinforcedAround,
} from './content.ts';
import type { BoardWords } from './words.ts';

/** One part of a combat value. */
export interface Part {
  readonly name: string;
  readonly value: number;
}

/** A side of a fight: its parts and their sum, without the die. */
export interface Strength {
  readonly parts: readonly Part[];
  readonly sum: number;
}

/** Names an effect, such as a leader's or a wonder's. */
export type NameEffect = (id: EffectId) => string;

/** What defends that space, and how strongly; without an attacker, against anyone. */
export function defenceOf(
  game: NewDawnKnown,
  space: number,
  words: BoardWords,
  name: NameEffect,
  attacker: Seat = ANYONE,
): Strength {
  const fight = fightAt(game, { attacker, space, card: 'masonry', slot: 0, attack: 0, defence: 0 });
  return defenceIn(game, fight, words, name);
}

/** The defender's side of a fight (ND 13.5). */
export function defenceIn(game: NewDawnKnown, fight: FightAt, words: BoardWords, name: NameEffect): Strength {
  const sum = defenceStrength(game, fight);
  if (fight.target === 'city-state') return { parts: [{ name: words.cityStatePart, value: CITY_STATE_DEFENCE }], sum };
  const difficulty = difficultyAt(game, fight.attacker, fight.space, FIGHTING);
  const parts: Part[] = [{ name: words.terrainPart, value: difficulty }];
  const { defender } = fight;
  if (defender !== null && fight.target !== 'barbarian') {
    if (fight.target !== 'token') parts.push({ name: words.cityPart, value: difficulty });
    if (isReinforced(game.pieces[fight.space])) parts.push({ name: words.reinforcedPart, value: 1 });
    const around = reinforcedAround(game, defender, fight.space);
    if (around > 0) parts.push({ name: words.neighboursPart(around), value: around });
    forEachEffect(game, defender, 'defence', (defence, from, id) => {
      const value = typeof defence === 'function' ? defence(game, defender, fight, from) : defence;
      if (value !== 0) parts.push({ name: name(id), value });
    });
  }
  return withRest(parts, sum, words);
}

/** The attacker's side of a fight (ND 13.4). */
export function attackIn(game: NewDawnKnown, fight: FightAt, words: BoardWords, name: NameEffect): Strength {
  const card = focusCard(fight.card);
  const parts: Part[] = [{ name: `${words.slotPart} ${fight.slot}`, value: fight.slot }];
  const bonus = card.type !== 'military' ? 0 : fight.target === 'barbarian' ? card.againstBarbarians : card.bonus;
  if (bonus !== 0) parts.push({ name: words.cardPart, value: bonus });
  forEachEffect(game, fight.attacker, 'attack', (attack, from, id) => {
    const value = typeof attack === 'function' ? attack(game, fight.attacker, fight, from) : attack;
    if (value !== 0) parts.push({ name: name(id), value });
  });
  return withRest(parts, attackStrength(game, fight), words);
}

/** What the parts do not explain is named too: the panel always adds up. */
function withRest(parts: readonly Part[], sum: number, words: BoardWords): Strength {
  const rest = sum - parts.reduce((total, { value }) => total + value, 0);
  return { parts: rest === 0 ? parts : [...parts, { name: words.otherPart, value: rest }], sum };
}

/** How often, of the 36 throws, the attacker's sum with a die exceeds the defender's. */
export function winningShare(attack: number, defence: number): number {
  let wins = 0;
  for (let one = 1; one <= 6; one++) {
    for (let other = 1; other <= 6; other++) if (attack + one > defence + other) wins++;
  }
  return wins / 36;
}
