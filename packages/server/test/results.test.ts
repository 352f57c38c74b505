/** How games come out: places, what counts for ratings, and what is known of people afterwards. */

import type { Lobby, SeatState } from '@tabularium/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countsForRatings, placesOf } from '../src/results/places.ts';
import { anchorOf, certain, isProvisional, rated, shownRating, UNKNOWN } from '../src/results/rating.ts';
import { statisticsOf } from '../src/results/statistics.ts';
import type { PlayedRow } from '../src/storage/played.ts';

const seat = (person: string | null, change: Partial<SeatState> = {}): SeatState => ({
  kind: person === null ? 'bot' : 'person',
  person,
  name: null,
  guest: false,
  bot: person === null ? { kind: 'level', level: 3 } : null,
  resigned: false,
  offer: null,
  ...change,
});

function over(seats: SeatState[], outcome: Partial<Lobby['outcome'] & object>): Lobby {
  const whole = { winners: [0], scores: seats.map(() => 0), parts: [], ending: 'usual', ...outcome };
  return { seats, outcome: whole, rated: true } as unknown as Lobby;
}

const places = (lobby: Lobby) => placesOf(lobby).map(({ place }) => place);

describe('places', () => {
  test('go by the result: winners first, then by score, equals together', () => {
    const four = ['a', 'b', 'c', 'd'].map((person) => seat(person));
    expect(places(over(four, { winners: [2], scores: [7, 3, 5, 7] }))).toEqual([2, 4, 1, 2]);
    expect(places(over(four, { winners: [0, 1], scores: [9, 9, 2, 2] }))).toEqual([1, 1, 3, 3]);
  });

  test('put those last who left, whatever the bot in their seat has made of it', () => {
    const bot = { kind: 'greedy' } as const;
    const table = over([seat('a', { bot, resigned: true }), seat('b'), seat('c', { bot })], {
      winners: [0],
      scores: [9, 1, 5],
    });
    expect(placesOf(table)).toMatchObject([
      { place: 2, won: false, stayed: false },
      { place: 1, won: false, stayed: true },
      { place: 2, won: false, stayed: false },
    ]);
  });

  test('of a game that ended because somebody’s time was up: that one is last, the others share', () => {
    const table = over([seat('a'), seat('b'), seat('c')], { winners: [], ending: 'abandoned', late: 1 });
    expect(places(table)).toEqual([1, 3, 1]);
  });
});

describe('a game counts for ratings', () => {
  const counts = (lobby: Lobby, guests: string[] = []) =>
    countsForRatings(lobby, placesOf(lobby), (person) => !guests.includes(person));

  test('among at least two accounts, each on one seat, bots of a level beside them', () => {
    expect(counts(over([seat('a'), seat('b')], {}))).toBe(true);
    expect(counts(over([seat('a'), seat('b'), seat(null)], {}))).toBe(true);
    expect(counts(over([seat('a'), seat(null)], {}))).toBe(false);
    expect(counts(over([seat('a'), seat('a')], {}))).toBe(false);
    expect(counts(over([seat('a'), seat('b')], {}), ['b'])).toBe(false);
    expect(counts(over([seat('a'), seat('b'), seat(null, { bot: { kind: 'random' } })], {}))).toBe(false);
    expect(counts({ ...over([seat('a'), seat('b')], {}), rated: false })).toBe(false);
  });

  test('unless everybody has left it', () => {
    const gone = [seat('a', { resigned: true }), seat('b', { resigned: true })];
    expect(counts(over(gone, { winners: [], ending: 'abandoned' }))).toBe(false);
  });
});

describe('ratings', () => {
  test('rise with good places and fall with bad ones, for any number at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), (count) => {
        const after = rated(Array.from({ length: count }, (_, at) => ({ place: at + 1, skill: UNKNOWN })));
        for (let at = 1; at < count; at++) expect(after[at - 1]?.mu).toBeGreaterThan(after[at]?.mu ?? 0);
        for (const { sigma } of after) expect(sigma).toBeLessThan(UNKNOWN.sigma);
      }),
    );
  });

  test('come to rest between the bots that somebody beats and those they do not', () => {
    let skill = UNKNOWN;
    for (let game = 0; game < 60; game++) {
      const sides = [
        { place: 2, skill },
        { place: 3, skill: anchorOf(2) },
        { place: 1, skill: anchorOf(4) },
      ];
      skill = rated(sides)[0] ?? skill;
    }
    expect(skill.mu).toBeGreaterThan(anchorOf(2).mu);
    expect(skill.mu).toBeLessThan(anchorOf(4).mu);
    expect(isProvisional(skill.sigma)).toBe(false);
  });

  test('are first guesses at first, and rank by what is certain', () => {
    expect(shownRating('g', UNKNOWN, 0)).toEqual({ game: 'g', points: 1500, spread: 667, games: 0, provisional: true });
    expect(certain({ mu: 30, sigma: 8 })).toBeLessThan(certain({ mu: 27, sigma: 2 }));
  });
});

test('statistics count by game and number of players, and name favourites', () => {
  const row = (change: Partial<PlayedRow>) =>
    ({ game: 'g', players: 2, won: 0, stayed: 1, score: 5, ending: 'culture', tally: '{}', ...change }) as PlayedRow;
  const rows = [
    row({ won: 1, score: 10, tally: '{"leader":["leader:a"]}' }),
    row({ won: 1, score: 20, tally: '{"leader":["leader:b"]}' }),
    row({ tally: '{"leader":["leader:b"]}' }),
    row({ stayed: 0, score: 99 }),
    row({ players: 4 }),
  ];
  expect(statisticsOf(rows)).toEqual([
    {
      game: 'g',
      players: 2,
      played: 4,
      won: 2,
      left: 1,
      best: 20,
      average: 35 / 3,
      endings: [{ id: 'culture', times: 2 }],
      tallies: {
        leader: [
          { id: 'leader:b', times: 2 },
          { id: 'leader:a', times: 1 },
        ],
      },
    },
    expect.objectContaining({ players: 4, played: 1, won: 0 }),
  ]);
});
