import { counted } from '@tabularium/kernel';
import type { SimulationWords } from './words.ts';

/** What a simulation reports in English. */
export const simulationEn: SimulationWords = {
  players: (players) => counted('en', players, { one: 'player', other: 'players' }),
  games: (games) => counted('en', games, { one: 'game', other: 'games' }),
  seed: (seed) => `seed ${seed}`,
  head: ['bot', 'seats', 'wins', 'win rate', '95% interval', 'mean score'],
  chance: (share) => `chance alone: ${share} for every seat`,
  seatHead: ['seat', 'win rate', '95% interval'],
  scores: 'scores',
  moves: 'moves',
  rounds: 'rounds',
  spread: (name, mean, within, median) =>
    `${name}: ${mean} on average (± ${within} with 95% certainty), ${median} in the middle`,
  range: (from, to) => `${from} to ${to}`,
  endings: 'How games end',
  points: 'Where points come from',
  pointsHead: ['part', 'winners', 'others', ''],
  habits: 'Actions taken per game',
  habitsHead: ['action', 'winners', 'others', ''],
};
