import { expect, test } from 'vitest';
import { position } from '../position.ts';

const auction = (territory = 'historic-territory-i', seats = 2) =>
  position(seats)
    .has(0, { on: { warriors: 3 } })
    .has(1, { on: { warriors: 2 } })
    .revealing(0, territory);

test('TA 9.4 a colony: permanent effect first, then what it brings once', () => {
  const table = auction('inhabited-territory-i').has(0, { yellow: 0 });
  table
    .does(0, { type: 'bid', amount: 1 })
    .does(1, { type: 'no-bid' })
    .does(0, { type: 'send', card: 'warriors' }, { type: 'done' });
  expect(table.player(0)).toMatchObject({ yellow: 2, workers: 2 });
  const choice = auction('autonomous-territory-ii').does(0, { type: 'bid', amount: 1 }).does(1, { type: 'no-bid' });
  choice.does(0, { type: 'send', card: 'warriors' }, { type: 'done' }, { type: 'choose', option: 3 });
  expect(choice.player(0)).toMatchObject({ culture: 7, civil: 5, military: 3, blue: 14 });
});
