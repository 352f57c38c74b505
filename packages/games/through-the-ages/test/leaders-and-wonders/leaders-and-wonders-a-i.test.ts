import { expect, test } from 'vitest';
import { cultureRating, strengthRating } from '../../src/queries/ratings.ts';
import { atTurnBegin, position } from '../position.ts';

const end = { type: 'end-turn' } as const;

test('TA 18.A2 Sun Tzu keeps tactics exclusive and stays under the current one', () => {
  const table = position().has(0, {
    leader: 'sun-tzu',
    tactic: { card: 'legion-i', bonus: 0 },
    exclusive: [{ card: 'legion-i', bonus: 0 }],
    on: { warriors: 3 },
  });
  table.game.frames = [{ step: 'make-tactics-available', seat: 0 }];
  expect(table.run().game.commonTactics).toEqual([]);
  const before = strengthRating(table.game, 0);
  table
    .has(0, { civilHand: ['moses'] })
    .acting(0)
    .does(0, { type: 'leader', card: 'moses' });
  expect(table.player(0).tactic).toEqual({ card: 'legion-i', bonus: 1 });
  expect(strengthRating(table.game, 0)).toBe(before - 1 + 1);
  table.game.commonTactics = [{ card: 'legion-i', bonus: 0 }];
  table.game.frames = [{ step: 'make-tactics-available', seat: 0 }];
  expect(table.run().game.commonTactics).toEqual([
    { card: 'legion-i', bonus: 0 },
    { card: 'legion-i', bonus: 1 },
  ]);
  const copied = position()
    .has(0, { leader: 'sun-tzu', tactic: { card: 'legion-i', bonus: 0 }, civilHand: ['moses'] })
    .has(1, { tactic: { card: 'legion-i', bonus: 0 } });
  copied.game.commonTactics = [{ card: 'legion-i', bonus: 0 }];
  copied.does(0, { type: 'leader', card: 'moses' });
  expect([copied.player(1).tactic?.bonus, copied.game.commonTactics[0]?.bonus]).toEqual([1, 1]);
});

test('TA 18.A4 Hippocrates stores up to three tokens', () => {
  expect(atTurnBegin({ leader: 'hippocrates' }).player(0).stored).toBe(1);
  expect(atTurnBegin({ leader: 'hippocrates', stored: 3 }).player(0).stored).toBe(3);
});

test('TA 19.25 TA 15.8 Stonehenge: science for each stage by its printed cost, whoever paid', () => {
  const table = position().has(0, {
    building: 'stonehenge',
    civilHand: ['engineering-genius-a'],
    tokensOn: { bronze: 4 },
  });
  table.does(0, { type: 'play', card: 'engineering-genius-a' });
  expect(table.player(0).science).toBe(3);
  expect(table.does(0, { type: 'stage', count: 1 }).player(0)).toMatchObject({ science: 6, building: '' });
});

test('TA 18.I2 TA 19.21 Žižka: farms form armies, give no strength of their own, each army 1 culture', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'jan-zizka', tactic: { card: 'legion-i', bonus: 0 }, on: { warriors: 2, agriculture: 4 } });
  expect([strengthRating(table.game, 0), cultureRating(table.game, 0)]).toEqual([6, 2]);
});

test('TA 18.I3 Nostradamus: 3 culture for each event he prepares', () => {
  const table = position()
    .has(0, { leader: 'nostradamus', militaryHand: ['rats-i'] })
    .politicking(0);
  table.game.currentEvents.cards.push('development-of-science-a');
  expect(table.does(0, { type: 'prepare', card: 'rats-i' }).player(0).culture).toBe(4);
});

test('TA 18.I4 TA 19.24 TA 3.6 Gutenberg: an action of its own for labs and libraries, one less and 2 culture', () => {
  const take = position()
    .has(0, { leader: 'johannes-gutenberg' })
    .row(7, 'scientific-method')
    .does(0, { type: 'take', space: 6, extra: true });
  expect(take.player(0)).toMatchObject({ civil: 3, culture: 2 });
  const develop = position()
    .has(0, { leader: 'johannes-gutenberg', civilHand: ['alchemy'], science: 3 })
    .does(0, { type: 'develop', card: 'alchemy', extra: true });
  expect(develop.player(0)).toMatchObject({ civil: 4, science: 0, culture: 2 });
  expect(develop.can(0, { type: 'build', card: 'alchemy', extra: true })).toBe(false);
  const card = position().has(0, {
    leader: 'johannes-gutenberg',
    civilHand: ['urban-growth-i'],
    on: { alchemy: 0 },
    tokensOn: { bronze: 3 },
  });
  card.does(0, { type: 'play', card: 'urban-growth-i', extra: true }, { type: 'build', card: 'alchemy' });
  expect(card.player(0)).toMatchObject({ civil: 4, culture: 2, blue: 16 });
});

test('TA 18.I5 TA 19.17 Eleanor: up to three spent actions back, cards for events, culture for excess', () => {
  const table = position()
    .has(0, { leader: 'eleanor-of-aquitaine', civilHand: ['isaac-newton'], civil: 3 })
    .does(0, { type: 'leader', card: 'isaac-newton' });
  expect(table.player(0).civil).toBe(4);
  const prepares = position()
    .has(0, { leader: 'eleanor-of-aquitaine', militaryHand: ['rats-i'] })
    .politicking(0);
  prepares.game.currentEvents.cards.push('development-of-science-a');
  expect(prepares.does(0, { type: 'prepare', card: 'rats-i' }).player(0).militaryHand).toHaveLength(2);
  const excess = position()
    .has(0, { leader: 'eleanor-of-aquitaine', militaryHand: ['rats-i', 'foray-i', 'raiders-i'], military: 0 })
    .does(0, end);
  expect(excess.does(0, { type: 'discard', card: 'rats-i' }).player(0).culture).toBe(1);
});

test('TA 18.I8 TA 19.12 Silk Road: the first action card of the turn gives 1 more, from the first stage on', () => {
  const table = position().has(0, {
    building: 'silk-road',
    stages: 1,
    blue: 15,
    civilHand: ['patriotism-i', 'cultural-heritage-i'],
  });
  table.does(0, { type: 'play', card: 'patriotism-i' });
  expect([table.game.turn.units, table.player(0).military]).toEqual([3, 4]);
  table.does(0, { type: 'play', card: 'cultural-heritage-i' });
  expect(table.player(0)).toMatchObject({ science: 2, culture: 2 });
  const arts = position()
    .has(0, { built: ['silk-road'], civilHand: ['endowment-for-the-arts-iii'] })
    .does(0, { type: 'play', card: 'endowment-for-the-arts-iii' });
  expect(arts.player(0).culture).toBe(1);
  expect(
    position()
      .has(0, { building: 'silk-road', civilHand: ['cultural-heritage-i'] })
      .does(0, { type: 'play', card: 'cultural-heritage-i' })
      .player(0).culture,
  ).toBe(2);
});
