/** The random bot: any legal action, each as likely as the others. */

import { type AnyAction, type AnyGame, asked, imagine, type Luck, type Seat } from '@tabularium/kernel';

/** Any legal action. */
export function chooseRandom(game: AnyGame, view: object, seat: Seat, luck: Luck): AnyAction {
  const actions: readonly AnyAction[] = asked(game, imagine(game, view, luck), seat);
  const action = actions[luck(Math.max(1, actions.length))];
  if (action === undefined) throw new Error(`Seat ${seat} has nothing to choose from.`);
  return action;
}
