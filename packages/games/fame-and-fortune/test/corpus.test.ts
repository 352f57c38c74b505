import { readdirSync, readFileSync } from 'node:fs';
import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { isOver, parseMatch, replay } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';

const folder = new URL('../corpus/', import.meta.url);
const names = readdirSync(folder);

describe('recorded matches', () => {
  test.each(names)('%s replays to the byte', (name) => {
    const file = parseMatch(readFileSync(new URL(name, folder), 'utf8'));
    const match = replay(fameAndFortune, file);
    expect(isOver(match.state)).toBe(true);
    expect(match.moves.at(-1)?.hash).toBe(file.moves.at(-1)?.hash);
  });

  test('every number of players and most endings are there', () => {
    const files = names.map((name) => parseMatch(readFileSync(new URL(name, folder), 'utf8')));
    expect(new Set(files.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]));
    const endings = new Set(files.map(({ result }) => result?.ending));
    for (const ending of ['culture', 'technology', 'economy', 'turn-limit']) expect(endings).toContain(ending);
  });
});
