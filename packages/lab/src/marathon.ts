/** The long run: a hundred thousand random games of a game, every failure kept as a match file. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type AnyOption, equal } from '@tabularium/kernel';
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

/** Every number of seats with the default options, and with every other value of every option it leaves open. */
export function everyTable(game: AnyGame): Table[] {
  const variants: object[] = [{}];
  for (const [name, option] of Object.entries(game.options)) {
    for (const value of valuesOf(option))
      if (!equal(value, option.default)) variants.push({ ...option.when, [name]: value });
  }
  const tables: Table[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const demanded = game.demands?.(seats) ?? {};
    for (const options of variants) {
      if (!Object.keys(options).some((name) => name in demanded))
        tables.push({ seats, options: { ...options, ...demanded } });
    }
  }
  return tables;
}

/** The values an option can have; of a number for each seat, one for the first and the most for the second; of a set, its presets. */
function valuesOf({ kind, values = [], min = 0, max = 0, presets = {} }: AnyOption): readonly unknown[] {
  const of = {
    switch: [true, false],
    choice: values,
    'per-seat': [[min + 1, max]],
    set: Object.values(presets),
  };
  return of[kind];
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
