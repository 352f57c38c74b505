import { expect, test } from 'vitest';
import { position } from '../position.ts';

const prepare = (card: string) => ({ type: 'prepare', card }) as const;

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
