/** What a heap of resources is: how many, how many kinds, how much worth, and what it can pay. */

import { type Goods, RESOURCES, VALUE } from '../content/goods.ts';

/** How many resources these are. */
export const count = (goods: Goods): number => goods.wood + goods.clay + goods.stone + goods.gold;

/** How many different kinds these are. */
export const kinds = (goods: Goods): number => RESOURCES.filter((resource) => goods[resource] > 0).length;

/** What these are worth together. */
export const worth = (goods: Goods): number =>
  goods.wood * VALUE.wood + goods.clay * VALUE.clay + goods.stone * VALUE.stone + goods.gold * VALUE.gold;

/** Does this store hold at least these goods? */
export const covers = (store: Goods, goods: Goods): boolean =>
  store.wood >= goods.wood && store.clay >= goods.clay && store.stone >= goods.stone && store.gold >= goods.gold;

/** The resources of an action without its type, for the log. */
export const goodsOf = ({ wood, clay, stone, gold }: Goods): Goods => ({ wood, clay, stone, gold });
