/** What the effects of the expansion know besides those of the base game (FF 25). */

import type { Resource } from '../../content/goods.ts';
import type { Effect, Moment, Op, Timing } from '../../content/model.ts';

/** A relic is rewarded in the next Start of Turn (FF 16.3). */
export type FameTiming = Timing | 'start-of-next-turn';

/** More moments. */
export type FameMoment =
  | Moment
  /** A figure of its owner revealed a tile. */
  | 'tile-discovered'
  /** Once for every resource its owner pays. */
  | 'resource-payment'
  /** Once for every investment marker its owner places. */
  | 'coin-invested'
  | 'technology-learned'
  | 'great-person-gained'
  /** An arts action of its owner resolves. */
  | 'city-devoted';

/** More operations. */
export type FameOp =
  | Op
  | { readonly op: 'gain-scaled'; readonly culture: number; readonly per: 'other-players-without-technology' }
  | { readonly op: 'gain-scaled'; readonly culture: number; readonly per: 'resource-icon-squares' }
  /** Draw so many more from the same deck for each event drawn, keep one. */
  | { readonly op: 'draw-events-extra'; readonly extra: number }
  /** Each of them discards a coin token of the user's choice. */
  | { readonly op: 'lose-coin'; readonly who: 'one-other' | 'up-to-2-others' | 'all-others' }
  /** Move all figures of another player in one square over land, as a group. */
  | { readonly op: 'move-group'; readonly steps: number }
  /** Another player falls into Anarchy. */
  | { readonly op: 'force-anarchy' }
  /** Pay so many resources of any kinds for one of these. */
  | { readonly op: 'substitute'; readonly for: readonly Resource[]; readonly count: number }
  /** Whoever defeats its owner gets so much more loot. */
  | { readonly op: 'loser-loot'; readonly add: number }
  /** Investment markers without paying coins. */
  | { readonly op: 'free-investment'; readonly markers: number }
  | { readonly [S in FameSpecial]: { readonly op: S } }[FameSpecial];

/** The odd operations of the expansion. */
export type FameSpecial =
  /** All governments count as unlocked (FF 19.3). */
  | 'all-governments'
  /** Two great people on offer, one is kept (FF 14.3). */
  | 'great-person-choice'
  /** The capital grows, now or as soon as it can (FF 13.3). */
  | 'grow-metropolis'
  /** Enemy figures cannot end a move in the outskirts of the owner's cities. */
  | 'no-enemy-stay'
  | 'one-of-each-resource'
  /** The capital is a metropolis from the start (FF 3.2). */
  | 'setup-metropolis';

/** What something of the expansion does. */
export type FameEffect = Effect<FameOp, FameMoment, FameTiming>;
