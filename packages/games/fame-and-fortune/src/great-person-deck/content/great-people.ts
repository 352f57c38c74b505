/**
 * The 42 great person cards, seven of each kind (FF 14.2). A card works while its owner has an unblockaded marker of its kind
 * on the map (FF 4.6). The texts come from one transcription, whose gist a second list repeats.
 */

import type { GreatPersonType } from '../../content/great-people.ts';
import type { Provenance } from '../../content/provenance.ts';
import type { DeckEffect } from './model.ts';

/** A great person card. */
export interface GreatPersonCard extends Provenance {
  readonly type: GreatPersonType;
  /** Used once, then discarded (FF 14.5). */
  readonly discard?: true;
  readonly effects: readonly DeckEffect[];
}

const cards = {
  kurosawa: {
    type: 'artist',
    effects: [
      { when: 'city-management', moment: 'city-devoted-by-other', turn: 'other', ops: [{ op: 'gain', culture: 1 }] },
    ],
    source: 'single',
    ruling: true,
  },
  kahlo: {
    type: 'artist',
    discard: true,
    effects: [{ when: 'any-time', turn: 'any', optional: true, ops: [{ op: 'redraw-events' }] }],
    source: 'single',
    ruling: true,
  },
  garcia: {
    type: 'artist',
    discard: true,
    effects: [{ when: 'city-management', optional: true, ops: [{ op: 'all-cities-arts' }] }],
    source: 'single',
    ruling: true,
  },
  twain: {
    type: 'artist',
    discard: true,
    effects: [
      {
        when: 'any-time',
        turn: 'any',
        optional: true,
        ops: [{ op: 'cancel', targets: ['city-action', 'resource-ability', 'culture-event'] }],
      },
    ],
    source: 'single',
  },
  michelangelo: {
    type: 'artist',
    discard: true,
    effects: [
      {
        when: 'city-management',
        moment: 'wonder-cost',
        optional: true,
        ops: [{ op: 'cost-change', of: 'wonder-production', add: -5 }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  valmiki: {
    type: 'artist',
    effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'culture-hand', add: 2 }] }],
    source: 'single',
  },
  shakespeare: {
    type: 'artist',
    effects: [{ when: 'static', ops: [{ op: 'skip-occupied-spaces' }] }],
    source: 'single',
    ruling: true,
  },
  lovelace: {
    type: 'engineer',
    discard: true,
    effects: [{ when: 'city-management', optional: true, ops: [{ op: 'extra-action', scope: 'one-city' }] }],
    source: 'single',
    ruling: true,
  },
  archimedes: {
    type: 'engineer',
    effects: [{ when: 'learn', moment: 'technology-pioneered', ops: [{ op: 'gain', culture: 3 }] }],
    ruling: true,
  },
  'wright-fl': {
    type: 'engineer',
    discard: true,
    effects: [
      { when: 'city-management', optional: true, ops: [{ op: 'gain-scaled', trade: 1, culture: 1, per: 'buildings' }] },
    ],
    source: 'single',
    ruling: true,
  },
  ford: {
    type: 'engineer',
    effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'travel-speed', add: 1 }] }],
    source: 'single',
  },
  tesla: {
    type: 'engineer',
    discard: true,
    effects: [
      {
        when: 'research',
        moment: 'technology-placed',
        turn: 'any',
        optional: true,
        ops: [{ op: 'place-technology-lower' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  'wright-o': {
    type: 'engineer',
    discard: true,
    effects: [
      {
        when: 'start-of-turn',
        optional: true,
        ops: [{ op: 'build-free', items: ['aircraft'], count: 1, locked: true, where: 'standing-forces' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  edison: {
    type: 'engineer',
    discard: true,
    effects: [{ when: 'start-of-turn', optional: true, ops: [{ op: 'learn-free', from: 'any-other-player' }] }],
    source: 'single',
  },
  zhukov: {
    type: 'general',
    effects: [{ when: 'battle', moment: 'unit-killed', ops: [{ op: 'wound', wounds: 1 }] }],
    source: 'single',
    ruling: true,
  },
  adolphus: {
    type: 'general',
    discard: true,
    effects: [{ when: 'battle-start', moment: 'battle-start', optional: true, ops: [{ op: 'replace-battle-force' }] }],
    source: 'single',
    ruling: true,
  },
  hannibal: {
    type: 'general',
    discard: true,
    effects: [{ when: 'city-management', optional: true, ops: [{ op: 'regroup' }] }],
    source: 'single',
    ruling: true,
  },
  joan: {
    type: 'general',
    discard: true,
    effects: [{ when: 'battle-start', moment: 'battle-start', optional: true, ops: [{ op: 'culture-as-bonus' }] }],
    source: 'single',
    ruling: true,
  },
  khalid: {
    type: 'general',
    discard: true,
    effects: [
      {
        when: 'start-of-any-phase',
        moment: 'phase-begins',
        turn: 'any',
        optional: true,
        ops: [{ op: 'take-first-player' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  leonidas: {
    type: 'general',
    effects: [
      {
        when: 'battle-start',
        ops: [{ op: 'stat-add-if', stat: 'combat-bonus', add: 8, if: 'fewer-units-than-opponent' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  'sun-tzu': {
    type: 'general',
    effects: [
      { when: 'battle', optional: true, limit: 'battle', cost: { trade: 3 }, ops: [{ op: 'pass-battle-turn' }] },
    ],
    source: 'single',
    ruling: true,
  },
  king: {
    type: 'humanitarian',
    effects: [{ when: 'static', ops: [{ op: 'protect', from: ['cancel-city-actions', 'anarchy'] }] }],
    source: 'single',
    ruling: true,
  },
  nightingale: {
    type: 'humanitarian',
    discard: true,
    effects: [
      { when: 'after-battle', moment: 'battle-ended', optional: true, ops: [{ op: 'save-units', count: 'all' }] },
    ],
    source: 'single',
    ruling: true,
  },
  cousteau: {
    type: 'humanitarian',
    discard: true,
    effects: [
      {
        when: 'start-of-turn',
        optional: true,
        ops: [{ op: 'build-free', items: ['harbor'], count: 3, upTo: true, locked: true, where: 'any-city' }],
      },
    ],
    source: 'single',
  },
  henson: {
    type: 'humanitarian',
    effects: [
      { when: 'any-time', moment: 'wonder-built', ops: [{ op: 'wonder-counter' }] },
      { when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain-scaled', trade: 1, culture: 1, per: 'markers-here' }] },
    ],
    source: 'single',
    ruling: true,
  },
  teresa: {
    type: 'humanitarian',
    effects: [{ when: 'start-of-turn', optional: true, limit: 'turn', ops: [{ op: 'give-coin-for-step' }] }],
    source: 'single',
    ruling: true,
  },
  francis: {
    type: 'humanitarian',
    discard: true,
    effects: [
      { when: 'city-management', optional: true, ops: [{ op: 'gain-scaled', culture: 3, per: 'unbuilt-armies' }] },
    ],
    source: 'single',
  },
  anthony: {
    type: 'humanitarian',
    effects: [{ when: 'static', ops: [{ op: 'city-production', add: 2, scope: 'each-city' }] }],
    source: 'single',
  },
  giannini: {
    type: 'industrialist',
    effects: [
      {
        when: 'start-of-turn',
        moment: 'coin-invested',
        optional: true,
        ops: [{ op: 'build-free', items: ['building'], count: 1, where: 'any-city' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  smith: {
    type: 'industrialist',
    effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'coin', add: 1 }] }],
    source: 'single',
    ruling: true,
  },
  carnegie: {
    type: 'industrialist',
    discard: true,
    effects: [
      { when: 'city-management', optional: true, ops: [{ op: 'gain-scaled', steps: 1, per: 'coins', divisor: 3 }] },
    ],
    source: 'single',
    ruling: true,
  },
  cook: {
    type: 'industrialist',
    discard: true,
    effects: [{ when: 'movement', moment: 'movement-part-begins', optional: true, ops: [{ op: 'double-speed' }] }],
    source: 'single',
    ruling: true,
  },
  medici: {
    type: 'industrialist',
    effects: [
      { when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain-scaled', culture: 1, per: 'coins', divisor: 3 }] },
    ],
    source: 'single',
  },
  polo: {
    type: 'industrialist',
    discard: true,
    effects: [{ when: 'any-time', turn: 'any', optional: true, ops: [{ op: 'gain', trade: 27 }] }],
    source: 'single',
    ruling: true,
  },
  'zheng-he': {
    type: 'industrialist',
    discard: true,
    effects: [{ when: 'any-time', turn: 'any', optional: true, ops: [{ op: 'look-at-markers' }] }],
    source: 'single',
    ruling: true,
  },
  turing: {
    type: 'scientist',
    effects: [
      {
        when: 'start-of-turn',
        limit: 'turn',
        ops: [{ op: 'gain-scaled', trade: 1, culture: 1, per: 'unbuilt-armies', divisor: 2 }],
      },
    ],
    source: 'single',
  },
  einstein: {
    type: 'scientist',
    discard: true,
    effects: [{ when: 'city-management', optional: true, ops: [{ op: 'convert-trade-culture' }] }],
    source: 'single',
    ruling: true,
  },
  darwin: {
    type: 'scientist',
    effects: [
      {
        when: 'city-management',
        moment: 'city-devoted',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'arts-as-trade' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  galileo: {
    type: 'scientist',
    discard: true,
    effects: [{ when: 'city-management', optional: true, ops: [{ op: 'edge-jump' }] }],
    source: 'single',
    ruling: true,
  },
  pasteur: {
    type: 'scientist',
    effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'stacking-limit', add: 1 }] }],
    source: 'single',
    ruling: true,
  },
  curie: {
    type: 'scientist',
    discard: true,
    effects: [
      {
        when: 'any-time',
        moment: 'resource-payment',
        turn: 'any',
        optional: true,
        ops: [{ op: 'substitute', for: ['uranium'], count: 1 }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  newton: {
    type: 'scientist',
    effects: [{ when: 'research', moment: 'research-choice', optional: true, ops: [{ op: 'blank-technology' }] }],
    source: 'single',
    ruling: true,
  },
} satisfies Readonly<Record<string, GreatPersonCard>>;

export type GreatPersonId = keyof typeof cards;

/** The great person cards. */
export const GREAT_PERSON_CARDS: Readonly<Record<GreatPersonId, GreatPersonCard>> = cards;

/** Leonidas as replaced in 2013: only in battles his owner defends (FF 23.3). */
export const LEONIDAS_2013: GreatPersonCard = {
  type: 'general',
  effects: [
    {
      when: 'battle-start',
      ops: [{ op: 'stat-add-if', stat: 'combat-bonus', add: 8, if: 'fewer-units-defending' }],
    },
  ],
};
