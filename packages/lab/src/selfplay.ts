/** One game between bots, each of which sees only what its seat may see. */

import { type BotSpec, choose, type Plan as TurnPlan } from '@tabularium/bots';
import {
  type AnyAction,
  type AnyGame,
  act,
  decider,
  isOver,
  legal,
  matchFile,
  newMatch,
  printMatch,
  type Remembered,
  type Result,
  recordForGood,
  type Seat,
  type Start,
  seedFrom,
  start,
  view,
} from '@tabularium/kernel';
import { type Player, type ProgramSpec, printPlayer } from './player.ts';

/** What is to be played. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  /** The bots at the table; seats are rotated from game to game, and a short list is repeated until all seats are filled. */
  readonly bots: readonly Player[];
  readonly seed: string;
  /** Whether each game is wanted as a match file. */
  readonly recorded?: boolean;
}

/** What became of one game. */
export interface PlayedGame {
  /** The bot in each seat. */
  readonly bots: readonly string[];
  readonly result: Result;
  readonly moves: number;
  readonly rounds: number;
  /** How often each seat took each type of action. */
  readonly habits: readonly Readonly<Record<string, number>>[];
  /** The text of the match file, if it is wanted. */
  readonly match?: string;
}

/** The bot in each seat of the game of that number. */
function seating({ bots, players }: Plan, number: number): Player[] {
  return Array.from({ length: players }, (_, seat) => {
    const bot = bots[((seat + number) % players) % bots.length];
    if (bot === undefined) throw new Error('A table needs at least one bot.');
    return bot;
  });
}

/** Somebody who looks on. */
export interface Onlooker {
  /** Before and after every action, forced ones included. */
  before?(state: object, seat: Seat, action: AnyAction): void;
  after?(state: object, seat: Seat, action: AnyAction): void;
  /** How long a bot took to choose. */
  thought?(seat: Seat, milliseconds: number): void;
}

/** Something a program outside is asked. */
export interface Asked {
  readonly program: ProgramSpec;
  readonly seat: Seat;
  readonly view: object;
  readonly legal: readonly AnyAction[];
}

/** Play the game of that number; the same plan and number give the same game. */
export function playGame(game: AnyGame, plan: Plan, number: number, onlooker: Onlooker = {}): PlayedGame {
  const { done, value } = playing(game, plan, number, onlooker).next();
  if (!done) throw new Error(`${printPlayer(value.program)} is a program, and nobody here runs it.`);
  return value;
}

/** The same with programs outside, which take their time: `ask` gives the action that one of them has chosen. */
export async function playWithPrograms(
  game: AnyGame,
  plan: Plan,
  number: number,
  ask: (asked: Asked) => Promise<AnyAction>,
): Promise<PlayedGame> {
  const moves = playing(game, plan, number, {});
  let next = moves.next();
  while (!next.done) next = moves.next(await ask(next.value));
  return next.value;
}

/** The game, which stops wherever a program has to be asked. */
function* playing(
  game: AnyGame,
  plan: Plan,
  number: number,
  onlooker: Onlooker,
): Generator<Asked, PlayedGame, AnyAction> {
  const table = { seats: plan.players, options: plan.options, seed: seedFrom(`${plan.seed}/${number}`) };
  const bots = seating(plan, number);
  const state: { facts: unknown } = start(game, table);
  state.facts = null;
  const habits = bots.map((): Record<string, number> => ({}));
  const plans: (TurnPlan | undefined)[] = [];
  const played: Remembered[] = [];
  let moves = 0;
  for (; !isOver(state); moves++) {
    const seat = decider(state);
    const bot = bots[seat] as Player;
    let action = forced(game, state, seat);
    if (action === undefined && bot.kind === 'program') {
      action = yield { program: bot, seat, view: view(game, state, seat), legal: legal(game, state, seat) };
    } else if (action === undefined) {
      const began = performance.now();
      const thought = seedFrom(`${table.seed}/${moves}`);
      const choice = choose(
        game,
        view(game, state, seat),
        bot as BotSpec,
        thought,
        () => performance.now(),
        plans[seat],
      );
      onlooker.thought?.(seat, performance.now() - began);
      action = choice.action;
      plans[seat] = choice.plan;
    }
    count(habits[seat], action.type);
    onlooker.before?.(state, seat, action);
    act(game, state, seat, action);
    onlooker.after?.(state, seat, action);
    if (plan.recorded) played.push({ seat, action });
  }
  const names = bots.map(printPlayer);
  return {
    bots: names,
    result: game.result(state),
    moves,
    rounds: game.round(state),
    habits,
    ...(plan.recorded ? { match: writtenDown(game, table, played, names) } : {}),
  };
}

/** The match file of a game, with each bot's name and seat as its player's. */
function writtenDown(game: AnyGame, table: Start, played: readonly Remembered[], bots: readonly string[]): string {
  const match = newMatch(game, table);
  for (const { seat, action } of played) recordForGood(match, seat, action);
  return printMatch(
    matchFile(
      match,
      bots.map((bot, seat) => `${bot.slice(0, 24)} ${seat + 1}`),
    ),
  );
}

/** The only thing the seat can do, if there is but one: no bot needs to think about it. */
function forced(game: AnyGame, state: object, seat: Seat): AnyAction | undefined {
  const actions: readonly AnyAction[] = legal(game, state, seat);
  return actions.length === 1 ? actions[0] : undefined;
}

function count(counts: Record<string, number> | undefined, key: string): void {
  if (counts !== undefined) counts[key] = (counts[key] ?? 0) + 1;
}
