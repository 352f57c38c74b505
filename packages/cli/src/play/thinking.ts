/** How bots come to their choices: quick ones at once, those that search in a thread of their own. */

import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type BotSpec, chooseAction, recipeFor } from '@tabularium/bots';
import { bundle } from '@tabularium/build';
import { type AnyAction, type AnyGame, legal } from '@tabularium/kernel';
import { type Player, Program } from '@tabularium/lab';

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
  readonly #programs = new Map<string, Program>();

  /** The bot's choice. */
  async choose(game: AnyGame, view: object, player: Player, seed: string): Promise<AnyAction> {
    if (player.kind === 'program') return this.#askProgram(game, view, player.command);
    const bot = recipeFor(game, player as BotSpec);
    if (bot.kind === 'random' || bot.kind === 'greedy') {
      await setImmediate();
      return chooseAction(game, view, bot, seed);
    }
    this.#thread ??= begin();
    const thread = await this.#thread;
    thread.postMessage({ game: game.id, view, bot, seed } satisfies Question);
    const [action] = await once(thread, 'message');
    return action;
  }

  /** Programs outside are started when they are first asked, one for each seat. */
  async #askProgram(game: AnyGame, view: object, command: string): Promise<AnyAction> {
    const { viewer, seats, options } = view as { viewer: number; seats: number; options: object };
    const key = `${viewer} ${command}`;
    let program = this.#programs.get(key);
    if (program === undefined) {
      program = new Program(command);
      program.begin(game.id, seats, options);
      this.#programs.set(key, program);
    }
    return program.choose(viewer, view, legal(game, view, viewer));
  }

  /** No more questions. */
  async close(): Promise<void> {
    for (const program of this.#programs.values()) program.close();
    await (await this.#thread)?.terminate();
  }
}

async function begin(): Promise<Worker> {
  const { thinker } = await bundle({ thinker: 'packages/cli/src/play/thinker.ts' });
  return new Worker(pathToFileURL(thinker));
}
