/** A third language is a line in the list: the server's offer of games then holds its texts. */

import { LANGUAGES } from '@tabularium/kernel';
import { api } from '@tabularium/protocol';
import { expect, test, vi } from 'vitest';

vi.mock('../../kernel/src/languages.ts', () => ({ LANGUAGES: ['en', 'de', 'eo'] }));

test('the server must send its texts', () => {
  const schema = api.games.shape.games.element.shape.text;
  const texts = Object.fromEntries(LANGUAGES.map((one) => [one, { title: 't', summary: 's', options: {} }]));
  expect(schema.parse(texts)).toEqual(texts);
  expect(schema.safeParse({ en: texts['en'], de: texts['de'] }).success).toBe(false);
});
