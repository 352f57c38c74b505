/** The questions whose answers depend on the boxes in play. */

import { questions, type Seat } from '@tabularium/kernel';
import type { FameState } from '../state.ts';

/** What the rules ask instead of asking which box is in play. */
export interface FameQuestions {
  /** How many points of loot a won battle brings. */
  lootPoints(game: FameState, loser: Seat, city: boolean): number;
  /** May a move end in a centre of one's own, to be disbanded (FF 17.1)? */
  disbands(game: FameState): boolean;
  /** Are great people drawn as cards (FF 14.2)? */
  drawsCards(game: FameState): boolean;
}

/** The register of questions; `compose` fills it. */
export const asks = questions<FameQuestions>();
