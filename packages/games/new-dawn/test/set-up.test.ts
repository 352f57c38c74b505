import { act, decider, legal, luckFrom, newMatch, seedFrom, start, view } from '@tabularium/kernel';
import { boardOf, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { CITY_STATE_IDS, CITY_STATES } from '../src/content/city-states.ts';
import { DIPLOMACY_IDS } from '../src/content/diplomacy.ts';
import { FOCUS_IDS, FOCUS_TYPES } from '../src/content/focus-cards.ts';
import { LEADER_IDS, LEADERS } from '../src/content/leaders.ts';
import { CITIES, CITY_STATE_CARDS, CONTROL_TOKENS, RESOURCE_TOKENS, WATER_TOKENS } from '../src/content/limits.ts';
import { NATURAL_WONDERS } from '../src/content/natural-wonders.ts';
import { RESOURCES } from '../src/content/resources.ts';
import { LETTERS, type Side, TERRAIN_OF, TILES } from '../src/content/tiles.ts';
import { VICTORY_CARD_IDS } from '../src/content/victory-cards.ts';
import { ERAS, WONDER_IDS, WONDER_TYPES, WONDERS } from '../src/content/wonders.ts';
import { placementsOf } from '../src/queries/board.ts';
import { focusCard, wonderOf } from '../src/queries/things.ts';
import { newPlayer } from '../src/rules/set-up.ts';
import { table } from './table.ts';

const begin = (seats: number, options: object = {}, seed = 'set-up'): NewDawnState =>
  start(newDawn, { seats, seed: seedFrom(seed), options });

/** Play at random until the first turn. */
function settled(seats: number, options: object = {}, seed = 'set-up'): NewDawnState {
  const game = begin(seats, options, seed);
  const luck = luckFrom(seedFrom(seed));
  while (game.frames.at(-1)?.step !== 'choose-focus') {
    const actions = legal(newDawn, game, decider(game));
    act(newDawn, game, decider(game), actions[luck(actions.length)] as never);
  }
  return game;
}

const side = (which: Side) => TILES.flatMap((tile) => Object.values(tile[which].symbols));

test('ND 1.2, ND 21.20 every component is there in the printed number', () => {
  expect(TILES).toHaveLength(16);
  expect(LEADER_IDS).toHaveLength(8);
  expect(FOCUS_IDS).toHaveLength(20);
  for (const type of FOCUS_TYPES) {
    expect(FOCUS_IDS.filter((id) => focusCard(id).type === type).map((id) => focusCard(id).level)).toEqual([
      1, 2, 3, 4,
    ]);
  }
  expect(WONDER_IDS).toHaveLength(24);
  for (const type of WONDER_TYPES) {
    for (const era of ERAS) {
      expect(WONDER_IDS.filter((id) => WONDERS[id].type === type && WONDERS[id].era === era)).toHaveLength(2);
    }
  }
  expect([VICTORY_CARD_IDS.length, CITY_STATE_IDS.length, DIPLOMACY_IDS.length]).toEqual([5, 8, 4]);
  expect([CITIES, CONTROL_TOKENS, RESOURCE_TOKENS, WATER_TOKENS, CITY_STATE_CARDS]).toEqual([7, 31, 8, 8, 2]);
  for (const which of ['A', 'B'] as const) {
    const symbols = side(which);
    expect(TILES.map((tile) => tile[which].hexes.length).reduce((a, b) => a + b)).toBe(160);
    expect(symbols.filter((id) => id === 'capital')).toHaveLength(4);
    expect(symbols.filter((id) => CITY_STATE_IDS.includes(id as never))).toHaveLength(4);
    expect(symbols.filter((id) => id in NATURAL_WONDERS)).toHaveLength(4);
    for (const kind of RESOURCES) expect(symbols.filter((id) => id === kind)).toHaveLength(4);
    expect(symbols.filter((id) => LETTERS.includes(id as never))).toHaveLength(7);
  }
  const letters = [...side('A'), ...side('B')].filter((id) => LETTERS.includes(id as never));
  expect(new Set(letters)).toEqual(new Set(LETTERS));
});

test('each type of wonder takes its own kind of resource and another, at the costs of the cards', () => {
  const main = { culture: 'marble', economy: 'diamond', science: 'mercury', military: 'oil' } as const;
  for (const id of WONDER_IDS) {
    const { type, resources } = WONDERS[id];
    expect(resources).toContain(main[type]);
    expect(new Set(resources).size).toBe(2);
  }
  expect(WONDER_IDS.map((id): number => WONDERS[id].cost).reduce((a, b) => a + b)).toBe(225);
});

test('the terrain of both sides adds up to the printed numbers', () => {
  const count = (which: Side) => {
    const totals: Record<string, number> = {};
    for (const tile of TILES) {
      for (const letter of tile[which].hexes) {
        const terrain = TERRAIN_OF[letter] ?? '';
        totals[terrain] = (totals[terrain] ?? 0) + 1;
      }
    }
    return totals;
  };
  expect(count('A')).toEqual({
    'natural-wonder': 4,
    hill: 30,
    grassland: 34,
    desert: 14,
    mountain: 30,
    water: 23,
    forest: 25,
  });
  expect(count('B')).toEqual({
    'natural-wonder': 4,
    water: 29,
    grassland: 41,
    forest: 29,
    hill: 25,
    mountain: 17,
    desert: 15,
  });
});

test('ND 2.1, ND 3.2 every player has a leader and a full set of pieces in a colour of its own', () => {
  const game = settled(4);
  expect(new Set(game.players.map(({ leader }) => leader)).size).toBe(4);
  for (const player of game.players) expect(player).toMatchObject({ cities: 7, tokens: 31, dial: 0 });
});

test('ND 2.2, ND 21.2 the row follows the leader sheet, with one caravan on the economy card', () => {
  const { row, caravans } = newPlayer('rome');
  expect(row.map(({ card }) => card)).toEqual(['astrology', 'foreign-trade', 'masonry', 'early-empire', 'pottery']);
  expect(caravans).toEqual([-1]);
  for (const leader of LEADER_IDS) expect(new Set(LEADERS[leader].row).size).toBe(5);
});

test('ND 2.3 the map is fixed or built, as the table wishes', () => {
  expect(begin(2).frames.at(-1)?.step).toBe('found-capital');
  expect(begin(2, { map: 'players' }).frames.at(-1)?.step).toBe('take-tile');
  expect(begin(2, { map: 'random' }).frames.at(-1)?.step).toBe('turn-direction-token');
});

test('ND 2.4, ND 21.3 every printed symbol gets its token', () => {
  const game = settled(2);
  const board = boardOf(game.map);
  for (const { space } of [...board.resources, ...board.naturalWonders, ...board.cityStates]) {
    expect(game.pieces[space]).toBe(1);
  }
  expect(CITY_STATES['buenos-aires']).toMatchObject({ type: 'industry', frame: 'diamond' });
  expect(board.printed[0]).toBe('buenos-aires');
  expect(game.barbarians[LETTERS.indexOf('I')]).toBe(board.printed.indexOf('I'));
});

test('ND 2.5 both cards of every city-state on the map can be taken, those of others cannot', () => {
  const t = table(3).frames({ step: 'take-city-state-card', seat: 0, cityState: 'geneva' });
  t.does({ type: 'take-city-state-card' }).frames({ step: 'take-city-state-card', seat: 1, cityState: 'geneva' });
  t.does({ type: 'take-city-state-card' }).frames({ step: 'take-city-state-card', seat: 2, cityState: 'geneva' });
  expect(t.offers({ type: 'take-city-state-card' })).toBe(false);
  t.done().frames({ step: 'take-city-state-card', seat: 2, cityState: 'seoul' });
  expect(t.offers({ type: 'take-city-state-card' })).toBe(false);
});

test('ND 2.6 a random first player turns the direction token; the start sector is not resolved', () => {
  const firsts = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => settled(3, {}, seed).firstPlayer));
  expect(firsts.size).toBeGreaterThan(1);
  const game = settled(2);
  expect(game.sector).toBe(0);
  expect(decider(game)).toBe(game.firstPlayer);
  expect(game.orientation).toBeGreaterThanOrEqual(0);
});

