/** What concerns every node: a session has ended, a name has changed, something was taken out of a log. */

import * as z from 'zod';
import type { News } from '../news/news.ts';
import type { Signal } from '../storage/storage.ts';

const SUBJECT = 'everyone';

const Rumour = z.object({
  from: z.string(),
  signal: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('session'), tokenHash: z.string() }),
    z.object({ kind: z.literal('person'), person: z.string() }),
    z.object({ kind: z.literal('erased'), table: z.string() }),
    z.object({ kind: z.literal('beforehand'), table: z.string() }),
  ]),
});

/** What is said of such things, here and to all others. */
export class Rumours {
  private readonly news: News;
  private readonly node: string;
  private readonly heed: (signal: Signal) => void;

  constructor(news: News, node: string, heed: (signal: Signal) => void) {
    this.news = news;
    this.node = node;
    this.heed = heed;
  }

  /** Begin to hear what others say. */
  async open(): Promise<void> {
    await this.news.listen(SUBJECT, (text) => {
      const rumour = read(text);
      if (rumour !== undefined && rumour.from !== this.node) this.heed(rumour.signal);
    });
  }

  /** Heed it here at once, and tell the others. */
  spread(signal: Signal): void {
    this.heed(signal);
    this.news.tell(SUBJECT, JSON.stringify({ from: this.node, signal }));
  }
}

/** The rumour; `undefined` for what no node of ours has said. */
function read(text: string): z.infer<typeof Rumour> | undefined {
  try {
    return Rumour.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
