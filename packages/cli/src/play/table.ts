/** A game at the keyboard: people and bots in turn, until it is over or somebody leaves. */

import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  type AnyAction,
  type AnyFact,
  awaited,
  clone,
  factsFor,
  isOver,
  type Language,
  legal,
  mayUndo,
  plainWords,
  type ReplayedMatch,
  record,
  type Seat,
  seedFrom,
  sight,
  topFrame,
  undo,
  type Viewer,
  view,
} from '@tabularium/kernel';
import { drawBoard, explainPlace, needsBoard, noteOn, statusLine } from '../boards/board.ts';
import type { Picture } from '../boards/picture.ts';
import { passageLines } from '../commands/rules.ts';
import { Complaint } from '../complaint.ts';
import { saveMatch } from '../matchfiles.ts';
import { resultLines } from '../result.ts';
import { passagesAsked } from '../rulebook.ts';
import { bad, bold, columns, faint, inSeatColour, pad, shellWord, show, spoken, table, wipe } from '../screen.ts';
import { type Words, words } from '../words/index.ts';
import { explainAction, explainWords, label, type Outlook, refusalLines, wordsOf } from './explain.ts';
import { Lines } from './lines.ts';
import { type Sitter, writtenOf } from './sitters.ts';
import { Thinking } from './thinking.ts';
import { isExactly, matches } from './typed.ts';

/** How many lines of the log `log` shows. */
const LATELY = 15;

/** How much of what is not possible `?` lists. */
const VAIN = 12;

/** What ends a game from outside, and the codes by which that is known. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** What a typed line came to: a move, another look at the table, or nothing that changes it. */
type Reply = { readonly action: AnyAction } | 'look' | 'ask' | 'leave';

/** One sitting at one table. */
export class Table {
  readonly #match: ReplayedMatch;
  readonly #picture: Picture;
  readonly #sitters: readonly Sitter[];
  readonly #names: readonly string[];
  readonly #lang: Language;
  readonly #say: Words;
  readonly #path: string;
  readonly #lines: Lines;
  readonly #thinking = new Thinking();
  /** How many moves are in the file. */
  #kept = -1;
  /** Who was last shown the table; nobody after others have moved. */
  #shownTo: Viewer = null;
  /** What was shown; it is not shown again while nothing on it has changed. */
  #shown = '';
  #lastPerson: Viewer = null;

