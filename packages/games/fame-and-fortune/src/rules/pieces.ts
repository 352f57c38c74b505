/** Buildings, wonders and great people on the map: placed, replaced, destroyed (FF 7.9, FF 19). */

import { between, type Seat } from '@tabularium/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { isBuilding, upgradeOf } from '../queries/building.ts';
import { playerOf } from '../queries/players.ts';
import { outskirtsOf } from '../queries/squares.ts';
import type { City, FameState, Piece, Square } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { discardPerson, takeOut } from './discards.ts';
import { loseWonderOfState } from './government.ts';
import { removeCoins } from './stores.ts';
import { tell } from './telling.ts';

/** Put a piece on a square; what stood there is replaced (FF 7.9). */
export function placePiece(game: FameState, square: Square, kind: Piece['kind'], id: string, owner: Seat): void {
  removePiece(game, square, true);
  game.map.pieces[square] = { kind, id, owner, obsolete: false };
  if (isBuilding(id) && kind === 'building') takeFromPool(game, id, 1);
  tell(game, { fact: 'placed', seat: owner, kind, id, square, seen: 'all' });
}

function takeFromPool(game: FameState, id: keyof typeof BUILDINGS, count: number): void {
  const { pool } = BUILDINGS[id];
  game.buildings[pool] = (game.buildings[pool] ?? 0) - count;
}

/** Take a piece off: buildings go to the market; replaced people to the reserve, killed ones and wonders out of the game. */
export function removePiece(game: FameState, square: Square, replaced = false): void {
  const piece = game.map.pieces[square];
  if (!piece) return;
  game.map.pieces[square] = null;
  tell(game, { fact: 'removed', seat: piece.owner, kind: piece.kind, id: piece.id, square, replaced, seen: 'all' });
  if (piece.kind === 'building') {
    if (isBuilding(piece.id)) takeFromPool(game, piece.id, -1);
  } else if (piece.kind === 'wonder') loseWonder(game, piece);
  else if (replaced) playerOf(game, piece.owner).reserve.push(piece.id);
  else losePerson(game, piece.owner, piece.id);
}

function loseWonder(game: FameState, { id, owner }: Piece): void {
  game.wonders.gone.push(id);
  removeCoins(game, owner, id);
  loseWonderOfState(game, owner, id);
}

/** A marker is gone for good: more cards of its type than markers are discarded at random (FF 14.6). */
function losePerson(game: FameState, seat: Seat, type: string): void {
  const { people } = libraryOf(game.options);
  const player = playerOf(game, seat);
  const cards = () => player.people.filter(({ id }) => people[id]?.type === type);
  while (cards().length > markersOf(game, seat, type)) {
    const held = cards();
    const lost = held[between(game, 'people', 0, held.length - 1)];
    if (lost === undefined) return;
    tell(game, { fact: 'person-lost', seat, person: lost.id, seen: 'all' });
    removeCoins(game, seat, lost.id);
    discardPerson(game, seat, lost.id);
  }
}

/** Markers of that type the player has, on the map or in reserve. */
function markersOf(game: FameState, seat: Seat, type: string): number {
  const { cities, reserve } = playerOf(game, seat);
  let count = reserve.filter((one) => one === type).length;
  for (const city of cities) {
    for (const square of outskirtsOf(game, city)) {
      const piece = game.map.pieces[square];
      if (piece?.kind === 'person' && piece.id === type) count++;
    }
  }
  return count;
}

/** A great person of the reserve is put on the map (FF 5.6). */
export function placePerson(game: FameState, seat: Seat, type: string, square: Square): void {
  takeOut(playerOf(game, seat).reserve, (one) => one === type);
  placePiece(game, square, 'person', type, seat);
}

/** A wonder loses its ability; its marker stays (FF 19.1). */
export function makeObsolete(game: FameState, square: Square): void {
  const piece = game.map.pieces[square];
  if (piece?.kind !== 'wonder') return;
  piece.obsolete = true;
  tell(game, { fact: 'obsolete', wonder: piece.id, seen: 'all' });
  loseWonderOfState(game, piece.owner, piece.id);
}

/** Everything in a city's outskirts goes (FF 9.11). */
export function razeOutskirts(game: FameState, city: City): void {
  for (const square of outskirtsOf(game, city)) removePiece(game, square);
}

/** A technology upgrades a building: all of the player's flip at once (FF 7.8). */
export function upgradeBuildings(game: FameState, seat: Seat, to: string): void {
  for (const city of playerOf(game, seat).cities) {
    for (const square of outskirtsOf(game, city)) {
      const piece = game.map.pieces[square];
      if (piece?.kind !== 'building' || !isBuilding(piece.id) || upgradeOf(piece.id) !== to) continue;
      piece.id = to;
      tell(game, { fact: 'upgraded', seat, id: to, square, seen: 'all' });
    }
  }
}
