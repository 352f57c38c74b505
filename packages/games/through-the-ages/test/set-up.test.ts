import { legal, seedFrom, start, view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { blueTokens } from '../src/invariants.ts';
import { cardOf } from '../src/public/cards.ts';
import { cultureRating, happiness, scienceRating, strengthRating } from '../src/queries/ratings.ts';
import { position } from './position.ts';

const fresh = (seats: number, options = {}, seed = 'set-up') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });

test('TA 1.1 two to four players, any of whom may start', () => {
  const starters = new Set(Array.from({ length: 40 }, (_, i) => fresh(4, {}, `start ${i}`).starting));
  expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  expect(() => fresh(5)).toThrow();
});

test('TA 1.2 six technologies of level 0 are in play', () => {
  const player = position().player(0);
  const workers = Object.fromEntries(player.technologies.map(({ card, workers }) => [card, workers]));
  expect(workers).toEqual({ agriculture: 2, bronze: 2, philosophy: 1, religion: 0, warriors: 1 });
  expect(player.government).toBe('despotism');
  expect(player.technologies.every(({ card }) => cardOf(card).level === 0)).toBe(true);
});

test('TA 1.3 tokens, ratings and points at the start', () => {
  const { game } = position();
  const player = position().player(0);
  expect([player.yellow, player.workers, player.blue]).toEqual([18, 1, 16]);
  expect([scienceRating(game, 0), cultureRating(game, 0), strengthRating(game, 0), happiness(game, 0)]).toEqual([
    1, 0, 1, 0,
  ]);
  expect([player.science, player.culture, blueTokens(player)]).toEqual([0, 0, 16]);
});

test.each([
  [2, [20, 44, 44, 44]],
  [3, [20, 50, 50, 50]],
  [4, [20, 53, 53, 53]],
] as const)('TA 1.4 the civil decks of the base game with %i players', (seats, sizes) => {
  const game = fresh(seats);
  const counts = game.civilDecks.map((deck, age) => deck.length + (age === 0 ? 13 : 0));
  expect(counts).toEqual([...sizes]);
});

test.each([
  [2, [10, 43, 46, 41]],
  [3, [10, 45, 50, 45]],
  [4, [10, 45, 50, 45]],
] as const)('TA 1.5 the military decks with %i players, and players + 2 current events', (seats, sizes) => {
  const game = fresh(seats);
  expect(game.currentEvents.cards).toHaveLength(seats + 2);
  expect(game.futureEvents).toEqual([]);
  const counts = game.militaryDecks.map((deck, age) => deck.length + (age === 0 ? seats + 2 : 0));
  expect(counts).toEqual([...sizes]);
  const pacts = game.militaryDecks.flat().filter((card) => cardOf(card).kind === 'pact');
  expect(pacts.length > 0).toBe(seats > 2);
});

test('TA 1.6 the row holds 13 cards of Age A', () => {
  const { row } = fresh(3);
  expect(row).toHaveLength(13);
  expect(row.every((card) => cardOf(card).level === 0)).toBe(true);
});

test('TA 1.7 the first round: 1, 2, 3, 4 civil actions, only taking cards, then full actions', () => {
  const game = fresh(4);
  const order = [0, 1, 2, 3].map((place) => (game.starting + place) % 4);
  expect(order.map((seat) => game.players[seat]?.civil)).toEqual([1, 2, 3, 4]);
  expect(game.players.every(({ military }) => military === 0)).toBe(true);
  const types = new Set(legal(throughTheAges, game, game.starting).map(({ type }) => type));
  expect([...types]).toEqual(['take', 'end-turn']);
  const first = position();
  first.game.round = 1;
  expect(first.whyNot(0, { type: 'population' })).toBe('first-round TA 1.7');
  const taken = first.row(1, 'hanging-gardens').does(0, { type: 'take', space: 0 }, { type: 'end-turn' });
  expect(taken.player(0)).toMatchObject({ building: 'hanging-gardens', civil: 4, military: 2, militaryHand: [] });
  expect([taken.player(0).science, taken.player(0).blue]).toEqual([1, 12]);
  expect([taken.game.current, taken.game.row[0], taken.step]).toEqual([1, '', 'act']);
});

test('TA 1.8 Age A ends right after the first refill of round 2 and nothing else happens', () => {
  const table = position(2);
  Object.assign(table.game, { age: 0, round: 2 });
  table.has(0, { civilHand: ['rich-land-a'], leader: 'moses', yellow: 10 });
  table.game.frames = [{ step: 'turn', seat: 0 }];
  const left = table.game.civilDecks[0]?.length ?? 0;
  table.run();
  expect(table.game.age).toBe(1);
  expect(table.game.civilDecks[0]).toHaveLength(left - 3);
  expect(table.player(0)).toMatchObject({ civilHand: ['rich-land-a'], leader: 'moses', yellow: 10 });
});

test('TA 1.10 the first refill goes on with Age I when deck A is empty', () => {
  const table = position(4);
  Object.assign(table.game, { age: 0, round: 2, row: Array(13).fill('') });
  table.game.civilDecks[0] = ['moses'];
  table.game.frames = [{ step: 'turn', seat: 0 }];
  table.run();
  expect(table.game.row.filter((card) => cardOf(card).level === 1)).toHaveLength(12);
  expect(table.game.age).toBe(1);
});

test('TA 1.11 the level of a card is its age as a number', () => {
  expect(['moses', 'iron', 'coal', 'oil'].map((card) => cardOf(card).level)).toEqual([0, 1, 2, 3]);
});

test('TA 2.5 everything is open but military hands, decks and face-down events', () => {
  const { game } = position(2).has(1, { militaryHand: ['rats-i'], civilHand: ['iron'] });
  const seen = view(throughTheAges, game, 0) as {
    players: { militaryHand: unknown; civilHand: unknown }[];
    civilDecks: string[][];
    currentEvents: { cards: unknown[] };
  };
  expect(seen.players[1]?.militaryHand).toEqual([{ back: 1, card: '?' }]);
  expect(seen.players[1]?.civilHand).toEqual(['iron']);
  expect(seen.civilDecks.flat().every((card) => card === '?')).toBe(true);
  expect(seen.currentEvents.cards).toEqual([0, 0, 0, 0].map((back) => ({ back, card: '?' })));
  const closed = position(2, { hands: 'closed' }).has(1, { civilHand: ['iron'] });
  expect((view(throughTheAges, closed.game, 0) as typeof seen).players[1]?.civilHand).toEqual([{ back: 1, card: '?' }]);
});
