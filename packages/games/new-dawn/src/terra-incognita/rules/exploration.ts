/** The map grows: capital tiles at set-up, explored tiles afterwards (TI 3.3h, TI 6). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { isResource } from '../../content/resources.ts';
import type { Letter } from '../../content/tiles.ts';
import { around, boardOf, type Hex, hexKey, holesIn, printPlacement } from '../../queries/board.ts';
import { capitalSpace, isEmpty, PRINTED_TOKEN } from '../../queries/pieces.ts';
import { barbarianOf, isCityState, isNaturalWonder } from '../../queries/things.ts';
import type { TilePlace } from '../../queries/tiles.ts';
import { onSpace } from '../../rules/actions.ts';
import { foundCapital, makeRoom } from '../../rules/map-building.ts';
import { tell } from '../../rules/telling.ts';
import { checkAgendas } from '../../rules/victory.ts';
import type { NewDawnState } from '../../state.ts';
import type { Actions, NewDawn } from '../../vocabulary.ts';
import { WATER_TOKENS } from '../content/limits.ts';
import { WATER_TILE } from '../content/tiles.ts';
import { capitalPlaces, edgeSpaces, explorationPlaces } from '../queries/exploring.ts';
import { terraOf } from '../queries/realms.ts';
import type { Found } from '../vocabulary.ts';

/** Tokens on every symbol from that space on (TI 3.4, TI 6.3); what was laid. */
export function populateFrom(game: NewDawnState, first: number): Found[] {
  const { printed, size } = boardOf(game.map);
  const laid: Found[] = [];
  for (let space = first; space < size; space++) {
    const symbol = printed[space];
    if (symbol === null || symbol === undefined || symbol === 'capital' || symbol === 'fort') continue;
    if (isResource(symbol) && game.supply[symbol] === 0) continue;
    laid.push(symbol);
    if (isResource(symbol)) game.supply[symbol]--;
    if (isResource(symbol) || isCityState(symbol) || isNaturalWonder(symbol)) game.pieces[space] = PRINTED_TOKEN;
    else game.barbarians[barbarianOf(symbol satisfies Letter)] = space;
  }
  return laid;
}

/** The bottom tile of the stack is drawn; if it fits nowhere it goes on top (TI 6.3). */
export const explore: Procedure<NewDawn, 'explore'> = {
  run(game, { seat, from }) {
    const tile = terraOf(game).stack.pop();
    if (tile === undefined) return;
    tell(game, { fact: 'tile-drawn', seat, tile });
    if (explorationPlaces(game.map, from).length > 0) return push(game, { step: 'take-tile', seat, from, tile });
    terraOf(game).stack.unshift(tile);
    tell(game, { fact: 'tile-does-not-fit', seat, tile });
  },
};

const placesFor = (game: NewDawnState, from: number | undefined): readonly TilePlace[] =>
  from === undefined ? capitalPlaces(game.map, game.seats) : explorationPlaces(game.map, from);

/** Which side up, turned how? Only what fits somewhere is offered. */
export const takeTile: Decision<NewDawn, 'take-tile'> = {
  actions(game, { seat, from, tile: drawn }) {
    const tile = drawn ?? game.tilesToLay[seat]?.[0];
    if (tile === undefined) return [];
    const turns = new Map<string, TilePlace>();
    for (const place of placesFor(game, from)) turns.set(`${place.side}${place.rotation}`, place);
    return [...turns.values()].map(({ side, rotation }) => ({ type: 'take-tile', tile, side, rotation }));
  },
  take(game, { seat, from }, { tile, side, rotation }) {
    pop(game);
    const turned = { step: 'lay-tile', seat, tile, side, rotation } as const;
    push(game, from === undefined ? turned : { ...turned, from });
  },
};

/** Your own capital goes on the star of a capital tile at once (TI 3.3h). */
function settleCapital(game: NewDawnState, seat: Seat, centre: number): void {
  if (boardOf(game.map).printed[centre] === 'capital') foundCapital(game, seat, centre);
}

/** Where the tile goes. */
export const layTile: Decision<NewDawn, 'lay-tile'> = {
  actions: (game, { side, rotation, from }) =>
    placesFor(game, from)
      .filter((place) => place.side === side && place.rotation === rotation)
      .map(({ q, r }) => ({ type: 'lay-tile', q, r })),
  take(game, { seat, tile, side, rotation, from }, { q, r }) {
    pop(game);
    const first = boardOf(game.map).size;
    game.map += ` ${printPlacement({ tile, side, rotation, q, r })}`;
    makeRoom(game);
    if (from === undefined) {
      game.tilesToLay[seat] = [];
      tell(game, { fact: 'tile-laid', seat, tile });
      return settleCapital(game, seat, first);
    }
    tell(game, { fact: 'tile-explored', seat, tile, found: populateFrom(game, first) });
    checkAgendas(game);
  },
};

