/** Strengths, battle hands and combat bonuses (FF 9.2, FF 9.3, FF 9.6). */

import type { Seat } from '@tabularium/kernel';
import { BUILDINGS, WALLS } from '../content/buildings.ts';
import { GREAT_PEOPLE } from '../content/great-people.ts';
import { DEFENCE, HAND_BONUS } from '../content/limits.ts';
import { TRUMPS, type UnitType } from '../content/units.ts';
import type { Battle, City, FameState, Side } from '../state.ts';
import type { AnyOp } from '../vocabulary/library.ts';
import { isBuilding, isUnit } from './building.ts';
import { memoOf } from './memo.ts';
import { playerOf } from './players.ts';
import { standing, statOf } from './sources.ts';
import { centreAt, countAt, enemyOn, outskirtsOf } from './squares.ts';

/** What more a metropolis and a fortification add, and the city markers of an expansion (FF 13.1, FF 17.3). */
const METROPOLIS_BONUS = 2;
const FORTIFICATION_BONUS = 2;

/** A unit card: its type and its strength at rank 1, in one word. */
export const unitCard = (type: string, strength: number): string => `${type}-${strength}`;

/** The type of a unit card. */
export function unitType(card: string): UnitType {
  const type = card.slice(0, card.lastIndexOf('-'));
  if (!isUnit(type)) throw new Error(`"${card}" is no unit.`);
  return type;
}

/** The strength of a unit card at rank 1. */
export const printedStrength = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1));

/** The strength of a player's unit: it grows with the rank of its type (FF 10.7). */
export function strengthOf(game: FameState, seat: Seat, card: string): number {
  const rank = Math.max(1, playerOf(game, seat).ranks[unitType(card)]);
  return printedStrength(card) + rank - 1 + statOf(game, seat, 'unit-strength');
}

/** Do barbarians fight on that side? They have rank 1, no bonus and no abilities (FF 9.14). */
export const isBarbarian = (battle: Battle, side: Side): boolean => battle.kind === 'village' && side === 1;

/** The strength of a unit in a battle. */
export function strengthIn(game: FameState, battle: Battle, side: Side, card: string): number {
  return isBarbarian(battle, side) ? printedStrength(card) : strengthOf(game, battle.seats[side], card);
}

/** Does the first type strike before the second? */
const trumps = (one: UnitType, other: UnitType): boolean => TRUMPS[one] === other;

/** Armies that fight on that side. */
export function armiesIn(game: FameState, battle: Battle, side: Side): number {
  const player = playerOf(game, battle.seats[side]);
  if (side === 1) return battle.kind === 'field' ? countAt(player, battle.square, 'army') : 0;
  return battle.figures.filter((number) => player.figures[number]?.kind === 'army').length;
}

/** How many cards that side draws (FF 9.2). */
export function handSizeIn(game: FameState, battle: Battle, side: Side): number {
  const size = statOf(game, battle.seats[side], 'battle-hand');
  if (side === 1 && battle.kind === 'city') return size + HAND_BONUS.city;
  return size + HAND_BONUS.furtherArmy * Math.max(0, armiesIn(game, battle, side) - 1);
}

/** Bonuses of a player that count in every battle: cards, buildings and generals that nobody blockades (FF 9.3). */
export function combatBonus(game: FameState, seat: Seat): number {
  const memo = memoOf(game);
  const known = memo?.bonuses[seat];
  if (known !== undefined) return known;
  const bonus = countBonus(game, seat);
  if (memo !== undefined) memo.bonuses[seat] = bonus;
  return bonus;
}

function countBonus(game: FameState, seat: Seat): number {
  let bonus = statOf(game, seat, 'combat-bonus');
  for (const city of playerOf(game, seat).cities) {
    for (const square of outskirtsOf(game, city)) {
      const piece = game.map.pieces[square];
      if (!piece || piece.kind === 'wonder' || enemyOn(game, square, seat)) continue;
      if (piece.kind === 'building') bonus += isBuilding(piece.id) ? (BUILDINGS[piece.id].combatBonus ?? 0) : 0;
      else bonus += GREAT_PEOPLE[piece.id as keyof typeof GREAT_PEOPLE].combatBonus ?? 0;
    }
  }
  return bonus;
}

/** The bonus of a defended city (FF 9.3). */
function defenceOf(city: City): number {
  return (
    (city.capital ? DEFENCE.capital : DEFENCE.city) +
    (city.walls ? WALLS.combatBonus : 0) +
    (city.centre.length > 1 ? METROPOLIS_BONUS : 0) +
    (city.marker === 'fortification' ? FORTIFICATION_BONUS : 0)
  );
}

/** An operation of an expansion, as far as battles read it. */
interface ConditionalOp extends AnyOp {
  readonly add: number;
  readonly if: string;
}

function isConditional(op: AnyOp): op is ConditionalOp {
  return op.op === 'stat-add-if';
}

/** Conditions of bonuses that are known when the hands are drawn. */
const CONDITIONS: Readonly<Record<string, (battle: Battle, side: Side) => boolean>> = {
  'fewer-units-than-opponent': ({ hands }, side) => hands[side].length < hands[side === 0 ? 1 : 0].length,
  'fewer-units-defending': ({ hands }, side) => side === 1 && hands[1].length < hands[0].length,
};

/** Everything that side adds to its units. */
export function bonusIn(game: FameState, battle: Battle, side: Side): number {
  if (isBarbarian(battle, side)) return 0;
  const seat = battle.seats[side];
  let bonus = combatBonus(game, seat) + battle.extra[side];
  for (const { op } of standing(game, seat, 'stat-add-if')) {
    if (isConditional(op) && CONDITIONS[op.if]?.(battle, side)) bonus += op.add;
  }
  const city = side === 1 && battle.kind === 'city' ? centreAt(game, battle.square) : undefined;
  return bonus + (city === undefined ? 0 : defenceOf(city));
}

/** The total of a side when all units are played: full strength of the survivors, and the bonus card (FF 9.8). */
export function totalOf(game: FameState, battle: Battle, side: Side): number {
  let total = battle.bonus[side];
  for (const front of battle.fronts) {
    const unit = front[side];
    if (unit !== null) total += strengthIn(game, battle, side, unit.card);
  }
  return total;
}

/** A unit as a clash sees it. */
export interface Fighter {
  readonly type: UnitType;
  readonly strength: number;
  readonly wounds: number;
}

/** The wounds of both after one meets the other: the trump holder strikes first (FF 9.6, FF 9.18). */
export function clash(played: Fighter, waiting: Fighter, extra = 0): { played: number; waiting: number } {
  const hit = waiting.wounds + played.strength + extra;
  const hurt = played.wounds + waiting.strength;
  if (trumps(played.type, waiting.type) && hit >= waiting.strength) return { played: played.wounds, waiting: hit };
  if (trumps(waiting.type, played.type) && hurt >= played.strength) return { played: hurt, waiting: waiting.wounds };
  return { played: hurt, waiting: hit };
}
