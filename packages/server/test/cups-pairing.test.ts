/** Who plays whom in a cup, and who leads: laws that hold for any number of people and any results. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bout } from '../src/cups/bout.ts';
import { isBye, pointsIn } from '../src/cups/bout.ts';
import { canBeGrouped, goingOn, groupsIn, groupsOf, rotated } from '../src/cups/groups.ts';
import { largestMatching } from '../src/cups/matching.ts';
import { roundRobin, roundRobinRounds, swiss } from '../src/cups/pairing.ts';
import { type Course, standingsOf } from '../src/cups/standings.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

/** A game in which the first of these, in this order, came first. */
const played = (round: number, seats: readonly string[], order: readonly string[]): Bout => ({
  round,
  people: seats,
  places: order.map((person, at) => ({ person, place: at + 1, score: 10 - at, stayed: true })),
});

const pairOf = (people: readonly string[]) => [...people].sort().join(' ');

describe('a matching', () => {
  test('is as large as any other', () => {
    const graphs = fc
      .integer({ min: 1, max: 8 })
      .chain((size) => fc.tuple(fc.constant(size), fc.array(fc.boolean(), { minLength: 64, maxLength: 64 })));
    fc.assert(
      fc.property(graphs, ([size, bits]) => {
        const mayMeet = (one: number, other: number) => bits[Math.min(one, other) * 8 + Math.max(one, other)] === true;
        const mates = largestMatching(size, mayMeet);
        for (const [one, mate] of mates.entries()) {
          if (mate !== -1) expect([mates[mate], mayMeet(one, mate)]).toEqual([one, true]);
        }
        const most = (left: readonly number[]): number => {
          const [one, ...others] = left;
          if (one === undefined) return 0;
          const alone = most(others);
          const with_ = others
            .filter((other) => mayMeet(one, other))
            .map((other) => 1 + most(others.filter((rest) => rest !== other)));
          return Math.max(alone, ...with_);
        };
        expect(mates.filter((mate) => mate !== -1).length / 2).toBe(most([...mates.keys()]));
      }),
      { numRuns: 300 },
    );
  });
});

