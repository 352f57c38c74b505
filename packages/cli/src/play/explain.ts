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
import type { Picture } from '../boards/picture.ts';
import { passageLines } from '../commands/rules.ts';
import { paragraph } from '../rulebook.ts';
import { bold, spoken, thing, wrap } from '../screen.ts';
import { matches } from './typed.ts';

/** One side of the table: whose eyes, in which language. */
export interface Outlook {
  readonly game: AnyGame;
  readonly picture: Picture;
  readonly sight: Sight;
  readonly names: readonly string[];
  readonly lang: Language;
}

/** The most answers to one question. */
const MOST = 5;

/** What an action is called. */
export function label({ game, sight, lang }: Outlook, action: AnyAction): string {
  return game.text[lang].actions[action.type]?.(action, sight.view) ?? action.type;
}

/** All words by which an action may be called: its own and the names of the things it speaks of. */
export function wordsOf(outlook: Outlook, action: AnyAction): string {
  const { game, lang, names } = outlook;
  const sentence = label(outlook, action);
  const things = pieces(sentence, names).flatMap(({ kind, id }) => {
    const name = kind === undefined || id === undefined ? undefined : game.text[lang].things[kind]?.(id).name;
    return name ?? [];
  });
  return [plainWords(sentence, names), ...things].join(' | ');
}

/** Explain everything that an action speaks of. */
export function explainAction(outlook: Outlook, action: AnyAction): string[] {
  const { game, lang, names } = outlook;
  const sentence = label(outlook, action);
  const spokenOf = pieces(sentence, names).flatMap(({ kind, id }) => {
    const explained = kind === undefined || id === undefined ? undefined : game.text[lang].things[kind]?.(id);
    return explained === undefined ? [] : thingLines(explained, outlook);
  });
  return [bold(plainWords(sentence, names)), ...spokenOf];
}

/** Explain whatever goes by that name: what is not possible now, and things in the box. */
export function explainWords(outlook: Outlook, query: string): string[] {
  const { game, sight, lang } = outlook;
  const vain = sight.refusals
    .filter(({ action }) => matches(wordsOf(outlook, action), query))
    .slice(0, MOST)
    .flatMap(({ action, refusal }) => refusalLines(outlook, action, refusal));
  const found = new Map<string, Thing>();
  for (const entry of game.things) {
    const [kind = '', id = ''] = entry.split(/:(.*)/s);
    const explained = game.text[lang].things[kind]?.(id);
    if (explained !== undefined && matches(explained.name, query))
      found.set(explained.name + explained.text, explained);
  }
  return [...vain, ...[...found.values()].slice(0, MOST).flatMap((one) => thingLines(one, outlook))];
}

/** Why that is not possible, with the paragraph that says so. */
export function refusalLines(outlook: Outlook, action: AnyAction, refusal: Refusal): string[] {
  const { game, lang, names } = outlook;
  const why = spoken(refusalWords(game.text[lang], lang, refusal), names);
  return [`${plainWords(label(outlook, action), names)}: ${why}`, ...ruleLines(refusal.rule, lang)];
}

function thingLines({ name, text, rule }: Thing, { names, lang }: Outlook): string[] {
  return [thing(plainWords(name, names)), ...wrap(spoken(text, names), 2), ...ruleLines(rule, lang)];
}

function ruleLines(rule: string | undefined, lang: Language): string[] {
  const passage = rule === undefined ? undefined : paragraph(rule, lang);
  return passage === undefined ? [] : passageLines(passage, 2).filter((line) => line !== '');
}
