/** The rulebooks of `docs/rules`, cut into numbered paragraphs. Each is loaded when somebody opens it. */

import { type AnyGame, type Language, rulebookFile } from '@tabularium/kernel';

/** One numbered paragraph. */
export interface Paragraph {
  readonly number: string;
  /** Its words in Markdown. */
  readonly words: string;
}

/** A chapter and its paragraphs. */
export interface Chapter {
  /** Its number, `SA 4`. */
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A rulebook. */
export interface Book {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** Two letters for the book, then chapter and paragraph: `SA 4.1`, `TI 3.3a`, `TA 18.III4`. */
const NUMBER = String.raw`[A-Z]{2} \d+(?:\.[0-9A-Z]+)*[a-z]?`;
const PARAGRAPH = new RegExp(String.raw`^- \*\*(${NUMBER})\*\* ?(.*)$`);
const CHAPTER = new RegExp(`^## (${NUMBER}) (.+)$`);
/** In running words `II 2` may be an age and a number: there a citation names its paragraph. */
const CITATION = /\b([A-Z]{2} \d+(?:\.[0-9A-Z]+)+[a-z]?)(?![0-9A-Za-z])/;

/** The words around citations and the citations themselves, in turn: text, rule, text, rule, text. */
export const citedIn = (words: string): string[] => words.split(CITATION);

const files = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const opened = new Map<string, Promise<readonly Book[]>>();

/** The names of a game's rulebooks, that of the base game first. */
export const booksOf = ({ id, rulebooks }: AnyGame): readonly string[] => rulebooks ?? [id];

/** Is there a rulebook of that name? */
export const isBook = (name: string): boolean => fileOf(rulebookFile(name, 'en')) !== undefined;

const fileOf = (name: string) => files[`../../../../docs/rules/${name}`];

/** These rulebooks in that language, without those that do not exist. */
export function openBooks(names: readonly string[], language: Language): Promise<readonly Book[]> {
  const key = [language, ...names].join(' ');
  const known = opened.get(key) ?? readBooks(names, language);
  opened.set(key, known);
  return known;
}

async function readBooks(names: readonly string[], language: Language): Promise<readonly Book[]> {
  const books = names.map(async (name) => {
    const load = fileOf(rulebookFile(name, language));
    return load === undefined ? [] : [bookFrom(name, await load())];
  });
  return (await Promise.all(books)).flat();
}

/** A book begins with `# Title`, chapters with `## SA 4 `, paragraphs with `- **SA 4.1** `; what follows belongs to the paragraph. */
export function bookFrom(name: string, source: string): Book {
  const chapters: { number: string; title: string; paragraphs: { number: string; words: string }[] }[] = [];
  for (const line of source.split('\n')) {
    const [, chapterNumber, title] = CHAPTER.exec(line) ?? [];
    const [, number, words] = PARAGRAPH.exec(line) ?? [];
    const chapter = chapters.at(-1);
    const last = chapter?.paragraphs.at(-1);
    if (chapterNumber !== undefined) chapters.push({ number: chapterNumber, title: title ?? '', paragraphs: [] });
    else if (number !== undefined) chapter?.paragraphs.push({ number, words: words ?? '' });
    else if (last !== undefined) last.words += `\n${line}`;
  }
  return {
    name,
    title: /^# (.+)$/m.exec(source)?.[1] ?? name,
    chapters: chapters.filter((chapter) => chapter.paragraphs.length > 0),
  };
}

/** Where a citation leads: a paragraph of one of these books, that of a lettered item, or a chapter. */
export function placeOf(books: readonly Book[], rule: string): { book: Book; number: string } | undefined {
  for (const number of [rule, rule.replace(/[a-z]$/, '')]) {
    const book = books.find(({ chapters }) => chapters.some((chapter) => holds(chapter, number)));
    if (book !== undefined) return { book, number };
  }
  return undefined;
}

const holds = (chapter: Chapter, number: string): boolean =>
  chapter.number === number || chapter.paragraphs.some((paragraph) => paragraph.number === number);

/** The chapters that hold paragraphs with all these words, cut down to those. */
export function searchBook({ chapters }: Book, query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ number, words: text }: Paragraph) => {
    const whole = `${number} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(fits) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}
