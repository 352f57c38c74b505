/** The entries of a table's log. The log is the truth: whatever is known of a table follows from it. */

import type { AnyAction, MatchFile } from '@tabularium/kernel';
import type { About, BotChoice, Clock, Holiday, SeatSetting, TableSettings } from '@tabularium/protocol';

/** What the owner decides about a table besides its seats. */
export interface Settings {
  readonly options: object;
  readonly public: boolean;
  readonly clock: Clock | null;
  readonly startWhenFull: boolean;
  /** Whether the game counts for ratings. */
  readonly rated: boolean;
  /** When those without a seat see what happened. */
  readonly spectators: TableSettings['spectators'];
  /** Whether players may ask the coach. */
  readonly coach: boolean;
}

/** Settings as they are in logs; old ones have a deadline in seconds instead of a clock, and nothing of ratings, spectators and coach. */
export type StoredSettings = Omit<Settings, 'clock' | 'rated' | 'spectators' | 'coach'> & {
  readonly rated?: boolean;
  readonly spectators?: Settings['spectators'];
  readonly coach?: boolean;
  readonly clock?: Clock | null;
  readonly deadline?: number | null;
};

/** What a seat is when a table is made; a table that is laid for people has them seated already. */
export type Seating = SeatSetting | { readonly kind: 'person'; readonly person: string };

/** What happened, without when. `by` is whose wish it was, `id` the name they gave it. */
export type Happening =
  | {
      readonly kind: 'created';
      readonly by: string;
      readonly game: string;
      readonly rulesVersion: number;
      readonly invite: string;
      readonly settings: StoredSettings;
      readonly seats: readonly Seating[];
    }
  | { readonly kind: 'imported'; readonly by: string; readonly invite: string; readonly file: MatchFile }
  | {
      readonly kind: 'changed';
      readonly settings: StoredSettings;
      /** A new code; the old one opens nothing any more. */
      readonly invite?: string;
    }
  | { readonly kind: 'sat'; readonly seat: number; readonly person: string }
  | { readonly kind: 'arranged'; readonly seat: number; readonly to: SeatSetting }
  | { readonly kind: 'left'; readonly person: string; readonly bot: BotChoice }
  | { readonly kind: 'closed' }
  | { readonly kind: 'started'; readonly seed: string }
  | {
      readonly kind: 'acted';
      readonly seat: number;
      readonly action: AnyAction;
      /** The person who acted; `null` for a bot. */
      readonly by: string | null;
      readonly id?: string;
    }
  | {
      readonly kind: 'undone';
      readonly seat: number;
      readonly moves: number;
      readonly by: string;
      readonly id: string;
      /** The number under which chance was renewed, because the way back led past what some had seen. */
      readonly chance?: number;
    }
  | {
      readonly kind: 'undo-asked';
      readonly seat: number;
      readonly moves: number;
      readonly by: string;
      readonly id: string;
    }
  | { readonly kind: 'undo-answered'; readonly by: string; readonly yes: boolean; readonly id: string }
  | {
      readonly kind: 'taken-over';
      readonly seat: number;
      readonly bot: BotChoice;
      readonly why: 'wish' | 'deadline';
    }
  | { readonly kind: 'returned'; readonly seat: number }
  /** Somebody agrees that another may take the seat, or does not any more; its own person decides alone. */
  | { readonly kind: 'seat-offered'; readonly seat: number; readonly by: string }
  | { readonly kind: 'seat-kept'; readonly seat: number; readonly by: string }
  | { readonly kind: 'replaced'; readonly seat: number; readonly person: string }
  /** A bot could not be asked, again and again; it moves without thinking. */
  | { readonly kind: 'bot-failed'; readonly seat: number }
  | {
      readonly kind: 'resigned';
      readonly seat: number;
      readonly bot: BotChoice;
      /** Absent: by their own wish. */
      readonly why?: 'deadline';
    }
  /** Somebody's time is up, and everybody is told so; or the game has ended for it. */
  | { readonly kind: 'ran-out'; readonly seat: number }
  | { readonly kind: 'ended'; readonly seat: number }
  /** All clocks stand still from `paused` to `resumed`; everybody has to agree first. */
  | { readonly kind: 'pause-asked'; readonly by: string }
  | { readonly kind: 'pause-agreed'; readonly by: string }
  | { readonly kind: 'pause-declined'; readonly by: string }
  | { readonly kind: 'paused'; readonly by: string }
  /** `null`: they have stood still for as long as they may. */
  | { readonly kind: 'resumed'; readonly by: string | null }
  /** The same people play again at that table. */
  | { readonly kind: 'rematch'; readonly by: string; readonly table: string }
  /** All holidays of that person that are not over. */
  | { readonly kind: 'rested'; readonly person: string; readonly holidays: readonly Holiday[] }
  | {
      readonly kind: 'stopped';
      readonly attempt: unknown;
      readonly error: string;
      /** Absent: the rules have thrown. */
      readonly why?: 'rules-changed';
    }
  | {
      readonly kind: 'said';
      readonly by: string;
      readonly text: string;
      readonly id: string;
      readonly about?: About;
    };

/** One entry: its number, its time, and the fingerprint of the game's state after a move. */
export type Entry = Happening & { readonly seq: number; readonly at: number; readonly hash?: string };
