/** Names as they stand on the faces of cards: a face is narrow, and no word is torn where it may not be parted. */

import { LANGUAGES } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { throughTheAges } from '../src/index.ts';
import { CIVIL_CARDS, MILITARY_CARDS } from '../src/public/cards.ts';

/** A word of so many letters fits a face of the narrowest row. */
const FITS = 10;

test.each(LANGUAGES)('a long word of a name says where it may be parted, %s', (language) => {
  const { things, labels } = throughTheAges.text[language];
  const torn = [...CIVIL_CARDS, ...MILITARY_CARDS].flatMap(({ id, kind }) => {
    const bare = (things['card']?.(id).name ?? '').replace(`${labels.kinds[kind]}: `, '').replace(/ \(.*\)$/, '');
    const face = labels.parted.reduce((name, word) => name.replace(word.replaceAll('-', ''), word), bare);
    return face.split(/[\s-]/).filter((part) => part.length > FITS);
  });
  expect([...new Set(torn)]).toEqual([]);
});
