/**
 * Every sentence of every game, in every language: what recorded matches tell and ask is read as it stands, and read again
 * with every number in it from 0 to 3; explanations and options are read once.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gameIds, loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  act,
  awaited,
  LANGUAGES,
  type Language,
  type Loose,
  legal,
  parseMatch,
  plainWords,
  start,
  topFrame,
  view,
} from '@tabularium/kernel';
import { miscounted, slips, slipsOfLine } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** A saying and what it was said about. */
interface Said {
  readonly where: string;
  readonly say: (about: Loose) => string;
  readonly about: Loose;
}

/** Numbers that name something instead of counting it. */
const NAMING =
  /^(seat|seats|by|of|from|to|at|rival|owner|partner|winner|target|attacker|builder|space|spaces|place|tile|cell|hex|square|slot|level|levels|age|round|turn|number|id|index|leader|die|dice|roll|rolls|direction|position|side|option|path|step|start|city|fort|over|into|where|card|goods|first|second|after|before|seen|x|y|q|r|turns|figure|army|unit|market|board|bonus|culture|coordinate|value|values)$/;

/** What the recorded matches of a game tell, ask and offer: a few of each kind, with different shapes. */
function saidIn(game: AnyGame, language: Language): Said[] {
  const text = game.text[language];
  const folder = new URL(`../../${game.id}/corpus/`, import.meta.url);
  const said = new Map<string, Said>();
  const keep = (where: string, about: Loose, say: Said['say'] | undefined) => {
    if (say === undefined) return;
    const shape = `${where}/${Object.entries(about).map(([key, value]) => `${key}:${value === 0 || value === '' || value === null ? 'none' : typeof value === 'number' ? Math.min(value, 2) : typeof value}`)}`;
    if (!said.has(shape)) said.set(shape, { where, say, about });
  };
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = parseMatch(readFileSync(new URL(name, folder), 'utf8'));
    const state = start(game, file);
    for (const [at, { seat, action }] of file.moves.entries()) {
      const look = at % 5 === 0;
      if (look) {
        const [asked = seat] = awaited(state);
        const seen = view(game, state, asked);
        const frame = topFrame(seen as never) as Loose;
        if (frame !== undefined)
          keep(`prompt ${frame.step}`, frame, (about) => text.prompts[frame.step]?.(about, seen) ?? '');
        for (const choice of legal(game, state, asked).slice(0, 40))
          keep(`action ${choice.type}`, choice, (about) => text.actions[choice.type]?.(about, seen) ?? '');
      }
      (state as Loose).facts = [];
      act(game, state, seat, action);
      for (const fact of (state as Loose).facts ?? []) keep(`fact ${fact.fact}`, fact, text.facts[fact.fact]);
      (state as Loose).facts = null;
    }
  }
  return [...said.values(), ...unreached(text, [...said.values()])];
}

/** What no recorded match tells, said of what others are told of: whatever a fact has of that name. */
function unreached(text: AnyGame['text'][Language], reached: readonly Said[]): Said[] {
  const known = new Set(reached.map(({ where }) => where));
  const examples: Record<string, unknown> = {};
  for (const { about } of reached) {
    for (const [name, value] of Object.entries(about)) if (typeof value !== 'number') examples[name] ??= value;
  }
  return Object.entries(text.facts)
    .filter(([fact]) => !known.has(`fact ${fact}`))
    .map(([fact, say]) => ({
      where: `fact ${fact}`,
      // Numbers that are asked for are put there by `withNumber`.
      say: (about) => say(new Proxy(about, { get: (given, name) => given[name] ?? 2 })),
      about: { fact, ...examples, ...Object.fromEntries(COUNTED.map((name) => [name, 2])) },
    }));
}

/** Names that facts give to numbers. */
const COUNTED = [
  'amount',
  'count',
  'change',
  'number',
  'left',
  'wounds',
  'armies',
  'scouts',
  'points',
  'cards',
  'lost',
];

/** The same with that number in place of every number that counts something. */
function withNumber(about: Loose, number: number): Loose {
  if (Array.isArray(about)) return about.map((part) => (typeof part === 'object' ? withNumber(part, number) : part));
  if (typeof about !== 'object' || about === null) return about;
  return Object.fromEntries(
    Object.entries(about).map(([key, part]) => {
      if (NAMING.test(key)) return [key, part];
      return [key, typeof part === 'number' ? number : withNumber(part as Loose, number)];
    }),
  );
}

const inWords = (said: Said, about: Loose): string => {
  try {
    return plainWords(said.say(about), NAMES);
  } catch {
    return ''; // no such number can occur
  }
};

describe.each(gameIds)('%s', (id) => {
  test.each(LANGUAGES)(
    'what is told, asked and offered in %s has no slip, with any number',
    { timeout: 120_000 },
    async (language) => {
      const game = await loadGame(id);
      const faults = new Set<string>();
      for (const said of saidIn(game, language)) {
        const note = (fault: string) => faults.add(`${said.where}: ${fault}`);
        const check = said.where.startsWith('fact')
          ? slipsOfLine(language, inWords(said, said.about))
          : slips(inWords(said, said.about));
        check.forEach(note);
        const [none = '', one = '', two = '', three = ''] = [0, 1, 2, 3].map((number) =>
          inWords(said, withNumber(said.about, number)),
        );
        // Nobody is offered nothing, but nothing can be told or asked about.
        const zero = said.where.startsWith('action') ? '' : none;
        for (const sentence of [zero, one, two, three]) slips(sentence).forEach(note);
        miscounted(language, one, two).forEach(note);
      }
      expect([...faults]).toEqual([]);
    },
  );

  test.each(LANGUAGES)('what is explained in %s has no slip', async (language) => {
    const game = await loadGame(id);
    const text = game.text[language];
    const things = game.things.map((thing) => {
      const [kind = '', ...rest] = thing.split(':');
      const { name = '', text: about = '', note = '' } = text.things[kind]?.(rest.join(':')) ?? {};
      return [thing, [name, about, note]] as const;
    });
    const options = Object.entries(text.options).map(
      ([name, about]) => [name, [about.name, about.help, ...Object.values(about.values ?? {})]] as const,
    );
    const plain = Object.entries({ ...text.reasons, ...text.parts, ...text.endings }).map(
      ([name, words]) => [name, [words]] as const,
    );
    const faults = [...things, ...options, ...plain].flatMap(([name, words]) =>
      words.flatMap((sentence) =>
        [...slips(sentence), ...miscounted(language, sentence, sentence.replaceAll(/(?<![\d.,/–-])1 /g, '2 '))]
          .filter((fault) => !fault.startsWith('"1 ') || PLURAL[language].test(fault))
          .map((fault) => `${name}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });
});

/** In an explanation the number is fixed: only a word that is plural without doubt is wrong after 1. */
const PLURAL: { readonly [L in Language]: RegExp } = {
  en: /^"1 (?:\p{Ll}+ )?(tokens|cards|actions|points|workers|resources|steps|spaces|coins|hammers|units|buildings|cities|armies|figures|dice|tools|people|faces|turns|rounds|wonders|leaders|technologies|colonies)"/u,
  de: /^"1 (?:\p{Ll}+ )?(Karten|Aktionen|Punkte|Ressourcen|Schritte|Felder|Münzen|Einheiten|Städte|Armeen|Figuren|Werkzeuge|Symbole|Runden|Technologien|Kolonien|Spielsteine|Militärkarten|Zivilaktionen|Militäraktionen)"/u,
};
