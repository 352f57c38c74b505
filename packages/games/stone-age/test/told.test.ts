/** Whatever can be seen to change at the table is told, once and in numbers that are true. */

import { nothingSilent, type Watch } from '@tabularium/kernel/conformance';
import { type Player, type StoneAge, type StoneAgeState, stoneAge } from '@tabularium/stone-age';
import { cardOf, type Goods, PLACES, RESOURCES, type Yield } from '@tabularium/stone-age/content';

type Numbers = Record<string, number>;

/** One number of each player. */
const each =
  (number: (player: Player) => number) =>
  ({ players }: StoneAgeState): Numbers =>
    Object.fromEntries(players.map((player, seat) => [seat, number(player)]));

/** Each player's things by name. */
const owned =
  (things: (player: Player) => readonly string[]) =>
  ({ players }: StoneAgeState): Numbers =>
    Object.fromEntries(players.flatMap((player, seat) => things(player).map((thing) => [`${seat} ${thing}`, 1])));

const paying = (seat: number, paid: Goods): Numbers =>
  Object.fromEntries(RESOURCES.map((resource) => [`${seat} ${resource}`, -paid[resource]]));

const placeFor = (yields: Yield): string =>
  PLACES.find(({ does }) => does.kind === 'gather' && does.yields === yields)?.id ?? '';

