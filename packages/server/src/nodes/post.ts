/** Letters from node to node: questions that want an answer, and messages that want none. Carried by the news. */

import * as z from 'zod';
import type { News } from '../news/news.ts';

/** How long an answer may take, in milliseconds; of a node that has died nobody waits for one so long. */
const PATIENCE = 10_000;

/** Where a node says that it can be reached again. */
const BACK = 'back';

/** A question, an answer to one (`re`), or a message without either. */
const Letter = z.object({
  from: z.string(),
  kind: z.string(),
  id: z.int().optional(),
  re: z.int().optional(),
  body: z.unknown(),
  failed: z.boolean().optional(),
});
type Letter = z.infer<typeof Letter>;

/** There was no answer: the other node is gone, or could not say. The code makes it trouble that passes. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly code = 'ENOANSWER';
}

interface Waiting {
  readonly node: string;
  answer(letter: Letter): void;
  giveUp(): void;
}

/** Answers questions of other nodes; what it gives must be JSON. */
export type Answering = (body: unknown, from: string) => Promise<unknown>;

/** The post of one node. */
export class Post {
  readonly node: string;
  private readonly news: News;
  private readonly patience: number;
  private readonly answering = new Map<string, Answering>();
  private readonly waiting = new Map<number, Waiting>();
  private letters = 0;

  constructor(news: News, node: string, patience = PATIENCE) {
    this.news = news;
    this.node = node;
    this.patience = patience;
  }

  /** Begin to receive. */
  async open(): Promise<void> {
    await Promise.all([
      this.news.listen(subjectOf(this.node), (text) => this.receive(text)),
      this.news.listen(BACK, (node) => this.giveUp((one) => one === node)),
    ]);
    this.news.onMissed(() => {
      this.giveUpAll();
      this.news.tell(BACK, this.node); // letters to this node may be lost too
    });
  }

  /** Answer questions of that kind from now on. */
  answer(kind: string, answering: Answering): void {
    this.answering.set(kind, answering);
  }

  /** Ask another node; `NoAnswer` if it has none. */
  ask<T>(node: string, kind: string, body: unknown, shape: z.ZodType<T>, patience = this.patience): Promise<T> {
    const id = ++this.letters;
    return new Promise<T>((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer);
        this.waiting.delete(id);
        reject(new NoAnswer('Another node did not answer.'));
      };
      const timer = setTimeout(giveUp, patience).unref();
      const answer = (letter: Letter) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        const answered = letter.failed ? undefined : shape.safeParse(letter.body);
        if (answered?.success) resolve(answered.data);
        else reject(new NoAnswer('Another node could not answer.'));
      };
      this.waiting.set(id, { node, answer, giveUp });
      this.write(node, { from: this.node, kind, id, body });
    });
  }

  /** Tell another node; whether it hears it or not. */
  tell(node: string, kind: string, body: unknown): void {
    this.write(node, { from: this.node, kind, body });
  }

  /** Nobody need wait for these nodes. */
  giveUp(isLost: (node: string) => boolean): void {
    for (const one of [...this.waiting.values()]) if (isLost(one.node)) one.giveUp();
  }

  private write(node: string, letter: Letter): void {
    this.news.tell(subjectOf(node), JSON.stringify(letter));
  }

  private receive(text: string): void {
    const letter = read(text);
    if (letter === undefined) return;
    const { re } = letter;
    if (re === undefined) void this.reply(letter);
    else if (this.waiting.get(re)?.node === letter.from) this.waiting.get(re)?.answer(letter);
  }

  private async reply({ from, kind, id, body }: Letter): Promise<void> {
    const answered = await Promise.resolve(this.answering.get(kind)?.(body, from)).then(
      (answer) => ({ body: answer }),
      () => ({ body: null, failed: true }),
    );
    if (id !== undefined) this.write(from, { from: this.node, kind, re: id, ...answered });
  }

  /** Nobody need wait any longer: letters may be lost, or this node goes. */
  giveUpAll(): void {
    this.giveUp(() => true);
  }
}

const subjectOf = (node: string) => `node.${node}`;

/** The letter; `undefined` for what no node of ours has written. */
function read(text: string): Letter | undefined {
  try {
    return Letter.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
