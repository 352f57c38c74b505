/** Operations that destroy and kill (FF 11.8, FF 14.7, FF 19). */

import { between, type Seat } from '@tabularium/kernel';
import type { Op } from '../content/model.ts';
import { unitType } from '../queries/combat.ts';
import { geometryOf } from '../queries/geometry.ts';
import { othersOf, playerOf } from '../queries/players.ts';
import { within } from '../queries/reach.ts';
import { centreAt, countAt, ownerOfCentre } from '../queries/squares.ts';
import { takeFromMarket } from '../rules/building.ts';
import { clearOutskirts, destroyCity } from '../rules/cities.ts';
import { removeFigure } from '../rules/figures.ts';
import { makeObsolete, removePiece } from '../rules/pieces.ts';
import { tell } from '../rules/telling.ts';
import type { FameState, Square } from '../state.ts';
import type { Pick } from '../vocabulary/actions.ts';
import type { Deed } from '../vocabulary/frames.ts';
import { libraryOf } from '../vocabulary/library.ts';
import type { OperationRules } from '../vocabulary/operations.ts';
import { mayAim } from './gains.ts';

type Destruction = Extract<
  Op,
  {
    op: 'destroy-building' | 'destroy-city' | 'destroy-walls' | 'kill-figures' | 'kill-random-unit' | 'obsolete-wonder';
  }
>;
type DestroyBuilding = Extract<Op, { op: 'destroy-building' }>;
type KillFigures = Extract<Op, { op: 'kill-figures' }>;

/** Buildings and walls the operation can reach; no more than are asked for. */
function buildings(game: FameState, deed: Deed, op: DestroyBuilding, most = Number.POSITIVE_INFINITY): Pick[] {
  const range = op.range === undefined ? undefined : within(game, deed.seat, op.range);
  const reached = (square: Square) => range === undefined || range.has(square);
  const aims = (owner: Seat) => mayAim(game, deed, owner) && (op.owner === 'any' || owner !== deed.seat);
  const found: Pick[] = [];
  for (const square of geometryOf(game.seats).squares) {
    const piece = game.map.pieces[square];
    if (piece?.kind !== 'building' || !aims(piece.owner) || !reached(square)) continue;
    if (op.where === 'army-end-square' && !hasStoppedArmy(game, deed.seat, square)) continue;
    if (found.push({ square }) >= most) return found;
  }
  if (op.where !== undefined) return found;
  for (const [owner, { cities }] of game.players.entries()) {
    for (const { walls, centre } of cities) {
      if (walls && aims(owner) && centre.some(reached)) found.push({ city: centre[0] ?? -1 });
    }
  }
  return found;
}

/** Did an army of the player end its move there this turn? */
function hasStoppedArmy(game: FameState, seat: Seat, square: Square): boolean {
  return playerOf(game, seat).figures.some((one) => one.kind === 'army' && one.moved && one.square === square);
}

const isSame = (one: Pick, other: Pick): boolean =>
  'square' in one && 'square' in other
    ? one.square === other.square
    : 'city' in one && 'city' in other && one.city === other.city;

/** Figures or a great person in a square, as objects. */
function victims(game: FameState, deed: Deed, op: KillFigures, square: Square): Pick[] {
  const found: Pick[] = [];
  for (const [owner, player] of game.players.entries()) {
    if (!mayAim(game, deed, owner)) continue;
    const [armies, scouts] = [countAt(player, square, 'army'), countAt(player, square, 'scout')];
    for (let a = 0; a <= armies; a++) {
      for (let s = 0; s <= scouts; s++) {
        if (a + s > 0 && a + s <= op.count) found.push({ armies: a, scouts: s, of: owner });
      }
    }
  }
  const piece = game.map.pieces[square];
  if (op.orGreatPerson && piece?.kind === 'person' && mayAim(game, deed, piece.owner)) {
    found.push({ greatPerson: piece.owner });
  }
  return found;
}

function kill(game: FameState, square: Square, victim: Pick): void {
  if ('greatPerson' in victim) return removePiece(game, square);
  if (!('armies' in victim)) return;
  const left = { army: victim.armies, scout: victim.scouts };
  for (const [number, figure] of playerOf(game, victim.of).figures.entries()) {
    if (figure.square !== square || left[figure.kind] <= 0) continue;
    left[figure.kind]--;
    removeFigure(game, victim.of, number);
  }
}

/** Is the wonder of one of these eras? */
function isOfEras(game: FameState, eras: readonly string[], wonder: string): boolean {
  return eras.includes(libraryOf(game.options).wonders[wonder]?.era ?? '');
}

/** Wonders of some eras on the map, and open ones in the market. */
function wondersOfEras(game: FameState, eras: readonly string[]): Pick[] {
  const found: Pick[] = [];
  for (const square of geometryOf(game.seats).squares) {
    const piece = game.map.pieces[square];
    if (piece?.kind === 'wonder' && !piece.obsolete && isOfEras(game, eras, piece.id)) found.push({ square });
  }
  for (const wonder of game.wonders.open) if (isOfEras(game, eras, wonder)) found.push({ wonder });
  return found;
}

