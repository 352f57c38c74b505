/**
 * Recorded matches replay to the byte. After the rules version was raised they are recorded anew with
 *
 *     RECORD_CORPUS=1 npx vitest run packages/games/new-dawn/test/corpus.test.ts
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isOver, matchFile, parseMatch, printMatch, replay } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { describe, expect, test } from 'vitest';
import { VICTORY_CARD_IDS } from '../src/content/victory-cards.ts';
import { recorded, wanted } from './recording.ts';

const folder = new URL('../corpus/', import.meta.url);

if (process.env['RECORD_CORPUS'] !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const one of wanted) writeFileSync(new URL(`${one.name}.json`, folder), printMatch(matchFile(recorded(one))));
}

const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('recorded matches', () => {
  test.each(names)('%s replays to the byte', (name) => {
    const file = parseMatch(readFileSync(new URL(name, folder), 'utf8'));
    const match = replay(newDawn, file);
    expect(isOver(match.state)).toBe(true);
    expect(match.moves.at(-1)?.hash).toBe(file.moves.at(-1)?.hash);
  });

  test('they are all that were wanted: every choice of victory cards, map, number of players and ending', () => {
    expect(names.toSorted()).toEqual(wanted.map(({ name }) => `${name}.json`).toSorted());
    const cards = wanted.flatMap((one) => one.cards ?? []);
    for (const card of VICTORY_CARD_IDS) expect(cards).toContain(card);
  });
});
