/** New military cards; `SOURCES` says which do not agree with the German-language booklet and other sources. */

import { each, of, PLACES } from '../content/events.ts';
import type { Aggression, Cards, EventCard, Pact, Tactic, Territory, War } from '../content/model.ts';
import type { Sources } from '../content/provenance.ts';

/** New events. */
export const EVENTS = {
  'development-of-planning-a': { level: 0, effects: [each({ does: 'choose-revealed', cards: 3 })] },
  'dark-ages-i': {
    level: 1,
    effects: [each({ does: 'lose', lose: 'counted' })],
  },
  'call-to-arms-i': {
    level: 1,
    effects: [
      of('weakest', { does: 'lose-actions', amount: 2, drawPerAction: true }),
      {
        who: 'second-weakest',
        if: 'three-or-more',
        deed: { does: 'lose-actions', amount: 1, drawPerAction: true },
      },
    ],
  },
  'wisdom-of-the-ancestors-i': { level: 1, effects: [each({ does: 'gain', gain: 'counted' })] },
  'freedom-of-movement-ii': { level: 2, effects: [each({ does: 'move-worker' })] },
  'international-negotiations-ii': {
    level: 2,
    effects: [
      of('revealer', {
        does: 'negotiate',
        from: 'weakest',
        to: 'strongest',
        choices: [{ food: 3 }, { resources: 3 }, { science: 3 }],
      }),
    ],
  },
  'arms-industry-ii': {
    level: 2,
    effects: [each({ does: 'gain', gain: 'counted' })],
  },
  'impact-of-harmony-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-culture-iii': { level: 3, effects: [each({ does: 'rank', by: 'culture', culture: PLACES })] },
} satisfies Cards<EventCard>;

/** New territories, and an adjusted one. */
export const TERRITORIES = {
  'autonomous-territory-ii': {
    level: 2,
    copies: [1, 1, 1],
    civilActions: 1,
    militaryActions: 1,
    blueTokens: -2,
    once: { choices: [{ science: 4 }, { resources: 5 }, { food: 6 }, { culture: 7 }] },
  },
  'wealthy-territory-i-adjusted': {
    level: 1,
    copies: [1, 1, 1],
    replaces: 'wealthy-territory-i',
    blueTokens: 3,
    once: { resources: 6 },
  },
} satisfies Cards<Territory>;

/** New tactics. */
export const TACTICS = {
  'hussars-ii': { level: 2, copies: [1, 1, 1], army: [0, 2, 0], strength: 2, antiquated: 2, addsLowestLevel: true },
  'positional-army-iii': { level: 3, copies: [1, 1, 1], army: [2, 0, 2], strength: 12, antiquated: 6 },
} satisfies Cards<Tactic>;

/** New aggressions. */
export const AGGRESSIONS = {
  'aggression-kidnapping-i': {
    level: 1,
    copies: [1, 1, 1],
    militaryActions: 1,
    assault: { does: 'kidnap', bonus: { culture: 3 } },
  },
  'aggression-exploiting-iii': {
    level: 3,
    copies: [1, 1, 1],
    militaryActions: 2,
    assault: { does: 'take', take: { food: 3, resources: 3, science: 3, culture: 3 } },
  },
} satisfies Cards<Aggression>;

/** A new war. */
export const WARS = {
  'hybrid-war-iii': {
    level: 3,
    copies: [1, 1, 1],
    militaryActions: 2,
    spoils: { of: 'culture' },
    meanwhile: { symbols: { happy: -2 } },
  },
} satisfies Cards<War>;

/** A new pact. */
export const PACTS = {
  'naval-trade-agreement-i': { level: 1, sided: true, a: { colonization: 1, blueTokens: -1 }, b: { blueTokens: 2 } },
} satisfies Cards<Pact>;

/** Of the Autonomous Territory what comes at once is verified. */
export const SOURCES: Sources<
  typeof EVENTS & typeof TERRITORIES & typeof TACTICS & typeof AGGRESSIONS & typeof WARS & typeof PACTS
> = {
  'wisdom-of-the-ancestors-i': 'single',
  'impact-of-harmony-iii': 'single',
  'impact-of-culture-iii': 'single',
  'autonomous-territory-ii': 'single-permanent',
  'wealthy-territory-i-adjusted': 'single',
  'positional-army-iii': 'single',
  'aggression-kidnapping-i': 'own-price',
  'aggression-exploiting-iii': 'own-price',
  'hybrid-war-iii': 'own-price',
  'naval-trade-agreement-i': 'single',
};

/** The cards, list by list. */
export const LISTS = {
  events: EVENTS,
  territories: TERRITORIES,
  tactics: TACTICS,
  aggressions: AGGRESSIONS,
  wars: WARS,
  pacts: PACTS,
};

/** A seventh bonus card of each age. */
export const BONUS_COPIES = [7, 7, 7] as const;
