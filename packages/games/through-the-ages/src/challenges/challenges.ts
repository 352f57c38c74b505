/** The challenges of Through the Ages. */

import type { Challenge, Game } from '@tabularium/kernel';
import { harbour, throughUpkeep } from '../lessons/openings.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

const short = { length: 'handbook' } as const;

/** All challenges, the short ones first. */
export const challenges = [
  {
    id: 'sparks',
    kind: 'reach',
    table: { seats: 2, seed: 'quiet harbour' },
    seat: 0,
    rounds: 9,
    aim: 'scienceRate',
    medals: [2, 3, 4],
  },
  {
    id: 'first-verses',
    kind: 'reach',
    table: { seats: 2, seed: 'young meadow' },
    seat: 0,
    rounds: 7,
    aim: 'culture',
    medals: [12, 16, 21],
  },
  {
    id: 'mines',
    kind: 'reach',
    table: { seats: 2, seed: 'iron meadow' },
    seat: 0,
    rounds: 6,
    aim: 'resourceRate',
    medals: [4, 6, 8],
  },
  {
    id: 'bread',
    kind: 'reach',
    table: { seats: 2, seed: 'early river' },
    seat: 0,
    rounds: 6,
    aim: 'foodRate',
    medals: [3, 4, 5],
  },
  {
    id: 'smiles',
    kind: 'reach',
    table: { seats: 2, seed: 'silver meadow' },
    seat: 0,
    rounds: 6,
    aim: 'happiness',
    medals: [1, 2, 3],
  },
  {
    id: 'shields',
    kind: 'reach',
    table: { seats: 2, seed: 'warm river' },
    seat: 0,
    rounds: 6,
    aim: 'strength',
    medals: [3, 4, 5],
  },
  {
    id: 'old-ferry',
    kind: 'reach',
    table: { seats: 2, seed: 'old ferry' },
    seat: 0,
    before: throughUpkeep,
    rounds: 8,
    aim: 'culture',
    medals: [12, 15, 18],
  },
  {
    id: 'harbour',
    kind: 'reach',
    table: { seats: 2, seed: 'hazel harbour' },
    seat: 0,
    before: harbour,
    rounds: 8,
    aim: 'strength',
    medals: [3, 5, 6],
  },
  {
    id: 'handbook',
    kind: 'win',
    table: { seats: 2, seed: 'deep river', options: short },
    seat: 0,
    aim: 'lead',
    medals: [1, 20, 40],
  },
  {
    id: 'no-wonders',
    kind: 'twist',
    table: { seats: 2, seed: 'fern river', options: short },
    seat: 0,
    aim: 'culture',
    medals: [10, 25, 45],
    without: [{ type: 'stage' }],
  },
  {
    id: 'no-leaders',
    kind: 'twist',
    table: { seats: 2, seed: 'tall river', options: short },
    seat: 0,
    aim: 'culture',
    medals: [8, 18, 30],
    without: [{ type: 'leader' }],
  },
] as const satisfies readonly Challenge<Game<ThroughTheAges>>[];
