import { expect, test } from 'vitest';
import { stored } from '../src/queries/counts.ts';
import { concerned } from '../src/queries/standing.ts';
import { position, strong } from './position.ts';

const goods = (table: ReturnType<typeof position>, seat: number) => [
  stored(table.player(seat), 'food'),
  stored(table.player(seat), 'resources'),
];

test('TA 8.1 a prepared event scores its level and reveals the top current event', () => {
  const table = position(2)
    .has(0, { militaryHand: ['cold-war-ii'] })
    .politicking(0);
  table.game.currentEvents.cards.push('development-of-science-a');
  table.does(0, { type: 'prepare', card: 'cold-war-ii' });
  expect(table.player(0)).toMatchObject({ culture: 2, science: 2, militaryHand: [] });
  expect(table.game.futureEvents).toEqual([{ card: 'cold-war-ii', seenBy: [0] }]);
  expect(table.game.pastEvents).toEqual(['development-of-science-a']);
});

test('TA 8.3 after the last current event the future ones are shuffled, the oldest age on top', () => {
  const table = position(2)
    .has(0, { militaryHand: ['cold-war-ii'] })
    .politicking(0);
  table.game.currentEvents.cards = ['development-of-science-a'];
  table.game.futureEvents = [
    { card: 'rats-i', seenBy: [1] },
    { card: 'impact-of-science-iii', seenBy: [1] },
  ];
  table.does(0, { type: 'prepare', card: 'cold-war-ii' });
  expect(table.game.currentEvents.cards).toEqual(['impact-of-science-iii', 'cold-war-ii', 'rats-i']);
  expect(table.game.futureEvents).toEqual([]);
});

test('TA 8.4 gained population is free, lost population comes from unused workers, then from a card of choice', () => {
  const gain = position(2).has(0, { yellow: 0 }).revealing(0, 'development-of-settlement-a');
  expect([gain.player(0).workers, gain.player(1).workers, gain.player(1).yellow]).toEqual([1, 2, 17]);
  const table = position(2).has(0, { workers: 0 }).revealing(0, 'pestilence-i');
  table.does(0, { type: 'lose-worker', card: 'bronze' });
  expect(table.player(1)).toMatchObject({ workers: 0, yellow: 19 });
  expect(table.player(0).yellow).toBe(19);
});

test('TA 8.5 several players decide clockwise from the one who revealed', () => {
  const table = position(3).revealing(1, 'development-of-markets-a');
  expect(table.game.frames.at(-1)).toMatchObject({ step: 'choose', seat: 1 });
  table.does(1, { type: 'choose', option: 0 });
  expect(table.game.frames.at(-1)).toMatchObject({ seat: 2 });
});

test.each([
  [[5, 5, 7], 'weakest', [1]],
  [[5, 5, 7], 'two-weakest', [0, 1]],
  [[5, 5, 7], 'strongest', [2]],
  [[6, 9, 9, 6], 'strongest', [1]],
  [[6, 9, 9, 6], 'two-strongest', [1, 2]],
  [[6, 9, 9, 6], 'weakest', [3]],
  [[4, 6], 'two-strongest', [1]],
  [[4, 6], 'two-weakest', [0]],
] as const)('TA 8.6 TA 8.10 TA 19.10 strengths %o: %s is %o', (strengths, who, seats) => {
  expect(concerned(strong(...strengths).game, who, 0)).toEqual([...seats]);
});

test('TA 2.7 food and resources at once: with too few tokens in the bank the player chooses which come first', () => {
  const short = { blue: 16, tokensOn: { bronze: 13 } };
  const table = position()
    .has(0, { ...short, militaryHand: ['aggression-enslave-i'], on: { warriors: 5 } })
    .politicking(0)
    .does(0, { type: 'aggress', card: 'aggression-enslave-i', rival: 1 })
    .does(1, { type: 'done' });
  expect(table.game.frames.at(-1)).toMatchObject({
    step: 'choose',
    choices: [
      { food: 2, resources: 1 },
      { food: 1, resources: 2 },
    ],
  });
  expect(goods(table.does(0, { type: 'choose', option: 1 }), 0)).toEqual([1, 15]);
  expect(table.step).toBe('act');
  const full = position()
    .has(0, { blue: 16, tokensOn: { bronze: 16 } })
    .revealing(0, 'development-of-trade-routes-a');
  expect([full.step, full.player(0).science, goods(full, 1)]).toEqual(['act', 1, [1, 1]]);
});

test('TA 8.10 after a resignation two players are left: the two weakest are one', () => {
  const table = strong(3, 1, 2);
  table.player(1).out = true;
  expect([concerned(table.game, 'two-weakest', 0), concerned(table.game, 'two-strongest', 0)]).toEqual([[2], [0]]);
  expect(concerned(table.game, 'each', 0)).toEqual([0, 2]);
});

test('TA 8.7 points never fall below 0', () => {
  const table = strong(1, 3).has(0, { culture: 2 }).revealing(0, 'crusades-i');
  expect([table.player(0).culture, table.player(1).culture]).toEqual([0, 4]);
});

