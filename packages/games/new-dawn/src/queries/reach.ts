/** Ranges, counted step by step (ND 5.7, ND 5.10, ND 12.1, ND 13.3). */

import type { Seat } from '@tabularium/kernel';
import type { IndustryCard, MilitaryCard } from '../content/focus-cards.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown } from '../state.ts';
import { boardOf } from './board.ts';
import { hasEffect } from './effects.ts';
import {
  hasBarbarian,
  isCity,
  isCityStateSpace,
  isEmpty,
  isFreeCityState,
  NOTHING,
  PRINTED_TOKEN,
  pieceOwner,
  tokenOf,
} from './pieces.ts';
import { playerOf } from './players.ts';
import { BUILDING, difficultyFor } from './terrain.ts';

const FAR = 255;

/** Working space for one search at a time: steps to each space, and the spaces in the order they were met. */
const steps = new Uint8Array(512);
const met = new Uint16Array(512);
const targets = new Uint8Array(512);

/**
 * Spread out from the spaces already in `met[0..count)` up to `range` steps; `passes` says whether the way may lead on
 * through a space, `enters` whether it may lead into one. Leaves the steps in `steps` and returns how many were met.
 */
function spread(
  neighbours: readonly (readonly number[])[],
  count: number,
  range: number,
  enters: (space: number) => boolean,
  passes: (space: number) => boolean,
): number {
  let end = count;
  for (let at = 0; at < end; at++) {
    const space = met[at] ?? 0;
    const distance = steps[space] ?? FAR;
    if (distance >= range || (at >= count && !passes(space))) continue;
    for (const next of neighbours[space] ?? []) {
      if (steps[next] !== FAR || !enters(next)) continue;
      steps[next] = distance + 1;
      met[end++] = next;
    }
  }
  return end;
}

const always = () => true;

/** All spaces within that plain distance, the start included, whatever lies between (ND 5.10). */
export function spacesWithin(game: NewDawnKnown, from: number, range: number): number[] {
  const { neighbours, size } = boardOf(game.map);
  steps.fill(FAR, 0, size);
  steps[from] = 0;
  met[0] = from;
  const end = spread(neighbours, 1, range, always, always);
  return Array.from(met.subarray(0, end));
}

/** All spaces within that plain distance of one of these, in the order of their numbers. */
export function spacesNear(game: NewDawnKnown, sources: readonly number[], range: number): number[] {
  const { neighbours, size } = boardOf(game.map);
  steps.fill(FAR, 0, size);
  for (const space of sources) steps[space] = 0;
  met.set(sources);
  spread(neighbours, sources.length, range, always, always);
  const near: number[] = [];
  for (let space = 0; space < size; space++) if (steps[space] !== FAR) near.push(space);
  return near;
}

/** All spaces within that plain distance of a space friendly to that seat (Mass Media). */
export function nearFriendly(game: NewDawnKnown, seat: Seat, range: number): number[] {
  const { neighbours, size } = boardOf(game.map);
  steps.fill(FAR, 0, size);
  const sources = startFromFriendly(game, seat, null);
  const end = spread(neighbours, sources, range, always, always);
  return Array.from(met.subarray(0, end));
}

function startFromFriendly(game: NewDawnKnown, seat: Seat, except: readonly number[] | null): number {
  const { pieces } = game;
  let count = 0;
  for (let space = 0; space < pieces.length; space++) {
    if (pieceOwner(pieces[space]) !== seat || except?.includes(space) === true) continue;
    steps[space] = 0;
    met[count++] = space;
  }
  return count;
}

/** Where that seat may build a city with this card in this slot (ND 12.1). */
export function citySites(game: NewDawnKnown, seat: Seat, card: IndustryCard, slot: number): number[] {
  const board = boardOf(game.map);
  const difficulty = difficultyFor(game, seat, BUILDING);
  const end = citiesWithinRange(game, seat, card, slot, difficulty);
  const sites: number[] = [];
  for (let at = 0; at < end; at++) {
    const space = met[at] ?? 0;
    if (difficulty(space) <= slot && isBuildable(game, seat, space)) sites.push(space);
  }
  if (!hasEffect(game, seat, 'buildsOnEdge')) return sites;
  for (let space = 0; space < board.size; space++) {
    if (board.edge[space] !== true || steps[space] !== FAR || difficulty(space) > slot) continue;
    if (isEmpty(game, space) && isBuildable(game, seat, space)) sites.push(space);
  }
  return sites;
}

