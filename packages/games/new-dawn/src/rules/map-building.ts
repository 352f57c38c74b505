/** The map is built by the players, tile by tile (ND 4). */

import { between, type Decision, type Procedure, pop, push, roll, type Seat, shuffle } from '@tabularium/kernel';
import { CORE } from '../content/layouts.ts';
import { TILES_EACH } from '../content/limits.ts';
import { TILES, type TileKind } from '../content/tiles.ts';
import { boardOf, printMap, printPlacement } from '../queries/board.ts';
import { capitalOf, NOTHING } from '../queries/pieces.ts';
import { CORE_TILES, type TilePlace, tilePlaces } from '../queries/tiles.ts';
import type { NewDawnState } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';
import { tell } from './telling.ts';

const tilesOf = (kind: TileKind): number[] => TILES.filter((tile) => tile.kind === kind).map(({ tile }) => tile);

/** Deal the capital tiles, lay the core and deal the rest (ND 4.1 to ND 4.5). */
export function dealTiles(game: NewDawnState): void {
  const capitals = shuffle(game, 'map', tilesOf('capital'));
  const wonders = shuffle(game, 'map', tilesOf('natural-wonder'));
  const cityStates = shuffle(game, 'map', tilesOf('city-state'));
  const core = shuffle(game, 'map', [...wonders.splice(0, 2), ...cityStates.splice(0, 2)]);
  const side = roll(game, 'map') <= 3 ? 'A' : 'B';
  game.map = printMap(CORE[side].slice(0, CORE_TILES).map((slot, at) => ({ ...slot, tile: core[at] ?? 0, side })));
  const others = shuffle(game, 'map', [...wonders, ...cityStates, ...tilesOf('plain')]);
  for (let seat = 0; seat < game.seats; seat++) {
    game.tilesToLay.push([...capitals.splice(0, 1), ...others.splice(0, TILES_EACH)]);
  }
  makeRoom(game);
}

/** Pieces lists have a place for every space. */
export function makeRoom(game: NewDawnState): void {
  while (game.pieces.length < boardOf(game.map).size) game.pieces.push(NOTHING);
}

/** The next player with a tile lays one; when all are laid, the map is populated (ND 4.6, ND 4.7). */
export const nextTile: Procedure<NewDawn, 'next-tile'> = {
  run(game, { seat }) {
    if (game.tilesToLay[seat]?.length === 0) return push(game, { step: 'populate' });
    push(game, { step: 'next-tile', seat: (seat + 1) % game.seats });
    push(game, { step: 'take-tile', seat });
  },
};

/** Which tile, which side up, turned how? Only what fits somewhere is offered. */
export const takeTile: Decision<NewDawn, 'take-tile'> = {
  actions(game, { seat }) {
    const turns = new Map<string, TilePlace>();
    for (const place of tilePlaces(game.map)) turns.set(`${place.side}${place.rotation}`, place);
    return (game.tilesToLay[seat] ?? []).flatMap((tile) =>
      [...turns.values()].map(({ side, rotation }) => ({ type: 'take-tile' as const, tile, side, rotation })),
    );
  },
  take(game, { seat }, { tile, side, rotation }) {
    pop(game);
    push(game, { step: 'lay-tile', seat, tile, side, rotation });
  },
};

/** Where the tile goes. */
export const layTile: Decision<NewDawn, 'lay-tile'> = {
  actions: (game, { side, rotation }) =>
    tilePlaces(game.map)
      .filter((place) => place.side === side && place.rotation === rotation)
      .map(({ q, r }) => ({ type: 'lay-tile', q, r })),
  take(game, { seat, tile, side, rotation }, { q, r }) {
    pop(game);
    lay(game, seat, tile, { side, rotation, q, r });
  },
};

/** Lay the tile; the player's own capital goes on its star at once (ND 4.6d). */
function lay(game: NewDawnState, seat: Seat, tile: number, place: TilePlace): void {
  const centre = boardOf(game.map).size;
  game.map += ` ${printPlacement({ ...place, tile })}`;
  game.tilesToLay[seat] = (game.tilesToLay[seat] ?? []).filter((one) => one !== tile);
  makeRoom(game);
  tell(game, { fact: 'tile-laid', seat, tile });
  if (boardOf(game.map).printed[centre] === 'capital') foundCapital(game, seat, centre);
}

/** A player's capital stands there for the rest of the game. */
export function foundCapital(game: NewDawnState, seat: Seat, space: number): void {
  game.pieces[space] = capitalOf(seat);
  tell(game, { fact: 'capital-founded', seat, space });
}

/** A map laid by chance under the same rules, for those who want to play at once. */
export function layByChance(game: NewDawnState, first: Seat): void {
  for (let turn = 0; turn < game.seats * (TILES_EACH + 1); turn++) {
    const seat = (first + turn) % game.seats;
    const own = game.tilesToLay[seat] ?? [];
    const places = tilePlaces(game.map);
    const tile = own[between(game, 'map', 0, own.length - 1)];
    const place = places[between(game, 'map', 0, places.length - 1)];
    if (tile !== undefined && place !== undefined) lay(game, seat, tile, place);
  }
}
