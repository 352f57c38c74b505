/** The three relics, each printed on a tile of the expansion (FF 16). */

import type { Provenance } from '../../content/provenance.ts';
import type { FameEffect } from './model.ts';
import type { FameTileId } from './tiles.ts';

/** A relic and what the first army there wins. */
export interface Relic extends Provenance {
  readonly tile: FameTileId;
  /** Its square on the tile, 0 to 15. */
  readonly square: number;
  readonly effects: readonly FameEffect[];
}

const relics = {
  atlantis: {
    tile: 'neutral-15a',
    square: 6,
    effects: [{ when: 'start-of-next-turn', ops: [{ op: 'learn-free', from: 'own-deck' }] }],
    ruling: true,
  },
  'school-of-confucius': {
    tile: 'neutral-16a',
    square: 5,
    effects: [{ when: 'immediate', ops: [{ op: 'gain', greatPerson: 2 }] }],
    ruling: true,
  },
  'seven-cities-of-gold': {
    tile: 'neutral-17a',
    square: 10,
    effects: [{ when: 'start-of-next-turn', ops: [{ op: 'free-investment', markers: 2 }] }],
    ruling: true,
  },
} satisfies Readonly<Record<string, Relic>>;

export type RelicId = keyof typeof relics;

/** The relics. */
export const RELICS: Readonly<Record<RelicId, Relic>> = relics;
