/**
 * The pool of threads in which bots think, so that a thinking bot never keeps anyone else waiting. Tables' owners take
 * turns, and when many bots wait each thinks for a shorter time: less deeply, but never without thinking.
 */

import { availableParallelism } from 'node:os';
import { type BotSpec, within } from '@tabularium/bots';
import type { AnyAction } from '@tabularium/kernel';
import type { BotChoice } from '@tabularium/protocol';
import type { Complain } from '../parts.ts';
import { type Budget, Pool } from '../threads/pool.ts';
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
/** A thread that needs more than this is given up. */
const BUDGET: Budget = { milliseconds: 30_000, megabytes: 384 };

/** What a bot's thought takes in milliseconds, roughly. */
const COSTS: Record<BotChoice['kind'], (bot: BotChoice) => number> = {
  random: () => 1,
  greedy: () => 50,
  mcts: ({ milliseconds, iterations = 1000 }) => milliseconds ?? Math.min(LONGEST, iterations * 2),
};

/** Told how long each bot waited for a thread, and how long it then thought, in seconds. */
export interface Stopwatch {
  queued(bot: BotChoice['kind'], seconds: number): void;
  thought(bot: BotChoice['kind'], seconds: number): void;
}

/** What thinkers need of the server around them. */
interface Around extends Stopwatch {
  complain: Complain;
}

/** A pool of thinking threads. */
export class Thinkers {
  readonly turns = new Turns(Math.max(2, availableParallelism()));
  private readonly pool: Pool<Question, AnyAction>;
  private readonly around: Around;

  /** `file` is the threads' code. */
  constructor(file: string, around: Around, budget = BUDGET) {
    this.around = around;
    this.pool = new Pool({ file, name: 'default', most: this.turns.lanes, budget, complain: around.complain });
  }

  /** The choice of a bot at a table of that owner. */
  think({ game, view, bot }: Question, owner: string): Promise<AnyAction> {
    const asked = performance.now();
    return this.turns.take(owner, COSTS[bot.kind](bot), () => {
      const begun = performance.now();
      this.around.queued(bot.kind, (begun - asked) / 1000);
      return this.pool
        .ask({ game, view, bot: this.hurried(bot) })
        .finally(() => this.around.thought(bot.kind, (performance.now() - begun) / 1000));
    });
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
    return this.pool.close();
  }
}
