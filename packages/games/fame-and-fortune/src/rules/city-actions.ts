/** Declaring a city action (FF 7.14). */

import { push } from '@tabularium/kernel';
import { cityOf, playerOf } from '../queries/players.ts';
import { isProtected } from '../queries/sources.ts';
import type { FameState } from '../state.ts';
import type { CityPlan } from '../vocabulary/frames.ts';
import { tell } from './telling.ts';

/** A city action is declared completely; then others may cancel it (FF 7.14). An added sure one comes first (Lovelace). */
export function declareAction(game: FameState, declared: CityPlan): void {
  const { seat } = declared;
  const city = cityOf(playerOf(game, seat), declared.city);
  const sure = city.sure > 0;
  if (sure) city.sure--;
  else city.deeds.push(declared.deed);
  const uncancellable = sure || isProtected(game, seat, 'cancel-city-actions');
  tell(game, { fact: 'city-acts', seat, city: declared.city, deed: declared.deed, seen: 'all' });
  push(game, { step: 'city-action', ...declared, sure: uncancellable, cancelled: false });
  if (!uncancellable) push(game, { step: 'window', kind: 'city-action', seat, after: 0, targets: [] });
}
