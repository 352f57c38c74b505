/** The lessons of Stone Age: five short ones, each about one thing, then a first game with advice. */

import type { Game, Lesson } from '@tabularium/kernel';
import type { Resource } from '../content/goods.ts';
import type { StoneAgeView } from '../state.ts';
import type { StoneAge } from '../vocabulary.ts';

/** The learner begins, so that the first word is not about somebody else. */
const options = { startPlayer: 'seat-1' } as const;

/** The other tribe uses field, tools and hunters, and begins the next round with everybody on the hunt. */
const FARMERS_TURN = [
  { type: 'use', place: 'field' },
  { type: 'use', place: 'tool-maker' },
  { type: 'use', place: 'hunting-grounds' },
  { type: 'collect' },
  { type: 'place', place: 'hunting-grounds', persons: 5 },
] as const;

/** Has the learner got that? */
const has =
  (goods: Partial<Record<Resource | 'food' | 'score' | 'persons', number>>) =>
  ({ players: [learner] }: StoneAgeView): boolean => {
    const owned: Readonly<Record<string, unknown>> = { ...learner?.resources, ...learner };
    return Object.entries(goods).every(([kind, amount]) => owned[kind] === amount);
  };

/** Do the dice that lie on the table add up to that? */
const shows =
  (pips: number) =>
  ({ frames }: StoneAgeView): boolean => {
    const frame = frames.at(-1);
    return frame?.step === 'gather' && frame.dice.reduce((sum, die) => sum + die, 0) === pips;
  };

const isInRound = (round: number) => (view: StoneAgeView) => view.round >= round || view.ending !== null;

