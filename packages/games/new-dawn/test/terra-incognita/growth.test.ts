import { expect, test } from 'vitest';
import { resolvedSlot } from '../../src/queries/trade.ts';
import { wonderCost } from '../../src/queries/wonders.ts';
import { FIVE_CARDS, realm } from './realm.ts';

test('TI 4.3, TI 9.1, TI 9.8, TI 21.8, TI 21.10 farther right counts places, not numbers', () => {
  const t = realm().govern(0, 'irrigation');
  const slots = [1, 2, 3, 4, 5, 6].map((place) => resolvedSlot(t.game, 0, place, 'irrigation'));
  expect(slots).toEqual([2, 3, 4, 5, 5, 5]);
  expect([1, 2, 3, 4, 5, 6].map((place) => resolvedSlot(t.game, 0, place, 'pottery'))).toEqual([1, 1, 2, 3, 4, 5]);
});

test('TI 9.6, TI 9.7, TI 21.30 Machu Picchu looks at the place before any shift', () => {
  const t = realm().govern(0, 'irrigation');
  t.wonder('machu-picchu-ti', t.capital(0));
  expect([1, 3, 4].map((place) => resolvedSlot(t.game, 0, place, 'irrigation'))).toEqual([4, 5, 5]);
  expect(resolvedSlot(t.game, 0, 4, 'pottery')).toBe(3);
});

test('TI 4.4, TI 21.5 a reset card goes to the leftmost place', () => {
  const t = realm().row(0, 'irrigation', 'masonry-ti', 'astrology', 'pottery', 'early-empire', 'foreign-trade');
  t.frames({ step: 'reset', seat: 0, card: 'astrology' });
  expect(t.player(0).row.map(({ card }) => card)).toEqual([
    'astrology',
    'irrigation',
    'masonry-ti',
    'pottery',
    'early-empire',
    'foreign-trade',
  ]);
});

test('TI 7.1, TI 7.10, TI 7.15, TI 21.13, TI 21.34 a district lies unreinforced over an own reinforced token', () => {
  const t = realm();
  const space = t.around(t.capital(0)).find((next) => t.isPlain(next)) ?? -1;
  t.reinforced(0, space);
  const before = t.player(0).tokens;
  t.resolves(0, 'irrigation', 6).does(
    { type: 'grow', by: 'district' },
    { type: 'district', district: 'campus', space },
  );
  expect([t.piece(space), t.districtAt(0, 'campus'), t.player(0).tokens]).toEqual(['token of 0', space, before + 1]);
});

test('TI 7.2, TI 7.3, TI 21.14 growth reinforces the slot’s number and one more for each trade token', () => {
  const t = realm();
  const tokens = t.wild().slice(0, 4);
  t.token(0, ...tokens)
    .trade(0, 'growth', 2)
    .resolves(0, 'irrigation', 3);
  t.does({ type: 'grow', by: 'reinforcing' }, { type: 'spend', token: 'trade' }, { type: 'spend', token: 'trade' });
  for (const space of tokens) t.does({ type: 'reinforce', space });
  expect(tokens.map((space) => t.piece(space))).toEqual(tokens.map(() => 'reinforced of 0'));
});

test('TI 7.3 only one’s own tokens can be tried, and one that is reinforced already says so', () => {
  const t = realm();
  const [own = -1, done = -1, theirs = -1] = t.wild();
  t.token(0, own).reinforced(0, done).token(1, theirs).resolves(0, 'irrigation', 3);
  t.does({ type: 'grow', by: 'reinforcing' });
  expect(t.refusal({ type: 'reinforce', space: done })).toEqual({ reason: 'all-reinforced', rule: 'ND 13.18' });
  expect(t.refusal({ type: 'reinforce', space: theirs })).toEqual({ reason: 'not-legal' });
});

test('TI 8.2, TI 8.6, TI 10.4 everyone may put the government of a card in either slot 1 on it', () => {
  const t = realm().event(3);
  expect([t.step, t.decider]).toEqual(['change-government', 0]);
  expect(t.legal()).toEqual([{ type: 'done' }, { type: 'govern', slot: 1 }, { type: 'govern', slot: 2 }]);
  t.does({ type: 'govern', slot: 1 }).done();
  expect([t.realm(0).governed, t.realm(1).governed]).toEqual(['irrigation', null]);
});

test('TI 10.5, TI 10.7, TI 10.8, TI 21.11 a face-up wonder gets a token, then is removed', () => {
  const t = realm();
  const first = t.game.decks.culture.at(-1) ?? 'stonehenge';
  const cost = wonderCost(t.game, 0, first);
  t.frames({ step: 'dial-event', event: 'wonders' });
  expect([t.terra.marked.includes(first), wonderCost(t.game, 0, first)]).toEqual([true, cost - 1]);
  t.frames({ step: 'dial-event', event: 'wonders' });
  expect([t.terra.removed.includes(first), t.game.decks.culture.includes(first)]).toEqual([true, false]);
});

test('TI 4.1, TI 13.2, TI 21.26 victory is checked before the dial', () => {
  const t = realm();
  t.game.victoryCards = [...FIVE_CARDS];
  t.player(0).agendas = ['fortified', 'expeditionary', 'explorer', 'civilized'];
  t.game.frames.push({ step: 'end-round' }, { step: 'destroy-token', seat: 0 });
  const { sector } = t.game;
  t.done();
  expect([t.step, t.game.sector]).toEqual(['over', sector]);
});

test('TI 6.1, TI 6.2, TI 6.4, TI 6.7 a figure on the edge of a tile with a capital explores once, for one step', () => {
  const t = realm();
  const { edge, tile } = t.board;
  const home = tile[t.capital(0)];
  const from = t.game.pieces.findIndex((_, space) => edge[space] === true && tile[space] === home && t.isPlain(space));
  const { size } = t.board;
  t.army(0, from).resolves(0, 'masonry-ti', 6).does({ type: 'army', army: 0, from }, { type: 'explore' });
  while (t.step !== 'move-army') t.does(t.legal()[0] ?? {});
  expect(t.board.size).toBeGreaterThan(size);
  expect(t.refusal({ type: 'explore' })).toEqual({ reason: 'explored-already', rule: 'TI 6.2' });
});
