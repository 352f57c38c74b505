/** Phase 1: placing people (SA 4), with fewer places for two and three players (SA 11). */

import { type Decision, emit, type Procedure, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import { MOST } from '../content/limits.ts';
import { PLACES, type Place, placeIndex } from '../content/places.ts';
import {
  crowdOn,
  isInPlay,
  personsOn,
  placeAt,
  playersPerResourcePlace,
  villagePlaces,
  villageTaken,
} from '../queries/places.ts';
import { after, playerOf, unplaced } from '../queries/players.ts';
import type { StoneAgeState } from '../state.ts';
import type { Placement, Reason, StoneAge } from '../vocabulary.ts';
import { pushLatePicks } from './dice-row.ts';

/** Every placement there is: so many people on that place. */
const PLACEMENTS: readonly (readonly Placement[])[] = PLACES.map(({ id }) =>
  Array.from({ length: MOST.persons + 1 }, (_, persons) => ({ type: 'place', place: id, persons })),
);

/** Phase 1 begins with the start player (SA 4.1); a player who cannot place is skipped (SA 4.4). */
export const placing: Procedure<StoneAge, 'placing'> = {
  run(game) {
    const seat = nextPlacer(game, game.startPlayer);
    if (seat === undefined) return;
    push(game, { step: 'place', seat });
    pushLatePicks(game, seat);
  },
};

/** Put people on one place. */
export const place: Decision<StoneAge, 'place'> = {
  actions(game, frame) {
    const actions: Placement[] = [];
    for (let index = 0; index < PLACES.length; index++) addPlacements(game, frame.seat, index, actions);
    return actions;
  },
  take(game, frame, action) {
    const player = playerOf(game, frame.seat);
    const index = placeIndex(action.place);
    player.placed[index] = personsOn(player, index) + action.persons;
    emit(game, { fact: 'placed', seat: frame.seat, place: action.place, persons: action.persons, seen: 'all' });
    const seat = nextPlacer(game, after(game, frame.seat));
    if (seat === undefined) return pop(game); // SA 4.5
    frame.seat = seat;
    pushLatePicks(game, seat);
  },
  tries(game, frame) {
    const persons = unplaced(playerOf(game, frame.seat));
    return PLACEMENTS.flatMap((placements) => placements.slice(1, Math.max(persons, 2) + 1));
  },
  whyNot: (game, frame, action) => whyNotPlace(game, frame.seat, action),
};

/** The first seat from that one on that has a legal placement (SA 4.4); nobody once the phase is over (SA 4.5). */
function nextPlacer(game: StoneAgeState, from: Seat): Seat | undefined {
  let seat = from;
  for (let asked = 0; asked < game.seats; asked++) {
    if (canPlace(game, seat)) return seat;
    seat = after(game, seat);
  }
  return undefined;
}

function canPlace(game: StoneAgeState, seat: Seat): boolean {
  if (unplaced(playerOf(game, seat)) === 0) return false;
  for (let index = 0; index < PLACES.length; index++) if (room(game, seat, index) > 0) return true;
  return false;
}

function addPlacements(game: StoneAgeState, seat: Seat, index: number, actions: Placement[]): void {
  const most = room(game, seat, index);
  if (most === 0) return;
  const placements = PLACEMENTS[index] ?? [];
  for (let persons = placeAt(index).least; persons <= most; persons++) {
    const placement = placements[persons];
    if (placement !== undefined) actions.push(placement);
  }
}

/** How many people that seat may put on the place at most; 0 if it may not place there. */
function room(game: StoneAgeState, seat: Seat, index: number): number {
  const target = placeAt(index);
  if (!isInPlay(game, target)) return 0;
  const crowd = crowdOn(game, seat, index);
  if (crowd.own > 0 && !mayReturn(game, target)) return 0; // SA 4.3
  if (!target.shared && crowd.persons > 0) return 0;
  if (target.limited && crowd.players >= playersPerResourcePlace(game.seats)) return 0; // SA 11.2, SA 11.3
  if (target.village && villageTaken(game) >= villagePlaces(game.seats)) return 0; // SA 11.1
  const most = Math.min(target.rings - crowd.persons, unplaced(playerOf(game, seat)));
  return most < target.least ? 0 : most;
}

/** Only the hunting grounds may be visited twice, and only by that option (SA 16.1). */
function mayReturn(game: StoneAgeState, { does }: Place): boolean {
  return game.options.huntAgain && does.kind === 'gather' && does.yields === 'food';
}

function whyNotPlace(game: StoneAgeState, seat: Seat, action: Placement): Refusal<Reason> {
  const index = placeIndex(action.place);
  const target = placeAt(index);
  if (!isInPlay(game, target)) return { reason: 'not-in-play', rule: 'SA 2.2' };
  const crowd = crowdOn(game, seat, index);
  if (crowd.own > 0 && !mayReturn(game, target)) return { reason: 'already-there', rule: 'SA 4.3' };
  if (!target.shared && crowd.persons > 0) return { reason: 'place-taken', rule: 'SA 4.6' };
  if (target.village && villageTaken(game) >= villagePlaces(game.seats)) {
    return { reason: 'village-closed', rule: 'SA 11.1' };
  }
  if (target.limited && crowd.players >= playersPerResourcePlace(game.seats)) {
    return { reason: 'players-limit', rule: game.seats === 2 ? 'SA 11.3' : 'SA 11.2' };
  }
  if (target.rings === crowd.persons) return { reason: 'place-full', rule: 'SA 4.6' };
  if (target.least > 1 && action.persons !== target.least) return { reason: 'hut-needs-two', rule: 'SA 4.6' };
  if (unplaced(playerOf(game, seat)) < action.persons) return { reason: 'too-few-persons', rule: 'SA 4.2' };
  return target.shared ? { reason: 'too-few-rings', rule: 'SA 4.6' } : { reason: 'one-person-only', rule: 'SA 4.6' };
}
