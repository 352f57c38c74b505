/** The challenges of A New Dawn. */

import type { Challenge, Game } from '@tabularium/kernel';
import { throughCombat, throughCulture } from '../lessons/openings.ts';
import type { NewDawn } from '../vocabulary.ts';

const short = { roundLimit: 30 } as const;

/** All challenges, the short ones first. */
export const challenges = [
  {
    id: 'borders',
    kind: 'reach',
    table: { seats: 2, seed: 'iron harbour' },
    seat: 0,
    rounds: 5,
    aim: 'spaces',
    medals: [0, 0, 0],
  },
  {
    id: 'towns',
    kind: 'reach',
    table: { seats: 2, seed: 'lark harbour' },
    seat: 0,
    rounds: 6,
    aim: 'cities',
    medals: [0, 0, 0],
  },
  {
    id: 'dial',
    kind: 'reach',
    table: { seats: 2, seed: 'cedar river' },
    seat: 0,
    rounds: 6,
    aim: 'dial',
    medals: [0, 0, 0],
  },
  {
    id: 'traders',
    kind: 'reach',
    table: { seats: 2, seed: 'wild river' },
    seat: 0,
    rounds: 6,
    aim: 'trade',
    medals: [0, 0, 0],
  },
  {
    id: 'wonder',
    kind: 'reach',
    table: { seats: 2, seed: 'elder lantern' },
    seat: 0,
    rounds: 8,
    aim: 'wonders',
    medals: [0, 0, 0],
  },
  {
    id: 'envoys',
    kind: 'reach',
    table: { seats: 2, seed: 'cedar orchard' },
    seat: 0,
    rounds: 8,
    aim: 'diplomacy',
    medals: [0, 0, 0],
  },
  {
    id: 'walls',
    kind: 'reach',
    table: { seats: 2, seed: 'golden orchard' },
    seat: 0,
    rounds: 6,
    aim: 'reinforced',
    medals: [0, 0, 0],
  },
  {
    id: 'ash-bridge',
    kind: 'reach',
    table: { seats: 2, seed: 'ash bridge' },
    seat: 0,
    before: throughCombat,
    rounds: 11,
    aim: 'spaces',
    medals: [0, 0, 0],
  },
  {
    id: 'win',
    kind: 'win',
    table: { seats: 2, seed: 'ash bridge', options: short },
    seat: 0,
    before: throughCulture,
    aim: 'lead',
    medals: [0, 0, 0],
  },
  {
    id: 'no-war',
    kind: 'twist',
    table: { seats: 2, seed: 'mild orchard', options: short },
    seat: 0,
    aim: 'lead',
    medals: [0, 0, 0],
    without: [{ type: 'attack' }],
  },
] as const satisfies readonly Challenge<Game<NewDawn>>[];
