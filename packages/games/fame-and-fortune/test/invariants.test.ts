/** Every law objects to a state that breaks it; whole states break none. */

import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { describe, expect, test } from 'vitest';
import { siteProblem } from '../src/queries/cities.ts';
import { chebyshev, geometryOf } from '../src/queries/geometry.ts';
import { isRevealed, terrainAt } from '../src/queries/squares.ts';
import type { City, FameState, Figure, Player, Square } from '../src/state.ts';
import { type Table, table } from './table.ts';

const broken = (game: FameState): string[] => fameAndFortune.invariants?.(game) ?? [];

/** What breaks a law, and the sentence that objects. */
type Breaking = readonly [law: string, says: RegExp, breaks: (bent: Table, player: Player) => void];

function laws(name: string, breakings: readonly Breaking[]): void {
  describe(name, () => {
    test.each(breakings)('%s', (_, says, breaks) => {
      const bent = table(['russia', 'india', 'egypt']);
      expect(broken(bent.game)).toEqual([]);
      breaks(bent, bent.player(0));
      expect(broken(bent.game)).toContainEqual(expect.stringMatching(says));
    });
  });
}

/** A figure of that kind that stands on the map. */
function standing({ figures }: Player, kind: Figure['kind']): Figure {
  const figure = figures.find((one) => one.kind === kind && one.square >= 0);
  if (figure === undefined) throw new Error(`No ${kind} stands on the map.`);
  return figure;
}

/** Empty land around that seat's capital. */
function around(bent: Table, seat: number): Square[] {
  const { pieces, markers } = bent.game.map;
  const found = Array.from({ length: 8 }, (_, at) => bent.near(seat, at)).filter(
    (square) => !pieces[square] && !markers[square] && terrainAt(bent.game, square) !== 'water',
  );
  if (found.length === 0) throw new Error('There is no such square.');
  return found;
}

/** A second city of that seat, wherever one may stand once all tiles are turned over. */
function settled(bent: Table, seat: number): City {
  for (const tile of bent.game.map.tiles) tile.revealed = true;
  const site = geometryOf(bent.game.seats).squares.find((one) => siteProblem(bent.game, seat, one) === undefined);
  bent.player(seat).cityMarkers--;
  return bent.city(seat, site ?? -1);
}

/** A square at the edge of the map, far from all cities. */
function edgeOf(bent: Table): Square {
  const { squares, edge } = geometryOf(bent.game.seats);
  const far = (square: Square) =>
    bent.game.players.every(({ cities }) =>
      cities.every(({ centre }) => centre.every((one) => chebyshev(geometryOf(bent.game.seats), one, square) > 2)),
    );
  return squares.find((square) => edge[square] && far(square)) ?? -1;
}

/** A square that nobody has seen. */
function hiddenSquare(game: FameState): Square {
  return geometryOf(game.seats).squares.find((square) => !isRevealed(game, square)) ?? -1;
}

/** Build on a square, with a marker of the market. */
function build(bent: Table, square: Square, building: string, pool: string): void {
  bent.piece(square, 'building', building, 0);
  bent.game.buildings[pool] = (bent.game.buildings[pool] ?? 0) - 1;
}

/** Put a wonder of the market on a square. */
function openWonder(bent: Table, square: Square): void {
  const [wonder = ''] = bent.game.wonders.open.splice(0, 1, '');
  bent.piece(square, 'wonder', wonder, 0);
}

/** Turn the square into that terrain, with a marker of the supply. */
function flood(bent: Table, square: Square): void {
  bent.terrain(square, 'water').game.supply.wet--;
}

