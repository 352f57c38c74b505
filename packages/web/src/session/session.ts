/** A table as the interface sees it: one shape, whether the game runs in this browser, on a server or on a record. */

import type { AnyAction, AnyFact, Refusal, Result, Seat, Sight, Viewer } from '@tabularium/kernel';
import type { About, Presence } from '@tabularium/protocol';
import { useSyncExternalStore } from 'react';
import type { NoteBook } from './notes.ts';
import type { Sayings } from './sayings.ts';

/** Who sits in a seat. */
export interface Place {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** Whether this browser plays for the seat. */
  readonly mine: boolean;
  /** Whether the person looks at the table, where others can know it. */
  readonly presence?: Presence;
  /** Whether a bot plays in place of the person. */
  readonly standIn?: boolean;
  /** Whether the person has no account, so that anybody may use the name. */
  readonly guest?: boolean;
}

/** What one move told the log, as far as this viewer may read it. */
export interface LogEntry<Fact extends AnyFact = AnyFact> {
  /** 0 for the set-up, then counted with the moves. */
  readonly move: number;
  readonly round: number;
  readonly facts: readonly Fact[];
  /** Its number in the log of a table on the server, by which it can be spoken of. */
  readonly entry?: number;
}

/** A line of chat. */
export interface ChatLine {
  readonly id: number;
  readonly person: string;
  readonly mine: boolean;
  /** Empty for those who are gone. */
  readonly name: string;
  readonly guest: boolean;
  /** Empty for what was taken out with an account. */
  readonly text: string;
  readonly at: number;
  /** The move or place it speaks of. */
  readonly about?: About;
}

/** Time to think. */
export interface Clocks {
  /** When the time of those who are asked is up. */
  readonly due: readonly { readonly seat: Seat; readonly at: number }[];
  /** What each seat has left when it is not asked, in milliseconds; empty if every decision has its own time. */
  readonly left: readonly number[];
  readonly paused: boolean;
}

/** Everything shown at one moment. */
export interface TableState {
  readonly id: string;
  readonly gameId: string;
  readonly title: string;
  readonly places: readonly Place[];
  readonly viewer: Viewer;
  readonly sight: Sight;
  /** The number of the decision that is asked, where actions have to name it. */
  readonly decision?: number;
  readonly log: readonly LogEntry[];
  /** What happened before the log begins, as far as it was fetched; and whether there is more. */
  readonly earlier?: readonly LogEntry[];
  readonly hasEarlier?: boolean;
  readonly round: number;
  readonly mayUndo: boolean;
  readonly result: Result | undefined;
  readonly chat: readonly ChatLine[];
  /** How many people look who have no seat. */
  readonly watching?: number;
  /** Whether the viewer is shown finished rounds only. */
  readonly delayed?: boolean;
  /** Everybody at a table of people has agreed that the coach may be asked. */
  readonly coach?: boolean;
  readonly clock: Clocks | undefined;
  readonly link: 'local' | 'online' | 'lost' | 'record';
  /** Whether the people at this screen have secrets from each other. */
  readonly secrets?: boolean;
  /** Why the last attempt was refused; gone with the next state. */
  readonly refusal: Refusal | undefined;
  /** Somebody wishes to go back past a barrier; `mine` says whether our answer is awaited. */
  readonly wish?: { readonly seat: Seat; readonly mine: boolean } | undefined;
}

/** A table one can look at and act on. */
export interface TableSession {
  /** What is shown now; undefined until the first state arrived. */
  current(): TableState | undefined;
  subscribe(listener: () => void): () => void;
  /** Try an action for the seat one looks through. */
  act(action: AnyAction): void;
  /** Take the last move back, if it may be. */
  undo(): void;
  /** Whether somebody watches over what is done, so that nobody need be asked first; not if left out. */
  isGuided?(): boolean;
  /** Answer somebody's wish to go back. */
  agree?(yes: boolean): void;
  /** Fetch what happened before. */
  fetchEarlier?(): Promise<void>;
  /** Say something to the table, perhaps about a move or a place; those who only look on cannot. */
  readonly say?: ((text: string, about?: About) => void) | undefined;
  /** One's own notes, where they can be kept. */
  readonly notes?: NoteBook | undefined;
  /** What one has said beforehand, where the table keeps it. */
  readonly sayings?: Sayings | undefined;
  /** Show what waits to be shown at once. */
  hurry(): void;
  close(): void;
}

/** The table's state, alive in a component. */
export function useTable(session: TableSession): TableState | undefined {
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.current(),
  );
}
