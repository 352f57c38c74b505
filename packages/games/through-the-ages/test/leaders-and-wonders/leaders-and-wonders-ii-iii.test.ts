import { expect, test } from 'vitest';
import { developCost } from '../../src/queries/costs.ts';
import { bestProducer, stored } from '../../src/queries/counts.ts';
import { cultureRating, happiness, scienceRating, strengthRating } from '../../src/queries/ratings.ts';
import { leadsAlone } from '../../src/queries/standing.ts';
import { position } from '../position.ts';

const end = { type: 'end-turn' } as const;

test('TA 18.II1 Nobel: replaced he becomes a prize for two technologies in one turn, no action comes back', () => {
  const table = position().has(0, {
    leader: 'alfred-nobel',
    civilHand: ['albert-einstein', 'alchemy', 'iron'],
    science: 20,
  });
  table.does(0, { type: 'develop', card: 'alchemy' }, { type: 'leader', card: 'albert-einstein' });
  expect([table.game.prize, table.player(0).civil]).toEqual(['alfred-nobel', 2]);
  table.does(0, { type: 'develop', card: 'iron' });
  expect(table.does(0, end).player(0).culture).toBe(3 + 4);
  const gone = position().has(1, { leader: 'alfred-nobel' }).revealing(0, 'iconoclasm-ii');
  expect(gone.game.prize).toBe('');
});

test('TA 18.II3 TA 19.14 Gaudí: one less for each other type of urban building', () => {
  const table = position().has(0, { leader: 'antoni-gaudi', on: { philosophy: 2, 'bread-and-circuses': 1 } });
  expect(['opera', 'organized-religion', 'scientific-method'].map((card) => developCost(table.game, 0, card))).toEqual([
    5, 2, 5,
  ]);
  expect(cultureRating(table.game, 0)).toBe(2);
});

test('TA 18.II4 TA 18.II11 Maria Theresa: science and culture for each token; arms by weakness', () => {
  const table = position()
    .has(0, { leader: 'maria-theresa', on: { warriors: 3 } })
    .revealing(0, 'inhabited-territory-ii');
  table
    .does(0, { type: 'bid', amount: 1 })
    .does(1, { type: 'no-bid' })
    .does(0, { type: 'send', card: 'warriors' }, { type: 'done' });
  expect(table.player(0)).toMatchObject({ science: 2, culture: 2 });
  const arms = position()
    .has(0, { leader: 'maria-theresa' })
    .has(1, { on: { warriors: 2 } });
  arms.game.frames = [{ step: 'action-phase', seat: 0 }];
  expect(arms.run().game.turn.units).toBe(3);
});

test('TA 18.II6 Watt leaves: culture for the best farm or mine, Machu Picchu included', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'james-watt', built: ['machu-picchu'], on: { iron: 1, coal: 1 } });
  expect(bestProducer(table.game, 0)).toBe(4);
  expect(bestProducer(table.has(0, { on: { oil: 1 } }).game, 0)).toBe(5);
  table.has(0, { civilHand: ['moses'] }).does(0, { type: 'leader', card: 'moses' });
  expect(table.player(0).culture).toBe(5);
});

test('TA 18.II8 Louvre: the token goes to the bank first, then 2 resources', () => {
  const louvre = (patch: object) => {
    const table = position().has(0, { ...patch });
    Object.assign(table.player(0), {
      blue: 0,
      wonders: [{ card: 'louvre-museum', ravaged: false, under: '', tokens: 3 }],
    });
    return table.does(0, { type: 'spend-token' });
  };
  expect(stored(louvre({}).player(0), 'resources')).toBe(1);
  expect(stored(louvre({ on: { iron: 0 } }).player(0), 'resources')).toBe(2);
  const built = position()
    .has(0, { building: 'louvre-museum', stages: 2, blue: 14, tokensOn: { bronze: 4 } })
    .does(0, { type: 'stage', count: 1 });
  expect(built.player(0).wonders[0]?.tokens).toBe(3);
  expect(cultureRating(built.game, 0)).toBe(5);
});