/** All lessons, in the order in which they build on each other. */
export const lessons = [
  {
    id: 'round',
    minutes: 5,
    table: { seats: 2, seed: 'a hearth three', options },
    seat: 0,
    steps: [
      { id: 'welcome' },
      {
        id: 'forest',
        at: ['place:forest'],
        rule: 'SA 4.1',
        awaits: [{ type: 'place', place: 'forest', persons: 3 }],
        others: [{ type: 'place', place: 'hunting-grounds', persons: 2 }],
      },
      {
        id: 'field',
        at: ['place:field'],
        rule: 'SA 4.2',
        awaits: [{ type: 'place', place: 'field' }],
        others: [{ type: 'place', place: 'tool-maker' }],
      },
      {
        id: 'card',
        at: ['place:card-1'],
        rule: 'SA 4.6',
        awaits: [{ type: 'place', place: 'card-1' }],
        others: [{ type: 'place', place: 'clay-pit', persons: 2 }],
      },
      { id: 'order', rule: 'SA 5.2' },
      { id: 'wood', at: ['place:forest'], rule: 'SA 7.1', awaits: [{ type: 'use', place: 'forest' }] },
      { id: 'roll', rule: 'SA 1.4', holds: has({ wood: 4 }) },
      { id: 'grain', at: ['place:field'], rule: 'SA 6.3', awaits: [{ type: 'use', place: 'field' }] },
      { id: 'buy', at: ['place:card-1'], rule: 'SA 8.1', awaits: [{ type: 'use', place: 'card-1' }] },
      {
        id: 'pay',
        at: ['goods:mix'],
        rule: 'SA 8.1',
        awaits: [{ type: 'pay' }],
        others: [
          { type: 'use', place: 'tool-maker' },
          { type: 'use', place: 'hunting-grounds' },
          { type: 'collect' },
          { type: 'use', place: 'clay-pit' },
          { type: 'collect' },
          { type: 'place', place: 'hunting-grounds', persons: 5 },
        ],
      },
      { id: 'fed', rule: 'SA 12.2' },
      { id: 'end' },
    ],
  },
  {
    id: 'buildings',
    minutes: 5,
    table: { seats: 2, seed: 'a willow two', options },
    seat: 0,
    steps: [
      { id: 'points' },
      {
        id: 'occupy',
        at: ['place:building-1'],
        rule: 'SA 4.7',
        awaits: [{ type: 'place', place: 'building-1' }],
        others: [{ type: 'place', place: 'hunting-grounds', persons: 3 }],
      },
      {
        id: 'wood',
        at: ['place:forest'],
        rule: 'SA 9.3',
        awaits: [{ type: 'place', place: 'forest', persons: 2 }],
        others: [{ type: 'place', place: 'field' }],
      },
      {
        id: 'clay',
        at: ['place:clay-pit'],
        rule: 'SA 11.3',
        awaits: [{ type: 'place', place: 'clay-pit', persons: 2 }],
        others: [{ type: 'place', place: 'tool-maker' }],
      },
      { id: 'chop', at: ['place:forest'], awaits: [{ type: 'use', place: 'forest' }] },
      { id: 'dig', at: ['place:clay-pit'], holds: has({ wood: 2 }), awaits: [{ type: 'use', place: 'clay-pit' }] },
      { id: 'build', at: ['place:building-1'], rule: 'SA 5.3', awaits: [{ type: 'use', place: 'building-1' }] },
      {
        id: 'pay',
        at: ['goods:mix'],
        rule: 'SA 9.1',
        awaits: [{ type: 'pay' }],
        others: FARMERS_TURN,
      },
      { id: 'next-tile', holds: has({ score: 10 }), at: ['place:building-1'], rule: 'SA 9.2' },
      { id: 'kinds', at: ['place:building-2'], rule: 'SA 9.4' },
      { id: 'end', rule: 'SA 10.1' },
    ],
  },
  {
    id: 'village',
    minutes: 6,
    table: { seats: 2, seed: 'a valley', options },
    seat: 0,
    steps: [
      { id: 'three-places' },
      {
        id: 'hut',
        at: ['place:hut'],
        rule: 'SA 6.2',
        awaits: [{ type: 'place', place: 'hut' }],
        others: [{ type: 'place', place: 'forest', persons: 5 }],
      },
      { id: 'tools', at: ['place:tool-maker'], rule: 'SA 6.1', awaits: [{ type: 'place', place: 'tool-maker' }] },
      { id: 'closed', at: ['place:field'], rule: 'SA 11.1' },
      {
        id: 'hunters',
        at: ['place:hunting-grounds'],
        rule: 'SA 4.6',
        awaits: [{ type: 'place', place: 'hunting-grounds', persons: 2 }],
      },
      { id: 'tool-first', at: ['place:tool-maker'], rule: 'SA 5.2', awaits: [{ type: 'use', place: 'tool-maker' }] },
      {
        id: 'hunt',
        at: ['place:hunting-grounds'],
        rule: 'SA 7.1',
        awaits: [{ type: 'use', place: 'hunting-grounds' }],
      },
      { id: 'add', at: ['tool:0'], holds: shows(7), rule: 'SA 7.3', awaits: [{ type: 'add-tool' }] },
      {
        id: 'family',
        at: ['place:hut'],
        holds: has({ food: 16 }),
        rule: 'SA 6.2',
        awaits: [{ type: 'use', place: 'hut' }],
      },
      { id: 'mouths', holds: has({ persons: 6 }), rule: 'SA 12.2' },
      { id: 'end', rule: 'SA 7.5' },
    ],
  },
  {
    id: 'cards',
    minutes: 6,
    table: { seats: 2, seed: 'a summer', options },
    seat: 0,
    steps: [
      { id: 'two-halves', at: ['place:card-1'], rule: 'SA 8.4' },
      {
        id: 'cheap',
        at: ['place:card-1'],
        rule: 'SA 8.1',
        awaits: [{ type: 'place', place: 'card-1' }],
        others: [{ type: 'place', place: 'hunting-grounds', persons: 3 }],
      },
      {
        id: 'dear',
        at: ['place:card-2'],
        rule: 'SA 8.1',
        awaits: [{ type: 'place', place: 'card-2' }],
        others: [{ type: 'place', place: 'field' }],
      },
      {
        id: 'wood',
        at: ['place:forest'],
        awaits: [{ type: 'place', place: 'forest', persons: 3 }],
        others: [{ type: 'place', place: 'tool-maker' }],
      },
      { id: 'chop', at: ['place:forest'], awaits: [{ type: 'use', place: 'forest' }] },
      { id: 'take', at: ['place:card-1'], awaits: [{ type: 'use', place: 'card-1' }] },
      { id: 'pay', at: ['goods:mix'], awaits: [{ type: 'pay' }] },
      { id: 'pick', rule: 'SA 8.3.1', awaits: [{ type: 'pick-die' }], others: [{ type: 'pick-die' }] },
      { id: 'second', at: ['place:card-2'], awaits: [{ type: 'use', place: 'card-2' }] },
      {
        id: 'pay-two',
        at: ['goods:mix'],
        awaits: [{ type: 'pay' }],
        others: FARMERS_TURN,
      },
      { id: 'sets', rule: 'SA 13.3' },
      { id: 'callings', rule: 'SA 13.2' },
      { id: 'end', at: ['place:card-4', 'place:card-3'], rule: 'SA 10.2' },
    ],
  },
  {
    id: 'hunger',
    minutes: 5,
    table: { seats: 2, seed: 'a spring two', options },
    seat: 0,
    before: [
      [0, { type: 'place', place: 'forest', persons: 5 }],
      [1, { type: 'place', place: 'hunting-grounds', persons: 5 }],
      [0, { type: 'use' }],
      [1, { type: 'use' }],
      [1, { type: 'place', place: 'hunting-grounds', persons: 5 }],
      [0, { type: 'place', place: 'quarry', persons: 5 }],
      [1, { type: 'use' }],
      [0, { type: 'use' }],
    ],
    steps: [
      { id: 'larder', holds: has({ food: 2 }), rule: 'SA 12.2' },
      {
        id: 'grain',
        at: ['place:field'],
        rule: 'SA 12.1',
        awaits: [{ type: 'place', place: 'field' }],
        others: [{ type: 'place', place: 'hunting-grounds', persons: 5 }],
      },
      {
        id: 'temptation',
        at: ['place:river'],
        awaits: [{ type: 'place', place: 'river', persons: 4 }],
      },
      {
        id: 'use',
        until: ({ frames }) => frames.at(-1)?.step === 'feed',
        way: [
          { type: 'use', place: 'river' },
          { type: 'use', place: 'field' },
        ],
        others: [{ type: 'use' }],
      },
      {
        id: 'hungry',
        at: ['goods:mix'],
        holds: ({ frames }) => {
          const frame = frames.at(-1);
          return frame?.step === 'feed' && frame.missing[frame.seats.indexOf(0)] === 2;
        },
        rule: 'SA 12.3',
        awaits: [{ type: 'pay' }],
      },
      { id: 'penalty', rule: 'SA 12.4' },
      { id: 'end' },
    ],
  },
  {
    id: 'first-game',
    minutes: 30,
    table: { seats: 2, seed: 'a meadow four', options },
    seat: 0,
    steps: [
      { id: 'begin' },
      { id: 'first-round', until: isInRound(2) },
      { id: 'grow', until: isInRound(3) },
      { id: 'food', until: isInRound(4) },
      { id: 'build', until: isInRound(6) },
      { id: 'plan', until: isInRound(8) },
      { id: 'race', until: ({ ending }) => ending !== null },
      { id: 'end' },
    ],
  },
] as const satisfies readonly Lesson<Game<StoneAge>>[];
