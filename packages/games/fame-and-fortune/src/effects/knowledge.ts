/** Operations that teach: technologies learned without research. */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import type { Op } from '../content/model.ts';
import { isUnit } from '../queries/building.ts';
import { othersOf, playerOf, technologiesOf } from '../queries/players.ts';
import { hasPlaceFor, knownByOthers, levelOf, type Place, placesFor, unknownTo } from '../queries/pyramid.ts';
import { knows } from '../queries/sources.ts';
import { recruit } from '../rules/building.ts';
import { learnAt, mayPlaceLower } from '../rules/research.ts';
import { win } from '../rules/victory.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { Pick } from '../vocabulary/actions.ts';
import type { Deed } from '../vocabulary/frames.ts';
import { libraryOf } from '../vocabulary/library.ts';
import type { OperationRules } from '../vocabulary/operations.ts';
import { mayAim } from './gains.ts';

type Knowledge =
  | Extract<Op, { op: 'learn-free' | 'swap-technology' }>
  | { op: 'technology-victory' }
  | { op: 'unit-of-learned-type' };

/** Those of the technologies that the player could place. */
function placeable(game: FameState, seat: Seat, technologies: readonly string[]): Place[] {
  const lower = mayPlaceLower(game, seat);
  return technologies.flatMap((id) => placesFor(game, playerOf(game, seat), id, lower));
}

/** What the operation lets the player learn. */
function learnable(game: FameState, deed: Deed, op: Extract<Op, { op: 'learn-free' }>): Place[] {
  const { seat, about } = deed;
  const from = {
    'own-deck': () => unknownTo(game, seat),
    'any-other-player': () => knownByOthers(game, seat),
    'entered-player': () => (about.other < 0 ? [] : newTo(game, seat, about.other)),
  }[op.from]();
  return placeable(
    game,
    seat,
    from.filter((id) => op.level === undefined || levelOf(game, id) === op.level),
  );
}

/** What one player knows and the other does not. */
function newTo(game: FameState, seat: Seat, other: Seat): string[] {
  return technologiesOf(playerOf(game, other)).filter((id) => !knows(playerOf(game, seat), id));
}

/** Technologies of another player up to a level that the player could learn. */
function swappable(game: FameState, seat: Seat, other: Seat, levelMax: number): Place[] {
  return placeable(
    game,
    seat,
    newTo(game, seat, other).filter((id) => levelOf(game, id) <= levelMax),
  );
}

/** Is there one? */
function canSwap(game: FameState, seat: Seat, other: Seat, levelMax: number): boolean {
  const player = playerOf(game, seat);
  const lower = mayPlaceLower(game, seat);
  for (const row of playerOf(game, other).rows) {
    for (const id of row) {
      if (id === '') continue;
      const level = levelOf(game, id);
      if (level <= levelMax && hasPlaceFor(player, level, lower) && !knows(player, id)) return true;
    }
  }
  return false;
}

const placeIn = (pick: Pick | undefined): Place | undefined =>
  pick !== undefined && 'technology' in pick ? pick : undefined;

/** The type of unit a technology shows, or `''`. */
function rankShown(game: FameState, technology: string): string {
  return libraryOf(game.options).technologies[technology]?.unlocks?.rank?.type ?? '';
}

/** The rules of knowledge. */
export const knowledge: OperationRules<Knowledge> = {
  'learn-free': {
    asks: (game, deed, op, picks) => (picks.length > 0 ? null : learnable(game, deed, op)),
    apply(game, { seat }, _, [pick]) {
      const place = placeIn(pick);
      if (place !== undefined) learnAt(game, seat, place);
    },
  },
  'swap-technology': {
    possible(game, deed, { levelMax }) {
      for (let other = 0; other < game.seats; other++) {
        if (other !== deed.seat && mayAim(game, deed, other) && canSwap(game, deed.seat, other, levelMax)) return true;
      }
      return false;
    },
    asks(game, deed, { levelMax }, [player, technology]) {
      const { seat } = deed;
      if (player === undefined) {
        return othersOf(game, seat)
          .filter((other) => mayAim(game, deed, other) && canSwap(game, seat, other, levelMax))
          .map((other) => ({ player: other }));
      }
      return technology !== undefined || !('player' in player) ? null : swappable(game, seat, player.player, levelMax);
    },
    targets: (_game, _deed, _op, [pick]) => (pick !== undefined && 'player' in pick ? [pick.player] : []),
    apply(game, { seat }, { levelMax }, [player, technology]) {
      const place = placeIn(technology);
      if (player === undefined || !('player' in player) || place === undefined) return;
      push(game, { step: 'swap-back-offer', seat: player.player, from: seat, levelMax });
      learnAt(game, seat, place);
    },
  },
  'technology-victory': { apply: (game, { seat }) => win(game, seat, 'technology') },
  'unit-of-learned-type': {
    apply(game, { seat, about }) {
      const type = rankShown(game, about.technology);
      if (isUnit(type)) recruit(game, seat, type);
    },
  },
};

/** The other player learns something in return, if there is anything (Exchange of Ideas). */
export const swapBackOffer = {
  run(game: FameState, { seat, from, levelMax }: { seat: Seat; from: Seat; levelMax: number }) {
    if (canSwap(game, seat, from, levelMax)) push(game, { step: 'swap-back', seat, from, levelMax });
  },
};

/** Which technology the other player learns, or none. */
export const swapBack: Decision<FameAndFortune, 'swap-back'> = {
  actions: (game, { seat, from, levelMax }) => [
    ...swappable(game, seat, from, levelMax).map((place) => ({ type: 'learn' as const, ...place })),
    { type: 'pass' },
  ],
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'learn') learnAt(game, seat, action);
  },
};
