import { view } from '@tabularium/kernel';
import { type StoneAgeView, stoneAge } from '@tabularium/stone-age';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const seen = (position: ReturnType<typeof table>, viewer: number | null) =>
  view(stoneAge, position.game, viewer) as StoneAgeView;

describe('hidden information', () => {
  test('SA 14.2 the pile, the unseen tiles and the box are secret to all', () => {
    for (const viewer of [null, 0, 1]) {
      const shown = seen(table(2), viewer);
      expect(new Set(shown.pile)).toEqual(new Set(['?']));
      expect(new Set(shown.stacks.flat())).toEqual(new Set(['?']));
      expect(new Set(shown.boxed)).toEqual(new Set(['?']));
      expect([shown.pile.length, shown.boxed.length]).toEqual([32, 14]);
    }
  });

  test('SA 14.2 the extra card is known to its owner only, even with open cards', () => {
    for (const openCards of [false, true]) {
      const position = table(2, { openCards }).has(0, { extra: ['civ-05'] });
      expect(seen(position, 0).players[0]?.extra).toEqual(['civ-05']);
      for (const other of [1, null]) expect(seen(position, other).players[0]?.extra).toEqual(['?']);
    }
  });

  test('SA 8.3.8, SA 14.4 in the final scoring all cards are turned up, the extra card too', () => {
    const position = table(2)
      .has(0, { cards: ['civ-06'], extra: ['civ-05'] })
      .has(1, { tools: [1, 1, 1], used: [true, false, false] });
    position.game.buildings[0] = null;
    position.waits({ step: 'round-end' }, { step: 'raise-tool', seat: 1 });
    expect(seen(position, 1).players[0]).toMatchObject({ cards: ['?'], extra: ['?'] });
    position.does({ type: 'raise-tool', tool: 1 });
    for (const viewer of [null, 0, 1]) {
      expect(seen(position, viewer).players[0]).toMatchObject({ cards: ['civ-06'], extra: ['civ-05'] });
      expect(new Set(seen(position, viewer).pile)).toEqual(new Set(['?']));
    }
  });

  test('SA 14.3 food, resources, tools, people, field, score, buildings and kept cards are open', () => {
    const position = table(2).has(0, {
      built: ['bld-09'],
      kept: ['civ-33'],
      tools: [2, 1, 1],
      used: [true, false, false],
    });
    const { cards: _c, extra: _e, ...open } = position.player(0);
    expect(seen(position, 1).players[0]).toMatchObject(open);
  });

  test('SA 14.4 opponents see the number of taken cards; with the option of open cards they see the cards', () => {
    const closed = table(2).has(0, { cards: ['civ-05', 'civ-06'] });
    expect(seen(closed, 0).players[0]?.cards).toEqual(['civ-05', 'civ-06']);
    expect(seen(closed, 1).players[0]?.cards).toEqual(['?', '?']);
    expect(seen(closed, null).players[0]?.cards).toEqual(['?', '?']);
    const open = table(2, { openCards: true }).has(0, { cards: ['civ-05'] });
    expect(seen(open, 1).players[0]?.cards).toEqual(['civ-05']);
  });
});
