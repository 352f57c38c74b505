/** Phase 2: using people (SA 5) and the three village places (SA 6). */

import { type Decision, emit, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { MOST } from '../content/limits.ts';
import { PLACES, type PlaceId, type PlaceKind, placeAt, placeIndex } from '../content/places.ts';
import { after, playerAt } from '../queries.ts';
import type { StoneAge, StoneAgeState, Use } from '../state.ts';
import { offerBuilding } from './buildings.ts';
import { offerCard } from './cards.ts';
import { pushLatePicks } from './dice-row.ts';
import { rollAndGather } from './gathering.ts';
import { stepField } from './supply.ts';
import { gainTool } from './tools.ts';

const USES: readonly Use[] = PLACES.map(({ id }) => ({ type: 'use', place: id }));

/** One player uses all people before the next begins (SA 5.1). */
export const using: Procedure<StoneAge, 'using'> = {
  run(game, frame) {
    if (hasPlaced(game, frame.seat)) {
      push(game, frame);
      push(game, { step: 'use', seat: frame.seat });
      pushLatePicks(game, frame.seat);
    } else if (frame.left > 1) {
      push(game, { step: 'using', seat: after(game, frame.seat), left: frame.left - 1 });
    }
  },
};

/** Choose the next place to resolve, in any order (SA 5.2). */
export const use: Decision<StoneAge, 'use'> = {
  actions(game, frame) {
    const { placed } = playerAt(game, frame.seat);
    return USES.filter((_, index) => (placed[index] ?? 0) > 0);
  },
  take(game, frame, action) {
    pop(game);
    const { does } = placeAt(placeIndex(action.place));
    resolve(game, frame.seat, action.place, does);
  },
  tries: () => USES,
  whyNot: () => ({ reason: 'nobody-there', rule: 'SA 5.2' }),
};

function hasPlaced(game: StoneAgeState, seat: Seat): boolean {
  return playerAt(game, seat).placed.some((persons) => persons > 0);
}

function resolve(game: StoneAgeState, seat: Seat, place: PlaceId, does: PlaceKind): void {
  switch (does.kind) {
    case 'gather':
      return rollAndGather(game, seat, does.yields, playerAt(game, seat).placed[placeIndex(place)] ?? 0, place);
    case 'card':
      return offerCard(game, seat, does.space);
    case 'building':
      return offerBuilding(game, seat, does.stack);
    case 'tool-maker':
      gainTool(game, seat); // SA 6.1
      break;
    case 'hut':
      addPerson(game, seat);
      break;
    case 'field':
      stepField(game, seat); // SA 6.3
      break;
  }
  sendHome(game, seat, place);
}

/** The people of a resolved place go back to the player board (SA 5.2). */
export function sendHome(game: StoneAgeState, seat: Seat, place: PlaceId): void {
  playerAt(game, seat).placed[placeIndex(place)] = 0;
}

/** A person is born: placed from the next round on, fed already in this one (SA 6.2). */
function addPerson(game: StoneAgeState, seat: Seat): void {
  const player = playerAt(game, seat);
  if (player.persons === MOST.persons) {
    emit(game, { fact: 'hut-in-vain', seat, seen: 'all' });
    return;
  }
  player.persons++;
  emit(game, { fact: 'born', seat, persons: player.persons, seen: 'all' });
}
