/** The lessons of Civilization: Rome's first three turns, phase by phase, then a first game with advice. */

import type { Lesson } from '@tabularium/kernel';
import { coinsOf, readable } from '../queries/index.ts';
import type { FameView } from '../state.ts';
import {
  ARTS,
  AT,
  act,
  beginning,
  deploy,
  type Fame,
  make,
  move,
  PASS,
  PRODUCE,
  place,
  research,
  rival,
  STAND_BY,
  step,
  table,
  throughBattle,
  throughCity,
  throughMovement,
  throughResearch,
  throughSecondCity,
} from './openings.ts';

const square = (which: number) => [`square:${which}`];

/** Does Rome have that? */
const has =
  (amounts: Partial<Record<'trade' | 'culture' | 'space', number>>) =>
  ({ players: [rome] }: FameView): boolean => {
    const owned: Readonly<Record<string, unknown>> = { ...rome };
    return Object.entries(amounts).every(([kind, amount]) => owned[kind] === amount);
  };

const isAsked =
  (step: string) =>
  ({ frames }: FameView): boolean =>
    frames.at(-1)?.step === step;

const isInTurn = (turn: number) => (view: FameView) => view.turn >= turn || view.frames.length === 0;

/** How many cities the learner has. */
const citiesOf = ({ players: [own] }: FameView): number => own?.cities.length ?? 0;

