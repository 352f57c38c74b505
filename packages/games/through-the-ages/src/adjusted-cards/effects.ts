/** What adjusted leaders do beyond their numbers. */

import type { Effects } from '../queries/effects.ts';
import type { LEADERS } from './content.ts';

/** By leader. */
export const LEADER_EFFECTS = {
  'mahatma-gandhi-adjusted': { attackPrice: (cost) => cost + 3 },
} satisfies { readonly [Id in keyof typeof LEADERS]?: Effects };
