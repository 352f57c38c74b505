/** Investing coins (FF 15). */

import type { Seat } from '@tabularium/kernel';
import { playerOf } from '../../queries/players.ts';
import { announceFreely } from '../../rules/moments.ts';
import { removeCoin } from '../../rules/stores.ts';
import { tell } from '../../rules/telling.ts';
import type { FameState } from '../../state.ts';
import type { StartAction } from '../../vocabulary/actions.ts';
import type { Entry } from '../../vocabulary/entries.ts';
import { levelReached, libraryOf } from '../../vocabulary/library.ts';

/** Remembers that the coin of this turn was invested (FF 15.1). */
const INVESTED = 'invest';

/** One coin token a turn becomes a marker on a card of one's own. */
export const invest: Entry<StartAction> = {
  list(game, seat) {
    const { coins, used } = playerOf(game, seat);
    const found: StartAction[] = [];
    if (!game.options.investments || game.supply.investments === 0 || used.includes(INVESTED)) return found;
    for (const card in libraryOf(game.options).investments) {
      for (const coin in coins) found.push({ type: 'invest', card, coin });
    }
    return found;
  },
  perform(game, seat, action) {
    if (action.type !== 'invest') return;
    playerOf(game, seat).used.push(INVESTED);
    removeCoin(game, seat, action.coin);
    placeMarker(game, seat, action.card);
  },
};

/** A marker comes onto a card; what it brings, a level reached too, happens in an order of choice (FF 15.2, FF 15.6). */
export function placeMarker(game: FameState, seat: Seat, card: string): void {
  const { investments } = playerOf(game, seat);
  const library = libraryOf(game.options);
  const before = levelReached(library.investments[card], investments[card] ?? 0);
  investments[card] = (investments[card] ?? 0) + 1;
  game.supply.investments--;
  tell(game, { fact: 'invested', seat, card, seen: 'all' });
  const after = levelReached(library.investments[card], investments[card] ?? 0);
  const record = after === before ? undefined : library.cards.investment[`${card}/${after?.markers}`];
  const due = (record?.automatic.get('immediate') ?? []).map((effect) => ({ source: record?.source ?? '', effect }));
  announceFreely(game, 'coin-invested', seat, due);
}