laws('cards are conserved', [
  ['FF 2.3 a unit is lost', /of \w+-\d instead of/, (_, { forces }) => forces.pop()],
  ['FF 2.3 a unit becomes another', /of \w+-\d instead of/, (_, { forces }) => forces.splice(0, 1, 'infantry-9')],
  ['FF 2.4 an event is lost', /of [\w-]+ instead of/, ({ game }) => game.events[0]?.down.pop()],
  ['FF 2.4 an event is doubled', /of sabotage instead of/, (_, { events }) => events.push('sabotage')],
  ['FF 2.6 a great person is lost', /there are 0 of [\w-]+ instead of 1/, ({ game }) => game.people.down.pop()],
  ['FF 2.5 a wonder is lost', /there are 0 of [\w-]+ instead of 1/, ({ game }) => game.wonders.deck.pop()],
  [
    'FF 2.5 a wonder is doubled',
    /there are 2 of [\w-]+ instead of 1/,
    ({ game }) => game.wonders.gone.push(...game.wonders.open.slice(0, 1)),
  ],
]);

laws('markers, tokens and figures are conserved', [
  ['FF 2.7 a hut is lost', /of hut:[\w-]+ instead of/, ({ game }) => game.pools.hut.pop()],
  ['FF 2.7 a village becomes a hut', /:spy instead of/, ({ game }) => game.spent.push('village:spy')],
  [
    'FF 2.3 a building is made up',
    /there are 7 of granary instead of 6/,
    ({ game }) => (game.buildings['granary'] = 7),
  ],
  ['FF 2.3 a token is lost', /there are 2 tokens of silk/, ({ game }) => game.market.silk--],
  [
    'FF 2.3 nobody owes a token',
    /there are 3 tokens of silk/,
    ({ game }, { resources }) => {
      resources.silk = -1;
      game.market.silk++;
    },
  ],
  ['FF 2.6 a fourth artist', /there are 4 markers of artist/, (_, { reserve }) => reserve.push('artist')],
  ['FF 14.2 a marker that is not there is taken', /-1 left/, ({ game }) => (game.greatPeople['general'] = -1)],
  ['FF 15.1 an investment marker is lost', /22 of investments instead of 23/, ({ game }) => game.supply.investments--],
  ['FF 17.1 a caravan is made up', /16 of cityMarkers instead of 15/, (bent) => (bent.capital(0).marker = 'caravan')],
  [
    'FF 4.8 a desert is made up',
    /dry disasters instead of 12/,
    (bent) => bent.terrain(around(bent, 0)[0] ?? -1, 'desert'),
  ],
  [
    'FF 4.8 a flood is made up',
    /wet disasters instead of 8/,
    (bent) => bent.terrain(around(bent, 0)[0] ?? -1, 'water'),
  ],
  ['FF 2.2 an army is lost', /6 figures of kind army instead of 7/, (_, { figures }) => figures.shift()],
  [
    'FF 2.2 a scout is doubled',
    /3 figures of kind scout instead of 2/,
    (_, player) => player.figures.push({ ...standing(player, 'scout'), square: -1 }),
  ],
  ['FF 2.2 a city marker is lost', /city markers of seat 0 are lost/, (_, player) => player.cityMarkers--],
  ['FF 13.6 a second capital', /seat 0 has two capitals/, (bent) => (settled(bent, 0).capital = true)],
  [
    'FF 13.1 a city that is no capital grows',
    /a city of seat 0 covers two squares/,
    (bent) => {
      const { centre } = settled(bent, 0);
      centre.push((centre[0] ?? 0) + 1);
    },
  ],
]);

