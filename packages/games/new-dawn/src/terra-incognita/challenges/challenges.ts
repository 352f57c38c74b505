/** The challenges of Terra Incognita. */

import type { Challenge, Game } from '@tabularium/kernel';
import type { NewDawn } from '../../vocabulary.ts';

const options = { module: 'terra-incognita', roundLimit: 30 } as const;

/** All challenges, the short ones first. */
export const challenges = [
  {
    id: 'unknown-land',
    kind: 'reach',
    table: { seats: 2, seed: 'white spots', options },
    seat: 0,
    rounds: 9,
    aim: 'spaces',
    medals: [8, 11, 14],
  },
  {
    id: 'colonists',
    kind: 'reach',
    table: { seats: 2, seed: 'far shore', options },
    seat: 0,
    rounds: 10,
    aim: 'cities',
    medals: [3, 4, 6],
  },
  {
    id: 'garrison',
    kind: 'reach',
    table: { seats: 2, seed: 'high walls', options },
    seat: 0,
    rounds: 8,
    aim: 'reinforced',
    medals: [2, 3, 4],
  },
  {
    id: 'academy',
    kind: 'reach',
    table: { seats: 2, seed: 'old scrolls', options },
    seat: 0,
    rounds: 9,
    aim: 'dial',
    medals: [8, 11, 13],
  },
  {
    id: 'hub',
    kind: 'reach',
    table: { seats: 2, seed: 'market day', options },
    seat: 0,
    rounds: 9,
    aim: 'trade',
    medals: [3, 5, 6],
  },
  {
    id: 'observatory',
    kind: 'reach',
    table: { seats: 3, seed: 'high observatory', options },
    seat: 0,
    rounds: 9,
    aim: 'dial',
    medals: [5, 8, 10],
  },
  {
    id: 'bazaar',
    kind: 'reach',
    table: { seats: 3, seed: 'long bazaar', options },
    seat: 0,
    rounds: 9,
    aim: 'trade',
    medals: [1, 2, 3],
  },
  {
    id: 'three-forts',
    kind: 'reach',
    table: { seats: 3, seed: 'three forts', options },
    seat: 0,
    rounds: 10,
    aim: 'spaces',
    medals: [6, 9, 12],
  },
  {
    id: 'win',
    kind: 'win',
    table: { seats: 2, seed: 'border stones', options },
    seat: 0,
    aim: 'lead',
    medals: [0, 2, 4],
  },
  {
    id: 'no-wonder',
    kind: 'twist',
    table: { seats: 2, seed: 'plain walls', options },
    seat: 0,
    aim: 'lead',
    medals: [0, 1, 2],
    without: [{ type: 'wonder' }],
  },
] as const satisfies readonly Challenge<Game<NewDawn>>[];
