import { between, seedFrom, streams } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { consumption, corruption, happinessRequired, populationCost } from '../src/content/boards.ts';
import { stored, tokenValue } from '../src/queries/counts.ts';
import { give } from '../src/rules/gains.ts';
import { gainGoods, loseBlue, loseGoods, loseYellow } from '../src/rules/tokens.ts';
import { position } from './position.ts';

const tokens = (table: ReturnType<typeof position>) =>
  Object.fromEntries(
    table
      .player(0)
      .technologies.filter(({ tokens }) => tokens > 0)
      .map(({ card, tokens }) => [card, tokens]),
  );

test('TA 12.1 a token is worth what its card says, even without workers', () => {
  const table = position()
    .bare(0)
    .has(0, { tokensOn: { bronze: 1, coal: 2, agriculture: 1 } });
  expect([stored(table.player(0), 'resources'), stored(table.player(0), 'food')]).toEqual([7, 1]);
});

test('TA 12.2 TA 12.8 the cheapest tokens pay first, change comes back on cheaper cards', () => {
  const table = position().has(0, { tokensOn: { bronze: 1, coal: 1 } });
  loseGoods(table.game, 0, 'resources', 2);
  expect(tokens(table)).toEqual({ bronze: 2 });
  const tight = position()
    .has(0, { tokensOn: { coal: 1 } })
    .has(0, { blue: 0 });
  loseGoods(tight.game, 0, 'resources', 1);
  expect(tokens(tight)).toEqual({ bronze: 1 });
});

test('TA 12.2 TA 12.9 change lies on mines alone, never on labs', () => {
  const table = position().has(0, { on: { alchemy: 1, 'scientific-method': 1 }, tokensOn: { coal: 1 } });
  loseGoods(table.game, 0, 'resources', 1);
  expect(tokens(table)).toEqual({ bronze: 2 });
  const gates = position().has(0, {
    leader: 'bill-gates',
    on: { computers: 1, alchemy: 1 },
    tokensOn: { computers: 1 },
  });
  loseGoods(gates.game, 0, 'resources', 2);
  expect(tokens(gates)).toEqual({ bronze: 1 });
});

test('TA 12.8 TA 12.9 of cards whose tokens are worth the same, the one that came into play first pays first', () => {
  const table = position().has(0, { on: { alchemy: 0 }, tokensOn: { alchemy: 2, bronze: 2 } });
  loseGoods(table.game, 0, 'resources', 3);
  expect(tokens(table)).toEqual({ alchemy: 1 });
});

test('TA 12.2 a bank too small for the change: as little as possible is overpaid', () => {
  const table = position()
    .has(0, { tokensOn: { oil: 2 } })
    .has(0, { blue: 0 });
  loseGoods(table.game, 0, 'resources', 6);
  expect([tokens(table), table.player(0).blue]).toEqual([{ bronze: 2 }, 0]);
});

/** Worth and number of tokens of every lay-out that exchanging downwards and giving up can lead to, highest card first. */
function layouts(
  values: readonly number[],
  held: readonly number[],
  tokens: number,
): { worth: number; used: number }[] {
  let found = [{ worth: 0, used: 0 }];
  let above = 0;
  for (const [at, value] of values.entries()) {
    above += value * (held[at] ?? 0);
    found = found.flatMap(({ worth, used }) =>
      Array.from({ length: tokens - used + 1 }, (_, more) => ({
        worth: worth + more * value,
        used: used + more,
      })).filter((layout) => layout.worth <= above),
    );
  }
  return found;
}

test('TA 12.2 TA 12.8 of all ways to pay none keeps more, and none of those leaves fewer tokens on the cards', () => {
  const luck = { random: streams(seedFrom('payments'), ['tokens']) };
  const pick = (low: number, high: number) => between(luck, 'tokens', low, high);
  const table = position();
  for (let trial = 0; trial < 200; trial++) {
    const mines = ['oil', 'coal', 'iron', 'bronze'].filter((card) => card === 'bronze' || pick(0, 2) > 0);
    const values = mines.map((card) => tokenValue(card).value);
    const held = mines.map((card) => pick(card === 'bronze' ? 1 : 0, 3));
    const bank = pick(0, 4);
    const technologies = mines.map((card, at) => ({ card, workers: 0, tokens: held[at] ?? 0 }));
    table.has(0, { technologies, blue: bank });
    const worth = stored(table.player(0), 'resources');
    const due = pick(1, worth);
    const ways = layouts(values, held, bank + held.reduce((sum, count) => sum + count, 0));
    const most = Math.max(...ways.filter((way) => way.worth <= worth - due).map((way) => way.worth));
    const fewest = Math.min(...ways.filter((way) => way.worth === most).map(({ used }) => used));
    loseGoods(table.game, 0, 'resources', due);
    const used = technologies.reduce((sum, technology) => sum + technology.tokens, 0);
    const layout = JSON.stringify({ mines, held, bank, due });
    expect([stored(table.player(0), 'resources'), used], layout).toEqual([most, fewest]);
  }
});

