import { gameIds, loadGame } from '@tabularium/catalogue';
import { LANGUAGES } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { type Book, bookFrom, booksOf, citedIn, isBook, openBooks, placeOf, searchBook } from '../src/rules/book.ts';

const BOOK = bookFrom(
  'xy',
  `# Title

## XY 1 First things

- **XY 1.1** One _thing_.
- **XY 1.2** Another thing:
  - a. as in XY 1.1,

  | a | b |
  | - | - |
  | 1 | 2 |

## XY 2 Last things

- **XY 2.A1** The end.
`,
);

const numbersOf = ({ chapters }: Pick<Book, 'chapters'>) =>
  chapters.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));

/** Every rule that is cited in these words. */
const citations = (words: string) => citedIn(words).filter((_, at) => at % 2 === 1);

test('a rulebook is cut into numbered paragraphs, tables stay with theirs', () => {
  expect(BOOK.title).toBe('Title');
  expect(BOOK.chapters.map(({ number, title }) => `${number} ${title}`)).toEqual([
    'XY 1 First things',
    'XY 2 Last things',
  ]);
  expect(numbersOf(BOOK)).toEqual(['XY 1.1', 'XY 1.2', 'XY 2.A1']);
  expect(BOOK.chapters[0]?.paragraphs[1]?.words).toContain('| 1 | 2 |');
});

test('the search finds paragraphs that hold all words, in any order', () => {
  expect(numbersOf({ chapters: searchBook(BOOK, 'thing another') })).toEqual(['XY 1.2']);
  expect(searchBook(BOOK, 'nowhere')).toEqual([]);
});

test('a citation leads to its paragraph, that of its item, or its chapter', () => {
  const place = (rule: string) => placeOf([BOOK], rule)?.number;
  expect(['XY 1.1', 'XY 1.2a', 'XY 2', 'XY 2.A1', 'XY 3.1'].map(place)).toEqual([
    'XY 1.1',
    'XY 1.2',
    'XY 2',
    'XY 2.A1',
    undefined,
  ]);
  expect(citations('See XY 1.2a, XY 2.A1 and XYZ 3.1; Age II 2 times.')).toEqual(['XY 1.2a', 'XY 2.A1']);
});

const sources = import.meta.glob<string>('../../games/*/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = import.meta.glob<string>('../src/boards/*/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(gameIds)('the rulebooks of %s', async (id) => {
  const game = await loadGame(id);
  const shelf = await openBooks(booksOf(game), LANGUAGES[0]);

  test('are there, each with its own page', () => {
    expect(shelf.map(({ name }) => name)).toEqual(booksOf(game));
    expect(booksOf(game).every(isBook)).toBe(true);
  });

  test.each(LANGUAGES)('have the same paragraphs in %s', async (language) => {
    const numbers = shelf.map(numbersOf);
    expect(numbers.every(({ length }) => length > 0)).toBe(true);
    expect((await openBooks(booksOf(game), language)).map(numbersOf)).toEqual(numbers);
  });

  test.each(LANGUAGES)(
    'open every rule that the game, its board or the books themselves cite, in %s',
    async (language) => {
      const books = await openBooks(booksOf(game), language);
      const own = ([path]: [string, string]) => path.includes(`/games/${id}/`) || path.includes(`/boards/${id}/`);
      const cited = [
        ...Object.entries({ ...sources, ...boards })
          .filter(own)
          .flatMap(([, source]) => citations(source)),
        ...books.flatMap(({ chapters }) =>
          chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ words }) => citations(words))),
        ),
      ];
      expect(cited.length).toBeGreaterThan(0);
      expect([...new Set(cited)].filter((rule) => placeOf(books, rule) === undefined)).toEqual([]);
    },
  );
});
