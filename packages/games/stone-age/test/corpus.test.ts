import { readdirSync, readFileSync } from 'node:fs';
import { isOver, parseMatch, replay } from '@tabularium/kernel';
import { stoneAge } from '@tabularium/stone-age';
import { describe, expect, test } from 'vitest';

const folder = new URL('../corpus/', import.meta.url);
const names = readdirSync(folder);

describe('recorded matches', () => {
  test.each(names)('%s replays to the byte', (name) => {
    const file = parseMatch(readFileSync(new URL(name, folder), 'utf8'));
    const match = replay(stoneAge, file);
    expect(isOver(match.state)).toBe(true);
    expect(match.moves.at(-1)?.hash).toBe(file.moves.at(-1)?.hash);
  });

  test('every number of players has shown every ending', () => {
    const shown = new Set(
      names.map((name) => {
        const { seats, result } = parseMatch(readFileSync(new URL(name, folder), 'utf8'));
        return `${seats} ${result?.ending}`;
      }),
    );
    expect([...shown].sort()).toEqual(
      [2, 3, 4].flatMap((seats) => [`${seats} cards-short`, `${seats} stack-empty`]).sort(),
    );
  });
});
