import { expect, test } from 'vitest';
import { matureCities } from '../../src/queries/maturity.ts';
import { resolvedSlot } from '../../src/queries/trade.ts';
import { controlledWonders } from '../../src/queries/wonders.ts';
import { checkAgendas } from '../../src/rules/victory.ts';
import { edgeSpaces, mayExploreFrom } from '../../src/terra-incognita/queries/exploring.ts';
import { realm } from './realm.ts';

test('TI 7.5, TI 7.12, TI 10.3 on a district sector players resolve their districts in the order they like, or not', () => {
  const t = realm();
  const [one = 0, two = 0] = t.wild();
  t.district(0, 'campus', one).district(0, 'encampment', two).event(2);
  expect([t.step, t.decider]).toEqual(['resolve-districts', 0]);
  expect(t.legal()).toEqual([
    { type: 'done' },
    { type: 'resolve-district', district: 'campus' },
    { type: 'resolve-district', district: 'encampment' },
  ]);
  t.done();
  expect(t.step).toBe('choose-focus');
});

test('TI 7.6, TI 7.7, TI 21.15 a campus counts friendly mountains and natural wonders on and around it', () => {
  const t = realm();
  const space = t.game.pieces.findIndex(
    (_, at) => t.isPlain(at) && t.around(at).some((next) => t.board.terrain[next] === 'mountain' && t.isPlain(next)),
  );
  const mountain = t.around(space).find((next) => t.board.terrain[next] === 'mountain' && t.isPlain(next)) ?? -1;
  const own = t.board.terrain[space] === 'mountain' ? 1 : 0;
  t.district(0, 'campus', space).token(0, mountain).event(2);
  t.does({ type: 'resolve-district', district: 'campus' });
  expect([t.tradeOn(0, 'science'), t.facts('district-resolved')]).toMatchObject([1 + own, [{ barren: false }]]);
});

test('TI 7.6 a district that has nothing around it says that it yields nothing', () => {
  const t = realm();
  const space = t.game.pieces.findIndex(
    (_, at) => t.isPlain(at) && [at, ...t.around(at)].every((next) => t.board.terrain[next] !== 'mountain'),
  );
  t.district(0, 'campus', space).event(2).does({ type: 'resolve-district', district: 'campus' });
  expect([t.tradeOn(0, 'science'), t.facts('district-resolved')]).toMatchObject([0, [{ barren: true }]]);
});

test('TI 7.9 an encampment drives out a barbarian for a trade token and spares a partner of a pact', () => {
  const t = realm();
  const [space = 0, near = 0] = t.way(2);
  t.district(0, 'encampment', space).barbarian('A', near).army(1, near);
  t.player(0).diplomacy.push({ card: 'non-aggression-pact', from: 1 });
  t.event(2).does({ type: 'resolve-district', district: 'encampment' });
  expect(t.legal().some(({ type }) => type === 'rout')).toBe(false);
  t.does({ type: 'drive-out', letter: 'A' }, { type: 'put-trade', slot: 1 });
  expect([t.where('A'), t.player(0).row[0]?.trade]).toEqual([-1, 1]);
});

test('TI 7.13, TI 21.35 a city of the industrial zone costs three real trade tokens of the industry card', () => {
  for (const [trade, offered] of [
    [2, false],
    [3, true],
  ] as const) {
    const t = realm().trade(0, 'industry', trade);
    const [space = 0] = t.wild('grassland');
    t.district(0, 'industrial-zone', space).event(2);
    t.does({ type: 'resolve-district', district: 'industrial-zone' });
    const offers = t.legal().some((action) => 'ability' in action && action.ability === 'city');
    expect(offers).toBe(offered);
  }
});

test('TI 7.8, TI 7.14 a beaten district goes back to its owner and the winner lays an ordinary token', () => {
  const t = realm();
  const [from = 0, to = 0] = t.way(2);
  t.district(1, 'campus', to);
  const unused = t.player(1).tokens;
  t.strikes(from, to, [6, 1]);
  expect([t.piece(to), t.districtAt(1, 'campus'), t.player(1).tokens]).toEqual(['token of 0', -1, unused]);
});

test('TI 7.11 with all five districts on the map one may be taken back before placing', () => {
  const t = realm();
  const spaces = t.wild();
  for (const [at, district] of (
    ['campus', 'commercial-hub', 'encampment', 'industrial-zone', 'theater-square'] as const
  ).entries()) {
    t.district(0, district, spaces[at] ?? 0);
  }
  t.resolves(0, 'irrigation', 6).does({ type: 'grow', by: 'district' });
  expect(new Set(t.legal().map(({ type }) => type))).toEqual(new Set(['done', 'take-back']));
});

