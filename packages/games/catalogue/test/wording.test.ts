/**
 * Every sentence of every game, in every language: what recorded matches tell, ask and offer is read as it stands, and read
 * again with every number in it from 0 to 3; what no match reaches is read with made-up numbers and names; explanations and
 * options are read once.
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
import { faultsOfWords, miscounted, slips, slipsOfLine } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** A saying and what it was said about. */
interface Said {
  readonly where: string;
  readonly say: (about: Loose) => string;
  readonly about: Loose;
  /** Was it said in a match? Else it is said of made-up things. */
  readonly reached: boolean;
}

/** Numbers that name something instead of counting it. */
const NAMING =
  /^(seat|seats|by|of|from|to|at|rival|owner|partner|winner|target|attacker|builder|space|spaces|place|tile|cell|hex|square|slot|level|levels|age|round|turn|number|id|index|leader|die|dice|roll|rolls|direction|position|side|option|path|step|start|city|fort|over|into|where|card|goods|first|second|after|before|seen|x|y|q|r|turns|figure|army|unit|market|board|bonus|culture|coordinate|value|values)$/;

/** What the recorded matches of a game tell, ask and offer: a few of each kind, with different shapes. */
function saidIn(game: AnyGame, language: Language): Said[] {
  const text = game.text[language];
  const folder = new URL(`../../${game.id}/corpus/`, import.meta.url);
  const said = new Map<string, Said>();
  let lastSeen: object = {};
  const keep = (where: string, about: Loose, say: Said['say'] | undefined) => {
    if (say === undefined) return;
    const shape = `${where}/${Object.entries(about).map(([key, value]) => `${key}:${value === 0 || value === '' || value === null ? 'none' : typeof value === 'number' ? Math.min(value, 2) : typeof value}`)}`;
    if (!said.has(shape)) said.set(shape, { where, say, about, reached: true });
  };
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = parseMatch(readFileSync(new URL(name, folder), 'utf8'));
    const state = start(game, file);
    for (const [at, { seat, action }] of file.moves.entries()) {
      const look = at % 5 === 0;
      if (look) {
        const [asked = seat] = awaited(state);
        const seen = view(game, state, asked);
        lastSeen = seen;
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
  return [...said.values(), ...unreached(text, [...said.values()], lastSeen)];
}

/** What no recorded match tells, asks or offers, said of what others are said of: whatever one of them has of that name. */
function unreached(text: AnyGame['text'][Language], reached: readonly Said[], seen: object): Said[] {
  const known = new Set(reached.map(({ where }) => where));
  const examples: Record<string, unknown> = {};
  for (const { about } of reached) {
    for (const [name, value] of Object.entries(about)) if (typeof value !== 'number') examples[name] ??= value;
  }
  const sayings = { fact: text.facts, prompt: text.prompts, action: text.actions };
  return Object.entries(sayings).flatMap(([kind, book]) =>
    Object.entries(book)
      .filter(([name]) => !known.has(`${kind} ${name}`))
      .map(([name, say]) => ({
        where: `${kind} ${name}`,
        // Numbers that are asked for are put there by `withNumber`.
        say: (about) => say(new Proxy(about, { get: (given, part) => given[part] ?? 2 }), seen),
        about: { ...examples, ...Object.fromEntries(COUNTED.map((part) => [part, 2])) },
        reached: false,
      })),
  );
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

/** The names that the game's program has for its things and no person reads: `rich-land-a`. */
function idsIn(game: AnyGame, language: Language): RegExp {
  const ids = game.things.flatMap((thing) => {
    const [kind = '', id = ''] = thing.split(/:(.*)/s);
    return id.includes('-') && game.text[language].things[kind]?.(id).name !== id ? [id] : [];
  });
  return new RegExp(`(?<![\\p{L}-])(${ids.join('|') || '(?!)'})(?![\\p{L}-])`, 'u');
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
      const ids = idsIn(game, language);
      for (const said of saidIn(game, language)) {
        const note = (fault: string) => faults.add(`${said.where}: ${fault}`);
        const sentence = inWords(said, said.about);
        slipsOfLine(language, sentence, said.where.startsWith('fact')).forEach(note);
        if (said.reached && ids.test(sentence)) note(`a name of the program in: ${sentence}`);
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
      ([name, about]) =>
        [
          name,
          [about.name, about.help, ...Object.values(about.values ?? {}), ...Object.values(about.groups ?? {})],
        ] as const,
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

test.each(gameIds)('what boards and bots call things in %s has no slip, with any number', async (id) => {
  const game = await loadGame(id);
  for (const language of LANGUAGES) {
    const { labels = {}, figures = {}, features = {} } = game.text[language];
    const faults = faultsOfWords(language, { labels, figures, features }).filter((fault) => {
      const [, what = ''] = fault.split(/: (.*)/s);
      // Not everything that is told a number here is about numbers: a name may be a 1, and a kind may be missing.
      if (what.startsWith('a hole')) return false;
      const [, noun] = /^"1 (\p{L}+)/u.exec(what) ?? [];
      return noun === undefined || (PLURAL[language].test(`"1 ${noun}"`) && !/ (of|von) 1 /.test(what));
    });
    expect(faults).toEqual([]);
  }
});

test.each(gameIds)('nothing is said in %s in two languages with the same words', { timeout: 120_000 }, async (id) => {
  const game = await loadGame(id);
  const [own, other] = LANGUAGES.map((language) => saidIn(game, language));
  const alike = own?.flatMap((said, at) => {
    const sentence = inWords(said, said.about);
    const twin = other?.[at];
    // Names may be the same everywhere, sentences have words of their own.
    const hasWords = (sentence.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []).length > 1;
    return hasWords && twin !== undefined && sentence === inWords(twin, twin.about)
      ? [`${said.where}: ${sentence}`]
      : [];
  });
  expect(alike).toEqual([]);
});

/** In an explanation the number is fixed: only a word that is plural without doubt is wrong after 1. */
const PLURAL: { readonly [L in Language]: RegExp } = {
  en: /^"1 (?:\p{Ll}+ )?(tokens|cards|actions|points|workers|resources|steps|spaces|coins|hammers|units|buildings|cities|armies|figures|dice|tools|people|faces|turns|rounds|wonders|leaders|technologies|colonies)"/u,
  de: /^"1 (?:\p{Ll}+ )?(Karten|Aktionen|Punkte|Ressourcen|Schritte|Felder|Münzen|Einheiten|Städte|Armeen|Figuren|Werkzeuge|Symbole|Runden|Technologien|Kolonien|Spielsteine|Militärkarten|Zivilaktionen|Militäraktionen)"/u,
};
