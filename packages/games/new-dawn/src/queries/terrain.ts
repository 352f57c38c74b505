/** How difficult spaces are for somebody (ND 5). */

import type { Seat } from '@tabularium/kernel';
import type { NewDawnKnown } from '../state.ts';
import { boardOf } from './board.ts';
import { type Effect, forEachEffect, type TerrainUse } from './effects.ts';

/** How difficult each space is for that seat and use. Effects that lower it work together: the lowest result counts (ND 20.16). */
export function difficultyFor(game: NewDawnKnown, seat: Seat, use: TerrainUse): (space: number) => number {
  const { difficulty } = boardOf(game.map);
  const changes: NonNullable<Effect['difficulty']>[] = [];
  forEachEffect(game, seat, 'difficulty', (change) => changes.push(change));
  return (space) => {
    let result = difficulty[space] ?? IMPASSABLE;
    for (const change of changes) result = change(game, seat, space, result, use);
    return result;
  };
}

/** More than any slot's number: outside the map. */
const IMPASSABLE = 9;

/** The difficulty of one space for that seat and use. */
export function difficultyAt(game: NewDawnKnown, seat: Seat, space: number, use: TerrainUse): number {
  return difficultyFor(game, seat, use)(space);
}

/** For the caravans of an economy card. */
export const TRAVELLING: TerrainUse = { during: 'economy', placing: false };
/** For building a city. */
export const BUILDING: TerrainUse = { during: 'industry', placing: false };
/** For the defence of a space. */
export const FIGHTING: TerrainUse = { during: 'military', placing: false };
