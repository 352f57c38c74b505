import { LANGUAGES } from '@tabularium/kernel';
import { ERRORS, REASONS, serverWords } from '@tabularium/protocol/words';
import { expect, test } from 'vitest';

test.each(LANGUAGES)('%s has a sentence for every code and no other', (language) => {
  const sentences = serverWords[language];
  expect(Object.keys(sentences).toSorted()).toEqual([...new Set([...ERRORS, ...REASONS])].toSorted());
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
});
