/**
 * What cards do beyond the numbers printed on them: functions hung on named moments, and answers to named questions.
 * Rules and queries ask here and never for a card by its name; the effects themselves lie in `effects/` and the boxes.
 */

import type { Refusal, Seat } from '@tabularium/kernel';
import type { Discount, ExtraAction, Gain, Goods, Powers, Rating } from '../content/model.ts';
import type { AgesKnown, AgesState } from '../state.ts';
import type { AgesReason, PhaseAction, PoliticalAction } from '../vocabulary.ts';

/** Why something is impossible; nothing if it is possible. */
export type Forbidden = Refusal<AgesReason> | undefined;

/** Something done or counted for whoever has the card. */
type Ask<T> = (game: AgesState, seat: Seat) => T;

/** Named moments: what happens now because of the card. */
interface Moments {
  /** Start of its owner's turn. */
  readonly turnStarts?: Ask<void>;
  readonly actionPhaseStarts?: Ask<void>;
  readonly actionPhaseEnds?: Ask<void>;
  /** After the excess cards were discarded at the end of its owner's turn (TA 14.6). */
  readonly turnEnds?: Ask<Gain>;
  readonly gameEnds?: Ask<Gain>;
  /** This leader left play, in whatever way. */
  readonly left?: Ask<Gain>;
  /** This wonder was completed. */
  readonly completed?: Ask<Gain>;
  /** A stage of this wonder was built; `cost` is printed on it. */
  readonly stageBuilt?: (cost: number) => Gain;
  /** Its owner developed a technology. */
  readonly developed?: Ask<void>;
  /** Its owner's farms or mines have produced. */
  readonly produced?: (game: AgesState, seat: Seat, goods: Goods) => void;
  /** Its owner sacrifices a unit in an attack. */
  readonly sacrificed?: Ask<Gain>;
  /** Somebody attacks while the games are on that its owner opened. */
  readonly gamesDisturbed?: (game: AgesState, attacker: Seat) => void;
}

/** Named questions: what the card makes of something that rules and queries want to know. */
interface Questions {
  /** What an event gives or takes where that has to be counted. */
  readonly counted?: Ask<Gain>;
  /** Civil actions more for taking this very card from the row. */
  readonly taking?: (game: AgesKnown, seat: Seat) => number;
  /** How much lower a cost is, where that has to be counted. */
  readonly discount?: (game: AgesKnown, seat: Seat, on: Discount['on'], card: string) => number;
  /** How much more a rating is, where that has to be counted. */
  readonly rating?: (game: AgesKnown, seat: Seat, which: Rating) => number;
  /** Extra food or resources at each production, where that has to be counted (TA 17.5). */
  readonly production?: (game: AgesKnown, seat: Seat, goods: Goods) => number;
  /** Military actions an attacker pays against its owner. */
  readonly attackPrice?: (cost: number) => number;
  /** Powers of which its owner chooses one at the end of each Action Phase. */
  readonly stances?: readonly [Powers, Powers];
  readonly extraAction?: ExtraAction;
  /** Resources that may be paid in a colonization, for +1, +2, +3. */
  readonly colonizationPrices?: readonly number[];
  /** What its owner may do in the Politics Phase before the political action (TA 4.5). */
  readonly beforehand?: Ask<readonly PoliticalAction[]>;
  /** An action of its own in the Action Phase. */
  readonly offers?: PhaseAction['type'];
  /** The same for everybody else while this wonder is under construction. */
  readonly offersOthers?: PhaseAction['type'];
  /** A political action of its own. */
  readonly power?: LeaderPower;
}

/** A political action offered by a leader. */
export interface LeaderPower {
  /** The cards of the hand it can be used with; nothing if it needs none. */
  readonly cards?: Ask<readonly string[]>;
  readonly forbidden?: Ask<Forbidden>;
  readonly use: (game: AgesState, seat: Seat, card: string) => void;
}

/** What one card does. */
export type Effects = Moments & Questions;
