import { expect, test } from 'vitest';
import { position } from '../position.ts';

test('TA 10.15 TA 19.23 the Colosseum: Riflemen cost 4 science and score 2 culture', () => {
  const table = position()
    .has(0, { built: ['colosseum'], civilHand: ['riflemen'], science: 4 })
    .does(0, { type: 'develop', card: 'riflemen' });
  expect(table.player(0)).toMatchObject({ science: 0, culture: 2 });
});

test('TA 18.II6 Watt leaves with Iron, Machu Picchu and Coal: 4 culture', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'james-watt', built: ['machu-picchu'], on: { iron: 1, coal: 1 }, civilHand: ['moses'] })
    .does(0, { type: 'leader', card: 'moses' });
  expect(table.player(0).culture).toBe(4);
});

test('TA 18.III6 United Nations: of 3 wonders, 4 special technologies and 2 urban types the highest counts, 16 culture', () => {
  const table = position()
    .has(0, { specials: ['code-of-laws', 'warfare', 'cartography', 'masonry'], built: ['pyramids', 'colossus'] })
    .has(0, { on: { philosophy: 1, religion: 1 }, building: 'united-nations', stages: 3, blue: 13 })
    .has(0, { tokensOn: { bronze: 4 } })
    .does(0, { type: 'stage', count: 1 });
  expect(table.player(0)).toMatchObject({ culture: 16, building: '' });
});
