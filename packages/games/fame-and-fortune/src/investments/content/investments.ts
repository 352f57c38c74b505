/** The four investment cards of every player (FF 15). */

import type { Effect } from '../../content/model.ts';
import type { Provenance } from '../../content/provenance.ts';

/** A level of an investment card; only the highest one reached is active (FF 15.2). */
export interface InvestmentLevel {
  readonly markers: number;
  readonly effects: readonly Effect[];
}

/** An investment card. */
export interface Investment extends Provenance {
  readonly levels: readonly InvestmentLevel[];
}

const investments = {
  infrastructure: {
    levels: [
      { markers: 1, effects: [{ when: 'static', ops: [{ op: 'city-production', add: 1, scope: 'each-city' }] }] },
      { markers: 2, effects: [{ when: 'static', ops: [{ op: 'city-production', add: 2, scope: 'each-city' }] }] },
      { markers: 3, effects: [{ when: 'static', ops: [{ op: 'city-production', add: 3, scope: 'each-city' }] }] },
    ],
  },
  endowment: {
    levels: [
      { markers: 1, effects: [{ when: 'static', ops: [{ op: 'cost-change', of: 'step-culture', add: -1 }] }] },
      { markers: 3, effects: [{ when: 'static', ops: [{ op: 'cost-change', of: 'step-culture', add: -2 }] }] },
      {
        markers: 5,
        effects: [
          {
            when: 'static',
            ops: [
              { op: 'cost-change', of: 'step-culture', add: -2 },
              { op: 'stat-add', stat: 'culture-hand', add: 1 },
            ],
          },
        ],
      },
    ],
    source: 'single',
  },
  'military-industrial': {
    levels: [
      { markers: 2, effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'combat-bonus', add: 4 }] }] },
      { markers: 4, effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'combat-bonus', add: 8 }] }] },
      { markers: 6, effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'combat-bonus', add: 12 }] }] },
    ],
  },
  'public-education': {
    levels: [
      { markers: 3, effects: [{ when: 'immediate', ops: [{ op: 'learn-free', from: 'own-deck' }] }] },
      { markers: 6, effects: [{ when: 'immediate', ops: [{ op: 'learn-free', from: 'own-deck' }] }] },
      { markers: 9, effects: [{ when: 'immediate', ops: [{ op: 'learn-free', from: 'own-deck' }] }] },
    ],
    ruling: true,
  },
} satisfies Readonly<Record<string, Investment>>;

export type InvestmentId = keyof typeof investments;

/** The investment cards. */
export const INVESTMENTS: Readonly<Record<InvestmentId, Investment>> = investments;

/** The Endowment for the Arts as replaced in 2013 (FF 23.3). */
export const ENDOWMENT_2013: Investment = {
  levels: [
    { markers: 1, effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'culture-hand', add: 1 }] }] },
    {
      markers: 2,
      effects: [
        {
          when: 'static',
          ops: [
            { op: 'cost-change', of: 'step-culture', add: -1 },
            { op: 'stat-add', stat: 'culture-hand', add: 1 },
          ],
        },
      ],
    },
    {
      markers: 4,
      effects: [
        {
          when: 'static',
          ops: [
            { op: 'cost-change', of: 'step-culture', add: -2 },
            { op: 'stat-add', stat: 'culture-hand', add: 1 },
          ],
        },
      ],
    },
  ],
};

/** Investment markers in the common supply (FF 15.1). */
export const INVESTMENT_MARKERS = 23;
