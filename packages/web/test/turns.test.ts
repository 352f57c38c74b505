import { gameIds, loadGame } from '@tabularium/catalogue';
import { LANGUAGES } from '@tabularium/kernel';
import { expect, test, vi } from 'vitest';
import { booksOf, openBooks, placeOf } from '../src/rules/book.ts';

vi.mock('../src/design/icon.tsx', () => ({ IconMark: () => null }));

const { TURNS } = await import('../src/rules/turn/turns.ts');

test('every game and expansion has its turn in five pictures, whose rules open in every language', async () => {
  const games = await Promise.all(gameIds.map(loadGame));
  const played = games.filter(({ id }) => TURNS[id] !== undefined);
  expect(Object.keys(TURNS).sort()).toEqual(played.flatMap(booksOf).sort());
  expect(played.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
  for (const game of played) {
    for (const language of LANGUAGES) {
      const books = await openBooks(booksOf(game), language);
      for (const name of booksOf(game)) {
        const pictures = TURNS[name] ?? [];
        expect(pictures).toHaveLength(5);
        expect(pictures.map(({ rule }) => placeOf(books, rule)?.number)).toEqual(pictures.map(({ rule }) => rule));
        expect(pictures.every(({ title, words }) => title[language] !== '' && words[language] !== '')).toBe(true);
      }
    }
  }
});
