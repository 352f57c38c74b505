import { act, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { stoneAge } from '@tabularium/stone-age';
import type { CardId } from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';
import { card, goods, placing, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('set-up', () => {
  test('SA 2.1 four cards lie open whatever the number of players, the rest is the pile', () => {
    for (const seats of [2, 3, 4]) {
      const { game } = table(seats);
      expect(game.cards.filter((card) => card !== null)).toHaveLength(4);
      expect(game.pile).toHaveLength(32);
    }
    expect(table(4, {}, 'one').game.cards).not.toEqual(table(4, {}, 'two').game.cards);
  });

  test('SA 2.2 as many stacks of seven as players, the top tile open, the other stacks in the box', () => {
    for (const seats of [2, 3, 4]) {
      const { game } = table(seats);
      expect(game.stacks.map((stack) => stack.length)).toEqual(Array(seats).fill(6));
      expect(game.buildings.every((tile) => tile !== null)).toBe(true);
      expect(game.boxed).toHaveLength(28 - 7 * seats);
    }
  });

  test('SA 2.3 everybody begins with five people, twelve food and nothing else', () => {
    for (const player of table().game.players) {
      expect(player).toMatchObject({ persons: 5, food: 12, field: 0, score: 0, tools: [0, 0, 0], resources: goods() });
      expect([player.built, player.cards, player.kept, player.extra]).toEqual([[], [], [], []]);
    }
  });

  test('SA 2.4 the start player is random, or the one the host chose', () => {
    const drawn = new Set<number>();
    for (let i = 0; i < 40; i++) drawn.add(table(4, { startPlayer: 'random' }, `start ${i}`).game.startPlayer);
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
    expect(table(4, { startPlayer: 'seat-3' }).game.startPlayer).toBe(2);
    expect(table(2, { startPlayer: 'seat-4' }).game.startPlayer).toBeLessThan(2);
  });

  test('SA 2.5 turns go clockwise from the start player', () => {
    const seats = [];
    const round = table(4, { startPlayer: 'seat-3' });
    for (let turn = 0; turn < 4; turn++) {
      seats.push(decider(round.game));
      round.does(placing('hunting-grounds', 1));
    }
    expect(seats).toEqual([2, 3, 0, 1]);
  });
});

/** Vectors call cards by letters. */
const lettered = (letter: string): CardId => card(`civ-${String('ABCDEFGH'.indexOf(letter) + 1).padStart(2, '0')}`);

describe('rounds', () => {
  test('SA 3.1 a round is placing, using, feeding', () => {
    const round = table(2);
    for (const place of ['forest', 'clay-pit'] as const) round.does(placing(place, 5));
    const before = round.player(0).food;
    expect(round.game.frames.at(-1)).toMatchObject({ step: 'use', seat: 0 });
    round.does({ type: 'use', place: 'forest' }).does({ type: 'use', place: 'clay-pit' });
    expect(round.player(0).food).toBe(before - 5);
    expect(round.game.round).toBe(2);
  });

  test('SA 3.2 after feeding the start player figure moves on', () => {
    const [vector] = vectors.refillAndEnd.filter(({ id }) => id === 'start-01');
    const round = table(4, { startPlayer: 'seat-4' }).waits({ step: 'round-end' }, { step: 'feeding' });
    expect(round.game.startPlayer).toBe(vector?.expected.nextStartPlayerSeat);
  });

  const refills = vectors.refillAndEnd.filter(({ input }) => 'spacesFromRight' in input);
  test.each(refills)('SA 10.2, SA 10.6, SA 17.9 refill $id', ({ input, expected }) => {
    const round = endOfRound(table());
    round.game.cards = (input.spacesFromRight ?? []).map((letter) => (letter === null ? null : lettered(letter)));
    round.game.pile = (input.pileTopFirst ?? []).map(lettered).reverse();
    round.does({ type: 'raise-tool', tool: 1 });
    expect(isOver(round.game)).toBe(expected.gameEnds);
    if (expected.spacesFromRight) {
      expect(round.game.cards).toEqual(expected.spacesFromRight.map(lettered));
      expect([...round.game.pile].reverse()).toEqual(expected.pile?.map(lettered));
    }
  });

  test('SA 10.2 cards are told to be laid only where some were missing', () => {
    const full = endOfRound(table()).does({ type: 'raise-tool', tool: 1 });
    expect(full.facts('cards-laid')).toEqual([]);
    const short = endOfRound(table());
    short.game.cards[0] = null;
    expect(short.does({ type: 'raise-tool', tool: 1 }).facts('cards-laid')).toMatchObject([
      { cards: [expect.any(String)] },
    ]);
  });

  test('SA 10.1, SA 10.9 an empty stack after feeding ends the game, even if cards could be laid', () => {
    const round = endOfRound(table(3));
    round.game.buildings[0] = null;
    round.does({ type: 'raise-tool', tool: 1 });
    expect(isOver(round.game)).toBe(true);
    expect(stoneAge.result(round.game).ending).toBe('stack-empty');
    expect(round.game.startPlayer).toBe(1);
  });

  test('SA 10.3, SA 7.4 used tools are ready again', () => {
    const round = endOfRound(table());
    round.does({ type: 'raise-tool', tool: 1 });
    expect(round.player(0).used).toEqual([false, false, false]);
  });

  test('SA 10.4 the next round begins with the new start player placing', () => {
    const round = endOfRound(table());
    round.does({ type: 'raise-tool', tool: 1 });
    expect(round.game.frames.at(-1)).toEqual({ step: 'place', seat: 1 });
    expect(round.game.round).toBe(2);
  });

  test('SA 10.5 a stack emptied in phase 2 does not stop the round: the others act and all are fed', () => {
    const round = table(2).on(1, 'forest', 1).has(0, { food: 20 });
    round.game.buildings[0] = null;
    round.waits({ step: 'round-end' }, { step: 'feeding' }, { step: 'use', seat: 1 });
    expect(isOver(round.game)).toBe(false);
    round.does({ type: 'use', place: 'forest' });
    expect(isOver(round.game)).toBe(true);
    expect(round.player(0).food).toBe(15);
  });

  test('SA 10.7 the extra card shortens the pile and can bring the end forward', () => {
    const round = table(2)
      .has(0, { resources: goods({ wood: 1 }) })
      .on(0, 'card-1', 1);
    round.game.pile = round.game.pile.slice(0, 1);
    round.game.cards[0] = 'civ-32';
    round.waits({ step: 'round-end' }, { step: 'using', seat: 0, left: 1 }, { step: 'buy-card', seat: 0, space: 0 });
    round.does({ type: 'pay', ...goods({ wood: 1 }) });
    expect(isOver(round.game)).toBe(true);
    expect(round.game.ending).toBe('cards-short');
  });

  test('SA 10.8 cards that could still be laid are not dealt when the game ends', () => {
    const round = endOfRound(table());
    round.game.cards = ['civ-01', null, null, null];
    round.game.pile = ['civ-02', 'civ-03'];
    round.does({ type: 'raise-tool', tool: 1 });
    expect(isOver(round.game)).toBe(true);
    expect(round.game.pile).toEqual(['civ-02', 'civ-03']);
  });

  test('SA 15.11 both end conditions at once end the game once', () => {
    const round = endOfRound(table());
    round.game.cards = [null, null, null, null];
    round.game.pile = [];
    round.game.buildings[0] = null;
    round.does({ type: 'raise-tool', tool: 1 });
    expect(round.facts('ended')).toHaveLength(1);
  });

  test('SA 14.1 cards, tiles, dice and start player are drawn by chance, each from its own stream', () => {
    const states = ['a', 'b'].map((seed) => start(stoneAge, { seats: 4, seed: seedFrom(seed) }));
    const [one, other] = states as [(typeof states)[0], (typeof states)[0]];
    expect(one.pile).not.toEqual(other.pile);
    expect(one.stacks).not.toEqual(other.stacks);
    expect(Object.keys(one.random).sort()).toEqual(['buildings', 'cards', 'dice', 'start']);
  });

  test('SA 14.1 the same seed and the same choices give the same game', () => {
    const play = () => {
      const game = start(stoneAge, { seats: 3, seed: seedFrom('again') });
      const luck = luckFrom(seedFrom('choices'));
      while (!isOver(game)) {
        const seat = decider(game);
        const actions = legal(stoneAge, game, seat);
        act(stoneAge, game, seat, actions[luck(actions.length)] as (typeof actions)[number]);
      }
      return JSON.stringify(game);
    };
    expect(play()).toBe(play());
  });
});

/** A table whose next action (raising a tool) is the last of the round. */
function endOfRound(position: ReturnType<typeof table>): ReturnType<typeof table> {
  position.has(0, { tools: [1, 1, 1], used: [true, false, true] });
  return position.waits({ step: 'round-end' }, { step: 'raise-tool', seat: 0 });
}
