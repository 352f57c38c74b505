/** How challenges went: what browsers tell of it, for decoration only. */

import * as z from 'zod';

/** The most challenges anybody tells of at once. */
const MOST = 500;

/** The best of somebody's tries of one challenge. */
export const challengeResult = z.strictObject({
  challenge: z.string().max(100).describe('the book and the challenge: `stone-age/first-hut`'),
  reached: z.number().min(-1_000_000).max(1_000_000),
});
export type ChallengeResult = z.infer<typeof challengeResult>;

/** The best of somebody's tries of all challenges. */
export const challengeResults = z.strictObject({ results: z.array(challengeResult).max(MOST) });

/** How many medals of each kind somebody has won. */
export const medals = z.object({ gold: z.int(), silver: z.int(), bronze: z.int() });
export type Medals = z.infer<typeof medals>;
