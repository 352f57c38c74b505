/** Training: the weights of a game's judgement, fitted by playing them against each other. */

import type { BotSpec } from '@tabularium/bots';
import type { AnyGame, Weights } from '@tabularium/kernel';
import { type Interval, mean, wilson } from '../statistics.ts';
import type { Duel, Duelled } from './duel.ts';
import { beginning, directionOf, GAUGE, moved, type Standing, settled, shifted, stepped } from './strategy.ts';

/** What is to be trained, and how long. */
export interface Course {
  readonly players: number;
  readonly options: object;
  readonly bot: BotSpec;
  readonly seed: string;
  readonly steps: number;
  /** So many directions a step, each against its opposite in a duel of two games. */
  readonly directions: number;
  /** So many duels against the weights before, at the end. */
  readonly trial: number;
}

/** A training as it is kept: the same course goes on from it as if it had never stopped. */
export interface Checkpoint {
  readonly game: string;
  readonly course: Course;
  /** The weights it began with. */
  readonly from: Weights;
  readonly standing: Standing;
}

/** What came of it. */
export interface Trained {
  readonly weights: Weights;
  readonly games: number;
  /** Against the weights before. */
  readonly won: number;
  readonly trial: number;
  readonly ci95: Interval;
  /** How far each weight moved, the farthest first; what moved no farther than the gauge was moved by chance. */
  readonly moves: readonly { readonly weight: string; readonly shift: number; readonly matters: boolean }[];
}

/** Whoever has duels fought: in this thread or in many, the results in the order of the tasks. */
export type Fight = (duels: readonly Duel[]) => Promise<readonly Duelled[]>;

/** How far to the side weights are tried. */
const SIGMA = 0.3;
/** What a victory counts beside the lead. */
const VICTORY = 0.3;
/** The mean of the last third of the steps is taken. */
const LATE = 2 / 3;

/** Where a training begins. */
export function beginTraining(game: AnyGame, course: Course): Checkpoint {
  const from = game.bot.judgement?.book.weights;
  if (from === undefined) throw new Error(`${game.id} has no weights to train.`);
  return { game: game.id, course, from, standing: beginning(from) };
}

/** Train on from there; `keep` is told after every step. */
export async function train(
  begun: Checkpoint,
  fight: Fight,
  keep: (checkpoint: Checkpoint) => void = () => undefined,
): Promise<Trained> {
  let checkpoint = begun;
  while (checkpoint.standing.step < checkpoint.course.steps) {
    checkpoint = { ...checkpoint, standing: await oneStep(checkpoint, fight) };
    keep(checkpoint);
  }
  return tried(checkpoint, fight);
}

async function oneStep({ game, course, from, standing }: Checkpoint, fight: Fight): Promise<Standing> {
  const { seed, steps } = course;
  const directions = Array.from({ length: course.directions }, (_, at) => directionOf(standing, seed, at));
  const results = await fight(
    directions.map((direction, at) => {
      const sides = [SIGMA, -SIGMA].map((by) => shifted(from, moved(standing.shift, direction, by)));
      return duelOf(game, course, sides as [Weights, Weights], `${seed}/${standing.step}/${at}`);
    }),
  );
  const gains = results.map(({ won, ahead }) => ahead + VICTORY * (2 * won - 1));
  const late = standing.step >= LATE * steps;
  return stepped(standing, directions, gains, { sigma: SIGMA, late, games: 2 * results.length });
}

const duelOf = (game: string, course: Course, weights: readonly [Weights, Weights], seed: string): Duel => ({
  work: 'duel',
  game,
  players: course.players,
  options: course.options,
  bot: course.bot,
  weights,
  seed,
});

/** The settled weights against those before. */
async function tried({ game, course, from, standing }: Checkpoint, fight: Fight): Promise<Trained> {
  const shift = settled(standing);
  const weights = shifted(from, shift);
  const duels = Array.from({ length: course.trial }, (_, at) =>
    duelOf(game, course, [weights, from], `${course.seed}/trial/${at}`),
  );
  const results = await fight(duels);
  const won = mean(results.map((result) => result.won));
  const gauge = Math.abs(shift[GAUGE] ?? 0);
  const moves = Object.entries(shift)
    .filter(([weight]) => weight !== GAUGE)
    .map(([weight, by]) => ({ weight, shift: by, matters: Math.abs(by) > gauge }))
    .sort((one, other) => Math.abs(other.shift) - Math.abs(one.shift));
  const trial = 2 * results.length;
  return { weights, games: standing.games + trial, won, trial, ci95: wilson(won * trial, trial), moves };
}
