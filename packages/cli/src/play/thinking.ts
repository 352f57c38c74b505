/** How bots come to their choices: quick ones at once, those that search in a thread of their own. */

import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type BotSpec, chooseAction } from '@tabularium/bots';
import { bundle } from '@tabularium/build';
import type { AnyAction, AnyGame } from '@tabularium/kernel';

/** What a bot in another thread is asked. */
export interface Question {
  readonly game: string;
  readonly view: object;
  readonly bot: BotSpec;
  readonly seed: string;
}

/** Asks bots; the thread begins with the first bot that needs it. */
export class Thinking {
  #thread: Promise<Worker> | undefined;

  /** The bot's choice. */
  async choose(game: AnyGame, view: object, bot: BotSpec, seed: string): Promise<AnyAction> {
    if (bot.kind !== 'mcts') {
      await setImmediate();
      return chooseAction(game, view, bot, seed);
    }
    this.#thread ??= begin();
    const thread = await this.#thread;
    thread.postMessage({ game: game.id, view, bot, seed } satisfies Question);
    const [action] = await once(thread, 'message');
    return action;
  }

  /** No more questions. */
  async close(): Promise<void> {
    await (await this.#thread)?.terminate();
  }
}

async function begin(): Promise<Worker> {
  const { thinker } = await bundle({ thinker: 'packages/cli/src/play/thinker.ts' });
  return new Worker(pathToFileURL(thinker));
}
