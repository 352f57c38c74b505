/** What the server asks of a database. SQLite and PostgreSQL both fulfil it, and one test suite proves it for both. */

import type { Phase } from '@tabularium/protocol';
import type { Entry } from '../tables/entry.ts';
import type { Saying } from './privacy.ts';

/** A name as it is compared: however it is spelled, it is one account. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** A person as stored; without a password it is a guest. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly password: string | null;
  readonly createdAt: number;
}

/** A logged-in browser. Only the hash of its token is stored. */
export interface SessionRow {
  readonly tokenHash: string;
  readonly personId: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** What lists of tables show; made anew with every entry, so it is a cache of the log. */
export interface Summary {
  readonly game: string;
  readonly phase: Phase;
  readonly public: boolean;
  readonly updatedAt: number;
  /** When the server itself has something to do here: a bot's move, or a deadline. */
  readonly dueAt: number | null;
  /** The lobby as JSON, names left out. */
  readonly lobby: string;
}

/** An entry that is written down already; the text says all but its number and time. */
export interface WrittenEntry {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** One entry on its way to the log. */
export interface Append {
  readonly table: string;
  readonly entry: Entry | WrittenEntry;
  readonly summary: Summary;
  /** Who sits at the table, if that changed. */
  readonly members?: readonly string[];
}

/** Which tables a list shows. */
export interface TableQuery {
  readonly phase?: Phase;
  readonly public?: true;
  readonly member?: string;
  readonly game?: string;
  /** Only those after this one, in the order of the list. */
  readonly before?: { readonly at: number; readonly id: string };
  readonly limit: number;
}

/** A state of a table that saves replaying its log; a cache, checked against the log before it is used. */
export interface Snapshot {
  readonly seq: number;
  readonly body: string;
}

/** What one server tells the others on the same database. */
export type Signal =
  | { readonly kind: 'table'; readonly table: string; readonly seq: number }
  | { readonly kind: 'session'; readonly tokenHash: string }
  | { readonly kind: 'person'; readonly person: string }
  /** Something was taken out of the table's log. */
  | { readonly kind: 'erased'; readonly table: string }
  /** Signals may have been lost: look at everything again. */
  | { readonly kind: 'missed' };

/** The database, as the server sees it. */
export interface Storage {
  /** Add a person; false if an account of that name exists. */
  addPerson(person: PersonRow): Promise<boolean>;
  person(id: string): Promise<PersonRow | undefined>;
  people(ids: readonly string[]): Promise<PersonRow[]>;
  /** The account (not a guest) of that name, however it is spelled. */
  account(name: string): Promise<PersonRow | undefined>;
  /** Change name or password; false if the name belongs to another account. */
  changePerson(person: PersonRow): Promise<boolean>;
  /** Forget the person, and take what they wrote out of all logs. */
  deletePerson(id: string): Promise<void>;
  /** Everything the person has said. */
  sayings(id: string): Promise<Saying[]>;

  addSession(session: SessionRow): Promise<void>;
  session(tokenHash: string): Promise<SessionRow | undefined>;
  /** All sessions of a person, the newest first. */
  sessions(personId: string): Promise<SessionRow[]>;
  touchSession(tokenHash: string, seenAt: number): Promise<void>;
  /** End one session. */
  endSession(tokenHash: string): Promise<void>;
  /** End all sessions of a person but the one given; returns those ended. */
  endSessions(personId: string, but: string | null): Promise<string[]>;
  /** When anybody was last seen; `undefined` if nobody ever was. */
  lastSeen(): Promise<number | undefined>;
  /** Forget sessions not used since then, and the guests of older days who have neither a session nor a seat left. */
  forgetUnused(before: number): Promise<void>;
  /** Forget tables that are over and were not touched since then; gives how many. */
  forgetTables(before: number): Promise<number>;

  /**
   * Put the entry into the table's log. False, with nothing changed, if another entry already has that number. When
   * this resolves the entry is on disk.
   */
  append(append: Append): Promise<boolean>;
  /** The entries after that number, in order; no more than `most`. */
  entries(table: string, after: number, most?: number): Promise<Entry[]>;
  /** The whole log as the text of a list, to be read elsewhere; `undefined` if there is none. */
  log(table: string): Promise<string | undefined>;
  tables(query: TableQuery): Promise<string[]>;
  /** The ids of all tables after that one, in order. */
  tableIds(after: string, limit: number): Promise<string[]>;
  /** The tables at which the server had something to do before that time. */
  dueTables(before: number, limit: number): Promise<string[]>;
  /** Let what the server has to do at a table wait until then. */
  postpone(table: string, until: number): Promise<void>;
  /** How many tables are in each phase. */
  countTables(): Promise<Partial<Record<Phase, number>>>;
  snapshot(table: string): Promise<Snapshot | undefined>;
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;

  /** Be told of what others on the same database, and this server itself, do. */
  listen(hear: (signal: Signal) => void): void;
  /** Tell the others. Entries are told of by themselves. */
  signal(signal: Signal): Promise<void>;
  /** Write that this server is alive; fails if nothing can be written. */
  beat(node: string, at: number): Promise<void>;
  /** A complete, consistent copy as an SQLite file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
