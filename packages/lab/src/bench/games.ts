/** How fast a full-size game is: random play, the slowest legal list, a replay with all fingerprints, tree search, a bot's turn. */

import { chooseAction, type Level } from '@tabularium/bots';
import {
  type AnyAction,
  type AnyGame,
  act,
  clone,
  decider,
  isOver,
  legal,
  luckFrom,
  type MatchFile,
  matchFile,
  newMatch,
  recordForGood,
  replay,
  seedFrom,
  start,
  view,
} from '@tabularium/kernel';
import { playGame } from '../selfplay.ts';
import type { Measurement } from './bench.ts';
import { playRandomGame, randomPlay, type Table } from './kernel.ts';
import { type Load, median, speeds, time } from './stopwatch.ts';

/** Games searched for the slowest legal list, per number of players. */
const SEARCHED = 8;
/** Positions that are measured again, more closely. */
const SUSPECTS = 30;
/** Iterations per decision, and decisions, of the search that is measured. */
const SEARCH = { iterations: 500, decisions: 20 };

/** The figures every game has, each at its worst number of players; a name and options where an expansion is measured. */
export function gameBench(
  game: AnyGame,
  name: string = game.id,
  options: object = {},
  replayed: object = options,
): Measurement[] {
  const luck = luckFrom(seedFrom(`bench/${name}`));
  const tables = tablesOf(game, options);
  const moves = speeds(tables.map((table) => randomPlay(game, table, luck))).map(median);
  const slowest = Math.max(...tables.map((table) => slowestList(game, table)));
  return [
    { name: `${name}.random.moves-per-second`, value: Math.min(...moves), unit: 'moves/s', goal: goalOf(game) },
    { name: `${name}.legal.slowest-ms`, value: slowest, unit: 'ms', goal: 5 },
    { name: `${name}.replay.ms`, value: replayTime(game, tablesOf(game, replayed)), unit: 'ms', goal: 50 },
  ];
}

/** A turn of the highest two levels takes at most so many milliseconds on average. */
const TURNS: readonly (readonly [level: Level, goal: number])[] = [
  [4, 4000],
  [5, 10_000],
];

/** How long bots of the highest two levels think about a turn, in a game against the third with as many as can play. */
export function turnBench(game: AnyGame): Measurement[] {
  return TURNS.map(([level, goal]) => {
    const players = game.seats.max;
    const bots = Array.from({ length: players }, (_, at) => ({ kind: 'level', level: at === 0 ? level : 3 }) as const);
    let thought = 0;
    const { rounds } = playGame(game, { game: game.id, players, options: {}, bots, seed: 'bench/turns' }, 0, {
      thought: (seat, milliseconds) => {
        if (seat === 0) thought += milliseconds;
      },
    });
    return { name: `${game.id}.level-${level}.ms-a-turn`, value: thought / rounds, unit: 'ms', goal };
  });
}

/** Stone Age is small enough to be held to more than the 100,000 of every full-size game. */
const goalOf = ({ id }: AnyGame): number => (id === 'stone-age' ? 300_000 : 100_000);

/** What is measured of Stone Age beyond that. */
export function stoneAgeBench(game: AnyGame): Measurement[] {
  const luck = luckFrom(seedFrom('bench/stone-age/games'));
  let number = 0;
  const [games = []] = speeds([
    (least) => {
      for (let played = 0; played < least; played++) playRandomGame(game, { seats: 4 }, `bench/game/${number++}`, luck);
      return least;
    },
  ]);
  return [
    { name: `${game.id}.random.ms-per-game`, value: 1000 / median(games), unit: 'ms', goal: 2 },
    { name: `${game.id}.mcts.iterations-per-second`, value: searchSpeed(game, 4), unit: 'iterations/s', goal: null },
  ];
}

/** A state from the middle of a random game, with as many players as there can be. */
export function middleOf(game: AnyGame): object {
  const luck = luckFrom(seedFrom('bench/middle'));
  const table = { seats: game.seats.max };
  const moves = playRandomGame(game, table, 'bench/middle', luckFrom(seedFrom('bench/middle')));
  const state: { facts: unknown } = start(game, { ...table, seed: seedFrom('bench/middle') });
  state.facts = null;
  for (let move = 0; move < moves / 2; move++) actRandomly(game, state, luck);
  return state;
}

