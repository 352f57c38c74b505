/** Worked examples of the map, movement and cities founded and grown (FF 4, FF 5.4, FF 8, FF 13, FF 16, FF 17). */

import { CENTRE_SQUARES } from '../../src/content/tiles.ts';
import { growthSquares, productionOf, siteProblem } from '../../src/queries/cities.ts';
import { combatBonus } from '../../src/queries/combat.ts';
import { around, geometryOf, printedPlace } from '../../src/queries/geometry.ts';
import { resourcesOf, yieldOf } from '../../src/queries/icons.ts';
import { within } from '../../src/queries/reach.ts';
import { statOf } from '../../src/queries/sources.ts';
import { iconsAt, isWater, outskirtsOf, resourceAt } from '../../src/queries/squares.ts';
import { type Table, table } from '../table.ts';
import {
  type Answers,
  at,
  attack,
  board,
  chosen,
  closed,
  during,
  employs,
  facing,
  go,
  HOME,
  type Loose,
  manages,
  moves,
  starts,
  step,
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

/** The capital of seat 0, which is to grow, with this on the square to its right. */
function growing(change: (bent: Table, square: number) => void = () => {}): { bent: Table; square: number } {
  const bent = board();
  const square = HOME[0] + 1;
  change(bent, square);
  return { bent, square };
}

const grows = (bent: Table, square: number) => growthSquares(bent.game, 0).includes(square);

function growInto(bent: Table, square: number): Table {
  bent.has(0, { growing: true });
  bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'growth-check', seat: 0 });
  if (bent.step === 'growth-square') bent.does({ type: 'place', square });
  return bent;
}

const step2 = (bent: Table, figure: Loose, target: Loose): boolean => {
  const square = at(8, 3);
  if (target === 'hut' || target === 'village')
    bent.game.map.markers[square] = { kind: target, id: 'iron', seenBy: [] };
  else bent.game.map.relics = [{ id: 'school-of-confucius', square }];
  const group = { armies: 0, scouts: 0 };
  for (const kind of figure) {
    bent.figure(0, kind, at(7, 3));
    if (kind === 'army') group.armies++;
    else group.scouts++;
  }
  moves(bent).does(go(at(7, 3), group.armies, group.scouts));
  return bent.allows(step(square));
};

const ruled = (government = 'despotism', options: object = {}) =>
  board(['germany', 'rome'], options).has(0, { government });

/** The capital of a civilization at that place of its printed home tile. */
function capitalAt(civ: string, places: readonly Loose[]): Table {
  const bent = table([civ, civ === 'rome' ? 'germany' : 'rome']);
  const { slots } = geometryOf(2);
  const { rotation } = bent.game.map.tiles[0] ?? { rotation: 0 };
  bent.cleared();
  bent.game.map.pieces.fill(null);
  bent.capital(0).centre = places.map(([row, column]: number[]) => {
    const printed = (row ?? 0) * 4 + (column ?? 0);
    return (slots[0] ?? []).find((_, place) => printedPlace(place, rotation) === printed) ?? -1;
  });
  return bent;
}

function sums(bent: Table) {
  const capital = bent.capital(0);
  return {
    ...yieldOf(bent.game, 0, capital),
    resources: resourcesOf(bent.game, 0, capital).toSorted(),
    outskirts: outskirtsOf(bent.game, capital).length,
  };
}

/** A map for five players, laid open. */
const five = () => table(['germany', 'rome', 'china', 'greece', 'spain']).plain().cleared();

/** Squares of the five-player map beside its hole. */
function besideHole(bent: Table): number[] {
  const { squares, near, edge, columns } = geometryOf(bent.game.seats);
  return squares.filter((square) => (near[square]?.length ?? 0) < 8 && !edge[square] && square % columns > 0);
}

