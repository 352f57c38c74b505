/** What must hold after every action: components are conserved, the map is in order, numbers stay in bounds. */

import { BUILDINGS, POOLS } from './content/buildings.ts';
import { VICTORY_SPACE } from './content/culture-track.ts';
import { MARKET_RESOURCES } from './content/goods.ts';
import { GREAT_PERSON_MARKERS } from './content/great-people.ts';
import { TOKENS_PER_PLAYER, TRADE_MOST } from './content/limits.ts';
import { UNITS } from './content/units.ts';
import { isBuilding, UNIT_TYPES } from './queries/building.ts';
import { unitType } from './queries/combat.ts';
import { geometryOf } from './queries/geometry.ts';
import { eventsInPayment } from './queries/payment.ts';
import { isMarked, isRevealed, outskirtsOf, terrainAt } from './queries/squares.ts';
import type { City, FameState, MarkerKind } from './state.ts';
import { libraryOf } from './vocabulary/library.ts';

/** Each broken law as a sentence. */
export function invariants(game: FameState): string[] {
  if (game.turn === 0 && game.frames.some(({ step }) => step === 'lay-out')) return [];
  return [...brokenCards(game), ...brokenMarkers(game), ...brokenMap(game), ...brokenNumbers(game)];
}

function brokenCards(game: FameState): string[] {
  const library = libraryOf(game.options);
  const broken: string[] = [];
  const check = (what: string, found: number, wanted: number) => {
    if (found !== wanted) broken.push(`there are ${found} ${what} instead of ${wanted}`);
  };
  const fought = game.battle;
  for (const type of UNIT_TYPES) {
    const held = [
      ...game.players.flatMap(({ forces }) => forces),
      ...(fought?.hands ?? []).flat(),
      ...(fought?.killed ?? []).flat(),
      ...(fought?.fronts ?? []).flat().flatMap((unit) => unit?.card ?? []),
    ].filter((card) => unitType(card) === type).length;
    const { down, up } = game.units[type];
    check(
      type,
      held + down.length + up.length,
      UNITS[type].cards.reduce((sum, { count }) => sum + count, 0),
    );
  }
  const drawn = game.frames.flatMap((frame) => (frame.step === 'keep-event' ? frame.cards : []));
  const events =
    game.players.reduce((sum, player) => sum + player.events.length, 0) +
    game.events.reduce((sum, { down, up }) => sum + down.length + up.length, 0) +
    eventsInPayment(game.frames).length +
    drawn.length;
  check(
    'culture events',
    events,
    Object.values(library.events).reduce((sum, { copies }) => sum + copies, 0),
  );
  const onOffer = game.frames.flatMap((frame) => (frame.step === 'choose-person' ? frame.cards : []));
  const people =
    game.players.reduce((sum, player) => sum + player.people.length, 0) +
    game.people.down.length +
    game.people.up.length +
    game.blanks.length +
    (Object.keys(library.people).length === 0 ? 0 : onOffer.length);
  check('great person cards', people, Object.keys(library.people).length);
  const onMap = game.map.pieces.filter((piece) => piece?.kind === 'wonder').length;
  const waiting =
    game.frames.filter((frame) => frame.step === 'place-setup-marker' && frame.kind === 'wonder').length +
    game.players.reduce((sum, { dealt }) => sum + dealt.length, 0);
  const { deck, open, box, gone } = game.wonders;
  const wonders = onMap + waiting + deck.length + open.filter((id) => id !== '').length + box.length + gone.length;
  check('wonders', wonders, Object.keys(library.wonders).length);
  return broken;
}