/** Mark what is within the card's range, every space counted through obeying the terrain limit (ND 12.1c, ND 12.1d). */
function citiesWithinRange(
  game: NewDawnKnown,
  seat: Seat,
  card: IndustryCard,
  slot: number,
  difficulty: (space: number) => number,
): number {
  const board = boardOf(game.map);
  steps.fill(FAR, 0, board.size);
  let count = startFromFriendly(game, seat, null);
  if (card.fromCaravans) {
    for (const space of playerOf(game, seat).caravans) {
      if (space < 0 || steps[space] !== FAR) continue;
      steps[space] = 0;
      met[count++] = space;
    }
  }
  const overWater = card.overWater || hasEffect(game, seat, 'buildsOverWater');
  const enters = (space: number): boolean => {
    if (board.water[space] === true) return overWater;
    if (difficulty(space) > slot) return false;
    const owner = pieceOwner(game.pieces[space]);
    return (owner < 0 || owner === seat) && !hasBarbarian(game, space);
  };
  return spread(board.neighbours, count, card.range, enters, always);
}

/** Is the space, whatever its distance and difficulty, one where that seat could build a city (ND 12.1a, ND 12.1b)? */
export function isBuildable(game: NewDawnKnown, seat: Seat, space: number): boolean {
  const { water, neighbours } = boardOf(game.map);
  if (water[space] === true || hasBarbarian(game, space)) return false;
  const piece = game.pieces[space] ?? NOTHING;
  if (piece !== NOTHING && (piece & ~1) !== tokenOf(seat)) return false;
  for (const next of neighbours[space] ?? []) {
    if (isCity(game.pieces[next]) || isCityStateSpace(game, next)) return false;
  }
  return asks(game).barsCity(game, seat, space) === null;
}

/** Is there something on the space that seat could attack (ND 13.3a)? */
export function isTarget(game: NewDawnKnown, seat: Seat, space: number): boolean {
  const piece = game.pieces[space] ?? NOTHING;
  if (piece >= 4) return pieceOwner(piece) !== seat;
  if (hasBarbarian(game, space)) return true;
  return piece === PRINTED_TOKEN && isFreeCityState(game, space);
}

/** Mark in `targets` what that seat could attack if it were in reach. */
function markTargets(game: NewDawnKnown, seat: Seat): void {
  const { pieces } = game;
  for (let space = 0; space < pieces.length; space++) {
    const piece = pieces[space] ?? NOTHING;
    targets[space] = piece >= 4 && pieceOwner(piece) !== seat ? 1 : 0;
  }
  for (const space of game.barbarians) if (space >= 0) targets[space] = 1;
  for (const { space } of boardOf(game.map).cityStates) if (pieces[space] === PRINTED_TOKEN) targets[space] = 1;
}

/** What that seat may attack with this card now (ND 13.3). */
export function attackTargets(game: NewDawnKnown, seat: Seat, card: MilitaryCard): number[] {
  const { water, neighbours, size } = boardOf(game.map);
  steps.fill(FAR, 0, size);
  markTargets(game, seat);
  const count = startFromFriendly(game, seat, game.turn.gained);
  const range = hasEffect(game, seat, 'unlimitedRange') ? FAR - 1 : card.range;
  const passes = (space: number): boolean =>
    water[space] === true ? card.overWater : card.overEverything || targets[space] === 0;
  const end = spread(neighbours, count, range, always, passes);
  const found: number[] = [];
  for (let at = count; at < end; at++) {
    const space = met[at] ?? 0;
    if (targets[space] === 1) found.push(space);
  }
  return found;
}
