import { expect, test } from 'vitest';
import { position } from '../position.ts';

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

test('TA 6.1 running Games cost whoever declares a war 8 culture; Gandhi makes it dearer', () => {
  const table = position(3)
    .has(0, { militaryHand: ['war-over-culture-iii'], military: 6, culture: 10 })
    .has(1, { leader: 'mahatma-gandhi' })
    .has(2, { used: ['pierre-de-coubertin'] })
    .politicking(0);
  table.game.games = 2;
  table.does(0, { type: 'declare', card: 'war-over-culture-iii', rival: 1 });
  expect(table.player(0)).toMatchObject({ military: 0, culture: 2 });
});

test('TA 6.3 TA 18.I9 both sides may sacrifice a unit when the war is resolved', () => {
  const table = war('war-over-culture-iii', [3, 3])
    .has(0, { built: ['himeji-castle'] })
    .has(1, { culture: 20 });
  table.does(0, { type: 'sacrifice', card: 'warriors' }).does(1, { type: 'done' });
  expect(table.player(0).culture).toBe(3 + 5 + 3);
  expect(table.player(0).yellow).toBe(19);
});
