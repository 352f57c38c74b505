/**
 * The pool of threads in which bots think, so that a thinking bot never keeps anyone else waiting. Tables' owners take
 * turns, and when many bots wait each thinks for a shorter time: less deeply, but never without thinking. What one bot has
 * to try in several worlds is tried by as many threads as are free.
 */

import { availableParallelism } from 'node:os';
import {
  type BotSpec,
  type Choice,
  type Contest,
  isContest,
  type Plan,
  type Thought,
  winner,
  within,
} from '@tabularium/bots';
import type { BotChoice } from '@tabularium/protocol';
import type { Complain } from '../parts.ts';
import type { LivingNode } from '../storage/storage.ts';
import { type Budget, Pool } from '../threads/pool.ts';
import { Turns } from '../threads/turns.ts';

/** What a bot is asked. */
export interface Question {
  readonly game: string;
  readonly view: object;
  readonly bot: BotSpec;
  /** What it meant to do when it was asked last: if all came as expected it need not think again. */
  readonly plan?: Plan;
}

/** How the turns that a bot considers stand up in one world. */
interface Trial extends Question {
  readonly contest: Contest;
  readonly world: string;
}

/** What a thread is asked: what a bot comes to by itself, or how its turns stand up in one world. */
export type Errand = Question | Trial;

/** The longest a bot may think by its own clock, in milliseconds; under load it is less, but never below the shortest. */
const LONGEST = 10_000;
const SHORTEST = 100;
/** A thread that needs more than this is given up. */
const BUDGET: Budget = { milliseconds: 30_000, megabytes: 384 };

/** What a bot's thought takes in milliseconds, roughly. */
const searching = ({ milliseconds, iterations = 1000 }: BotChoice): number =>
  milliseconds ?? Math.min(LONGEST, iterations * 2);
const COSTS: Record<BotChoice['kind'], (bot: BotChoice) => number> = {
  random: () => 1,
  greedy: () => 50,
  mcts: searching,
  plan: searching,
  reply: searching,
  level: ({ level = 3 }) => 50 * level ** 2,
};

/** Told how long each bot waited for a thread, and how long it then thought, in seconds. */
export interface Stopwatch {
  queued(bot: BotChoice['kind'], seconds: number): void;
  thought(bot: BotChoice['kind'], seconds: number): void;
}

/** What thinkers need of the server around them. */
interface Around extends Stopwatch {
  complain: Complain;
  /** Have another node think, when it is the turn of that owner there; fails if it cannot. */
  askElsewhere?(node: string, question: Question, owner: string): Promise<Choice>;
}

/** A node with threads for others' bots, and how many of them are used from here. */
interface Helper {
  threads: number;
  used: number;
}

/** A pool of thinking threads: those of this node, and those that other nodes have free. */
export class Thinkers {
  private readonly own = Math.max(2, availableParallelism());
  readonly turns = new Turns(this.own);
  private readonly pool: Pool<Errand, Thought | number[]>;
  private readonly around: Around;
  private helpers = new Map<string, Helper>();
  private here = 0;

  /** `file` is the threads' code. */
  constructor(file: string, around: Around, budget = BUDGET) {
    this.around = around;
    this.pool = new Pool({ file, name: 'default', most: this.own, budget, complain: around.complain });
  }

  /** These nodes have threads free. What they are given waits in their queues, so that they are fair to all who ask. */
  meet(nodes: readonly LivingNode[]): void {
    const helpers = nodes.filter(({ node, threads }) => threads > 0 || (this.helpers.get(node)?.used ?? 0) > 0);
    this.helpers = new Map(
      helpers.map(({ node, threads }) => {
        const known = this.helpers.get(node) ?? { threads, used: 0 };
        // what it thinks about for this node is not free by its own count
        known.threads = threads + known.used;
        return [node, known];
      }),
    );
    this.turns.widen([...this.helpers.values()].reduce((sum, { threads }) => sum + threads, this.own));
  }

  /** How many threads of this node others may use. */
  get spare(): number {
    return Math.max(0, this.own - this.here - this.waiting);
  }

  /** The choice of a bot at a table of that owner, by a thread of this node or another's. */
  think(question: Question, owner: string): Promise<Choice> {
    return this.settled(question, owner, (hurried) => this.anywhere(hurried, owner));
  }

  /** The same, by a thread of this node. */
  thinkHere(question: Question, owner: string): Promise<Choice> {
    return this.settled(question, owner, (hurried) => this.consideredHere(hurried));
  }

  /** A contest is tried in all its worlds at once, as far as there are threads; while others wait, in one of them. */
  private async settled(question: Question, owner: string, think: (question: Question) => Promise<Thought>) {
    const thought = await this.inTurn(question, owner, think);
    if (!isContest(thought)) return thought;
    const worlds = thought.worlds.slice(0, this.waiting > 0 ? 1 : thought.worlds.length);
    const trials = worlds.map((world) =>
      this.inTurn(question, owner, (hurried) => this.triedHere({ ...hurried, contest: thought, world })),
    );
    return winner(thought, await Promise.all(trials));
  }

  private inTurn<T>(question: Question, owner: string, think: (question: Question) => Promise<T>): Promise<T> {
    const { bot } = question;
    const asked = performance.now();
    return this.turns.take(owner, COSTS[bot.kind](bot), () => {
      const begun = performance.now();
      this.around.queued(bot.kind, (begun - asked) / 1000);
      return think({ ...question, bot: this.hurried(bot) }).finally(() =>
        this.around.thought(bot.kind, (performance.now() - begun) / 1000),
      );
    });
  }

  /** Own threads first; whoever helps and fails is helped out. */
  private async anywhere(question: Question, owner: string): Promise<Thought> {
    const { askElsewhere } = this.around;
    const [node, helper] =
      (this.here >= this.own && [...this.helpers].find(([, { threads, used }]) => used < threads)) || [];
    if (askElsewhere === undefined || node === undefined || helper === undefined) return this.consideredHere(question);
    helper.used++;
    try {
      return await askElsewhere(node, question, owner);
    } catch {
      return await this.consideredHere(question);
    } finally {
      helper.used--;
    }
  }

  private consideredHere = (question: Question) => this.byOwnThread(question) as Promise<Thought>;
  private triedHere = (trial: Trial) => this.byOwnThread(trial) as Promise<number[]>;

  private async byOwnThread(errand: Errand): Promise<Thought | number[]> {
    this.here++;
    try {
      return await this.pool.ask(errand);
    } finally {
      this.here--;
    }
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