const WATCHES: Readonly<Record<string, Watch<StoneAge>>> = {
  points: {
    covers: ['players.*.score'],
    shows: each(({ score }) => score),
    by: {
      scored: ({ seat, points }) => ({ [seat]: points }),
      'building-bought': ({ seat, points }) => ({ [seat]: points }),
      starved: ({ seat }) => ({ [seat]: -10 }),
    },
  },
  people: {
    covers: ['players.*.persons'],
    shows: each(({ persons }) => persons),
    to: { born: ({ seat, persons }) => ({ [seat]: persons }) },
  },
  food: {
    covers: ['players.*.food'],
    shows: each(({ food }) => food),
    by: {
      gained: ({ seat, goods, amount }): Numbers => (goods === 'food' ? { [seat]: amount } : {}),
      fed: ({ seat, income, eaten }) => ({ [seat]: income - eaten }),
    },
  },
  'the field track': {
    covers: ['players.*.field'],
    shows: each(({ field }) => field),
    to: { 'field-step': ({ seat, level }) => ({ [seat]: level }) },
  },
  resources: {
    covers: RESOURCES.map((resource) => `players.*.resources.${resource}`),
    shows: ({ players }) =>
      Object.fromEntries(
        players.flatMap(({ resources }, seat) =>
          RESOURCES.map((resource) => [`${seat} ${resource}`, resources[resource]]),
        ),
      ),
    by: {
      gained: ({ seat, goods, amount }): Numbers => (goods === 'food' ? {} : { [`${seat} ${goods}`]: amount }),
      'card-bought': ({ seat, paid }) => paying(seat, paid),
      'building-bought': ({ seat, paid }) => paying(seat, paid),
      'paid-hunger': ({ seat, paid }) => paying(seat, paid),
    },
  },
  tools: {
    covers: ['players.*.tools'],
    shows: each(({ tools }) => tools.reduce((sum, value) => sum + value, 0)),
    by: { 'tool-gained': ({ seat }) => ({ [seat]: 1 }) },
  },
  'used tools': {
    covers: ['players.*.used'],
    shows: each(({ used }) => used.filter((one) => one).length),
    by: { 'tool-added': ({ seat }) => ({ [seat]: 1 }) },
    to: { 'round-began': (_, { players }) => Object.fromEntries(players.map((_one, seat) => [seat, 0])) },
  },
  'people on places': {
    covers: ['players.*.placed'],
    shows: ({ players }) =>
      Object.fromEntries(
        players.flatMap(({ placed }, seat) => PLACES.map(({ id }, at) => [`${seat} ${id}`, placed[at] ?? 0])),
      ),
    by: { placed: ({ seat, place, persons }) => ({ [`${seat} ${place}`]: persons }) },
    // Whoever has done the work of a place goes home.
    names: {
      gathered: ({ seat, yields }) => [`${seat} ${placeFor(yields)}`],
      'tool-gained': ({ seat }) => [`${seat} tool-maker`],
      'tools-full': ({ seat }) => [`${seat} tool-maker`],
      'tool-choice': ({ seat }) => [`${seat} tool-maker`],
      born: ({ seat }) => [`${seat} hut`],
      'hut-in-vain': ({ seat }) => [`${seat} hut`],
      'field-step': ({ seat }) => [`${seat} field`],
      'field-full': ({ seat }) => [`${seat} field`],
      'card-bought': ({ seat, card }, { cards }) => [`${seat} card-${cards.indexOf(card) + 1}`],
      'card-declined': ({ seat, card }, { cards }) => [`${seat} card-${cards.indexOf(card) + 1}`],
      'building-bought': ({ seat, building }, { buildings }) => [`${seat} building-${buildings.indexOf(building) + 1}`],
      'building-declined': ({ seat, building }, { buildings }) => [
        `${seat} building-${buildings.indexOf(building) + 1}`,
      ],
    },
  },
  'cards on offer': {
    covers: ['cards'],
    shows: ({ cards }) => Object.fromEntries(cards.flatMap((card) => (card === null ? [] : [[card, 1]]))),
    to: {
      'card-bought': ({ card }) => ({ [card]: 0 }),
      'cards-laid': ({ cards }) => Object.fromEntries(cards.map((card) => [card, 1])),
    },
  },
  'the pile': {
    covers: ['pile'],
    shows: ({ pile }) => ({ pile: pile.length }),
    by: { 'cards-laid': ({ cards }) => ({ pile: -cards.length }), 'extra-drawn': () => ({ pile: -1 }) },
  },
  'taken cards': {
    covers: ['players.*.cards', 'players.*.extra'],
    shows: each(({ cards, kept, extra }) => cards.length + kept.length + extra.length),
    by: { 'card-bought': ({ seat }) => ({ [seat]: 1 }), 'extra-drawn': ({ seat }) => ({ [seat]: 1 }) },
  },
  'cards kept for later': {
    covers: ['players.*.kept'],
    shows: owned(({ kept }) => kept),
    to: {
      'card-kept': ({ seat, card }) => ({ [`${seat} ${card}`]: 1 }),
      'card-added': ({ seat, card }) => ({ [`${seat} ${card}`]: 0 }),
      'cashed-in': ({ seat }, { players }) => {
        const card = players[seat]?.kept.find((one) => cardOf(one).top.kind === 'two-resources');
        return card === undefined ? {} : { [`${seat} ${card}`]: 0 };
      },
    },
  },
  'buildings on offer': {
    covers: ['buildings'],
    shows: ({ buildings }) => Object.fromEntries(buildings.map((building, stack) => [stack, building])),
    to: {
      'building-revealed': ({ stack, building }) => ({ [stack]: building }),
      'stack-emptied': ({ stack }) => ({ [stack]: null }),
    },
  },
  'building stacks': {
    covers: ['stacks.*'],
    shows: ({ stacks }) => Object.fromEntries(stacks.map(({ length }, stack) => [stack, length])),
    by: { 'building-revealed': ({ stack }) => ({ [stack]: -1 }) },
  },
  'owned buildings': {
    covers: ['players.*.built'],
    shows: owned(({ built }) => built),
    to: { 'building-bought': ({ seat, building }) => ({ [`${seat} ${building}`]: 1 }) },
  },
  'the round': {
    covers: ['round', 'ending'],
    shows: ({ round, ending }) => ({ round, ending }),
    to: { 'round-began': ({ round }) => ({ round }), ended: ({ ending }) => ({ ending }) },
  },
};

const house = { lateDicePicks: true, twoResourcesAtOnce: true, huntAgain: true, limitedSupply: true };

nothingSilent(
  stoneAge,
  {
    watches: WATCHES,
    untold: {
      startPlayer: 'told with every round that begins; after the last one it no longer matters',
      boxed: 'tiles that never come into the game',
      'openRows.*.dice': 'the dice of a row as they were rolled, less those that were picked',
      'openRows.*.waiting': 'who has not picked from that row',
    },
  },
  [
    { seats: 2 },
    { seats: 3, options: { limitedSupply: true } },
    { seats: 4, options: house },
    { seats: 4, options: { openCards: true } },
  ],
);
