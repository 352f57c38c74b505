/** What ordinary cards say on their faces, in English. */

import type { BriefTemplates } from './briefs.ts';

/** The lines. */
export const briefly: BriefTemplates = {
  goods: {
    food: 'food',
    resources: 'resources',
    science: 'science',
    culture: 'culture',
    population: 'population',
    militaryCards: 'military cards',
    yellowTokens: 'yellow tokens',
    blueTokens: 'blue tokens',
    civilActions: 'civil actions',
  },
  each: {
    farm: 'each farm',
    mine: 'each mine',
    lab: 'each lab',
    temple: 'each temple',
    library: 'each library',
    theater: 'each theater',
    arena: 'each arena',
    infantry: 'each infantry unit',
    cavalry: 'each cavalry unit',
    artillery: 'each artillery unit',
    'air-force': 'each unit; doubles the tactic of an army',
  },
  special: {
    law: () => 'more civil actions',
    warfare: () => 'strength and military actions',
    exploration: () => 'strength and colonization',
    construction: (stages) => `buildings cheaper, ${stages} stages an action`,
  },
  government: 'actions, building limit',
  wonder: 'once it is completed',
  orders: {
    'build-or-upgrade': ({ of }) => `build/upgrade ${of.includes('farm') ? 'a farm/mine' : 'an urban building'}`,
    upgrade: () => 'upgrade a farm, mine or building',
    population: () => 'increase your population first',
    stage: () => 'build one stage of your wonder',
    develop: () => 'after developing a technology',
    gain: () => 'at once',
    choose: () => 'choose one',
    boost: () => 'for units, this turn',
    'per-stronger': () => 'for each stronger rival, for units',
    'per-more-culture': () => 'for each rival with more culture',
  },
  tactic: {
    whole: 'each complete army',
    antiquated: (strength) => `each complete army, antiquated +${strength}`,
    lowestLevel: 'each army, plus its lowest level',
  },
  territory: { gain: (gains) => `at once: ${gains}`, choice: 'at once: one of four gains' },
  assaults: {
    plunder: ({ amount }) => `take up to ${amount} food or resources`,
    take: ({ take }, amounts) =>
      Object.keys(take).length > 1
        ? `take up to ${Math.max(...Object.values(take))} of each good and point`
        : `take up to ${amounts(take)}`,
    enslave: () => 'the rival loses 1 population',
    raid: ({ levels }) => (levels.length > 1 ? 'destroy 2 buildings, gain half' : 'destroy a building, gain half'),
    kidnap: () => 'take a card from the civil hand',
    annex: () => 'take a colony of the rival',
    infiltrate: () => 'remove the leader or begun wonder',
  },
  bonus: 'for a defence or a colonization',
};
