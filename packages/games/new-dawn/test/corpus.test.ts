/**
 * Recorded matches replay to the byte. After the rules version was raised they are recorded anew with
 *
 *     RECORD_CORPUS=1 npx vitest run packages/games/new-dawn/test/corpus.test.ts
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isOver, matchFile, parseMatch, printMatch, replay } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { describe, expect, test } from 'vitest';
import { VICTORY_CARD_IDS } from '../src/content/victory-cards.ts';
import { recorded, wanted } from './recording.ts';

const folder = new URL('../corpus/', import.meta.url);

if (process.env['RECORD_CORPUS'] !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const one of wanted) {
    const file = new URL(`${one.name}.json`, folder);
    const before = existsSync(file) ? (parseMatch(readFileSync(file, 'utf8')).seed ?? null) : null;
    writeFileSync(file, printMatch(matchFile(recorded(one, before))));
  }
}

const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('recorded matches', () => {
  test.each(names)('%s replays to the byte', (name) => {
    const file = parseMatch(readFileSync(new URL(name, folder), 'utf8'));
    const match = replay(newDawn, file);
    expect(isOver(match.state)).toBe(true);
    expect(match.moves.at(-1)?.hash).toBe(file.moves.at(-1)?.hash);
    const { ending, seats, options } = wanted.find((one) => `${one.name}.json` === name) ?? {};
    expect(match.start).toMatchObject({ seats, options });
    if (ending !== undefined) expect(newDawn.result(match.state).ending).toBe(ending);
  });

  test('they are all that were wanted: every choice of victory cards, map, number of players and ending', () => {
    expect(names.toSorted()).toEqual(wanted.map(({ name }) => `${name}.json`).toSorted());
    const cards = wanted.flatMap((one) => one.cards ?? []);
    for (const card of VICTORY_CARD_IDS) expect(cards).toContain(card);
  });

  test.each([
    ['without', [2, 3, 4]],
    ['with', [2, 3, 4, 5]],
  ] as const)('%s the expansion every number of players and every ending is there', (expansion, seats) => {
    const matches = wanted.filter(({ options }) => (options.module === 'terra-incognita') === (expansion === 'with'));
    expect([...new Set(matches.map((one) => one.seats))].toSorted()).toEqual(seats);
    const endings = new Set(matches.map(({ ending }) => ending));
    for (const ending of Object.keys(newDawn.text.en.endings)) {
      if (ending !== 'agendas' || expansion === 'with') expect([...endings]).toContain(ending);
    }
  });

  test('every option of the expansion is there', () => {
    const chosen = wanted.map(({ options }) => options);
    expect(chosen.some(({ peaceful }) => peaceful === true)).toBe(true);
    expect(chosen.filter(({ handicap = [] }) => handicap.some((tokens) => tokens > 0)).length).toBeGreaterThan(1);
  });
});
