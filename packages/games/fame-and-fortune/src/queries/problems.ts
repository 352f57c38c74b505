/** Why a figure, a building or a wonder cannot go where somebody tries to put it (FF 3.3, FF 4.10, FF 7.5, FF 8). */

import type { Refusal, Seat } from '@tabularium/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import type { FameState, Square } from '../state.ts';
import type { FameReason } from '../vocabulary/facts.ts';
import { isBuilding, isFigure } from './building.ts';
import { isForbiddenStay } from './cities.ts';
import { playerOf } from './players.ts';
import { encounterAt, type Group, mayMeet, othersAt, stopsMove } from './reach.ts';
import { statOf, waterOf } from './sources.ts';
import { countAt, enemyOn, isMarked, isRevealed, isWater, terrainAt } from './squares.ts';

type Problem = Refusal<FameReason>;

const because = (reason: FameReason, rule: string): Problem => ({ reason, rule });

/** Why a figure cannot start on a square around the capital: whatever is known, never on water (FF 3.3). */
export function startProblem(game: FameState, square: Square): Problem {
  if (terrainAt(game, square) === 'water') return because('water-at-start', 'FF 3.3');
  return isMarked(game, square) ? because('marker-there', 'FF 4.11') : because('stack-full', 'FF 8.2');
}

/** Why an item that a city makes cannot be put on a square of its outskirts; some are taken by what it makes first. */
export function placeProblem(
  game: FameState,
  seat: Seat,
  item: string,
  square: Square,
  taken: readonly Square[],
): Problem {
  if (taken.includes(square)) return because('taken', 'FF 7.5');
  const wrong = isFigure(item) ? figureTerrain(game, seat, square) : itemTerrain(game, item, square);
  if (wrong !== undefined) return wrong;
  if (isMarked(game, square)) return because('marker-there', isFigure(item) ? 'FF 4.11' : 'FF 7.6');
  if (isFigure(item) && countAt(playerOf(game, seat), square) >= statOf(game, seat, 'stacking-limit')) {
    return because('stack-full', 'FF 8.2');
  }
  if (enemyOn(game, square, seat)) return because('enemy-there', 'FF 4.10');
  if (!isBuilding(item)) return because('one-wonder', 'FF 7.10');
  const piece = game.map.pieces[square];
  if (piece?.kind === 'building' && piece.id === item) return because('same-there', 'FF 7.9');
  return BUILDINGS[item].limited === true ? because('one-limited', 'FF 7.7') : because('not-now', 'FF 7.5');
}

function figureTerrain(game: FameState, seat: Seat, square: Square): Problem | undefined {
  const isWet = terrainAt(game, square) === 'water' && waterOf(game, seat) < 2;
  return isWet ? because('water-for-figures', 'FF 7.5') : undefined;
}

function itemTerrain(game: FameState, item: string, square: Square): Problem | undefined {
  const terrain = terrainAt(game, square);
  if (isBuilding(item)) return BUILDINGS[item].terrain.includes(terrain) ? undefined : because('terrain', 'FF 7.6');
  return terrain === 'water' ? because('water-for-wonders', 'FF 7.10') : undefined;
}

/** Why a group on its way cannot step on a square. */
export function stepProblem(
  game: FameState,
  group: Group,
  from: Square,
  left: number,
  figures: readonly number[],
  to: Square,
): Problem {
  if (game.map.locked.includes(from)) return because('locked', 'FF 8.16');
  if (left <= 0) return because('no-movement', 'FF 8.1');
  if (!isRevealed(game, to)) return because('no-end', 'FF 8.18');
  if (group.water === 0 && isWater(game, to)) return because('water-to-cross', 'FF 8.3');
  return meetingProblem(game, group, to) ?? endProblem(game, group, figures, to);
}

/** Why the group may not meet what is there, if that is what stops it. */
function meetingProblem(game: FameState, group: Group, to: Square): Problem | undefined {
  const encounter = encounterAt(game, group.seat, to);
  if (mayMeet(group, encounter) || encounter === 'own-centre') return undefined;
  if (group.flies && stopsMove(encounter)) return undefined;
  if (encounter === 'relic') return because('relic-needs-army', 'FF 16.1');
  const isRival = encounter === 'enemy' || encounter === 'enemy-centre';
  return isRival && group.peaceful ? because('peace', 'FF 23.9') : because('armies-only', 'FF 8.5');
}

/** Why the group could not end its move there, nor anywhere it might go on to. */
function endProblem(game: FameState, group: Group, figures: readonly number[], to: Square): Problem {
  const { seat, armies, scouts, limit } = group;
  if (group.water < 2 && isWater(game, to)) return because('water-to-end', 'FF 8.14');
  if (encounterAt(game, seat, to) === 'own-centre') return because('own-centre', 'FF 8.9');
  if (isForbiddenStay(game, seat, to)) return because('forbidden-stay', 'FF 8.11');
  const here = othersAt(game, seat, to, figures);
  return here + armies + scouts > limit ? because('stack-full', 'FF 8.2') : because('no-end', 'FF 8.14');
}
