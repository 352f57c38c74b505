/** The words of the box. */

import type { Asking, Seat } from '@tabularium/kernel';
import type { Choose, Done, OfCard, OfSeat } from '../vocabulary.ts';

interface Draft {
  readonly type: 'draft';
  readonly leader: string;
  readonly wonder: string;
}

/** What its steps remember. */
interface FamousFrames {
  draft: Asking<Draft> & { level: number };
  invest: { seat: Seat; price: number; culture: number };
  stance: { seat: Seat };
  'colonize-from-hand': { seat: Seat };
  'reveal-from-hand': { seat: Seat };
}

/** What can be decided in them, and what its cards allow in the steps of the base game. */
interface FamousActions {
  draft: Draft;
  act: { readonly type: 'spend-token' } | { readonly type: 'help'; readonly owner: Seat };
  politics: { readonly type: 'open-games' };
  invest: { readonly type: 'pay' } | Done;
  stance: Choose;
  'colonize-from-hand': OfCard<'colonize'> | Done;
  'reveal-from-hand': OfCard<'show-event'> | Done;
}

interface FamousWords {
  frames: FamousFrames;
  actions: FamousActions;
  facts:
    | OfSeat<'spent-token', { card: string }>
    | OfSeat<'games-opened'>
    | OfSeat<'took-stance', { card: string; option: number }>
    | OfSeat<'strengthened-tactic', { card: string; bonus: number }>;
  /** Which leaders and wonders take part; `base` plays without the box (TA 17.4). */
  options: {
    leaders:
      | 'base'
      | 'expansion'
      | 'secret-mix'
      | 'open-mix'
      | 'hidden-future'
      | 'one-extra'
      | 'draft'
      | 'open-draft'
      | 'agreed';
    /** Those the players have agreed on, old ones by the name of the base card. */
    agreed: readonly string[];
  };
  /** The board of an open mix, and the draft. */
  labels: {
    readonly famous: string;
    readonly draft: string;
    readonly draftMeans: string;
    readonly draftReads: string;
  };
  streams: 'mix';
}

declare module '../vocabulary.ts' {
  interface Boxes {
    leadersAndWonders: FamousWords;
  }
}
