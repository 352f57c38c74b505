import { type FrameOf, refusals } from '@tabularium/kernel';
import { type StoneAge, stoneAge } from '@tabularium/stone-age';
import type { CardId, PlaceId, Yield } from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';
import { goods, table, using } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

const YIELDS: Record<string, Yield> = {
  'hunting-grounds': 'food',
  forest: 'wood',
  'clay-pit': 'clay',
  quarry: 'stone',
  river: 'gold',
  card_roll_gold: 'gold',
  card_roll_wood: 'wood',
  card_roll_stone: 'stone',
};
const ONE_USE: ReadonlyMap<number, CardId> = new Map([
  [4, 'civ-33'],
  [3, 'civ-34'],
  [2, 'civ-35'],
]);

const rolled = (dice: number[], yields: Yield = 'wood', place: PlaceId | null = null): FrameOf<StoneAge, 'gather'> => ({
  step: 'gather',
  seat: 0,
  yields,
  dice,
  added: 0,
  place,
});

describe('gathering', () => {
  test.each(vectors.gathering)(
    'SA 7.1, SA 7.2, SA 8.3.4, SA 8.3.9, SA 17.1, SA 17.2, SA 17.3, SA 17.4, SA 17.5 $id',
    ({ input, expected }) => {
      const yields = YIELDS[input.place] ?? 'food';
      const dice = 'dice' in input ? (input.dice as number[]) : [input.diceTotal as number];
      const tools = [...input.toolsAdded, 0, 0, 0].slice(0, 3);
      const kept = input.oneUseToolsAdded.flatMap((value: number) => ONE_USE.get(value) ?? []);
      const position = table().has(0, { tools, used: [false, false, false], kept, food: 0, resources: goods() });
      position.has(0, { tools: tools.some((tool) => tool > 0) || kept.length > 0 ? tools : [1, 0, 0] });
      position.waits(rolled(dice, yields));
      for (const [tool, value] of input.toolsAdded.entries()) {
        const same = position.player(0).tools.findIndex((other, at) => other === value && !position.player(0).used[at]);
        position.does({ type: 'add-tool', tool: same >= 0 ? same : tool });
      }
      for (const card of kept) position.does({ type: 'add-card', card });
      if (position.game.frames.length > 0) position.does({ type: 'collect' });
      const gained = yields === 'food' ? position.player(0).food : position.player(0).resources[yields];
      expect(gained).toBe(expected.yield);
    },
  );

  test('SA 7.1 one die per person is rolled; without tools the yield comes at once', () => {
    const round = table().on(0, 'forest', 4).waits({ step: 'use', seat: 0 });
    round.does(using('forest'));
    const [{ dice } = { dice: [] }] = round.facts('rolled');
    expect(dice).toHaveLength(4);
    expect(round.player(0).resources.wood).toBe(Math.floor(dice.reduce((sum, pips) => sum + pips, 0) / 3));
  });

  test('SA 7.2 ten hunters roll ten dice', () => {
    const round = table().has(0, { persons: 10 }).on(0, 'hunting-grounds', 10).waits({ step: 'use', seat: 0 });
    round.does(using('hunting-grounds'));
    expect(round.facts('rolled').map(({ dice }) => dice.length)).toEqual([10]);
  });

  test('SA 7.3, SA 15.7 a tool adds its whole value to one roll and is used up for the round', () => {
    const round = table()
      .has(0, { tools: [3, 2, 0] })
      .waits(rolled([1]), rolled([1, 1]));
    round.does({ type: 'add-tool', tool: 0 });
    expect(round.player(0).used).toEqual([true, false, false]);
    expect(round.refuses({ type: 'add-tool', tool: 0 })).toEqual({ reason: 'tool-used', rule: 'SA 7.3' });
    expect(round.refuses({ type: 'add-tool', tool: 2 })).toEqual({ reason: 'tool-missing', rule: 'SA 7.3' });
    round.does({ type: 'collect' });
    expect(round.player(0).resources.wood).toBe(1);
    expect(round.actions()).toEqual([{ type: 'collect' }, { type: 'add-tool', tool: 1 }]);
  });

  test('SA 7.3 of two tools of the same value one is offered, and the other is not called used', () => {
    const round = table()
      .has(0, { tools: [2, 2, 1], used: [false, false, true] })
      .waits(rolled([3]));
    expect(round.actions()).toEqual([{ type: 'collect' }, { type: 'add-tool', tool: 0 }]);
    expect(refusals(stoneAge, round.game, 0)).toEqual([
      { action: { type: 'add-tool', tool: 2 }, refusal: { reason: 'tool-used', rule: 'SA 7.3' } },
    ]);
    round.does({ type: 'add-tool', tool: 0 });
    expect(round.allows({ type: 'add-tool', tool: 1 })).toBe(true);
  });

  test('SA 7.3 tool-once-per-round: a used tool is not offered for a second roll', () => {
    const [vector] = vectors.tools.filter(({ id }) => id === 'tool-once-per-round');
    const round = table()
      .has(0, { tools: [2, 1, 0], used: [true, false, false] })
      .waits(rolled([3]));
    expect(round.allows({ type: 'add-tool', tool: 0 })).toBe(vector?.expected.legal);
  });

  test('SA 7.8 tools are offered for the five places and for card rolls', () => {
    for (const yields of ['food', 'wood', 'clay', 'stone', 'gold'] as const) {
      const round = table()
        .has(0, { tools: [1, 0, 0] })
        .waits(rolled([1], yields));
      expect(round.actions()).toContainEqual({ type: 'add-tool', tool: 0 });
    }
  });

  test('SA 8.3.9 a one-use tool works once, together with others, and never comes back', () => {
    const round = table()
      .has(0, { tools: [4, 0, 0], kept: ['civ-33', 'civ-34'] })
      .waits(rolled([1]));
    round.does({ type: 'add-card', card: 'civ-33' }).does({ type: 'add-tool', tool: 0 }).does({ type: 'collect' });
    expect(round.player(0).resources.wood).toBe(3);
    expect(round.player(0)).toMatchObject({ kept: ['civ-34'], cards: ['civ-33'] });
  });
});
