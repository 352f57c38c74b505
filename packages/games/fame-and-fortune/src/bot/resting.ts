/** Looking on to the end of a turn: until then everybody does nothing wherever he may, and learns what is worth most. */

import type { ActionOf, BotSense, Seat } from '@tabularium/kernel';
import type { FameAndFortune, FameState } from '../state.ts';
import type { Research } from '../vocabulary/actions.ts';
import { worthOfResearch } from './promise.ts';

type Action = ActionOf<FameAndFortune>;

/** What changes nothing. */
const NOTHING: ReadonlySet<string> = new Set(['pass', 'stop', 'decline']);

function play(game: FameState, seat: Seat, actions: readonly Action[]): Action | undefined {
  if (game.frames.at(-1)?.step !== 'choose-research') return actions.find(({ type }) => NOTHING.has(type));
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const worth = worthOfResearch(game, seat, action as Research);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

/**
 * What is decided in a turn shows when its research is over. Research itself shows in the turn after it: trade that is
 * saved buys a higher technology there. Offers are not looked at any further: who rests declines them.
 */
export const rest: NonNullable<BotSense<FameAndFortune>['rest']> = {
  rounds: {
    'choose-capital': 1,
    'place-start-figure': 1,
    'start-of-turn': 1,
    'city-management': 1,
    'city-act': 1,
    'produce-item': 1,
    'produce-where': 1,
    'place-person-now': 1,
    'growth-square': 1,
    'choose-mover': 1,
    'move-step': 1,
    'battle-turn': 1,
    trigger: 1,
    declare: 1,
    pay: 1,
    loot: 1,
    respond: 1,
    'choose-research': 2,
  },
  play,
};
