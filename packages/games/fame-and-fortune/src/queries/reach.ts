/** Where figures may go, stop and turn back from (FF 8.1 to FF 8.11, FF 8.14). */

import type { Seat } from '@tabularium/kernel';
import type { FameState, Square } from '../state.ts';
import { asks } from '../vocabulary/questions.ts';
import { isForbiddenStay } from './cities.ts';
import { geometryOf } from './geometry.ts';
import { playerOf } from './players.ts';
import { holdingsOf, statOf, waterOf } from './sources.ts';
import { countAt, enemyOn, isRevealed, isWater, ownerOfCentre, relicAt } from './squares.ts';

const NOWHERE_TO_GO: readonly Square[] = [];

/** A group on its way: so many of each, and what its owner's cards allow. */
export interface Group {
  readonly seat: Seat;
  readonly armies: number;
  readonly scouts: number;
  /** Not at all, crossing, ending (FF 8.3). */
  readonly water: 0 | 1 | 2;
  readonly limit: number;
  /** Passes what stops others (FF 8.10). */
  readonly flies: boolean;
  /** May not attack other players. */
  readonly peaceful: boolean;
  /** Scouts may take huts. */
  readonly exploring: boolean;
  /** Scouts go where armies go (FF 23.16). */
  readonly following: boolean;
  /** May end in a centre of its own to be disbanded (FF 17.1). */
  readonly disbands: boolean;
}

/** What a group of so many figures may do. */
export function groupOf(game: FameState, seat: Seat, armies: number, scouts: number): Group {
  const { standing } = holdingsOf(game, seat);
  return {
    seat,
    armies,
    scouts,
    water: waterOf(game, seat),
    limit: statOf(game, seat, 'stacking-limit'),
    flies: standing.has('ignore-stops'),
    peaceful: standing.has('no-attack-on-players'),
    exploring: standing.has('scouts-explore-huts'),
    following: game.options.scoutsFollowArmies,
    disbands: asks(game).disbands(game),
  };
}

/** How far figures of the player move (FF 8.1). */
export function speedOf(game: FameState, seat: Seat): number {
  return statOf(game, seat, 'travel-speed') * (playerOf(game, seat).hurried ? 2 : 1);
}

/** What a square is to a group. */
export type Encounter = 'none' | 'own-centre' | 'enemy-centre' | 'enemy' | 'village' | 'hut' | 'relic';

/** What waits for the group in a square. */
export function encounterAt(game: FameState, seat: Seat, square: Square): Encounter {
  const owner = ownerOfCentre(game, square);
  if (owner >= 0) return owner === seat ? 'own-centre' : 'enemy-centre';
  if (enemyOn(game, square, seat)) return 'enemy';
  const marker = game.map.markers[square];
  if (marker) return marker.kind;
  return relicAt(game, square) === '' ? 'none' : 'relic';
}

/** Does a move end where this is met (FF 8.5 to FF 8.7)? */
export const stopsMove = (encounter: Encounter): boolean =>
  encounter === 'enemy-centre' || encounter === 'enemy' || encounter === 'village' || encounter === 'hut';

/** May the group meet this: attack, take the marker, stand there (FF 8.5, FF 8.6, FF 16.1)? */
export function mayMeet(group: Group, encounter: Encounter): boolean {
  const led = group.armies > 0 && (group.scouts === 0 || group.following);
  switch (encounter) {
    case 'none':
      return true;
    case 'own-centre':
      return group.disbands;
    case 'enemy-centre':
    case 'enemy':
      return led && !group.peaceful;
    case 'village':
      return led;
    case 'hut':
      return led || group.exploring;
    case 'relic':
      return group.armies > 0;
  }
}

/** May the group enter the square at all, whether it can stay there or not? */
function mayEnter(game: FameState, group: Group, square: Square): boolean {
  if (!isRevealed(game, square)) return false;
  const encounter = encounterAt(game, group.seat, square);
  if (group.water === 0 && isWater(game, square)) return false;
  if (encounter === 'own-centre') return true;
  if (group.flies && stopsMove(encounter)) return true;
  return mayMeet(group, encounter);
}

/** May the group end its move there? `here` of its own figures stand there already. */
export function mayStop(game: FameState, group: Group, square: Square, here: number): boolean {
  const encounter = encounterAt(game, group.seat, square);
  if (!mayMeet(group, encounter)) return false;
  if (encounter === 'own-centre' || encounter === 'enemy-centre') return true;
  if (group.water < 2 && isWater(game, square)) return false;
  return here + group.armies + group.scouts <= group.limit && !isForbiddenStay(game, group.seat, square);
}

/** Own figures in a square that are not on this journey. */
export function othersAt(game: FameState, seat: Seat, square: Square, figures: readonly number[]): number {
  const player = playerOf(game, seat);
  let count = countAt(player, square);
  for (const number of figures) if (player.figures[number]?.square === square) count--;
  return count;
}

