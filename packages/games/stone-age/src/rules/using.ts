/** Phase 2: using people (SA 5) and the three village places (SA 6). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { type Doing, PLACES, type PlaceId, type PlaceKind, placeIndex } from '../content/places.ts';
import { doingOf, hasPlaced, personsOn } from '../queries/places.ts';
import { after, playerOf } from '../queries/players.ts';
import type { StoneAgeState } from '../state.ts';
import type { StoneAge, Use } from '../vocabulary.ts';
import { offerBuilding } from './buildings.ts';
import { offerCard } from './cards.ts';
import { pushLatePicks } from './dice-row.ts';
import { rollAndGather } from './gathering.ts';
import { addPerson, sendHome } from './people.ts';
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
    const player = playerOf(game, frame.seat);
    return USES.filter((_, index) => personsOn(player, index) > 0);
  },
  take(game, frame, action) {
    pop(game);
    resolve(game, frame.seat, doingOf(action.place), action.place);
  },
  tries: () => USES,
  whyNot: () => ({ reason: 'nobody-there', rule: 'SA 5.2' }),
};

/** What each kind of place does for whoever resolves it. Bought or gathered, people go home once that is done. */
const RESOLVE: {
  readonly [K in PlaceKind]: (game: StoneAgeState, seat: Seat, does: Doing<K>, place: PlaceId) => void;
} = {
  gather(game, seat, { yields }, place) {
    rollAndGather(game, seat, yields, personsOn(playerOf(game, seat), placeIndex(place)), place);
  },
  card: (game, seat, { space }) => offerCard(game, seat, space),
  building: (game, seat, { stack }) => offerBuilding(game, seat, stack),
  'tool-maker'(game, seat, _does, place) {
    gainTool(game, seat); // SA 6.1
    sendHome(game, seat, place);
  },
  hut(game, seat, _does, place) {
    addPerson(game, seat); // SA 6.2
    sendHome(game, seat, place);
  },
  field(game, seat, _does, place) {
    stepField(game, seat); // SA 6.3
    sendHome(game, seat, place);
  },
};

function resolve<K extends PlaceKind>(game: StoneAgeState, seat: Seat, does: Doing<K>, place: PlaceId): void {
  RESOLVE[does.kind](game, seat, does, place);
}