/** All lessons, in the order in which they build on each other. */
export const lessons = [
  {
    id: 'capital',
    minutes: 6,
    table,
    seat: 0,
    before: beginning,
    steps: [
      { id: 'welcome', at: ['races:0'], rule: 'FF 1.1' },
      {
        id: 'settle',
        at: square(AT.capital),
        rule: 'FF 4.3',
        awaits: [{ type: 'settle', centre: [AT.capital] }],
        others: rival.capital,
      },
      { id: 'army', at: square(AT.camp), rule: 'FF 3.3', awaits: [place(AT.camp)] },
      { id: 'scout', at: square(AT.camp), rule: 'FF 3.3', awaits: [place(AT.camp)], others: rival.figures },
      { id: 'phases', at: ['phases'], rule: 'FF 5.1', holds: has({ trade: 3 }) },
      { id: 'start', at: ['button:pass'], rule: 'FF 5.3', awaits: [PASS], others: rival.start },
      { id: 'trade', at: ['icon:trade'], rule: 'FF 6.1', holds: has({ trade: 6 }) },
      { id: 'act', at: square(AT.capital), rule: 'FF 7.1', awaits: [act(AT.capital)] },
      { id: 'produce', at: ['button:produce'], rule: 'FF 7.3', awaits: [PRODUCE] },
      { id: 'item', at: ['market:army'], rule: 'FF 7.5', awaits: [make('army')] },
      { id: 'where', at: square(AT.barracks), rule: 'FF 7.5', awaits: [place(AT.barracks)] },
      { id: 'pass', at: ['button:pass'], awaits: [PASS], others: rival.city },
      { id: 'end' },
    ],
  },
  {
    id: 'explore',
    minutes: 5,
    table,
    seat: 0,
    before: throughCity,
    steps: [
      { id: 'speed', at: square(AT.camp), rule: 'FF 8.1' },
      { id: 'choose', at: square(AT.camp), rule: 'FF 8.2', awaits: [move(AT.camp, 1, 0)] },
      { id: 'border', at: square(AT.border), rule: 'FF 8.1', awaits: [step(AT.border)] },
      {
        id: 'discover',
        at: square(AT.city),
        rule: 'FF 8.4',
        awaits: [{ type: 'discover', square: AT.city }],
      },
      { id: 'land', at: square(AT.village), rule: 'FF 8.7' },
      { id: 'scout', at: square(AT.camp), rule: 'FF 8.5', awaits: [move(AT.camp, 0, 1)] },
      { id: 'follow', at: square(AT.border), awaits: [step(AT.border)] },
      { id: 'site', at: square(AT.city), rule: 'FF 5.4', awaits: [step(AT.city)] },
      { id: 'second', at: square(AT.barracks), awaits: [move(AT.barracks, 1, 0)] },
      { id: 'east', at: square(19), awaits: [step(19)] },
      { id: 'road', at: square(AT.road), awaits: [step(AT.road)] },
      { id: 'pass', at: ['button:pass'], awaits: [PASS], others: rival.movement },
      { id: 'end', holds: isAsked('choose-research') },
    ],
  },
  {
    id: 'research',
    minutes: 4,
    table,
    seat: 0,
    before: throughMovement,
    steps: [
      { id: 'price', rule: 'FF 10.1', holds: has({ trade: 6 }) },
      { id: 'pyramid', rule: 'FF 10.3' },
      {
        id: 'choose',
        at: ['tech:pottery'],
        rule: 'FF 10.1',
        awaits: [research('pottery')],
        others: rival.research,
      },
      { id: 'spent', at: ['card:technology:pottery'], rule: 'FF 10.2', holds: has({ trade: 0 }) },
      { id: 'uses', rule: 'FF 12.4' },
      { id: 'end' },
    ],
  },
  {
    id: 'city',
    minutes: 6,
    table,
    seat: 0,
    before: throughResearch,
    steps: [
      { id: 'site', at: square(AT.city), rule: 'FF 5.4' },
      {
        id: 'found',
        at: square(AT.city),
        rule: 'FF 5.4',
        awaits: [{ type: 'found', square: AT.city, figure: 'scout' }],
      },
      { id: 'rome', at: ['space:1'], rule: 'FF 11.2', holds: has({ space: 1 }) },
      { id: 'start', at: ['button:pass'], awaits: [PASS], others: rival.secondCity },
      { id: 'act', at: square(AT.city), rule: 'FF 7.1', holds: has({ trade: 6 }), awaits: [act(AT.city)] },
      { id: 'arts', at: ['button:arts'], rule: 'FF 7.12', awaits: [ARTS] },
      { id: 'capital', at: square(AT.capital), holds: has({ culture: 1 }), awaits: [act(AT.capital)] },
      { id: 'produce', at: ['button:produce'], awaits: [PRODUCE] },
      { id: 'unit', at: ['market:infantry'], rule: 'FF 7.5', awaits: [make('infantry')] },
      { id: 'units', at: ['forces'], rule: 'FF 9.2' },
      { id: 'pass', at: ['button:pass'], awaits: [PASS], others: rival.secondMovement },
      {
        id: 'stand-by',
        at: ['button:stand-by'],
        rule: 'FF 11.5',
        holds: isAsked('respond'),
        awaits: [STAND_BY],
        others: rival.goesOn,
      },
      { id: 'end' },
    ],
  },
  {
    id: 'battle',
    minutes: 6,
    table,
    seat: 0,
    before: throughSecondCity,
    steps: [
      { id: 'village', at: square(AT.village), rule: 'FF 9.14' },
      { id: 'choose', at: square(AT.road), awaits: [move(AT.road, 1, 0)] },
      { id: 'path', at: square(AT.path), awaits: [step(AT.path)] },
      { id: 'attack', at: square(AT.village), rule: 'FF 8.7', awaits: [step(AT.village)] },
      {
        id: 'before',
        at: ['button:pass'],
        rule: 'FF 9.16',
        holds: isAsked('battle-before-draw'),
        awaits: [PASS],
        others: rival.artillery,
      },
      { id: 'trump', at: ['front:0'], rule: 'FF 9.6', holds: isAsked('battle-turn') },
      {
        id: 'mounted',
        at: ['unit:mounted-3', 'front:0'],
        rule: 'FF 9.5',
        awaits: [deploy('mounted-3', 0)],
        others: rival.mounted,
      },
      {
        id: 'infantry',
        at: ['unit:infantry-3', 'front:1'],
        rule: 'FF 9.6',
        awaits: [deploy('infantry-3', 1)],
        others: rival.infantry,
      },
      { id: 'new-front', at: ['unit:infantry-3', 'front:3'], rule: 'FF 9.5', awaits: [deploy('infantry-3', 3)] },
      {
        id: 'won',
        rule: 'FF 9.8',
        holds: (view) => isAsked('trigger')(view) && has({ space: 2 })(view),
      },
      {
        id: 'coin',
        at: ['tray'],
        rule: 'FF 12.2',
        awaits: [{ type: 'use', source: 'technology:code-of-laws' }],
      },
      { id: 'players', rule: 'FF 9.13' },
      { id: 'end' },
    ],
  },
  {
    id: 'victory',
    minutes: 6,
    table,
    seat: 0,
    before: throughBattle,
    steps: [
      { id: 'four', at: ['races:0'], rule: 'FF 1.1', holds: isInTurn(3) },
      { id: 'start', at: ['button:pass'], awaits: [PASS], others: rival.start },
      { id: 'first', at: square(AT.city), awaits: [act(AT.city)] },
      { id: 'arts', at: ['button:arts'], rule: 'FF 7.12', awaits: [ARTS] },
      { id: 'second', at: square(AT.capital), awaits: [act(AT.capital)] },
      { id: 'arts-too', at: ['button:arts'], awaits: [ARTS] },
      {
        id: 'advance',
        at: ['button:advance', 'space:3'],
        rule: 'FF 11.3',
        holds: has({ culture: 3 }),
        awaits: [{ type: 'advance', space: 3 }],
      },
      {
        id: 'person',
        at: square(AT.camp),
        rule: 'FF 14.1',
        holds: isAsked('place-person-now'),
        awaits: [place(AT.camp)],
      },
      { id: 'culture', at: ['space:21'], rule: 'FF 1.2', holds: has({ space: 3 }) },
      { id: 'technology', at: ['pyramid'], rule: 'FF 1.3' },
      { id: 'economy', at: ['icon:coin'], rule: 'FF 1.4', holds: (view) => coinsOf(readable(view), 0) === 2 },
      { id: 'military', at: square(AT.rivalCapital), rule: 'FF 1.5' },
      { id: 'mistakes' },
      { id: 'end' },
    ],
  },
  {
    id: 'first-game',
    minutes: 60,
    table: {
      seats: 2,
      seed: 'quiet river',
      options: { greatPersonDeck: false, investments: false, offersPerTurn: 0, turnLimit: '12' },
    },
    seat: 0,
    steps: [
      {
        id: 'begin',
        at: ['card:civilization:germany'],
        holds: ({ players: [own] }) => own?.civilization === 'germany',
      },
      { id: 'set-up', rule: 'FF 4.3', until: isInTurn(1) },
      { id: 'first-turn', rule: 'FF 7.3', until: (view) => view.phase === 'movement' || isInTurn(2)(view) },
      { id: 'explore', rule: 'FF 8.4', until: (view) => view.phase === 'research' || isInTurn(2)(view) },
      { id: 'first-research', rule: 'FF 10.1', until: isInTurn(2) },
      { id: 'second-city', rule: 'FF 5.4', until: (view) => citiesOf(view) > 1 || isInTurn(6)(view) },
      { id: 'grow', rule: 'FF 7.6', until: isInTurn(6) },
      { id: 'choose', at: ['races:1'], rule: 'FF 1.1', until: isInTurn(9) },
      { id: 'race', until: ({ frames }) => frames.length === 0 },
      { id: 'end' },
    ],
  },
] as const satisfies readonly Lesson<Fame>[];
