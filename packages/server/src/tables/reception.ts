/** Where other nodes ask for the tables of this one. */

import * as z from 'zod';
import type { Post } from '../nodes/post.ts';
import { NotHome } from '../storage/storage.ts';
import { Asking, wishOf } from './asked.ts';
import type { Answer, LiveTable } from './live.ts';
import type { Way } from './way.ts';

const WishLetter = z.object({ table: z.string(), asked: Asking });
const WatchLetter = z.object({
  table: z.string(),
  guest: z.int(),
  person: z.string(),
  invite: z.string().optional(),
  since: z.int(),
  away: z.boolean().default(false),
});
const PresenceLetter = z.object({ table: z.string(), guest: z.int(), here: z.boolean() });
const UnwatchLetter = z.object({ table: z.string(), guest: z.int() });

/** The ways of this node: those in use, and one to any table that is said to be at home here. */
interface Ways {
  known(table: string): Way | undefined;
  home(table: string): Way | undefined;
}

/**
 * Answer what other nodes ask about tables that are at home here; of all others it is said that they are not. Whoever asks
 * has read that this is the home: if it is not known here, it is looked up, else they would be sent to and fro for ever.
 */
export function receiveGuests(post: Post, ways: Ways): void {
  post.answer('wish', (body) =>
    ifHere(async () => {
      const { table, asked } = WishLetter.parse(body);
      const live = here(await ways.home(table)?.atHome(async (found) => found));
      return { answer: (await firstAnswer(live, asked)) ?? null };
    }),
  );
  post.answer('watch', (body, node) =>
    ifHere(async () => {
      const { table, guest, person, invite, since, away } = WatchLetter.parse(body);
      return { seq: await here(ways.home(table)).host(node, guest, { person, invite, seq: since, away }) };
    }),
  );
  post.answer('presence', async (body, node) => {
    const { table, guest, here: isHere } = PresenceLetter.parse(body);
    ways.known(table)?.noteGuest(node, guest, isHere);
  });
  post.answer('unwatch', async (body, node) => {
    const { table, guest } = UnwatchLetter.parse(body);
    ways.known(table)?.farewell(node, guest);
  });
}

function here<T>(found: T | undefined): T {
  if (found === undefined) throw new NotHome('The table is not here.');
  return found;
}

async function ifHere(answer: () => Promise<object>): Promise<object> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof NotHome) return { elsewhere: true };
    throw error;
  }
}

/** The answer as soon as the entry is on disk, before anybody is told of it. */
function firstAnswer(table: LiveTable, asked: z.infer<typeof Asking>): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    table.wish(wishOf(asked), resolve).then(resolve, reject);
  });
}
