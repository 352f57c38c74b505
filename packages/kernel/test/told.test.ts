/** Random games find what is silent, told twice or told wrongly: games that tell badly in one way each must be found. */

import { describe, expect, test } from 'vitest';
import { type HighCard, highCard } from '../examples/high-card.ts';
import { nothingSilent, silences, unwatched, type Watched } from '../src/conformance/index.ts';
import type { AnyGame, Loose } from '../src/index.ts';

const watched: Watched<HighCard> = {
  watches: {
    points: {
      covers: ['points'],
      shows: ({ points }) => Object.fromEntries(points.entries()),
      by: { scored: ({ seat }) => ({ [seat]: 1 }) },
    },
    'cards played': {
      covers: ['played'],
      shows: ({ played }) => Object.fromEntries(played.map((card) => [card, true])),
      to: { picked: ({ card }) => ({ [card]: true }) },
    },
    deck: {
      covers: ['deck', 'hands.*'],
      shows: ({ deck }) => ({ deck: deck.length }),
      names: { picked: () => ['deck'] },
    },
  },
  untold: {},
};
const TABLES = [{ seats: 2 }, { seats: 4 }];

nothingSilent(highCard, watched, TABLES);

/** High card whose picking tells other facts. */
const telling = (change: (facts: Loose[]) => Loose[]): AnyGame => ({
  ...highCard,
  steps: {
    ...highCard.steps,
    pick: {
      ...highCard.steps.pick,
      settle(game: Loose, frame: Loose, answers: Loose) {
        highCard.steps.pick.settle(game, frame, answers);
        game.facts = change(game.facts ?? []);
      },
    },
  },
});

/** What is found wrong with a game that tells like that. */
const found = (change: (facts: Loose[]) => Loose[], list = watched) =>
  silences(telling(change), list, TABLES, 1).map(({ where, example }) => `${where}: ${example}`);

describe('what is not told well is found', () => {
  test('a number that changes in silence', () => {
    expect(found((facts) => facts.filter(({ fact }) => fact !== 'scored'))).toEqual([
      expect.stringMatching(/^points after pick: [01] was 0, is 1, and should be 0 by what was told/),
    ]);
  });

  test('what is told twice', () => {
    expect(found((facts) => [...facts, ...facts.filter(({ fact }) => fact === 'scored')])).toEqual([
      expect.stringMatching(/is 1, and should be 2 by what was told/),
    ]);
  });

  test('what is told wrongly', () => {
    const lie = (facts: Loose[]) => facts.map((one) => (one.fact === 'picked' ? { ...one, card: one.card + 1 } : one));
    expect(found(lie)[0]).toMatch(/^cards played after pick: \d+ was null, is /);
  });

  test('what is told to one seat only', () => {
    const secret = (facts: Loose[]) => facts.map((one) => (one.fact === 'scored' ? { ...one, seen: [0] } : one));
    expect(found(secret)).toEqual([expect.stringContaining('points after pick')]);
  });

  test('a change that no fact names', () => {
    const { deck, ...rest } = watched.watches;
    const list = { ...watched, watches: { ...rest, deck: { ...deck, names: {} } } } as Watched<HighCard>;
    expect(found((facts) => facts, list)).toEqual([expect.stringContaining('deck after pick')]);
  });

  test('what nobody watches', () => {
    const { points: _, ...rest } = watched.watches;
    expect(unwatched(highCard, { ...watched, watches: rest }, TABLES)).toEqual(['points']);
    expect(unwatched(highCard, { watches: rest, untold: { points: 'for the sake of the test' } }, TABLES)).toEqual([]);
  });
});