/** May the group go on from there: nothing stops it, and the square is not locked (FF 8.16)? */
function isPassable(game: FameState, group: Group, square: Square): boolean {
  if (game.map.locked.includes(square)) return false;
  return group.flies || !stopsMove(encounterAt(game, group.seat, square));
}

/** May the group of these figures end its move there? */
function mayEndAt(game: FameState, group: Group, square: Square, figures: readonly number[]): boolean {
  return mayStop(game, group, square, othersAt(game, group.seat, square, figures));
}

/** Can the group, standing there with so much movement left, still end its move somewhere (FF 8.14)? */
function canFinish(game: FameState, group: Group, square: Square, left: number, figures: readonly number[]): boolean {
  if (mayEndAt(game, group, square, figures)) return true;
  if (left <= 0 || game.map.locked.includes(square)) return false;
  const seen = [square];
  let frontier = [square];
  for (let more = left; more > 0 && frontier.length > 0; more--) {
    const next: Square[] = [];
    for (const to of newBeside(game, group, frontier, seen)) {
      if (mayEndAt(game, group, to, figures)) return true;
      if (isPassable(game, group, to)) next.push(to);
    }
    frontier = next;
  }
  return false;
}

/** The squares beside these that the group may enter and that were not seen yet; now they are. */
function newBeside(game: FameState, group: Group, frontier: readonly Square[], seen: Square[]): Square[] {
  const { beside } = geometryOf(game.seats);
  const found: Square[] = [];
  for (const from of frontier) {
    for (const to of beside[from] ?? NOWHERE_TO_GO) {
      if (seen.includes(to) || !mayEnter(game, group, to)) continue;
      seen.push(to);
      found.push(to);
    }
  }
  return found;
}

/** May the group step there next, with so much movement left before the step? */
function mayStep(game: FameState, group: Group, to: Square, left: number, figures: readonly number[]): boolean {
  if (!mayEnter(game, group, to)) return false;
  if (!group.flies && stopsMove(encounterAt(game, group.seat, to))) {
    return mayStop(game, group, to, othersAt(game, group.seat, to, figures));
  }
  return canFinish(game, group, to, left - 1, figures);
}

/** The squares beside the group's, if it can move on. */
function besideOf(game: FameState, from: Square, left: number): readonly Square[] {
  if (left <= 0 || game.map.locked.includes(from)) return NOWHERE_TO_GO;
  return geometryOf(game.seats).beside[from] ?? NOWHERE_TO_GO;
}

/** The squares the group may step to next. */
export function stepsFrom(
  game: FameState,
  group: Group,
  from: Square,
  left: number,
  figures: readonly number[],
): Square[] {
  const steps: Square[] = [];
  for (const to of besideOf(game, from, left)) if (mayStep(game, group, to, left, figures)) steps.push(to);
  return steps;
}

/** Is there a square the group may step to? */
export function canStep(
  game: FameState,
  group: Group,
  from: Square,
  left: number,
  figures: readonly number[],
): boolean {
  for (const to of besideOf(game, from, left)) if (mayStep(game, group, to, left, figures)) return true;
  return false;
}

/** Squares of face-down tiles beside the group's (FF 8.4, FF 8.18). */
export function discoveriesFrom(
  game: FameState,
  group: Group,
  from: Square,
  left: number,
  figures: readonly number[],
): readonly Square[] {
  if (left <= 0) return NOWHERE_TO_GO;
  const hidden = (geometryOf(game.seats).beside[from] ?? NOWHERE_TO_GO).filter((to) => !isRevealed(game, to));
  return hidden.length === 0 || canFinish(game, group, from, left - 1, figures) ? hidden : NOWHERE_TO_GO;
}

/** Squares within so many orthogonal steps of the player's figures and cities, over revealed squares (FF 4.2). */
export function within(game: FameState, seat: Seat, range: number): Set<Square> {
  const { figures, cities } = playerOf(game, seat);
  const starts = [
    ...figures.flatMap(({ square }) => (square < 0 ? [] : [square])),
    ...cities.flatMap(({ centre }) => centre),
  ];
  const { beside } = geometryOf(game.seats);
  const reached = new Set(starts);
  let frontier = [...reached];
  for (let steps = 0; steps < range; steps++) {
    const next: Square[] = [];
    for (const from of frontier) {
      for (const to of beside[from] ?? []) {
        if (reached.has(to) || !isRevealed(game, to)) continue;
        reached.add(to);
        next.push(to);
      }
    }
    frontier = next;
  }
  return reached;
}

/** Must figures of the player leave this square with their next move (FF 8.11)? */
export function mustLeave(game: FameState, seat: Seat, square: Square): boolean {
  return isForbiddenStay(game, seat, square) || (isWater(game, square) && waterOf(game, seat) < 2);
}
