/** The challenges of Stone Age. */

import type { Challenge, Game } from '@tabularium/kernel';
import type { StoneAge } from '../vocabulary.ts';

const options = { startPlayer: 'seat-1' } as const;

/** All challenges, the short ones first. */
export const challenges = [
  {
    id: 'larder',
    kind: 'reach',
    table: { seats: 2, seed: 'full larder', options },
    seat: 0,
    rounds: 3,
    aim: 'food',
    medals: [13, 17, 21],
  },
  {
    id: 'woodcutters',
    kind: 'reach',
    table: { seats: 2, seed: 'wood pile', options },
    seat: 0,
    rounds: 3,
    aim: 'wood',
    medals: [8, 12, 16],
  },
  {
    id: 'gold',
    kind: 'reach',
    table: { seats: 2, seed: 'gold fever', options },
    seat: 0,
    rounds: 4,
    aim: 'gold',
    medals: [3, 5, 7],
  },
  {
    id: 'family',
    kind: 'reach',
    table: { seats: 2, seed: 'big family', options },
    seat: 0,
    rounds: 5,
    aim: 'persons',
    medals: [7, 8, 9],
  },
  {
    id: 'tools',
    kind: 'reach',
    table: { seats: 2, seed: 'sharp edges', options },
    seat: 0,
    rounds: 5,
    aim: 'tools',
    medals: [3, 5, 6],
  },
  {
    id: 'fields',
    kind: 'reach',
    table: { seats: 2, seed: 'first furrow', options },
    seat: 0,
    rounds: 5,
    aim: 'field',
    medals: [3, 4, 5],
  },
  {
    id: 'builders',
    kind: 'reach',
    table: { seats: 2, seed: 'new roofs', options },
    seat: 0,
    rounds: 5,
    aim: 'score',
    medals: [14, 23, 32],
  },
  {
    id: 'collector',
    kind: 'reach',
    table: { seats: 2, seed: 'many cards', options },
    seat: 0,
    rounds: 5,
    aim: 'cards',
    medals: [5, 7, 9],
  },
  {
    id: 'win',
    kind: 'win',
    table: { seats: 2, seed: 'river meadow', options },
    seat: 0,
    aim: 'lead',
    medals: [1, 12, 25],
  },
  {
    id: 'no-field',
    kind: 'twist',
    table: { seats: 2, seed: 'wild hunters', options },
    seat: 0,
    aim: 'score',
    medals: [15, 28, 42],
    without: [{ type: 'place', place: 'field' }],
  },
  {
    id: 'no-hut',
    kind: 'twist',
    table: { seats: 2, seed: 'small family', options },
    seat: 0,
    aim: 'score',
    medals: [35, 60, 85],
    without: [{ type: 'place', place: 'hut' }],
  },
] as const satisfies readonly Challenge<Game<StoneAge>>[];