test('TA 8.9 lost civil actions: available tokens are spent, for others in their next turn', () => {
  const table = position(2).has(0, { civil: 5, yellow: 11, government: 'monarchy' }).revealing(0, 'rebellion-i');
  expect(table.player(0).civil).toBe(1);
  expect(table.player(1).civil).toBe(4);
  const other = position(2).has(1, { yellow: 11 }).revealing(0, 'rebellion-i').does(0, { type: 'end-turn' });
  expect([other.game.current, other.player(1).civil]).toEqual([1, 0]);
  expect(other.does(1, { type: 'end-turn' }).player(1).civil).toBe(4);
});

test('TA 8.12 the fewest: among tied players the one furthest clockwise; all with the most also at 0', () => {
  const { game } = position(3);
  expect(concerned(game, 'fewest-culture', 0)).toEqual([2]);
  expect(concerned(game, 'happiest', 0)).toEqual([0, 1, 2]);
  const later = position(3).acting(1).game;
  expect([concerned(later, 'fewest-culture', 1), concerned(later, 'most-culture', 1)]).toEqual([[0], [1]]);
  expect(concerned(later, 'happiest', 1)).toEqual([1, 2, 0]);
  expect(concerned(later, 'most-discontent', 1)).toEqual([]);
});

test('TA 8.4 Development of Civilization: population, building or technology for one less, without an action', () => {
  const table = position().has(0, {
    civilHand: ['code-of-laws', 'monarchy'],
    science: 5,
    tokensOn: { agriculture: 1, bronze: 1 },
  });
  table.revealing(0, 'development-of-civilization-a');
  expect(table.types(0)).toEqual(['population', 'build', 'develop', 'revolution', 'done']);
  table.does(0, { type: 'develop', card: 'code-of-laws' });
  expect(table.player(0)).toMatchObject({ science: 0, civil: 5, specials: ['code-of-laws'] });
});

test('TA 15.3 Ravages of Time: a wonder of Age A or I turns into 2 culture and loses its tokens', () => {
  const table = position()
    .has(0, { built: ['pyramids', 'taj-mahal', 'eiffel-tower'], blue: 17 })
    .revealing(0, 'ravages-of-time-ii');
  expect(table.list(0, 'ravage')).toHaveLength(2);
  table.does(0, { type: 'ravage', card: 'taj-mahal' });
  expect(table.player(0)).toMatchObject({ blue: 16 });
});

test('events of Age II: production, happiness, culture, leaders, colonies', () => {
  expect(strong(1, 2, 3).revealing(0, 'cold-war-ii').player(1).science).toBe(6);
  const wave = strong(1, 2).has(0, { culture: 9 }).revealing(0, 'crime-wave-ii');
  expect(wave.player(0)).toMatchObject({ culture: 6, blue: 15 });
  const unrest = position().has(0, { yellow: 11, culture: 20 }).revealing(0, 'civil-unrest-ii');
  expect(unrest.player(0)).toMatchObject({ culture: 12, blue: 15 });
  const icons = position().has(0, { leader: 'moses' }).has(1, { leader: 'genghis-khan' }).revealing(0, 'iconoclasm-ii');
  expect([icons.player(0).leader, icons.player(1).leader]).toEqual(['', 'genghis-khan']);
  const free = strong(1, 2)
    .has(0, { colonies: ['vast-territory-i'], yellow: 21 })
    .revealing(0, 'independence-declaration-ii');
  expect(free.does(0, { type: 'give-up', card: 'vast-territory-i' }).player(0).yellow).toBe(18);
  const terror = position(2)
    .has(1, { culture: 5 })
    .revealing(0, 'terrorism-ii')
    .does(0, { type: 'raze', card: 'philosophy' });
  expect(terror.player(1).workers).toBe(2);
  const progress = position(2).revealing(0, 'economic-progress-ii');
  expect(goods(progress, 0)).toEqual([2, 2]);
  const refugees = strong(1, 2).has(0, { culture: 3 }).revealing(0, 'refugees-ii');
  expect(refugees.player(1)).toMatchObject({ culture: 3, workers: 2 });
});

test('TA 4.3 International Agreement: cards worth 5 actions for the next political action, then the row is refilled', () => {
  const table = strong(3, 1)
    .row(13, 'iron')
    .row(12, 'coal')
    .row(1, 'rich-land-a')
    .revealing(0, 'international-agreement-ii');
  table.does(0, { type: 'take', space: 12 });
  expect(table.can(0, { type: 'take', space: 11 })).toBe(false);
  table.does(0, { type: 'take', space: 0 }, { type: 'done' });
  expect(table.player(0)).toMatchObject({ civilHand: ['iron', 'rich-land-a'], civil: 4, givenUp: 1 });
  expect(table.game.row).not.toContain('');
  expect(table.game.turn.taken).toEqual([]);
});

test('TA 10.15 Development of Civilization lists technologies for one science less, not two', () => {
  const offered = (science: number) =>
    position()
      .has(0, { civilHand: ['iron'], science })
      .revealing(0, 'development-of-civilization-a')
      .list(0, 'develop');
  expect(offered(3)).toEqual([]);
  expect(offered(4)).toEqual([{ type: 'develop', card: 'iron' }]);
});