test('ND 2.7, ND 19.1, ND 21.22 the wonder decks: modern below medieval below ancient, some removed', () => {
  for (const [seats, size] of [
    [2, 4],
    [3, 5],
    [4, 6],
  ] as const) {
    const { decks } = begin(seats);
    for (const type of WONDER_TYPES) {
      const eras = decks[type].map((id) => ERAS.indexOf(wonderOf(id).era));
      expect(eras).toHaveLength(size);
      expect(eras).toEqual(eras.toSorted((a, b) => b - a));
      expect(eras.at(-1)).toBe(0);
      expect(eras.filter((era) => era === 2)).toHaveLength(2);
    }
  }
});

test('ND 2.8, ND 18.1 three victory cards, four in the epic game', () => {
  expect(begin(2).victoryCards).toHaveLength(3);
  expect(new Set(begin(2, { epic: true }).victoryCards).size).toBe(4);
});

test('ND 2.9 leftover resources form the supply', () => {
  const game = settled(2);
  for (const kind of RESOURCES) {
    const lying = boardOf(game.map).resources.filter(({ id }) => id === kind).length;
    expect(game.supply[kind]).toBe(8 - lying);
  }
});

test('ND 2.10 barbarians of tiles that are not in play never come', () => {
  const t = table();
  t.event(5);
  const onMap = LETTERS.filter((letter) => t.where(letter) >= 0);
  expect(onMap).toEqual(['B', 'D', 'G', 'I']);
});

