import { describe, expect, test } from 'vitest';
import { table, using } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

const atToolMaker = (tools: number[], used = [false, false, false]) =>
  table().has(0, { tools, used }).on(0, 'tool-maker', 1).waits({ step: 'use', seat: 0 }).does(using('tool-maker'));

describe('gaining tools', () => {
  const ladder = vectors.tools.flatMap(({ id, input, expected }) =>
    'toolsGained' in input ? [{ id, gained: input.toolsGained as number, values: expected.values as number[] }] : [],
  );
  test.each(ladder)('SA 7.5, SA 1.5 $id', ({ gained, values }) => {
    let tools = [0, 0, 0];
    for (let tool = 0; tool < gained; tool++) tools = atToolMaker(tools).player(0).tools;
    expect(tools).toEqual(values);
  });

  test('SA 7.6 a new tool is ready at once', () => {
    expect(atToolMaker([1, 0, 0], [true, false, false]).player(0)).toMatchObject({
      tools: [1, 1, 0],
      used: [true, false, false],
    });
  });

  test('SA 7.7 a raised tool stays used', () => {
    const [vector] = vectors.tools.filter(({ id }) => id === 'tool-used-stays-used');
    const after = atToolMaker([1, 2, 2], [true, false, false]).player(0);
    expect(after.tools.map((value, at) => ({ value, used: after.used[at] }))).toEqual(vector?.expected.tools);
  });

  test('SA 7.7 among equal tools the owner chooses a used or an unused one', () => {
    const choice = atToolMaker([2, 2, 2], [true, false, false]);
    expect(choice.actions()).toEqual([
      { type: 'raise-tool', tool: 1 },
      { type: 'raise-tool', tool: 0 },
    ]);
    choice.does({ type: 'raise-tool', tool: 0 });
    expect(choice.player(0)).toMatchObject({ tools: [3, 2, 2], used: [true, false, false] });
  });

  test('SA 7.7 no question where nothing depends on it', () => {
    expect(atToolMaker([1, 1, 1]).player(0).tools).toEqual([2, 1, 1]);
  });
});
