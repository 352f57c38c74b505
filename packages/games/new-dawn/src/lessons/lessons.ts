/** The lessons of A New Dawn: one story in six turns, a card each, then a first game with advice. */

import type { Game, Lesson } from '@tabularium/kernel';
import type { FocusId } from '../content/focus-cards.ts';
import type { NewDawnView } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';
import {
  AT,
  beginning,
  city,
  DONE,
  focus,
  place,
  rival,
  STOP,
  step,
  table,
  throughCaravan,
  throughCity,
  throughCombat,
  throughCulture,
  throughScience,
} from './openings.ts';

const space = (which: number) => [`space:${which}`];

/** Does that card of the learner lie in that slot? */
const lies =
  (card: FocusId, slot: number) =>
  ({ players: [learner] }: NewDawnView): boolean =>
    learner?.row[slot - 1]?.card === card;

const stands = (horde: number) => (view: NewDawnView) => view.barbarians.includes(horde);
const isInRound = (round: number) => (view: NewDawnView) => view.round >= round || view.frames.length === 0;

/** All lessons, in the order in which they build on each other. */
export const lessons = [
  {
    id: 'row',
    minutes: 5,
    table,
    seat: 0,
    before: beginning,
    steps: [
      { id: 'welcome', at: space(AT.capital), rule: 'ND 1.1' },
      { id: 'row', at: ['slot:5'], rule: 'ND 6.3', holds: lies('early-empire', 5) },
      { id: 'choose', at: ['slot:5'], rule: 'ND 5.8', awaits: [focus(5)] },
      { id: 'diamonds', at: space(AT.diamonds), rule: 'ND 9.2', awaits: [place(AT.diamonds)] },
      { id: 'hill', at: space(AT.hill), rule: 'ND 9.1', awaits: [place(AT.hill)], others: rival[0] },
      { id: 'reset', at: ['slot:1'], rule: 'ND 6.3', holds: lies('early-empire', 1) },
      { id: 'rhythm', at: ['slot:5'], rule: 'ND 6.3', holds: lies('pottery', 5) },
      { id: 'mature', at: space(AT.capital), rule: 'ND 17.1' },
      { id: 'end' },
    ],
  },
  {
    id: 'city',
    minutes: 4,
    table,
    seat: 0,
    before: throughCulture,
    steps: [
      { id: 'industry', at: ['slot:5'], rule: 'ND 12.16', holds: lies('pottery', 5) },
      { id: 'choose', at: ['slot:5'], awaits: [focus(5)] },
      { id: 'where', at: space(AT.city), rule: 'ND 12.1' },
      {
        id: 'build',
        at: space(AT.city),
        rule: 'ND 12.1',
        awaits: [city(AT.city)],
        others: rival[1],
      },
      { id: 'barbarians', rule: 'ND 14.2', holds: isInRound(3) },
      { id: 'dial', rule: 'ND 14.1' },
      { id: 'end' },
    ],
  },
  {
    id: 'caravan',
    minutes: 6,
    table,
    seat: 0,
    before: throughCity,
    steps: [
      { id: 'trade', at: ['slot:5'], rule: 'ND 11.2', holds: lies('foreign-trade', 5) },
      { id: 'choose', at: ['slot:5'], awaits: [focus(5)] },
      { id: 'set-out', at: space(AT.capital), rule: 'ND 11.2', awaits: [{ type: 'caravan' }] },
      { id: 'mountain', at: space(AT.diamonds), rule: 'ND 11.3', awaits: [step(AT.diamonds)] },
      { id: 'pass', at: space(AT.pass), rule: 'ND 11.3', awaits: [step(AT.pass)] },
      { id: 'forest', at: space(AT.forest), rule: 'ND 11.8', awaits: [step(AT.forest)] },
      {
        id: 'camp',
        at: ['button:stop', 'button:done'],
        rule: 'ND 11.8',
        until: isInRound(4),
        way: [STOP, DONE],
        others: rival[2],
      },
      { id: 'low', at: ['slot:1'], rule: 'ND 5.8', holds: lies('foreign-trade', 1), awaits: [focus(1)] },
      { id: 'again', at: space(AT.forest), awaits: [{ type: 'caravan' }] },
      { id: 'arrive', at: space(AT.geneva), rule: 'ND 11.5', awaits: [step(AT.geneva)] },
      {
        id: 'gift',
        at: ['button:take-city-state-card', 'button:stop'],
        rule: 'ND 11.5',
        until: isInRound(5),
        way: [STOP, { type: 'take-city-state-card' }, DONE],
        others: rival[3],
      },
      { id: 'tokens', at: ['slot:5'], rule: 'ND 7.1', holds: lies('astrology', 5) },
      { id: 'end' },
    ],
  },
  {
    id: 'science',
    minutes: 5,
    table,
    seat: 0,
    before: throughCaravan,
    steps: [
      { id: 'dial', at: ['slot:5'], rule: 'ND 10.1' },
      { id: 'choose', at: ['slot:5'], awaits: [focus(5)] },
      { id: 'spend', at: ['button:spend'], rule: 'ND 7.1', awaits: [{ type: 'spend' }] },
      { id: 'spend-more', at: ['button:spend'], rule: 'ND 7.1', awaits: [{ type: 'spend' }] },
      { id: 'advance', at: ['button:advance'], rule: 'ND 10.1', awaits: [{ type: 'advance' }] },
      {
        id: 'gain',
        at: ['upgrade:iron-working'],
        rule: 'ND 10.3',
        awaits: [{ type: 'gain', card: 'iron-working' }],
      },
      {
        id: 'gain-more',
        at: ['upgrade:drama-and-poetry'],
        rule: 'ND 10.3',
        awaits: [{ type: 'gain', card: 'drama-and-poetry' }],
        others: rival[4],
      },
      { id: 'levels', rule: 'ND 10.2', holds: lies('iron-working', 5) },
      { id: 'end', at: space(AT.horde), holds: stands(AT.horde) },
    ],
  },
  {
    id: 'combat',
    minutes: 5,
    table,
    seat: 0,
    before: throughScience,
    steps: [
      { id: 'horde', at: space(AT.horde), rule: 'ND 14.2', holds: stands(AT.horde) },
      { id: 'choose', at: ['slot:5'], rule: 'ND 13.19', holds: lies('iron-working', 5), awaits: [focus(5)] },
      { id: 'sums', at: space(AT.horde), rule: 'ND 13.4' },
      { id: 'attack', at: space(AT.horde), rule: 'ND 13.3', awaits: [{ type: 'attack', space: AT.horde }] },
      { id: 'won', rule: 'ND 13.7', holds: (view) => !stands(AT.horde)(view) },
      { id: 'spoils', at: ['slot:3'], rule: 'ND 13.7', awaits: [{ type: 'put-trade', slot: 3 }] },
      { id: 'enough', at: ['button:done'], rule: 'ND 13.3', awaits: [DONE], others: rival[5] },
      { id: 'reinforce', rule: 'ND 13.2' },
      { id: 'rivals', rule: 'ND 13.7' },
      { id: 'end' },
    ],
  },
  {
    id: 'victory',
    minutes: 6,
    table,
    seat: 0,
    before: throughCombat,
    steps: [
      { id: 'agendas', rule: 'ND 16.1' },
      { id: 'wonder', at: ['wonder:colossus', 'slot:4'], rule: 'ND 12.2', holds: lies('pottery', 4) },
      { id: 'choose', at: ['slot:4'], awaits: [focus(4)] },
      {
        id: 'begin',
        at: ['wonder:colossus', 'button:wonder'],
        rule: 'ND 12.2',
        awaits: [{ type: 'wonder', wonder: 'colossus' }],
      },
      { id: 'pay', at: ['button:pay'], rule: 'ND 12.2', awaits: [{ type: 'pay', resource: 'diamond' }] },
      { id: 'token', at: ['button:spend'], rule: 'ND 7.1', awaits: [{ type: 'spend' }] },
      {
        id: 'raise',
        at: space(AT.capital),
        rule: 'ND 12.5',
        awaits: [{ type: 'raise-wonder', space: AT.capital }],
        others: rival[6],
      },
      { id: 'built', rule: 'ND 12.7' },
      { id: 'race', rule: 'ND 16.2' },
      { id: 'mistakes' },
      { id: 'end' },
    ],
  },
  {
    id: 'first-game',
    minutes: 40,
    table: { seats: 2, seed: 'cedar orchard', options: { roundLimit: 30 } },
    seat: 0,
    steps: [
      { id: 'begin', rule: 'ND 3.4' },
      { id: 'capital', until: ({ players: [learner], round }) => round > 1 || learner?.row[0]?.card !== 'masonry' },
      { id: 'first-rounds', until: isInRound(4) },
      { id: 'spread', until: isInRound(7) },
      { id: 'plan', until: isInRound(11) },
      { id: 'middle', until: isInRound(16) },
      { id: 'race', until: ({ frames }) => frames.length === 0 },
      { id: 'end' },
    ],
  },
] as const satisfies readonly Lesson<Game<NewDawn>>[];