laws('the map is in order', [
  [
    'FF 4.12 two cities overlap',
    /two cities overlap|belongs to no city/,
    (bent) => (settled(bent, 0).centre = [bent.near(1)]),
  ],
  ['FF 5.4 a city at the edge', /the city at \d+ has \d squares/, (bent) => (settled(bent, 0).centre = [edgeOf(bent)])],
  [
    'FF 5.4 a city beside a hidden tile',
    /lies beside a hidden tile/,
    (bent) => {
      const [centre = 0] = settled(bent, 0).centre;
      const tile = bent.game.map.tiles[geometryOf(3).slotOf[centre] ?? -1];
      if (tile !== undefined) tile.revealed = false;
    },
  ],
  [
    'FF 7.10 two wonders in a city',
    /has two wonders/,
    (bent) => {
      for (const square of around(bent, 0).slice(0, 2)) openWonder(bent, square);
    },
  ],
  [
    'FF 7.7 two limited buildings in a city',
    /has two limited buildings/,
    (bent) => {
      const [one = -1, other = -1] = around(bent, 0);
      build(bent, one, 'market', 'market');
      build(bent, other, 'temple', 'temple');
    },
  ],
  [
    'FF 7.6 a building in the wilderness',
    /market at \d+ belongs to no city/,
    (bent) => build(bent, edgeOf(bent), 'market', 'market'),
  ],
  [
    'FF 4.3 a building in a centre',
    /market at \d+ belongs to no city/,
    (bent) => build(bent, bent.capital(0).centre[0] ?? -1, 'market', 'market'),
  ],
  [
    'FF 7.6 a building on the wrong terrain',
    /harbor stands on/,
    (bent) => build(bent, around(bent, 0)[0] ?? -1, 'harbor', 'harbor'),
  ],
  [
    'FF 7.10 a wonder on water',
    /stands on water/,
    (bent) => {
      const [square = -1] = around(bent, 0);
      flood(bent, square);
      openWonder(bent, square);
    },
  ],
  [
    'FF 7.6 a building on a hut',
    /market at \d+ stands on a marker/,
    (bent) => {
      const [square = -1] = around(bent, 0);
      build(bent, square, 'market', 'market');
      bent.game.map.markers[square] = { kind: 'hut', id: bent.game.pools.hut.pop() ?? '', seenBy: [] };
    },
  ],
  [
    'FF 16.1 a hut on a relic',
    /two markers lie at/,
    (bent) => {
      const [square = -1] = around(bent, 0);
      bent.game.map.relics.push({ id: 'atlantis', square });
      bent.game.map.markers[square] = { kind: 'hut', id: bent.game.pools.hut.pop() ?? '', seenBy: [] };
    },
  ],
  [
    'FF 4.11 two players in one square',
    /seats 0 and 1 share square/,
    (bent, player) => (standing(bent.player(1), 'army').square = standing(player, 'army').square),
  ],
  [
    'FF 8.9 a figure in a city centre',
    /the scout of seat 0 stands at/,
    (bent, player) => (standing(player, 'scout').square = bent.capital(0).centre[0] ?? -1),
  ],
  [
    'FF 4.9 a figure on a hidden tile',
    /the scout of seat 0 stands at/,
    ({ game }, player) => (standing(player, 'scout').square = hiddenSquare(game)),
  ],
  [
    'FF 8.2 more figures than may end a move in one square',
    /\d figures of seat 0 stand at/,
    (bent, player) => {
      const [square = -1] = around(bent, 0);
      for (const figure of player.figures.slice(0, 4)) Object.assign(figure, { square, moved: true });
    },
  ],
]);

laws('numbers stay in bounds', [
  ['FF 6.1 trade above the dial', /seat 0 has 28 trade/, (_, player) => (player.trade = 28)],
  ['FF 6.1 trade below zero', /seat 0 has -1 trade/, (_, player) => (player.trade = -1)],
  ['FF 11.1 culture below zero', /seat 0 has -1 culture/, (_, player) => (player.culture = -1)],
  ['FF 1.2 on the last space without winning', /stands on space 21/, (_, player) => (player.space = 21)],
  ['FF 11.2 before the start', /stands on space -1/, (_, player) => (player.space = -1)],
  [
    'FF 1.4 fifteen coins without winning',
    /has 15 coins and has not won/,
    (_, player) => (player.coins = { sheet: 15 }),
  ],
  ['FF 10.3 a technology without support', /row 2 of seat 0 has no support/, (_, { rows }) => rows[1]?.push('sailing')],
  ['FF 10.3 a row above a shorter one', /row 2 of seat 0 has no support/, (_, { rows }) => rows[1]?.push('', '')],
  [
    'FF 12.2 five tokens on a technology',
    /seat 0 has 5 coins on pottery/,
    (_, player) => {
      player.rows[0]?.push('pottery');
      player.coins = { pottery: 5 };
    },
  ],
  [
    'FF 12.1 a token on a card of nobody',
    /seat 0 has 1 coins on pottery/,
    (_, player) => (player.coins = { pottery: 1 }),
  ],
  ['FF 12.1 a place without tokens', /seat 0 has 0 coins on sheet/, (_, player) => (player.coins = { sheet: 0 })],
  [
    'FF 14.6 a card without a marker',
    /seat 0 has more cards than markers of \w+/,
    ({ game }, { people }) => people.push({ id: game.people.down.pop() ?? '', open: false, counters: 0 }),
  ],
  [
    'FF 11.4 a third event in hand',
    /seat 0 holds 3 events/,
    ({ game }, { events }) => events.push(...(game.events[0]?.down.splice(0, 3) ?? [])),
  ],
]);