test('TA 18.III2 TA 15.1 Dietrich: theaters of the highest level with workers', () => {
  const opera = position().has(0, { leader: 'marlene-dietrich', on: { opera: 3, movies: 0 } });
  expect([cultureRating(opera.game, 0), happiness(opera.game, 0)]).toEqual([9 + 3, 3 + 3]);
  opera.has(0, { on: { opera: 2, movies: 1 } });
  expect([cultureRating(opera.game, 0), happiness(opera.game, 0)]).toEqual([6 + 4 + 1, 3 + 1]);
});

test('TA 18.III3 Mandela scores surplus happiness at the end of the turn', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'nelson-mandela', on: { religion: 2 }, civil: 5 })
    .does(0, end);
  expect(table.player(0).culture).toBe(2 + 2 + 2);
});

test('TA 18.III5 TA 19.31 Curie: best mine by level, best lab, the higher of both', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'marie-curie-sklodowska', on: { coal: 1, computers: 1 } });
  expect([scienceRating(table.game, 0), strengthRating(table.game, 0), cultureRating(table.game, 0)]).toEqual([
    5 + 2,
    3,
    3,
  ]);
});

test('TA 18.III6 TA 19.29 Empire State Building: only what is led alone; United Nations: the highest count', () => {
  const table = position(3)
    .has(0, { on: { warriors: 3, alchemy: 1 } })
    .has(1, { built: [] });
  expect(leadsAlone(table.game, 0)).toBe(2);
  table
    .has(0, { building: 'empire-state-building', stages: 3, blue: 13, tokensOn: { bronze: 3 } })
    .does(0, { type: 'stage', count: 1 });
  expect(table.player(0).culture).toBe(16);
  const nations = position().has(0, {
    specials: ['code-of-laws', 'warfare', 'cartography', 'masonry'],
    built: ['pyramids', 'colossus'],
    building: 'united-nations',
    stages: 3,
    blue: 13,
    tokensOn: { bronze: 4 },
    militaryHand: ['impact-of-colonies-iii'],
  });
  nations
    .has(1, { colonies: ['vast-territory-i'] })
    .does(0, { type: 'stage', count: 1 }, { type: 'show-event', card: 'impact-of-colonies-iii' });
  expect([nations.player(0).culture, nations.player(1).culture, nations.player(0).militaryHand.length]).toEqual([
    16, 3, 1,
  ]);
});

test('TA 18.III7 Steve Jobs, Manhattan Project, adjusted Gandhi', () => {
  const jobs = position()
    .has(0, { leader: 'steve-jobs', civilHand: ['alchemy'], science: 4, tokensOn: { bronze: 1 } })
    .does(0, { type: 'develop', card: 'alchemy' }, { type: 'pay' });
  expect(jobs.player(0)).toMatchObject({ culture: 4, blue: 16 });
  const manhattan = position()
    .has(0, { building: 'manhattan-project', stages: 2, blue: 14, on: { computers: 2 }, tokensOn: { bronze: 8 } })
    .does(0, { type: 'stage', count: 1 });
  expect(manhattan.player(0).culture).toBe(11);
});

test('TA 18.III8 TA 19.28 TA 3.7 Red Cross: others build one stage per turn for food; completion counts for the owner', () => {
  const colonies = ['vast-territory-i', 'historic-territory-i', 'strategic-territory-i', 'developed-territory-i'];
  const table = position()
    .has(0, { building: 'international-red-cross', stages: 4, blue: 12, colonies })
    .has(1, { tokensOn: { agriculture: 3 } })
    .acting(1);
  table.does(1, { type: 'help', owner: 0 });
  expect([
    table.player(1).culture,
    table.player(0).culture,
    table.player(0).wonders.length,
    table.player(1).civil,
  ]).toEqual([6, 4, 1, 3]);
  const own = position()
    .has(0, { building: 'international-red-cross', specials: ['masonry'], tokensOn: { agriculture: 6 } })
    .does(0, { type: 'stage', count: 2 });
  expect(own.player(0)).toMatchObject({ culture: 12, stages: 2, civil: 3 });
});
