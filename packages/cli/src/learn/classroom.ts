/** A lesson at the keyboard: its words, the table, and what the learner types. */

import { companion } from '@tabularium/bots';
import {
  type AnyAction,
  type AnyGame,
  beginLesson,
  hintIn,
  isToRead,
  type Language,
  type Lecture,
  type Lesson,
  type LessonWords,
  letOthersPlay,
  type Match,
  plainWords,
  readOn,
  shownStep,
  stepBack,
  tryInLesson,
} from '@tabularium/kernel';
import type { Picture } from '../boards/picture.ts';
import { Display, SOME } from '../play/display.ts';
import { explainChoice, explainWords, label, refusalLines } from '../play/explain.ts';
import { Lines } from '../play/lines.ts';
import { Menu } from '../play/menu.ts';
import { bold, faint, show, wrap } from '../screen.ts';
import { type Words, words } from '../words/index.ts';

/** What a typed line came to. */
type Reply = 'again' | 'question' | 'step' | 'leave';

/** Somebody learns at the keyboard. */
export class Classroom {
  readonly #lecture: Lecture;
  readonly #display: Display;
  readonly #words: LessonWords;
  readonly #names: readonly string[];
  readonly #say: Words;
  readonly #lines = new Lines(() => this.#lines.close());
  /** How many entries of the log were told. */
  #told: number;

  constructor(game: AnyGame, picture: Picture, lesson: Lesson, lessonWords: LessonWords, lang: Language) {
    this.#lecture = beginLesson(game, lesson);
    this.#words = lessonWords;
    this.#say = words[lang];
    this.#names = Array.from({ length: lesson.table.seats }, (_, seat) => this.#say.person(seat + 1));
    this.#display = new Display(this.#lecture.match, picture, this.#names, lang, false);
    letOthersPlay(this.#lecture, companion);
    this.#told = this.#lecture.match.log.length;
  }

  /** The match that is played in it. */
  get match(): Match<AnyGame> {
    return this.#lecture.match;
  }

  /** Go through the lesson; false if the learner left before its end. */
  async attend(): Promise<boolean> {
    show(['', bold(this.#words.title), ...wrap(this.#words.about)]);
    try {
      while (shownStep(this.#lecture) !== undefined) if (!(await this.#step())) return false;
    } finally {
      this.#lines.close();
    }
    show(['', this.#say.learn.done]);
    return true;
  }

  /** One step, until it is over or another is gone back to; false to leave. */
  async #step(): Promise<boolean> {
    const step = shownStep(this.#lecture);
    if (step === undefined) return true;
    const { step: at, lesson } = this.#lecture;
    const rule = step.rule === undefined ? '' : faint(` (${step.rule})`);
    show(['', faint(`${at + 1}/${lesson.steps.length}`), ...wrap((this.#words.steps[step.id]?.say ?? '') + rule)]);
    return isToRead(step) ? this.#read() : this.#ask();
  }

  async #read(): Promise<boolean> {
    const typed = await this.#lines.ask(`${faint(this.#say.learn.enter)} › `);
    if (typed === undefined || this.#means('quit', typed)) return false;
    if (this.#isBack(typed)) stepBack(this.#lecture);
    else readOn(this.#lecture);
    letOthersPlay(this.#lecture, companion);
    return true;
  }

  async #ask(): Promise<boolean> {
    const { seat } = this.#lecture.lesson;
    this.#display.news(seat);
    const menu = new Menu(this.#display.outlook(seat));
    this.#display.question(seat, menu);
    for (;;) {
      const typed = await this.#lines.ask(`${bold(this.#say.ask)} ${faint(this.#say.learn.askHint)} › `);
      if (typed === undefined) return false;
      const reply = this.#answer(menu, typed.trim());
      if (reply === 'leave') return false;
      if (reply === 'step') return true;
      if (reply === 'question') this.#display.question(seat, menu);
    }
  }

  #answer(menu: Menu, typed: string): Reply {
    const { lesson } = this.#lecture;
    if (typed === '') return menu.leave() ? 'question' : 'again';
    if (this.#means('quit', typed)) return 'leave';
    if (this.#isBack(typed)) return stepBack(this.#lecture) ? 'step' : 'again';
    if (this.#say.learn.hints.includes(typed.toLowerCase())) return this.#hint();
    if (this.#means('board', typed)) {
      this.#display.table(lesson.seat);
      return 'question';
    }
    if (typed.startsWith('?')) return this.#explain(menu, typed.slice(1).trim());
    return this.#choose(menu, typed);
  }

  #choose(menu: Menu, typed: string): Reply {
    const choice = /^[0-9]+$/.test(typed) ? menu.numbered(Number(typed)) : undefined;
    const found = choice === undefined ? menu.find(typed) : { one: choice };
    if ('one' in found) {
      if ('action' in found.one) return this.#try(found.one.action);
      menu.enter(found.one);
      return 'question';
    }
    show(found.several.length > 0 ? menu.some(found.several, SOME) : wrap(this.#say.noChoice(typed)));
    return 'again';
  }

  #try(action: AnyAction): Reply {
    const step = shownStep(this.#lecture);
    const outlook = this.#display.outlook(this.#lecture.lesson.seat);
    const tried = tryInLesson(this.#lecture, action);
    if (tried === 'otherwise') {
      show(wrap(this.#words.steps[step?.id ?? '']?.otherwise ?? this.#say.learn.otherwise));
      return 'again';
    }
    if (tried !== 'done') {
      show(refusalLines(outlook, action, tried.refusal));
      return 'again';
    }
    letOthersPlay(this.#lecture, companion);
    this.#tell();
    return 'step';
  }

  /** Say what would come next, and let the learner do it. */
  #hint(): Reply {
    const { match, lesson } = this.#lecture;
    const action = hintIn(this.#lecture) ?? companion(match, lesson.seat);
    show(wrap(`→ ${plainWords(label(this.#display.outlook(lesson.seat), action), this.#names)}`));
    return 'again';
  }

  #explain(menu: Menu, query: string): Reply {
    const outlook = this.#display.outlook(this.#lecture.lesson.seat);
    const choice = /^[0-9]+$/.test(query) ? menu.numbered(Number(query)) : undefined;
    if (query === '') show(wrap(this.#say.learn.help));
    else if (choice !== undefined) show(explainChoice(outlook, choice));
    else {
      const found = explainWords(outlook, query);
      show(found.length > 0 ? found : wrap(this.#say.nothingToSay(query)));
    }
    return 'again';
  }

  #tell(): void {
    const { match, lesson } = this.#lecture;
    for (const facts of match.log.slice(this.#told)) this.#display.tell(facts, lesson.seat);
    this.#told = match.log.length;
  }

  #means(command: 'quit' | 'board', typed: string): boolean {
    return this.#say.commands[command].includes(typed.trim().toLowerCase());
  }

  #isBack(typed: string): boolean {
    return this.#say.learn.backs.includes(typed.trim().toLowerCase());
  }
}
