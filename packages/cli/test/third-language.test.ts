/** A third language is a line in the list, text books and words: everything else follows. */

import { stripVTControlCharacters } from 'node:util';
import { gameIds, loadGame } from '@tabularium/catalogue';
import {
  act,
  awaited,
  clone,
  isLanguage,
  LANGUAGES,
  languageFor,
  legal,
  luckFrom,
  newMatch,
  refusalWords,
  rulebookFile,
  seedFrom,
  sight,
  tableReasons,
  topFrame,
} from '@tabularium/kernel';
import { PSEUDO, pseudo, teach } from '@tabularium/kernel/testing';
import { expect, test, vi } from 'vitest';
import { languageFlag } from '../src/arguments.ts';
import { drawBoard, pictureOf } from '../src/boards/board.ts';
import { words } from '../src/words/index.ts';

const list = vi.hoisted(() => ['en', 'de']);
vi.mock('../../kernel/src/languages.ts', () => ({ LANGUAGES: list }));

// Games are composed of the text books of their boxes when they are loaded; the whole book then learns the language.
const games = await Promise.all(gameIds.map(loadGame));
list.push(PSEUDO);

const language = languageFor([PSEUDO]);

for (const record of [tableReasons, words]) teach(record);

test('the list is all that has to name it', () => {
  expect(LANGUAGES).toContain(PSEUDO);
  expect(isLanguage(PSEUDO)).toBe(true);
  expect(language).toBe(PSEUDO);
  expect(rulebookFile('stone-age', language)).toBe('stone-age.eo.md');
});

test('the terminal offers it', () => {
  expect(languageFlag().argChoices).toContain(PSEUDO);
});

test.each(games)('$id speaks it: prompts, actions, refusals and the picture in the terminal', async (game) => {
  const { id } = game;
  teach(game.text);
  const text = game.text[language];
  const match = newMatch(game, { options: {}, seats: game.seats.min, seed: seedFrom(id) });
  const state = clone(match.state);
  const luck = luckFrom(id);
  const picture = await pictureOf(game);
  const names = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'].slice(0, game.seats.min);
  for (let move = 0; move < 60; move++) {
    const [seat] = awaited(state);
    const frame = topFrame(state);
    if (seat === undefined || frame === undefined) break;
    const shown = sight(game, state, seat);
    const actions = legal(game, state, seat);
    const action = actions[luck(actions.length)];
    if (action === undefined) break;
    expect(text.prompts[frame.step]?.(frame, shown.view)).toMatch(/^«.*»$/s);
    expect(text.actions[action.type]?.(action, shown.view)).toMatch(/^«.*»$/s);
    for (const { refusal } of shown.refusals) expect(refusalWords(text, language, refusal)).toMatch(/^«/);
    if (move % 20 === 0) {
      const board = drawBoard({ game, picture, sight: shown, names, lang: language }, 120).map(
        stripVTControlCharacters,
      );
      expect(board.join('\n')).toMatch(/«/);
      expect(board.join('\n')).not.toMatch(/undefined/);
    }
    act(game, state, seat, action);
  }
  expect(refusalWords(text, language, { reason: 'game-over' })).toBe(pseudo('The game is over.'));
});
