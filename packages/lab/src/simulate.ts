/** Many games between bots, and how often which of them won. */

import { loadGame } from '@tabularium/catalogue';
import { allHands, inParallel } from './crew.ts';
import { printPlayer } from './player.ts';
import { Program } from './program.ts';
import { type Plan, type PlayedGame, playWithPrograms } from './selfplay.ts';
import { type Interval, mean, type Spread, spread, wilson } from './statistics.ts';
import type { SelfPlay } from './work.ts';

/** How one bot fared. A seat it sat in is one of its games, so chance is 1 / players whoever sits there; a shared victory counts its share. */
export interface BotRecord {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly ci95: Interval;
  readonly meanScore: number;
}

/** What a simulation found. */
export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly BotRecord[];
  readonly seats: readonly { readonly seat: number; readonly winRate: number }[];
  readonly moves: Spread;
  readonly rounds: Spread;
  readonly seconds: number;
}

/** How to play a plan. */
export interface Effort {
  readonly games: number;
  readonly jobs?: number;
  /** Told after every game. */
  readonly tick?: () => void;
}

/** Play the games of a plan, shared out over worker threads. The result does not depend on how many there are. */
export async function playAll(plan: Plan, { games, jobs = allHands(), tick }: Effort): Promise<PlayedGame[]> {
  if (plan.bots.some(({ kind }) => kind === 'program')) return playOutside(plan, games, tick);
  const numbers = Array.from({ length: games }, (_, number) => number);
  return playNumbered(plan, numbers, jobs, tick);
}

/** Play the games of a plan that have these numbers. */
export function playNumbered(
  plan: Plan,
  numbers: readonly number[],
  jobs: number,
  tick?: () => void,
): Promise<PlayedGame[]> {
  const tasks = numbers.map((number): SelfPlay => ({ work: 'self-play', plan, number }));
  return inParallel<SelfPlay, PlayedGame>(tasks, jobs, tick);
}

/** Games with programs outside are played one after the other: each program is started once for each seat it has. */
async function playOutside(plan: Plan, games: number, tick: Effort['tick']): Promise<PlayedGame[]> {
  const game = await loadGame(plan.game);
  const programs = new Map<string, Program>();
  const played: PlayedGame[] = [];
  try {
    for (let number = 0; number < games; number++) {
      for (const program of programs.values()) program.begin(game.id, plan.players, plan.options);
      const result = await playWithPrograms(game, plan, number, ({ program: { command }, seat, view, legal }) => {
        const key = `${seat} ${command}`;
        let program = programs.get(key);
        if (program === undefined) {
          program = new Program(command);
          program.begin(game.id, plan.players, plan.options);
          programs.set(key, program);
        }
        return program.choose(seat, view, legal);
      });
      played.push(result);
      tick?.();
    }
  } finally {
    for (const program of programs.values()) program.close();
  }
  return played;
}

/** The figures of these games. */
export function summarize(plan: Plan, games: readonly PlayedGame[], seconds: number): Simulation {
  return {
    game: plan.game,
    players: plan.players,
    games: games.length,
    seed: plan.seed,
    bots: [...new Set(plan.bots.map(printPlayer))].map((bot) => botRecord(bot, games)),
    seats: Array.from({ length: plan.players }, (_, seat) => ({
      seat,
      winRate: mean(games.map((game) => share(game, seat))),
    })),
    moves: spread(games.map((game) => game.moves)),
    rounds: spread(games.map((game) => game.rounds)),
    seconds,
  };
}

function botRecord(bot: string, games: readonly PlayedGame[]): BotRecord {
  const shares: number[] = [];
  const scores: number[] = [];
  for (const game of games) {
    for (const [seat, sitting] of game.bots.entries()) {
      if (sitting !== bot) continue;
      shares.push(share(game, seat));
      scores.push(game.result.scores[seat] ?? 0);
    }
  }
  const wins = shares.reduce((sum, won) => sum + won, 0);
  return {
    bot,
    games: shares.length,
    wins,
    winRate: mean(shares),
    ci95: wilson(wins, shares.length),
    meanScore: mean(scores),
  };
}

/** The seat's share of the victory. */
export function share({ result: { winners } }: PlayedGame, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
