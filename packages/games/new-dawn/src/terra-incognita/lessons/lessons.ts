/** The lessons of Terra Incognita, for those who know A New Dawn: three rounds of one story, a fort, a first game. */

import type { ActionIn, Game, Gesture, Lesson, Seat } from '@tabularium/kernel';
import type { NewDawnView } from '../../state.ts';
import type { NewDawn } from '../../vocabulary.ts';

type Deed = Gesture<ActionIn<Game<NewDawn>>>;
type Opening = readonly (readonly [Seat, Deed])[];

const table = { seats: 2, seed: 'hazel tower', options: { module: 'terra-incognita' } } as const;

const by = (seat: Seat, ...deeds: readonly Deed[]): Opening => deeds.map((deed) => [seat, deed]);
const focus = (slot: number) => ({ type: 'focus', slot }) as const satisfies Deed;
const march = (space: number) => ({ type: 'march', space }) as const satisfies Deed;
const step = (space: number) => ({ type: 'step', space }) as const satisfies Deed;
const DONE = { type: 'done' } as const satisfies Deed;
const GROW = { type: 'grow', by: 'district' } as const satisfies Deed;

const space = (which: number) => [`space:${which}`];

/** Where things happen: the learner's capital, the edge of its tile, the fort and the way there. */
const AT = { capital: 22, edge: 27, meadow: 28, cityState: 16, way: 26, fort: 21 } as const;
const TILE = { type: 'take-tile', tile: 19, side: 'A', rotation: 0 } as const satisfies Deed;
const HERE = { type: 'lay-tile', q: 6, r: -2 } as const satisfies Deed;

/** What the rival does in its turns. */
const rival = [
  [
    focus(5),
    { type: 'army' },
    march(34),
    { type: 'explore' },
    { type: 'take-tile', side: 'B', rotation: 5 },
    { type: 'lay-tile', q: 3, r: 5 },
    march(21),
    DONE,
  ],
  [focus(2), GROW, { type: 'district', district: 'campus', space: 34 }],
  [focus(1), GROW, { type: 'district', district: 'theater-square', space: 33 }],
] as const satisfies readonly (readonly Deed[])[];

const beginning: Opening = [
  ...by(0, { type: 'place-fort', q: 4, r: -3 }),
  ...by(1, { type: 'place-fort', q: 2, r: 2 }),
  ...by(0, { type: 'take-tile', tile: 17, side: 'B', rotation: 1 }, { type: 'lay-tile', q: 4, r: 1 }),
  ...by(1, { type: 'take-tile', tile: 16, side: 'B', rotation: 5 }, { type: 'lay-tile', q: 0, r: 4 }),
  ...by(0, { type: 'orient', orientation: 5 }),
];

const throughExploring: Opening = [
  ...beginning,
  ...by(0, focus(6), { type: 'army' }, march(AT.edge), { type: 'explore' }, TILE, HERE, { type: 'halt' }, DONE),
  ...by(1, ...rival[0]),
];

const throughGrowth: Opening = [
  ...throughExploring,
  ...by(0, focus(2), GROW, { type: 'district', district: 'commercial-hub', space: AT.meadow }),
  ...by(1, ...rival[1]),
  ...by(0, { type: 'resolve-district', district: 'commercial-hub' }, { type: 'ability', ability: 'deserts' }),
  ...by(1, DONE),
];

const isAsked =
  (asked: string) =>
  ({ frames }: NewDawnView): boolean =>
    frames.at(-1)?.step === asked;
const isInRound = (round: number) => (view: NewDawnView) => view.round >= round || view.frames.length === 0;

