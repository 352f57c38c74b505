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

/** The scout on a square whose word counts: the first one there that gathers. */
function scoutOn(game: FameState, figures: readonly Figure[], square: Square): Figure | undefined {
  for (let at = 0; at < figures.length; at++) {
    const figure = figures[at] as Figure;
    if (figure.square === square && gathers(game, figure)) return figure;
  }
  return undefined;
}

/** The squares whose icons a city gets now: unblockaded outskirts and what its scouts send. */
export function sourcesOfCity(game: FameState, seat: Seat, city: City): Square[] {
  const { figures } = playerOf(game, seat);
  const site = siteOf(city);
  const squares: Square[] = [];
  const outskirts = outskirtsOf(game, city);
  for (let at = 0; at < outskirts.length; at++) {
    const square = outskirts[at] as Square;
    if (enemyOn(game, square, seat)) continue;
    const scout = scoutOn(game, figures, square);
    if (scout === undefined || scout.city === site) squares.push(square);
  }
  for (let at = 0; at < figures.length; at++) {
    const figure = figures[at] as Figure;
    if (figure.city !== site || !gathers(game, figure) || squares.includes(figure.square)) continue;
    if (scoutOn(game, figures, figure.square) === figure) squares.push(figure.square);
  }
  return squares;
}

/** Everything a city gets from the map. */
export function yieldOf(game: FameState, seat: Seat, city: City): Yield {
  const memo = memoOf(game);
  if (memo === undefined) return addUp(game, seat, city);
  const { cities, yields, yieldsKnown } = memo;
  for (let at = 0; at < yieldsKnown; at++) if (cities[at] === city) return yields[at] as Yield;
  const sum = addUp(game, seat, city);
  cities[memo.yieldsKnown] = city;
  yields[memo.yieldsKnown++] = sum;
  return sum;
}

function addUp(game: FameState, seat: Seat, city: City): Yield {
  const sum = { production: 0, trade: 0, culture: 0, coin: 0 };
  for (const square of sourcesOfCity(game, seat, city)) {
    const icons = iconsAt(game, square);
    sum.production += icons.production;
    sum.trade += icons.trade;
    sum.culture += icons.culture;
    sum.coin += icons.coin;
  }
  return sum;
}

/** The resource icons a city gets, square by square. */
export function resourcesOf(game: FameState, seat: Seat, city: City): MarketResource[] {
  const resources: MarketResource[] = [];
  for (const square of sourcesOfCity(game, seat, city)) {
    const resource = resourceAt(game, square);
    if (resource !== '') resources.push(resource);
  }
  return resources;
}

/** The coins all cities of a player get from the map (FF 12.1). */
export function coinIcons(game: FameState, seat: Seat): number {
  let coins = 0;
  for (const city of playerOf(game, seat).cities) coins += yieldOf(game, seat, city).coin;
  return coins;
}