test('ND 2.11, ND 20.3 everything is open but the wonder cards under the top ones', () => {
  const game = settled(3);
  const seen = view(newDawn, game, 1) as NewDawnState;
  expect(seen.players).toEqual(game.players);
  for (const type of WONDER_TYPES) {
    expect(seen.decks[type].at(-1)).toBe(game.decks[type].at(-1));
    expect(seen.decks[type].slice(0, -1).every((card) => (card as string) === '?')).toBe(true);
  }
});

test('ND 2.12 set-up runs in order: map, tokens, first player, then the first turn', () => {
  const match = newMatch(newDawn, { seats: 2, seed: seedFrom('order') });
  const steps: string[] = [];
  while (steps.at(-1) !== 'choose-focus') {
    steps.push(match.state.frames.at(-1)?.step ?? '');
    const actions = legal(newDawn, match.state, decider(match.state));
    if (steps.at(-1) !== 'choose-focus') act(newDawn, match.state, decider(match.state), actions[0] as never);
  }
  expect(steps).toEqual(['found-capital', 'found-capital', 'turn-direction-token', 'choose-focus']);
});

test('ND 3.1, ND 3.3, ND 3.5, ND 21.21 the first game: A sides, 10, 13 or 16 tiles, connected, no hole', () => {
  const capitals = [
    [-6, 5],
    [2, -5],
    [4, 0],
    [-8, 0],
  ];
  for (const [seats, tiles] of [
    [2, 10],
    [3, 13],
    [4, 16],
  ] as const) {
    const { map } = begin(seats);
    const board = boardOf(map);
    expect(placementsOf(map).every((placement) => placement.side === 'A')).toBe(true);
    expect([placementsOf(map).length, board.size, board.waterTokens]).toEqual([tiles, 10 * tiles, 0]);
    const places = board.capitals.map((space) => [board.hexes[space]?.q, board.hexes[space]?.r]);
    expect(places.toSorted()).toEqual(capitals.slice(0, seats).toSorted());
    const reached = new Set([0]);
    for (const space of reached) for (const next of board.neighbours[space] ?? []) reached.add(next);
    expect(reached.size).toBe(board.size);
  }
});

test('ND 3.4 players choose among the capital symbols still open, in seating order', () => {
  const game = begin(3);
  const first = decider(game);
  const open = legal(newDawn, game, first).length;
  act(newDawn, game, first, legal(newDawn, game, first)[0] as never);
  expect([open, legal(newDawn, game, decider(game)).length]).toEqual([3, 2]);
  expect(decider(game)).toBe((first + 1) % 3);
});

test('the first game of four seats each on its own capital', () => {
  const game = settled(4);
  expect(new Set(game.pieces.filter((piece) => piece >= 4).map((piece) => piece >> 2)).size).toBe(4);
});
