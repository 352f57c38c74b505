import { expect, test } from 'vitest';
import { developCost } from '../../src/queries/costs.ts';
import { stored } from '../../src/queries/counts.ts';
import { civilActions } from '../../src/queries/ratings.ts';
import { SOURCES } from '../../src/state.ts';
import { position } from '../position.ts';

const end = { type: 'end-turn' } as const;

const play = (card: string) => ({ type: 'play', card }) as const;

test('TA 12.5 TA 15.8 tokens come with the wonder or law and go with it', () => {
  const roads = position()
    .has(0, { building: 'roman-roads', stages: 2, blue: 12, tokensOn: { bronze: 2 } })
    .does(0, { type: 'stage', count: 1 });
  expect(roads.player(0)).toMatchObject({ yellow: 19, blue: 15 });
  roads.revealing(0, 'ravages-of-time-ii').does(0, { type: 'ravage', card: 'roman-roads' });
  expect(roads.player(0).yellow).toBe(18);
  const laws = position().has(0, { civilHand: ['justice-system', 'civil-service'], science: 17, civil: 4 });
  laws.does(0, { type: 'develop', card: 'justice-system' });
  expect([laws.player(0).blue, civilActions(laws.game, 0)]).toEqual([19, 5]);
  laws.does(0, { type: 'develop', card: 'civil-service' });
  expect([laws.player(0).blue, civilActions(laws.game, 0)]).toEqual([19, 6]);
});

test('TA 18.A7 Colosseum: infantry and cavalry by their level, 2 culture each, among the wonders’ scores', () => {
  const { game } = position().has(0, { built: ['colosseum'] });
  expect(['swordsmen', 'riflemen', 'tanks', 'cannon', 'air-forces'].map((card) => developCost(game, 0, card))).toEqual([
    3, 4, 6, 6, 12,
  ]);
  const table = position()
    .has(0, { built: ['colosseum'], civilHand: ['knights', 'cannon'], science: 20 })
    .does(0, { type: 'develop', card: 'knights' }, { type: 'develop', card: 'cannon' });
  expect([table.player(0).culture, table.player(0).ledger[SOURCES.indexOf('wonders')]]).toEqual([2, 2]);
});

test.each([
  [2, 7],
  [3, 8],
  [4, 9],
])('TA 18.III6 Empire State Building with %i players: %i culture for what is led alone', (seats, culture) => {
  const table = position(seats)
    .has(0, { building: 'empire-state-building', stages: 3, blue: 10, tokensOn: { bronze: 3 }, on: { warriors: 2 } })
    .does(0, { type: 'stage', count: 1 });
  expect(table.player(0).culture).toBe(culture);
});

test('TA 18.I8 Silk Road makes discounts and what follows an order greater by one', () => {
  const silk = (patch: object) => position().has(0, { built: ['silk-road'], ...patch });
  const build = silk({ civilHand: ['rich-land-a'] }).does(0, play('rich-land-a'), { type: 'build', card: 'bronze' });
  expect(build.player(0).blue).toBe(16);
  const genius = silk({ civilHand: ['engineering-genius-a'], building: 'pyramids' });
  expect(genius.does(0, play('engineering-genius-a')).player(0)).toMatchObject({ stages: 1, blue: 15 });
  const frugal = silk({ civilHand: ['frugality-a'], tokensOn: { agriculture: 2 } }).does(0, play('frugality-a'));
  expect(stored(frugal.player(0), 'food')).toBe(2);
  const idea = silk({ civilHand: ['breakthrough-i', 'alchemy'], science: 4 });
  idea.does(0, play('breakthrough-i'), { type: 'develop', card: 'alchemy' });
  expect(idea.player(0).science).toBe(3);
  const reserves = silk({ civilHand: ['reserves-i'] }).does(0, play('reserves-i'), { type: 'choose', option: 0 });
  expect(stored(reserves.player(0), 'food')).toBe(3);
});

test('TA 14.6 TA 9.7 nobody is told of a card that gives nothing', () => {
  const told = (table: ReturnType<typeof position>, action: Parameters<typeof table.does>[1]) => {
    table.game.facts = [];
    const facts = table.does(0, action).game.facts ?? [];
    return facts.filter((fact) => fact.fact === 'gained' && fact.seat === 0).length;
  };
  const khan = (warriors: number) => position().has(0, { leader: 'genghis-khan', on: { warriors } });
  expect([told(khan(1), end), told(khan(0), end)]).toEqual([1, 0]);
  const canal = position().has(0, { building: 'suez-canal', stages: 1, blue: 9, tokensOn: { bronze: 6 } });
  expect(told(canal, { type: 'stage', count: 1 })).toBe(0);
});
