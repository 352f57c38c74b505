/** The expansions' folders: each holds an `expansion.ts`. */

import type { Expansion } from './expansion.ts';

const folders = import.meta.glob<Expansion>('./*/expansion.ts', { eager: true, import: 'expansion' });

/** What each of them adds to the board. */
export const expansions: readonly Expansion[] = Object.values(folders);
