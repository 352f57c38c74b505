/** The list a person chooses from: actions, and lines that open a second question. */

import { type AnyAction, plainWords } from '@tabularium/kernel';
import { choicesOf, noteOn } from '../boards/board.ts';
import { actionsIn, type Branch, type Choice } from '../boards/picture.ts';
import { bold, clip, columns, faint, pad, spoken } from '../screen.ts';
import { label, type Outlook, wordsOf } from './explain.ts';
import { isExactly, matches } from './typed.ts';

/** What a typed line came to: one choice, several that it may mean, or none. */
export type Found = { readonly one: Choice } | { readonly several: readonly AnyAction[] };

/** The longest example. */
const EXAMPLE = 20;

const isBranch = (choice: Choice): choice is Branch => 'choices' in choice;

/** One list of choices with their numbers. */
export class Menu {
  readonly #outlook: Outlook;
  /** The second questions that are open, the innermost last. */
  readonly #open: Branch[] = [];
  readonly #all: readonly Choice[];

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
    this.#all = choicesOf(outlook);
  }

  /** What is asked, if a second question is open. */
  get question(): string | undefined {
    return this.#open.at(-1)?.question;
  }

  get #choices(): readonly Choice[] {
    return this.#open.at(-1)?.choices ?? this.#all;
  }

  /** Open the second question. */
  enter(branch: Branch): void {
    this.#open.push(branch);
  }

  /** Back to the question before; false if this is the first. */
  leave(): boolean {
    return this.#open.pop() !== undefined;
  }

  /** The choice of that number. */
  numbered(number: number): Choice | undefined {
    return this.#choices[number - 1];
  }

  /** The choice that these words mean. A choice they name in full comes before longer ones that contain them. */
  find(typed: string): Found {
    if (typed === '') return { several: [] };
    const contained = actionsIn(this.#choices).filter((action) => this.isCalled(action, typed));
    const exact = contained.filter((action) => isExactly(this.#plain(action), typed));
    const [one, ...others] = exact.length === 1 ? exact : contained;
    if (one === undefined) return this.#branch(typed);
    if (others.length === 0) return { one: { action: one } };
    const branch = this.#choices.filter(isBranch).find(({ choices }) => {
      const within = actionsIn(choices);
      return [one, ...others].every((action) => within.includes(action));
    });
    return branch === undefined ? { several: [one, ...others] } : { one: branch };
  }

  #branch(typed: string): Found {
    const [one, ...others] = this.#choices.filter(isBranch).filter(({ label }) => matches(label, typed));
    return one !== undefined && others.length === 0 ? { one } : { several: [] };
  }

  /** Do these words call that action? */
  isCalled(action: AnyAction, typed: string): boolean {
    return matches(wordsOf(this.#outlook, action), typed);
  }

  /** The list, or as many of its lines as there is room for, and how many choices are left out. */
  lines(room: number): { readonly lines: string[]; readonly left: number } {
    const width = String(this.#choices.length).length + 2;
    const items = this.#choices.map((choice, at) => this.#item(choice, pad(String(at + 1), width, 'left')));
    const lines = columns(items, undefined, width + 2);
    if (lines.length <= room || items.length === 0) return { lines, left: 0 };
    let shown = items.length;
    while (shown > 1 && columns(items.slice(0, shown), undefined, width + 2).length > room - 1) shown--;
    return { lines: columns(items.slice(0, shown), undefined, width + 2), left: items.length - shown };
  }

  /** Those of the actions that are meant, each with the number under which it is chosen. */
  some(actions: readonly AnyAction[], most: number): string[] {
    const width = String(this.#choices.length).length + 2;
    const items = actions.slice(0, most).map((action) => {
      const at = this.#choices.findIndex((choice) => !isBranch(choice) && choice.action === action);
      return this.#item({ action }, pad(at < 0 ? '·' : String(at + 1), width, 'left'));
    });
    return columns(items, undefined, width + 2);
  }

  /** What might be typed here: words of a choice, and a thing it is about. */
  examples(): [choice: string, thing: string] | undefined {
    const [action] = actionsIn(this.#choices);
    if (action === undefined) return undefined;
    const [words = '', thing] = wordsOf(this.#outlook, action).split(' | ');
    return [clip(words, EXAMPLE).toLowerCase(), clip(thing ?? words, EXAMPLE).toLowerCase()];
  }

  #item(choice: Choice, number: string): string {
    if (isBranch(choice)) {
      const { label: words, note } = choice;
      return `${bold(number)}  ${words} …${note === undefined ? '' : faint(` (${note})`)}`;
    }
    const note = noteOn(this.#outlook, choice.action);
    const after = note === undefined ? '' : faint(` (${note})`);
    return `${bold(number)}  ${spoken(label(this.#outlook, choice.action), this.#outlook.names)}${after}`;
  }

  #plain(action: AnyAction): string {
    return plainWords(label(this.#outlook, action), this.#outlook.names);
  }
}
