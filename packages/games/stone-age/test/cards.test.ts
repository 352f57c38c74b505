import type { CardId } from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';
import { goods, pay, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

/** Seat 0 stands on the first card space, where that card lies, with these resources. */
function offered(card: CardId, resources = goods({ wood: 9 }), space = 0, options = {}) {
  const position = table(4, options)
    .has(0, { resources })
    .on(0, `card-${(space + 1) as 1 | 2 | 3 | 4}`, 1);
  position.game.cards[space] = card;
  return position
    .waits({ step: 'using', seat: 0, left: 1 }, { step: 'use', seat: 0 })
    .does({ type: 'use', place: `card-${(space + 1) as 1}` });
}

const bought = (card: CardId, options = {}) => offered(card, goods({ wood: 1 }), 0, options).does(pay({ wood: 1 }));

describe('civilization cards', () => {
  const prices = vectors.cardCost.map(({ id, input, expected }) => ({ id, ...input, legal: expected.legal }));
  test.each(prices)('SA 8.1, SA 15.9 $id', ({ spaceFromRight, payment, legal }) => {
    const position = offered('civ-26', goods({ wood: 4, clay: 4, stone: 4, gold: 4 }), spaceFromRight - 1);
    position.has(0, { food: 9 });
    const { food, ...resources } = { food: 0, ...payment } as { food: number };
    const tried = food > 0 ? ({ type: 'pay', ...payment } as never) : pay(resources);
    expect(position.allows(tried)).toBe(legal);
  });

  test('SA 8.1 whoever cannot or does not want to pay takes the person back and the card stays', () => {
    const poor = offered('civ-26', goods());
    expect(poor.game.cards[0]).toBe('civ-26');
    expect(poor.player(0).placed.every((persons) => persons === 0)).toBe(true);
    const unwilling = offered('civ-26').does({ type: 'decline' });
    expect(unwilling.game.cards[0]).toBe('civ-26');
    expect(unwilling.player(0)).toMatchObject({ resources: goods({ wood: 9 }), score: 0 });
    expect(offered('civ-26', goods({ wood: 1 }), 0).refuses(pay({ clay: 1 }))).toEqual({
      reason: 'too-few-resources',
      rule: 'SA 8.1',
    });
    expect(offered('civ-26').refuses(pay({ wood: 2 }))).toEqual({ reason: 'wrong-number', rule: 'SA 8.1' });
  });

  test('SA 15.9, SA 8.1 one resource too many is refused with the rule on every space', () => {
    for (const space of [0, 1, 2, 3]) {
      const position = offered('civ-26', goods({ wood: 9 }), space);
      expect(position.refuses(pay({ wood: space + 2 }))).toEqual({ reason: 'wrong-number', rule: 'SA 8.1' });
    }
  });

  test('SA 8.2 cards are kept face down, those with a later effect face up until used', () => {
    expect(bought('civ-11').player(0)).toMatchObject({ cards: ['civ-11'], kept: [] });
    for (const card of ['civ-33', 'civ-34', 'civ-35', 'civ-36'] as const) {
      expect(bought(card).player(0)).toMatchObject({ cards: [], kept: [card] });
    }
  });

  test('SA 8.3.2 food', () => {
    const food = [
      ['civ-11', 7],
      ['civ-12', 5],
      ['civ-13', 3],
      ['civ-14', 1],
      ['civ-15', 4],
      ['civ-16', 2],
      ['civ-17', 3],
    ] as const;
    for (const [card, amount] of food) expect(bought(card).player(0).food).toBe(12 + amount);
  });

  test('SA 8.3.3 resources', () => {
    expect(bought('civ-18').player(0).resources).toEqual(goods({ stone: 2 }));
    expect(bought('civ-21').player(0).resources).toEqual(goods({ gold: 1 }));
    expect(bought('civ-22').player(0).resources).toEqual(goods({ clay: 1 }));
  });

  test('SA 8.3.4 resources by dice roll: two dice, tools may be added', () => {
    const position = offered('civ-24', goods({ wood: 1 }))
      .has(0, { tools: [1, 0, 0] })
      .does(pay({ wood: 1 }));
    const frame = position.game.frames.at(-1);
    expect(frame).toMatchObject({ step: 'gather', yields: 'stone', place: null });
    expect(frame?.step === 'gather' && frame.dice.length).toBe(2);
    expect(position.actions()).toContainEqual({ type: 'add-tool', tool: 0 });
  });

  test('SA 8.3.5 three points at once', () => {
    for (const card of ['civ-26', 'civ-27', 'civ-28'] as const) expect(bought(card).player(0).score).toBe(3);
  });

  test('SA 8.3.6 a permanent tool', () => {
    expect(bought('civ-29').player(0).tools).toEqual([1, 0, 0]);
  });

  test('SA 8.3.7 a step on the field track', () => {
    for (const card of ['civ-30', 'civ-31'] as const) expect(bought(card).player(0).field).toBe(1);
  });

  test('SA 8.3.8, SA 15.14 the extra card is drawn in secret and its top part never works', () => {
    for (const drawn of ['civ-01', 'civ-33', 'civ-36'] as const) {
      const position = offered('civ-32', goods({ wood: 1 }));
      position.game.pile.push(drawn);
      position.does(pay({ wood: 1 }));
      expect(position.player(0)).toMatchObject({ cards: ['civ-32'], extra: [drawn], kept: [] });
      expect(position.facts('extra-drawn')).toEqual([{ fact: 'extra-drawn', seat: 0, seen: 'all' }]);
      expect(position.facts('extra-seen')).toEqual([{ fact: 'extra-seen', seat: 0, card: drawn, seen: [0] }]);
      expect(position.game.frames.some(({ step }) => step === 'pick-die')).toBe(false);
    }
  });

  test('SA 8.3.8 from an empty pile nothing is drawn', () => {
    const position = offered('civ-32', goods({ wood: 1 }));
    position.game.pile = [];
    position.does(pay({ wood: 1 }));
    expect(position.player(0).extra).toEqual([]);
    expect(position.facts('pile-empty')).toHaveLength(1);
  });

  test('SA 8.3.10 two resources of choice, at any time, once', () => {
    const position = bought('civ-36');
    const cash = { type: 'cash-in', ...goods({ stone: 1, gold: 1 }) } as const;
    position.waits({ step: 'place', seat: 2 });
    expect(position.as(0).actions()).toHaveLength(10);
    expect(position.as(0).allows({ type: 'cash-in', ...goods({ gold: 3 }) })).toBe(false);
    position.as(0).does(cash);
    expect(position.player(0)).toMatchObject({ resources: goods({ stone: 1, gold: 1 }), kept: [], cards: ['civ-36'] });
    expect(position.as(0).refuses(cash)).toEqual({ reason: 'not-your-turn' });
    expect(position.game.frames.at(-1)).toEqual({ step: 'place', seat: 2 });
  });

  test('SA 8.3.10 it can be used before paying for a card one could not afford', () => {
    const position = offered('civ-26', goods(), 1).has(0, { kept: ['civ-36'] });
    const broke = table()
      .has(0, { kept: ['civ-36'] })
      .on(0, 'card-2', 1)
      .waits({ step: 'use', seat: 0 });
    broke.does({ type: 'use', place: 'card-2' });
    expect(broke.actions()).toContainEqual({ type: 'decline' });
    broke
      .as(0)
      .does({ type: 'cash-in', ...goods({ wood: 2 }) })
      .does(pay({ wood: 2 }));
    expect(broke.player(0).resources).toEqual(goods());
    expect(position.player(0).kept).toEqual(['civ-36']);
  });

  test('SA 8.1, SA 8.3.10 whoever cannot pay even with the two-resources card is not asked', () => {
    const asked = (space: 1 | 2 | 3, wood: number) =>
      table()
        .has(0, { kept: ['civ-36'], resources: goods({ wood }) })
        .on(0, `card-${(space + 1) as 2 | 3 | 4}`, 1)
        .waits({ step: 'use', seat: 0 }, { step: 'use', seat: 0 })
        .does({ type: 'use', place: `card-${(space + 1) as 2 | 3 | 4}` }).step;
    expect([asked(1, 0), asked(2, 0), asked(2, 1), asked(3, 1), asked(3, 2)]).toEqual([
      'buy-card',
      'use',
      'buy-card',
      'use',
      'buy-card',
    ]);
  });

  test('SA 8.3.10 it cannot pay for itself', () => {
    const position = offered('civ-36', goods());
    expect(position.player(0)).toMatchObject({ kept: [], cards: [] });
    expect(position.game.cards[0]).toBe('civ-36');
    expect(offered('civ-36', goods({ wood: 1 }), 1).game.cards[1]).toBe('civ-36');
  });

  test('SA 8.5 the space of a taken card stays empty in this round', () => {
    expect(bought('civ-26').game.cards[0]).toBeNull();
  });

  test('SA 8.6 first the price is paid, then the card is taken, then its top part works', () => {
    const position = offered('civ-21', goods({ gold: 1 }));
    position.does(pay({ gold: 1 }));
    expect(position.facts().map(({ fact }) => fact)).toEqual(['card-bought', 'gained']);
    expect(position.player(0).resources).toEqual(goods({ gold: 1 }));
  });

  test('SA 15.6 the two-resources card may be used while a roll waits for its tools', () => {
    const position = table().has(0, { kept: ['civ-36'] });
    position.waits({ step: 'gather', seat: 1, yields: 'wood', dice: [3], added: 0, place: null });
    expect(position.as(0).allows({ type: 'cash-in', ...goods({ wood: 2 }) })).toBe(true);
  });

  test('SA 16.1 with the option of using it at once the two resources are chosen when the card is taken', () => {
    const position = bought('civ-36', { twoResourcesAtOnce: true });
    expect(position.actions()).toHaveLength(10);
    position.does({ type: 'choose-two', ...goods({ clay: 2 }) });
    expect(position.player(0)).toMatchObject({ resources: goods({ clay: 2 }), kept: [], cards: ['civ-36'] });
  });

  test('SA 16.1, SA 16.2 the two resources of choice are those that are left, even if that is one choice', () => {
    const position = table(4, { twoResourcesAtOnce: true, limitedSupply: true });
    position.has(1, { resources: goods({ wood: 26, clay: 18, stone: 12, gold: 10 }) });
    position.waits({ step: 'choose-two', seat: 0 });
    expect(position.actions()).toEqual([{ type: 'choose-two', ...goods({ wood: 2 }) }]);
  });

  test('SA 16.2 with a limited supply nobody takes more than there are pieces', () => {
    const position = table(4, { limitedSupply: true }).has(1, { resources: goods({ gold: 9 }) });
    position.has(2, { kept: ['civ-36'] });
    expect(position.as(2).allows({ type: 'cash-in', ...goods({ gold: 2 }) })).toBe(false);
    expect(position.as(2).allows({ type: 'cash-in', ...goods({ gold: 1, wood: 1 }) })).toBe(true);
    position
      .has(0, { tools: [1, 0, 0] })
      .waits({ step: 'gather', seat: 0, yields: 'gold', dice: [6, 6], added: 0, place: null });
    position.does({ type: 'collect' });
    expect(position.player(0).resources.gold).toBe(1);
  });

  test('SA 16.2, SA 8.6 what is paid is back in the supply before the card gives anything', () => {
    const position = offered('civ-18', goods({ stone: 1 }), 0, { limitedSupply: true });
    position.has(1, { resources: goods({ stone: 11 }) });
    position.does(pay({ stone: 1 }));
    expect(position.player(0).resources).toEqual(goods({ stone: 1 }));
    expect(position.facts('supply-short')).toHaveLength(1);
  });
});
