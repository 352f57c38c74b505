/** The base game never asks which boxes are in play: it asks named questions, which a box may answer differently. */

import { readdirSync, readFileSync } from 'node:fs';
import { act, check, isOver, parseMatch, replay, start } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { steps as baseSteps } from '../../src/rules/steps.ts';
import { terraAnswers } from './realm.ts';

const source = new URL('../../src/', import.meta.url);
const corpus = new URL('../../corpus/', import.meta.url);

const files = (folder: string): [string, string][] =>
  readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`${folder}${name}`, readFileSync(new URL(`${folder}${name}`, source), 'utf8')]);

/** What a rule would have to say to know about the expansion; types and names passed on decide nothing. */
function asks(text: string): string[] {
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/(?:import type|export) \{[^}]*\} from '[^']*';/g, '');
  return [...code.matchAll(/terra-incognita|[tT]erraIncognita|\bterraOf|\.terra\b|options\.module|[!=]== 'base'/g)].map(
    ([found]) => found,
  );
}

describe('the base game does not ask whether the expansion is on', () => {
  test.each(['content/', 'queries/', 'rules/', 'effects/', 'text/', 'bot/'].flatMap(files))('%s', (_, text) => {
    expect(asks(text)).toEqual([]);
  });

  test('such a question would be found', () => {
    for (const text of [
      "if (game.options.module === 'terra-incognita') return;",
      'if (game.terra !== null) return;',
      "import { terraOf } from '../terra-incognita/queries/realms.ts';",
      'const places = terraOf(game).stack;',
    ]) {
      expect(asks(text)).not.toEqual([]);
    }
    expect(asks("/** As in 'terra-incognita'. */ import type { Terra } from '../terra-incognita/state.ts';")).toEqual(
      [],
    );
  });
});

describe('a match of the base game', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const names = readdirSync(corpus).filter((name, at) => !name.startsWith('terra-') && at % 3 === 0);

  test.each(names)('%s replays to the byte although every answer of the expansion fails', (name) => {
    for (const [question, answer] of Object.entries(terraAnswers)) {
      if (typeof answer !== 'function') continue;
      vi.spyOn(terraAnswers, question as 'setUp').mockImplementation(() => {
        throw new Error(`The base game asked the expansion: ${question}.`);
      });
    }
    const file = parseMatch(readFileSync(new URL(name, corpus), 'utf8'));
    const match = replay(newDawn, file);
    expect([isOver(match.state), match.state.terra]).toEqual([true, null]);
    expect(match.moves.at(-1)?.hash).toBe(file.moves.at(-1)?.hash);
  });

  test('takes only steps of the base game', () => {
    const [name = ''] = names;
    const { moves, ...file } = parseMatch(readFileSync(new URL(name, corpus), 'utf8'));
    const state = start(newDawn, { seats: file.seats, seed: file.seed ?? '', options: file.options });
    const known = new Set(Object.keys(baseSteps));
    for (const { seat, action } of moves) {
      expect(state.frames.filter(({ step }) => !known.has(step))).toEqual([]);
      const checked = check(newDawn, state, seat, action);
      if ('action' in checked) act(newDawn, state, seat, checked.action);
    }
    expect(isOver(state)).toBe(true);
  });
});
