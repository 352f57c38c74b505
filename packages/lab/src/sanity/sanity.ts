/** `npm run sanity`: bots of the upper levels play, and what an expert looks for is measured against its bounds. */

import type { BotSpec, Level } from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import { playGame } from '../selfplay.ts';
import { mean } from '../statistics.ts';
import { fameAndFortune } from './fame-and-fortune.ts';
import { newDawn, terraIncognita } from './new-dawn.ts';
import { stoneAge } from './stone-age.ts';
import { throughTheAges } from './through-the-ages.ts';
import type { Bound, Expectation, Seen } from './watch.ts';

/** What is looked for in every rulebook. */
export const EXPECTATIONS: readonly Expectation[] = [stoneAge, newDawn, terraIncognita, throughTheAges, fameAndFortune];

/** What was found of one measure. */
export interface Found {
  readonly name: string;
  readonly level: Level;
  readonly says: string;
  readonly value: number;
  readonly bound: string;
  readonly kept: boolean;
}

/** One game of an expectation, by bots of that level. */
export interface Look {
  readonly work: 'look';
  /** Which of the expectations. */
  readonly at: number;
  readonly level: Level;
  readonly number: number;
  readonly seed: string;
}

/** Play one game and look on. */
export async function look({ at, level, number, seed }: Look): Promise<Seen> {
  const expectation = EXPECTATIONS[at] as Expectation;
  const { players, options } = expectation;
  const game = await loadGame(expectation.game);
  const watcher = expectation.watch(game);
  const bots: BotSpec[] = [{ kind: 'level', level }];
  let last: object = {};
  const { rounds } = playGame(game, { game: game.id, players, options, bots, seed }, number, {
    before: (state, seat, action) => watcher.before?.(state, seat, action),
    after: (state, seat, action) => {
      last = state;
      watcher.after?.(state, seat, action);
    },
  });
  watcher.end(last, rounds);
  return watcher.seen;
}

/** What games of one level come to. */
export function judge({ name, bounds }: Expectation, level: Level, games: readonly Seen[]): Found[] {
  return bounds
    .filter(({ from = 3, games: least = 1 }) => level >= from && games.length >= least)
    .map((bound) => {
      const numbers = games.flatMap((seen) => seen[bound.measure] ?? []);
      const value = VALUES[bound.of](numbers);
      return { name, level, says: bound.says, value, bound: boundWords(bound), kept: isKept(bound, value) };
    });
}

const VALUES: Readonly<Record<Bound['of'], (numbers: readonly number[]) => number>> = {
  mean,
  most: (numbers) => Math.max(...numbers),
  least: (numbers) => Math.min(...numbers),
};

const isKept = ({ atLeast, atMost }: Bound, value: number): boolean =>
  value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);

const boundWords = ({ atLeast, atMost, aim }: Bound): string =>
  (atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`) + (aim === undefined ? '' : ` (aim ${aim})`);