laws('every turn comes to an end', [
  [
    'FF 5.1 two parts of one player',
    /two parts of seat 0 wait/,
    ({ game }) =>
      game.frames.push({ step: 'part', seat: 0, phase: 'start' }, { step: 'part', seat: 0, phase: 'start' }),
  ],
  [
    'FF 5.1 a part of another phase',
    /a part of the city phase waits/,
    ({ game }) => game.frames.push({ step: 'part', seat: 0, phase: 'city' }),
  ],
  [
    'FF 5.1 a phase comes twice',
    /after the start phase wait/,
    ({ game }) => game.frames.splice(1, 0, { step: 'phase', phase: 'city', begun: false }),
  ],
  [
    'FF 21.3 an ability used twice',
    /writing\/0 was used twice/,
    (_, { used }) => used.push('technology:writing/0', 'technology:writing/0'),
  ],
  ['FF 7.1 a third city action', /took 3 actions/, (bent) => bent.capital(0).deeds.push('arts', 'arts', 'arts')],
  ['FF 6.5 an offer too many', /seat 0 made 1 offers/, (_, player) => player.offers++],
]);

describe('what the laws allow', () => {
  test('FF 23.4 who waits for the end of the turn may have reached an end', () => {
    const bent = table(['russia', 'india'], { tieBreak: 'end-of-turn' });
    bent.has(0, { space: 21, coins: { sheet: 15 } });
    expect(broken(bent.game)).toHaveLength(2);
    bent.game.fulfilled.push({ winner: 0, victory: 'culture' }, { winner: 0, victory: 'economy' });
    expect(broken(bent.game)).toEqual([]);
  });

  test('FF 11.4 who is about to discard may hold too many', () => {
    const bent = table(['russia', 'india']);
    bent.player(0).events.push(...(bent.game.events[0]?.down.splice(0, 3) ?? []));
    bent.game.frames.push({ step: 'discard-events', seat: 0 });
    expect(broken(bent.game)).toEqual([]);
  });

  test('FF 8.10 FF 9.1 in battles and on the way figures meet', () => {
    const bent = table(['russia', 'india']);
    standing(bent.player(1), 'army').square = standing(bent.player(0), 'army').square;
    expect(broken(bent.game)).toHaveLength(1);
    bent.game.frames.push({ step: 'move-step', seat: 0, figures: [0], left: 1, begun: true });
    expect(broken(bent.game)).toEqual([]);
  });

  test('FF 8.2 a limit that a great person raised may have fallen since', () => {
    const bent = table(['rome', 'india']);
    const square = bent.near(0);
    for (const figure of bent.player(0).figures.slice(0, 3)) Object.assign(figure, { square, moved: true });
    expect(broken(bent.game)).toHaveLength(1);
    const { down, up } = bent.game.people;
    up.push(...down.splice(down.indexOf('pasteur'), 1));
    expect(broken(bent.game)).toEqual([]);
  });
});