export const map: Answers = {
  'metropolis-example': () => {
    const { bent, square: a } = growing((made) => {
      made.capital(0).centre = [at(2, 1)];
    });
    const [right, left, up, down] = [at(3, 1), at(1, 1), at(2, 0), at(2, 2)];
    bent.terrain(left, 'water').piece(left, 'building', 'harbor', 0);
    bent.figure(1, 'army', down);
    const names: Readonly<Record<number, string>> = { [right]: 'A', [left]: 'B', [up]: 'C', [down]: 'D' };
    const legal = growthSquares(bent.game, 0)
      .map((square) => names[square])
      .toSorted();
    const before = bent.game.buildings['harbor'] ?? 0;
    growInto(bent, left);
    const back = (bent.game.buildings['harbor'] ?? 0) - before;
    return { legal: a === at(3, 2) ? legal : [], choose_B: { returned_to_market: back === 1 ? 'harbor' : '' } };
  },
  'metropolis-outskirts': ({ centre }) => ({
    outskirts_count: around(
      geometryOf(2),
      centre.map(([x, y]: number[]) => at(x ?? 0, y ?? 0)),
    ).length,
  }),
  'metropolis-mandatory-later': () => {
    const { bent } = growing((made) => {
      for (const square of [HOME[0] + 1, HOME[0] - 1, HOME[0] + 16, HOME[0] - 16]) made.figure(1, 'army', square);
    });
    bent.waits(
      { step: 'end-turn' },
      { step: 'city-management', seat: 0 },
      {
        step: 'perform',
        seat: 0,
        source: 'technology:agriculture',
        effect: 0,
        option: -1,
        picks: [],
        paid: [],
        about: { square: -1, technology: '', other: -1, city: -1 },
      },
    );
    const now = bent.capital(0).centre.length > 1 ? 'now' : '';
    for (const figure of bent.player(1).figures) figure.square = -1;
    bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
    if (bent.step === 'growth-square') bent.does(bent.actions('place')[0] ?? { type: 'pass' });
    return { grows_at: now || (bent.capital(0).centre.length > 1 ? 'next_start_of_turn' : '') };
  },
  'metropolis-diagonal': () => ({ legal: grows(growing().bent, HOME[0] + 17) }),
  'metropolis-own-figures': () => {
    const { bent, square } = growing((made, here) => made.figure(0, 'scout', here));
    const legal = grows(bent, square);
    growInto(bent, square);
    const [to] = bent.actions('place');
    if (to !== undefined) bent.does(to);
    const near = geometryOf(2).near[square] ?? [];
    const moved = bent.player(0).figures.some((figure) => near.includes(figure.square));
    return { legal, moved_to: moved ? 'adjacent legal square' : '' };
  },
  'metropolis-wonder': () => {
    const { bent, square } = growing((made, here) => made.piece(here, 'wonder', 'colossus', 0));
    const legal = grows(bent, square);
    growInto(bent, square);
    return { legal, wonder: bent.game.wonders.gone.includes('colossus') ? 'box' : '' };
  },
  'metropolis-person': () => {
    const { bent, square } = growing((made, here) => made.piece(here, 'person', 'artist', 0));
    const legal = grows(bent, square);
    growInto(bent, square);
    return { legal, person: bent.player(0).reserve.includes('artist') ? 'reserve' : '' };
  },
  'metropolis-water': () => {
    const { bent, square } = growing((made, here) => made.terrain(here, 'water'));
    const legal = grows(bent, square);
    growInto(bent, square);
    return { legal, water_for_movement: isWater(bent.game, square) };
  },
  'metropolis-unexplored': () => {
    const bent = board();
    bent.capital(0).centre = [at(2, 2)];
    const tile = bent.game.map.tiles[geometryOf(2).slotOf[at(4, 2)] ?? -1];
    if (tile !== undefined) tile.revealed = false;
    return { legal: grows(bent, HOME[0] + 1) };
  },
  'metropolis-overlap': () => {
    const { bent, square } = growing((made) => made.city(1, at(5, 2)));
    return { legal: grows(bent, square) };
  },
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
  'scout-in-group': ({ group, target, government, option }) => {
    const options = option === undefined ? {} : { scoutsFollowArmies: true };
    const together = step2(ruled(government, options), group, target);
    if (option !== undefined) return { group_may_enter: together };
    return { group_may_enter: together, army_alone_may_enter: step2(ruled(government), ['army'], target) };
  },
  'scout-hut-republic': ({ figure, target, government }) => ({ legal: step2(ruled(government), [figure], target) }),
  'scout-village-republic': ({ figure, target, government }) => ({ legal: step2(ruled(government), [figure], target) }),
  'scout-relic-republic': ({ figure, target, government }) => ({ legal: step2(ruled(government), [figure], target) }),
  'scout-relic-with-army': ({ target }) => ({ legal: step2(ruled(), ['army', 'scout'], target) }),
  'stack-end': ({ limit, ends_with }) => {
    const bent = board();
    for (let n = 1; n < ends_with; n++) bent.figure(0, 'army', at(8, 3));
    bent.figure(0, 'army', at(7, 3));
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    return { legal: statOf(bent.game, 0, 'stacking-limit') !== limit || bent.allows({ type: 'stop' }) };
  },
  'city-centre-pass': () => {
    const bent = board();
    bent.figure(0, 'army', HOME[0] - 1);
    moves(bent).does(go(HOME[0] - 1), step(HOME[0]));
    return { legal: bent.allows(step(HOME[0] + 1)) };
  },
  'city-centre-end': () => {
    const bent = board(['germany', 'rome'], { expansion: false });
    bent.figure(0, 'army', HOME[0] - 1);
    moves(bent).does(go(HOME[0] - 1), step(HOME[0]));
    return { legal: bent.allows({ type: 'stop' }) };
  },
  'disband-army': () => disbanded('army', ''),
  'disband-scout': () => ({ may_caravan: disbanded('scout', '').may_fortify }),
  'disband-full': ({ city_marker }) => {
    const { may_fortify, figure } = disbanded('army', city_marker);
    return { may_fortify, may_disband: figure === 'supply' };
  },
  'one-marker-per-city': ({ has }) => ({ legal: disbanded('army', has).may_fortify }),
  'relic-pass': () => {
    const bent = relic(board(), 'school-of-confucius');
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    const legal = bent.allows(step(at(9, 3)));
    bent.does(step(at(9, 3)));
    return { marker_taken: bent.game.map.relics.length === 0, legal };
  },
  'relic-end': () => {
    const bent = relic(board(), 'atlantis');
    moves(bent).does(go(at(7, 3)), step(at(8, 3)), { type: 'stop' });
    return { marker_taken: bent.game.map.relics.length === 0 };
  },
  'atlantis-no-sailing': ({ water_tech }) => {
    const bent = relic(board().knows(0, water_tech), 'atlantis').terrain(at(8, 3), 'water');
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    return { may_end: bent.allows({ type: 'stop' }) };
  },
  'atlantis-reward': ({ taken_on_turn }) => {
    const bent = board();
    bent.game.turn = taken_on_turn + 1;
    bent.has(0, { rewards: [{ id: 'atlantis', turn: taken_on_turn }] });
    bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
    const { trade } = bent.player(0);
    bent.does(bent.actions('choose')[0] ?? { type: 'pass' });
    const [learned] = bent.facts('learned');
    return { tech_on_turn: learned === undefined ? -1 : bent.game.turn, free: bent.player(0).trade === trade };
  },
  'flight-pass': () => ({ battle: flown(at(9, 3)) }),
  'flight-end': () => ({ battle: flown(at(8, 3)) }),
  'navigation-short': () => {
    const bent = board().knows(0, 'navigation');
    bent.figure(0, 'army', at(7, 3));
    for (const square of [at(8, 3), at(9, 3), at(8, 2), at(8, 4)]) bent.terrain(square, 'water');
    bent.capital(1).centre = [at(6, 3)]; // so that there is no way back either
    wonder(bent, 1, 'brandenburg-gate');
    moves(bent).does(go(at(7, 3)));
    return { first_step_legal: bent.allows(step(at(8, 3))) };
  },
  'navigation-ok': () => {
    const bent = board().knows(0, 'navigation').terrain(at(8, 3), 'water');
    bent.figure(0, 'army', at(7, 3));
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    return { legal: bent.allows(step(at(9, 3))) };
  },
  'locked-square': () => {
    const bent = facing(board());
    bent.game.map.locked = [at(7, 3)];
    const leave = moves(bent).actions('move').length > 0;
    const attacked = facing(board());
    attacked.game.map.locked = [at(8, 3)];
    moves(attacked).does(go(at(7, 3)));
    return { may_leave: leave, may_be_attacked: attacked.allows(step(at(8, 3))) };
  },
  'defection-before-attack': ({ attacking_armies }) => {
    const bent = interrupted(attacking_armies, 0);
    bent.does(step(at(8, 3)));
    during(bent, 'respond');
    return { attacker_hand: bent.facts('battle-hands')[0]?.hands[0] };
  },
  'defection-change': () => {
    const bent = interrupted(2, 0);
    return { mover_may_choose_other_step: bent.step === 'move-step' && bent.allows(step(at(7, 4))) };
  },
  'defection-no-battle': () => {
    const bent = interrupted(1, 1);
    bent.does(step(at(8, 3)));
    during(bent, 'respond');
    return { battle: bent.facts('battle').length > 0 };
  },
  'discover-from-centre': () => {
    const bent = board();
    bent.capital(0).centre = [at(3, 2)];
    bent.figure(0, 'army', at(2, 2));
    const tile = bent.game.map.tiles[geometryOf(2).slotOf[at(4, 2)] ?? -1];
    bent.knows(0, 'horseback-riding');
    moves(bent).does(go(at(2, 2)), step(at(3, 2)));
    if (tile !== undefined) tile.revealed = false;
    const may = bent.allows({ type: 'discover', square: at(4, 2) });
    bent.does({ type: 'discover', square: at(4, 2) });
    bent.does({ type: 'stop' });
    return { may_discover: may, must_then_leave_or_disband: bent.step === 'disband' };
  },
  'city-lost-outskirts-figures': ({ loser_figures_in_outskirts }) => {
    const bent = board().has(0, { forces: ['infantry-3', 'infantry-3', 'infantry-3'] });
    bent.city(1, at(8, 3));
    for (let n = 0; n < loser_figures_in_outskirts; n++) bent.figure(1, 'army', at(9, 3));
    bent.figure(0, 'army', at(7, 3));
    attack(bent, at(8, 3));
    during(bent, 'battle-turn');
    const destroyed = bent.player(1).cities.length === 1;
    return { figures_lost: destroyed ? bent.facts('figure-lost').filter(({ seat }) => seat === 1).length : -1 };
  },
  'capital-sums-': ({ civ, options }) => ({ sums: options.map((centre: Loose) => sums(capitalAt(civ, centre))) }),
  'start-trade-': ({ civ, capital_square, extra_markers }, expected) => {
    const bent = capitalAt(civ, [capital_square]);
    const { slots } = geometryOf(2);
    const { rotation } = bent.game.map.tiles[0] ?? { rotation: 0 };
    for (const { 'great-person': person, square } of extra_markers) {
      const printed = square[0] * 4 + square[1];
      const place = (slots[0] ?? []).find((_, one) => printedPlace(one, rotation) === printed) ?? -1;
      bent.piece(place, 'person', person, 0);
    }
    const found = yieldOf(bent.game, 0, bent.capital(0));
    const dial = { trade_dial: found.trade };
    return expected.outskirts_production === undefined ? dial : { ...dial, outskirts_production: found.production };
  },
  'setup-india': () => {
    const bent = table(['india', 'rome']);
    const [capital] = bent.player(0).cities;
    bent.has(0, { cities: [] });
    bent.waits({ step: 'end-turn' }, { step: 'choose-capital', seat: 0 });
    const centres = bent.actions('settle').map(({ centre }) => centre);
    const diagonal = centres.some(([one = 0, other = 0]) => ![1, 16].includes(Math.abs(one - other)));
    const outskirts = centres.map((centre) => around(geometryOf(2), centre).length);
    return {
      city: capital?.centre.length === 2 && CENTRE_SQUARES.length === 4 ? 'metropolis' : 'capital',
      positions: centres.length,
      diagonal,
      outskirts: Math.max(...outskirts),
    };
  },
  'targets-outskirts': () => ({ B_may_play_bread_and_circuses: droughtAt(at(12, 4)) }),
  'targets-wild': () => ({ 'bread-and-circuses': droughtAt(at(8, 1)) }),
  'wonder-culture-blockaded': () => {
    const bent = wonder(board(), 0, 'panama-canal', 0);
    bent.figure(1, 'scout', bent.near(0));
    return { culture: 1 + yieldOf(bent.game, 0, bent.capital(0)).culture, ability: abilityWorks(bent) };
  },
};

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

