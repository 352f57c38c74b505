/** What a language says about the kinds of things besides their effects. */

import type { Building } from '../content/buildings.ts';
import type { MarketResource, Resource } from '../content/goods.ts';
import type { GreatPerson } from '../content/great-people.ts';
import type { Terrain } from '../content/terrain.ts';
import type { Unit, UnitType } from '../content/units.ts';
import type { CardWords } from './entries.ts';

/** Icons of squares and markers. */
export const ICONS = ['production', 'trade', 'culture', 'coin', 'combat'] as const;
export type Icon = (typeof ICONS)[number];

/** Pieces and notions that are on no card. */
export const PIECES = [
  'army',
  'scout',
  'city',
  'capital',
  'walls',
  'outskirts',
  'blockade',
  'hut',
  'village',
  'disaster-marker',
  'coin-token',
  'trade-dial',
  'culture-track',
  'pyramid',
  'standing-forces',
  'first-player',
] as const;
export type BasePiece = (typeof PIECES)[number];

/** Name, explanation and paragraph. */
export type Explained = readonly [name: string, text: string, rule: string];

/** The words of a language for the base game. */
export interface BaseWords extends CardWords {
  readonly building: (building: Building) => string;
  readonly unit: (type: UnitType, unit: Unit, trumps: UnitType | undefined) => string;
  readonly person: (person: GreatPerson) => string;
  /** A government without any effect. */
  readonly plain: string;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly terrain: (terrain: Terrain) => string;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly resource: (resource: Resource, market: readonly MarketResource[]) => string;
  readonly icons: Readonly<Record<Icon, Explained>>;
  readonly pieces: Readonly<Record<BasePiece, Explained>>;
}
