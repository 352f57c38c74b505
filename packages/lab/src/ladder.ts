/**
 * The ladder: in every box and at every number of players each level against the one below, many games a line. Playing
 * it takes days of one processor, so what was played is kept and goes on where it stopped; a line whose first game no
 * longer comes out as it did was played by other bots, and begins anew.
 */

import { type BotSpec, LEVELS, type Level, printSpec, recipeFor } from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import { type AnyGame, equal } from '@tabularium/kernel';
import type { Plan, PlayedGame } from './selfplay.ts';
import { share } from './simulate.ts';
import { type Interval, wilson } from './statistics.ts';

/** A rulebook at the table: its game, with the options that put it there. */
interface Box {
  readonly box: string;
  readonly game: string;
  readonly options: object;
  readonly players: readonly number[];
}

/** Games of A New Dawn that nobody wins are over then: a ladder must come to its end. */
const LIMIT = { roundLimit: 120 };

/** Every rulebook with every number of players. */
const BOXES: readonly Box[] = [
  { box: 'stone-age', game: 'stone-age', options: {}, players: [2, 3, 4] },
  { box: 'new-dawn', game: 'new-dawn', options: LIMIT, players: [2, 3, 4] },
  {
    box: 'terra-incognita',
    game: 'new-dawn',
    options: { module: 'terra-incognita', ...LIMIT },
    players: [2, 3, 4, 5],
  },
  { box: 'through-the-ages', game: 'through-the-ages', options: {}, players: [2, 3, 4] },
  { box: 'fame-and-fortune', game: 'fame-and-fortune', options: {}, players: [2, 3, 4, 5] },
];

/** The boxes that have a ladder. */
export const ladderBoxes: readonly string[] = BOXES.map(({ box }) => box);

/** How a game came out, in a few numbers that other bots would hardly reach. */
interface Outcome {
  readonly moves: number;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** What was played of one line. */
export interface Line {
  readonly box: string;
  readonly players: number;
  /** The level that sits in one seat, against the one below in all others; every seat in turn. */
  readonly level: Level;
  readonly upper: string;
  readonly lower: string;
  readonly seed: string;
  readonly games: number;
  /** Games won by the upper level; a shared victory counts its share. */
  readonly won: number;
  /** Rounds of all games together. */
  readonly rounds: number;
  /** How the first game came out. */
  readonly first: Outcome;
}

/** What is wanted of the ladder; what is not said is all. */
export interface Wanted {
  readonly box?: string;
  readonly players?: number;
  readonly level?: number;
}

/** Plays the games of a plan with these numbers. */
export type Play = (plan: Plan, numbers: readonly number[]) => Promise<PlayedGame[]>;

/** The places of all lines that are wanted, the order of the boxes first. */
export function rungs({ box, players, level }: Wanted): Pick<Line, 'box' | 'players' | 'level'>[] {
  return BOXES.filter((one) => box === undefined || one.box === box).flatMap((one) =>
    one.players
      .filter((count) => players === undefined || count === players)
      .flatMap((count) =>
        LEVELS.filter((upper) => upper > 1 && (level === undefined || upper === level)).map((upper) => ({
          box: one.box,
          players: count,
          level: upper,
        })),
      ),
  );
}

/** A line that is played on until it has so many games, every seat equally often; told after every batch, and stopped by it. */
export async function climb(
  rung: Pick<Line, 'box' | 'players' | 'level'>,
  kept: Line | undefined,
  { games, seed, play, told }: Climb,
): Promise<Line | undefined> {
  const { plan, upper, lower } = await planOf(rung, seed);
  let line = await stillTrue(kept, { plan, upper, lower, seed, play });
  const all = Math.ceil(games / rung.players) * rung.players;
  const batch = Math.ceil(BATCH / rung.players) * rung.players;
  for (let done = line?.games ?? 0; done < all; done = line.games) {
    const numbers = Array.from({ length: Math.min(batch, all - done) }, (_, at) => done + at);
    line = added(line ?? { ...rung, upper, lower, seed, ...NOTHING }, await play(plan, numbers), numbers);
    if (!told(line)) break;
  }
  return line;
}

/** How a line is played. */
export interface Climb {
  readonly games: number;
  readonly seed: string;
  readonly play: Play;
  /** Told what there is after every batch; whether to go on. */
  readonly told: (line: Line) => boolean;
}

/** So many games are played before they are written down. */
const BATCH = 20;

const NOTHING = { games: 0, won: 0, rounds: 0, first: { moves: 0, winners: [], scores: [] } };

async function planOf({ box, players, level }: Pick<Line, 'box' | 'players' | 'level'>, seed: string) {
  const { game: id, options } = BOXES.find((one) => one.box === box) as Box;
  const game = await loadGame(id);
  const [upper, lower] = [recipe(game, level), recipe(game, (level - 1) as Level)];
  const bots = [upper, ...Array.from({ length: players - 1 }, () => lower)];
  const plan: Plan = { game: id, players, options, bots, seed: `${seed}/${box}/${players}/${level}` };
  return { plan, upper: printSpec(upper), lower: printSpec(lower) };
}

const recipe = (game: AnyGame, level: Level): BotSpec => recipeFor(game, { kind: 'level', level });

/** The line that was kept, if the bots of today play its first game alike. */
async function stillTrue(
  kept: Line | undefined,
  { plan, upper, lower, seed, play }: { plan: Plan; upper: string; lower: string; seed: string; play: Play },
): Promise<Line | undefined> {
  if (kept === undefined || kept.upper !== upper || kept.lower !== lower || kept.seed !== seed) return undefined;
  const [first] = await play(plan, [0]);
  return first !== undefined && equal(outcome(first), kept.first) ? kept : undefined;
}

const outcome = ({ moves, result: { winners, scores } }: PlayedGame): Outcome => ({ moves, winners, scores });

function added(line: Line, games: readonly PlayedGame[], numbers: readonly number[]): Line {
  const sum = { ...line };
  for (const [at, game] of games.entries()) {
    const seat = (line.players - ((numbers[at] ?? 0) % line.players)) % line.players;
    sum.games++;
    sum.won += share(game, seat);
    sum.rounds += game.rounds;
    if (numbers[at] === 0) sum.first = outcome(game);
  }
  return { ...sum, won: Math.round(sum.won * 100) / 100 };
}

/** What a line says: how often the upper level won, and whether that excludes chance. */
export function verdict({ games, won, players, rounds }: Line): {
  readonly rate: number;
  readonly ci95: Interval;
  readonly excludesChance: boolean;
  readonly length: number;
} {
  const ci95 = wilson(won, games);
  return { rate: won / games, ci95, excludesChance: ci95[0] > 1 / players, length: rounds / games };
}
