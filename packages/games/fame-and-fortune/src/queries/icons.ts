/** Whose city gets the icons of a square: outskirts, blockades and scouts (FF 4.5, FF 4.7). */

import type { Seat } from '@tabularium/kernel';
import type { MarketResource } from '../content/goods.ts';
import type { City, FameState, Figure, Square } from '../state.ts';
import { memoOf } from './memo.ts';
import { playerOf, siteOf } from './players.ts';
import { enemyOn, iconsAt, outskirtsOf, resourceAt } from './squares.ts';

/** What the squares of a city yield. */
export interface Yield {
  production: number;
  trade: number;
  culture: number;
  coin: number;
}

/** Does this scout gather? Not in the turn in which it was put on the map. */
function gathers(game: Pick<FameState, 'turn'>, figure: Figure): boolean {
  return figure.kind === 'scout' && figure.square >= 0 && figure.since < game.turn;
}

/** The squares whose icons a city gets now: unblockaded outskirts and what its scouts send. */
export function sourcesOfCity(game: FameState, seat: Seat, city: City): Square[] {
  const { figures } = playerOf(game, seat);
  const site = siteOf(city);
  const squares: Square[] = [];
  for (const square of outskirtsOf(game, city)) {
    if (enemyOn(game, square, seat)) continue;
    const scout = figures.find((figure) => figure.square === square && gathers(game, figure));
    if (scout === undefined || scout.city === site) squares.push(square);
  }
  for (const figure of figures) {
    if (figure.city !== site || !gathers(game, figure) || squares.includes(figure.square)) continue;
    const first = figures.find((other) => other.square === figure.square && gathers(game, other));
    if (first === figure) squares.push(figure.square);
  }
  return squares;
}

/** Everything a city gets from the map. */
export function yieldOf(game: FameState, seat: Seat, city: City): Yield {
  const known = memoOf(game)?.yields;
  const answer = known?.get(city);
  if (answer !== undefined) return answer;
  const sum = addUp(game, seat, city);
  known?.set(city, sum);
  return sum;
}

function addUp(game: FameState, seat: Seat, city: City): Yield {
  const sum = { production: 0, trade: 0, culture: 0, coin: 0 };
  for (const square of sourcesOfCity(game, seat, city)) {
    const { production = 0, trade = 0, culture = 0, coin = 0 } = iconsAt(game, square);
    sum.production += production;
    sum.trade += trade;
    sum.culture += culture;
    sum.coin += coin;
  }
  return sum;
}

/** The resource icons a city gets, square by square. */
export function resourcesOf(game: FameState, seat: Seat, city: City): MarketResource[] {
  return sourcesOfCity(game, seat, city).flatMap((square) => {
    const resource = resourceAt(game, square);
    return resource === '' ? [] : [resource];
  });
}

/** The coins all cities of a player get from the map (FF 12.1). */
export function coinIcons(game: FameState, seat: Seat): number {
  let coins = 0;
  for (const city of playerOf(game, seat).cities) coins += yieldOf(game, seat, city).coin;
  return coins;
}
