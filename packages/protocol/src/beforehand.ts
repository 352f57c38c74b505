/** What somebody says beforehand for a seat of theirs. */

import * as z from 'zod';
import { seat } from './lobby.ts';

/** The game knows what can be said (`Game.beforehand`); `null`: nothing. */
export const beforehand = z.strictObject({ seat, saying: z.string().max(32).nullable() });
export type Beforehand = z.infer<typeof beforehand>;
