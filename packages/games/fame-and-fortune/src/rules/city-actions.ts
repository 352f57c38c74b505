/** Declaring a city action (FF 7.14). */

import { emit, push, type Seat } from '@tabularium/kernel';
import { mayTake, plainActionsLeft } from '../queries/cities.ts';
import { cityOf, playerOf } from '../queries/players.ts';
import { isProtected } from '../queries/sources.ts';
import type { City, CityDeed, FameState } from '../state.ts';
import type { CityPlan } from '../vocabulary/frames.ts';

/** A city action is declared completely; then others may cancel it (FF 7.14). */
export function declareAction(game: FameState, declared: CityPlan): void {
  const { seat } = declared;
  const city = cityOf(playerOf(game, seat), declared.city);
  const sure = plainActionsLeft(game, seat, city) === 0 || isAgain(game, seat, city, declared.deed);
  if (sure && city.sure > 0) city.sure--;
  else city.deeds.push(declared.deed);
  const uncancellable = sure || isProtected(game, seat, 'cancel-city-actions');
  emit(game, { fact: 'city-acts', seat, city: declared.city, deed: declared.deed, seen: 'all' });
  push(game, { step: 'city-action', ...declared, sure: uncancellable, cancelled: false });
  if (!uncancellable) push(game, { step: 'window', kind: 'city-action', seat, after: 0, targets: [] });
}

/** Is it the same action again, which only an added action allows? */
function isAgain(game: FameState, seat: Seat, city: City, deed: CityDeed): boolean {
  if (city.sure === 0) return false;
  city.sure--;
  const without = mayTake(game, seat, city, deed);
  city.sure++;
  return !without;
}
