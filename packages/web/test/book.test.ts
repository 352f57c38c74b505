import { gameIds } from '@tabularium/catalogue';
import { LANGUAGES, type Language } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { cutIntoChapters, openBook, searchBook } from '../src/rules/book.ts';

const SOURCE = `# Title

## XY 1 First things

- **XY 1.1** One _thing_.
- **XY 1.2** Another thing:

  | a | b |
  | - | - |
  | 1 | 2 |

## XY 2 Last things

- **XY 2.1** The end.
`;

test('a rulebook is cut into numbered paragraphs, tables stay with theirs', () => {
  const chapters = cutIntoChapters(SOURCE);
  expect(chapters.map((chapter) => chapter.title)).toEqual(['XY 1 First things', 'XY 2 Last things']);
  expect(chapters[0]?.paragraphs.map((paragraph) => paragraph.number)).toEqual(['XY 1.1', 'XY 1.2']);
  expect(chapters[0]?.paragraphs[1]?.words).toContain('| 1 | 2 |');
});

test('the search finds paragraphs that hold all words, in any order', () => {
  const found = searchBook(cutIntoChapters(SOURCE), 'thing another');
  expect(found.flatMap((chapter) => chapter.paragraphs.map((paragraph) => paragraph.number))).toEqual(['XY 1.2']);
  expect(searchBook(cutIntoChapters(SOURCE), 'nowhere')).toEqual([]);
});

describe.each(gameIds)('the rulebook of %s', (game) => {
  test.each(LANGUAGES)('has the same paragraphs in %s', async (other) => {
    const numbers = async (language: Language) =>
      (await openBook(game, language)).flatMap((chapter) => chapter.paragraphs.map((paragraph) => paragraph.number));
    const first = await numbers(LANGUAGES[0]);
    expect(first.length).toBeGreaterThan(0);
    expect(await numbers(other)).toEqual(first);
  });
});