describe('everybody against everybody', () => {
  test('is complete: each pair once, each round everybody once, one bye each if the number is odd', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), (count) => {
        const all = people(count);
        const rounds = Array.from({ length: roundRobinRounds(count) }, (_, at) => roundRobin(all, at + 1));
        for (const round of rounds) expect(round.flat().sort()).toEqual([...all].sort());
        const pairs = rounds
          .flat()
          .filter((pair) => pair.length === 2)
          .map(pairOf);
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(pairs.length).toBe((count * (count - 1)) / 2);
        const byes = rounds
          .flat()
          .filter((pair) => pair.length === 1)
          .flat();
        expect(new Set(byes).size).toBe(count % 2 === 0 ? 0 : count);
        for (const person of all) {
          const firsts = rounds.flat().filter((pair) => pair.length === 2 && pair[0] === person).length;
          expect(Math.abs(firsts - (count - 1) / 2)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('the Swiss system', () => {
  /** Play so many rounds, the results drawn by these numbers. */
  function playSwiss(count: number, rounds: number, luck: readonly number[]): Bout[] {
    const bouts: Bout[] = [];
    let drawn = 0;
    for (let round = 1; round <= rounds; round++) {
      const course: Course = {
        id: 'cup',
        kind: 'swiss',
        games: 1,
        least: 2,
        people: people(count),
        left: new Set(),
        bouts,
      };
      const ranked = standingsOf(course).map(({ person }) => person);
      for (const pair of swiss(ranked, bouts)) {
        const isWon = (luck[drawn++ % luck.length] ?? 0) % 2 === 0;
        bouts.push(played(round, pair, isWon ? pair : pair.toReversed()));
      }
    }
    return bouts;
  }

  const luck = fc.array(fc.nat(9), { minLength: 5, maxLength: 60 });

  test('pairs everybody in each round, gives nobody a second bye, and repeats no pairing that can be avoided', () => {
    const cups = fc
      .integer({ min: 3, max: 17 })
      .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 1, max: Math.ceil(count / 2) }), luck));
    fc.assert(
      fc.property(cups, ([count, rounds, results]) => {
        const bouts = playSwiss(count, rounds, results);
        for (let round = 1; round <= rounds; round++) {
          const paired = bouts.filter((bout) => bout.round === round).flatMap((bout) => bout.people);
          expect([...paired].sort()).toEqual(people(count).sort());
        }
        const byes = bouts.filter(isBye).flatMap((bout) => bout.people);
        expect(new Set(byes).size).toBe(byes.length);
        // With so few rounds everybody has enough left whom they have not met (Dirac), but for byes among very few.
        const pairs = bouts.filter((bout) => !isBye(bout)).map((bout) => pairOf(bout.people));
        if (count % 2 === 0) expect(new Set(pairs).size).toBe(pairs.length);
      }),
      { numRuns: 60 },
    );
  });

  test('finds the one pairing that is left, and only then lets people meet again', () => {
    const all = people(6);
    for (let rounds = 1; rounds <= 4; rounds++) {
      const bouts = Array.from({ length: rounds }, (_, at) =>
        roundRobin(all, at + 1).map((pair) => played(at + 1, pair, pair)),
      ).flat();
      const met = new Set(bouts.map((bout) => pairOf(bout.people)));
      for (const pair of swiss(all, bouts)) expect(met.has(pairOf(pair))).toBe(false);
    }
    const everything = Array.from({ length: 5 }, (_, at) =>
      roundRobin(all, at + 1).map((pair) => played(at + 1, pair, pair)),
    );
    expect(swiss(all, everything.flat())).toHaveLength(3);
  });

  test('repeats a pairing only where every pairing of all repeats one', () => {
    /** Is there a way to pair all of these without one that was before, and without a second bye? */
    const hasFresh = (left: readonly string[], met: ReadonlySet<string>, byes: ReadonlySet<string>): boolean => {
      const [one, ...others] = left;
      if (one === undefined) return true;
      const rests = left.length % 2 === 1 && !byes.has(one) && hasFresh(others, met, byes);
      const meets = (other: string) =>
        hasFresh(
          others.filter((rest) => rest !== other),
          met,
          byes,
        );
      return rests || others.some((other) => !met.has(pairOf([one, other])) && meets(other));
    };
    const cups = fc
      .integer({ min: 3, max: 7 })
      .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 1, max: roundRobinRounds(count) + 1 }), luck));
    fc.assert(
      fc.property(cups, ([count, rounds, results]) => {
        const bouts = playSwiss(count, rounds, results);
        const before = bouts.filter(({ round }) => round < rounds);
        const met = new Set(before.map((bout) => pairOf(bout.people)));
        const byes = new Set(before.filter(isBye).flatMap((bout) => bout.people));
        const last = bouts.filter(({ round }) => round === rounds);
        const repeats = last.some((bout) => met.has(pairOf(bout.people)));
        expect(repeats && hasFresh(people(count), met, byes)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  test('lets those meet who stand alike', () => {
    const bouts = [played(1, ['p0', 'p3'], ['p0', 'p3']), played(1, ['p1', 'p2'], ['p1', 'p2'])];
    expect(swiss(['p0', 'p1', 'p2', 'p3'], bouts).map(pairOf).sort()).toEqual(['p0 p1', 'p2 p3']);
  });
});

describe('groups', () => {
  test('are as equal as can be, in size and in strength', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 64 }), fc.integer({ min: 3, max: 5 }), (count, seats) => {
        const groups = groupsOf(people(count), seats);
        expect(groups.flat().sort()).toEqual(people(count).sort());
        const sizes = groups.map((group) => group.length);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(seats);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const tops = groups.map((group) => Number(group[0]?.slice(1)));
        expect(Math.max(...tops)).toBe(groups.length - 1);
      }),
    );
  });

  test('lead to one final at last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 64 }), fc.integer({ min: 3, max: 5 }), (count, seats) => {
        let left = count;
        for (let stage = 0; left > seats; stage++) {
          const next = goingOn(groupsOf(people(left), seats).length, seats);
          expect(next).toBeLessThan(left);
          expect(next % seats).toBe(0);
          expect(stage).toBeLessThan(6);
          left = next;
        }
      }),
    );
  });

  test('sit one seat on for each game', () => {
    expect(rotated([['a', 'b', 'c']], 1)).toEqual([['b', 'c', 'a']]);
    expect(groupsIn([played(3, ['x', 'y'], []), played(1, ['a', 'b'], [])], 2, 2)).toEqual([['x', 'y']]);
    expect([canBeGrouped(5, 4, 3), canBeGrouped(6, 4, 3), canBeGrouped(5, 4, 2)]).toEqual([false, true, true]);
  });
});

