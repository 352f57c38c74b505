/** Events. They agree with their sources. Each line says who does what, in this order. */

import type { Cards, Deed, Effect, EventCard, Who } from './model.ts';

/** Something that concerns everybody. */
export const each = (deed: Deed): Effect => ({ who: 'each', deed });
/** Something that concerns some. */
export const of = (who: Who, deed: Deed): Effect => ({ who, deed });

/** Culture by place, with 2, 3 and 4 players. */
export const PLACES = { 2: [10, 0], 3: [14, 7, 0], 4: [15, 10, 5, 0] };

/** Every event of the base game. */
export const EVENTS = {
  'development-of-agriculture-a': { level: 0, effects: [each({ does: 'gain', gain: { food: 2 } })] },
  'development-of-crafts-a': { level: 0, effects: [each({ does: 'gain', gain: { resources: 2 } })] },
  'development-of-civilization-a': { level: 0, effects: [each({ does: 'develop-civilization' })] },
  'development-of-markets-a': {
    level: 0,
    effects: [each({ does: 'choose', choices: [{ food: 2 }, { resources: 2 }] })],
  },
  'development-of-politics-a': { level: 0, effects: [each({ does: 'gain', gain: { militaryCards: 3 } })] },
  'development-of-religion-a': { level: 0, effects: [each({ does: 'free-build', technology: 'religion' })] },
  'development-of-science-a': { level: 0, effects: [each({ does: 'gain', gain: { science: 2 } })] },
  'development-of-settlement-a': { level: 0, effects: [each({ does: 'gain', gain: { population: 1 } })] },
  'development-of-trade-routes-a': {
    level: 0,
    effects: [each({ does: 'gain', gain: { science: 1, food: 1, resources: 1 } })],
  },
  'development-of-warfare-a': { level: 0, effects: [each({ does: 'free-build', technology: 'warriors' })] },
  'barbarians-i': {
    level: 1,
    effects: [{ who: 'most-culture', if: 'among-two-weakest', deed: { does: 'lose', lose: { population: 1 } } }],
  },
  'border-conflict-i': {
    level: 1,
    effects: [of('weakest', { does: 'destroy-own' }), of('strongest', { does: 'gain', gain: { resources: 3 } })],
  },
  'crusades-i': {
    level: 1,
    effects: [
      of('strongest', { does: 'gain', gain: { culture: 4 } }),
      of('weakest', { does: 'lose', lose: { culture: 4 } }),
    ],
  },
  'cultural-influence-i': {
    level: 1,
    effects: [each({ does: 'gain', gain: 'counted' })],
  },
  'foray-i': { level: 1, effects: [of('two-strongest', { does: 'gain-mix', amount: 3 })] },
  'good-harvest-i': { level: 1, effects: [each({ does: 'produce', parts: ['food'] })] },
  'immigration-i': { level: 1, effects: [of('happiest', { does: 'gain', gain: { population: 1 } })] },
  'new-deposits-i': { level: 1, effects: [each({ does: 'produce', parts: ['resources'] })] },
  'pestilence-i': { level: 1, effects: [each({ does: 'lose', lose: { population: 1 } })] },
  'raiders-i': { level: 1, effects: [of('two-weakest', { does: 'lose-mix', amount: 2 })] },
  'rats-i': { level: 1, effects: [each({ does: 'lose-all-food' })] },
  'rebellion-i': {
    level: 1,
    effects: [each({ does: 'lose-actions', amount: 'counted' })],
  },
  'reign-of-terror-i': { level: 1, effects: [of('weakest', { does: 'lose', lose: { population: 1 } })] },
  'scientific-breakthrough-i': {
    level: 1,
    effects: [each({ does: 'gain', gain: 'counted' })],
  },
  'uncertain-borders-i': { level: 1, effects: [of('strongest', { does: 'take-tokens', from: 'weakest', yellow: 1 })] },
  'civil-unrest-ii': {
    level: 2,
    effects: [
      each({ does: 'lose', lose: 'counted' }),
      of('most-discontent', { does: 'lose', lose: { blueTokens: 1 } }),
    ],
  },
  'cold-war-ii': { level: 2, effects: [of('two-strongest', { does: 'gain', gain: { science: 6 } })] },
  'crime-wave-ii': { level: 2, effects: [of('two-weakest', { does: 'lose', lose: { culture: 3, blueTokens: 1 } })] },
  'economic-progress-ii': {
    level: 2,
    effects: [each({ does: 'produce', parts: ['corruption', 'food', 'consumption', 'resources'] })],
  },
  'emigration-ii': {
    level: 2,
    effects: [each({ does: 'lose', lose: 'counted' })],
  },
  'iconoclasm-ii': { level: 2, effects: [each({ does: 'remove-old-leader' })] },
  'independence-declaration-ii': { level: 2, effects: [of('weakest', { does: 'lose-colony' })] },
  'international-agreement-ii': { level: 2, effects: [of('strongest', { does: 'take-row-cards', worth: 5 })] },
  'national-pride-ii': { level: 2, effects: [of('most-culture', { does: 'gain', gain: { culture: 5 } })] },
  'politics-of-strength-ii': {
    level: 2,
    effects: [
      { who: 'strongest', if: 'not-in-last-age', deed: { does: 'gain', gain: { militaryCards: 5 } } },
      { who: 'weakest', if: 'not-in-last-age', deed: { does: 'lose', lose: { militaryCards: 3 } } },
      { who: 'strongest', if: 'in-last-age', deed: { does: 'gain', gain: { culture: 5 } } },
      { who: 'weakest', if: 'in-last-age', deed: { does: 'lose', lose: { culture: 3 } } },
    ],
  },
  'popularization-of-science-ii': {
    level: 2,
    effects: [each({ does: 'gain', gain: 'counted' })],
  },
  'prosperity-ii': {
    level: 2,
    effects: [each({ does: 'gain', gain: 'counted' })],
  },
  'ravages-of-time-ii': { level: 2, effects: [each({ does: 'ravage', upTo: 1 })] },
  'refugees-ii': {
    level: 2,
    effects: [
      of('weakest', { does: 'lose', lose: { culture: 3, population: 1 } }),
      of('strongest', { does: 'gain', gain: { culture: 3, population: 1 } }),
    ],
  },
  'terrorism-ii': { level: 2, effects: [of('fewest-culture', { does: 'destroy-of-each-other' })] },
  'impact-of-agriculture-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-architecture-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-balance-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-colonies-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-competition-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-government-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-happiness-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-industry-iii': { level: 3, effects: [each({ does: 'score' })] },
  'impact-of-population-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-progress-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-science-iii': { level: 3, effects: [each({ does: 'rank', by: 'science', culture: PLACES })] },
  'impact-of-strength-iii': { level: 3, effects: [each({ does: 'rank', by: 'strength', culture: PLACES })] },
  // In the shorter game there is no Age III, so it counts the technologies of Age II (TA 16.8).
  'impact-of-technology-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-variety-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
  'impact-of-wonders-iii': {
    level: 3,
    effects: [each({ does: 'score' })],
  },
} satisfies Cards<EventCard>;
