/** The challenges of Civilization. */

import type { Challenge } from '@tabularium/kernel';
import { type Fame, table, throughBattle, throughCity } from '../lessons/openings.ts';

const { options } = table;
const plain = { greatPersonDeck: false, investments: false, offersPerTurn: 0 } as const;
const short = { ...plain, turnLimit: '8' } as const;

/** All challenges, the short ones first. */
export const challenges = [
  {
    id: 'knowledge',
    kind: 'reach',
    table: { seats: 2, seed: 'cedar harbour', options: plain },
    seat: 0,
    rounds: 5,
    aim: 'technologies',
    medals: [4, 5, 6],
  },
  {
    id: 'caravans',
    kind: 'reach',
    table: { seats: 2, seed: 'birch harbour', options: plain },
    seat: 0,
    rounds: 4,
    aim: 'trade',
    medals: [3, 4, 5],
  },
  {
    id: 'muses',
    kind: 'reach',
    table: { seats: 2, seed: 'quiet meadow', options: plain },
    seat: 0,
    rounds: 6,
    aim: 'space',
    medals: [2, 3, 4],
  },
  {
    id: 'coins',
    kind: 'reach',
    table: { seats: 2, seed: 'lark tower', options: plain },
    seat: 0,
    rounds: 7,
    aim: 'coins',
    medals: [1, 2, 2],
  },
  {
    id: 'armies',
    kind: 'reach',
    table: { seats: 2, seed: 'fern orchard', options: plain },
    seat: 0,
    rounds: 4,
    aim: 'armies',
    medals: [2, 4, 5],
  },
  {
    id: 'forces',
    kind: 'reach',
    table: { seats: 2, seed: 'old bridge', options: plain },
    seat: 0,
    rounds: 4,
    aim: 'forces',
    medals: [4, 5, 6],
  },
  {
    id: 'settlers',
    kind: 'reach',
    table: { seats: 2, seed: 'wild mill', options: plain },
    seat: 0,
    rounds: 6,
    aim: 'cities',
    medals: [1, 2, 2],
  },
  {
    id: 'rome',
    kind: 'reach',
    table: { seats: 2, seed: 'birch meadow', options },
    seat: 0,
    before: throughBattle,
    rounds: 6,
    aim: 'space',
    medals: [5, 6, 7],
  },
  {
    id: 'win',
    kind: 'win',
    table: { seats: 2, seed: 'birch meadow', options: { ...options, turnLimit: '8' } },
    seat: 0,
    before: throughCity,
    aim: 'lead',
    medals: [1, 52, 100],
  },
  {
    id: 'no-army',
    kind: 'twist',
    table: { seats: 2, seed: 'mild harbour', options: short },
    seat: 0,
    aim: 'technologies',
    medals: [0, 4, 8],
    without: [{ type: 'make', item: 'army' }],
  },
] as const satisfies readonly Challenge<Fame>[];
