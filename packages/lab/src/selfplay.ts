/** One game between bots, each of which sees only what its seat may see. */

import { type BotSpec, chooseAction, printSpec } from '@tabularium/bots';
import {
  type AnyAction,
  type AnyGame,
  act,
  decider,
  isOver,
  legal,
  type Result,
  type Seat,
  seedFrom,
  start,
  view,
} from '@tabularium/kernel';

/** What is to be played. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  /** The bots at the table; seats are rotated from game to game, and a short list is repeated until all seats are filled. */
  readonly bots: readonly BotSpec[];
  readonly seed: string;
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
}

/** The bot in each seat of the game of that number. */
function seating({ bots, players }: Plan, number: number): BotSpec[] {
  return Array.from({ length: players }, (_, seat) => {
    const bot = bots[((seat + number) % players) % bots.length];
    if (bot === undefined) throw new Error('A table needs at least one bot.');
    return bot;
  });
}

/** Play the game of that number; the same plan and number give the same game. */
export function playGame(game: AnyGame, plan: Plan, number: number): PlayedGame {
  const table = { seats: plan.players, options: plan.options, seed: seedFrom(`${plan.seed}/${number}`) };
  const bots = seating(plan, number);
  const state: { facts: unknown } = start(game, table);
  state.facts = null;
  const habits = bots.map((): Record<string, number> => ({}));
  let moves = 0;
  for (; !isOver(state); moves++) {
    const seat = decider(state);
    const bot = bots[seat] as BotSpec;
    const action = forced(game, state, seat) ?? chosen(game, state, seat, bot, seedFrom(`${table.seed}/${moves}`));
    count(habits[seat], action.type);
    act(game, state, seat, action);
  }
  return { bots: bots.map(printSpec), result: game.result(state), moves, rounds: game.round(state), habits };
}

/** The only thing the seat can do, if there is but one: no bot needs to think about it. */
function forced(game: AnyGame, state: object, seat: Seat): AnyAction | undefined {
  const actions: readonly AnyAction[] = legal(game, state, seat);
  return actions.length === 1 ? actions[0] : undefined;
}

const chosen = (game: AnyGame, state: object, seat: Seat, bot: BotSpec, thought: string): AnyAction =>
  chooseAction(game, view(game, state, seat), bot, thought, () => performance.now());

function count(counts: Record<string, number> | undefined, key: string): void {
  if (counts !== undefined) counts[key] = (counts[key] ?? 0) + 1;
}