/** All lessons, in the order in which they build on each other. */
export const lessons = [
  {
    id: 'explore',
    minutes: 5,
    table,
    seat: 0,
    before: beginning,
    steps: [
      { id: 'welcome', rule: 'TI 2.4' },
      { id: 'row', at: ['slot:1'], rule: 'TI 4.3' },
      { id: 'choose', at: ['slot:6'], rule: 'TI 5.2', awaits: [focus(6)] },
      { id: 'army', at: space(AT.capital), rule: 'TI 5.2', awaits: [{ type: 'army' }] },
      { id: 'edge', at: space(AT.edge), rule: 'TI 6.1', awaits: [march(AT.edge)] },
      { id: 'explore', at: ['button:explore'], rule: 'TI 6.1', awaits: [{ type: 'explore' }] },
      { id: 'tile', at: ['tile:19'], rule: 'TI 6.3', holds: isAsked('take-tile'), awaits: [TILE] },
      { id: 'lay', at: ['hex:6,-2'], rule: 'TI 6.3', awaits: [HERE] },
      {
        id: 'halt',
        at: ['button:halt', 'button:done'],
        rule: 'TI 6.2',
        until: isInRound(2),
        way: [{ type: 'halt' }, DONE],
        others: rival[0],
      },
      { id: 'fights', rule: 'TI 5.5' },
      { id: 'end' },
    ],
  },
  {
    id: 'growth',
    minutes: 5,
    table,
    seat: 0,
    before: throughExploring,
    steps: [
      { id: 'sixth', at: ['slot:2'], rule: 'TI 7.4' },
      { id: 'choose', at: ['slot:2'], rule: 'TI 7.4', awaits: [focus(2)] },
      { id: 'grow', at: ['button:grow'], rule: 'TI 7.4', awaits: [GROW] },
      { id: 'kinds', at: space(AT.meadow), rule: 'TI 7.6' },
      {
        id: 'district',
        at: space(AT.meadow),
        rule: 'TI 7.1',
        awaits: [{ type: 'district', district: 'commercial-hub', space: AT.meadow }],
        others: rival[1],
      },
      {
        id: 'dial',
        at: ['district:commercial-hub', 'button:resolve-district'],
        rule: 'TI 7.5',
        holds: isAsked('resolve-districts'),
        awaits: [{ type: 'resolve-district', district: 'commercial-hub' }],
      },
      {
        id: 'deserts',
        at: ['button:ability'],
        rule: 'TI 7.6',
        awaits: [{ type: 'ability', ability: 'deserts' }],
        others: [DONE],
      },
      { id: 'reinforce', rule: 'TI 7.2' },
      { id: 'end' },
    ],
  },
  {
    id: 'government',
    minutes: 5,
    table,
    seat: 0,
    before: throughGrowth,
    steps: [
      { id: 'trade', at: ['slot:6'], rule: 'TI 10.6' },
      { id: 'choose', at: ['slot:6'], awaits: [focus(6)] },
      { id: 'caravan', at: space(AT.capital), awaits: [{ type: 'caravan' }] },
      { id: 'edge', at: space(AT.edge), awaits: [step(AT.edge)] },
      { id: 'city-state', at: space(AT.cityState), rule: 'TI 12.4', awaits: [step(AT.cityState)] },
      {
        id: 'arrive',
        at: ['button:take-city-state-card', 'button:stop', 'button:done'],
        rule: 'TI 12.4',
        until: isAsked('change-government'),
        way: [{ type: 'stop' }, { type: 'take-city-state-card' }, DONE],
        others: rival[2],
      },
      { id: 'governments', at: ['government:1', 'slot:1'], rule: 'TI 8.2', holds: isAsked('change-government') },
      {
        id: 'govern',
        at: ['government:1', 'slot:1'],
        rule: 'TI 8.3',
        awaits: [{ type: 'govern', slot: 1 }],
      },
      { id: 'arrows', at: ['slot:1'], rule: 'TI 8.4' },
      { id: 'wonders', rule: 'TI 10.5' },
      { id: 'end' },
    ],
  },
  {
    id: 'fort',
    minutes: 5,
    table,
    seat: 0,
    before: beginning,
    steps: [
      { id: 'goal', at: space(AT.fort), rule: 'TI 13.1' },
      { id: 'choose', at: ['slot:6'], awaits: [focus(6)] },
      { id: 'army', at: space(AT.capital), awaits: [{ type: 'army' }] },
      { id: 'way', at: space(AT.way), rule: 'TI 5.3', awaits: [march(AT.way)] },
      { id: 'sums', at: space(AT.fort), rule: 'TI 5.8' },
      { id: 'storm', at: space(AT.fort), rule: 'TI 5.4', awaits: [march(AT.fort)] },
      {
        id: 'taken',
        at: space(AT.fort),
        rule: 'TI 11.3',
        holds: ({ players: [me] }) => me?.agendas.includes('fortified') === true,
      },
      { id: 'lost', rule: 'TI 5.11' },
      { id: 'end' },
    ],
  },
  {
    id: 'first-game',
    minutes: 45,
    table: { seats: 2, seed: 'old harbour', options: { module: 'terra-incognita', roundLimit: 30 } },
    seat: 0,
    steps: [
      { id: 'begin', rule: 'TI 2.8' },
      { id: 'set-up', until: ({ frames, round }) => round > 1 || frames.at(-1)?.step === 'choose-focus' },
      { id: 'first-rounds', until: isInRound(4) },
      { id: 'forts', until: isInRound(8) },
      { id: 'plan', until: isInRound(13) },
      { id: 'race', until: ({ frames }) => frames.length === 0 },
      { id: 'end' },
    ],
  },
] as const satisfies readonly Lesson<Game<NewDawn>>[];
