import { act, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { conformance, marathon, type Table } from '@tabularium/kernel/conformance';
import { newDawn } from '@tabularium/new-dawn';
import { describe, expect, test } from 'vitest';
import type { NewDawnOptions } from '../../src/state.ts';

const module = 'terra-incognita';

/** Random players hardly ever win: two of them were not done after 50,000 moves. The round limit, a house rule, ends them. */
const roundLimit = 30;

const at = (seats: number, options: Partial<NewDawnOptions> = {}): Table => ({
  seats,
  options: { module, roundLimit, ...options },
});

conformance(newDawn, {
  games: 4,
  closeGames: 1,
  every: 61,
  tables: [
    at(2, { roundLimit: 60 }),
    at(3, { peaceful: true }),
    at(4, { epic: true, after24: 'go-on' }),
    at(5, { handicap: [0, 8, 8, 8, 8] }),
  ],
});

/** Every number of players with every option of the expansion, and those of the base game that reach into it. */
const TABLES: readonly Table[] = [2, 3, 4, 5].flatMap((seats) => [
  at(seats),
  at(seats, { peaceful: true }),
  at(seats, { epic: true, after24: 'go-on' }),
  at(seats, { handicap: [12], petraTurns: false }),
  at(seats, { handicap: [0, 10], maracanaFirst: false, peaceful: true, epic: true }),
]);

describe('Terra Incognita', () => {
  test('TI 0.2 plays 1,000 random games of 2 to 5 players with all options to the end', { timeout: 600_000 }, () => {
    const { played, endings } = marathon(newDawn, TABLES, 1000, 'terra-incognita');
    expect(played).toBe(1000);
    expect(Object.values(endings).reduce((sum, count) => sum + count, 0)).toBe(1000);
  });

  test('keeps its laws in long games too, on a map that is explored to the last tile', { timeout: 300_000 }, () => {
    const tables = [2, 5].map((seats) => at(seats, { roundLimit: 120 }));
    expect(marathon(newDawn, tables, 8, 'long').played).toBe(8);
  });

  test('TI 13.1 quick players end their games by agendas, and every law holds on the way', { timeout: 300_000 }, () => {
    const endings: string[] = [];
    for (let number = 0; number < 24; number++) {
      const options: Partial<NewDawnOptions> = { module, peaceful: number % 3 === 0, roundLimit: 120 };
      const seed = seedFrom(`quick/${number}`);
      const state = start(newDawn, { seats: 2 + (number % 4), seed, options });
      const luck = luckFrom(seed);
      for (let move = 0; !isOver(state); move++) {
        const actions = legal(newDawn, state, decider(state));
        const action = actions[newDawn.bot.playout?.(state, decider(state), actions, luck) ?? 0];
        if (action !== undefined) act(newDawn, state, decider(state), action);
        if (move % 10 === 0) expect(newDawn.invariants?.(state)).toEqual([]);
      }
      endings.push(newDawn.result(state).ending);
    }
    expect(endings.filter((ending) => ending !== 'round-limit').length).toBeGreaterThan(0);
  });
});
