/** A duel: two sets of weights against each other, on one seed, with the seats exchanged. */

import { type BotSpec, choose, type Plan } from '@tabularium/bots';
import {
  type AnyAction,
  type AnyGame,
  act,
  decider,
  isOver,
  legal,
  reweighed,
  seedFrom,
  start,
  view,
  type Weights,
} from '@tabularium/kernel';
import { mean } from '../statistics.ts';

/** Who fights whom, at what table. */
export interface Duel {
  readonly work: 'duel';
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly bot: BotSpec;
  readonly weights: readonly [Weights, Weights];
  readonly seed: string;
}

/** How the first fared: its share of the victories, and by what share of a usual score it was ahead. */
export interface Duelled {
  readonly won: number;
  readonly ahead: number;
}

/** So much of the mean score is a clear lead. */
const CLEAR = 0.3;

/** Both games of a duel. */
export function fight(game: AnyGame, duel: Duel): Duelled {
  const games = [0, 1].map((turned) => fightOnce(game, duel, turned));
  return { won: mean(games.map(({ won }) => won)), ahead: mean(games.map(({ ahead }) => ahead)) };
}

function fightOnce(game: AnyGame, { players, options, bot, weights, seed }: Duel, turned: number): Duelled {
  const sides = weights.map((set): AnyGame => ({ ...game, bot: reweighed(game.bot, set) }));
  const state: { facts: unknown } = start(game, { seats: players, options, seed: seedFrom(seed) });
  state.facts = null;
  const plans: (Plan | undefined)[] = [];
  for (let moves = 0; !isOver(state); moves++) {
    const seat = decider(state);
    const possible: readonly AnyAction[] = legal(game, state, seat);
    let [action] = possible;
    if (possible.length > 1) {
      const side = sides[(seat + turned) % 2] ?? game;
      const thought = seedFrom(`${seed}/${moves}`);
      const choice = choose(side, view(game, state, seat), bot, thought, undefined, plans[seat]);
      action = choice.action;
      plans[seat] = choice.plan;
    }
    act(game, state, seat, action as AnyAction);
  }
  const { winners, scores } = game.result(state);
  const mine = (seat: number) => (seat + turned) % 2 === 0;
  const usual = CLEAR * mean(scores.map(Math.abs)) + 1;
  const own = mean(scores.filter((_, seat) => mine(seat)));
  const theirs = mean(scores.filter((_, seat) => !mine(seat)));
  return { won: winners.filter(mine).length / winners.length, ahead: Math.tanh((own - theirs) / usual) };
}
