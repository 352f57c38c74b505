/** What a quick player thinks of the actions that new leaders and wonders allow. */

import type { Eagerness } from '../bot/playout.ts';

/** How readily each is done. */
export const EAGERNESS: Eagerness = { help: 10, 'spend-token': 0.3, 'open-games': 10, pay: 6 };
