/** Pacts. All values are verified. Two players use none. */

import type { Cards, Pact, PactSide } from './model.ts';

/** A pact without sides. */
const both = (powers: PactSide) => ({ sided: false, a: powers, b: powers });

/** Every pact: what the two sides have. */
export const PACTS = {
  'open-borders-agreement-i': { level: 1, ...both({ militaryActions: 1, attackBonus: 2 }) },
  'trade-routes-agreement-i': {
    level: 1,
    sided: true,
    a: { convertsGoods: 'food' },
    b: { convertsGoods: 'resources' },
  },
  'acceptance-of-supremacy-ii': {
    level: 2,
    sided: true,
    forbidsAttack: true,
    a: { production: { resources: 1 } },
    b: { production: { resources: -1 } },
  },
  'international-trade-agreement-ii': {
    level: 2,
    sided: true,
    a: { production: { resources: 1 } },
    b: { production: { food: 1 } },
  },
  'promise-of-military-protection-ii': {
    level: 2,
    sided: true,
    endsOnAttack: true,
    a: { symbols: { culture: 1 } },
    b: { symbols: { strength: 4, culture: -1 } },
  },
  'scientific-cooperation-ii': { level: 2, ...both({ cooperation: { discount: 2, partnerPays: 1 } }) },
  'international-tourism-iii': {
    level: 3,
    ...both({ adds: [{ to: 'culture', per: 'partner-wonder', amount: 1 }] }),
  },
  'loss-of-sovereignty-iii': {
    level: 3,
    sided: true,
    forbidsAttack: true,
    a: { symbols: { culture: 2 } },
    b: { symbols: { culture: -2 }, exceptions: ['immune-to-war'] },
  },
  'military-pact-iii': { level: 3, ...both({ symbols: { strength: 3 } }), endsOnAttack: true },
  'peace-treaty-iii': { level: 3, ...both({ symbols: { culture: 1 } }), forbidsAttack: true },
} satisfies Cards<Pact>;
