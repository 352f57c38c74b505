/** The map is in order: cities, pieces and figures stand where they may (FF 4, FF 7.6 to FF 7.10, FF 8.2). */

import { BUILDINGS } from '../content/buildings.ts';
import type { Op } from '../content/model.ts';
import { isBuilding } from '../queries/building.ts';
import { geometryOf } from '../queries/geometry.ts';
import { playerOf } from '../queries/players.ts';
import { statOf } from '../queries/sources.ts';
import { centreAt, countAt, isMarked, isRevealed, outskirtsOf, relicAt, terrainAt } from '../queries/squares.ts';
import type { City, FameState, Figure, Square } from '../state.ts';
import { type AnyOp, libraryOf } from '../vocabulary/library.ts';

/** Steps of a journey: who flies may be above the figures of others, who disbands stands in a city. */
const UNDER_WAY: readonly string[] = ['travel', 'move-step', 'stop-move', 'enter', 'disband', 'push-figure'];

/** What stands where it may not. */
export function brokenMap(game: FameState): string[] {
  const cities = game.players.flatMap((player) => player.cities);
  const covered = cities.flatMap((city) => [...outskirtsOf(game, city), ...city.centre]);
  const broken = cities.flatMap((city) => brokenCity(game, city));
  if (new Set(covered).size !== covered.length) broken.push('two cities overlap');
  for (const square of geometryOf(game.seats).squares) broken.push(...brokenSquare(game, square, covered));
  const underWay = game.battle !== null || game.frames.some(({ step }) => UNDER_WAY.includes(step));
  return underWay ? broken : [...broken, ...sharedSquares(game), ...misplacedFigures(game), ...crowds(game)];
}

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

/** One marker a square: a piece in a city's outskirts on its terrain, or a hut, a village, a relic. */
function brokenSquare(game: FameState, square: Square, covered: readonly Square[]): string[] {
  const broken: string[] = [];
  if (game.map.markers[square] && relicAt(game, square) !== '') broken.push(`two markers lie at ${square}`);
  const piece = game.map.pieces[square];
  if (!piece) return broken;
  if (!covered.includes(square) || centreAt(game, square) !== undefined) {
    broken.push(`${piece.id} at ${square} belongs to no city`);
  }
  if (isMarked(game, square)) broken.push(`${piece.id} at ${square} stands on a marker`);
  const terrain = terrainAt(game, square);
  const fits =
    piece.kind === 'building' && isBuilding(piece.id)
      ? BUILDINGS[piece.id].terrain.includes(terrain)
      : terrain !== 'water';
  if (!fits) broken.push(`${piece.id} stands on ${terrain}`);
  return broken;
}

/** Figures of two players never stand in one square outside a battle (FF 4.11). */
function sharedSquares(game: FameState): string[] {
  const occupied = new Map<Square, number>();
  return game.players.flatMap(({ figures }, seat) =>
    figures.flatMap(({ square }) => {
      const other = occupied.get(square) ?? seat;
      if (square >= 0) occupied.set(square, seat);
      return square < 0 || other === seat ? [] : [`seats ${other} and ${seat} share square ${square}`];
    }),
  );
}

/** Nobody stands on a hidden tile or in a city centre (FF 4.9, FF 8.9). */
function misplacedFigures(game: FameState): string[] {
  const stands = ({ square }: Figure) => isRevealed(game, square) && centreAt(game, square) === undefined;
  return game.players.flatMap(({ figures }, seat) =>
    figures
      .filter((figure) => figure.square >= 0 && !stands(figure))
      .map(({ kind, square }) => `the ${kind} of seat ${seat} stands at ${square}`),
  );
}

/** Where a figure ended its move this turn, the stacking limit holds (FF 8.2). */
function crowds(game: FameState): string[] {
  return game.players.flatMap(({ figures }, seat) => {
    const ended = new Set(figures.filter(({ moved, square }) => moved && square >= 0).map(({ square }) => square));
    const limit = statOf(game, seat, 'stacking-limit') + passingLimit(game);
    return [...ended].flatMap((square) => {
      const count = countAt(playerOf(game, seat), square);
      return count > limit ? [`${count} figures of seat ${seat} stand at ${square}`] : [];
    });
  });
}

function isStacking(op: AnyOp): op is Extract<Op, { op: 'stat-add' }> {
  return op.op === 'stat-add' && (op as Extract<Op, { op: 'stat-add' }>).stat === 'stacking-limit';
}

/** What great people may have added when the figures stopped, and no longer do: those that everybody has seen. */
function passingLimit({ people, players, options }: FameState): number {
  const { cards } = libraryOf(options);
  const seen = [
    ...people.up,
    ...players.flatMap((player) => player.people.flatMap(({ id, open }) => (open ? [id] : []))),
  ];
  let more = 0;
  for (const id of seen)
    for (const { op } of cards.person[id]?.standing.get('stat-add') ?? []) if (isStacking(op)) more += op.add;
  return more;
}
