/** How fast the kernel is, compared with a bare loop and with boardgame.io. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@tabularium/build';
import {
  type AnyGame,
  act,
  clone,
  decider,
  isOver,
  type Luck,
  legal,
  luckFrom,
  type Start,
  seedFrom,
  start,
} from '@tabularium/kernel';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { playBare } from './bare-tic-tac-toe.ts';
import type { Measurement } from './bench.ts';
import { paceOf, RATIO } from './machine.ts';
import { type Load, median, middleRatio, ratio, speeds } from './stopwatch.ts';

/** A table to measure at: how many sit there, and what they agreed on. */
export type Table = Omit<Start, 'seed'>;

/** Whole random games at a table, every legal list built, no log. */
export function randomPlay(game: AnyGame, table: Table, luck: Luck): Load {
  let number = 0;
  return (least) => {
    let moves = 0;
    while (moves < least) moves += playRandomGame(game, table, `bench/${number++}`, luck);
    return moves;
  };
}

/** One random game; gives its moves. */
export function playRandomGame(game: AnyGame, table: Table, seedText: string, luck: Luck): number {
  const state: { facts: unknown } = start(game, { ...table, seed: seedFrom(seedText) });
  state.facts = null;
  let moves = 0;
  for (; !isOver(state); moves++) {
    const seat = decider(state);
    const actions = legal(game, state, seat);
    act(game, state, seat, actions[luck(actions.length)]);
  }
  return moves;
}

/** Tic-tac-toe on the kernel; the seed is made once, for it decides nothing there. */
function kernelTicTacToe(luck: Luck): Load {
  const table = { seats: 2, seed: seedFrom('bench') };
  return (least) => {
    let moves = 0;
    while (moves < least) {
      const state = start(ticTacToe, table);
      state.facts = null;
      for (; !isOver(state); moves++) {
        const seat = decider(state);
        const actions = legal(ticTacToe, state, seat);
        const action = actions[luck(actions.length)];
        if (action !== undefined) act(ticTacToe, state, seat, action);
      }
    }
    return moves;
  };
}

/**
 * How fast the kernel runs its smallest game, and how fast this machine is. Measured first: what an engine learns from
 * other games would count against them.
 */
export async function kernelBench(): Promise<{ readonly pace: number; readonly measured: Measurement[] }> {
  const luck = luckFrom(seedFrom('bench'));
  const kernel = kernelTicTacToe(luck);
  const { playRandomly } = await boardgameIo();
  const versusBare = ratio(kernel, (least) => playBare(least, luck));
  const [ours = [], theirs = []] = speeds([kernel, (least) => playRandomly(least, luck)]);
  const pace = paceOf(median(theirs));
  return {
    pace,
    measured: [
      { name: 'machine.vs-that-of-the-goals', value: pace, unit: RATIO, goal: null },
      { name: 'kernel.tictactoe.vs-bare', value: versusBare, unit: RATIO, goal: 0.5 },
      { name: 'kernel.tictactoe.vs-boardgameio', value: middleRatio(ours, theirs), unit: RATIO, goal: 200 },
    ],
  };
}

/** How fast a state is copied; meant for one from the middle of a full-size game. */
export function cloneBench(state: object): Measurement[] {
  return [{ name: 'kernel.clone.us-per-4kB', value: cloneTime(state), unit: 'µs', goal: 5 }];
}

function cloneTime(state: object): number {
  const size = JSON.stringify(state).length;
  const [perSecond = []] = speeds([
    (least) => {
      for (let copies = 0; copies < least; copies++) clone(state);
      return least;
    },
  ]);
  return (1e6 / median(perSecond)) * (4096 / size);
}

/** boardgame.io is needed here alone, so it is installed when it is first wanted. */
async function boardgameIo(): Promise<{ playRandomly(least: number, luck: Luck): number }> {
  const folder = join(root, 'bench');
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
    const npm = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status, stderr } = spawnSync('npm', npm, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`boardgame.io could not be installed: ${stderr}`);
  }
  return import(pathToFileURL(join(folder, 'boardgameio.mjs')).href);
}
