/**
 * The eight governments (FF 5.5). Of the cards of 2010 no complete text was found: Monarchy, the harvest of Feudalism and the
 * trade of Democracy are those of 2013, the two bans rest on memory and can be switched off (FF 23.9).
 */

import type { Effect } from './model.ts';
import type { Provenance } from './provenance.ts';

/** The bans that a table can switch off (FF 23.9). */
export type GovernmentOption = 'democracy-peace' | 'communism-no-arts';

/** What a government does while it is in force. */
export interface GovernmentEffect extends Effect {
  /** Only at tables that play with this option. */
  readonly option?: GovernmentOption;
}

/** A government. */
export interface Government extends Provenance {
  readonly effects: readonly GovernmentEffect[];
}

const governments = {
  anarchy: { effects: [{ when: 'static', ops: [{ op: 'capital-no-action' }] }] },
  despotism: { effects: [] },
  republic: {
    effects: [
      { when: 'static', ops: [{ op: 'armies-found-cities' }] },
      { when: 'static', ops: [{ op: 'scouts-explore-huts' }] },
    ],
    ruling: true,
  },
  feudalism: {
    effects: [
      { when: 'static', ops: [{ op: 'stat-add', stat: 'coin', add: 1 }] },
      { when: 'start-of-turn', optional: true, limit: 'turn', ops: [{ op: 'harvest' }] },
    ],
    source: 'designed',
  },
  democracy: {
    effects: [
      { when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain', trade: 2 }] },
      { when: 'static', ops: [{ op: 'no-attack-on-players' }], option: 'democracy-peace' },
    ],
    source: 'designed',
    ruling: true,
  },
  monarchy: {
    effects: [{ when: 'static', ops: [{ op: 'extra-action', scope: 'capital', different: true }] }],
    source: 'designed',
  },
  communism: {
    effects: [
      { when: 'static', ops: [{ op: 'city-production', add: 2, scope: 'each-city' }] },
      { when: 'static', ops: [{ op: 'no-arts' }], option: 'communism-no-arts' },
    ],
    source: 'single',
    ruling: true,
  },
  fundamentalism: {
    effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'battle-hand', add: 1 }] }],
    source: 'single',
  },
} satisfies Readonly<Record<string, Government>>;

export type GovernmentId = keyof typeof governments;

/** The governments as of 2010. */
export const GOVERNMENTS: Readonly<Record<GovernmentId, Government>> = governments;

/** The complete official replacement set of 2013 (FF 23.2). Two sources agree. */
export const GOVERNMENTS_2013: Readonly<Record<GovernmentId, Government>> = {
  anarchy: { effects: [{ when: 'static', ops: [{ op: 'capital-no-action' }] }] },
  despotism: { effects: [{ when: 'static', ops: [{ op: 'city-production', add: 1, scope: 'each-city' }] }] },
  republic: { effects: [{ when: 'static', ops: [{ op: 'armies-found-cities' }] }] },
  feudalism: { effects: [{ when: 'start-of-turn', optional: true, limit: 'turn', ops: [{ op: 'harvest' }] }] },
  democracy: {
    effects: [
      { when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain', trade: 2 }] },
      { when: 'static', ops: [{ op: 'stat-add', stat: 'coin', add: 1 }] },
    ],
  },
  monarchy: {
    effects: [{ when: 'static', ops: [{ op: 'extra-action', scope: 'capital', different: true }] }],
  },
  communism: {
    effects: [
      { when: 'static', ops: [{ op: 'stat-add', stat: 'battle-hand', add: 1 }] },
      { when: 'static', ops: [{ op: 'equal-production' }] },
    ],
  },
  fundamentalism: {
    effects: [
      { when: 'static', ops: [{ op: 'stat-add', stat: 'combat-bonus', add: 4 }] },
      { when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain-scaled', culture: 1, per: 'armies-on-map' }] },
    ],
  },
};
