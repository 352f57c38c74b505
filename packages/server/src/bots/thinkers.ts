/**
 * The pool of threads in which bots think, so that a thinking bot never keeps anyone else waiting. Tables' owners take
 * turns, and when many bots wait each thinks for a shorter time: less deeply, but never without thinking.
 */

import { availableParallelism } from 'node:os';
import { type BotSpec, within } from '@tabularium/bots';
import type { AnyAction } from '@tabularium/kernel';
import type { BotChoice } from '@tabularium/protocol';
import { Piscina } from 'piscina';
import { Turns } from '../threads/turns.ts';

/** What a bot is asked. */
export interface Question {
  readonly game: string;
  readonly view: object;
  readonly bot: BotSpec;
}

/** The longest a bot may think by its own clock, in milliseconds; under load it is less, but never below the shortest. */
const LONGEST = 10_000;
const SHORTEST = 100;
/** A thread that thinks longer than this is given up. The time counts from when the thinking begins. */
const PATIENCE = 30_000;
const MOST_MEMORY = 384;

/** What a bot's thought takes in milliseconds, roughly. */
const COSTS: Record<BotChoice['kind'], (bot: BotChoice) => number> = {
  random: () => 1,
  greedy: () => 50,
  mcts: ({ milliseconds, iterations = 1000 }) => milliseconds ?? Math.min(LONGEST, iterations * 2),
};

/** A pool of thinking threads. */
export class Thinkers {
  readonly turns = new Turns(Math.max(2, availableParallelism()));
  private readonly pool: Piscina<Question, AnyAction>;

  /** `worker` is the file of the thread's code. */
  constructor(worker: string) {
    this.pool = new Piscina({
      filename: worker,
      minThreads: 0,
      maxThreads: this.turns.lanes,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
  }

  /** The choice of a bot at a table of that owner. */
  think({ game, view, bot }: Question, owner: string): Promise<AnyAction> {
    return this.turns.take(owner, COSTS[bot.kind](bot), () =>
      this.pool.run({ game, view, bot: this.hurried(bot) }, { signal: AbortSignal.timeout(PATIENCE) }),
    );
  }

  /** The bot with as much time as there is for it now. */
  private hurried(bot: BotSpec): BotSpec {
    const asked = Math.min(LONGEST, bot.milliseconds ?? LONGEST);
    const crowd = 1 + this.turns.waiting / this.turns.lanes;
    return within(bot, Math.max(Math.min(SHORTEST, asked), Math.round(asked / crowd)));
  }

  /** How many bots wait for a thread. */
  get waiting(): number {
    return this.turns.waiting;
  }

  /** End all threads. */
  close(): Promise<void> {
    return this.pool.destroy();
  }
}
