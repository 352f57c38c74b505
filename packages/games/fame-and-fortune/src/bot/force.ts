/** Strength: what a player could bring into a battle, how a battle will go, and whether the capital is safe. */

import type { Seat } from '@tabularium/kernel';
import { WALLS } from '../content/buildings.ts';
import { DEFENCE, HAND_BONUS } from '../content/limits.ts';
import type { UnitType } from '../content/units.ts';
import {
  bonusIn,
  combatBonus,
  handSizeIn,
  isBarbarian,
  printedStrength,
  strengthIn,
  unitType,
} from '../queries/combat.ts';
import { chebyshev, geometryOf } from '../queries/geometry.ts';
import { playerOf, siteOf } from '../queries/players.ts';
import { speedOf } from '../queries/reach.ts';
import { statOf } from '../queries/sources.ts';
import { countAt } from '../queries/squares.ts';
import type { Battle, City, FameState, Side } from '../state.ts';
import { TARGET } from './worths.ts';

interface Unit {
  readonly type: UnitType;
  readonly strength: number;
}

const units = new Map<string, Unit>();

function unitOf(card: string): Unit {
  let unit = units.get(card);
  if (unit === undefined) {
    unit = { type: unitType(card), strength: printedStrength(card) };
    units.set(card, unit);
  }
  return unit;
}

/** The mean strength of a player's units. */
function meanStrength(game: FameState, seat: Seat): number {
  const { forces, ranks } = playerOf(game, seat);
  if (forces.length === 0) return 0;
  let sum = 0;
  for (const card of forces) {
    const { type, strength } = unitOf(card);
    sum += strength + Math.max(1, ranks[type]) - 1;
  }
  return sum / forces.length + statOf(game, seat, 'unit-strength');
}

/** What a hand of that size brings on average: more than all units there are it cannot hold. */
function handWorth(game: FameState, seat: Seat, size: number): number {
  return Math.min(size, playerOf(game, seat).forces.length) * meanStrength(game, seat);
}

/** What a player brings into an attack with so many armies. */
export function attackOf(game: FameState, seat: Seat, armies: number): number {
  const size = statOf(game, seat, 'battle-hand') + HAND_BONUS.furtherArmy * Math.max(0, armies - 1);
  return handWorth(game, seat, size) + combatBonus(game, seat);
}

/** What a city can set against an attack. */
export function defenceOf(game: FameState, seat: Seat, city: City): number {
  const size = statOf(game, seat, 'battle-hand') + HAND_BONUS.city;
  const place = (city.capital ? DEFENCE.capital : DEFENCE.city) + (city.walls ? WALLS.combatBonus : 0);
  return handWorth(game, seat, size) + combatBonus(game, seat) + place;
}

/** The most armies of a player that can strike together. */
function strikeOf(game: FameState, seat: Seat): number {
  let armies = 0;
  for (const { kind, square } of playerOf(game, seat).figures) if (kind === 'army' && square >= 0) armies++;
  return Math.min(armies, statOf(game, seat, 'stacking-limit'));
}

/** So much more on one side makes it e times as likely to win. */
const DOUBT = 3.5;

/** How likely it is to win with that much more than the other side. */
export const chanceBy = (difference: number): number => 1 / (1 + Math.exp(-difference / DOUBT));

/** A wound counts against a unit in part: it still adds its whole strength if it survives (FF 9.8). */
const WOUND = 0.45;

/** What a side has in a battle: its bonus, its units in play, its hand. */
function sideOf(game: FameState, battle: Battle, side: Side, drawn: boolean): number {
  const seat = battle.seats[side];
  if (!drawn) {
    if (isBarbarian(battle, side)) return BARBARIANS;
    return handWorth(game, seat, handSizeIn(game, battle, side)) + bonusIn(game, battle, side);
  }
  let total = bonusIn(game, battle, side);
  for (const card of battle.hands[side]) total += strengthIn(game, battle, side, card);
  for (const front of battle.fronts) {
    const unit = front[side];
    if (unit !== null) total += strengthIn(game, battle, side, unit.card) - WOUND * unit.wounds;
  }
  return total;
}

