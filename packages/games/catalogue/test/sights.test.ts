/**
 * What every viewer is shown along the recorded matches: views, questions, legal actions, refusals and facts. A change of
 * the code that is not meant to change the game leaves all of it as it is. After a change of the rules it is recorded anew:
 *
 *     RECORD_SIGHTS=1 npx vitest run packages/games/catalogue
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gameIds, loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  act,
  canonical,
  factsFor,
  fingerprint,
  glimpse,
  type MatchFile,
  parseMatch,
  start,
  viewersOf,
} from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';

/** One digest for so many moves, so that a difference is found near the move that made it. */
const STRETCH = 25;

/** The digests of one match, one for each stretch of it. */
interface Shown {
  readonly sights: string[];
  /** What is refused and why, in any order. */
  readonly refusals: string[];
  readonly facts: string[];
}

function shownAlong(game: AnyGame, file: MatchFile): Shown {
  const state = start(game, file);
  const stretches: { sights: unknown[]; refusals: unknown[]; facts: unknown[] }[] = [];
  file.moves.forEach(({ seat, action }, at) => {
    if (at % STRETCH === 0) stretches.push({ sights: [], refusals: [], facts: [] });
    const stretch = stretches[stretches.length - 1];
    state.facts = [];
    act(game, state, seat, action);
    const facts = state.facts;
    state.facts = null;
    for (const viewer of viewersOf(state)) {
      const { refusals, ...sight } = glimpse(game, state, viewer);
      stretch?.sights.push(fingerprint(sight));
      stretch?.refusals.push(fingerprint(refusals.map(canonical).toSorted()));
      stretch?.facts.push(fingerprint(factsFor(facts, viewer)));
    }
  });
  return {
    sights: stretches.map(({ sights }) => fingerprint(sights)),
    refusals: stretches.map(({ refusals }) => fingerprint(refusals)),
    facts: stretches.map(({ facts }) => fingerprint(facts)),
  };
}

/** What is in that folder; nothing if it is not there yet. */
const filesIn = (folder: URL): string[] => (existsSync(folder) ? readdirSync(folder) : []);

describe.each(gameIds)('%s', async (id) => {
  const game = await loadGame(id);
  const folder = new URL(`../../${id}/corpus/`, import.meta.url);
  const kept = new URL(`sights/${id}.json`, import.meta.url);
  const names = filesIn(folder).filter((name) => name.endsWith('.json'));
  const along = (name: string) => shownAlong(game, parseMatch(readFileSync(new URL(name, folder), 'utf8')));

  if (process.env['RECORD_SIGHTS'] !== undefined) {
    const lines = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(along(name))}`);
    writeFileSync(kept, `{\n${lines.join(',\n')}\n}\n`);
  }
  const recorded: Readonly<Record<string, Shown>> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};

  test('has recorded matches (docs/games.md says how), each with its sights', () => {
    expect(names).not.toEqual([]);
    expect(Object.keys(recorded)).toEqual(names);
  });

  test.each(names)('%s shows everybody what it has always shown', (name) => {
    expect(along(name)).toEqual(recorded[name]);
  });
});
