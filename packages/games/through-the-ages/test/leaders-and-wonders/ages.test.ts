import { expect, test } from 'vitest';
import { position } from '../position.ts';

test('TA 16.7 TA 16.10 later decks are trimmed to the new number of players, the current ones are not', () => {
  const table = position(3, { resigning: true, leaders: 'open-mix' }).politicking(1);
  const current = table.game.civilDecks[1]?.length;
  table.does(1, { type: 'resign' });
  table.game.frames = [];
  expect(table.game.civilDecks[1]).toHaveLength((current ?? 0) - 3);
  expect(table.game.civilDecks[2]).toHaveLength(44);
  expect(table.game.boards[2]?.leaders).toHaveLength(6);
  expect(table.game.boards[3]?.wonders).toHaveLength(4);
  expect(table.game.militaryDecks[2]).toHaveLength(46);
});