test('TA 12.3 food and resources are separate, but for the Trade Routes Agreement', () => {
  const table = position(3).has(0, {
    treaty: { card: 'trade-routes-agreement-i', a: 0, b: 1 },
    tokensOn: { agriculture: 1, bronze: 1 },
  });
  expect(table.can(0, { type: 'build', card: 'bronze' })).toBe(false);
  table.does(0, { type: 'trade' });
  table.does(0, { type: 'build', card: 'bronze' });
  expect(table.types(0)).not.toContain('trade');
  expect(tokens(table)).toEqual({});
});

test('TA 12.4 TA 19.15 gains use valuable cards first and never more than the bank holds', () => {
  const table = position().has(0, { on: { coal: 0 } });
  gainGoods(table.game, 0, 'resources', 3);
  expect(tokens(table)).toEqual({ coal: 1 });
  const poor = position().has(0, { on: { coal: 0 }, blue: 1 });
  expect(gainGoods(poor.game, 0, 'resources', 5)).toBe(3);
  expect(gainGoods(poor.game, 0, 'resources', 5)).toBe(0);
});

test('TA 12.5 blue tokens come from the box; lost ones from the bank, then from the cards', () => {
  const table = position()
    .has(0, { tokensOn: { bronze: 2 } })
    .has(0, { blue: 1 });
  give(table.game, 0, { blueTokens: 2 }, 'events');
  expect([table.player(0).blue, table.game.tokens.blue]).toEqual([3, -2]);
  loseBlue(table.game, 0, 4);
  table.does(0, { type: 'lose-token', card: 'bronze' });
  expect([table.player(0).blue, tokens(table), table.game.tokens.blue]).toEqual([0, { bronze: 1 }, 2]);
  expect(table.step).toBe('act');
});

test('TA 12.6 yellow tokens are lost from the bank only', () => {
  const table = position().has(0, { yellow: 1 });
  expect(loseYellow(table.game, 0, 2)).toBe(1);
  expect(table.player(0)).toMatchObject({ yellow: 0, workers: 1 });
});

test('TA 12.7 more tokens than the board has squares count like a full bank', () => {
  expect([populationCost(21), consumption(21), happinessRequired(21), corruption(19)]).toEqual([2, 0, 0, 0]);
});

test('TA 12.8 TA 10.7 with an empty bank the owner chooses which card gives the token that covers a stage', () => {
  const table = position()
    .has(0, { building: 'great-wall', civilHand: ['engineering-genius-a'], tokensOn: { agriculture: 1, bronze: 1 } })
    .has(0, { blue: 0 })
    .does(0, { type: 'play', card: 'engineering-genius-a' });
  expect(table.list(0, 'cover')).toEqual([
    { type: 'cover', card: 'agriculture' },
    { type: 'cover', card: 'bronze' },
  ]);
  table.does(0, { type: 'cover', card: 'bronze' });
  const laden = table.player(0).technologies.filter(({ tokens }) => tokens > 0);
  expect([laden.map(({ card }) => card), table.player(0).stages, table.step]).toEqual([['agriculture'], 1, 'act']);
});

test('TA 10.7 several stages with an empty bank: a choice for each, until one card is left', () => {
  const table = position()
    .has(0, { building: 'pyramids', specials: ['masonry'], tokensOn: { agriculture: 2, bronze: 6, iron: 1 } })
    .has(0, { blue: 0 })
    .does(0, { type: 'stage', count: 2 });
  // Five of the six resources on Bronze are paid: their tokens come back into the bank first.
  expect([table.step, table.player(0).stages]).toEqual(['act', 2]);
  const wall = position()
    .has(0, { building: 'great-wall', stages: 0, specials: ['masonry'], tokensOn: { agriculture: 2, philosophy: 0 } })
    .has(0, { blue: 0 });
  wall.game.turn.construction = 9;
  wall.has(0, { tokensOn: { bronze: 1 } }).has(0, { blue: 0 });
  wall.does(
    0,
    { type: 'stage', count: 2 },
    { type: 'cover', card: 'agriculture' },
    { type: 'cover', card: 'agriculture' },
  );
  expect([wall.step, wall.player(0).stages]).toEqual(['act', 2]);
});

test('TA 12.3 a good that is not there cannot be traded', () => {
  const treaty = { card: 'trade-routes-agreement-i', a: 0, b: 1 };
  const [a, b] = [0, 1].map((seat) => (tokensOn: Record<string, number>) => {
    const table = position(3).has(0, { treaty }).has(seat, { tokensOn }).acting(seat);
    return table.types(seat).includes('trade');
  });
  // Side A turns food into a resource, side B the other way round.
  expect([a?.({}), a?.({ agriculture: 1 }), a?.({ bronze: 1 })]).toEqual([false, true, false]);
  expect([b?.({}), b?.({ agriculture: 1 }), b?.({ bronze: 1 })]).toEqual([false, false, true]);
});
