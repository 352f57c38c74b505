/** The line of words on every card's face, in both languages. */

import { expect, test } from 'vitest';
import { CIVIL_CARDS, MILITARY_CARDS } from '../src/public/cards.ts';
import { BRIEF, cardBrief } from '../src/text/briefs.ts';

const CARDS = [...CIVIL_CARDS, ...MILITARY_CARDS];

test.each(['en', 'de'] as const)('every card says in a short line what it does, %s', (language) => {
  expect(CARDS.length).toBeGreaterThan(200);
  const lines = CARDS.map(({ id }) => ({ id, line: cardBrief(language, id) }));
  expect(lines.filter(({ line }) => line === '')).toEqual([]);
  expect(lines.filter(({ line }) => line.length > BRIEF)).toEqual([]);
  expect(lines.filter(({ line }) => line.includes('undefined'))).toEqual([]);
});

test('the lines of ordinary cards follow their data', () => {
  expect(cardBrief('en', 'masonry')).toBe('buildings cheaper, 2 stages an action');
  expect(cardBrief('en', 'classic-army-ii')).toBe('each complete army, antiquated +4');
  expect(cardBrief('de', 'vast-territory-i')).toBe('sofort: 3 Nahrung');
  expect(cardBrief('de', 'aggression-spy-ii')).toBe('nimm bis zu 5 Wissenschaft');
  expect(cardBrief('en', 'aggression-enslave-i')).toBe('the rival loses 1 population');
});