function brokenMarkers(game: FameState): string[] {
  const library = libraryOf(game.options);
  const broken: string[] = [];
  for (const kind of ['hut', 'village'] as const satisfies MarkerKind[]) {
    const found =
      game.pools[kind].length +
      game.map.markers.filter((marker) => marker?.kind === kind).length +
      game.players.reduce((sum, { markers }) => sum + markers.filter((marker) => marker.kind === kind).length, 0) +
      game.spent.filter((one) => one.startsWith(`${kind}:`)).length;
    const wanted = Object.values(library.markerCounts[kind]).reduce((sum, count) => sum + count, 0);
    if (found !== wanted) broken.push(`there are ${found} ${kind} markers instead of ${wanted}`);
  }
  for (const [pool, count] of Object.entries(POOLS)) {
    const built = game.map.pieces.filter(
      (piece) => piece?.kind === 'building' && isBuilding(piece.id) && BUILDINGS[piece.id].pool === pool,
    ).length;
    if (built + (game.buildings[pool] ?? 0) !== count) broken.push(`markers of the pool ${pool} are not ${count}`);
  }
  for (const kind of MARKET_RESOURCES) {
    const held = game.players.reduce((sum, { resources }) => sum + resources[kind], 0);
    if (held + game.market[kind] !== TOKENS_PER_PLAYER * game.seats) broken.push(`tokens of ${kind} are lost`);
  }
  for (const [type, left] of Object.entries(game.greatPeople)) {
    if (left < 0 || left > GREAT_PERSON_MARKERS) broken.push(`there are ${left} markers of ${type} left`);
  }
  const invested = game.players.reduce((sum, { investments }) => sum + sumOf(Object.values(investments)), 0);
  if (invested + game.supply.investments !== library.supply.investments) broken.push('investment markers are lost');
  const onCities = game.players.reduce(
    (sum, { cities }) => sum + cities.filter(({ marker }) => marker !== '').length,
    0,
  );
  if (onCities + game.supply.cityMarkers !== library.supply.cityMarkers) broken.push('city markers are lost');
  const disasters = game.map.disasters.filter((terrain) => terrain !== '').length;
  if (disasters + game.supply.dry + game.supply.wet !== library.supply.dry + library.supply.wet) {
    broken.push('disaster markers are lost');
  }
  return broken;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The squares of a city, its centre included. */
const squaresOf = (game: FameState, city: City): number[] => [...outskirtsOf(game, city), ...city.centre];

function brokenMap(game: FameState): string[] {
  const cities = game.players.flatMap((player) => player.cities);
  const covered = cities.flatMap((city) => squaresOf(game, city));
  const broken = cities.flatMap((city) => brokenCity(game, city));
  if (new Set(covered).size !== covered.length) broken.push('two cities overlap');
  for (const square of geometryOf(game.seats).squares) broken.push(...brokenSquare(game, square, covered));
  const underWay = game.battle !== null || game.frames.some(({ step }) => JOURNEY.includes(step));
  return underWay ? broken : [...broken, ...sharedSquares(game)];
}

/** Steps of a journey: who flies may be above the figures of others. */
const JOURNEY: readonly string[] = ['travel', 'move-step', 'stop-move', 'enter'];

function brokenCity(game: FameState, city: City): string[] {
  const broken: string[] = [];
  const squares = outskirtsOf(game, city);
  const name = `the city at ${city.centre[0]}`;
  if (squares.length !== (city.centre.length > 1 ? 10 : 8)) broken.push(`${name} has ${squares.length} squares`);
  if (!squares.every((square) => isRevealed(game, square))) broken.push(`${name} lies beside a hidden tile`);
  const pieces = squares.flatMap((square) => game.map.pieces[square] ?? []);
  if (pieces.filter(({ kind }) => kind === 'wonder').length > 1) broken.push(`${name} has two wonders`);
  const limited = pieces.filter(({ kind, id }) => kind === 'building' && isBuilding(id) && BUILDINGS[id].limited);
  if (limited.length > 1) broken.push(`${name} has two limited buildings`);
  return broken;
}

function brokenSquare(game: FameState, square: number, covered: readonly number[]): string[] {
  const piece = game.map.pieces[square];
  if (!piece) return [];
  const broken: string[] = [];
  if (!covered.includes(square)) broken.push(`${piece.id} at ${square} belongs to no city`);
  if (isMarked(game, square)) broken.push(`${piece.id} at ${square} stands on a marker`);
  const terrain = terrainAt(game, square);
  if (piece.kind === 'building' && isBuilding(piece.id) && !BUILDINGS[piece.id].terrain.includes(terrain)) {
    broken.push(`${piece.id} stands on ${terrain}`);
  }
  return broken;
}

/** Figures of two players never stand in one square outside a battle (FF 4.11). */
function sharedSquares(game: FameState): string[] {
  const occupied = new Map<number, number>();
  return game.players.flatMap(({ figures }, seat) =>
    figures.flatMap(({ square }) => {
      const other = occupied.get(square) ?? seat;
      if (square >= 0) occupied.set(square, seat);
      return square < 0 || other === seat ? [] : [`seats ${other} and ${seat} share square ${square}`];
    }),
  );
}

function brokenNumbers(game: FameState): string[] {
  return game.players.flatMap((player, seat) => {
    const broken: string[] = [];
    if (player.trade < 0 || player.trade > TRADE_MOST) broken.push(`seat ${seat} has ${player.trade} trade`);
    if (player.culture < 0) broken.push(`seat ${seat} has ${player.culture} culture`);
    if (player.space > VICTORY_SPACE) broken.push(`seat ${seat} is beyond the culture track`);
    for (let row = 1; row < player.rows.length; row++) {
      const [below, here] = [player.rows[row - 1]?.length ?? 0, player.rows[row]?.length ?? 0];
      if (here > 0 && here >= below) broken.push(`row ${row + 1} of seat ${seat} has no support`);
    }
    for (const [id, count] of Object.entries(player.coins)) {
      if (count < 0) broken.push(`seat ${seat} has ${count} coins on ${id}`);
    }
    return broken;
  });
}
