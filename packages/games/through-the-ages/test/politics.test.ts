import { view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { position } from './position.ts';

const prepare = (card: string) => ({ type: 'prepare', card }) as const;

test('TA 2.1 TA 2.3 TA 4.1 a turn: politics with at most one action, then the Action Phase, then the end', () => {
  const table = position(3).has(0, { militaryHand: ['rats-i', 'good-harvest-i', 'open-borders-agreement-i'] });
  table.game.frames = [{ step: 'turn', seat: 0 }];
  table.run();
  expect(table.step).toBe('politics');
  expect(table.types(0)).toEqual(['prepare', 'offer', 'no-politics']);
  table.game.currentEvents.cards.push('development-of-crafts-a');
  table.does(0, prepare('rats-i'));
  expect(table.step).toBe('act');
  table.does(0, { type: 'end-turn' });
  expect(table.game.current).toBe(1);
});

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

test('TA 4.2 TA 4.6 Caesar: a second political action once per game; the adjusted one always', () => {
  const table = position(2)
    .has(0, { leader: 'julius-caesar', militaryHand: ['rats-i', 'good-harvest-i'] })
    .politicking(0);
  table.game.currentEvents.cards.push('development-of-crafts-a', 'development-of-crafts-a');
  table.does(0, prepare('rats-i'));
  expect(table.step).toBe('politics');
  table.does(0, prepare('good-harvest-i'));
  expect(table.player(0).used).toEqual(['julius-caesar']);
  const later = table.has(0, { militaryHand: ['rats-i', 'raiders-i'] }).politicking(0);
  later.game.currentEvents.cards.push('development-of-crafts-a');
  expect(later.does(0, prepare('rats-i')).step).toBe('act');
  const adjusted = position(2).has(0, { leader: 'julius-caesar-adjusted', militaryHand: ['rats-i', 'good-harvest-i'] });
  adjusted.game.frames = [{ step: 'politics-phase', seat: 0 }];
  expect(adjusted.run().game.frames.at(-1)).toMatchObject({ step: 'politics', left: 2 });
});

test('TA 4.6 the second political action may use cards drawn through the first; there is no third', () => {
  const table = position(2).has(0, { leader: 'julius-caesar-adjusted', militaryHand: ['rats-i'] });
  table.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'politics-phase', seat: 0 },
  ];
  table.game.militaryDecks[1]?.push('foray-i', 'raiders-i', 'good-harvest-i');
  table.game.currentEvents.cards.push('development-of-crafts-a', 'development-of-politics-a');
  table.run().does(0, prepare('rats-i'), prepare('good-harvest-i'));
  expect(table.player(0).militaryHand).toEqual(['raiders-i', 'foray-i']);
  expect(table.step).toBe('act');
});

test('TA 4.3 a political action given up in advance; what is none stays possible', () => {
  const table = position(2).has(0, { leader: 'pierre-de-coubertin', givenUp: 1, militaryHand: ['rats-i'] });
  table.game.frames = [{ step: 'politics-phase', seat: 0 }];
  table.run();
  expect(table.whyNot(0, prepare('rats-i'))).toBe('political-action-given-up TA 4.3');
  expect(table.can(0, { type: 'open-games' })).toBe(true);
  expect(table.player(0).givenUp).toBe(0);
  const caesar = position(2).has(0, { leader: 'julius-caesar-adjusted', givenUp: 1, militaryHand: ['rats-i'] });
  caesar.game.frames = [{ step: 'politics-phase', seat: 0 }];
  expect(caesar.run().game.frames.at(-1)).toMatchObject({ step: 'politics', left: 1 });
});

test('TA 4.4 attacks are paid with the same red tokens as the Action Phase', () => {
  const table = position(2)
    .has(0, { militaryHand: ['aggression-plunder-i'], on: { warriors: 5 } })
    .politicking(0);
  table.does(0, { type: 'aggress', card: 'aggression-plunder-i', rival: 1 });
  expect(table.player(0).military).toBe(1);
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

test('TA 4.7 a revealed event is finished before anything else happens', () => {
  const table = position(2)
    .has(0, { militaryHand: ['rats-i'] })
    .politicking(0);
  table.game.currentEvents.cards.push('development-of-markets-a');
  table.does(0, prepare('rats-i'));
  expect(table.step).toBe('choose');
  table.does(0, { type: 'choose', option: 0 }).does(1, { type: 'choose', option: 1 });
  expect(table.step).toBe('act');
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

test('Alexander leaves for a yellow token, Columbus for a territory of the hand: TA 9.7', () => {
  const alexander = position()
    .has(0, { leader: 'alexander-the-great' })
    .politicking(0)
    .does(0, { type: 'leader-power' });
  expect(alexander.player(0)).toMatchObject({ leader: '', yellow: 19 });
  const columbus = position()
    .has(0, { leader: 'christopher-columbus', militaryHand: ['historic-territory-i'] })
    .politicking(0);
  columbus.does(0, { type: 'leader-power', card: 'historic-territory-i' });
  expect(columbus.player(0)).toMatchObject({
    leader: '',
    colonies: ['historic-territory-i'],
    culture: 6,
    militaryHand: [],
  });
});
