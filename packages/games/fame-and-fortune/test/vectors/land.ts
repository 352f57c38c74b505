/** Worked examples of squares, city sites, scouts and blockades (FF 4, FF 5.4, FF 11.8). */

import { productionOf, siteProblem } from '../../src/queries/cities.ts';
import { combatBonus } from '../../src/queries/combat.ts';
import { geometryOf } from '../../src/queries/geometry.ts';
import { yieldOf } from '../../src/queries/icons.ts';
import { within } from '../../src/queries/reach.ts';
import { iconsAt, outskirtsOf, resourceAt } from '../../src/queries/squares.ts';
import { type Table, table } from '../table.ts';
import {
  type Answers,
  at,
  board,
  chosen,
  closed,
  during,
  employs,
  type Loose,
  manages,
  starts,
  wonder,
} from './board.ts';

/** A scout that could found a city at (8, 3). */
function pioneer(square = at(8, 3)): Table {
  const bent = board();
  bent.figure(0, 'scout', square);
  return bent;
}

const founds = (bent: Table, square = at(8, 3)) => ({
  legal: starts(bent).allows({ type: 'found', square, figure: 'scout' }),
});

/** Seat 0 has a city at (8, 3) beside its capital. */
function twoCities(): Table {
  const bent = board();
  bent.city(0, at(8, 3));
  return bent;
}

const second = (bent: Table, seat = 0) => bent.player(seat).cities[1] ?? bent.capital(seat);

const production = (bent: Table, seat = 0) => productionOf(bent.game, seat, second(bent, seat));

/** So many forests around a city, each worth two. */
function forests(bent: Table, seat: number, wanted: number): Table {
  const squares = outskirtsOf(bent.game, second(bent, seat));
  for (let n = 0; n < Math.floor(wanted / 2); n++) bent.terrain(squares[n] ?? -1, 'forest');
  if (wanted % 2 === 1) bent.terrain(squares[7] ?? -1, 'mountain');
  return bent;
}

/** A map for five players, laid open. */
const five = () => table(['germany', 'rome', 'china', 'greece', 'spain']).plain().cleared();

/** Squares of the five-player map beside its hole. */
function besideHole(bent: Table): number[] {
  const { squares, near, edge, columns } = geometryOf(bent.game.seats);
  return squares.filter((square) => (near[square]?.length ?? 0) < 8 && !edge[square] && square % columns > 0);
}

function abilityWorks(bent: Table): boolean {
  bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
  return Object.keys(bent.player(0).coins).length > 0;
}

/** Rows are counted from another edge in the examples. */
const shifted = ([row = 0, column = 0]: readonly number[]): number => at(column, row - 2);

function apart(cities: readonly Loose[], site: Loose) {
  const bent = board();
  bent.capital(0).centre = [at(1, 1)];
  bent.capital(1).centre = [at(14, 1)];
  bent.city(1, -1).centre = cities.map(shifted);
  return { legal: siteProblem(bent.game, 0, shifted(site)) === undefined };
}

function gathers({ scout_placed_on_turn, turn }: Loose) {
  const bent = board().terrain(at(8, 3), 'desert');
  const scout = bent.figure(0, 'scout', at(8, 3));
  scout.since = scout_placed_on_turn;
  bent.game.turn = turn;
  return { gathers: yieldOf(bent.game, 0, bent.capital(0)).trade === 1 };
}

/** May the owner of the capital at (13, 5) answer a Drought on that square? */
function droughtAt(square: number): boolean {
  const bent = board()
    .has(0, { events: ['drought'] })
    .has(1, { events: ['bread-and-circuses'] });
  starts(bent).does({ type: 'play', event: 'drought' });
  bent.does({ type: 'choose', pick: { tile: geometryOf(2).slotOf[square] ?? -1 } });
  bent.does({ type: 'choose', pick: { square } });
  return bent.step === 'respond' && bent.as(1).actions('play').length > 0;
}

