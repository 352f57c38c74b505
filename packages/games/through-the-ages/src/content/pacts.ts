/** Pacts. Base values are verified; the Naval Trade Agreement comes from a single source. Two players use none. */

import type { Pact } from './model.ts';

const PACT = [0, 1, 1] as const;

/** Every pact: what the two sides have. */
export const PACTS: readonly Pact[] = [
  both('open-borders-agreement-i', 1, { militaryActions: 1, attackBonus: 2 }),
  {
    id: 'trade-routes-agreement-i',
    kind: 'pact',
    level: 1,
    set: 'base',
    copies: PACT,
    sided: true,
    a: { convertsGoods: 'food' },
    b: { convertsGoods: 'resources' },
  },
  {
    id: 'naval-trade-agreement-i',
    kind: 'pact',
    level: 1,
    set: 'new',
    copies: PACT,
    sided: true,
    a: { colonization: 1, blueTokens: -1 },
    b: { blueTokens: 2 },
  },
  {
    id: 'acceptance-of-supremacy-ii',
    kind: 'pact',
    level: 2,
    set: 'base',
    copies: PACT,
    sided: true,
    forbidsAttack: true,
    a: { production: { resources: 1 } },
    b: { production: { resources: -1 } },
  },
  {
    id: 'international-trade-agreement-ii',
    kind: 'pact',
    level: 2,
    set: 'base',
    copies: PACT,
    sided: true,
    a: { production: { resources: 1 } },
    b: { production: { food: 1 } },
  },
  {
    id: 'promise-of-military-protection-ii',
    kind: 'pact',
    level: 2,
    set: 'base',
    copies: PACT,
    sided: true,
    endsOnAttack: true,
    a: { symbols: { culture: 1 } },
    b: { symbols: { strength: 4, culture: -1 } },
  },
  both('scientific-cooperation-ii', 2, { cooperation: { discount: 2, partnerPays: 1 } }),
  both('international-tourism-iii', 3, { adds: [{ to: 'culture', per: 'partner-wonder', amount: 1 }] }),
  {
    id: 'loss-of-sovereignty-iii',
    kind: 'pact',
    level: 3,
    set: 'base',
    copies: PACT,
    sided: true,
    forbidsAttack: true,
    a: { symbols: { culture: 2 } },
    b: { symbols: { culture: -2 }, immuneToWar: true },
  },
  { ...both('military-pact-iii', 3, { symbols: { strength: 3 } }), endsOnAttack: true },
  { ...both('peace-treaty-iii', 3, { symbols: { culture: 1 } }), forbidsAttack: true },
];

/** A pact without sides. */
function both(id: string, level: 1 | 2 | 3, powers: Pact['a']): Pact {
  return { id, kind: 'pact', level, set: 'base', copies: PACT, sided: false, a: powers, b: powers };
}