test('TI 8.4, TI 4.6 the government travels with its card, also onto a higher one of its type', () => {
  const t = realm().govern(0, 'irrigation').frames({ step: 'gain-card', seat: 0, level: 2 });
  t.does({ type: 'gain', card: 'engineering', slot: 1 });
  expect([t.realm(0).governed, resolvedSlot(t.game, 0, 4, 'engineering')]).toEqual(['engineering', 5]);
});

test('TI 8.7 on a card of another type the government is lost', () => {
  const t = realm().govern(0, 'irrigation').wonder('oxford-university', realm().capital(0));
  t.frames({ step: 'gain-card', seat: 0, level: 2 }).does({ type: 'gain', card: 'mathematics', slot: 1 });
  expect(t.realm(0).governed).toBeNull();
});

test('TI 9.5, TI 9.9, TI 21.9 as though in slot 1 means the leftmost place, shifted again', () => {
  const t = realm().govern(0, 'early-empire');
  expect(resolvedSlot(t.game, 0, 1, 'early-empire')).toBe(2);
});

test('TI 13.6 a fort is a tile of its own for Expansionist', () => {
  const t = realm();
  const { tile } = t.board;
  const { forts } = t;
  expect(new Set(forts.map((fort) => tile[fort])).size).toBe(forts.length);
  expect(forts.some((fort) => tile[fort] === tile[t.capital(0)])).toBe(false);
});

test('TI 13.5, TI 13.8 other agendas stay marked when the condition is lost, and marking takes no token from the map', () => {
  const t = realm().victory('diplomatic-hoarder').resources(0, { marble: 5 });
  t.player(0).tokens = 0;
  checkAgendas(t.game);
  t.resources(0, { marble: 0 });
  checkAgendas(t.game);
  expect([t.player(0).agendas, t.player(0).tokens]).toEqual([['hoarder'], 0]);
});

test('TI 14.3, TI 14.4, TI 21.24 a unique card may be taken whenever a card of its level is gained', () => {
  const t = realm().leads(0, 'zulu').frames({ step: 'gain-card', seat: 0, level: 2 });
  const cards = t.legal().flatMap((action) => ('card' in action ? [action.card] : []));
  expect(cards).toContain('scorched-earth');
  expect(cards).toContain('iron-working-ti');
});

test('TI 15.2, TI 21.22 Antananarivo is a city of its card’s holder in that player’s turn, with the wonder in it', () => {
  const t = realm();
  t.game.map += ' 21A0(20,20)';
  while (t.game.pieces.length < t.board.size) t.game.pieces.push(0);
  const space = t.board.cityStates.find(({ id }) => id === 'antananarivo')?.space ?? -1;
  t.game.pieces[space] = 1;
  for (const seat of [0, 1]) t.player(seat).cityStateCards.push('antananarivo');
  t.turn(0).wonder('oracle', space);
  expect([t.piece(space), controlledWonders(t.game, 0)]).toEqual(['city of 0', ['oracle']]);
  t.frames({ step: 'end-turn', seat: 0 });
  expect([t.piece(space), controlledWonders(t.game, 0), controlledWonders(t.game, 1)]).toEqual([
    'city of 1',
    [],
    ['oracle'],
  ]);
});

test('TI 15.3, TI 21.23 Ibrahim: its holder and the Ottoman player get a trade token each', () => {
  const t = realm().leads(1, 'ottoman');
  t.terra.ibrahim = 0;
  t.frames({ step: 'after-arrival', seat: 0, card: 'foreign-trade', space: t.capital(1) });
  t.does({ type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 2 });
  expect([t.player(0).row[0]?.trade, t.player(1).row[1]?.trade]).toEqual([1, 1]);
});

test('TI 6.4, TI 11.9 no exploring from forts or from tiles without a capital', () => {
  const t = realm();
  for (const fort of t.forts) expect(mayExploreFrom(t.game, fort)).toBe(false);
  expect(edgeSpaces(t.game).some((space) => t.forts.includes(space))).toBe(false);
  t.terra.stack = [];
  expect(edgeSpaces(t.game).some((space) => mayExploreFrom(t.game, space))).toBe(false);
});

test('TI 19.7 a city next to a fort is never mature', () => {
  const t = realm();
  const [fort = 0] = t.forts;
  const city = t.around(fort).find((space) => t.isPlain(space)) ?? -1;
  t.city(0, city).token(0, ...t.around(city).filter((space) => t.isPlain(space)));
  expect(matureCities(t.game, 0)).not.toContain(city);
});
