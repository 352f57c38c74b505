/** The random bot: any legal action, each as likely as the others. */

import { type AnyAction, type AnyGame, imagine, type Luck, legal, type Seat } from '@tabularium/kernel';

/** Any legal action. */
export function chooseRandom(game: AnyGame, view: object, seat: Seat, luck: Luck): AnyAction {
  const actions: readonly AnyAction[] = legal(game, imagine(game, view, luck), seat);
  return pick(actions, luck);
}

/** One of these, by luck. */
export function pick<T>(choices: readonly T[], luck: Luck): T {
  const choice = choices[luck(Math.max(1, choices.length))];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}
