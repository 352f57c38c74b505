/**
 * Recorded matches replay to the byte, and along them everybody is offered and told what was offered and told when they
 * were recorded (`recorded.json`). After the rules version was raised they are recorded anew with
 *
 *     RECORD_CORPUS=1 npx vitest run packages/games/fame-and-fortune/test/corpus.test.ts
 *
 * and with `RECORD_CORPUS=told` only what is offered and told, where that alone was meant to change.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fameAndFortune } from '@tabularium/fame-and-fortune';
import {
  type ActionIn,
  act,
  awaited,
  fingerprint,
  isOver,
  legal,
  type MatchFile,
  matchFile,
  parseMatch,
  printMatch,
  replay,
  start,
} from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { recorded, wanted } from './recording.ts';

const folder = new URL('../corpus/', import.meta.url);

const record = process.env['RECORD_CORPUS'];

if (record !== undefined && record !== 'told') {
  for (const one of wanted) {
    const file = new URL(`${one.name}.json`, folder);
    const before = existsSync(file) ? (parseMatch(readFileSync(file, 'utf8')).seed ?? null) : null;
    writeFileSync(file, printMatch(matchFile(recorded(one, before))));
  }
}

const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

const read = (name: string): MatchFile => parseMatch(readFileSync(new URL(name, folder), 'utf8'));

/** What was offered before every move, and what was told, each in one word. */
function experience(name: string): { offered: string; told: string } {
  const { log, start: table, moves } = replay(fameAndFortune, read(name));
  const state = start(fameAndFortune, table);
  const offered: string[] = [];
  for (const { seat, action } of moves) {
    for (const one of awaited(state)) offered.push(fingerprint(legal(fameAndFortune, state, one)));
    act(fameAndFortune, state, seat, action as ActionIn<typeof fameAndFortune>);
  }
  return { offered: fingerprint(offered), told: fingerprint(log) };
}

const memory = new URL('recorded.json', import.meta.url);
if (record !== undefined) {
  const all = Object.fromEntries(names.map((name) => [name, experience(name)]));
  writeFileSync(memory, `${JSON.stringify(all, null, 2)}\n`);
}
const remembered: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(memory, 'utf8'));

describe('recorded matches', () => {
  test.each(names)('%s replays to the byte', (name) => {
    const file = read(name);
    const match = replay(fameAndFortune, file);
    expect(isOver(match.state)).toBe(true);
    expect(match.moves.at(-1)?.hash).toBe(file.moves.at(-1)?.hash);
    const { ending, seats, options } = wanted.find((one) => `${one.name}.json` === name) ?? {};
    expect(match.start).toMatchObject({ seats, options });
    expect(fameAndFortune.result(match.state).ending).toBe(ending);
  });

  test.each(names)('%s offers and tells what it did', (name) => {
    expect(experience(name)).toEqual(remembered[name]);
  });

  test('they are all that were wanted: every number of players and every victory', () => {
    expect(names.toSorted()).toEqual(wanted.map(({ name }) => `${name}.json`).toSorted());
    expect([...new Set(wanted.map(({ seats }) => seats))].toSorted()).toEqual([2, 3, 4, 5]);
    const endings = wanted.map(({ ending }) => ending);
    for (const ending of Object.keys(fameAndFortune.text.en.endings)) expect(endings).toContain(ending);
  });

  test('every switch is on and off, every choice but some numbers is made', () => {
    for (const [name, option] of Object.entries(fameAndFortune.options)) {
      const chosen = new Set<unknown>(
        wanted.map(({ options }) => Object.entries(options).find(([one]) => one === name)?.[1] ?? option.default),
      );
      const values: readonly unknown[] =
        option.kind === 'switch' ? [true, false] : option.kind === 'choice' ? option.values : [];
      if (name === 'turnLimit' || name === 'offersPerTurn') expect(chosen.size).toBeGreaterThan(2);
      else for (const value of values) expect([...chosen], name).toContain(value);
    }
  });
});
