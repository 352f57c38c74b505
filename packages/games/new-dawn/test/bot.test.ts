import { act, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { place, table } from './table.ts';

const worth = (t: ReturnType<typeof table>, seat = 0) => newDawn.bot.evaluate(t.game, seat);

test('a completed victory card is worth more than any progress on it', () => {
  const t = table().victory('technophile-scholarly');
  t.player(0).dial = 23;
  const before = worth(t);
  t.player(0).agendas.push('technophile');
  expect(worth(t)).toBeGreaterThan(before);
});

test('cities, tokens, resources, better cards and wonders are all welcome', () => {
  const base = worth(table());
  expect(worth(table().city(0, 36))).toBeGreaterThan(base);
  expect(worth(table().token(0, 52))).toBeGreaterThan(base);
  expect(worth(table().resources(0, { oil: 1 }))).toBeGreaterThan(base);
  expect(worth(table().card(0, 'flight', 3))).toBeGreaterThan(base);
  expect(worth(table().wonder('petra', 50))).toBeGreaterThan(base);
});

test('a token next to a barbarian is in danger until it is reinforced', () => {
  const safe = worth(table().token(0, 52));
  expect(worth(table().token(0, 52).barbarian('A', 53))).toBeLessThan(safe);
  expect(worth(table().reinforced(0, 52).barbarian('A', 53))).toBeGreaterThan(safe);
});

test('the quick player places tokens rather than pass', () => {
  const luck = luckFrom(seedFrom('quick'));
  let passes = 0;
  for (let n = 0; n < 50; n++) {
    const t = table().resolves(0, 'culture', 3);
    const actions = legal(newDawn, t.game, 0);
    const chosen = actions[newDawn.bot.playout?.(t.game, 0, actions, luck) ?? 0];
    if (chosen?.type === 'done') passes++;
    expect(t.offers(place(52))).toBe(true);
  }
  expect(passes).toBeLessThan(5);
});

test('games of quick players end', () => {
  const rounds = [2, 3, 4].map((seats) => {
    const game = start(newDawn, { seats, seed: seedFrom(`quick${seats}`) });
    const luck = luckFrom(seedFrom('quick'));
    while (!isOver(game)) {
      const seat = decider(game);
      const actions = legal(newDawn, game, seat);
      const at = newDawn.bot.playout?.(game, seat, actions, luck) ?? 0;
      act(newDawn, game, seat, actions[at] as never);
    }
    return game.round;
  });
  expect(Math.max(...rounds)).toBeLessThan(400);
});
