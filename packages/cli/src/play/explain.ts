/** What `?` answers: what a thing is, or why something is not possible, with the paragraph of the rules. */

import {
  type AnyAction,
  type AnyGame,
  type Language,
  pieces,
  plainWords,
  type Refusal,
  refusalWords,
  type Sight,
  type Thing,
} from '@tabularium/kernel';
import { noteOn } from '../boards/board.ts';
import { actionsIn, type Choice, type Picture } from '../boards/picture.ts';
import { passageLines } from '../passages.ts';
import { paragraph } from '../rulebook.ts';
import { bold, faint, hung, spoken, thing, wrap } from '../screen.ts';
import { words } from '../words/index.ts';
import { isExactly, matches } from './typed.ts';

/** One side of the table: whose eyes, in which language. */
export interface Outlook {
  readonly game: AnyGame;
  readonly picture: Picture;
  readonly sight: Sight;
  readonly names: readonly string[];
  readonly lang: Language;
}

/** The most things and the most reasons that one question is answered with. */
const MOST = 4;

/** What an action is called. */
export function label({ game, picture, sight, lang }: Outlook, action: AnyAction): string {
  const own = game.text[lang].actions[action.type]?.(action, sight.view) ?? action.type;
  const number = sight.actions.indexOf(action) + 1;
  return number === 0 ? own : (picture.call?.(action, own, number) ?? own);
}

/** The things that an action speaks of, and those that lie where it points. */
function thingsOf(outlook: Outlook, action: AnyAction): Thing[] {
  const { game, picture, sight, lang, names } = outlook;
  const named = pieces(label(outlook, action), names).flatMap(({ kind, id }): [string, string][] =>
    kind === undefined || id === undefined ? [] : [[kind, id]],
  );
  const about = [...named, ...(picture.about?.(sight.view, action) ?? [])];
  return about.flatMap(([kind, id]) => game.text[lang].things[kind]?.(id) ?? []);
}

/** All words by which an action may be called: its own and the names of the things it is about. */
export function wordsOf(outlook: Outlook, action: AnyAction): string {
  const sentence = plainWords(label(outlook, action), outlook.names);
  return [sentence, ...thingsOf(outlook, action).map(({ name }) => name)].join(' | ');
}

/** Explain everything that a choice is about, each thing once; the rules of the first come with it. */
export function explainChoice(outlook: Outlook, choice: Choice): string[] {
  const head = 'action' in choice ? plainWords(label(outlook, choice.action), outlook.names) : choice.label;
  const note = 'action' in choice ? noteOn(outlook, choice.action) : choice.note;
  const about = actionsIn([choice]).flatMap((action) => thingsOf(outlook, action));
  const things = about.filter(({ name }, at) => about.findIndex((other) => other.name === name) === at);
  return [
    ...hung(bold(head + (note === undefined ? '' : ` (${note})`)), 2),
    ...explained(outlook, things.slice(0, MOST)),
  ];
}

/** Explain whatever goes by that name: things in the box, the one called exactly that first, then what is not possible now. */
export function explainWords(outlook: Outlook, query: string): string[] {
  const { game, sight, lang } = outlook;
  const found = new Map<string, Thing>();
  for (const entry of game.things) {
    const [kind = '', id = ''] = entry.split(/:(.*)/s);
    const one = game.text[lang].things[kind]?.(id);
    if (one !== undefined && matches(one.name, query)) found.set(one.name + one.text, one);
  }
  const far = ({ name }: Thing): number => (isExactly(name, query) ? 0 : 1);
  const things = [...found.values()].sort((one, other) => far(one) - far(other));
  const vain = sight.refusals.filter(({ action }) => matches(wordsOf(outlook, action), query));
  const reasons = byReason(outlook, vain);
  const left = Math.max(0, things.length - MOST) + Math.max(0, reasons.length - MOST);
  return [
    ...explained(outlook, things.slice(0, MOST)),
    ...reasons.slice(0, MOST).flatMap(([why, actions]) => hung(`${some(actions)}: ${why}`, 2)),
    ...(things.length === 0 && vain[0] !== undefined ? ruleLines(vain[0].refusal.rule, lang) : []),
    ...(left > 0 ? [faint(words[lang].moreFound(left))] : []),
  ];
}

/** Each reason once, with everything it keeps from being done. */
function byReason(outlook: Outlook, vain: Outlook['sight']['refusals']): [why: string, actions: string[]][] {
  const reasons = new Map<string, string[]>();
  for (const { action, refusal } of vain) {
    const why = whyNot(outlook, refusal);
    reasons.set(why, [...(reasons.get(why) ?? []), plainWords(label(outlook, action), outlook.names)]);
  }
  return [...reasons];
}

const some = (labels: readonly string[]): string =>
  labels.slice(0, MOST).join(', ') + (labels.length > MOST ? ' …' : '');

/** Why that is not possible, with the paragraph that says so. */
export function refusalLines(outlook: Outlook, action: AnyAction, refusal: Refusal): string[] {
  return [...reasonLines(outlook, action, refusal), ...ruleLines(refusal.rule, outlook.lang)];
}

function reasonLines(outlook: Outlook, action: AnyAction, refusal: Refusal): string[] {
  return hung(`${plainWords(label(outlook, action), outlook.names)}: ${whyNot(outlook, refusal)}`, 2);
}

const whyNot = ({ game, lang, names }: Outlook, refusal: Refusal): string =>
  spoken(refusalWords(game.text[lang], lang, refusal), names);

/** The things in words; the paragraph of the first stands under it, of the others there is only the number. */
function explained({ names, lang }: Outlook, things: readonly Thing[]): string[] {
  return things.flatMap(({ name, text, rule, note }, at) => [
    thing(plainWords(name, names)),
    ...wrap(spoken(text, names) + (at === 0 || rule === undefined ? '' : faint(` (${rule})`)), 2),
    ...(note === undefined ? [] : wrap(faint(spoken(note, names)), 2)),
    ...(at === 0 ? ruleLines(rule, lang) : []),
  ]);
}

function ruleLines(rule: string | undefined, lang: Language): string[] {
  const passage = rule === undefined ? undefined : paragraph(rule, lang);
  return passage === undefined ? [] : passageLines(passage, 2).filter((line) => line !== '');
}