/** A figure has ended its move in its capital, which carries that marker. */
function disbanded(kind: 'army' | 'scout', marker: Loose) {
  const bent = board();
  bent.capital(0).marker = marker;
  bent.figure(0, kind, HOME[0] - 1);
  moves(bent).does(go(HOME[0] - 1, kind === 'army' ? 1 : 0, kind === 'army' ? 0 : 1), step(HOME[0]), { type: 'stop' });
  const may = bent.allows({ type: 'disband', marker: true });
  bent.does({ type: 'disband', marker: false });
  return { may_fortify: may, figure: bent.player(0).figures.every(({ square }) => square < 0) ? 'supply' : 'map' };
}

function relic(bent: Table, id: string): Table {
  bent.game.map.relics = [{ id, square: at(8, 3) }];
  bent.figure(0, 'army', at(7, 3));
  return bent;
}

/** Does a flight over an enemy at (8, 3) that ends there lead to a battle? */
function flown(to: number): boolean {
  const bent = facing(board().knows(0, 'flight'));
  moves(bent).does(go(at(7, 3)), step(at(8, 3)));
  if (to !== at(8, 3)) bent.does(step(to));
  bent.does({ type: 'stop' });
  return bent.facts('battle').length > 0;
}

/** Seat 0 sets out against seat 1, who kills a figure of that seat by Defection before the battle. */
function interrupted(armies: number, victim: 0 | 1): Table {
  const bent = facing(board(), [armies, 1])
    .has(1, { events: ['defection'] })
    .has(0, { forces: ['infantry-2', 'infantry-2', 'infantry-2', 'infantry-2', 'infantry-2'] });
  moves(bent).does(go(at(7, 3), armies));
  bent.as(1).does({ type: 'pass' });
  bent.does(step(at(8, 3)));
  bent.as(1).does({ type: 'play', event: 'defection' });
  const aim = victim === 0 ? at(7, 3) : at(8, 3);
  for (const pick of [{ square: aim }, { armies: 1, scouts: 0, of: victim }]) {
    if (bent.step === 'declare') bent.does({ type: 'choose', pick });
  }
  return during(bent, 'respond');
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
