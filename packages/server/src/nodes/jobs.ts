/** Bots as jobs: a node whose threads are all at work lets another think, and what comes back is checked like any move. */

import type { Choice } from '@tabularium/bots';
import * as z from 'zod';
import type { Question, Thinkers } from '../bots/thinkers.ts';
import type { Post } from './post.ts';

/** How long a thought may take elsewhere, with all who wait there before it, in milliseconds. */
const PATIENCE = 60_000;

const Action = z.looseObject({ type: z.string() });
const Meant = z.object({ steps: z.array(z.object({ sees: z.string(), action: Action })), spent: z.number() });
const Job = z.object({
  owner: z.string(),
  question: z.object({
    game: z.string(),
    view: z.looseObject({}),
    bot: z.looseObject({ kind: z.string() }),
    plan: Meant.optional(),
  }),
});
const Chosen: z.ZodType<Choice> = z.object({
  action: Action,
  plan: Meant.optional(),
}) as z.ZodType<Choice>; // the library says 'undefined' where the type says 'may be left out'

/** Let another node think. */
export function askToThink(post: Post, node: string, question: Question, owner: string): Promise<Choice> {
  return post.ask(node, 'think', { owner, question }, Chosen, PATIENCE);
}

/** Think for others from now on. */
export function offerToThink(post: Post, thinkers: Thinkers, taken: () => void): void {
  post.answer('think', (body) => {
    const { owner, question } = Job.parse(body);
    taken();
    return thinkers.thinkHere(question as Question, owner); // written by a node of ours, whose bots are these
  });
}
