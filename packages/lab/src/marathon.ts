/** The long run: a hundred thousand random games of a game, every failure kept as a match file. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@tabularium/kernel';
import type { marathon } from '@tabularium/kernel/conformance/marathon';
import { allHands, inParallel } from './crew.ts';
import type { Stage, Staged } from './work.ts';

/** How a table is made: seats and options. */
export type Table = Parameters<typeof marathon>[1][number];

/** What the long run saw. */
export interface LongRun {
  readonly played: number;
  readonly moves: number;
  readonly shortest: number;
  readonly longest: number;
  readonly endings: Readonly<Record<string, number>>;
  /** What went wrong, each with the file that shows it. */
  readonly failures: readonly { readonly message: string; readonly dump: string }[];
}

/** How long to run. */
export interface Distance {
  readonly games: number;
  readonly seed: string;
  /** The folder for the matches that failed. */
  readonly dumps: string;
  readonly jobs?: number;
  /** Told how many games are over. */
  readonly tick?: (games: number) => void;
}

/** Games per task: few enough that the progress is seen, and enough that sharing them out costs nothing. */
const STAGE = 20;

/** Random games on every table the game knows. */
export async function longRun(
  game: AnyGame,
  { games, seed, dumps, jobs = allHands(), tick }: Distance,
): Promise<LongRun> {
  const stages = Math.ceil(games / STAGE);
  const tables = everyTable(game);
  const tasks = Array.from({ length: stages }, (_, stage): Stage => {
    const size = Math.min(STAGE, games - stage * STAGE);
    const turned = tables.map((_, at) => tables[(at + stage) % tables.length] as Table);
    return { work: 'stage', game: game.id, tables: turned, games: size, seed: `${seed}/${stage}` };
  });
  const results = await inParallel<Stage, Staged>(tasks, jobs, () => tick?.(STAGE));
  return total(game, results, dumps);
}

/** Every number of seats with the default options, and with every other value of every option. */
export function everyTable(game: AnyGame): Table[] {
  const variants: object[] = [{}];
  for (const [name, option] of Object.entries(game.options)) {
    const values: readonly unknown[] = option.kind === 'switch' ? [true, false] : (option.values ?? []);
    for (const value of values) if (value !== option.default) variants.push({ [name]: value });
  }
  const tables: Table[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of variants) tables.push({ seats, options });
  }
  return tables;
}

function total(game: AnyGame, results: readonly Staged[], dumps: string): LongRun {
  const run = { played: 0, moves: 0, shortest: Number.POSITIVE_INFINITY, longest: 0 };
  const endings: Record<string, number> = {};
  const failures: { message: string; dump: string }[] = [];
  for (const { marathon: stage, failures: failed } of results) {
    for (const { message, match } of failed) {
      failures.push({ message, dump: dumpInto(dumps, `${game.id}-${failures.length + 1}.json`, match) });
    }
    if (stage.played === 0) continue;
    run.played += stage.played;
    run.moves += stage.moves;
    run.shortest = Math.min(run.shortest, stage.shortest);
    run.longest = Math.max(run.longest, stage.longest);
    for (const [ending, times] of Object.entries(stage.endings)) endings[ending] = (endings[ending] ?? 0) + times;
  }
  return { ...run, endings, failures };
}

function dumpInto(folder: string, name: string, match: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, match);
  return path;
}
