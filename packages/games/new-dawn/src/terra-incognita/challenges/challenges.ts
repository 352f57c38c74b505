/** The challenges of Terra Incognita. */

import type { Challenge, Game } from '@tabularium/kernel';
import type { NewDawn } from '../../vocabulary.ts';

const options = { module: 'terra-incognita' } as const;
const short = { module: 'terra-incognita', roundLimit: 30 } as const;

/** All challenges, the short ones first. */
export const challenges = [
  {
    id: 'borders',
    kind: 'reach',
    table: { seats: 2, seed: 'hazel tower', options },
    seat: 0,
    rounds: 5,
    aim: 'spaces',
    medals: [0, 0, 0],
  },
  {
    id: 'towns',
    kind: 'reach',
    table: { seats: 2, seed: 'birch lantern', options },
    seat: 0,
    rounds: 6,
    aim: 'cities',
    medals: [0, 0, 0],
  },
  {
    id: 'dial',
    kind: 'reach',
    table: { seats: 2, seed: 'quiet river', options },
    seat: 0,
    rounds: 6,
    aim: 'dial',
    medals: [0, 0, 0],
  },
  {
    id: 'traders',
    kind: 'reach',
    table: { seats: 2, seed: 'young meadow', options },
    seat: 0,
    rounds: 6,
    aim: 'trade',
    medals: [0, 0, 0],
  },
  {
    id: 'agenda',
    kind: 'reach',
    table: { seats: 2, seed: 'mild harbour', options },
    seat: 0,
    rounds: 7,
    aim: 'agendas',
    medals: [0, 0, 0],
  },
  {
    id: 'envoys',
    kind: 'reach',
    table: { seats: 2, seed: 'red mill', options },
    seat: 0,
    rounds: 8,
    aim: 'diplomacy',
    medals: [0, 0, 0],
  },
  {
    id: 'walls',
    kind: 'reach',
    table: { seats: 2, seed: 'early lantern', options },
    seat: 0,
    rounds: 6,
    aim: 'reinforced',
    medals: [0, 0, 0],
  },
  {
    id: 'wonder',
    kind: 'reach',
    table: { seats: 2, seed: 'silver orchard', options },
    seat: 0,
    rounds: 8,
    aim: 'wonders',
    medals: [0, 0, 0],
  },
  {
    id: 'win',
    kind: 'win',
    table: { seats: 2, seed: 'golden orchard', options: short },
    seat: 0,
    aim: 'lead',
    medals: [0, 0, 0],
  },
  {
    id: 'homebodies',
    kind: 'twist',
    table: { seats: 2, seed: 'wild harbour', options: short },
    seat: 0,
    aim: 'lead',
    medals: [0, 0, 0],
    without: [{ type: 'explore' }],
  },
] as const satisfies readonly Challenge<Game<NewDawn>>[];
