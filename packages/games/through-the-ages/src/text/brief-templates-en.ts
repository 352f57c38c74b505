/** What ordinary cards say on their faces, in English. */

import type { Gain } from '../content/model.ts';
import type { BriefTemplates } from './briefs.ts';

const WORDS: { readonly [G in keyof Gain]-?: string } = {
  food: 'food',
  resources: 'resources',
  science: 'science',
  culture: 'culture',
  population: 'population',
  militaryCards: 'military cards',
  yellowTokens: 'yellow tokens',
  blueTokens: 'blue tokens',
  civilActions: 'civil actions',
};

const gain = (gains: Gain): string =>
  Object.entries(gains)
    .map(([what, amount]) => `${amount} ${WORDS[what as keyof Gain]}`)
    .join(', ');

/** The lines. */
export const briefly: BriefTemplates = {
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
    warfare: () => 'more military actions and strength',
    exploration: () => 'colonization and strength',
    construction: (stages) => `buildings cheaper, ${stages} stages an action`,
  },
  government: 'actions a turn, limit of each building',
  wonder: 'once it is completed',
  orders: {
    'build-or-upgrade': ({ of }) => `${of.includes('farm') ? 'a farm or mine' : 'an urban building'}: build or upgrade`,
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
  tactic: (strength, antiquated, addsLowestLevel) =>
    addsLowestLevel
      ? 'each army, plus its lowest level'
      : antiquated === strength
        ? 'each complete army'
        : `each complete army, antiquated +${antiquated}`,
  territory: (once) => (once === undefined ? 'at once: one of four gains' : `at once: ${gain(once)}`),
  assaults: {
    plunder: ({ amount }) => `take up to ${amount} food or resources`,
    take: ({ take }) => {
      const [what, ...others] = Object.keys(take);
      return others.length > 0
        ? 'take up to 3 of each good and point'
        : `take up to ${take[what as keyof Gain]} ${what}`;
    },
    enslave: ({ gain: gains }) => `−1 population; ${gain(gains)}`,
    raid: ({ levels }) => (levels.length > 1 ? 'destroy 2 buildings, gain half' : 'destroy a building, gain half'),
    kidnap: () => 'take a card from the civil hand',
    annex: () => 'take a colony of the rival',
    infiltrate: () => 'remove the leader or begun wonder',
  },
  bonus: 'for a defence or a colonization',
};