const EXPLORE_FROM = onSpace('explore-from');

/** Apadana: from which edge space? */
export const exploreFrom: Decision<NewDawn, 'explore-from'> = {
  actions: (_game, { spaces }) => spaces.map(EXPLORE_FROM),
  take(game, { seat }, { space }) {
    pop(game);
    push(game, { step: 'explore', seat, from: space });
  },
};

/** Apadana: a control token on an empty space of the new tile. */
export const settleNewTile: Procedure<NewDawn, 'settle-new-tile'> = {
  run(game, { seat, size }) {
    const { water, tile } = boardOf(game.map);
    const spaces = game.pieces
      .map((_, space) => space)
      .filter((space) => space >= size && tile[space] !== -1 && water[space] !== true && isEmpty(game, space));
    if (spaces.length > 0) push(game, { step: 'place-among', seat, spaces, reinforced: false, left: 1 });
  },
};

/** The edge spaces of the tile that seat's capital stands on. */
function homeEdge(game: NewDawnState, seat: Seat): number[] {
  const { tile } = boardOf(game.map);
  const home = tile[capitalSpace(game, seat)];
  return edgeSpaces(game).filter((space) => tile[space] === home);
}

const LOOK: Actions['survey'] = Object.freeze({ type: 'look' });

/** Astronomy: up to two tiles from the bottom are looked at, one by one; one may be laid, the rest goes back. */
export const survey: Decision<NewDawn, 'survey'> = {
  actions(game, { seat, looks }) {
    const { stack, looked } = terraOf(game);
    const actions: Actions['survey'][] = looks > 0 && stack.length > 0 ? [LOOK] : [];
    if (looked.tiles.length === 0) return [...actions, NO_MORE];
    for (const tile of looked.tiles) {
      for (const space of homeEdge(game, seat)) {
        if (explorationPlaces(game.map, space).length > 0) actions.push({ type: 'survey', tile, space });
      }
      for (const to of ['top', 'bottom'] as const) actions.push({ type: 'return-tile', tile, to });
    }
    return actions;
  },
  take(game, frame, action) {
    const { seat } = frame;
    const { stack, looked } = terraOf(game);
    if (action.type === 'done') return pop(game);
    if (action.type === 'look') {
      frame.looks--;
      looked.seat = seat;
      looked.tiles.push(...stack.splice(-1));
      tell(game, { fact: 'tile-looked-at', seat });
      return;
    }
    // Once a tile has gone back, no other is looked at.
    frame.looks = 0;
    looked.tiles = looked.tiles.filter((tile) => tile !== action.tile);
    if (action.type === 'survey') {
      tell(game, { fact: 'tile-chosen', seat, tile: action.tile });
      for (const _tile of looked.tiles) tell(game, { fact: 'tile-returned', seat, to: 'bottom' });
      stack.push(...looked.tiles);
      looked.tiles = [];
      looked.seat = -1;
      pop(game);
      return push(game, { step: 'take-tile', seat, from: action.space, tile: action.tile });
    }
    tell(game, { fact: 'tile-returned', seat, to: action.to });
    if (action.to === 'top') stack.unshift(action.tile);
    else stack.push(action.tile);
    if (looked.tiles.length > 0) return;
    looked.seat = -1;
    pop(game);
  },
};

const NO_MORE: Actions['survey'] = Object.freeze({ type: 'done' });

/** The hexes off the map next to that space, if the water tokens are enough for one there and for what it encloses. */
function openHexes(game: NewDawnState, space: number): Hex[] {
  const { hexes, waterTokens } = boardOf(game.map);
  const hex = hexes[space];
  const left = WATER_TOKENS - waterTokens;
  if (hex === undefined || left === 0) return [];
  const laid = new Set(hexes.map(({ q, r }) => hexKey(q, r)));
  const open = around(hex).filter(({ q, r }) => !laid.has(hexKey(q, r)));
  return open.filter((one) => 1 + holesIn([...hexes, one]).length <= left);
}

/** Shipbuilding: a water token may be laid next to the caravan that is about to explore (TI 19.10). */
export const layWater: Decision<NewDawn, 'lay-water'> = {
  actions: (game, { from }) => [
    { type: 'done' },
    ...openHexes(game, from).map(({ q, r }) => ({ type: 'lay-water' as const, q, r })),
  ],
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    const { q, r } = action;
    const space = boardOf(game.map).size;
    game.map += ` ${printPlacement({ tile: WATER_TILE, side: 'A', rotation: 0, q, r })}`;
    makeRoom(game);
    tell(game, { fact: 'water-laid', seat, space });
    // Once per resolution: the move under way notes it for all caravans.
    for (const frame of game.frames) if (frame.step === 'move-caravan') frame.laidWater = true;
  },
};
