/** What is shown at the keyboard: the table, the question, what happened, the rules. */

import {
  type AnyFact,
  factsFor,
  type Language,
  plainWords,
  type ReplayedMatch,
  type Seat,
  sight,
  topFrame,
  type Viewer,
  view,
} from '@tabularium/kernel';
import { drawBoard, inOrder, needsBoard, statusLine } from '../boards/board.ts';
import type { Picture } from '../boards/picture.ts';
import { passageLines } from '../passages.ts';
import { chapters, passagesAsked } from '../rulebook.ts';
import { bold, columns, faint, hung, inSeatColour, screenHeight, show, spoken, table, wipe, wrap } from '../screen.ts';
import { type Words, words } from '../words/index.ts';
import { label, type Outlook } from './explain.ts';
import type { Menu } from './menu.ts';

/** How many lines of the log `log` shows. */
const LATELY = 15;

/** How much is listed of what is not possible, of choices that a line may mean, of paragraphs that were found. */
export const SOME = 12;

/** Shows one match to those who sit at it. */
export class Display {
  readonly #match: ReplayedMatch;
  readonly #picture: Picture;
  readonly #names: readonly string[];
  readonly #lang: Language;
  readonly #say: Words;
  /** The table is only drawn when it is asked for. */
  readonly #brief: boolean;
  /** Who was last shown the table; nobody after others have moved. */
  #shownTo: Viewer = null;
  /** What was shown; it is not shown again while nothing on it has changed. */
  #shown = '';

  constructor(match: ReplayedMatch, picture: Picture, names: readonly string[], lang: Language, brief: boolean) {
    this.#match = match;
    this.#picture = picture;
    this.#names = names;
    this.#lang = lang;
    this.#say = words[lang];
    this.#brief = brief;
  }

  /** What that viewer sees and may do, in the order in which it is listed. */
  outlook(seat: Viewer): Outlook {
    const { game, state } = this.#match;
    const picture = this.#picture;
    const seen = sight(game, state, seat);
    return {
      game,
      picture,
      sight: { ...seen, actions: inOrder(seen.actions, picture) },
      names: this.#names,
      lang: this.#lang,
    };
  }

  /** Others have moved: the table is worth another look. */
  expire(): void {
    this.#shownTo = null;
  }

  /** Nobody may read what was shown so far. */
  wipe(): void {
    wipe();
    this.#shownTo = null;
    this.#shown = '';
  }

  /** The table, as it looks to that viewer. */
  table(seat: Viewer): void {
    show(['', ...drawBoard(this.outlook(seat)), '']);
    this.#shown = this.#drawn(seat);
    this.#shownTo = seat;
  }

  /** The table, if others have moved and it has changed, or if nobody can choose without it. */
  news(seat: Seat): void {
    if (needsBoard(this.outlook(seat))) this.table(seat);
    else if (this.#shownTo !== seat && !this.#brief && this.#drawn(seat) !== this.#shown) this.table(seat);
    this.#shownTo = seat;
  }

  /** The table whatever can be chosen. */
  #drawn(seat: Viewer): string {
    const { game, state } = this.#match;
    const outlook = { names: this.#names, lang: this.#lang };
    const scene = { game, picture: this.#picture, sight: { view: view(game, state, seat) }, ...outlook };
    return drawBoard(scene).join('\n');
  }

  /** The question with as many choices as the screen has room for. */
  question(seat: Seat, menu: Menu): void {
    const outlook = this.outlook(seat);
    const frame = topFrame(this.#match.state);
    const { prompts } = this.#match.game.text[this.#lang];
    const prompt = menu.question ?? (frame && prompts[frame.step]?.(frame, outlook.sight.view)) ?? '';
    const status = statusLine(outlook);
    const who = inSeatColour(seat, this.#say.toDecide(this.#names[seat] ?? ''));
    const head = [
      ...(status === undefined ? [] : hung(status, 2)),
      ...hung(`${who} ${bold(spoken(prompt, this.#names))}`, 2),
    ];
    const { lines, left } = menu.lines(screenHeight() - head.length - 2);
    show([...head, ...lines]);
    if (left > 0) show(faint(`  ${this.#say.moreChoices(left)}`));
    if (menu.question !== undefined) show(faint(`  ${this.#say.backByEnter}`));
  }

  /** What can be typed, with examples that fit the question, and what might be tried in vain. */
  help(outlook: Outlook, menu: Menu): void {
    const rows = this.#say.help(menu.examples()).map(([input, meaning]) => [bold(input), meaning]);
    show(table(rows, 'right').flatMap((line) => hung(`  ${line}`, 4)));
    const vain = outlook.sight.refusals.map(({ action }) => plainWords(label(outlook, action), outlook.names));
    if (vain.length === 0) return;
    show([faint(this.#say.notPossible), ...columns(vain.slice(0, SOME).map((one) => `  ${one}`))]);
    if (vain.length > SOME) show(faint(`  ${this.#say.andMore(vain.length - SOME)}`));
  }

  /** Say what happened, as far as that viewer may know it. */
  tell(facts: readonly AnyFact[], viewer: Viewer): void {
    const lines = this.#sentences(facts, viewer);
    if (lines.length > 0) show(lines);
  }

  /** What happened lately. */
  log(seat: Seat): void {
    show(this.#match.log.flatMap((facts) => this.#sentences(facts, seat)).slice(-LATELY));
  }

  #sentences(facts: readonly AnyFact[], viewer: Viewer): string[] {
    const { facts: sentences } = this.#match.game.text[this.#lang];
    return factsFor(facts, viewer).flatMap((fact) =>
      hung(`${faint('·')} ${spoken(sentences[fact.fact]?.(fact) ?? fact.fact, this.#names)}`, 2),
    );
  }

  /** A paragraph or what is found by words; without either, the chapters. */
  rules(asked: string): void {
    const { id } = this.#match.game;
    if (asked === '') {
      show([...chapters(id, this.#lang).flatMap((line) => hung(line, 4)), ...wrap(faint(this.#say.readChapter))]);
      return;
    }
    const found = passagesAsked(id, asked, this.#lang);
    const shown = found.slice(0, SOME).flatMap((passage) => passageLines(passage));
    show(shown.length > 0 ? shown : wrap(this.#say.nothingToSay(asked)));
    if (found.length > SOME) show(faint(this.#say.moreFound(found.length - SOME)));
  }
}
