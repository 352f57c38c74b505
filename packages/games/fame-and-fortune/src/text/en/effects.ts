/** Effects of the base game in English. */

import type { BuildingId } from '../../content/buildings.ts';
import type { Cost, Item, Moment, Op, Protection, Stat, Timing } from '../../content/model.ts';
import type { EffectWords, Phrase } from '../effects.ts';
import { roman } from '../numerals.ts';
import { names } from './names.ts';

/** `a, b or c`. */
export const anyOf = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

/** `a, b and c`. */
export const allOf = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** `+3` or `-1`, with a real minus sign. */
export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const STATS: Readonly<Record<Stat, Phrase>> = {
  'travel-speed': ['travel speed', 'Speed'],
  'stacking-limit': ['stacking limit', 'Stacking'],
  'culture-hand': ['culture hand size', 'Culture hand'],
  'battle-hand': ['battle hand size', 'Battle hand'],
  cities: ['city limit', 'Cities'],
  coin: ['coins', 'Coin'],
  'combat-bonus': ['combat bonus', 'Combat'],
  'unit-strength': ['strength of all your units', 'Unit strength'],
};

const ITEMS: Readonly<Record<Exclude<Item, BuildingId>, Phrase>> = {
  unit: ['unit', 'unit'],
  infantry: ['infantry unit', 'infantry'],
  artillery: ['artillery unit', 'artillery'],
  mounted: ['mounted unit', 'mounted'],
  aircraft: ['aircraft unit', 'aircraft'],
  army: ['army', 'army'],
  scout: ['scout', 'scout'],
  building: ['building', 'building'],
  'basic-building': ['basic building', 'basic building'],
  walls: ['city walls', 'walls'],
};
const isBuilding = (item: Item): item is BuildingId => item in names.buildings;
const itemName = (item: Item): Phrase =>
  isBuilding(item) ? [names.buildings[item], names.buildings[item]] : ITEMS[item];

const WHERE = {
  'any-city': ' in one of your cities',
  capital: ' in your capital',
  'this-square': ' in this square',
  'standing-forces': '',
} as const;

const PROTECTIONS: Readonly<Record<Protection, Phrase>> = {
  'cancel-events': ['your culture events cannot be cancelled', 'Events safe'],
  'cancel-city-actions': ['your city actions cannot be cancelled', 'Actions safe'],
  'events-targeting-me': [
    'culture events cannot target you, your figures, cities, squares or buildings against your will',
    'Events cannot target you',
  ],
  anarchy: ['you are immune to anarchy', 'no anarchy'],
};

const CANCELLED = {
  'culture-event': 'a culture event',
  'city-action': 'a city action',
  'resource-ability': 'a resource ability',
} as const;
const SHORT_CANCELLED = {
  'culture-event': 'event',
  'city-action': 'city action',
  'resource-ability': 'ability',
} as const;

const COSTS: Readonly<Record<keyof Cost, string>> = {
  incense: 'incense',
  iron: 'iron',
  silk: 'silk',
  wheat: 'wheat',
  spy: 'spy',
  uranium: 'uranium',
  any: 'resources of any kind',
  trade: 'trade',
  culture: 'culture',
};

/** What something costs. */
function cost(price: Cost): Phrase {
  const parts = (Object.keys(price) as (keyof Cost)[]).map((kind): Phrase => {
    const amount = price[kind] ?? 0;
    const short = kind === 'any' ? `${amount} any` : amount === 1 ? COSTS[kind] : `${amount} ${COSTS[kind]}`;
    return [`${amount} ${COSTS[kind]}`, short];
  });
  return [`costs ${allOf(parts.map(([long]) => long))}`, parts.map(([, short]) => short).join(', ')];
}

/** `for each 3 coins`, after what is gained. */
const perCoins = (coins: number | undefined) => (coins === undefined ? '' : ` for every ${coins} coins you have`);
const shortPerCoins = (coins: number | undefined) => (coins === undefined ? '' : ` per ${coins} coins`);

/** Within so many squares of a figure or city. */
const range = (steps: number | undefined) =>
  steps === undefined ? '' : ` within ${steps} squares of one of your figures or cities`;

