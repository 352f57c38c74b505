/** The numbered rules in `docs/rules`, as chapters and paragraphs. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import { type Language, rulebookFile } from '@tabularium/kernel';

/** A chapter's heading or a paragraph: its number, such as `SA 4.1`, and its lines. */
export interface Passage {
  readonly number: string;
  readonly lines: readonly string[];
}

const FOLDER = join(root, 'docs', 'rules');
const CHAPTER = /^##+ ([A-Z]+ [0-9][0-9.]*)/;
const PARAGRAPH = /^\s*- \*\*([A-Z]+ [0-9][0-9.]*)\*\* /;

/** The rulebooks there are. */
export function rulebooks(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => /^[^.]+\.md$/.test(name))
    .map((name) => name.replace(/\.md$/, ''));
}

/** Everything in that rulebook, from its first chapter on; nothing if there is no such book. */
export function rulebook(book: string, lang: Language): Passage[] {
  const path = join(FOLDER, rulebookFile(book, lang));
  if (!existsSync(path)) return [];
  const passages: { number: string; lines: string[] }[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const number = (CHAPTER.exec(line) ?? PARAGRAPH.exec(line))?.[1];
    if (number !== undefined) passages.push({ number, lines: [line] });
    else passages.at(-1)?.lines.push(line);
  }
  return passages;
}

/** The title of a rulebook. */
export function titleOf(book: string, lang: Language): string {
  const path = join(FOLDER, rulebookFile(book, lang));
  const [, title = book] = existsSync(path) ? (/^# (.*)$/m.exec(readFileSync(path, 'utf8')) ?? []) : [];
  return title;
}

/** The headings of a rulebook. */
export function chapters(book: string, lang: Language): string[] {
  return rulebook(book, lang).flatMap(({ lines: [first = ''] }) =>
    first.startsWith('#') ? [first.replace(/^#+ /, '')] : [],
  );
}

/** The passages of that number and those under it; the letters in front may be left out. */
function passagesUnder(passages: readonly Passage[], asked: string): Passage[] {
  const [, letters, digits] = /^([A-Za-z]*)\s*([0-9][0-9.]*)$/.exec(asked.trim()) ?? [];
  if (digits === undefined) return [];
  const wanted = digits.replace(/\.$/, '');
  return passages.filter(({ number }) => {
    const [own, value = ''] = number.split(' ');
    if (letters && own !== letters.toUpperCase()) return false;
    return value === wanted || value.startsWith(`${wanted}.`);
  });
}

/** What is asked of a book: a number, whose letters may name another book, or words that all stand in a paragraph. */
export function passagesAsked(book: string, asked: string, lang: Language): Passage[] {
  const letters = /^([A-Za-z]+)\s*[0-9]/.exec(asked.trim())?.[1]?.toUpperCase();
  const owner = letters === undefined ? book : (bookOf(letters, lang) ?? book);
  const passages = rulebook(owner, lang);
  if (/^[A-Za-z]*\s*[0-9][0-9.]*$/.test(asked.trim())) return passagesUnder(passages, asked);
  const words = asked
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return passages.filter(({ lines }) => {
    const text = lines.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The book whose paragraphs begin with those letters. */
export function bookOf(letters: string, lang: Language): string | undefined {
  return rulebooks().find((book) => rulebook(book, lang)[0]?.number.startsWith(`${letters.toUpperCase()} `));
}

/** One paragraph, wherever it stands; used to explain a card or a refusal. */
export function paragraph(number: string, lang: Language): Passage | undefined {
  for (const book of rulebooks()) {
    const found = rulebook(book, lang).find((passage) => passage.number === number);
    if (found !== undefined) return found;
  }
  return undefined;
}
