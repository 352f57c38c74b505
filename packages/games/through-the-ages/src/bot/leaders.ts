/** How much leaders do beyond their symbols and ratings, beside the usual one: what an experienced player would say. */

import knacks from './knacks.json' with { type: 'json' };

/** 1 is an ordinary leader; those of other boxes count as ordinary. */
export const KNACKS: Readonly<Record<string, number>> = knacks;
