/** A game at the keyboard: people and bots in turn, until it is over or somebody leaves. */

import { setTimeout } from 'node:timers/promises';
import {
  type AnyAction,
  type AnyFact,
  awaited,
  clone,
  handsOver,
  isOver,
  type Language,
  legal,
  mayUndo,
  type ReplayedMatch,
  record,
  type Seat,
  seedFrom,
  takeBack,
  undo,
  type Viewer,
  view,
} from '@tabularium/kernel';
import { explainPlace } from '../boards/board.ts';
import type { Choice, Picture } from '../boards/picture.ts';
import { resultLines } from '../result.ts';
import { bold, clip, faint, screenWidth, show, wipe, wrap } from '../screen.ts';
import { type Words, words } from '../words/index.ts';
import { Display, SOME } from './display.ts';
import { explainChoice, explainWords, type Outlook, refusalLines } from './explain.ts';
import { Keeping } from './keeping.ts';
import { Lines } from './lines.ts';
import { Menu } from './menu.ts';
import { type Sitter, writtenOf } from './sitters.ts';
import { Thinking } from './thinking.ts';

/** What ends a game from outside, and the codes by which that is known. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** What a typed line came to: a move, another look at the table or the question, or nothing that changes it. */
type Reply = { readonly action: AnyAction } | 'look' | 'question' | 'ask' | 'leave';

/** How a person wants to sit. */
export interface Manner {
  readonly lang: Language;
  /** The table is only drawn when it is asked for. */
  readonly brief: boolean;
  /** So many milliseconds the bots wait for somebody who takes a step back. */
  readonly grace: number;
}

/** One sitting at one table. */
export class Table {
  readonly #match: ReplayedMatch;
  readonly #display: Display;
  readonly #sitters: readonly Sitter[];
  readonly #names: readonly string[];
  readonly #manner: Manner;
  readonly #say: Words;
  readonly #keeping: Keeping;
  readonly #lines: Lines;
  readonly #thinking = new Thinking();
  #lastPerson: Viewer = null;
  /** Whose last step only waits for a bot: it can still be taken back. */
  #hesitant: Viewer = null;
  #left = false;

