import { act, decider, isOver, legal, luckFrom, seedFrom, start, view } from '@tabularium/kernel';
import { botConformance } from '@tabularium/kernel/conformance';
import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { judge, judgements, quick } from './judging.ts';
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
  expect(worth(table().wonder('stonehenge', 50))).toBeGreaterThan(base);
});

test('a token next to a barbarian is in danger until it is reinforced', () => {
  const safe = worth(table().token(0, 52));
  expect(worth(table().token(0, 52).barbarian('A', 53))).toBeLessThan(safe);
  expect(worth(table().reinforced(0, 52).barbarian('A', 53))).toBeGreaterThan(safe);
});

test('a wonder is better built where no rival can reach it', () => {
  const built = (space: number) => worth(table().city(0, 36).city(0, 52).city(1, 53).wonder('stonehenge', space));
  expect(built(36)).toBeGreaterThan(built(52));
});

test('every agenda pulls: each step towards it is worth more than the one before', () => {
  const dial = [0, 8, 16, 23].map((steps) => {
    const t = table().victory('technophile-scholarly');
    t.player(0).dial = steps;
    return worth(t);
  });
  expect(dial).toEqual([...dial].sort((a, b) => a - b));
  const unarmed = table().victory('warmonger-paranoid');
  expect(worth(table().victory('warmonger-paranoid').trade(0, 'military', 3))).toBeGreaterThan(worth(unarmed));
});

test('a city that lacks one token is nearer to being mature than one that lacks two', () => {
  const around = [51, 52, 53, 54, 55, 56];
  const lacking = (missing: number) =>
    worth(
      table()
        .victory('populous-preservationist')
        .token(0, ...around.slice(missing)),
    );
  expect(lacking(1)).toBeGreaterThan(lacking(2));
  expect(lacking(0)).toBeGreaterThan(lacking(1));
});

test('it never pays to stop early: a token yet to be placed is worth something', () => {
  const t = table().resolves(0, 'culture', 3);
  const before = worth(t);
  const stopped = table().resolves(0, 'culture', 3).does({ type: 'done' });
  expect(worth(stopped)).toBeLessThan(before);
});

test('what is face down changes nothing: two states that look alike are judged alike', () => {
  const game = start(newDawn, { seats: 3, seed: seedFrom('hidden') });
  const seen = view(newDawn, game, 0);
  const judged = ['one', 'two', 'three'].map((deal) => judgements(seen, deal));
  expect(judged[1]).toEqual(judged[0]);
  expect(judged[2]).toEqual(judged[0]);
});

const short = [2, 3, 4].map((seats) => ({ seats, options: { roundLimit: 30 } }));
botConformance(newDawn, 'the evaluation', judge, 23, short);
botConformance(newDawn, 'the quick player', quick, 11, short);

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