/** Three units of strength 2 on average (FF 9.14). */
export const BARBARIANS = 6;

/** Are the hands drawn? Before that, neither side holds anything. */
const isDrawn = ({ hands, fronts, killed }: Battle): boolean =>
  hands[0].length + hands[1].length + fronts.length + killed[0].length + killed[1].length > 0;

/** What a battle is about, for the attacker. */
function prizeOf(game: FameState, { kind, seats, square }: Battle): number {
  if (kind === 'village') return TARGET.village;
  if (kind === 'field') return TARGET.loot + countAt(playerOf(game, seats[1]), square);
  const city = playerOf(game, seats[1]).cities.find(({ centre }) => centre.includes(square));
  return city?.capital ? PRIZE.capital : PRIZE.city;
}

const PRIZE = { capital: 200, city: 14 } as const;
/** What a lost battle costs its attacker for each army. */
const ARMY_LOST = 1.8;

/** The units of a player that fight and live: they are forces still, and whoever is attacked has not lost them. */
export function unitsInBattle({ battle }: FameState, seat: Seat): number {
  if (battle === null) return 0;
  let alive = 0;
  for (const side of [0, 1] as const) {
    if (battle.seats[side] !== seat || isBarbarian(battle, side)) continue;
    alive += battle.hands[side].length;
    for (const front of battle.fronts) if (front[side] !== null) alive++;
  }
  return alive;
}

/** What the battle under way is worth to a player. */
export function worthOfBattle(game: FameState, seat: Seat): number {
  const { battle } = game;
  if (battle === null) return 0;
  const [attacker, defender] = battle.seats;
  if (seat !== attacker && (seat !== defender || battle.kind === 'village')) return 0;
  const drawn = isDrawn(battle);
  const chance = chanceBy(sideOf(game, battle, 0, drawn) - sideOf(game, battle, 1, drawn));
  const prize = prizeOf(game, battle);
  if (seat === defender) return -prize * chance;
  return prize * chance - ARMY_LOST * battle.figures.length * (1 - chance);
}

/** What a capital in reach of a stronger enemy costs, and another city. */
const DANGER = { capital: 45, city: 7 } as const;

/** What enemies near the cities of a player may cost. */
export function danger(game: FameState, seat: Seat): number {
  const geometry = geometryOf(game.seats);
  const { cities } = playerOf(game, seat);
  let worst = 0;
  for (let rival = 0; rival < game.seats; rival++) {
    if (rival === seat) continue;
    const reach = 2 * speedOf(game, rival);
    for (const city of cities) {
      const near = armiesNear(game, rival, siteOf(city), reach, geometry);
      if (near === 0) continue;
      const armies = Math.min(near, statOf(game, rival, 'stacking-limit'));
      const chance = chanceBy(attackOf(game, rival, armies) - defenceOf(game, seat, city));
      worst = Math.max(worst, chance * (city.capital ? DANGER.capital : DANGER.city));
    }
  }
  return worst;
}

function armiesNear(
  game: FameState,
  seat: Seat,
  square: number,
  reach: number,
  geometry: ReturnType<typeof geometryOf>,
): number {
  let near = 0;
  for (const figure of playerOf(game, seat).figures) {
    if (figure.kind === 'army' && figure.square >= 0 && chebyshev(geometry, figure.square, square) <= reach) near++;
  }
  return near;
}

/** Only from here on does strength promise anything against a capital. */
const PROMISING = 0.6;

/** Military: what the best strike comes to beside the weakest rival capital, and how near it is. */
export function militaryRace(game: FameState, seat: Seat): number {
  const armies = strikeOf(game, seat);
  if (armies === 0) return 0;
  const attack = attackOf(game, seat, armies);
  let best = 0;
  for (let rival = 0; rival < game.seats; rival++) {
    const [capital] = rival === seat ? [] : playerOf(game, rival).cities;
    if (capital === undefined) continue;
    best = Math.max(best, attack / (defenceOf(game, rival, capital) + DOUBT));
  }
  return Math.max(0, Math.min(0.9, best - PROMISING) * 0.9);
}
