import { expect, test } from 'vitest';
import { endAge } from '../src/rules/ages.ts';
import { position } from './position.ts';

/** Seat 0 is at war with seat 1; its next turn begins. */
const war = (card: string, strengths: readonly [number, number], seats = 2) => {
  const table = position(seats)
    .has(0, { wars: [{ card, target: 1 }], on: { warriors: strengths[0] } })
    .has(1, { on: { warriors: strengths[1] } });
  table.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'wars', seat: 0 },
  ];
  return table.run();
};

const resolved = (card: string, strengths: readonly [number, number]) => (patch: object) =>
  war(card, strengths).has(1, patch).does(0, { type: 'done' }).does(1, { type: 'done' });

test('TA 6.1 declaring a war: price, pacts, immunity, the last round', () => {
  const table = position(3)
    .has(0, { militaryHand: ['war-over-culture-iii'], military: 3 })
    .politicking(0);
  const declare = { type: 'declare', card: 'war-over-culture-iii', rival: 1 } as const;
  expect(table.can(0, declare)).toBe(true);
  table.has(2, { treaty: { card: 'loss-of-sovereignty-iii', a: 2, b: 1 } });
  expect(table.whyNot(0, declare)).toBe('immune-to-war TA 6.1');
  table.has(2, { treaty: null });
  table.game.lastRound = 5;
  expect(table.whyNot(0, declare)).toBe('last-round TA 6.1');
  table.game.lastRound = 6;
  table.does(0, declare);
  expect(table.player(0)).toMatchObject({ military: 0, wars: [{ card: 'war-over-culture-iii', target: 1 }] });
});

test('TA 6.3 TA 19.8 the stronger side takes what the card says, limited to what is there', () => {
  expect(resolved('war-over-territory-ii', [12, 1])({ yellow: 9 }).player(0).yellow).toBe(21);
  expect(resolved('war-over-territory-ii', [12, 1])({ yellow: 1 }).player(0).yellow).toBe(19);
  expect(resolved('war-over-culture-iii', [7, 1])({ culture: 8 }).player(0).culture).toBe(8);
  expect(resolved('war-over-culture-iii', [3, 3])({ culture: 8 }).player(1).culture).toBe(8);
  const lost = war('war-over-culture-iii', [1, 4])
    .has(0, { culture: 20 })
    .does(0, { type: 'done' })
    .does(1, { type: 'done' });
  expect([lost.player(0).culture, lost.player(1).culture]).toEqual([12, 8]);
  expect(lost.game.openDiscards[3]).toEqual(['war-over-culture-iii']);
});

test('TA 6.3 War over Technology: special technologies that fit, the rest in science', () => {
  const table = war('war-over-technology-ii', [9, 1]).has(1, { specials: ['masonry', 'warfare'], science: 9 });
  table
    .has(0, { specials: ['warfare'] })
    .does(0, { type: 'done' })
    .does(1, { type: 'done' });
  expect(table.list(0, 'take-card')).toEqual([{ type: 'take-card', card: 'masonry' }]);
  table.does(0, { type: 'take-card', card: 'masonry' }, { type: 'done' });
  expect(table.player(0)).toMatchObject({ specials: ['warfare', 'masonry'], science: 5 });
  expect(table.player(1)).toMatchObject({ specials: ['warfare'], science: 4 });
});

test('TA 6.4 a target that resigns gives 7 culture, an own war goes with its declarer; wars survive an age', () => {
  const table = position(3, { resigning: true })
    .has(0, { wars: [{ card: 'war-over-culture-iii', target: 1 }] })
    .politicking(1);
  table.does(1, { type: 'resign' });
  expect(table.player(0)).toMatchObject({ culture: 7, wars: [] });
  const declarer = position(3, { resigning: true })
    .has(1, { wars: [{ card: 'war-over-culture-iii', target: 0 }] })
    .politicking(1);
  expect(declarer.does(1, { type: 'resign' }).player(0).culture).toBe(0);
  expect([declarer.player(1).wars, declarer.game.gone.includes('war-over-culture-iii')]).toEqual([[], true]);
  const old = position(2).has(0, { wars: [{ card: 'war-over-territory-ii', target: 1 }] });
  old.game.age = 3;
  endAge(old.game);
  expect(old.player(0).wars).toEqual([{ card: 'war-over-territory-ii', target: 1 }]);
});