  constructor(match: ReplayedMatch, picture: Picture, sitters: readonly Sitter[], lang: Language, path: string) {
    this.#match = match;
    this.#picture = picture;
    this.#sitters = sitters;
    this.#names = sitters.map(({ name }) => name);
    this.#lang = lang;
    this.#say = words[lang];
    this.#path = path;
    this.#lines = new Lines(() => this.#interrupted(130));
    for (const [signal, code] of SIGNALS) process.once(signal, () => this.#interrupted(code));
    process.once('exit', () => this.#saveQuietly());
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
    show(['', ...drawBoard(this.#outlook(null))]);
    show(['', ...resultLines(this.#match, this.#names, this.#lang), '']);
    const kept = this.#saveSomewhere();
    if (kept !== undefined) show(faint(this.#say.kept(kept)));
    await this.#close();
    return true;
  }

  async #botMoves(seat: Seat): Promise<void> {
    const { game, state, start, moves } = this.#match;
    const sitter = this.#sitters[seat];
    if (sitter?.bot === undefined) return;
    if (process.stdout.isTTY) process.stdout.write(faint(this.#say.thinks(sitter.name)));
    const seed = seedFrom(`${start.seed}/${moves.length}/${seat}`);
    const action = await this.#thinking.choose(game, view(game, state, seat), sitter.bot, seed);
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
    this.#tell(record(this.#match, seat, action).facts);
    this.#shownTo = null;
  }

  /** Ask the person in that seat until there is a move; false to leave. */
  async #personMoves(seat: Seat): Promise<boolean> {
    const [only] = legal(this.#match.game, this.#match.state, seat);
    if (only !== undefined && this.#isForced(seat) && !this.#wouldBind(seat, only)) return this.#move(seat, only);
    if (!(await this.#keyboardIsWith(seat))) return false;
    if (needsBoard(this.#outlook(seat))) this.#showTable(seat);
    else if (this.#shownTo !== seat) this.#showNews(seat);
    this.#showQuestion(seat);
    for (;;) {
      const typed = await this.#lines.ask(`${bold(this.#say.ask)} ${faint(this.#say.askHint)} › `);
      if (typed === undefined) return false;
      const reply = this.#answer(seat, typed.trim());
      if (reply === 'leave') return false;
      if (reply === 'look') {
        this.#showTable(seat);
        this.#showQuestion(seat);
      } else if (reply !== 'ask') return this.#move(seat, reply.action);
    }
  }

  #move(seat: Seat, action: AnyAction): true {
    this.#tell(record(this.#match, seat, action).facts);
    this.#save();
    return true;
  }

  /** Where several people share the keyboard, nobody sees another's secrets. */
  async #keyboardIsWith(seat: Seat): Promise<boolean> {
    const changed = this.#isShared() && this.#lastPerson !== seat;
    if (!changed) return true;
    if (this.#lastPerson !== null) wipe();
    this.#lastPerson = seat;
    this.#shownTo = null;
    this.#shown = '';
    return (await this.#lines.ask(`\n${this.#say.passTo(this.#name(seat))} `)) !== undefined;
  }

  /** Do several people share the keyboard? */
  #isShared(): boolean {
    return this.#sitters.filter(({ bot }) => bot === undefined).length > 1;
  }

  #answer(seat: Seat, typed: string): Reply {
    const outlook = this.#outlook(seat);
    if (typed.startsWith('?')) return this.#explain(outlook, typed.slice(1).trim());
    const [command = '', ...rest] = typed.split(/\s+/);
    switch (this.#commandNamed(command)) {
      case 'help':
        return this.#explain(outlook, '');
      case 'undo':
        return this.#takeBack(seat);
      case 'board':
        return 'look';
      case 'log':
        return this.#showLog(seat);
      case 'rules':
        return this.#showRules(rest.join(' '));
      case 'save':
        if (this.#save()) show(this.#whereSaved(this.#path));
        return 'ask';
      case 'quit':
        return 'leave';
      case undefined:
        return this.#choose(outlook, typed);
    }
  }

  #commandNamed(word: string): keyof Words['commands'] | undefined {
    const names = Object.keys(this.#say.commands) as (keyof Words['commands'])[];
    return names.find((name) => this.#say.commands[name].includes(word.toLowerCase()));
  }

  /** The choice of that number or with those words; if there is none, why not. */
  #choose(outlook: Outlook, typed: string): Reply {
    const { actions, refusals } = outlook.sight;
    const numbered = /^[0-9]+$/.test(typed) ? actions[Number(typed) - 1] : undefined;
    if (numbered !== undefined) return { action: numbered };
    const named = (action: AnyAction) => typed !== '' && matches(wordsOf(outlook, action), typed);
    const contained = actions.filter(named);
    const exact = contained.filter((action) => isExactly(plainWords(label(outlook, action), outlook.names), typed));
    const found = exact.length === 1 ? exact : contained;
    if (found.length === 1 && found[0] !== undefined) return { action: found[0] };
    const vain = refusals.find(({ action }) => named(action));
    if (found.length > 1) show([this.#say.several, ...this.#choices(outlook, found)]);
    else if (vain !== undefined) show(refusalLines(outlook, vain.action, vain.refusal));
    else if (typed !== '') show(this.#say.noChoice(typed));
    return 'ask';
  }

  #explain(outlook: Outlook, query: string): Reply {
    const { sight } = outlook;
    const numbered = sight.actions[Number(query) - 1];
    if (query === '') {
      show(
        table(
          this.#say.help.map(([input, meaning]) => [bold(input), meaning]),
          'right',
        ).map((line) => `  ${line}`),
      );
      this.#showRefusals(outlook);
    } else if (numbered !== undefined) show(explainAction(outlook, numbered));
    else {
      const found = [...explainPlace(outlook, query), ...explainWords(outlook, query)];
      show(found.length > 0 ? found : this.#say.nothingToSay(query));
    }
    return 'ask';
  }

  /** What might be tried in vain: some of it, and how much more there is. */
  #showRefusals(outlook: Outlook): void {
    const vain = outlook.sight.refusals.map(({ action }) => plainWords(label(outlook, action), outlook.names));
    if (vain.length === 0) return;
    const more = vain.length - VAIN;
    show([faint(this.#say.notPossible), ...columns(vain.slice(0, VAIN).map((one) => `  ${one}`))]);
    if (more > 0) show(faint(`  ${this.#say.andMore(more)}`));
  }

  #takeBack(seat: Seat): Reply {
    if (!undo(this.#match, seat)) {
      show(this.#say.noUndo);
      return 'ask';
    }
    while (this.#isForced(seat) && undo(this.#match, seat));
    show(this.#say.undone);
    this.#save();
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

  #showLog(seat: Seat): Reply {
    const lines = this.#match.log.flatMap((facts) => this.#sentences(facts, seat));
    show(lines.slice(-LATELY));
    return 'ask';
  }

  #showRules(number: string): Reply {
    const found = passagesAsked(this.#match.game.id, number, this.#lang);
    show(found.length > 0 ? found.flatMap((passage) => passageLines(passage)) : this.#say.nothingToSay(number));
    return 'ask';
  }

  #showTable(seat: Seat): void {
    show(['', ...drawBoard(this.#outlook(seat)), '']);
    this.#shown = this.#drawn(seat);
    this.#shownTo = seat;
  }

  /** The table after others have moved, unless it still looks as it did. */
  #showNews(seat: Seat): void {
    if (this.#drawn(seat) !== this.#shown) this.#showTable(seat);
    this.#shownTo = seat;
  }

  /** The table as it looks to that seat, whatever can be chosen. */
  #drawn(seat: Seat): string {
    const { game, state } = this.#match;
    const outlook = { names: this.#names, lang: this.#lang };
    const scene = { game, picture: this.#picture, sight: { view: view(game, state, seat) }, ...outlook };
    return drawBoard(scene).join('\n');
  }

  #showQuestion(seat: Seat): void {
    const outlook = this.#outlook(seat);
    const frame = topFrame(this.#match.state);
    const prompt = frame && this.#match.game.text[this.#lang].prompts[frame.step]?.(frame, outlook.sight.view);
    const status = statusLine(outlook);
    if (status !== undefined) show(status);
    show(`${inSeatColour(seat, this.#say.toDecide(this.#name(seat)))} ${bold(spoken(prompt ?? '', this.#names))}`);
    show(this.#choices(outlook, outlook.sight.actions));
  }

  /** The choices with their numbers in the whole list. */
  #choices(outlook: Outlook, chosen: readonly AnyAction[]): string[] {
    const { actions } = outlook.sight;
    const width = String(actions.length).length;
    const items = chosen.map((action) => {
      const number = pad(String(actions.indexOf(action) + 1), width + 2, 'left');
      const note = noteOn(outlook, action);
      const after = note === undefined ? '' : faint(` (${note})`);
      return `${bold(number)}  ${spoken(label(outlook, action), this.#names)}${after}`;
    });
    return columns(items);
  }

  #outlook(seat: Viewer): Outlook {
    const { game, state } = this.#match;
    return { game, picture: this.#picture, sight: sight(game, state, seat), names: this.#names, lang: this.#lang };
  }

  /** Say what happened: to the one person there is, else only what everybody may know. */
  #tell(facts: readonly AnyFact[]): void {
    const people = this.#sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const viewer = people.length === 1 ? (people[0] ?? null) : null;
    const lines = this.#sentences(facts, viewer);
    if (lines.length > 0) show(lines.map((line) => `${faint('·')} ${line}`));
  }

  #sentences(facts: readonly AnyFact[], viewer: Viewer): string[] {
    const { facts: sentences } = this.#match.game.text[this.#lang];
    return factsFor(facts, viewer).map((fact) => spoken(sentences[fact.fact]?.(fact) ?? fact.fact, this.#names));
  }

  #name(seat: Seat): string {
    return this.#names[seat] ?? '';
  }

  /** Write the match down; a failure is said, and the game goes on. */
  #save(path = this.#path): boolean {
    try {
      saveMatch(path, this.#match, writtenOf(this.#sitters));
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      show(bad(this.#say.notSaved(error.message)));
      return false;
    }
    this.#kept = this.#match.moves.length;
    return true;
  }

  /** Where the match now is: where it belongs or, if that fails, among the temporary files; nowhere if that fails too. */
  #saveSomewhere(): string | undefined {
    const refuge = join(tmpdir(), basename(this.#path));
    return [this.#path, refuge].find((path) => this.#save(path));
  }

  /** The last chance, when there is nobody left to tell. */
  #saveQuietly(): void {
    if (this.#kept !== this.#match.moves.length) saveMatch(this.#path, this.#match, writtenOf(this.#sitters));
  }

  #whereSaved(path: string): string {
    return this.#say.saved(path, `npx tabularium play --resume ${shellWord(path)}`);
  }

  async #leave(): Promise<boolean> {
    if (this.#isShared()) wipe();
    const kept = this.#saveSomewhere();
    if (kept === undefined) process.exitCode = 1;
    else show(['', this.#whereSaved(kept)]);
    await this.#close();
    return false;
  }

  async #close(): Promise<void> {
    this.#lines.close();
    await this.#thinking.close();
  }

  #interrupted(code: number): void {
    this.#leave().finally(() => process.exit(code));
  }
}
