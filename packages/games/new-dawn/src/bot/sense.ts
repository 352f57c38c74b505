/** What bots must know of each box: the part of judging a position that boxes answer for themselves. */

import type { ActionOf, FrameOf, Seat } from '@tabularium/kernel';
import type { FocusCard, FocusType } from '../content/focus-cards.ts';
import type { AgendaId } from '../content/victory-cards.ts';
import type { Board } from '../queries/board.ts';
import type { NewDawnState } from '../state.ts';
import type { Frames, NewDawn } from '../vocabulary.ts';
import type { Survey } from './survey.ts';

type Action = ActionOf<NewDawn>;

/** What bots know, box by box. */
export interface Sense {
  /** The turns of work an open agenda still takes. */
  readonly agendaTurns: Readonly<Partial<Record<AgendaId, (survey: Survey) => number>>>;
  /** What a trade token on each type of card adds to the speed, and what its card adds waiting in a higher slot. */
  readonly cardWorth: Readonly<Partial<Record<FocusType, { readonly trade: number; readonly waiting: number }>>>;
  /** What that seat is about to do in a frame of its own, in turns saved. */
  readonly work: { readonly [K in keyof Frames]?: (survey: Survey, frame: FrameOf<NewDawn, K>) => number };
  /** What winning a fight is worth that is in this step; the usual prize where nothing is said. */
  readonly fightPrize: { readonly [K in keyof Frames]?: number };
  /** How gladly a quick player takes an action; 1 where nothing is said. */
  readonly eagerness: {
    readonly [T in Action['type']]?: (game: NewDawnState, seat: Seat, action: Extract<Action, { type: T }>) => number;
  };
  /** How long it takes until each space can be attacked at all, in turns. */
  reachTurns(survey: Survey): (space: number) => number;
  /** From where that seat could attack with its military card, and how far away. */
  sallies(
    game: NewDawnState,
    seat: Seat,
    card: FocusCard,
  ): { readonly from: readonly number[]; readonly range: number };
  /** Does something stand there that is as hard to get rid of as a city? */
  isWalled(board: Board, space: number): boolean;
  /** What else makes the seat faster. */
  extraSpeed(survey: Survey): number;
  /** What other figures on the map have come nearer to where they are going, in turns. */
  extraSaved(survey: Survey): number;
}
