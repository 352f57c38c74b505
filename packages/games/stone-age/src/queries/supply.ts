/** What is left of the resources in the box. */

import { type Goods, PIECES, RESOURCES, type Resource } from '../content/goods.ts';
import type { StoneAgeState } from '../state.ts';

/** How many pieces of a resource can still be taken: any number, unless the supply is limited (SA 1.3, SA 16.2). */
export function supplyOf(game: StoneAgeState, resource: Resource): number {
  if (!game.options.limitedSupply) return Number.MAX_SAFE_INTEGER;
  let left = PIECES[resource];
  for (const player of game.players) left -= player.resources[resource];
  return left;
}

/** Can all of these still be taken? */
export function isSupplied(game: StoneAgeState, goods: Goods): boolean {
  return RESOURCES.every((resource) => goods[resource] === 0 || supplyOf(game, resource) >= goods[resource]);
}
