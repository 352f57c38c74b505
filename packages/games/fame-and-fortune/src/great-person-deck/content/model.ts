/** What great person cards know besides the effects of the expansion (FF 25). */

import type { Effect } from '../../content/model.ts';
import type { FameMoment, FameOp, FameTiming } from '../../fame-and-fortune/content/model.ts';

/** More timings. */
export type DeckTiming =
  | FameTiming
  | 'research'
  /** After the hands are drawn, before the bonus cards. */
  | 'battle-start'
  /** Before the first player acts in any phase. */
  | 'start-of-any-phase';

/** More moments. */
export type DeckMoment =
  | FameMoment
  | 'phase-begins'
  /** The owner's own part of the Movement Phase begins. */
  | 'movement-part-begins'
  /** An arts action of another player resolves. */
  | 'city-devoted-by-other'
  | 'wonder-built'
  /** The cost of a wonder is computed. */
  | 'wonder-cost'
  | 'research-choice'
  /** A technology is put into the owner's pyramid. */
  | 'technology-placed'
  /** The owner learned a technology that nobody else knows or researches this turn. */
  | 'technology-pioneered'
  | 'battle-start'
  /** A unit of the owner dies in battle. */
  | 'unit-killed';

/** More operations. */
export type DeckOp =
  | FameOp
  | {
      readonly op: 'gain-scaled';
      readonly culture?: number;
      readonly trade?: number;
      /** Free steps on the culture track. */
      readonly steps?: number;
      readonly per: 'coins' | 'unbuilt-armies' | 'buildings' | 'markers-here';
      /** For every so many of them, rounded down. */
      readonly divisor?: number;
    }
  /** As long as the battle force is smaller than the opponent's, perhaps only when defending. */
  | {
      readonly op: 'stat-add-if';
      readonly stat: 'combat-bonus';
      readonly add: number;
      readonly if: 'fewer-units-than-opponent' | 'fewer-units-defending';
    }
  | { readonly [S in DeckSpecial]: { readonly op: S } }[DeckSpecial];

/** The odd operations of great people. */
export type DeckSpecial =
  /** As the capital's action every own city yields its arts. */
  | 'all-cities-arts'
  /** The culture of an arts action as trade. */
  | 'arts-as-trade'
  /** The card itself becomes a blank technology of the pyramid (FF 10.9). */
  | 'blank-technology'
  | 'convert-trade-culture'
  /** Unspent culture counts as combat bonus of a defender. */
  | 'culture-as-bonus'
  | 'double-speed'
  /** From one square of the outer edge to an empty one. */
  | 'edge-jump'
  | 'give-coin-for-step'
  | 'look-at-markers'
  | 'pass-battle-turn'
  /** One row below its level (FF 10.9). */
  | 'place-technology-lower'
  | 'redraw-events'
  /** Figures of one square join others of their owner. */
  | 'regroup'
  | 'replace-battle-force'
  | 'skip-occupied-spaces'
  | 'take-first-player'
  | 'wonder-counter';

/** What a great person card does. */
export type DeckEffect = Effect<DeckOp, DeckMoment, DeckTiming>;
