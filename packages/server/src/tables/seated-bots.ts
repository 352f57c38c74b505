/** The bots at one table: each thinks about what it was asked, once at a time, and moves if it still is asked that. */

import type { Plan } from '@tabularium/bots';
import { type AnyAction, view } from '@tabularium/kernel';
import type { BotChoice } from '@tabularium/protocol';
import type { Answer } from './live.ts';
import { matchOf, type TableRecord } from './record.ts';
import type { Surroundings } from './surroundings.ts';
import { awaitedBots, botAct, botActsBlindly, botFails, positionOf, STAND_IN, type Wish } from './wishes.ts';

/** What bots need of their table. */
interface Place {
  readonly id: string;
  isClosed(): boolean;
  wish(wish: Wish): Promise<Answer | undefined>;
  /** A bot has done what it could: see what is to be done next. */
  attend(): void;
}

/** What bots need of the server around them. */
type Help = Pick<Surroundings, 'think' | 'count' | 'complain'>;

/** What a bot thinks about: a table as its seat sees it. */
interface Thought {
  readonly table: TableRecord;
  readonly seat: number;
  readonly seen: object;
}

/** Those who play seats of a table in place of people. */
export class SeatedBots {
  private readonly help: Help;
  private readonly place: Place;
  private readonly thinking = new Set<number>();
  /** What the bot in each seat means to do, if all comes as it expects. */
  private readonly plans = new Map<number, Plan>();

  constructor(help: Help, place: Place) {
    this.help = help;
    this.place = place;
  }

  /** Does none of them think? */
  get areIdle(): boolean {
    return this.thinking.size === 0;
  }

  /** Let all think that are asked. */
  attend(table: TableRecord): void {
    for (const { seat, bot } of awaitedBots(table)) this.letThink(table, seat, bot);
  }

  private letThink(table: TableRecord, seat: number, bot: BotChoice): void {
    if (this.thinking.has(seat)) return;
    this.thinking.add(seat);
    this.think(table, seat, bot)
      .catch((cause) => this.place.isClosed() || this.help.complain('A bot could not move', this.place.id, cause))
      .finally(() => {
        this.thinking.delete(seat);
        this.place.attend();
      });
  }

  /** Let a bot choose and act. If it fails the stand-in thinks; if that fails too, the table is told, and goes on blindly. */
  private async think(table: TableRecord, seat: number, bot: BotChoice): Promise<void> {
    const thought = { table, seat, seen: view(table.game, matchOf(table).state, seat) };
    const position = positionOf(table);
    for (const thinker of [bot, STAND_IN]) {
      const action = await this.choiceOf(thinker, thought);
      if (this.place.isClosed()) return;
      if (action !== undefined && (await this.isDone(botAct(seat, action, position)))) return;
      this.help.count('bot-failed');
    }
    await this.place.wish(botFails(seat, position));
    await this.place.wish(botActsBlindly(seat, position));
  }

  private async choiceOf(bot: BotChoice, { table, seat, seen }: Thought): Promise<AnyAction | undefined> {
    const meant = this.plans.get(seat);
    this.plans.delete(seat);
    try {
      const question = { game: table.game.id, view: seen, bot, ...(meant === undefined ? {} : { plan: meant }) };
      const { action, plan } = await this.help.think(question, table.owner);
      if (plan !== undefined) this.plans.set(seat, plan);
      return action;
    } catch (cause) {
      this.help.complain(`A bot (${bot.kind}) has failed`, this.place.id, cause);
      return undefined;
    }
  }

  /** Is the wish carried out, or no longer needed? A database that is away is no fault of the bot: that is thrown. */
  private async isDone(wish: Wish): Promise<boolean> {
    const answer = await this.place.wish(wish);
    return answer === undefined || !('refusal' in answer);
  }
}
