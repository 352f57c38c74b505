import { HIDDEN, isOver, view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { cardOf } from '../src/public/cards.ts';
import { endAge } from '../src/rules/ages.ts';
import { handbookScore } from '../src/rules/end-of-game.ts';
import type { AgesView } from '../src/state.ts';
import { position } from './position.ts';

const ending = (age: number, patch: object, options = {}) => {
  const table = position(2, options).has(0, patch);
  table.game.age = age;
  endAge(table.game);
  return table;
};

test('TA 16.1 TA 16.2 the end of Age I: Age A leaves hands and play, two yellow tokens are lost, the rest stays', () => {
  const table = ending(1, {
    civilHand: ['rich-land-a', 'iron'],
    militaryHand: ['legion-i'],
    leader: 'moses',
    building: 'colossus',
    stages: 1,
    blue: 15,
    built: ['pyramids'],
    colonies: ['vast-territory-i'],
    tactic: { card: 'legion-i', bonus: 0 },
  });
  expect(table.game.age).toBe(2);
  expect(table.player(0)).toMatchObject({
    civilHand: ['iron'],
    militaryHand: ['legion-i'],
    leader: '',
    building: '',
    stages: 0,
    blue: 16,
    yellow: 16,
  });
  expect(table.player(0).wonders).toHaveLength(1);
  const second = ending(2, {
    militaryHand: ['legion-i', 'cold-war-ii'],
    treaty: { card: 'open-borders-agreement-i', a: 0, b: 1 },
  });
  expect(second.player(0)).toMatchObject({ militaryHand: ['cold-war-ii'], treaty: null });
  expect(second.game.hiddenDiscards[1]).toEqual(['legion-i']);
});

test('TA 16.2 at the end of Age II tactics, prepared events, technologies and leaders of Age II stay', () => {
  const table = position(2).has(0, {
    leader: 'james-cook',
    building: 'eiffel-tower',
    exclusive: [{ card: 'legion-i', bonus: 0 }],
    tactic: { card: 'legion-i', bonus: 0 },
    specials: ['code-of-laws'],
    yellow: 1,
  });
  table.game.age = 2;
  table.game.futureEvents = [{ card: 'rats-i', seenBy: [0] }];
  endAge(table.game);
  expect(table.player(0)).toMatchObject({
    leader: 'james-cook',
    building: 'eiffel-tower',
    tactic: { card: 'legion-i', bonus: 0 },
    specials: ['code-of-laws'],
    yellow: 0,
  });
  expect([table.player(0).exclusive.length, table.game.futureEvents.length]).toEqual([1, 1]);
});

test('TA 16.3 the last round: this one if the starting player is at it, else the next', () => {
  expect(ending(3, {}).game).toMatchObject({ age: 4, lastRound: 5 });
  const table = position(2).acting(1);
  table.game.age = 3;
  endAge(table.game);
  expect(table.game.lastRound).toBe(6);
});

test('TA 16.3 all players have the same number of turns', () => {
  const table = position(2).acting(0);
  Object.assign(table.game, { age: 4, lastRound: 5 });
  table.does(0, { type: 'end-turn' });
  expect(isOver(table.game)).toBe(false);
  table.does(1, { type: 'end-turn' });
  expect(isOver(table.game)).toBe(true);
});

test('TA 16.4 in Age IV no cards are drawn and nobody resigns', () => {
  const table = position(3, { resigning: true }).politicking(0);
  table.game.age = 4;
  expect(table.whyNot(0, { type: 'resign' })).toBe('no-resigning-now TA 16.4');
  table.does(0, { type: 'no-politics' }, { type: 'end-turn' });
  expect([table.game.current, table.player(0).militaryHand]).toEqual([1, []]);
});

const finalScore = (table: ReturnType<typeof position>, ...cards: readonly string[]) => {
  table.game.currentEvents.cards = [...cards];
  table.game.futureEvents = [];
  table.game.frames = [{ step: 'final-scoring' }];
  table.run();
  return table.game.players.map(({ culture }) => culture);
};

test('TA 16.5 TA 16.11 Age III events in the decks score, older ones and other cards do not; Gates comes last', () => {
  const table = position(2).has(0, { colonies: ['vast-territory-i'], leader: 'bill-gates', on: { computers: 1 } });
  table.game.currentEvents.cards = ['impact-of-colonies-iii', 'crusades-i', 'legion-i'];
  table.game.futureEvents = [{ card: 'impact-of-colonies-iii', seenBy: [] }];
  table.game.frames = [{ step: 'final-scoring' }];
  table.run();
  expect(table.player(0).culture).toBe(3 + 3 + 3);
  expect(isOver(table.game)).toBe(true);
});

test('TA 16.11 the current deck is scored from top to bottom, then the future events: the order tells at 0 culture', () => {
  const unhappy = { colonies: ['vast-territory-i'], yellow: 11 };
  const score = (current: string[], future: string[]) => {
    const table = position(2).has(0, unhappy);
    table.game.currentEvents.cards = current;
    table.game.futureEvents = future.map((card) => ({ card, seenBy: [] }));
    table.game.frames = [{ step: 'final-scoring' }];
    return table.run().player(0).culture;
  };
  expect(score(['impact-of-colonies-iii', 'impact-of-happiness-iii'], [])).toBe(3);
  expect(score(['impact-of-happiness-iii', 'impact-of-colonies-iii'], [])).toBe(0);
  expect(score(['impact-of-happiness-iii'], ['impact-of-colonies-iii'])).toBe(3);
});

test('TA 16.5 TA 8.6 at the end the starting player counts as the current one, whoever had the last turn', () => {
  const table = position(3);
  Object.assign(table.game, { starting: 1, current: 0 });
  expect(finalScore(table, 'impact-of-strength-iii')).toEqual([0, 14, 7]);
});

test('TA 16.5 ties share the victory', () => {
  const table = position(3)
    .has(0, { culture: 9, ledger: [9, 0, 0, 0, 0, 0, 0] })
    .has(1, { culture: 9, ledger: [9, 0, 0, 0, 0, 0, 0] });
  expect(throughTheAges.result(table.game)).toMatchObject({ winners: [0, 1], scores: [9, 9, 0], ending: 'last-round' });
});

test('TA 16.6 the table of player counts', () => {
  const first = [2, 3, 4].map((seats) => position(seats).game.currentEvents.cards.length);
  expect(first).toEqual([4, 5, 6]);
});

test('TA 16.7 TA 16.13 resigning: everything leaves, the last one left wins at once', () => {
  const table = position(3, { resigning: true }).has(1, {
    colonies: ['vast-territory-i'],
    civilHand: ['iron'],
    tactic: { card: 'legion-i', bonus: 0 },
  });
  table.game.commonTactics = [{ card: 'legion-i', bonus: 0 }];
  table.game.futureEvents = [{ card: 'rats-i', seenBy: [1] }];
  table.game.games = 1;
  table.politicking(1).does(1, { type: 'resign' });
  expect(table.player(1)).toMatchObject({ out: true, colonies: [], civilHand: [], yellow: 0, blue: 0 });
  expect(table.game).toMatchObject({ current: 2, games: -1 });
  expect([table.game.commonTactics.length, table.game.futureEvents.length]).toEqual([1, 1]);
  expect(table.game.gone).toEqual(expect.arrayContaining(['iron', 'vast-territory-i']));
  table.politicking(2).does(2, { type: 'resign' });
  expect(throughTheAges.result(table.game)).toMatchObject({ winners: [0], ending: 'last-civilization' });
});

test('TA 16.13 TA 2.5 what was secret of the hands of a resigned player stays so', () => {
  const resigned = (closed: boolean) =>
    position(3, { resigning: true })
      .has(1, { civilHand: ['iron'], militaryHand: ['rats-i'], closed })
      .politicking(1)
      .does(1, { type: 'resign' });
  const hands = (table: ReturnType<typeof resigned>, viewer: number) => {
    const { players } = view(throughTheAges, table.game, viewer) as AgesView;
    const { civilHand, militaryHand } = players[1] ?? {};
    return { civilHand, militaryHand };
  };
  const back = { back: 1, card: HIDDEN };
  expect(hands(resigned(false), 0)).toEqual({ civilHand: [], militaryHand: [back] });
  expect(hands(resigned(true), 0)).toEqual({ civilHand: [back], militaryHand: [back] });
  expect(hands(resigned(true), 1)).toEqual({ civilHand: ['iron'], militaryHand: ['rats-i'] });
  expect(resigned(false).game.gone).toContain('iron');
  for (const card of ['iron', 'rats-i']) expect(resigned(true).game.gone).not.toContain(card);
});

test('TA 16.8 the handbook game and the peaceful game have no aggressions, wars and pacts', () => {
  for (const length of ['handbook', 'peaceful'] as const) {
    const kinds = position(3, { length })
      .game.militaryDecks.flat()
      .filter((card) => ['aggression', 'war', 'pact'].includes(cardOf(card).kind));
    expect(kinds).toEqual([]);
  }
  const table = position(2, { length: 'handbook' })
    .bare(0)
    .has(0, {
      government: 'monarchy',
      on: { iron: 1, coal: 1 },
      colonies: ['vast-territory-i'],
      built: ['eiffel-tower'],
    });
  expect(handbookScore(table.game, 0)).toBe(2 + 1 + 2 + 0 + 0 + 1 + 5 + 3 + 6);
  expect(position(2, { length: 'handbook' }).game.civilDecks[3]).toEqual([]);
});

test('TA 16.8 the shorter game ends with Age II and scores five impacts laid out at the start', () => {
  const table = position(2, { length: 'shorter' });
  expect([table.game.finalEvents.open.length, table.game.finalEvents.hidden.length]).toEqual([3, 2]);
  table.game.age = 2;
  endAge(table.game);
  expect(table.game.age).toBe(4);
  table.game.finalEvents = { open: ['impact-of-technology-iii'], hidden: [] };
  table.has(0, { on: { coal: 0 } }).game.frames = [{ step: 'final-scoring' }];
  expect(table.run().player(0).culture).toBe(4);
});

test('TA 16.12 the next remaining player counts as starting player and goes on with the round; their pact stays', () => {
  const table = position(3, { resigning: true })
    .has(1, { treaty: { card: 'peace-treaty-iii', a: 1, b: 2 } })
    .politicking(0)
    .does(0, { type: 'resign' });
  expect(table.game).toMatchObject({ starting: 1, current: 1, round: 5 });
  expect(table.player(1).treaty).toEqual({ card: 'peace-treaty-iii', a: 1, b: 2 });
  table.acting(2).does(2, { type: 'end-turn' });
  expect(table.game).toMatchObject({ current: 1, round: 6 });
});
