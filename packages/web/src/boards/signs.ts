/** What stands for a game where there is no room for more: the `sign.ts` of its folder. */

import type { IconName } from '../design/icon-names.ts';

const signs = import.meta.glob<IconName>('./*/sign.ts', { eager: true, import: 'sign' });

/** The sign of that game; a die for those that have none. */
export const signOf = (game: string): IconName => signs[`./${game}/sign.ts`] ?? 'dice-six-faces-five';
