import { gameIds, loadGame } from '@tabularium/catalogue';
import { type AnyGame, tableOptions } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { PRESET_NAMES, presetChosen, presetsOf } from '../src/pages/presets.ts';
import { booksOf } from '../src/rules/book.ts';

const boxes = await Promise.all(
  gameIds.map(async (id) => {
    const game: AnyGame = await loadGame(id);
    return booksOf(game).map((box) => ({ box, game }));
  }),
);

test.each(boxes.flat())('the presets of $box are tables one can play, each of its own', ({ box, game }) => {
  const presets = presetsOf(box);
  expect(Object.keys(presets).length).toBeGreaterThanOrEqual(2);
  for (const name of PRESET_NAMES) {
    const preset = presets[name];
    if (preset === undefined) continue;
    expect(Object.keys(preset).filter((option) => !(option in game.options))).toEqual([]);
    const complete = tableOptions(game, game.seats.min, preset);
    expect(Object.entries(preset).filter(([option, value]) => Reflect.get(complete, option) !== value)).toEqual([]);
    expect(presetChosen(game, box, preset)).toBe(name);
  }
  const [option] = Object.keys(game.options);
  expect(presetChosen(game, box, { [option ?? '']: 'something else' })).toBeUndefined();
});
