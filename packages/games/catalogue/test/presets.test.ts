/** Every preset of every game can be played as it is, and says what it is good for. */

import { gameIds, loadGame } from '@tabularium/catalogue';
import { LANGUAGES, seedFrom, start } from '@tabularium/kernel';
import { expect, test } from 'vitest';

test.each(gameIds)('the presets of %s fit their tables', async (id) => {
  const game = await loadGame(id);
  for (const [name, { options, seats = game.seats.min, words }] of Object.entries(game.presets ?? {})) {
    const state = start(game, { seats, seed: seedFrom('presets'), options });
    expect(state.options, name).toMatchObject(options);
    for (const language of LANGUAGES) {
      expect(words[language].name, name).toMatch(/^\S/);
      expect(words[language].help, name).toMatch(/^\p{Lu}.*\.$/u);
    }
  }
});

test('Civilization is laid for a first game, without its expansion, light, and for five', async () => {
  const { presets = {} } = await loadGame('fame-and-fortune');
  expect(Object.keys(presets)).toEqual(['usual', 'first-game', 'base-game', 'light', 'long-table']);
  expect(presets['first-game']?.options).toEqual({ firstGame: true, offersPerTurn: 0 });
  expect(presets['long-table']?.seats).toBe(5);
});