/** Could the operation kill anything? Figures of one's own are always in range. */
function hasVictims(game: FameState, deed: Deed, { range, orGreatPerson }: KillFigures): boolean {
  if (playerOf(game, deed.seat).figures.some(({ square }) => square >= 0)) return true;
  const reached = range === undefined ? undefined : within(game, deed.seat, range);
  const isReached = (square: Square) => square >= 0 && (reached === undefined || reached.has(square));
  for (const [owner, { figures }] of game.players.entries()) {
    if (mayAim(game, deed, owner) && figures.some(({ square }) => isReached(square))) return true;
  }
  if (!orGreatPerson) return false;
  return geometryOf(game.seats).squares.some((square) => {
    const piece = game.map.pieces[square];
    return piece?.kind === 'person' && isReached(square) && mayAim(game, deed, piece.owner);
  });
}

/** The city at that square loses its walls. */
function pullDownWalls(game: FameState, square: Square): void {
  const city = centreAt(game, square);
  if (city === undefined || !city.walls) return;
  city.walls = false;
  tell(game, { fact: 'walls-lost', seat: ownerOfCentre(game, square), square: city.centre[0] ?? square, seen: 'all' });
}

/** The rules of destruction. */
export const destruction: OperationRules<Destruction> = {
  'destroy-building': {
    possible: (game, deed, op) => buildings(game, deed, op, 1).length > 0,
    asks(game, deed, op, picks) {
      const last = picks.at(-1);
      if (picks.length >= op.count || (last !== undefined && 'enough' in last)) return null;
      const open = buildings(game, deed, op).filter((one) => !picks.some((pick) => isSame(pick, one)));
      if (picks.length === 0) return open;
      return open.length === 0 ? null : [...open, { enough: true }];
    },
    targets: (game, _deed, _op, picks) =>
      picks.flatMap((pick) => {
        if ('city' in pick) return [ownerOfCentre(game, pick.city)];
        return 'square' in pick ? [game.map.pieces[pick.square]?.owner ?? -1] : [];
      }),
    apply(game, _deed, _op, picks) {
      for (const pick of picks) {
        if ('square' in pick) removePiece(game, pick.square);
        if ('city' in pick) pullDownWalls(game, pick.city);
      }
    },
  },
  'destroy-city': {
    asks: (game, _deed, _op, picks) =>
      picks.length > 0
        ? null
        : game.players.flatMap(({ cities }) =>
            cities.flatMap(({ capital, centre }) => (capital ? [] : [{ city: centre[0] ?? -1 }])),
          ),
    apply(game, _deed, _op, [pick]) {
      if (pick === undefined || !('city' in pick)) return;
      const city = centreAt(game, pick.city);
      const owner = ownerOfCentre(game, pick.city);
      if (city === undefined || owner < 0) return;
      clearOutskirts(game, city);
      destroyCity(game, owner, city);
    },
  },
  'destroy-walls': {
    possible: (game) => game.battle?.kind === 'city' && centreAt(game, game.battle.square)?.walls === true,
    apply(game) {
      if (game.battle !== null) pullDownWalls(game, game.battle.square);
    },
  },
  'kill-figures': {
    possible: hasVictims,
    asks(game, deed, op, [place, victim]) {
      if (victim !== undefined) return null;
      if (place !== undefined) return 'square' in place ? victims(game, deed, op, place.square) : null;
      const range = op.range === undefined ? undefined : within(game, deed.seat, op.range);
      return geometryOf(game.seats)
        .squares.filter((square) => range === undefined || range.has(square))
        .filter((square) => victims(game, deed, op, square).length > 0)
        .map((square) => ({ square }));
    },
    targets: (_game, _deed, _op, [, victim]) => {
      if (victim === undefined) return [];
      if ('greatPerson' in victim) return [victim.greatPerson];
      return 'armies' in victim ? [victim.of] : [];
    },
    apply(game, _deed, _op, [place, victim]) {
      if (place !== undefined && 'square' in place && victim !== undefined) kill(game, place.square, victim);
    },
  },
  'kill-random-unit': {
    asks: (game, { seat }, _, picks) =>
      picks.length > 0
        ? null
        : othersOf(game, seat)
            .filter((player) => playerOf(game, player).forces.length > 0)
            .map((player) => ({ player })),
    apply(game, _deed, _op, [pick]) {
      if (pick === undefined || !('player' in pick)) return;
      const { forces } = playerOf(game, pick.player);
      const [unit] = forces.splice(between(game, 'fate', 0, forces.length - 1), 1);
      if (unit === undefined) return;
      game.units[unitType(unit)].up.push(unit);
      tell(game, { fact: 'unit-killed', seat: pick.player, unit, barbarian: false, seen: 'all' });
    },
  },
  'obsolete-wonder': {
    possible: (game, _, { eras }) =>
      game.wonders.open.some((wonder) => isOfEras(game, eras, wonder)) || wondersOfEras(game, eras).length > 0,
    asks: (game, _, { eras }, picks) => (picks.length > 0 ? null : wondersOfEras(game, eras)),
    apply(game, _deed, _op, [pick]) {
      if (pick === undefined) return;
      if ('square' in pick) makeObsolete(game, pick.square);
      else if ('wonder' in pick) {
        takeFromMarket(game, pick.wonder);
        game.wonders.gone.push(pick.wonder);
        tell(game, { fact: 'obsolete', wonder: pick.wonder, seen: 'all' });
      }
    },
  },
};
