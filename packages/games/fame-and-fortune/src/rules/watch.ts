/** What is looked at after every single change: victory and hand sizes (FF 1.10, FF 11.4). */

import { push } from '@tabularium/kernel';
import { startReading, stopReading } from '../queries/memo.ts';
import type { FameState } from '../state.ts';
import { holdsTooMany } from './events.ts';
import { checkCoins } from './victory.ts';

/** Coins may have won the game, a hand may have grown too large. */
export function watch(game: FameState): void {
  const outer = startReading(game);
  look(game);
  stopReading(outer);
}

/** What it changes is no matter to what it reads: frames, and the ending of the game. */
function look(game: FameState): void {
  if (game.turn > 0 && game.ending === null) checkCoins(game);
  if (game.ending !== null) {
    game.frames.length = 0;
    return;
  }
  const top = game.frames.at(-1);
  for (let after = game.seats - 1; after >= 0; after--) {
    const seat = (game.active + after) % game.seats;
    if (holdsTooMany(game, seat) && (top?.step !== 'discard-events' || top.seat !== seat)) {
      push(game, { step: 'discard-events', seat });
    }
  }
}
