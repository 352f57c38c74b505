/** What the operations that need investments do. */

import type { FameOp } from '../../fame-and-fortune/content/model.ts';
import { libraryOf } from '../../vocabulary/library.ts';
import { anyRules } from '../../vocabulary/operations.ts';
import { placeMarker } from '../rules/investing.ts';

type FreeInvestment = Extract<FameOp, { op: 'free-investment' }>;

/** Markers without paying coins, one after the other (FF 15.4, FF 15.6). */
export const investmentOperations = anyRules<FreeInvestment>({
  'free-investment': {
    possible: (game) => game.supply.investments > 0,
    asks(game, _, { markers }, picks) {
      if (picks.length >= Math.min(markers, game.supply.investments)) return null;
      return Object.keys(libraryOf(game.options).investments).map((card) => ({ card }));
    },
    apply(game, { seat }, _, picks) {
      for (const pick of picks.toReversed()) if ('card' in pick) placeMarker(game, seat, pick.card);
    },
  },
});
