/** What somebody says beforehand for a seat of theirs. */

import * as z from 'zod';
import { seat } from './lobby.ts';

/** The game knows what can be said, and with which numbers (`Game.beforehand`). */
export const beforehand = z.strictObject({
  seat,
  saying: z.string().max(32),
  amount: z.int().min(0).max(1_000).nullable().describe('the number that belongs to it, where one does'),
});
export type Beforehand = z.infer<typeof beforehand>;
