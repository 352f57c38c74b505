import { gameIds, loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  act,
  awaited,
  canonical,
  isOver,
  legal,
  luckFrom,
  seedFrom,
  start,
  view,
} from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';

const GAMES = await Promise.all(gameIds.map((id) => loadGame(id)));
const TALKING = GAMES.filter((game) => game.beforehand !== undefined);

/** What could be said beforehand at that moment is something the seat may answer; gives whatever would have answered. */
function answering(game: AnyGame, state: object, seat: number): string[] {
  const seen = view(game, state, seat);
  const possible = legal(game, state, seat).map(canonical);
  const answered: string[] = [];
  for (const [saying, { answer, amounts = () => [0] }] of Object.entries(game.beforehand ?? {})) {
    for (const amount of [...amounts(seen, seat), 0, 999]) {
      const given = answer(seen, seat, amount);
      if (given === undefined) continue;
      answered.push(saying);
      expect(possible).toContain(canonical(given));
    }
  }
  return answered;
}

describe.each(TALKING.map((game) => [game.id, game] as const))('what can be said beforehand in %s', (id, game) => {
  test('is always something the seat may answer, comes up, and has words', { timeout: 60_000 }, () => {
    const answered = new Set<string>();
    const sayings = Object.entries(game.beforehand ?? {});
    for (const [, { words }] of sayings) expect(new Set(Object.values(words)).size).toBe(2);
    for (let round = 0; round < 12 && answered.size < sayings.length; round++) {
      const luck = luckFrom(seedFrom(`${id} beforehand ${round}`));
      const state = start(game, { seats: 3, seed: seedFrom(`${id} ${round}`) });
      for (let made = 0; made < 1_500 && !isOver(state); made++) {
        const waiting = awaited(state);
        for (const seat of waiting) for (const saying of answering(game, state, seat)) answered.add(saying);
        const seat = waiting[luck(waiting.length)] ?? 0;
        const actions = legal(game, state, seat);
        act(game, state, seat, actions[luck(actions.length)] as never);
      }
    }
    expect([...answered].sort()).toEqual(sayings.map(([saying]) => saying).sort());
  });
});
