import { act, check, decider, seedFrom, start } from '@tabularium/kernel';
import { boardOf, newDawn } from '@tabularium/new-dawn';
import { describe, expect, test } from 'vitest';
import { CORE, type Placement } from '../../src/content/layouts.ts';
import { ERAS, WONDER_TYPES } from '../../src/content/wonders.ts';
import { around, hexesOf, hexKey, holesIn, placementsOf, printMap } from '../../src/queries/board.ts';
import { isCapital } from '../../src/queries/pieces.ts';
import { focusCard, wonderOf } from '../../src/queries/things.ts';
import { CORE_TILES } from '../../src/terra-incognita/content/limits.ts';
import { explorationPlaces, fortPlaces, fortSites } from '../../src/terra-incognita/queries/exploring.ts';
import { cardsToWin } from '../../src/terra-incognita/rules/victory.ts';
import { realm, settled } from './realm.ts';

/** The spaces of the map that a tile laid there touches; none of its hexes may lie on the map. */
function touched(map: string, place: Omit<Placement, 'tile'>): number[] {
  const spaces = new Map(boardOf(map).hexes.map(({ q, r }, space) => [hexKey(q, r), space]));
  expect(hexesOf(place).some(({ q, r }) => spaces.has(hexKey(q, r)))).toBe(false);
  return [
    ...new Set(hexesOf(place).flatMap((hex) => around(hex).flatMap(({ q, r }) => spaces.get(hexKey(q, r)) ?? []))),
  ];
}

describe.each([2, 3, 4, 5])('with %i players', (seats) => {
  const game = settled(seats);
  const tiles = placementsOf(game.map);
  const core = CORE_TILES[seats] ?? 0;

  test('TI 3.3, TI 18.1, TI 18.2 core, forts, capital tiles and the rest of the stack', () => {
    expect(core).toBe(seats <= 3 ? 2 : 4);
    expect(tiles.filter(({ tile }) => tile === 22)).toHaveLength(seats);
    expect(tiles).toHaveLength(core + 2 * seats);
    expect(game.terra?.stack).toHaveLength(seats <= 3 ? 14 : 12);
    expect(new Set(tiles.slice(0, core).map(({ side }) => side)).size).toBe(1);
  });

  test('TI 3.3, TI 21.2 capital tiles touch four spaces of core and forts, overlap nothing, leave no hole', () => {
    for (const [at, place] of tiles.entries()) {
      if (at < core + seats) continue;
      const before = printMap(tiles.slice(0, at));
      const { tile, landmarks } = boardOf(before);
      const forts = landmarks.map(({ space }) => space);
      const isFirm = (space: number) =>
        forts.includes(space) || ((tile[space] ?? -1) >= 0 && (tile[space] ?? 99) < core);
      expect(touched(before, place).filter(isFirm).length).toBeGreaterThanOrEqual(4);
    }
    expect(holesIn(boardOf(game.map).hexes)).toEqual([]);
  });

  test('TI 3.1, TI 3.2, TI 3.12, TI 8.1, TI 14.2 six level I cards, growth first, one army, one caravan, no government', () => {
    for (const [seat, { row, caravans, tokens }] of game.players.entries()) {
      const cards = row.map(({ card }) => focusCard(card));
      expect([cards[0]?.type, new Set(cards.map(({ type }) => type)).size]).toEqual(['growth', 6]);
      expect(cards.every(({ level }) => level === 1)).toBe(true);
      const own = game.terra?.realms[seat];
      expect([caravans, own?.armies, own?.governed, tokens]).toEqual([[-1], [-1], null, 34]);
      if (own !== undefined && focusCard(own.unique).level === 1)
        expect(row.map(({ card }) => card)).toContain(own.unique);
    }
  });

  test('TI 3.4, TI 3.5, TI 3.6, TI 3.10 every symbol has its token, forts have none, capitals stand', () => {
    const { resources, naturalWonders, cityStates, landmarks, capitals, homes } = boardOf(game.map);
    for (const { space } of [...resources, ...naturalWonders, ...cityStates]) expect(game.pieces[space]).toBe(1);
    expect(game.barbarians).toEqual(homes);
    for (const { space } of landmarks) expect(game.pieces[space]).toBe(0);
    expect(capitals.filter((space) => isCapital(game.pieces[space]))).toHaveLength(seats);
  });

  test('TI 3.8, TI 21.3 two ancient wonders on two medieval on three modern', () => {
    for (const type of WONDER_TYPES) {
      expect(game.decks[type].map((id) => ERAS.indexOf(wonderOf(id).era))).toEqual([2, 2, 2, 1, 1, 0, 0]);
    }
  });

  test('TI 2.8, TI 3.9, TI 13.1 both fort cards and three others, four of which are needed', () => {
    expect(game.victoryCards.slice(0, 2)).toEqual(['fortified', 'expeditionary']);
    expect([game.victoryCards.length, cardsToWin(game)]).toEqual([5, 4]);
  });

  test('TI 6.3, TI 6.8 explored tiles touch four spaces, the explorer’s among them, and leave no hole', () => {
    const { edge } = boardOf(game.map);
    const from = edge.indexOf(true);
    for (const place of explorationPlaces(game.map, from)) {
      const spaces = touched(game.map, place);
      expect(spaces).toContain(from);
      expect(spaces.length).toBeGreaterThanOrEqual(4);
      const after = boardOf(`${game.map} ${printMap([{ ...place, tile: 18 }])}`);
      expect([holesIn(after.hexes), after.waterTokens <= 16]).toEqual([[], true]);
    }
  });

  test('TI 3.7, TI 3.13, TI 21.12 the first player turns the token and begins; the dial is on sector 1', () => {
    const begun = settled(seats);
    expect([decider(begun), begun.sector]).toEqual([begun.firstPlayer, 0]);
    act(newDawn, begun, begun.firstPlayer, { type: 'orient', orientation: 2 });
    expect(begun.turn.seat).toBe(begun.firstPlayer);
  });
});

