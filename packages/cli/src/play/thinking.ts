/**
 * How bots come to their choices: quick ones at once, those that search in a thread of their own, and what they want to
 * try in several worlds in as many threads as there are processors.
 */

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  type BotSpec,
  type Choice,
  type Contest,
  choose,
  isContest,
  type Plan,
  recipeFor,
  type Thought,
  winner,
} from '@tabularium/bots';
import { bundle } from '@tabularium/build';
import { type AnyAction, type AnyGame, legal } from '@tabularium/kernel';
import { type Player, Program } from '@tabularium/lab';

/** What a bot in another thread is asked. */
export interface Question {
  readonly game: string;
  readonly view: object;
  readonly bot: BotSpec;
  readonly seed: string;
  readonly plan: Plan | undefined;
}

/** How the turns that a bot considers stand up in one world. */
export interface Trial extends Pick<Question, 'game' | 'view' | 'bot'> {
  readonly contest: Contest;
  readonly world: string;
}

/** Asks bots; threads begin with the first bot that needs them. */
export class Thinking {
  readonly #threads: Promise<Worker>[] = [];
  readonly #programs = new Map<string, Program>();
  /** What the bot in each seat means to do, if all comes as it expects. */
  readonly #plans = new Map<number, Plan | undefined>();

  /** The bot's choice. */
  async choose(game: AnyGame, view: object, player: Player, seed: string): Promise<AnyAction> {
    if (player.kind === 'program') return this.#askProgram(game, view, player.command);
    const { viewer } = view as { viewer: number };
    const { action, plan } = await this.#think(
      game,
      view,
      recipeFor(game, player as BotSpec),
      seed,
      this.#plans.get(viewer),
    );
    this.#plans.set(viewer, plan);
    return action;
  }

  async #think(game: AnyGame, view: object, bot: BotSpec, seed: string, plan: Plan | undefined): Promise<Choice> {
    if (bot.kind === 'random' || bot.kind === 'greedy') {
      await setImmediate();
      return choose(game, view, bot, seed, undefined, plan);
    }
    const about = { game: game.id, view, bot };
    const thought = (await this.#ask(0, { ...about, seed, plan })) as Thought;
    if (!isContest(thought)) return thought;
    const trials: number[][] = [];
    const { worlds } = thought;
    const hands = Math.min(worlds.length, availableParallelism());
    await Promise.all(
      Array.from({ length: hands }, async (_, hand) => {
        for (let at = hand; at < worlds.length; at += hands)
          trials[at] = (await this.#ask(hand, { ...about, contest: thought, world: worlds[at] as string })) as number[];
      }),
    );
    return winner(thought, trials);
  }

  /** The answer of that thread, which is asked one thing at a time. */
  async #ask(hand: number, question: Question | Trial): Promise<Thought | number[]> {
    this.#threads[hand] ??= begin();
    const thread = await this.#threads[hand];
    thread.postMessage(question);
    const [answer] = await once(thread, 'message');
    return answer;
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
    for (const thread of this.#threads) await (await thread).terminate();
  }
}

async function begin(): Promise<Worker> {
  const { thinker } = await bundle({ thinker: 'packages/cli/src/play/thinker.ts' });
  return new Worker(pathToFileURL(thinker));
}
