/** How difficult spaces are for somebody (ND 5). */

import type { Seat } from '@tabularium/kernel';
import { boardOf } from '../board.ts';
import { type Effect, forEachEffect, type TerrainUse } from '../effects.ts';
import type { NewDawnState } from '../state.ts';

type Changes = NonNullable<Effect['difficulty']>;

/** The difficulty of every space for that seat and use; the board's own list where nothing changes it. */
export function difficulties(game: NewDawnState, seat: Seat, use: TerrainUse): readonly number[] {
  const { difficulty } = boardOf(game.map);
  let changes: Changes[] | null = null;
  forEachEffect(game, seat, (effect) => {
    if (effect.difficulty === undefined) return;
    changes ??= [];
    changes.push(effect.difficulty);
  });
  if (changes === null) return difficulty;
  return difficulty.map((printed, space) => changed(game, seat, space, printed, use, changes ?? []));
}

/** The difficulty of one space for that seat and use. */
export function difficultyAt(game: NewDawnState, seat: Seat, space: number, use: TerrainUse): number {
  const changes: Changes[] = [];
  forEachEffect(game, seat, (effect) => {
    if (effect.difficulty !== undefined) changes.push(effect.difficulty);
  });
  return changed(game, seat, space, boardOf(game.map).difficulty[space] ?? 0, use, changes);
}

/** Effects that lower a difficulty work together: the lowest result counts (ND 20.16). */
function changed(
  game: NewDawnState,
  seat: Seat,
  space: number,
  printed: number,
  use: TerrainUse,
  changes: readonly Changes[],
): number {
  let result = printed;
  for (const change of changes) result = change(game, seat, space, result, use);
  return result;
}

/** For the caravans of an economy card. */
export const TRAVELLING: TerrainUse = { during: 'economy', placing: false };
/** For building a city. */
export const BUILDING: TerrainUse = { during: 'industry', placing: false };
/** For the defence of a space. */
export const FIGHTING: TerrainUse = { during: 'military', placing: false };
