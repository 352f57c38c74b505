import { expect, test } from 'vitest';
import { stored } from '../../src/queries/counts.ts';
import { loseGoods } from '../../src/rules/tokens.ts';
import { position } from '../position.ts';

const tokens = (table: ReturnType<typeof position>) =>
  Object.fromEntries(
    table
      .player(0)
      .technologies.filter(({ tokens }) => tokens > 0)
      .map(({ card, tokens }) => [card, tokens]),
  );

test('TA 12.5 with an empty bank the owner chooses the cards, not more than there are tokens', () => {
  const table = position()
    .has(0, { leader: 'isabella-of-castile', civilHand: ['moses'], tokensOn: { agriculture: 1, coal: 2 } })
    .has(0, { blue: 0 })
    .does(0, { type: 'leader', card: 'moses' });
  expect(table.list(0, 'lose-token')).toEqual([
    { type: 'lose-token', card: 'agriculture' },
    { type: 'lose-token', card: 'coal' },
  ]);
  table.does(0, { type: 'lose-token', card: 'coal' }, { type: 'lose-token', card: 'coal' });
  expect([tokens(table), table.step, table.player(0).leader]).toEqual([{ agriculture: 1 }, 'act', 'moses']);
  const none = position().has(0, { leader: 'isabella-of-castile', civilHand: ['moses'], blue: 0 });
  expect(none.does(0, { type: 'leader', card: 'moses' }).step).toBe('act');
});

test('TA 12.9 tokens on labs are resources worth their level, tokens on wonders are neither', () => {
  const table = position().has(0, { on: { computers: 1 }, tokensOn: { computers: 2 } });
  table.player(0).wonders = [{ card: 'louvre-museum', ravaged: false, under: '', tokens: 3 }];
  expect(stored(table.player(0), 'resources')).toBe(6);
});

test('TA 12.10 TA 18.II10 losses take what is there; Louvre tokens are safe', () => {
  const table = position().has(0, { tokensOn: { bronze: 1 } });
  table.player(0).wonders = [{ card: 'louvre-museum', ravaged: false, under: '', tokens: 3 }];
  expect(loseGoods(table.game, 0, 'resources', 5)).toBe(1);
  expect(table.player(0).wonders[0]?.tokens).toBe(3);
  const mix = position()
    .bare(0)
    .has(0, { tokensOn: { bronze: 1, agriculture: 1 } })
    .revealing(0, 'raiders-i');
  expect(mix.list(0, 'split')).toEqual([{ type: 'split', food: 1, resources: 1 }]);
});
