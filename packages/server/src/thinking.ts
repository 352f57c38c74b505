/** A node that does nothing but think: it serves nobody, and takes jobs of the servers on the same database. */

import { Thinkers } from './bots/thinkers.ts';
import { type Config, StartProblem } from './config.ts';
import { openNews } from './news/open.ts';
import { Homes } from './nodes/homes.ts';
import { offerToThink } from './nodes/jobs.ts';
import { Post } from './nodes/post.ts';
import type { Complain } from './parts.ts';
import { openStorage } from './storage/open.ts';

/** A node that thinks. */
export interface RunningThinker {
  /** How many jobs it has taken. */
  readonly taken: number;
  /** How many bots can think at the same time. */
  readonly threads: number;
  /** Finish, and leave. */
  close(): Promise<void>;
}

/** Begin to think, or throw a `StartProblem` that says in one line what to do. */
export async function startThinking(config: Config, complain: Complain): Promise<RunningThinker> {
  if (config.databaseUrl === undefined) {
    throw new StartProblem('Only servers that share a database can be helped to think; set DATABASE_URL to theirs.');
  }
  const storage = await openStorage(config);
  const news = await openNews(config).catch(async (error) => {
    await storage.close();
    throw error;
  });
  let taken = 0;
  const thinkers = new Thinkers(config.botWorker, { queued() {}, thought() {}, complain });
  const homes = new Homes(storage, { threads: () => thinkers.spare, met() {}, lost() {}, complain });
  const post = new Post(news, homes.node);
  offerToThink(post, thinkers, () => taken++);
  const close = async () => {
    await homes.close();
    await thinkers.close();
    post.giveUpAll();
    await news.close();
    await storage.close();
  };
  try {
    await post.open();
    await homes.open();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get taken() {
      return taken;
    },
    threads: thinkers.turns.lanes,
    close,
  };
}
