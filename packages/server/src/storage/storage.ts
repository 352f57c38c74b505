/** What the server asks of a database. SQLite and PostgreSQL both fulfil it, and one test suite proves it for both. */

import type { Holiday, Phase } from '@tabularium/protocol';
import type { Entry } from '../tables/entry.ts';
import type { BeforehandStore, Look } from './beforehand.ts';
import type { CallStore, TurnChange } from './calls.ts';
import type { CupStore } from './cups.ts';
import type { MedalStore } from './medals.ts';
import type { NoteStore } from './notes.ts';
import type { PlayedStore } from './played.ts';
import type { Saying } from './privacy.ts';
import type { RequestStore } from './requests.ts';
import type { ResetStore } from './resets.ts';
import type { SeekerStore } from './seekers.ts';
import type { TieStore } from './ties.ts';

/** A name as it is compared: however it is spelled, it is one account. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Letters of other alphabets that look like Latin ones, small or large. */
const FOREIGN = new Map(
  [
    ['\u0430\u0432\u0435\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0455\u0442\u0443\u0445', 'abeijkmhopcstyx'],
    ['\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7', 'abezhikmnoptyx'],
  ].flatMap(([foreign = '', latin = '']) => [...foreign].map((letter, at) => [letter, latin[at] ?? letter] as const)),
);

/** A name as it looks at a glance: `O` is `0`, `l`, `I` and `1` are one, and so are `rn` and `m`. */
export const lookOf = (name: string): string =>
  [...nameKey(name)]
    .map((letter) => FOREIGN.get(letter) ?? letter)
    .join('')
    .replace(/[i1|\u0131]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

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

/** Who has a table: the one who asked, under this token, or another node. */
export type Home = { readonly token: string } | { readonly node: string };

/** A node that lives, and how many threads it has free for the bots of others. */
export interface LivingNode {
  readonly node: string;
  readonly threads: number;
}

/** The table has gone to another node: nothing was written, and that one is to be asked. The code makes it trouble that passes. */
export class NotHome extends Error {
  override readonly name = 'NotHome';
  readonly code = 'ENOTHOME';
}

/** What lists of tables show; it follows from the log, so it is a cache. */
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
  /** What lists show now, if that changed. */
  readonly summary?: Summary;
  /** The token under which the writer has the table; whoever has it no more is turned away with `NotHome`. */
  readonly home?: string;
  /** Who sits at the table, if that changed. */
  readonly members?: readonly string[];
  /** Whose turn has begun or ended with it. */
  readonly turns?: readonly TurnChange[];
  /** When what was said beforehand is to be looked at now. */
  readonly looks?: readonly Look[];
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

/** Something in the database has changed that servers may remember otherwise. */
export type Signal =
  | { readonly kind: 'session'; readonly tokenHash: string }
  | { readonly kind: 'person'; readonly person: string }
  /** Something was taken out of the table's log. */
  | { readonly kind: 'erased'; readonly table: string }
  /** Somebody has said beforehand what they answer there, or has taken it back. */
  | { readonly kind: 'beforehand'; readonly table: string };

/** The database, as the server sees it. */
export interface Storage {
  /** Whose turn it is, and the calls that tell them. */
  readonly calls: CallStore;
  /** Friends, blocks and invitations. */
  readonly ties: TieStore;
  /** How games came out, and the ratings that follow from it. */
  readonly played: PlayedStore;
  /** Who looks for a table. */
  readonly seekers: SeekerStore;
  readonly cups: CupStore;
  /** Open words for new passwords. */
  readonly resets: ResetStore;
  readonly medals: MedalStore;
  readonly requests: RequestStore;
  /** What people write beside a game. */
  readonly notes: NoteStore;
  /** What people have said beforehand. */
  readonly beforehand: BeforehandStore;
  /** Add a person; false if an account of that name exists. */
  addPerson(person: PersonRow): Promise<boolean>;
  person(id: string): Promise<PersonRow | undefined>;
  people(ids: readonly string[]): Promise<PersonRow[]>;
  /** The account (not a guest) of that name, however it is spelled. */
  account(name: string): Promise<PersonRow | undefined>;
  /** The account that is called so, or so alike that they would be taken for each other. */
  lookalike(name: string): Promise<PersonRow | undefined>;
  /** Change name or password; false if the name belongs to another account. */
  changePerson(person: PersonRow): Promise<boolean>;
  /** Forget the person, and take what they wrote out of all logs. */
  deletePerson(id: string): Promise<void>;
  /** Everything the person has said. */
  sayings(id: string): Promise<Saying[]>;

  /** The holidays of that person that are not over then, in order. */
  holidays(id: string, now: number): Promise<Holiday[]>;
  /** Remember a holiday; or make one end when it begins, which is as if it had never been. */
  setHoliday(id: string, holiday: Holiday): Promise<void>;

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
   * Put the entry into the table's log. False, with nothing changed, if another entry already has that number; `NotHome`
   * if the writer has the table no more. When this resolves the entry is on disk.
   */
  append(append: Append): Promise<boolean>;
  /** The entries after that number, in order; no more than `most`. */
  entries(table: string, after: number, most?: number): Promise<Entry[]>;
  /** The whole log as the text of a list, to be read elsewhere; `undefined` if there is none. */
  log(table: string): Promise<string | undefined>;
  tables(query: TableQuery): Promise<string[]>;
  /** The ids of all tables after that one, in order. */
  tableIds(after: string, limit: number): Promise<string[]>;
  /** The tables at which a server had something to do before that time, but those of other nodes that live. */
  dueTables(node: string, before: number, limit: number): Promise<string[]>;
  /** Let what the server has to do at a table wait until then. */
  postpone(table: string, until: number): Promise<void>;
  /** How many tables are in each phase. */
  countTables(): Promise<Partial<Record<Phase, number>>>;
  snapshot(table: string): Promise<Snapshot | undefined>;
  /** Keep a snapshot; one of somebody who has the table no more is not kept. */
  saveSnapshot(table: string, snapshot: Snapshot, home?: string): Promise<void>;

  /** Can other nodes use this database too? */
  readonly isShared: boolean;
  /** Take the table for that node if nobody living has it; else say who does. `undefined` if there is no such table. */
  claim(table: string, node: string, isNew?: boolean): Promise<Home | undefined>;
  /** Let the table go. */
  release(table: string, token: string): Promise<void>;
  /** The tokens under which that node has tables. */
  tokens(node: string): Promise<string[]>;
  /** Write that this node lives; gives all that do, and fails if nothing can be written. */
  beat(node: string, threads: number): Promise<LivingNode[]>;
  /** This node goes, and lets all its tables go. */
  leave(node: string): Promise<void>;

  /** Be told when something changes that servers may remember otherwise. */
  listen(hear: (signal: Signal) => void): void;
  /** Say so. */
  signal(signal: Signal): Promise<void>;
  /** A complete, consistent copy as an SQLite file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
