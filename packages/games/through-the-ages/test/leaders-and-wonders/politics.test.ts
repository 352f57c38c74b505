import { view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { position } from '../position.ts';

test('TA 2.2 the start of a turn: row, leaders, wars, tactics', () => {
  const table = position(2).has(0, {
    leader: 'hippocrates',
    tactic: { card: 'legion-i', bonus: 0 },
    exclusive: [{ card: 'legion-i', bonus: 0 }],
    wars: [{ card: 'war-over-culture-iii', target: 1 }],
    on: { warriors: 3 },
  });
  const [, , , fourth] = table.game.row;
  table.has(1, { culture: 20 });
  table.game.frames = [{ step: 'turn', seat: 0 }];
  table.run();
  expect([table.game.row[0], table.player(0).stored, table.step]).toEqual([fourth, 1, 'war-sacrifice']);
  expect(table.player(0).exclusive).toHaveLength(1);
  table.does(0, { type: 'done' }).does(1, { type: 'done' });
  expect(table.player(0).culture).toBeGreaterThan(5);
  expect(table.game.commonTactics).toEqual([{ card: 'legion-i', bonus: 0 }]);
});

test('TA 2.2 a leader who became antiquated with the row gives nothing any more', () => {
  const table = position(2).has(0, { leader: 'hippocrates' });
  table.game.civilDecks[1] = ['iron'];
  table.game.frames = [{ step: 'turn', seat: 0 }];
  expect(table.run().player(0)).toMatchObject({ leader: '', stored: 0 });
});

test('TA 4.5 TA 18.III1 looks and Games come before the political action; Games end before the next own politics', () => {
  const table = position(2)
    .has(0, { leader: 'pierre-de-coubertin', militaryHand: ['rats-i'] })
    .politicking(0);
  table.does(0, { type: 'open-games' });
  expect(table.player(0).culture).toBe(8);
  expect(table.game.games).toBe(0);
  expect(table.types(0)).not.toContain('open-games');
  table.game.frames = [{ step: 'politics-phase', seat: 0 }];
  expect(table.run().game.games).toBe(-1);
  const joan = position(2)
    .has(0, { leader: 'joan-of-arc', militaryHand: ['rats-i'] })
    .politicking(0);
  joan.game.currentEvents.cards.push('good-harvest-i');
  const top = () =>
    (view(throughTheAges, joan.game, 0) as { currentEvents: { cards: unknown[] } }).currentEvents.cards.at(-1);
  expect(top()).toEqual({ back: 1, card: '?' });
  expect(joan.does(0, { type: 'look' }).can(0, { type: 'look' })).toBe(false);
  expect(top()).toBe('good-harvest-i');
  expect(
    (view(throughTheAges, joan.game, 1) as { currentEvents: { cards: unknown[] } }).currentEvents.cards.at(-1),
  ).toEqual({ back: 1, card: '?' });
});

test('TA 18.III4 TA 18.III9 Fleming looks at a hand, not at the same one in two turns running', () => {
  const table = position(3)
    .has(0, { leader: 'ian-fleming' })
    .has(1, { militaryHand: ['rats-i'] })
    .politicking(0);
  const hand = (viewer: number) =>
    (view(throughTheAges, table.game, viewer) as { players: { militaryHand: unknown[] }[] }).players[1]?.militaryHand;
  table.does(0, { type: 'look', at: 1 });
  expect(hand(0)).toEqual(['rats-i']);
  expect(hand(2)).toEqual([{ back: 1, card: '?' }]);
  table.does(0, { type: 'done' });
  expect(hand(0)).toEqual([{ back: 1, card: '?' }]);
  table.does(0, { type: 'no-politics' });
  table.game.turn.looked = false;
  table.politicking(0);
  expect(table.can(0, { type: 'look', at: 1 })).toBe(false);
  expect(table.can(0, { type: 'look', at: 2 })).toBe(true);
  table.does(0, { type: 'no-politics' }).politicking(0);
  expect(table.can(0, { type: 'look', at: 1 })).toBe(true);
});

test('TA 18.II5 TA 19.22 Catherine weakens the weaker once per game', () => {
  const three = position(3)
    .has(0, { leader: 'catherine-the-great', on: { warriors: 2 } })
    .has(2, { on: { warriors: 5 } })
    .politicking(0);
  three.does(0, { type: 'leader-power' });
  expect([0, 1, 2].map((seat) => three.player(seat).yellow)).toEqual([19, 17, 18]);
  expect(three.politicking(0).whyNot(0, { type: 'leader-power' })).toBe('power-used TA 4.1');
  const four = position(4)
    .has(0, { leader: 'catherine-the-great', on: { warriors: 2 } })
    .has(2, { on: { warriors: 5 } })
    .has(3, { on: { warriors: 2 } });
  four.politicking(0).does(0, { type: 'leader-power' });
  expect([0, 1, 2, 3].map((seat) => four.player(seat).yellow)).toEqual([18, 17, 18, 18]);
  const none = position(2).has(0, { leader: 'catherine-the-great' }).politicking(0);
  expect(none.whyNot(0, { type: 'leader-power' })).toBe('nothing-to-take TA 18.II5');
});
