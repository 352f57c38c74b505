import { expect, test } from 'vitest';
import { priceOf } from '../../src/public/prices.ts';
import { attackStrength, defenceStrength } from '../../src/queries/combat.ts';
import { mineProduction, stored } from '../../src/queries/counts.ts';
import { scienceRating, strengthRating } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

const end = { type: 'end-turn' } as const;

test('TA 18.A2 Sun Tzu: all his tactics stay exclusive until the first turn without him; with none he is discarded', () => {
  const phalanx = { card: 'phalanx-i', bonus: 0 };
  const table = position().has(0, {
    leader: 'sun-tzu',
    exclusive: [{ card: 'legion-i', bonus: 0 }, { ...phalanx }],
    tactic: { ...phalanx },
  });
  const share = () => {
    table.game.frames = [{ step: 'make-tactics-available', seat: 0 }];
    return table.run().game.commonTactics;
  };
  expect(share()).toEqual([]);
  expect(table.acting(1).has(1, { military: 3 }).list(1, 'copy')).toEqual([]);
  table
    .has(0, { civilHand: ['moses'] })
    .acting(0)
    .does(0, { type: 'leader', card: 'moses' });
  expect(share()).toEqual([
    { card: 'legion-i', bonus: 0 },
    { card: 'phalanx-i', bonus: 1 },
  ]);
  const none = position().has(0, { leader: 'sun-tzu', civilHand: ['moses'] });
  none.does(0, { type: 'leader', card: 'moses' });
  expect([none.player(0).tactic, none.game.gone.includes('sun-tzu')]).toEqual([null, true]);
});

test('TA 18.I1 the white token of Saladin is spent in a revolution like the others', () => {
  const table = position().has(0, { leader: 'saladin', stance: 1, civil: 5, civilHand: ['monarchy'], science: 2 });
  expect(
    position()
      .has(0, { leader: 'saladin', stance: 1, civil: 4, civilHand: ['monarchy'], science: 2 })
      .whyNot(0, { type: 'revolution', card: 'monarchy' }),
  ).toBe('revolution-needs-all-actions TA 10.10');
  expect(table.does(0, { type: 'revolution', card: 'monarchy' }).player(0).civil).toBe(0);
});

test('TA 18.I2 farms of Žižka do not count for the Great Wall', () => {
  const wall = { built: ['great-wall'], on: { warriors: 2, agriculture: 4 } };
  const strength = (leader: string) => strengthRating(position().has(0, { ...wall, leader }).game, 0);
  expect(strength('jan-zizka')).toBe(strength(''));
});

test('TA 18.I3 Nostradamus shelters against aggressions only: his attacks and his rating stay as they are', () => {
  const { game } = position().has(0, { leader: 'nostradamus', on: { warriors: 4 } });
  expect([strengthRating(game, 0), attackStrength(game, 0, 1), defenceStrength(game, 0, 1)]).toEqual([4, 4, 7]);
});

test('TA 18.I4 the action of Gutenberg is not spent by a revolution', () => {
  const table = position()
    .has(0, { leader: 'johannes-gutenberg', civilHand: ['monarchy', 'alchemy'], science: 5 })
    .does(0, { type: 'revolution', card: 'monarchy' }, { type: 'develop', card: 'alchemy', extra: true });
  expect(table.player(0)).toMatchObject({ civil: 0, science: 0, culture: 2 });
});

test('TA 18.I7 the extra token of Machu Picchu is production of its mine', () => {
  const table = position()
    .bare(0)
    .has(0, { built: ['machu-picchu'], on: { iron: 2 } });
  expect(mineProduction(table.game, 0)).toBe(6);
});

test('TA 18.I8 in the turn of its first stage Silk Road helps the first card after that stage', () => {
  const table = position().has(0, {
    building: 'silk-road',
    tokensOn: { bronze: 4 },
    civilHand: ['cultural-heritage-a', 'cultural-heritage-i'],
  });
  table.does(0, { type: 'play', card: 'cultural-heritage-a' });
  const before = [table.player(0).science, table.player(0).culture];
  table.does(0, { type: 'stage', count: 1 }, { type: 'play', card: 'cultural-heritage-i' });
  const plain = position()
    .has(0, { civilHand: ['cultural-heritage-i'] })
    .does(0, { type: 'play', card: 'cultural-heritage-i' })
    .player(0);
  expect([table.player(0).science, table.player(0).culture]).toEqual([
    (before[0] ?? 0) + plain.science + 1,
    (before[1] ?? 0) + plain.culture + 1,
  ]);
});