test('TI 11.1, TI 21.1, TI 21.29 forts beside the two-tile core', () => {
  const game = settled(2);
  game.map = printMap(CORE.A.slice(0, 2).map((slot, at) => ({ ...slot, tile: 5 - 2 * at, side: 'A' as const })));
  const places = () => fortPlaces(game).map(({ q, r }) => `${q},${r}`);
  expect([fortSites(game).length, fortSites(game).filter(({ core }) => core >= 2).length]).toEqual([20, 12]);
  expect(places()).toContain('1,1');
  expect(places()).toContain('-4,1');
  expect(places()).not.toContain('0,2');
  game.map += ' 22A0(-4,0)';
  expect(places()).not.toContain('-4,1');
  const { terrain, difficulty, tile } = boardOf(game.map);
  expect([terrain[20], difficulty[20], tile[20]]).toEqual(['forest', 3, 2]);
});

test('TI 3.3 why a fort may not lie somewhere is said of that very place', () => {
  const game = settled(2);
  game.map = printMap(CORE.A.slice(0, 2).map((slot, at) => ({ ...slot, tile: 5 - 2 * at, side: 'A' as const })));
  game.map += ' 22A0(-4,0)';
  game.frames = [{ step: 'place-fort', seat: 0 }];
  const reasons = fortSites(game)
    .filter((site) => !fortPlaces(game).some(({ q, r }) => q === site.hex.q && r === site.hex.r))
    .map(({ hex: { q, r }, touchesFort, touchesCityState }) => {
      const checked = check(newDawn, game, 0, { type: 'place-fort', q, r });
      const said = 'refusal' in checked ? checked.refusal.reason : 'legal';
      const nothingBeside = touchesCityState ? 'touches-city-state' : 'too-few-contacts';
      return [said, touchesFort ? 'touches-fort' : nothingBeside];
    });
  expect(new Set(reasons.map(([said]) => said)).size).toBeGreaterThan(1);
  for (const [said, expected] of reasons) expect(said).toBe(expected);
});

test('TI 17.1 a peaceful game has no fort cards and needs all three others', () => {
  const game = settled(3, { peaceful: true });
  expect([game.victoryCards.length, cardsToWin(game), game.victoryCards.includes('fortified')]).toEqual([3, 3, false]);
});

test('TI 17.2, TI 21.25 handicap tokens for any seats, any number: one on each card, more from the left', () => {
  const spread = (seats: number, handicap: number[]) =>
    settled(seats, { handicap }).players.map(({ row }) => row.map(({ trade }) => trade).join(''));
  expect(spread(2, [8])).toEqual(['221111', '000000']);
  expect(spread(3, [0, 6, 1])).toEqual(['000000', '111111', '100000']);
  expect(spread(2, [0, 18])).toEqual(['000000', '333333']);
  for (const wrong of [[19], [-1], [1.5], [0, 0, 6]]) {
    expect(() => settled(2, { handicap: wrong })).toThrow('whole numbers from 0 to 18, one for each seat');
  }
});

test('TI 0.2 five play with the expansion, and the base game alone is refused with a sentence', () => {
  const seed = seedFrom('five');
  expect(start(newDawn, { seats: 5, seed }).options.module).toBe('terra-incognita');
  expect(start(newDawn, { seats: 4, seed }).options.module).toBe('base');
  expect(() => start(newDawn, { seats: 5, seed, options: { module: 'base' } })).toThrow(
    'With 5 players option "module" must be "terra-incognita", not "base".',
  );
});

test('TI 17.3 an epic game needs five of six', () => {
  const game = settled(2, { epic: true });
  expect([game.victoryCards.length, cardsToWin(game)]).toEqual([6, 5]);
});

test('TI 3.11 Poland takes a card at the start of its first turn and may hold any number of that player', () => {
  const t = realm().leads(0, 'poland').turn(0);
  expect(t.step).toBe('union');
  t.does({ type: 'take-diplomacy', card: 'joint-war', from: 1, back: null });
  expect([t.step, t.realm(0).union, t.player(0).diplomacy.length]).toEqual(['choose-focus', 1, 1]);
});
