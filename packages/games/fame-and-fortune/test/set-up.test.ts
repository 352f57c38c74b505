import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { seedFrom, start, view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/content/units.ts';
import { printedStrength } from '../src/queries/combat.ts';
import { geometryOf, printedPlace } from '../src/queries/geometry.ts';
import { resourcesOf, yieldOf } from '../src/queries/icons.ts';
import { statOf } from '../src/queries/sources.ts';
import { outskirtsOf, terrainAt } from '../src/queries/squares.ts';
import { newCity } from '../src/rules/cities.ts';
import { capitalSites } from '../src/rules/set-up.ts';
import { table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('the table', () => {
  test('FF 2.2 FF 3.9 every player has six armies, two scouts and two city markers besides the capital', () => {
    const { game } = table(['america', 'rome']);
    for (const { figures, cityMarkers, cities } of game.players) {
      expect(figures.filter(({ kind }) => kind === 'army')).toHaveLength(6);
      expect(figures.filter(({ kind }) => kind === 'scout')).toHaveLength(2);
      expect([cityMarkers, cities.length]).toEqual([2, 1]);
    }
  });

  test('FF 2.3 FF 20.3 the market: unit decks, pools and one token of each kind for each player', () => {
    const { game } = table(['america', 'rome', 'germany', 'spain', 'egypt']);
    expect(game.market).toEqual({ incense: 5, iron: 5, silk: 5, wheat: 5 });
    const infantry = [
      ...game.units.infantry.down,
      ...game.players.flatMap(({ forces }) => forces.filter((card) => card.startsWith('infantry'))),
    ];
    expect(infantry).toHaveLength(15);
    expect([1, 2, 3].map((strength) => infantry.filter((card) => printedStrength(card) === strength).length)).toEqual([
      3, 9, 3,
    ]);
    expect(UNITS.aircraft.cards.map(({ strength, count }) => [strength, count])).toEqual([
      [5, 3],
      [6, 3],
      [7, 2],
    ]);
    expect(game.buildings).toEqual({
      harbor: 10,
      'trading-post': 6,
      workshop: 6,
      library: 6,
      granary: 6,
      market: 5,
      temple: 5,
      barracks: 5,
    });
  });

  test('FF 2.4 FF 11.2 culture events lie in three decks by level', () => {
    const { game } = table(['america', 'rome']);
    expect(game.events.map(({ down }) => down.length)).toEqual([23, 21, 13]);
  });

  test('FF 2.5 the wonder deck: four of each era, the ancient ones on top; Egypt takes the top one', () => {
    const { game } = table(['egypt', 'rome']);
    const eras = { ancient: 0, medieval: 0, modern: 0 };
    const { wonders } = view(fameAndFortune, game, 0) as { wonders: { deck: { era: keyof typeof eras }[] } };
    for (const { era } of wonders.deck) eras[era]++;
    expect(eras).toEqual({ ancient: 0, medieval: 3, modern: 4 });
    expect(game.map.pieces.filter((piece) => piece?.kind === 'wonder')).toHaveLength(1);
    expect(table(['america', 'rome']).game.wonders.deck).toHaveLength(8);
  });

  test('FF 2.6 FF 2.7 FF 2.11 markers and cards of the boxes in play', () => {
    const { game } = table(['china', 'rome']);
    expect(game.people.down).toHaveLength(42);
    const huts = game.pools.hut.length + game.map.markers.filter((marker) => marker?.kind === 'hut').length;
    const villages = game.pools.village.length + game.map.markers.filter((marker) => marker?.kind === 'village').length;
    expect([huts, villages]).toEqual([30, 15]);
    expect(table(['china', 'rome'], { greatPersonDeck: false }).game.people.down).toEqual([]);
  });

  test('FF 23.5 FF 23.10 without the expansion the base game alone is in play', () => {
    const { game } = table(['china', 'rome'], { expansion: false });
    expect(game.events.map(({ down }) => down.length).reduce((sum, one) => sum + one)).toBe(47);
    expect(game.supply).toEqual({ investments: 0, cityMarkers: 0, dry: 12, wet: 0 });
    expect(game.people.down).toEqual([]);
    expect(start(fameAndFortune, { seats: 5, seed: seedFrom('x') }).options.expansion).toBe(true);
    expect(() => start(fameAndFortune, { seats: 5, seed: seedFrom('x'), options: { expansion: false } })).toThrow(
      'With 5 players option "expansion" must be true, not false.',
    );
  });

  test('FF 2.8 FF 3.1 home tiles lie face up in their corner, neutral ones face down', () => {
    const { game } = table(['china', 'rome', 'egypt']);
    expect(game.map.tiles.map(({ revealed }) => revealed)).toEqual([true, true, true, ...new Array(7).fill(false)]);
    expect(game.map.tiles.slice(0, 3).map(({ id, rotation }) => [id, rotation])).toEqual([
      ['home-china', 2],
      ['home-rome', 3],
      ['home-egypt', 1],
    ]);
    expect(game.map.box).toHaveLength(21 - 7);
  });

  test('FF 2.9 FF 2.10 the first player is random, seats sit clockwise', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(
      (seed) => start(fameAndFortune, { seats: 4, seed: seedFrom(seed) }).first,
    );
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  test('FF 2.1 FF 15.1 Arabia brings investments with it', () => {
    const { game } = table(['arabia', 'rome'], { investments: false });
    expect(game.options.investments).toBe(true);
    expect(game.supply.investments).toBe(23);
  });

  test('FF 23.11 two civilizations are dealt and one is kept', () => {
    const game = start(fameAndFortune, { seats: 3, seed: seedFrom('two'), options: { civilizations: 'two-keep-one' } });
    expect(game.players.map(({ dealt }) => dealt.length)).toEqual([2, 2, 2]);
  });
});

describe('the players', () => {
  test('FF 3.2 FF 3.11 FF 23.14 the capital stands on one of four centre squares, in a first game on the printed one', () => {
    const bent = table(['america', 'india']);
    bent.has(0, { cities: [] }).has(1, { cities: [] });
    expect(capitalSites(bent.game, 0)).toHaveLength(4);
    expect(capitalSites(bent.game, 1)).toHaveLength(4);
    expect(capitalSites(bent.game, 1).every((pair) => pair.length === 2)).toBe(true);
    bent.game.options.firstGame = true;
    expect(capitalSites(bent.game, 0)).toHaveLength(1);
  });

  test('FF 3.3 one army and one scout, more for Russia and Spain, never on water', () => {
    const bent = table(['russia', 'spain']);
    const onMap = (seat: number, kind: string) =>
      bent.player(seat).figures.filter((one) => one.kind === kind && one.square >= 0).length;
    expect([onMap(0, 'army'), onMap(0, 'scout'), onMap(1, 'army'), onMap(1, 'scout')]).toEqual([2, 1, 1, 2]);
    expect([statOf(bent.game, 0, 'stacking-limit'), statOf(bent.game, 1, 'stacking-limit')]).toEqual([3, 2]);
    for (const { figures } of bent.game.players) {
      for (const { square } of figures) if (square >= 0) expect(terrainAt(bent.game, square)).not.toBe('water');
    }
  });

  test('FF 3.4 standing forces: one of each type, Germany two infantry more', () => {
    const { game } = table(['germany', 'rome']);
    const types = (seat: number) => game.players[seat]?.forces.map((card) => card.split('-')[0]).toSorted();
    expect(types(0)).toEqual(['artillery', 'infantry', 'infantry', 'infantry', 'mounted']);
    expect(types(1)).toEqual(['artillery', 'infantry', 'mounted']);
  });

  test('FF 3.5 FF 3.6 FF 10.6 starting technology in the bottom row, ranks and governments', () => {
    const { game } = table(['arabia', 'greece', 'egypt', 'rome', 'russia']);
    expect(game.players.map(({ rows }) => rows[0])).toEqual([
      ['mathematics'],
      ['democracy'],
      ['construction'],
      ['code-of-laws'],
      ['communism'],
    ]);
    expect(game.players.map(({ government }) => government)).toEqual([
      'despotism',
      'democracy',
      'despotism',
      'republic',
      'communism',
    ]);
    expect([game.players[0]?.ranks.artillery, game.players[1]?.ranks.infantry]).toEqual([2, 2]);
  });

  test('FF 3.8 FF 3.12 set-up bonuses: walls, tokens, a great person on the map', () => {
    const { game } = table(['china', 'arabia', 'america']);
    expect(game.players[0]?.cities[0]?.walls).toBe(true);
    expect(game.players[1]?.resources).toEqual({ incense: 1, iron: 1, silk: 1, wheat: 1 });
    expect(game.map.pieces.filter((piece) => piece?.kind === 'person' && piece.owner === 2)).toHaveLength(1);
    expect(game.players[2]?.reserve).toEqual([]);
  });

  test('FF 3.10 FF 3.13 nothing received in set-up triggers an ability', () => {
    const { game } = table(['germany', 'rome', 'greece']);
    expect(game.players.map(({ space, culture }) => [space, culture])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(game.players[0]?.resources).toEqual({ incense: 0, iron: 0, silk: 0, wheat: 0 });
  });
});

/** The icons around a capital on these squares of its home tile. */
function sums(civilization: string, places: readonly (readonly number[])[]) {
  const other = civilization === 'rome' ? 'china' : 'rome';
  const bent = table([civilization, other], { greatPersonDeck: false });
  bent.game.map.pieces.fill(null);
  bent.cleared();
  const { slots } = geometryOf(2);
  const { rotation } = bent.game.map.tiles[0] ?? { rotation: 0 };
  const centre = places.map(
    ([row = 0, column = 0]) => slots[0]?.find((_, place) => printedPlace(place, rotation) === row * 4 + column) ?? -1,
  );
  const city = newCity(centre, true);
  bent.has(0, { cities: [city] });
  const { production, trade, culture, coin } = yieldOf(bent.game, 0, city);
  const resources = resourcesOf(bent.game, 0, city).toSorted();
  return { production, trade, culture, coin, resources, outskirts: outskirtsOf(bent.game, city).length };
}

interface CapitalVector {
  readonly given: { readonly civ: string; readonly options: readonly (readonly (readonly number[])[])[] };
  readonly expect: { readonly sums: readonly object[] };
}

describe('vectors', () => {
  const capitals = vectors.vectors.filter(({ id }) => id.startsWith('capital-sums-'));

  test('there are ten home tiles', () => expect(capitals).toHaveLength(10));

  test.each(capitals.map((vector) => [vector.id, vector as unknown as CapitalVector] as const))(
    'FF 3.2 FF 3.7 %s',
    (_, { given, expect: expected }) => {
      expect(given.options.map((places) => sums(given.civ, places))).toEqual(expected.sums);
    },
  );

  test('FF 3.7 FF 6.1 the dial starts at the trade of the capital and the first Trade Phase adds it again', () => {
    const bent = table(['germany', 'rome']);
    const [before = 0, income = 0] = [bent.player(0).trade, yieldOf(bent.game, 0, bent.capital(0)).trade];
    expect(before).toBe(income);
  });
});