/** Everything of the base game that effects need. */
export const effects: EffectWords<Op, Moment, Timing> = {
  or: [', or ', ' or '],
  headed: (head, deed) => `${head}: ${deed}`,
  optional: 'optional',
  limit: { turn: 'once per turn', battle: 'once per battle' },
  turn: { other: 'in another player’s turn', any: 'in any player’s turn' },
  cost,
  when: {
    static: ['', ''],
    setup: ['Set-up', 'Set-up'],
    learn: ['When learned', ''],
    immediate: ['At once', ''],
    'start-of-turn': ['Start of Turn', 'Start'],
    trade: ['Trade', ''],
    'city-management': ['City Management', ''],
    movement: ['Movement', ''],
    battle: ['In battle', 'Battle'],
    'battle-before-draw': ['Before the battle hands are drawn', 'Before battle'],
    'after-battle': ['After a battle', 'After battle'],
    'any-time': ['Any time', ''],
  },
  moments: {
    'marker-taken': 'Each time you take a hut marker or conquer a village',
    glory: 'Each time you build a wonder, found a city, or conquer a city or a village',
    'enemy-city-entered':
      'Instead of attacking, move one army or scout into an enemy city centre and return it to your supply',
    'city-action': 'As the action of one of your cities',
    'unit-technology-learned': 'Each time you learn a technology that raises a unit type or unlocks aircraft',
    'battle-ended': 'After each of your battles',
    'battle-won': 'After you win a battle',
  },
  ops: {
    gain({ trade, culture, coinToken, greatPerson, resource, to }) {
      if (coinToken !== undefined) {
        const place = to === 'sheet' ? 'your civilization sheet' : 'this card';
        return [`put ${many(coinToken, 'coin token', 'coin tokens')} on ${place}`, `+${coinToken} coin`];
      }
      const parts = [
        trade === undefined ? '' : `${trade} trade`,
        culture === undefined ? '' : `${culture} culture`,
        greatPerson === undefined ? '' : many(greatPerson, 'great person', 'great people'),
        resource === undefined ? '' : `${many(resource, 'resource', 'resources')} of your choice from the market`,
      ].filter((part) => part !== '');
      const short = parts.map((part) => `+${part.replace(/ of your choice from the market$/, '')}`).join(', ');
      return [`gain ${allOf(parts)}`, short];
    },
    'gain-other': ({ trade, coinToken }) =>
      trade !== undefined
        ? [`another player of your choice gains ${trade} trade`, `other +${trade}`]
        : [
            `another player of your choice puts ${many(coinToken ?? 0, 'coin token', 'coin tokens')} on the civilization sheet`,
            `other +${coinToken} coin`,
          ],
    'gain-scaled': ({ culture }) => [
      `gain ${culture} culture for each of your armies on the map`,
      `+${culture} culture per army`,
    ],
    'stat-set': ({ stat, value }) => [`your ${STATS[stat][0]} is ${value}`, `${STATS[stat][1]} ${value}`],
    'stat-add': ({ stat, add, perCoins: coins }) =>
      stat === 'coin'
        ? [`worth ${many(add, 'coin', 'coins')}`, `+${many(add, 'coin', 'coins')}`]
        : [
            `${STATS[stat][0]} ${signed(add)}${perCoins(coins)}`,
            `${STATS[stat][1]} ${signed(add)}${shortPerCoins(coins)}`,
          ],
    'cost-change'({ of, add, perCoins: coins }) {
      const amount = `${-add} less`;
      const said: Record<typeof of, Phrase> = {
        'research-trade': [`research needs ${amount} trade`, `Research ${signed(add)} trade`],
        'step-culture': [`each step on the culture track costs ${amount} culture`, `Steps ${signed(add)} culture`],
        'step-trade': [`each step on the culture track costs ${amount} trade`, `Steps ${signed(add)} trade`],
        'wonder-production': [`the wonder costs ${amount} production`, `Wonder ${signed(add)} production`],
      };
      return [said[of][0] + perCoins(coins), said[of][1] + shortPerCoins(coins)];
    },
    'rush-rate': ({ trade, production }) => [
      `when a city hurries, every ${trade} trade give ${production} production`,
      `${trade} trade: ${production} production`,
    ],
    'city-production': ({ add, scope, perCoins: coins }) =>
      scope === 'one-city'
        ? [`one of your cities produces ${add} more this turn`, `+${add} production`]
        : [
            `each of your cities produces ${add} more${perCoins(coins)}`,
            `Cities +${add} production${shortPerCoins(coins)}`,
          ],
    water: ({ mode }) =>
      mode === 'cross'
        ? ['your figures may cross water but not end their move on it', 'Cross water']
        : ['your figures may cross water and end their move on it', 'Stay on water'],
    'ignore-stops': () => [
      'your figures may pass enemy figures, huts, villages and cities without stopping',
      'No stops',
    ],
    advance: ({ steps }) => [
      `advance ${many(steps, 'space', 'spaces')} on the culture track for free`,
      `+${many(steps, 'culture step', 'culture steps')}`,
    ],
    'draw-events': ({ count }) => [`draw ${count} culture events from one deck of your choice`, `${count} events`],
    'build-free'({ items, count, upTo, locked, where }) {
      const longs = items.map((item) => itemName(item)[0]);
      const shorts = items.map((item) => itemName(item)[1] + (count > 1 && item !== 'infantry' ? 's' : ''));
      const number = upTo ? `up to ${count}` : `${count}`;
      const plural = count > 1 && longs.length === 1 ? 's' : '';
      const what = longs[0] === 'city walls' ? 'city walls' : `${number} ${anyOf(longs)}${plural}`;
      const terms = locked && longs[0] !== 'infantry unit' ? ', unlocked or not' : '';
      return [
        `build ${what}${where === 'any-city' && count > 1 ? ' in your cities' : WHERE[where]} for free${terms}`,
        count > 1 ? `${count} free ${anyOf(shorts)}` : `free ${shorts.length > 2 ? 'item' : anyOf(shorts)}`,
      ];
    },
    'learn-free'({ from, level }) {
      const whose = {
        'own-deck': '',
        'entered-player': ' that the owner of the city knows',
        'any-other-player': ' that another player knows',
      }[from];
      const grade = level === undefined ? '' : `level ${roman(level)} `;
      return [
        `learn for free one ${grade}technology${whose}`,
        `free ${level === undefined ? '' : `level-${roman(level)} `}tech`,
      ];
    },
    'swap-technology'({ levelMax }) {
      const level = levelMax === 1 ? 'level I' : `level ${roman(levelMax)} or lower`;
      return [
        `choose another player: learn one of their technologies of ${level} for free, then they may learn one of yours of ${level} for free`,
        `Swap techs up to level ${roman(levelMax)}`,
      ];
    },
    harvest: () => ['harvest 1 resource in one of your cities without a city action', 'Harvest 1'],
    'harvest-twice': () => ['one city may harvest twice with one action, from one square or from two', 'Harvest twice'],
    cancel: ({ targets, onlyIfTargeted }) => [
      `cancel ${anyOf(targets.map((target) => CANCELLED[target]))}${onlyIfTargeted ? ' that targets you, your figures, buildings or the squares of your cities' : ''}`,
      targets.length === 3
        ? 'Cancel anything'
        : `Cancel ${anyOf(targets.map((target) => SHORT_CANCELLED[target]))}${onlyIfTargeted ? ' against you' : ''}`,
    ],
    protect: ({ from }) => [
      allOf(from.map((one) => PROTECTIONS[one][0])),
      from.map((one) => PROTECTIONS[one][1]).join(', '),
    ],
    'destroy-building'({ count, upTo, owner, range: steps, where }) {
      const number = upTo ? `up to ${count}` : `${count}`;
      const whose = owner === 'other' ? ' of other players' : '';
      const place = where === undefined ? range(steps) : ' where one of your armies ended its move';
      return [
        `destroy ${number} ${count === 1 ? 'building' : 'buildings'}${whose}${place}`,
        count === 1 ? 'raze building' : `raze ${count} buildings`,
      ];
    },
    'destroy-city': () => [
      'destroy one city that is no capital, with everything and everyone in its outskirts; no battle, no loot',
      'Destroy a city',
    ],
    'destroy-walls': () => ['the walls of a city you attack are destroyed', 'Walls fall'],
    'kill-figures'({ count, orGreatPerson, range: steps }) {
      const figures = count === 1 ? '1 figure' : `up to ${count} figures of one square`;
      return [
        `kill ${figures}${orGreatPerson ? ' or its great person' : ''}${range(steps)}; this may interrupt a move`,
        `Kill ${many(count, 'figure', 'figures')}${orGreatPerson ? ' or a person' : ''}`,
      ];
    },
    'kill-random-unit': () => ['kill 1 random unit of another player’s standing forces', 'kill a unit'],
    'obsolete-wonder': ({ eras }) => [
      `make 1 ${anyOf(eras)} wonder obsolete, on the map or in the market`,
      'wonder obsolete',
    ],
    terrain({ from, to, needs }) {
      const place = from.length === 1 ? `a ${from[0]} square` : 'a square';
      const empty = needs === 'empty' ? 'without figures and markers' : 'without building or wonder';
      const not = from.length === 1 ? '' : ' (no mountain)';
      return [
        `${place} ${empty}${not} becomes ${to.length === 1 ? to[0] : 'another terrain but mountain'} for the rest of the game`,
        to.length === 1 ? `Square becomes ${to[0]}` : 'change terrain',
      ];
    },
    'extra-action': ({ scope, different }) => [
      {
        capital: 'your capital takes one more city action each turn',
        'one-city': 'one of your cities takes one more action',
        'each-city': 'each of your cities takes one more action',
      }[scope] + (different ? ', but not the same one twice' : ''),
      scope === 'capital' ? 'Capital: 2 actions' : scope === 'one-city' ? '+1 city action' : '+1 action per city',
    ],
    wound: ({ wounds }) => [
      wounds === 1
        ? 'deal 1 wound to an enemy unit in play'
        : `deal up to ${wounds} wounds, divided freely among enemy units in play`,
      many(wounds, 'wound', 'wounds'),
    ],
    heal: ({ wounds }) =>
      wounds === 'all'
        ? ['remove all wounds from your units in play', 'heal all']
        : [`remove up to ${wounds} wounds from your units in play`, `heal ${wounds}`],
    'clash-bonus': ({ add }) => [
      `the unit you play next deals ${add} more wounds if it is played against an enemy unit`,
      `+${add} wounds`,
    ],
    'as-resource': ({ choices }) => {
      const goods = choices.map((choice) => COSTS[choice]);
      return [`spend it as ${goods.length === 1 ? '' : 'one '}${anyOf(goods)}`, `As ${goods.join('/')}`];
    },
    'save-units': ({ count }) => [
      count === 'all'
        ? 'take all your units killed in it back into your standing forces'
        : `take ${count} of your units killed in it back into your standing forces`,
      count === 'all' ? 'save all units' : `save ${count} unit`,
    ],
    'extra-figure': ({ figure }) => [`you have one more ${figure} and place it as well`, `+1 ${figure}`],
    'armies-found-cities': () => ['your armies may found cities as scouts do', 'Armies found cities'],
    'capital-no-action': () => ['your capital takes no city action', 'Capital: no action'],
    'equal-production': () => [
      'the outskirts of each of your cities produce as much as those of your best one',
      'Cities produce alike',
    ],
    'free-building-action': () => ['build one unlocked building there for free', 'Free building'],
    'lock-square': () => [
      'no figure may leave one square for the rest of this turn; this may interrupt a move',
      'lock a square',
    ],
    'no-arts': () => ['your cities cannot be devoted to the arts', 'No arts'],
    'no-attack-on-players': () => [
      'your armies may not attack other players; they may attack villages, and you defend as usual',
      'No attacks on players',
    ],
    'open-enemy-hand': () => ['in your battles the opponent’s battle hand lies open for you', 'Enemy hand open'],
    'scouts-explore-huts': () => ['your scouts may take huts as armies do, but not villages', 'Scouts take huts'],
    'setup-wonder': () => [
      'take the top wonder of the deck before the market is filled, and put it into the outskirts of your capital',
      'A wonder',
    ],
    'ship-figures': () => [
      'move all your figures from one square to one water square without enemies; they may not move again this turn',
      'figures to a water square',
    ],
    'split-production': () => ['one city that produces may make two items with its production', 'Make two items'],
    'technology-victory': () => ['you win the game at once', 'Victory'],
    'unit-of-learned-type': () => ['build one unit of that type for free', 'Free unit'],
  },
};
