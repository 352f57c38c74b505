/** The rulebooks of `docs/rules`, cut into numbered paragraphs. Each is loaded when somebody opens it. */

import { type Language, rulebookFile } from '@tabularium/kernel';

/** One numbered paragraph. */
export interface Paragraph {
  readonly number: string;
  /** Its words in Markdown. */
  readonly words: string;
}

/** A chapter and its paragraphs. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

const files = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const opened = new Map<string, Promise<Chapter[]>>();

/** The rulebook of that game in that language; empty if there is none. */
export function openBook(game: string, language: Language): Promise<Chapter[]> {
  const name = rulebookFile(game, language);
  const known = opened.get(name) ?? readBook(name);
  opened.set(name, known);
  return known;
}

async function readBook(name: string): Promise<Chapter[]> {
  const load = files[`../../../../docs/rules/${name}`];
  return load === undefined ? [] : cutIntoChapters(await load());
}

/** Chapters begin with `## `, paragraphs with `- **SA 4.1** `; what follows belongs to the paragraph. */
export function cutIntoChapters(source: string): Chapter[] {
  const chapters: { title: string; paragraphs: { number: string; words: string }[] }[] = [];
  for (const line of source.split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    const [, number, words] = /^- \*\*([A-Z]+ [\d.]+[a-z]?)\*\* ?(.*)$/.exec(line) ?? [];
    const chapter = chapters.at(-1);
    const last = chapter?.paragraphs.at(-1);
    if (title !== undefined) chapters.push({ title, paragraphs: [] });
    else if (number !== undefined) chapter?.paragraphs.push({ number, words: words ?? '' });
    else if (last !== undefined) last.words += `\n${line}`;
  }
  return chapters.filter((chapter) => chapter.paragraphs.length > 0);
}

/** The chapters that hold paragraphs with all these words, cut down to those. */
export function searchBook(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ number, words: text }: Paragraph) => {
    const whole = `${number} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(fits) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}
