/** The kinds of things of the base game in English. */

import type { Icons } from '../../content/goods.ts';
import { TERRAIN_YIELDS } from '../../content/terrain.ts';
import type { BaseWords } from '../cards.ts';
import type { Phrase } from '../effects.ts';
import { roman } from '../numerals.ts';
import { allOf, anyOf } from './effects.ts';
import { names } from './names.ts';

const ERAS = { ancient: 'Ancient', medieval: 'Medieval', modern: 'Modern' } as const;
const TERRAINS = {
  grassland: 'Grassland',
  forest: 'Forest',
  mountain: 'Mountain',
  desert: 'Desert',
  water: 'Water',
} as const;
const RESOURCES = {
  incense: 'Incense',
  iron: 'Iron',
  silk: 'Silk',
  wheat: 'Wheat',
  spy: 'Spy',
  uranium: 'Uranium',
} as const;

/** `2 trade and 1 culture`. */
function icons({ production, trade, culture, coin }: Icons, combat = 0): string {
  const parts = [
    production ? `${production} production` : '',
    trade ? `${trade} trade` : '',
    culture ? `${culture} culture` : '',
    coin ? `${coin} coin` : '',
    combat ? `combat bonus +${combat}` : '',
  ].filter((part) => part !== '');
  return allOf(parts) || 'nothing';
}

/** The words. */
export const cards: BaseWords = {
  technology: (level) => `Level ${roman(level)} technology.`,
  unlocks({ government, building, rank, walls }) {
    const unit = rank === undefined ? '' : (names.ranks[rank.type][rank.rank - 1] ?? '');
    const said: Phrase[] = [];
    if (building !== undefined) said.push([names.buildings[building], names.buildings[building]]);
    if (rank !== undefined) said.push([`${unit} (${names.units[rank.type].toLowerCase()} rank ${rank.rank})`, unit]);
    if (walls) said.push(['city walls', 'walls']);
    if (government !== undefined)
      said.push([`the government ${names.governments[government]}`, names.governments[government]]);
    return [`Unlocks ${allOf(said.map(([long]) => long))}.`, said.map(([, short]) => short).join(', ')];
  },
  coinTokens: (most) => `At most ${most} coin tokens lie on it.`,
  wonder({ era, cost }, discount) {
    const lower = discount === undefined ? '' : `, ${discount.cost} with ${names.technologies[discount.technology]}`;
    return `${ERAS[era]} wonder, ${cost} production${lower}.`;
  },
  event: (level, copies) => `Culture event of level ${roman(level)}${copies === 1 ? '' : ` (${copies} copies)`}.`,
  civilization: (leader, technology, government) =>
    `Led by ${leader}. Starts with ${technology} and the government ${government}.`,
  marker: (kept) => (kept ? 'Kept face down until it is used.' : 'Revealed and used at once.'),
  ruling: 'Ruling:',
  source: {
    single: 'Known from one source only.',
    'single-split': 'How many of the cards have which strength is known from one source only.',
    designed: 'No text was found: this value is our own.',
  },
  building({ cost, terrain, icons: own, combatBonus, limited, upgraded }) {
    const place =
      terrain.length === 1 ? terrain.map((one) => TERRAINS[one].toLowerCase()).join('') : 'any square but water';
    const star = limited ? ' One building with a star in each city.' : '';
    return `${upgraded ? 'Upgraded building' : 'Building'}, ${cost} production, on ${place}. Yields ${icons(own, combatBonus)}.${star}`;
  },
  unit(type, { costs }, trumps) {
    const ranks = names.ranks[type].map((name, rank) => `${name} (${costs[rank]} production)`);
    const trump =
      trumps === undefined ? 'Neither trumps nor is trumped.' : `Trumps ${names.units[trumps].toLowerCase()}.`;
    return `${allOf(ranks)}. ${trump}`;
  },
  person: ({ icons: own, combatBonus }) => `Great person marker. Yields ${icons(own, combatBonus)}.`,
  plain: 'No effect.',
  terrains: TERRAINS,
  terrain: (terrain) => `A square yields ${icons(TERRAIN_YIELDS[terrain])} unless something else is printed on it.`,
  resources: RESOURCES,
  resource: (resource, market) =>
    market.some((one) => one === resource)
      ? 'A resource of the market. Spend it for the abilities of technologies; it returns to the market.'
      : `A resource that lies on markers and cards only, never in the market. Not one of ${anyOf(market)}.`,
  icons: {
    production: ['Production', 'What a city has to build with in one Produce action.', 'FF 7.3'],
    trade: ['Trade', 'Collected every turn on the trade dial, at most 27. Research and hurrying need it.', 'FF 6.1'],
    culture: ['Culture', 'Gained when a city is devoted to the arts. Pays for steps on the culture track.', 'FF 7.12'],
    coin: ['Coin', 'Fifteen coins win the game; after research each keeps 1 trade.', 'FF 12.1'],
    combat: ['Combat bonus', 'Counts in every battle of its owner, as long as it is not blockaded.', 'FF 9.3'],
  },
  pieces: {
    army: ['Army', 'Explores, takes huts, fights and blockades. Costs 4 production.', 'FF 8.5'],
    scout: [
      'Scout',
      'Founds cities, and sends the icons of its square to a city of its owner. Costs 6 production.',
      'FF 4.7',
    ],
    city: ['City', 'Takes one action each turn: produce, devote to the arts or harvest.', 'FF 7.1'],
    capital: ['Capital', 'The first city. Whoever conquers another player’s capital wins the game.', 'FF 1.5'],
    walls: ['City walls', 'Combat bonus +4 for the defender, and the attacker plays the first unit.', 'FF 9.4'],
    outskirts: ['Outskirts', 'The squares around a city centre, from which the city lives.', 'FF 4.3'],
    blockade: [
      'Blockade',
      'An enemy figure in a square of the outskirts: the city gets nothing from that square.',
      'FF 4.5',
    ],
    hut: ['Hut', 'A face-down marker. An army that enters takes it.', 'FF 8.6'],
    village: ['Village', 'A face-down marker defended by barbarians.', 'FF 8.7'],
    'disaster-marker': ['Disaster marker', 'Changes the terrain of its square for the rest of the game.', 'FF 4.8'],
    'coin-token': ['Coin token', 'A coin on a card or on the civilization sheet. It can be lost.', 'FF 12.1'],
    'trade-dial': ['Trade dial', 'Shows the trade of a player, 0 to 27.', 'FF 6.1'],
    'culture-track': [
      'Culture track',
      'Every step brings a culture event or a great person; space 21 wins the game.',
      'FF 11.2',
    ],
    pyramid: ['Technology pyramid', 'A technology needs two technologies of the level below under it.', 'FF 10.3'],
    'standing-forces': ['Standing forces', 'A player’s unit cards. The battle hand is drawn from them.', 'FF 9.2'],
    'first-player': [
      'First player marker',
      'Who has it acts first in every phase; it passes to the left every turn.',
      'FF 5.2',
    ],
  },
};
