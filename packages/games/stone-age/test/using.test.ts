import { describe, expect, test } from 'vitest';
import { goods, pay, placing, table, using } from './table.ts';

const turn = (seat: number) => [{ step: 'using', seat, left: 1 } as const, { step: 'use', seat } as const];

describe('using people', () => {
  test('SA 5.1 each player uses all people before the next begins, from the start player on', () => {
    const round = table(2).on(0, 'forest', 2).on(0, 'field', 1).on(1, 'river', 1);
    round.waits({ step: 'using', seat: 0, left: 2 }, { step: 'use', seat: 0 });
    round.does(using('field'));
    expect(round.decider).toBe(0);
    round.does(using('forest'));
    expect(round.decider).toBe(1);
  });

  test('SA 5.2 any order; the people of a resolved place go home', () => {
    const round = table().on(0, 'forest', 2).on(0, 'field', 1).on(0, 'hunting-grounds', 1);
    round.waits(...turn(0));
    expect(round.actions()).toEqual([using('hunting-grounds'), using('forest'), using('field')]);
    expect(round.refuses(using('river'))).toEqual({ reason: 'nobody-there', rule: 'SA 5.2' });
    round.does(using('forest'));
    expect(round.player(0).placed.reduce((sum, persons) => sum + persons, 0)).toBe(2);
    round.does(using('hunting-grounds')).does(using('field'));
    expect(round.player(0).placed.every((persons) => persons === 0)).toBe(true);
  });

  test('SA 5.3 what one action brings pays for the next', () => {
    const round = table()
      .on(0, 'tool-maker', 1)
      .on(0, 'forest', 1)
      .on(0, 'card-1', 1)
      .has(0, { kept: ['civ-33'] })
      .waits(...turn(0));
    round.game.cards[0] = 'civ-26';
    expect(round.player(0).resources).toEqual(goods());
    round.does(using('tool-maker')).does(using('forest'));
    round.does({ type: 'add-tool', tool: 0 }).does({ type: 'add-card', card: 'civ-33' });
    expect(round.player(0).resources.wood).toBeGreaterThan(1);
    round.does(using('card-1')).does(pay({ wood: 1 }));
    expect(round.player(0).cards).toEqual(['civ-33', 'civ-26']);
  });

  test('SA 5.4 a purchase is a choice, everything else is done as far as it goes', () => {
    const round = table()
      .has(0, { resources: goods({ wood: 9 }), persons: 10 })
      .on(0, 'card-1', 1)
      .on(0, 'hut', 2);
    round.waits(...turn(0)).does(using('card-1'));
    expect(round.actions()).toContainEqual({ type: 'decline' });
    round.does({ type: 'decline' }).does(using('hut'));
    expect(round.player(0).persons).toBe(10);
  });

  test('SA 5.5 a turn does not end while people are on the board', () => {
    const round = table()
      .on(0, 'forest', 1)
      .on(0, 'hut', 2)
      .waits(...turn(0));
    expect(round.actions().map(({ type }) => type)).toEqual(['use', 'use']);
    round.does(using('hut'));
    expect(round.actions()).toEqual([using('forest')]);
  });

  test('SA 6.1 the tool maker gives a tool', () => {
    const round = table()
      .on(0, 'tool-maker', 1)
      .waits(...turn(0))
      .does(using('tool-maker'));
    expect(round.player(0).tools).toEqual([1, 0, 0]);
  });

  test('SA 6.2 the hut brings a person who eats at once and works from the next round on', () => {
    const round = table(2)
      .on(0, 'hut', 2)
      .waits({ step: 'round-end' }, { step: 'feeding' }, ...turn(0));
    round.does(using('hut'));
    expect(round.player(0)).toMatchObject({ persons: 6, food: 12 - 6 });
    round.as(1).does(placing('forest', 1));
    expect(round.as(0).allows(placing('hunting-grounds', 6))).toBe(true);
    expect(round.as(0).allows(placing('hunting-grounds', 7))).toBe(false);
    const same = table(2)
      .on(0, 'hut', 2)
      .on(0, 'forest', 3)
      .waits(...turn(0));
    same.does(using('hut'));
    expect(same.actions()).toEqual([using('forest')]);
    const full = table()
      .has(0, { persons: 10 })
      .on(0, 'hut', 2)
      .waits(...turn(0));
    full.does(using('hut'));
    expect(full.player(0).persons).toBe(10);
    expect(full.facts('hut-in-vain')).toHaveLength(1);
  });

  test('SA 6.3 the field raises the track, which feeds in the same round', () => {
    const round = table(2)
      .on(0, 'field', 1)
      .waits({ step: 'round-end' }, { step: 'feeding' }, ...turn(0));
    round.does(using('field'));
    expect(round.player(0)).toMatchObject({ field: 1, food: 12 + 1 - 5 });
    const full = table()
      .has(0, { field: 10 })
      .on(0, 'field', 1)
      .waits(...turn(0));
    full.does(using('field'));
    expect(full.player(0).field).toBe(10);
    expect(full.facts('field-full')).toHaveLength(1);
  });
});
