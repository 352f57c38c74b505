/** Goods: the four resources and food (SA 1.3, SA 1.4). All values are verified by several sources. */

/** The resources, from common to rare. Food is never one of them. */
export const RESOURCES = ['wood', 'clay', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

/** So many of each resource. */
export type Goods = { readonly [R in Resource]: number };

/** What gathering can yield. */
export type Yield = Resource | 'food';

/** What a resource is worth in points; the same number divides a gathering roll (SA 1.4). */
export const VALUE: Goods = { wood: 3, clay: 4, stone: 5, gold: 6 };

/** By what a gathering roll is divided (SA 7.1). */
export const DIVISOR: { readonly [Y in Yield]: number } = { food: 2, ...VALUE };

/** Pieces in the box; they bind only with the option of a limited supply (SA 1.3, SA 16.2). */
export const PIECES: Goods = { wood: 28, clay: 18, stone: 12, gold: 10 };