  constructor(match: ReplayedMatch, picture: Picture, sitters: readonly Sitter[], manner: Manner, path: string) {
    this.#match = match;
    this.#sitters = sitters;
    this.#names = sitters.map(({ name }) => name);
    this.#manner = manner;
    this.#display = new Display(match, picture, this.#names, manner.lang, manner.brief);
    this.#say = words[manner.lang];
    this.#keeping = new Keeping(match, writtenOf(sitters), path, this.#say);
    this.#lines = new Lines(() => this.#interrupted(130));
    for (const [signal, code] of SIGNALS) process.once(signal, () => this.#interrupted(code));
    process.once('exit', () => this.#keeping.saveQuietly());
  }

  /** Play until the game is over; false if somebody left before. */
  async play(): Promise<boolean> {
    const { state } = this.#match;
    if (this.#match.moves.length === 0 && !isOver(state)) this.#tell(this.#match.log[0] ?? []);
    while (!isOver(this.#match.state)) {
      const waiting = awaited(this.#match.state);
      const bot = waiting.find((seat) => this.#sitters[seat]?.bot !== undefined);
      if (bot !== undefined) await this.#botMoves(bot);
      else if (!(await this.#personMoves(waiting[0] ?? 0))) return this.#leave();
    }
    this.#display.table(null);
    show([...resultLines(this.#match, this.#names, this.#manner.lang), '']);
    const kept = this.#keeping.saveSomewhere();
    if (kept !== undefined) show(faint(this.#say.kept(kept)));
    await this.#close();
    return true;
  }

  async #botMoves(seat: Seat): Promise<void> {
    const { game, state, start, moves } = this.#match;
    const sitter = this.#sitters[seat];
    if (sitter?.bot === undefined) return;
    const person = this.#hesitant;
    this.#hesitant = null;
    const hint = person === null ? '' : ` ${this.#say.mayTakeBack}`;
    if (process.stdout.isTTY)
      process.stdout.write(faint(clip(this.#say.thinks(sitter.name) + hint, screenWidth() - 1)));
    const seed = seedFrom(`${start.seed}/${moves.length}/${seat}`);
    const choice = this.#thinking.choose(game, view(game, state, seat), sitter.bot, seed);
    const regretted = person !== null && (await this.#isRegretted(choice));
    const action = regretted ? undefined : await choice;
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
    if (action === undefined) return this.#retract(person ?? seat);
    this.#tell(record(this.#match, seat, action).facts);
    this.#display.expire();
  }

  /** Does somebody take the last step back before the bot has answered? An empty line waits no longer. */
  async #isRegretted(choice: Promise<unknown>): Promise<boolean> {
    const answered = Promise.all([choice, setTimeout(this.#manner.grace)]);
    const typed = await this.#lines.heardBefore(answered);
    return typed !== undefined && this.#commandNamed(typed.trim()) === 'undo';
  }

  /** The step is taken back though a bot has been asked: it has not answered. */
  #retract(person: Seat): void {
    takeBack(this.#match, 1);
    while (this.#isForced(person) && undo(this.#match, person));
    show(this.#say.undone);
    this.#keeping.save();
    this.#display.expire();
  }

  /** Ask the person in that seat until there is a move; false to leave. */
  async #personMoves(seat: Seat): Promise<boolean> {
    const [only] = legal(this.#match.game, this.#match.state, seat);
    if (only !== undefined && this.#isForced(seat) && !this.#wouldBind(seat, only)) return this.#move(seat, only);
    if (!(await this.#keyboardIsWith(seat))) return false;
    this.#display.news(seat);
    const menu = new Menu(this.#display.outlook(seat));
    this.#display.question(seat, menu);
    for (;;) {
      const typed = await this.#lines.ask(`${bold(this.#say.ask)} ${faint(this.#say.askHint)} › `);
      if (typed === undefined) return false;
      const reply = this.#answer(seat, menu, typed.trim());
      if (reply === 'leave') return false;
      if (typeof reply === 'object') return this.#move(seat, reply.action);
      if (reply === 'look') return true;
      if (reply === 'question') this.#display.question(seat, menu);
    }
  }

  #move(seat: Seat, action: AnyAction): true {
    const before = clone(this.#match.state);
    const { move, facts } = record(this.#match, seat, action);
    this.#tell(facts);
    this.#keeping.save();
    const mayWait = process.stdin.isTTY && this.#manner.grace > 0;
    this.#hesitant = mayWait && handsOver(this.#match.game, before, this.#match.state, move) ? seat : null;
    return true;
  }

  /** Where several people share the keyboard, nobody sees another's secrets. */
  async #keyboardIsWith(seat: Seat): Promise<boolean> {
    const changed = this.#isShared() && this.#lastPerson !== seat;
    if (!changed) return true;
    if (this.#lastPerson !== null) this.#display.wipe();
    this.#lastPerson = seat;
    return (await this.#lines.ask(`\n${this.#say.passTo(this.#name(seat))} `)) !== undefined;
  }

  /** Do several people share the keyboard? */
  #isShared(): boolean {
    return this.#sitters.filter(({ bot }) => bot === undefined).length > 1;
  }

  #answer(seat: Seat, menu: Menu, typed: string): Reply {
    const outlook = this.#display.outlook(seat);
    if (typed === '') return menu.leave() ? 'question' : 'ask';
    if (typed.startsWith('?')) return this.#explain(outlook, menu, typed.slice(1).trim());
    const [command = '', ...rest] = typed.split(/\s+/);
    const name = this.#commandNamed(command);
    return name === undefined ? this.#choose(outlook, menu, typed) : this.#carryOut(name, seat, menu, rest.join(' '));
  }

  /** What each command does. */
  #carryOut(name: keyof Words['commands'], seat: Seat, menu: Menu, rest: string): Reply {
    const commands: Record<keyof Words['commands'], () => Reply> = {
      help: () => this.#explain(this.#display.outlook(seat), menu, ''),
      undo: () => (menu.leave() ? 'question' : this.#takeBack(seat)),
      board: () => {
        this.#display.table(seat);
        return 'question';
      },
      more: () => {
        show(menu.lines(Number.POSITIVE_INFINITY).lines);
        return 'ask';
      },
      log: () => {
        this.#display.log(seat);
        return 'ask';
      },
      rules: () => {
        this.#display.rules(rest);
        return 'ask';
      },
      save: () => {
        if (this.#keeping.save()) show(this.#keeping.whereSaved());
        return 'ask';
      },
      quit: () => 'leave',
    };
    return commands[name]();
  }

  #commandNamed(word: string): keyof Words['commands'] | undefined {
    const names = Object.keys(this.#say.commands) as (keyof Words['commands'])[];
    return names.find((name) => this.#say.commands[name].includes(word.toLowerCase()));
  }

  /** The choice of that number or with those words; if there is none, why not. */
  #choose(outlook: Outlook, menu: Menu, typed: string): Reply {
    const numbered = /^[0-9]+$/.test(typed) ? menu.numbered(Number(typed)) : undefined;
    if (numbered !== undefined) return this.#take(menu, numbered);
    const found = menu.find(typed);
    if ('one' in found) return this.#take(menu, found.one);
    const { several } = found;
    const vain = outlook.sight.refusals.find(({ action }) => menu.isCalled(action, typed));
    if (several.length > 0) {
      show([this.#say.several, ...menu.some(several, SOME)]);
      if (several.length > SOME) show(faint(this.#say.moreFound(several.length - SOME)));
    } else if (vain !== undefined) show(refusalLines(outlook, vain.action, vain.refusal));
    else show(wrap(this.#say.noChoice(typed)));
    return 'ask';
  }

  #take(menu: Menu, choice: Choice): Reply {
    if ('action' in choice) return choice;
    menu.enter(choice);
    return 'question';
  }

  #explain(outlook: Outlook, menu: Menu, query: string): Reply {
    const numbered = /^[0-9]+$/.test(query) ? menu.numbered(Number(query)) : undefined;
    if (query === '') this.#display.help(outlook, menu);
    else if (numbered !== undefined) {
      show(explainChoice(outlook, numbered));
    } else {
      const found = [...explainPlace(outlook, query), ...explainWords(outlook, query)];
      show(found.length > 0 ? found : wrap(this.#say.nothingToSay(query)));
    }
    return 'ask';
  }

  #takeBack(seat: Seat): Reply {
    if (!undo(this.#match, seat)) {
      show(wrap(this.#say.noUndo));
      return 'ask';
    }
    while (this.#isForced(seat) && undo(this.#match, seat));
    show(this.#say.undone);
    this.#keeping.save();
    this.#display.expire();
    return 'look';
  }

  /** Moves without a choice are made by themselves, so taking back goes behind them. */
  #isForced(seat: Seat): boolean {
    return legal(this.#match.game, this.#match.state, seat).length === 1;
  }

  /** Would this move end the way back to what the seat did before? Then it is asked, though there is no choice. */
  #wouldBind(seat: Seat, action: AnyAction): boolean {
    if (!mayUndo(this.#match, seat)) return false;
    const { state, moves, log, undoable } = this.#match;
    const trial = { ...this.#match, state: clone(state), moves: [...moves], log: [...log], undoable: [...undoable] };
    record(trial, seat, action);
    return !mayUndo(trial, seat);
  }

  /** Say what happened: to the one person there is, else only what everybody may know. */
  #tell(facts: readonly AnyFact[]): void {
    const people = this.#sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    this.#display.tell(facts, people.length === 1 ? (people[0] ?? null) : null);
  }

  #name(seat: Seat): string {
    return this.#names[seat] ?? '';
  }

  async #leave(): Promise<boolean> {
    if (this.#left) return false;
    this.#left = true;
    if (this.#isShared()) wipe();
    const kept = this.#keeping.saveSomewhere();
    if (kept === undefined) process.exitCode = 1;
    else show(['', this.#keeping.whereSaved(kept)]);
    await this.#close();
    return false;
  }

  async #close(): Promise<void> {
    this.#lines.close();
    await this.#thinking.close();
  }

  #interrupted(code: number): void {
    process.exitCode = code;
    this.#leave().finally(() => process.exit(code));
  }
}
