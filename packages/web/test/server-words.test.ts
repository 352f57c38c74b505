import { LANGUAGES } from '@tabularium/kernel';
import { ERRORS, REASONS, serverWords as sentences } from '@tabularium/server/protocol';
import { expect, test } from 'vitest';
import { serverWords } from '../scripts/server-words.ts';

test('the client carries a sentence for every code of the server, in every language', async () => {
  const { load } = serverWords();
  if (typeof load !== 'function') throw new Error('The plug-in loads nothing.');
  const code = await (load as (id: string) => Promise<string>)('\0virtual:server-words');
  const carried = JSON.parse(code.replace('export default ', '')) as typeof sentences;
  for (const language of LANGUAGES) {
    for (const word of [...ERRORS, ...REASONS]) expect(carried[language][word]).toMatch(/^[A-ZÄÖÜ].*\.$/);
  }
  expect(carried).toEqual(sentences);
});