function tablesOf({ seats: { min, max } }: AnyGame, options: object): Table[] {
  return Array.from({ length: max - min + 1 }, (_, more) => ({ seats: min + more, options }));
}

function actRandomly(game: AnyGame, state: object, luck: (n: number) => number): void {
  const seat = decider(state);
  const actions = legal(game, state, seat);
  act(game, state, seat, actions[luck(actions.length)]);
}

/** The slowest legal list in random games, in milliseconds: the worst suspects are measured again, at their best. */
function slowestList(game: AnyGame, table: Table): number {
  let suspects: { state: object; took: number }[] = [];
  for (let number = 0; number < SEARCHED; number++) {
    const luck = luckFrom(seedFrom(`bench/slowest/${number}`));
    const state: { facts: unknown } = start(game, { ...table, seed: seedFrom(`bench/slowest/${number}`) });
    state.facts = null;
    for (; !isOver(state); actRandomly(game, state, luck)) {
      const took = glance(() => legal(game, state, decider(state)));
      const least = suspects[SUSPECTS - 1]?.took ?? 0;
      if (took <= least) continue;
      suspects.push({ state: clone(state), took });
      suspects = suspects.sort((a, b) => b.took - a.took).slice(0, SUSPECTS);
    }
  }
  return Math.max(...suspects.map(({ state }) => quickest(() => legal(game, state, decider(state)))));
}

function quickest(work: () => unknown): number {
  return Math.min(...Array.from({ length: 9 }, () => glance(work)));
}

/** Milliseconds on the clock, which alone is fine enough for so little work. */
function glance(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/**
 * A finished game for each number of players, replayed with every check: the middle one of their times. As with all speeds,
 * the engine is warm by then: a server replays one game after the other, and what it takes to compile a game is paid once.
 */
function replayTime(game: AnyGame, tables: readonly Table[]): number {
  const replays = tables.map((table): Load => {
    const file = finishedGame(game, table);
    return (least) => {
      for (let played = 0; played < least; played++) replay(game, file);
      return least;
    };
  });
  return median(speeds(replays).map((perSecond) => 1000 / median(perSecond)));
}

function finishedGame(game: AnyGame, table: Table): MatchFile {
  const match = newMatch(game, { ...table, seed: seedFrom('bench/replay') });
  const luck = luckFrom(seedFrom('bench/replay'));
  while (!isOver(match.state)) {
    const seat = decider(match.state);
    const actions: readonly AnyAction[] = legal(game, match.state, seat);
    recordForGood(match, seat, actions[quickChoice(game, match.state, seat, actions, luck)] as AnyAction);
  }
  return matchFile(match);
}

/** What the game's quick player takes: games get as long as people's, where at random they might not end for hours. */
function quickChoice(
  { bot }: AnyGame,
  state: object,
  seat: number,
  actions: readonly AnyAction[],
  luck: (n: number) => number,
): number {
  if (actions.length === 1 || bot.playout === undefined) return luck(actions.length);
  return bot.playout(state, seat, actions, luck);
}

/** Tree iterations per second over some decisions of the first rounds. */
function searchSpeed(game: AnyGame, seats: number): number {
  const state: { facts: unknown } = start(game, { seats, seed: seedFrom('bench/mcts') });
  state.facts = null;
  const spec = { kind: 'mcts', iterations: SEARCH.iterations } as const;
  const laps: number[] = [];
  for (let decision = 0; decision < SEARCH.decisions && !isOver(state); decision++) {
    const seat = decider(state);
    const asked = view(game, state, seat);
    let action: AnyAction | undefined;
    const took = time(() => {
      action = chooseAction(game, asked, spec, seedFrom(`bench/mcts/${decision}`));
    });
    if (legal(game, state, seat).length > 1) laps.push((SEARCH.iterations / took) * 1000);
    act(game, state, seat, action);
  }
  return median(laps);
}