test('TA 18.II1 the prize is for every civilization, once in a turn', () => {
  const table = position()
    .has(1, { civilHand: ['alchemy', 'iron', 'knights'], science: 20 })
    .acting(1);
  table.game.prize = 'alfred-nobel';
  table.does(1, { type: 'develop', card: 'alchemy' }, { type: 'develop', card: 'iron' });
  table.does(1, { type: 'develop', card: 'knights' }, end);
  expect(table.player(1).culture).toBe(4);
});

test('TA 18.II8 any number of tokens of the Louvre may be spent, without an action', () => {
  const table = position();
  table.player(0).wonders = [{ card: 'louvre-museum', ravaged: false, under: '', tokens: 2 }];
  table.player(0).blue -= 2;
  table.does(0, { type: 'spend-token' }, { type: 'spend-token' });
  expect(stored(table.player(0), 'resources')).toBe(4);
  expect([table.player(0).civil, table.list(0, 'spend-token')]).toEqual([4, []]);
});

test('TA 18.III1 the Games count for their owner’s political action as well', () => {
  const table = position().has(0, {
    leader: 'pierre-de-coubertin',
    militaryHand: ['aggression-spy-ii'],
    on: { warriors: 6 },
    culture: 1,
  });
  table.politicking(0).does(0, { type: 'open-games' }, { type: 'aggress', card: 'aggression-spy-ii', rival: 1 });
  expect(table.player(0).culture).toBe(1);
});

test('TA 18.III2 the unit that Dietrich counts twice has its strength once', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'marlene-dietrich', on: { warriors: 2 }, tactic: { card: 'legion-i', bonus: 0 } });
  expect(strengthRating(table.game, 0)).toBe(2 + 2);
});

test('TA 18.III5 the best mine of Curie is the one of the highest level, whatever another produces', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'marie-curie-sklodowska', built: ['machu-picchu'], on: { iron: 1, coal: 1 } });
  expect(scienceRating(table.game, 0)).toBe(2);
});

test('TA 18.III8 others build one stage of the Red Cross per turn, for 3 food and with the owner’s token', () => {
  const table = position()
    .has(0, { building: 'international-red-cross', stages: 1, blue: 15 })
    .has(1, { tokensOn: { agriculture: 6 }, building: 'pyramids', civilHand: ['engineering-genius-a'] })
    .acting(1);
  table.does(1, { type: 'help', owner: 0 });
  expect([table.player(0).stages, table.player(0).blue, stored(table.player(1), 'food')]).toEqual([2, 14, 3]);
  expect(table.whyNot(1, { type: 'help', owner: 0 })).toBe('power-used TA 2.4');
  const poor = position()
    .has(0, { building: 'international-red-cross' })
    .has(1, { tokensOn: { agriculture: 2 } })
    .acting(1);
  expect(poor.whyNot(1, { type: 'help', owner: 0 })).toBe('not-enough-food TA 18.III8');
});

test('TA 18.I4 the action of Gutenberg takes labs and libraries from the row, nothing else', () => {
  const table = position().has(0, { leader: 'johannes-gutenberg' }).row(1, 'iron').row(2, 'alchemy');
  expect(table.can(0, { type: 'take', space: 0, extra: true })).toBe(false);
  expect(table.can(0, { type: 'take', space: 1, extra: true })).toBe(true);
});

test('TA 18.I4 no price is said beside the action of Gutenberg, which changes it', () => {
  const { game } = position().has(0, { leader: 'johannes-gutenberg', on: { alchemy: 0 } });
  const build = { type: 'build', card: 'alchemy' };
  const builds = [build, { ...build, extra: false }, { ...build, extra: true }];
  const price = { in: 'resources', amount: 6 };
  expect(builds.map((action) => priceOf(game, 0, action))).toEqual([price, price, undefined]);
});

test('TA 18.III8 TA 12.8 a rival builds a stage of the Red Cross: its owner chooses the token while the bank is empty', () => {
  const table = position()
    .has(0, { building: 'international-red-cross', stages: 1, tokensOn: { agriculture: 1, bronze: 1 } })
    .has(0, { blue: 0 })
    .has(1, { tokensOn: { agriculture: 6 } })
    .acting(1)
    .does(1, { type: 'help', owner: 0 });
  expect(table.game.frames.at(-1)).toMatchObject({ step: 'cover', seat: 0, builder: 1 });
  table.does(0, { type: 'cover', card: 'bronze' });
  expect([table.player(0).stages, table.player(1).culture, table.step]).toEqual([2, 6, 'act']);
});
