import { decider } from '@tabularium/kernel';
import type { Player } from '@tabularium/stone-age';
import { describe, expect, test } from 'vitest';
import { goods, pay, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

interface RowInput {
  players: number;
  dice: number[];
  picks: number[];
  order: string[];
  [player: string]: unknown;
}
interface Gain {
  tool?: number;
  tools?: number[];
  fieldStep?: number;
  wood?: number;
  clay?: number;
  stone?: number;
  gold?: number;
}

/** The parts of a player board that a vector mentions. */
function boardOf(given: unknown): Partial<Player> {
  const { tools, fieldTrack } = (given ?? {}) as { tools?: number[]; fieldTrack?: number };
  return {
    ...(tools === undefined ? {} : { tools: [...tools] }),
    ...(fieldTrack === undefined ? {} : { field: fieldTrack }),
  };
}

/** A table where seat 0 has just rolled these dice. */
function row(seats: number, dice: number[]) {
  return table(seats).waits({ step: 'use', seat: 0 }, { step: 'pick-die', seat: 0, dice });
}

describe('dice row', () => {
  const cases = vectors.diceRow.flatMap(({ id, input, expected }) =>
    'picks' in input ? [{ id, input: input as unknown as RowInput, expected: expected as Record<string, Gain> }] : [],
  );
  test.each(cases)('SA 8.3.1, SA 15.4, SA 15.13, SA 17.6 $id', ({ input, expected }) => {
    const position = row(input.players, input.dice);
    for (const [seat, name] of input.order.entries()) position.has(seat, boardOf(input[name]));
    const before = structuredClone(position.game.players);
    for (const pips of input.picks) {
      if (position.game.frames.at(-1)?.step === 'pick-die') position.does({ type: 'pick-die', pips });
    }
    for (const [seat, name] of input.order.entries()) {
      const old = before[seat] as Player;
      const gain = expected[name] ?? {};
      expect(position.player(seat)).toMatchObject({
        tools: gain.tools ?? (gain.tool ? [1, 0, 0] : old.tools),
        field: old.field + (gain.fieldStep ?? 0),
        resources: goods({ wood: gain.wood ?? 0, clay: gain.clay ?? 0, stone: gain.stone ?? 0, gold: gain.gold ?? 0 }),
      });
    }
  });

  test('SA 8.3.1 one die per player is rolled; the taker picks first, then the others clockwise', () => {
    for (const seats of [2, 3, 4]) {
      const position = table(seats).has(1, { resources: goods({ wood: 1 }) });
      position.game.cards[0] = 'civ-01';
      position.waits({ step: 'use', seat: 1 }, { step: 'buy-card', seat: 1, space: 0 }).on(1, 'card-1', 1);
      position.does(pay({ wood: 1 }));
      expect(position.facts('row-rolled').map(({ dice }) => dice.length)).toEqual([seats]);
      const order: number[] = [];
      while (position.game.frames.at(-1)?.step === 'pick-die') {
        order.push(decider(position.game));
        position.does(position.actions()[0] as never);
      }
      expect(order).toEqual(Array.from({ length: order.length }, (_, step) => (1 + step) % seats));
    }
  });

  test('SA 8.3.1 the yields come in the order of the picks, also where the dice left over are alike', () => {
    const position = table(3, { limitedSupply: true }).has(0, { resources: goods({ stone: 11 }) });
    position.waits({ step: 'use', seat: 0 }, { step: 'pick-die', seat: 0, dice: [1, 3, 3] });
    position.does({ type: 'pick-die', pips: 1 });
    expect(position.facts('die-picked').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect([1, 2].map((seat) => position.player(seat).resources.stone)).toEqual([1, 0]);
  });

  test('SA 8.3.1, SA 7.7 the next player takes a die after the tool of the one before is chosen', () => {
    const position = row(2, [4, 5]).has(0, { tools: [1, 1, 1], used: [true, false, false] });
    position.does({ type: 'pick-die', pips: 5 });
    expect(position.game.frames.at(-1)).toEqual({ step: 'raise-tool', seat: 0 });
    expect(position.player(1).resources.gold).toBe(0);
    position.does({ type: 'raise-tool', tool: 1 });
    expect(position.player(1).resources.gold).toBe(1);
  });

  test('SA 8.3.1 dice that are all alike leave nobody a choice, and everyone gets the same', () => {
    const position = row(4, [6, 6, 6, 6]).does({ type: 'pick-die', pips: 6 });
    expect(position.game.players.map(({ field }) => field)).toEqual([1, 1, 1, 1]);
    expect(position.game.frames).toEqual([{ step: 'use', seat: 0 }]);
  });

  test('SA 8.3.1 nobody may refuse a die, and equal dice are one choice', () => {
    const position = row(4, [2, 2, 5, 6]);
    expect(position.actions()).toEqual([2, 5, 6].map((pips) => ({ type: 'pick-die', pips })));
  });

  test('SA 8.3.1, SA 7.8 dicerow-04: tools never change this roll', () => {
    const [vector] = vectors.diceRow.filter(({ id }) => id === 'dicerow-04');
    const position = row(3, [1, 1, 2]).has(0, { tools: [4, 4, 4] });
    expect(position.allows({ type: 'add-tool', tool: 0 })).toBe(vector?.expected.legal);
  });

  test('SA 15.4 a tool won in another turn can be used in one’s own turn of the same round', () => {
    const position = row(2, [1, 5]).on(1, 'forest', 1);
    position.game.frames = [
      { step: 'use', seat: 1 },
      { step: 'pick-die', seat: 0, dice: [1, 5] },
    ];
    position.does({ type: 'pick-die', pips: 1 }).as(1).does({ type: 'use', place: 'forest' });
    expect(position.actions()).toContainEqual({ type: 'add-tool', tool: 0 });
  });

  test('SA 15.5 a second dice row of the round is rolled when its card is taken, after the first is done', () => {
    const position = table(2)
      .has(0, { resources: goods({ wood: 3 }) })
      .on(0, 'card-1', 1)
      .on(0, 'card-2', 1);
    position.game.cards = ['civ-01', 'civ-02', 'civ-11', 'civ-12'];
    position.waits({ step: 'using', seat: 0, left: 1 }, { step: 'use', seat: 0 });
    for (const [place, price] of [
      ['card-1', 1],
      ['card-2', 2],
    ] as const) {
      position
        .as(0)
        .does({ type: 'use', place })
        .as(0)
        .does(pay({ wood: price }));
      while (position.game.frames.at(-1)?.step === 'pick-die') position.does(position.actions()[0] as never);
    }
    expect(position.player(0).cards).toEqual(['civ-01', 'civ-02']);
  });

  test('SA 15.6 while a row waits for its picks no place can be resolved', () => {
    const position = row(2, [3, 4]).on(0, 'forest', 1);
    expect(position.allows({ type: 'use', place: 'forest' })).toBe(false);
  });

  test('SA 16.1 with late picks the others choose at their next own turn', () => {
    const position = table(3, { lateDicePicks: true }).on(1, 'forest', 1);
    position.waits({ step: 'using', seat: 0, left: 3 }, { step: 'pick-die', seat: 0, dice: [1, 2, 4] });
    position.does({ type: 'pick-die', pips: 4 });
    expect(position.game.openRows).toEqual([{ dice: [1, 2], waiting: [1, 2] }]);
    expect(position.game.frames.at(-1)).toMatchObject({ step: 'late-pick', seat: 1 });
    position.does({ type: 'pick-die', pips: 2 });
    expect(position.player(1).resources.clay).toBe(1);
    expect(position.game.frames.at(-1)).toMatchObject({ step: 'use', seat: 1 });
    expect(position.game.openRows).toEqual([{ dice: [1], waiting: [2] }]);
  });

  test('SA 16.1 whoever acted before the taker picks before placing in the next round, the oldest row first', () => {
    const position = table(3, { lateDicePicks: true }).has(0, { tools: [1, 1, 1], used: [true, false, false] });
    position.game.openRows = [
      { dice: [1, 6], waiting: [0, 1] },
      { dice: [4], waiting: [1] },
    ];
    position.waits({ step: 'round-end' }, { step: 'raise-tool', seat: 0 }).does({ type: 'raise-tool', tool: 1 });
    expect(position.game.frames.at(-1)).toEqual({ step: 'late-pick', seat: 1 });
    position.does({ type: 'pick-die', pips: 6 }).does({ type: 'pick-die', pips: 4 });
    expect(position.player(1)).toMatchObject({ field: 1, resources: goods({ gold: 1 }) });
    expect(position.game.frames.at(-1)).toEqual({ step: 'place', seat: 1 });
    position.does({ type: 'place', place: 'forest', persons: 5 });
    expect(position.game.frames.at(-1)).toEqual({ step: 'place', seat: 2 });
    position.does({ type: 'place', place: 'quarry', persons: 5 }).does({ type: 'pick-die', pips: 1 });
    expect(position.player(0).resources.wood).toBe(1);
    expect(position.game.openRows).toEqual([]);
  });

  test('SA 16.1, SA 7.7 a tool picked late is chosen before one’s own turn goes on', () => {
    const position = table(2, { lateDicePicks: true }).has(1, { tools: [1, 1, 1], used: [true, false, false] });
    position.game.openRows = [{ dice: [5], waiting: [1] }];
    position.on(1, 'forest', 1).waits({ step: 'use', seat: 1 }, { step: 'late-pick', seat: 1 });
    position.does({ type: 'pick-die', pips: 5 }).does({ type: 'raise-tool', tool: 1 });
    expect(position.player(1).tools).toEqual([1, 2, 1]);
    expect(position.game.frames).toEqual([{ step: 'use', seat: 1 }]);
  });

  test('SA 16.1 picks still open at the end are made before the scoring', () => {
    const position = table(3, { lateDicePicks: true });
    position.game.openRows = [{ dice: [1, 2], waiting: [1, 2] }];
    position.game.buildings[0] = null;
    position
      .waits({ step: 'round-end' }, { step: 'raise-tool', seat: 0 })
      .has(0, { tools: [1, 1, 1], used: [true, false, false] });
    position.does({ type: 'raise-tool', tool: 1 });
    position.as(1).does({ type: 'pick-die', pips: 2 }).as(2).does({ type: 'pick-die', pips: 1 });
    expect([position.player(1).resources.clay, position.player(2).resources.wood]).toEqual([1, 1]);
    expect(position.game.ending).toBe('stack-empty');
  });
});
