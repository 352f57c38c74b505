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

test('TA 4.4 attacks are paid with the same red tokens as the Action Phase', () => {
  const table = position(2)
    .has(0, { militaryHand: ['aggression-plunder-i'], on: { warriors: 5 } })
    .politicking(0);
  table.does(0, { type: 'aggress', card: 'aggression-plunder-i', rival: 1 });
  expect(table.player(0).military).toBe(1);
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
