/** The tables of the database. */

import type { Generated } from 'kysely';
import type { CompanyTables } from './company-schema.ts';

/** The database's tables, the same for SQLite and PostgreSQL. */
export interface Database extends CompanyTables {
  people: {
    id: string;
    name: string;
    /** The name as compared; null for guests, whose names need not be unique. */
    name_key: string | null;
    /** What the name of an account looks like, so that no other looks the same; null for those that always did. */
    look: Generated<string | null>;
    password: string | null;
    created_at: number;
  };
  sessions: { token_hash: string; person_id: string; created_at: number; seen_at: Generated<number> };
  entries: { table_id: string; seq: number; at: number; body: string };
  lobby: {
    table_id: string;
    game: string;
    phase: string;
    public: number;
    updated_at: number;
    due_at: number | null;
    summary: string;
  };
  members: { table_id: string; person_id: string };
  /** Who ever sat at a table, so that what they wrote there can be found. */
  visits: { person_id: string; table_id: string };
  snapshots: { table_id: string; seq: number; body: string };
  /** When each server last wrote: the proof that it can. */
  pulse: { node: string; at: number; threads: Generated<number> };
  /** Which server has a table, and under which token. */
  homes: { table_id: string; node: string; token: string };
  /** What all servers of this database know and nobody else: the keys with which they sign. */
  secrets: { name: string; value: string };
  /** Whose turn it is where: `turn` counts by the entries of the log, `called` is the last one that needs no call. */
  turns: {
    person_id: string;
    table_id: string;
    /** Since when, or null if it is not. */
    since: number | null;
    turn: number;
    called: number;
    call_at: number | null;
  };
  /** How people want to be called, as JSON. */
  call_settings: {
    person_id: string;
    body: string;
    /** Where the person found this server; links lead there. */
    origin: string;
    /** The address that was confirmed. */
    confirmed: string | null;
    /** The last call that did not arrive, as JSON. */
    trouble: string | null;
  };
  /** Browsers that agreed to be called; they go with their session. */
  devices: {
    id: string;
    person_id: string;
    session: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: number;
  };
  /** Days on which people do not play. */
  holidays: { person_id: string; from_at: number; until_at: number };
  /** Tables of which somebody wants to hear nothing. */
  mutes: { person_id: string; table_id: string };
  /** What people write for themselves: about a table (`entry` is 0) or about an entry of its log. */
  notes: { person_id: string; table_id: string; entry: number; text: string; at: number };
  /** What people want the host to see: something that was said. */
  reports: { person_id: string; table_id: string; entry: number; reason: string; at: number };
  /** What people have said beforehand for their seats. */
  beforehand: {
    table_id: string;
    seat: number;
    saying: string;
    person_id: string;
    matter: string;
    amount: number | null;
    /** When a server has to see whether there is something to answer. */
    due_at: number | null;
  };
  /** Calls that are to go out, or have begun to (`next_at` is null then): what has begun is never begun again by another. */
  deliveries: {
    id: string;
    person_id: string;
    table_id: string | null;
    kind: string;
    channel: string;
    /** The device, where there are several. */
    target: string;
    turn: number;
    made_at: number;
    next_at: number | null;
    attempts: number;
  };
}

/** What a backup holds: all tables that are not about running servers, parents first. Calls on their way are not called twice. */
export const TABLES = [
  'people',
  'sessions',
  'entries',
  'lobby',
  'members',
  'visits',
  'snapshots',
  'secrets',
  'turns',
  'call_settings',
  'devices',
  'mutes',
  'holidays',
  'ties',
  'invitations',
  'profiles',
  'endings',
  'played',
  'leagues',
  'ratings',
  'seekers',
  'cups',
  'cup_people',
  'cup_bouts',
  'notes',
  'reports',
  'beforehand',
  'medals',
  'requests',
] as const;