describe('standings', () => {
  const course = (kind: Course['kind'], count: number, bouts: Bout[]): Course => ({
    id: 'cup',
    kind,
    games: 1,
    least: 2,
    people: people(count),
    left: new Set(),
    bouts,
  });

  test('a game is worth the share of others one came before; whoever left gets nothing', () => {
    const bout = played(1, ['a', 'b', 'c'], ['a', 'b', 'c']);
    expect(['a', 'b', 'c'].map((person) => pointsIn(bout, person))).toEqual([1, 0.5, 0]);
    const drawn = { ...bout, places: bout.places?.map((one) => ({ ...one, place: 1 })) ?? null };
    expect(pointsIn(drawn, 'a')).toBe(0.5);
    const gone = { ...bout, places: bout.places?.map((one) => ({ ...one, place: 1, stayed: false })) ?? null };
    expect(pointsIn(gone, 'a')).toBe(0);
  });

  test('all points of everybody against everybody are shared out, and places are 1 to the last', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (count, wins) => {
          const bouts = Array.from({ length: roundRobinRounds(count) }, (_, at) => roundRobin(people(count), at + 1))
            .flat()
            .map((pair, at) => played(1, pair, wins[at] ? pair : pair.toReversed()));
          const rows = standingsOf(course('round-robin', count, bouts));
          expect(rows.map(({ place }) => place)).toEqual(people(count).map((_, at) => at + 1));
          expect(rows.reduce((total, row) => total + row.points, 0)).toBe((count * (count - 1)) / 2);
          for (let at = 1; at < rows.length; at++)
            expect(rows[at - 1]?.points).toBeGreaterThanOrEqual(rows[at]?.points ?? 0);
        },
      ),
    );
  });

  test('the direct encounter decides first among equals, then the strength of those one has beaten', () => {
    const win = (winner: string, loser: string) => played(1, [winner, loser], [winner, loser]);
    const bouts = [
      win('p0', 'p1'),
      win('p1', 'p2'),
      win('p3', 'p0'),
      win('p1', 'p3'),
      win('p0', 'p2'),
      win('p2', 'p3'),
    ];
    expect(
      standingsOf(course('round-robin', 4, bouts))
        .map(({ person }) => person)
        .slice(0, 2),
    ).toEqual(['p0', 'p1']);
    const circle = [win('p0', 'p1'), win('p1', 'p2'), win('p2', 'p0')];
    const rows = standingsOf(course('round-robin', 3, circle));
    expect(new Set(rows.map(({ breaks }) => breaks[0]))).toEqual(new Set([1]));
    expect(standingsOf(course('round-robin', 3, circle))).toEqual(rows);
  });

  test('in a Swiss cup a bye is a game won, and the opponents’ points break ties', () => {
    const bouts = [
      played(1, ['p0', 'p1'], ['p0', 'p1']),
      { round: 1, people: ['p2'], places: [] },
      played(2, ['p0', 'p2'], ['p0', 'p2']),
      { round: 2, people: ['p1'], places: [] },
    ];
    const rows = standingsOf(course('swiss', 3, bouts));
    expect(rows.map(({ person, points, played: games }) => [person, points, games])).toEqual([
      ['p0', 2, 2],
      expect.arrayContaining([1, 1]),
      expect.arrayContaining([1, 1]),
    ]);
    expect(rows[0]?.breaks.slice(0, 2)).toEqual([1, 2]);
  });

  test('in groups whoever came further stands before all others', () => {
    const bouts = [
      played(1, ['p0', 'p1', 'p2'], ['p0', 'p1', 'p2']),
      played(1, ['p3', 'p4', 'p5'], ['p3', 'p4', 'p5']),
      played(2, ['p0', 'p3', 'p4'], ['p4', 'p3', 'p0']),
    ];
    const rows = standingsOf(course('groups', 6, bouts));
    expect(rows.map(({ person }) => person).slice(0, 4)).toEqual(['p4', 'p3', 'p0', 'p1']);
    expect(rows.map(({ stage }) => stage)).toEqual([2, 2, 2, 1, 1, 1]);
  });
});
