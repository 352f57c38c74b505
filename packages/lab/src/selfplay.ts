/** One game between bots, each of which sees only what its seat may see. */

import { type BotSpec, type Choice, choose, printSpec, type Plan as TurnPlan } from '@tabularium/bots';
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

/** Somebody who looks on. */
export interface Onlooker {
  /** Before and after every action, forced ones included. */
  before?(state: object, seat: Seat, action: AnyAction): void;
  after?(state: object, seat: Seat, action: AnyAction): void;
}

/** Play the game of that number; the same plan and number give the same game. */
export function playGame(game: AnyGame, plan: Plan, number: number, onlooker: Onlooker = {}): PlayedGame {
  const table = { seats: plan.players, options: plan.options, seed: seedFrom(`${plan.seed}/${number}`) };
  const bots = seating(plan, number);
  const state: { facts: unknown } = start(game, table);
  state.facts = null;
  const habits = bots.map((): Record<string, number> => ({}));
  const plans: (TurnPlan | undefined)[] = [];
  let moves = 0;
  for (; !isOver(state); moves++) {
    const seat = decider(state);
    const only = forced(game, state, seat);
    const thought =
      only === undefined ? chosen(game, state, seat, bots[seat] as BotSpec, `${table.seed}/${moves}`, plans[seat]) : {};
    const action = only ?? (thought.action as AnyAction);
    if (only === undefined) plans[seat] = thought.plan;
    count(habits[seat], action.type);
    onlooker.before?.(state, seat, action);
    act(game, state, seat, action);
    onlooker.after?.(state, seat, action);
  }
  return { bots: bots.map(printSpec), result: game.result(state), moves, rounds: game.round(state), habits };
}

/** The only thing the seat can do, if there is but one: no bot needs to think about it. */
function forced(game: AnyGame, state: object, seat: Seat): AnyAction | undefined {
  const actions: readonly AnyAction[] = legal(game, state, seat);
  return actions.length === 1 ? actions[0] : undefined;
}

function chosen(
  game: AnyGame,
  state: object,
  seat: Seat,
  bot: BotSpec,
  thought: string,
  plan: TurnPlan | undefined,
): Partial<Choice> {
  return choose(game, view(game, state, seat), bot, seedFrom(thought), () => performance.now(), plan);
}

function count(counts: Record<string, number> | undefined, key: string): void {
  if (counts !== undefined) counts[key] = (counts[key] ?? 0) + 1;
}
