/** The lessons of Through the Ages: four that follow one civilization from its first card, three about force, a first game. */

import type { Lesson } from '@tabularium/kernel';
import type { AgesView } from '../state.ts';
import {
  type Ages,
  END,
  ferry,
  harbour,
  lantern,
  meadow,
  PEACE,
  throughRow,
  throughUpkeep,
  throughWorkers,
} from './openings.ts';

/** Does the learner have that? */
const has =
  (amounts: Partial<Record<'science' | 'culture' | 'yellow' | 'blue' | 'workers' | 'civil' | 'military', number>>) =>
  ({ players: [learner] }: AgesView): boolean => {
    const owned: Readonly<Record<string, unknown>> = { ...learner };
    return Object.entries(amounts).every(([kind, amount]) => owned[kind] === amount);
  };

/** Does that card lie there in the row? */
const lies =
  (card: string, space: number) =>
  ({ row }: AgesView): boolean =>
    row[space] === card;

const isAsked =
  (step: string) =>
  ({ frames }: AgesView): boolean =>
    frames.at(-1)?.step === step;

const isInRound = (round: number) => (view: AgesView) => view.round >= round;
const isInAge = (age: number) => (view: AgesView) => view.age >= age || view.lastRound > 0;

const [firstTurn, secondTurn, thirdTurn, fourthTurn] = ferry.rival;
const story = { seats: 2, seed: ferry.seed } as const;

