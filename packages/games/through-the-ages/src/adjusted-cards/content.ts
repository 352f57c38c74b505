/** The adjusted cards; `SOURCES` says how sure they are. */

import { BACH, shakespeare } from '../content/leaders.ts';
import type { Cards, Copies, Government, Leader, Wonder, WorkerTechnology } from '../content/model.ts';
import { URBAN } from '../content/model.ts';
import type { Sources } from '../content/provenance.ts';

/** Adjusted urban buildings. */
export const URBAN_BUILDINGS = {
  'professional-sports-adjusted': {
    kind: 'arena',
    level: 3,
    copies: [1, 2, 2],
    replaces: 'professional-sports',
    develop: 7,
    build: 7,
    gives: { happy: 4, strength: 4 },
  },
} satisfies Cards<WorkerTechnology>;

/** Adjusted governments. */
export const GOVERNMENTS = {
  'republic-adjusted': {
    level: 2,
    copies: [1, 2, 2],
    replaces: 'republic',
    develop: 11,
    revolution: 2,
    civilActions: 7,
    militaryActions: 2,
    urbanLimit: 3,
  },
  'communism-adjusted': {
    level: 3,
    copies: [1, 1, 1],
    replaces: 'communism',
    develop: 18,
    revolution: 1,
    civilActions: 7,
    militaryActions: 5,
    urbanLimit: 4,
    symbols: { happy: -1 },
    production: { resources: 1 },
  },
  'fundamentalism-adjusted': {
    level: 3,
    copies: [1, 1, 1],
    replaces: 'fundamentalism',
    develop: 16,
    revolution: 5,
    civilActions: 6,
    militaryActions: 5,
    urbanLimit: 4,
    symbols: { strength: 6, science: -2 },
  },
} satisfies Cards<Government>;

/** Adjusted leaders. */
export const LEADERS = {
  'hammurabi-adjusted': { level: 0, replaces: 'hammurabi', exceptions: ['converts-military'] },
  'julius-caesar-adjusted': {
    level: 0,
    replaces: 'julius-caesar',
    symbols: { strength: 1 },
    militaryActions: 1,
    exceptions: ['second-political-action'],
  },
  'michelangelo-adjusted': {
    level: 1,
    replaces: 'michelangelo',
    exceptions: ['no-wonder-surcharge'],
    adds: [{ to: 'culture', per: 'happy-face', of: [...URBAN, 'wonder'], amount: 1 }],
    on: { tookWonder: { resources: 1 } },
  },
  'napoleon-bonaparte-adjusted': {
    level: 2,
    replaces: 'napoleon-bonaparte',
    militaryActions: 1,
    adds: [{ to: 'strength', per: 'unit-type', amount: 2, max: 8 }],
  },
  'william-shakespeare-adjusted': { level: 2, replaces: 'william-shakespeare', ...shakespeare(2, 3) },
  'johann-sebastian-bach-adjusted': { level: 2, replaces: 'johann-sebastian-bach', ...BACH, symbols: { happy: 1 } },
  'mahatma-gandhi-adjusted': {
    level: 3,
    replaces: 'mahatma-gandhi',
    symbols: { culture: 2 },
    exceptions: ['never-attacks'],
  },
} satisfies Cards<Leader>;

/** Adjusted wonders. */
export const WONDERS = {
  'hanging-gardens-adjusted': {
    level: 0,
    replaces: 'hanging-gardens',
    stages: [2, 2, 2],
    symbols: { culture: 1, happy: 2 },
    on: { completed: { food: 2 } },
  },
  'colossus-adjusted': {
    level: 0,
    replaces: 'colossus',
    stages: [3, 3],
    symbols: { strength: 2 },
    colonization: 1,
    on: { ageStarts: { levels: [2, 3], gain: { militaryCards: 3 } } },
  },
  'st-peter-s-basilica-adjusted': {
    level: 1,
    replaces: 'st-peter-s-basilica',
    stages: [4, 4],
    symbols: { culture: 1, happy: 1 },
    exceptions: ['happy-sources-plus-one'],
  },
  'transcontinental-railroad-adjusted': {
    level: 2,
    replaces: 'transcontinental-railroad',
    stages: [3, 3, 3, 3],
    symbols: { strength: 4 },
    extraToken: [{ kind: 'mine', upTo: 3 }],
  },
  'ocean-liner-service-adjusted': {
    level: 2,
    replaces: 'ocean-liner-service',
    stages: [3, 2, 2, 3],
    exceptions: ['settles-each-turn'],
  },
} satisfies Cards<Wonder>;

/** Of the governments and Professional Sports what they bring is verified. */
export const SOURCES: Sources<typeof URBAN_BUILDINGS & typeof GOVERNMENTS & typeof LEADERS & typeof WONDERS> = {
  'professional-sports-adjusted': 'single-costs',
  'republic-adjusted': 'single-costs',
  'communism-adjusted': 'single-costs',
  'fundamentalism-adjusted': 'single-costs',
  'hammurabi-adjusted': 'single-change',
  'julius-caesar-adjusted': 'single-change',
  'michelangelo-adjusted': 'single-change',
  'napoleon-bonaparte-adjusted': 'own-military-action',
  'william-shakespeare-adjusted': 'single-change',
  'johann-sebastian-bach-adjusted': 'own-happy-face',
  'mahatma-gandhi-adjusted': 'other-numbers',
  'hanging-gardens-adjusted': 'single-change',
  'colossus-adjusted': 'other-numbers',
  'st-peter-s-basilica-adjusted': 'own-culture',
  'transcontinental-railroad-adjusted': 'other-numbers',
  'ocean-liner-service-adjusted': 'own-cost',
};

/** The cards, list by list. */
export const LISTS = { urbanBuildings: URBAN_BUILDINGS, governments: GOVERNMENTS, leaders: LEADERS, wonders: WONDERS };

/** The extra copies of base cards marked 3+, with 2, 3 and 4 players. */
export const COPIES: ReadonlyMap<string, Copies> = new Map([
  ['military-theory', [1, 2, 2]],
  ['rich-land-i', [2, 3, 3]],
  ['urban-growth-ii', [1, 2, 2]],
  ['frugality-ii', [1, 2, 2]],
  ['patriotism-iii', [1, 2, 2]],
  ['reserves-iii', [3, 4, 4]],
  ['revolutionary-idea-iii', [2, 3, 3]],
]);

/** Everything that can be chosen one by one (TA 17.2): adjusted cards, and base cards that have one more copy. */
export const CHOICES: { readonly [group: string]: readonly string[] } = {
  technologies: [...Object.keys(GOVERNMENTS), ...Object.keys(URBAN_BUILDINGS)],
  leaders: Object.keys(LEADERS),
  wonders: Object.keys(WONDERS),
  copies: [...COPIES.keys()],
};

/** The adjusted cards that the booklet recommends to everybody because of their numbers. */
const RECOMMENDED = ['republic-adjusted', 'professional-sports-adjusted'] satisfies (
  | keyof typeof GOVERNMENTS
  | keyof typeof URBAN_BUILDINGS
)[];

/** What can be chosen by name. */
export const PRESETS: { readonly [preset: string]: readonly string[] } = {
  none: [],
  recommended: RECOMMENDED,
  all: Object.values(CHOICES).flat(),
};