/** The answers. */
export const land: Answers = {
  'city-distance-metropolis': ({ metropolis, new: site }) => apart(metropolis, site),
  'city-distance': ({ existing, new: site }) => apart([existing], site),
  'city-site-water': () => founds(pioneer().terrain(at(8, 3), 'water')),
  'city-site-village-adjacent': () => {
    const bent = pioneer();
    bent.game.map.markers[at(9, 4)] = { kind: 'village', id: 'iron', seenBy: [] };
    return founds(bent);
  },
  'city-site-facedown-adjacent': () => {
    const bent = pioneer();
    const tile = bent.game.map.tiles[geometryOf(2).slotOf[at(7, 3)] ?? -1];
    if (tile !== undefined) tile.revealed = false;
    return founds(bent);
  },
  'city-site-enemy-adjacent': () => {
    const bent = pioneer();
    bent.figure(1, 'army', at(9, 4));
    return founds(bent);
  },
  'city-site-edge': () => founds(pioneer(at(8, 0)), at(8, 0)),
  'city-site-friendly-adjacent': () => {
    const bent = pioneer();
    bent.figure(0, 'army', at(9, 4));
    return founds(bent);
  },
  'hole-city': () => {
    const bent = five();
    const [square = -1] = besideHole(bent);
    bent.figure(0, 'scout', square);
    return { legal: square >= 0 && siteProblem(bent.game, 0, square) === undefined };
  },
  'galileo-hole': () => {
    const bent = five();
    const { edge, squares } = geometryOf(5);
    employs(bent, 0, 'scientist', closed('galileo'));
    bent.figure(0, 'army', squares.find((square) => edge[square]) ?? -1);
    manages(bent).does({ type: 'use', source: 'person:galileo', effect: 0 });
    const targets = chosen(bent, 'square');
    return { legal_target: besideHole(bent).some((square) => targets.includes(square)) || targets.length === 0 };
  },
  'new-city-acts': () => {
    const bent = pioneer();
    bent.terrain(at(9, 3), 'desert');
    starts(bent).does({ type: 'found', square: at(8, 3), figure: 'scout' });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'trade-collect' });
    return { collects_trade: bent.player(0).trade === 1, city_action: bent.allows({ type: 'act', city: at(8, 3) }) };
  },
  'pushed-figures-diagonal': () => {
    const bent = pioneer();
    bent.figure(0, 'army', at(8, 3));
    for (const square of geometryOf(2).near[at(8, 3)] ?? []) if (square !== at(9, 4)) bent.terrain(square, 'water');
    starts(bent).does({ type: 'found', square: at(8, 3), figure: 'scout' });
    if (bent.step === 'push-figure') bent.dully();
    return { city_legal: bent.player(0).figures.some(({ square }) => square === at(9, 4)) };
  },
  'scout-new-no-gather': gathers,
  'scout-next-turn': gathers,
  'scout-forest': ({ city_production }) => {
    const bent = forests(twoCities(), 0, city_production).terrain(at(11, 6), 'forest');
    bent.figure(0, 'scout', at(11, 6)).city = at(8, 3);
    return { city_production: production(bent) };
  },
  'scout-enemy-forest': ({ enemy_city_production, own_city_production }) => {
    const bent = twoCities();
    bent.player(1).cities.reverse();
    forests(forests(bent, 0, own_city_production), 1, enemy_city_production);
    const [forest = -1] = outskirtsOf(bent.game, bent.capital(1));
    bent.figure(0, 'scout', forest).city = at(8, 3);
    return {
      enemy_city_production: productionOf(bent.game, 1, bent.capital(1)),
      own_city_production: production(bent),
    };
  },
  'scout-no-site': () => {
    const bent = twoCities().knows(0, 'writing');
    bent.figure(0, 'scout', at(12, 1)).city = at(8, 3);
    second(bent).extra = 20;
    manages(bent).does({ type: 'act', city: at(8, 3) }, { type: 'produce' }, { type: 'make', item: 'library' });
    return { legal: bent.allows({ type: 'place', square: at(12, 1) }) };
  },
  'blockade-forest': ({ city_production }) => {
    const bent = forests(twoCities(), 0, city_production);
    bent.figure(1, 'army', outskirtsOf(bent.game, second(bent))[0] ?? -1);
    return { city_production: production(bent) };
  },
  'blockade-barracks': () => {
    const bent = board();
    bent.piece(bent.near(0), 'building', 'barracks', 0).figure(1, 'scout', bent.near(0));
    return { combat_bonus: combatBonus(bent.game, 0), trade: yieldOf(bent.game, 0, bent.capital(0)).trade };
  },
  'drought-wheat': () => {
    const bent = board();
    bent.game.map.disasters[at(8, 3)] = 'forest';
    starts(bent.has(0, { events: ['drought'] })).does({ type: 'play', event: 'drought' });
    during(bent, 'respond');
    bent.does({ type: 'choose', pick: { tile: geometryOf(2).slotOf[at(8, 3)] ?? -1 } });
    bent.does({ type: 'choose', pick: { square: at(8, 3) } });
    const { production: made = 0, trade = 0 } = iconsAt(bent.game, at(8, 3));
    return { production: made, trade, resource: resourceAt(bent.game, at(8, 3)) || null };
  },
  'range-revealed': ({ path_over_revealed, range }) => {
    const bent = board();
    bent.figure(0, 'army', at(8, 6));
    return { in_range: within(bent.game, 0, range).has(at(8 + path_over_revealed, 6)) };
  },
  'range-face-down': ({ range }) => {
    const bent = board();
    bent.figure(0, 'army', at(11, 1));
    for (const square of [at(8, 1), at(8, 5)]) {
      const tile = bent.game.map.tiles[geometryOf(2).slotOf[square] ?? -1];
      if (tile !== undefined) tile.revealed = false;
    }
    bent.capital(0).centre = [at(13, 2)];
    return { in_range: within(bent.game, 0, range).has(at(7, 1)) };
  },
  'targets-outskirts': () => ({ B_may_play_bread_and_circuses: droughtAt(at(12, 4)) }),
  'targets-wild': () => ({ 'bread-and-circuses': droughtAt(at(8, 1)) }),
  'wonder-culture-blockaded': () => {
    const bent = wonder(board(), 0, 'panama-canal', 0);
    bent.figure(1, 'scout', bent.near(0));
    return { culture: 1 + yieldOf(bent.game, 0, bent.capital(0)).culture, ability: abilityWorks(bent) };
  },
};