/** All lessons, in the order in which they build on each other. */
export const lessons = [
  {
    id: 'row',
    minutes: 5,
    table: story,
    seat: 0,
    steps: [
      { id: 'welcome' },
      { id: 'row', at: ['row:0'], rule: 'TA 3.3' },
      { id: 'take', at: ['row:2'], rule: 'TA 1.7', holds: lies('aristotle', 2), awaits: [{ type: 'take', space: 2 }] },
      { id: 'end-turn', at: ['button:end-turn'], rule: 'TA 2.1', awaits: [END], others: firstTurn },
      { id: 'slid', at: ['row:0'], rule: 'TA 3.1', holds: lies('pyramids', 1) },
      { id: 'white', at: ['hand:aristotle'], rule: 'TA 1.11', holds: has({ civil: 4, military: 2 }) },
      {
        id: 'leader',
        at: ['hand:aristotle'],
        rule: 'TA 10.6',
        awaits: [{ type: 'leader', card: 'aristotle' }],
      },
      { id: 'leaders', rule: 'TA 3.4' },
      { id: 'wonder', at: ['row:1'], rule: 'TA 3.5', awaits: [{ type: 'take', space: 1 }] },
      { id: 'end', at: ['wonder:unfinished'], holds: has({ civil: 2 }) },
    ],
  },
  {
    id: 'workers',
    minutes: 5,
    table: story,
    seat: 0,
    before: throughRow,
    steps: [
      { id: 'mat', at: ['technology:agriculture'], rule: 'TA 1.2' },
      { id: 'pool', at: ['bank:yellow'], rule: 'TA 13.1', holds: has({ workers: 1, yellow: 18 }) },
      { id: 'grow', at: ['bank:yellow'], rule: 'TA 10.2', awaits: [{ type: 'population' }] },
      { id: 'grown', holds: has({ workers: 2, yellow: 17 }), rule: 'TA 13.1' },
      {
        id: 'build',
        at: ['technology:bronze'],
        rule: 'TA 10.3',
        awaits: [{ type: 'build', card: 'bronze' }],
      },
      { id: 'left', at: ['technology:religion'], rule: 'TA 10.3', holds: has({ workers: 1, civil: 0 }) },
      { id: 'finish', at: ['button:end-turn'], rule: 'TA 14.3', awaits: [END], others: secondTurn },
      { id: 'produced', at: ['technology:bronze'], rule: 'TA 12.1', holds: has({ science: 2, blue: 11 }) },
      { id: 'military', at: ['hand:foray-i'], rule: 'TA 14.4' },
      { id: 'end' },
    ],
  },
  {
    id: 'upkeep',
    minutes: 6,
    table: story,
    seat: 0,
    before: throughWorkers,
    steps: [
      { id: 'price' },
      { id: 'grow', at: ['bank:yellow'], rule: 'TA 13.1', awaits: [{ type: 'population' }] },
      { id: 'unhappy', at: ['bank:yellow'], rule: 'TA 13.3', holds: has({ yellow: 16, workers: 2 }) },
      { id: 'uprising', rule: 'TA 13.4' },
      {
        id: 'temple',
        at: ['technology:religion'],
        rule: 'TA 13.2',
        awaits: [{ type: 'build', card: 'religion' }],
      },
      { id: 'iron', at: ['row:7'], rule: 'TA 3.3', holds: lies('iron', 7), awaits: [{ type: 'take', space: 7 }] },
      { id: 'blue', at: ['bank:blue'], rule: 'TA 14.3', holds: has({ science: 3, blue: 16 }) },
      { id: 'finish', at: ['button:end-turn'], rule: 'TA 14.3', awaits: [END], others: thirdTurn },
      {
        id: 'eaten',
        at: ['technology:agriculture'],
        rule: 'TA 14.3',
        holds: has({ culture: 1, science: 4, blue: 12 }),
      },
      { id: 'famine', rule: 'TA 14.3' },
      { id: 'end' },
    ],
  },
  {
    id: 'science',
    minutes: 7,
    table: story,
    seat: 0,
    before: throughUpkeep,
    steps: [
      { id: 'bulbs', at: ['hand:iron'], rule: 'TA 10.8', holds: has({ science: 4 }) },
      {
        id: 'irrigation',
        at: ['row:3'],
        rule: 'TA 3.6',
        holds: lies('irrigation', 3),
        awaits: [{ type: 'take', space: 3 }],
      },
      {
        id: 'develop',
        at: ['hand:iron'],
        rule: 'TA 10.8',
        holds: has({ science: 5 }),
        awaits: [{ type: 'develop', card: 'iron' }],
      },
      {
        id: 'upgrade',
        at: ['technology:bronze'],
        rule: 'TA 10.4',
        awaits: [{ type: 'upgrade', from: 'bronze', to: 'iron' }],
      },
      { id: 'tokens', at: ['technology:iron'], rule: 'TA 12.1' },
      { id: 'finish', at: ['button:end-turn'], rule: 'TA 14.1', awaits: [END] },
      {
        id: 'excess',
        at: ['hand:foray-i', 'hand:medieval-army-i'],
        rule: 'TA 14.1',
        holds: isAsked('excess'),
        until: (view) => view.round >= 5 && view.current === 0,
        way: [{ type: 'discard', card: 'medieval-army-i' }, { type: 'discard' }],
        others: fourthTurn,
      },
      { id: 'peace', at: ['button:no-politics'], rule: 'TA 4.1', awaits: [PEACE] },
      { id: 'stage', at: ['wonder:unfinished'], rule: 'TA 10.7', awaits: [{ type: 'stage', count: 1 }] },
      { id: 'wonders', at: ['wonder:unfinished'], rule: 'TA 3.3' },
      { id: 'government', rule: 'TA 10.10' },
      { id: 'end' },
    ],
  },
  {
    id: 'military',
    minutes: 6,
    table: { seats: 2, seed: 'mild meadow' },
    seat: 0,
    before: meadow,
    steps: [
      { id: 'why', rule: 'TA 11.7' },
      {
        id: 'prepare',
        at: ['hand:border-conflict-i'],
        rule: 'TA 8.1',
        awaits: [{ type: 'prepare', card: 'border-conflict-i' }],
      },
      { id: 'revealed', rule: 'TA 8.2', holds: has({ culture: 1, science: 4 }) },
      { id: 'secret', rule: 'TA 8.3' },
      {
        id: 'warriors',
        at: ['technology:warriors'],
        rule: 'TA 11.1',
        holds: has({ military: 2 }),
        awaits: [{ type: 'build', card: 'warriors' }],
      },
      {
        id: 'tactic',
        at: ['hand:fighting-band-i'],
        rule: 'TA 11.2',
        awaits: [{ type: 'tactic', card: 'fighting-band-i' }],
      },
      { id: 'armies', rule: 'TA 11.3', holds: has({ military: 0 }) },
      { id: 'copied', rule: 'TA 11.6' },
      { id: 'red', rule: 'TA 14.4' },
      { id: 'end' },
    ],
  },
  {
    id: 'attack',
    minutes: 6,
    table: { seats: 2, seed: 'wild lantern' },
    seat: 0,
    before: lantern,
    steps: [
      { id: 'weaker', rule: 'TA 5.2' },
      {
        id: 'finish',
        at: ['button:end-turn'],
        awaits: [END],
        others: [{ type: 'aggress', card: 'aggression-plunder-i', rival: 0 }],
      },
      {
        id: 'defend',
        at: ['hand:good-harvest-i'],
        rule: 'TA 5.4',
        holds: isAsked('defend'),
        awaits: [{ type: 'discard' }],
      },
      {
        id: 'enough',
        at: ['button:done'],
        rule: 'TA 5.5',
        awaits: [{ type: 'done' }],
        others: [PEACE, { type: 'population' }, END],
      },
      { id: 'repelled', rule: 'TA 5.5', holds: (view) => isInRound(4)(view) && isAsked('politics')(view) },
      { id: 'own', rule: 'TA 5.1' },
      { id: 'peace', at: ['button:no-politics'], awaits: [PEACE] },
      { id: 'people', at: ['bank:yellow'], rule: 'TA 10.2', awaits: [{ type: 'population' }] },
      { id: 'arm', at: ['technology:warriors'], rule: 'TA 11.1', awaits: [{ type: 'build', card: 'warriors' }] },
      { id: 'stronger', rule: 'TA 5.2' },
      { id: 'war', rule: 'TA 6.3' },
      { id: 'end' },
    ],
  },
  {
    id: 'colonies',
    minutes: 6,
    table: { seats: 2, seed: 'hazel harbour' },
    seat: 0,
    before: harbour,
    steps: [
      { id: 'sea', rule: 'TA 9.1' },
      {
        id: 'prepare',
        at: ['hand:historic-territory-i'],
        rule: 'TA 8.1',
        awaits: [{ type: 'prepare', card: 'historic-territory-i' }],
      },
      { id: 'means', at: ['hand:military-bonus-i'], rule: 'TA 9.2', holds: isAsked('bid') },
      {
        id: 'bid',
        rule: 'TA 9.1',
        awaits: [{ type: 'bid', amount: 2 }],
        others: [{ type: 'no-bid' }],
      },
      { id: 'send', at: ['technology:warriors'], rule: 'TA 9.3', awaits: [{ type: 'send', card: 'warriors' }] },
      {
        id: 'bonus',
        at: ['hand:military-bonus-i'],
        rule: 'TA 9.2',
        awaits: [{ type: 'play-bonus', card: 'military-bonus-i' }],
      },
      {
        id: 'sail',
        at: ['button:done'],
        rule: 'TA 9.4',
        awaits: [{ type: 'done' }],
      },
      { id: 'colony', at: ['colony:strategic-territory-i'], rule: 'TA 9.4' },
      { id: 'scoring', rule: 'TA 16.5' },
      { id: 'mistakes' },
      { id: 'end' },
    ],
  },
  {
    id: 'first-game',
    minutes: 60,
    table: { seats: 2, seed: 'quiet harbour', options: { length: 'handbook' } },
    seat: 0,
    steps: [
      { id: 'begin', rule: 'TA 16.8' },
      { id: 'first-card', until: isInRound(2) },
      { id: 'four-actions', until: isInRound(3) },
      { id: 'balance', until: isInRound(4) },
      { id: 'science', until: isInRound(6) },
      { id: 'happiness', until: isInRound(8) },
      { id: 'culture', until: isInAge(2) },
      { id: 'age', until: (view) => view.lastRound > 0 },
      { id: 'last', until: ({ frames }) => frames.length === 0 },
      { id: 'end' },
    ],
  },
] as const satisfies readonly Lesson<Ages>[];