test('TA 6.5 several wars of one player are resolved in the order of declaration', () => {
  const table = position(3).has(0, {
    on: { warriors: 5 },
    wars: [
      { card: 'war-over-territory-ii', target: 1 },
      { card: 'war-over-culture-iii', target: 2 },
    ],
  });
  table.has(2, { culture: 30 });
  table.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'wars', seat: 0 },
  ];
  table.run();
  expect(table.game.frames.at(-1)).toMatchObject({ card: 'war-over-territory-ii' });
  table.does(0, { type: 'done' }).does(1, { type: 'done' });
  expect(table.game.frames.at(-1)).toMatchObject({ card: 'war-over-culture-iii' });
  expect(table.does(0, { type: 'done' }).does(2, { type: 'done' }).player(0)).toMatchObject({
    yellow: 19,
    culture: 9,
    wars: [],
  });
});

test('TA 6.5 ratings are recomputed between two wars, and several may be at war with one civilization', () => {
  const table = position(3)
    .has(0, { on: { warriors: 12 } })
    .has(1, { specials: ['strategy'] })
    .has(2, { culture: 30, wars: [{ card: 'war-over-culture-iii', target: 0 }] });
  table.has(0, {
    wars: [
      { card: 'war-over-technology-ii', target: 1 },
      { card: 'war-over-culture-iii', target: 2 },
    ],
  });
  table.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'wars', seat: 0 },
  ];
  table.run().does(0, { type: 'done' }).does(1, { type: 'done' });
  table.does(0, { type: 'take-card', card: 'strategy' }, { type: 'done' }, { type: 'done' }).does(2, { type: 'done' });
  expect(table.player(0)).toMatchObject({ culture: 5 + 15 - 1, wars: [] });
  expect(table.player(2).wars).toHaveLength(1);
});

test('TA 6.6 TA 7.3 a pact agreed after the declaration or Gandhi does not stop the war', () => {
  const table = war('war-over-culture-iii', [4, 1], 3).has(0, {
    leader: 'mahatma-gandhi',
    treaty: { card: 'peace-treaty-iii', a: 0, b: 1 },
  });
  table.has(1, { culture: 20 }).does(0, { type: 'done' }).does(1, { type: 'done' });
  expect(table.player(0).culture).toBe(8);
  const sheltered = war('war-over-culture-iii', [4, 1], 3)
    .has(2, { treaty: { card: 'promise-of-military-protection-ii', a: 2, b: 1 } })
    .has(0, { culture: 20 });
  sheltered.does(0, { type: 'done' }).does(1, { type: 'done' });
  expect([sheltered.player(0).culture, sheltered.player(1).culture]).toEqual([14, 6]);
  const between = war('war-over-culture-iii', [4, 1], 3)
    .has(0, { culture: 20, treaty: { card: 'promise-of-military-protection-ii', a: 0, b: 1 } })
    .does(0, { type: 'done' })
    .does(1, { type: 'done' });
  expect([between.player(1).culture, between.player(0).treaty?.b]).toEqual([6, 1]);
});

test('TA 6.4 only the wars of whoever resigns, and those against them, leave the game', () => {
  const table = position(3, { resigning: true })
    .has(0, { wars: [{ card: 'war-over-culture-iii', target: 1 }] })
    .has(2, { wars: [{ card: 'war-over-territory-ii', target: 0 }] })
    .politicking(1)
    .does(1, { type: 'resign' });
  expect(table.player(2).wars).toEqual([{ card: 'war-over-territory-ii', target: 0 }]);
  expect(table.game.gone.filter((card) => card.startsWith('war-'))).toEqual(['war-over-culture-iii']);
});
