/**
 * Armies: units group by themselves so that the tactical strength is highest (TA 11.3 to 11.5, 11.9). Units of one
 * kind differ only in whether they are too old for the tactic, so the best grouping is found by trying how many armies
 * consist of up-to-date units alone, and filling up with the rest.
 */

import type { Seat } from '@tabularium/kernel';
import type { Tactic, UnitKind } from '../content/model.ts';
import type { AgesKnown, Standard } from '../state.ts';
import { tacticOf, technologyOf } from './cards.ts';
import { playerOf } from './players.ts';
import { worksFor } from './powers.ts';

/** Units that can form armies. */
export interface Troops {
  /** Each unit's kind and level. */
  readonly units: readonly { readonly kind: UnitKind; readonly level: number }[];
  /** Farms that may count as infantry or artillery of level 0. */
  readonly farms: number;
  readonly infantryAsCavalry: boolean;
  readonly unitCountsTwice: boolean;
}

/** How the troops are grouped. */
export interface Armies {
  readonly armies: number;
  readonly antiquated: number;
  readonly strength: number;
}

const NONE: Armies = { armies: 0, antiquated: 0, strength: 0 };

/** The units of that civilization, or those of them that are sent (by card), with what its leader makes of them. */
export function troopsOf(game: AgesKnown, seat: Seat, sent?: readonly string[]): Troops {
  const units: { kind: UnitKind; level: number }[] = [];
  let farms = 0;
  for (const { card, workers } of playerOf(game, seat).technologies) {
    const { kind, level } = technologyOf(card);
    if (kind === 'farm') farms += workers;
    if (kind !== 'infantry' && kind !== 'cavalry' && kind !== 'artillery' && kind !== 'air-force') continue;
    const count = sent === undefined ? workers : sent.filter((one) => one === card).length;
    for (let unit = 0; unit < count; unit++) units.push({ kind, level });
  }
  const { exceptions } = worksFor(game, seat);
  return {
    units,
    farms: exceptions['farms-as-units'] && sent === undefined ? farms : 0,
    infantryAsCavalry: exceptions['infantry-as-cavalry'],
    unitCountsTwice: exceptions['unit-counts-twice'],
  };
}

/** The best grouping of these troops under that tactic; none without a tactic. */
export function armiesOf(troops: Troops, standard: Standard | null): Armies {
  if (standard === null || (troops.units.length === 0 && troops.farms === 0)) return NONE;
  const tactic = tacticOf(standard.card);
  if (!troops.unitCountsTwice) return grouped(troops, tactic, standard.bonus);
  let best = grouped(troops, tactic, standard.bonus);
  for (const twice of troops.units) {
    if (twice.kind === 'air-force') continue;
    best = better(best, grouped({ ...troops, units: [...troops.units, twice] }, tactic, standard.bonus));
  }
  return best;
}

/** The armies of a civilization with all its units. */
export function armies(game: AgesKnown, seat: Seat): Armies {
  const { tactic } = playerOf(game, seat);
  return tactic === null ? NONE : armiesOf(troopsOf(game, seat), tactic);
}

function grouped(troops: Troops, tactic: Tactic, bonus: number): Armies {
  return tactic.addsLowestLevel ? pairedByLevel(troops, tactic, bonus) : filledUp(troops, tactic, bonus);
}

function better(one: Armies, other: Armies): Armies {
  if (one.strength !== other.strength) return one.strength > other.strength ? one : other;
  if (one.armies !== other.armies) return one.armies > other.armies ? one : other;
  return one.antiquated <= other.antiquated ? one : other;
}

/** Hussars: the best pairs are the neighbours in the order of levels (TA 18.M6). */
function pairedByLevel(troops: Troops, tactic: Tactic, bonus: number): Armies {
  const size = tactic.army[1];
  const levels = troops.units
    .filter(({ kind }) => kind === 'cavalry' || (troops.infantryAsCavalry && kind === 'infantry'))
    .map(({ level }) => level)
    .sort((a, b) => b - a);
  const values: number[] = [];
  for (let last = size - 1; last < levels.length; last += size)
    values.push(tactic.strength + (levels[last] ?? 0) + bonus);
  const air = troops.units.filter(({ kind }) => kind === 'air-force').length;
  const strength = values.reduce((sum, value, at) => sum + (at < air ? 2 * value : value), 0);
  return { armies: values.length, antiquated: 0, strength };
}

/** Ground units of one kind each, and the air forces. */
interface Sorted {
  readonly fresh: number[];
  readonly old: number[];
  air: number;
}

const PLACE: Readonly<Record<UnitKind, number>> = { infantry: 0, cavalry: 1, artillery: 2, 'air-force': 3 };

/** Which units are up to date for that tactic, and which make an army antiquated (TA 11.4). */
function sorted(troops: Troops, tactic: Tactic): Sorted {
  const result: Sorted = { fresh: [0, 0, 0], old: [0, 0, 0], air: 0 };
  for (const { kind, level } of troops.units) {
    if (kind === 'air-force') {
      result.air++;
      continue;
    }
    const pile = level > tactic.level - 2 ? result.fresh : result.old;
    pile[PLACE[kind]] = (pile[PLACE[kind]] ?? 0) + 1;
  }
  return result;
}

/** Try every number of up-to-date armies; the rest of the units fill up as many more as they can. */
function filledUp(troops: Troops, tactic: Tactic, bonus: number): Armies {
  const { fresh, old, air } = sorted(troops, tactic);
  // Farms are level 0: as good as any unit for a tactic of Age I, antiquated for later ones (TA 18.I2).
  const youngFarms = tactic.level < 2 ? troops.farms : 0;
  const strong = tactic.strength + bonus;
  const weak = tactic.antiquated + bonus;
  let best = NONE;
  for (let current = 0; ; current++) {
    const left = afterArmies(fresh, tactic.army, current, youngFarms, troops.infantryAsCavalry);
    if (left === undefined) return best;
    const rest = left.units.map((count, at) => count + (old[at] ?? 0));
    const farms = left.farms + troops.farms - youngFarms;
    let antiquated = 0;
    while (afterArmies(rest, tactic.army, antiquated + 1, farms, troops.infantryAsCavalry) !== undefined) antiquated++;
    const doubledOld = Math.min(Math.max(0, air - current), antiquated);
    const strength = strong * (current + Math.min(air, current)) + weak * (antiquated + doubledOld);
    best = better(best, { armies: current + antiquated, antiquated, strength });
  }
}

/** What is left of the units when that many armies are formed; nothing if they cannot be. */
function afterArmies(
  units: readonly number[],
  army: Tactic['army'],
  count: number,
  farms: number,
  infantryAsCavalry: boolean,
): { units: number[]; farms: number } | undefined {
  let [infantry = 0, cavalry = 0, artillery = 0] = units;
  infantry -= count * army[0];
  cavalry -= count * army[1];
  artillery -= count * army[2];
  if (cavalry < 0 && infantryAsCavalry && -cavalry <= (units[0] ?? 0)) {
    infantry += cavalry;
    cavalry = 0;
  }
  let spare = farms;
  if (infantry < 0) {
    spare += infantry;
    infantry = 0;
  }
  if (artillery < 0) {
    spare += artillery;
    artillery = 0;
  }
  return cavalry < 0 || spare < 0 ? undefined : { units: [infantry, cavalry, artillery], farms: spare };
}
