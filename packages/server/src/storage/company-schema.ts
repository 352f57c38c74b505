/** The tables of the database that are about people among each other: ties, invitations, results and ratings. */

import { type Kysely, type Migration, sql } from 'kysely';
import type { Database } from './schema.ts';

/** What somebody is to another: asked to be friends, a friend, or blocked. */
export type TieKind = 'asked' | 'friend' | 'blocked';

/** The tables of people among each other. */
export interface CompanyTables {
  /** What a person is to another, seen from that person; friends have two rows. */
  ties: { person_id: string; other_id: string; kind: TieKind; at: number };
  /** Who was asked to a table by whom. */
  invitations: { table_id: string; person_id: string; by_id: string; at: number };
  /** Who may look at a person's profile; everyone where there is no row. */
  profiles: { person_id: string; shown: string };
  /** Tables that are over, and whether that was noted in the history. */
  endings: { table_id: string; at: number; noted: number };
  /** The history: how each seat of each game came out. People who are gone leave their number, no name. */
  played: {
    table_id: string;
    seat: number;
    game: string;
    /** How many sat at the table. */
    players: number;
    person_id: string | null;
    /** The level of a bot that sat there for itself. */
    bot: number | null;
    place: number;
    won: number;
    /** Whether they played to the end themselves. */
    stayed: number;
    score: number;
    ending: string;
    /** What the game counted of this seat, as JSON. */
    tally: string;
    public: number;
    ended_at: number;
    /** The how-manieth rated game of its kind it was; null if it was not rated. */
    nth: number | null;
    /** The rating after it. */
    mu: number | null;
    sigma: number | null;
  };
  /** How many rated games of a kind there were; whoever rates one holds this row meanwhile. */
  leagues: { game: string; games: number };
  /** What is known of how well people play; it follows from the history. */
  ratings: { game: string; person_id: string; mu: number; sigma: number; games: number; rated_at: number };
  /** Who looks for a table. Those for whom one was found have its number; `laid` once it stands. */
  seekers: {
    person_id: string;
    game: string;
    /** The numbers of players that will do, as JSON. */
    players: string;
    pace: string;
    /** What they want otherwise than usual, as canonical JSON. */
    options: string;
    since: number;
    /** When they were last known to wait. */
    seen_at: number;
    table_id: string | null;
    /** Everybody at that table in the order of the seats, as JSON. */
    people: string | null;
    laid: number;
  };
  cups: {
    id: string;
    owner_id: string;
    /** What its maker decided, as JSON. */
    settings: string;
    game: string;
    phase: string;
    /** The round that is played; 0 before the first. */
    round: number;
    made_at: number;
    updated_at: number;
  };
  /** Who takes part, in the order in which they are seeded. */
  cup_people: { cup_id: string; person_id: string; seed: number; joined_at: number; has_left: number };
  /** Open words for new passwords. */
  /** Who was asked to be friends, or to take part in a cup; also when it is over, so that nobody is called twice. */
  requests: { person_id: string; kind: string; about: string; by_id: string; at: number; declined: number };
  /** The best of somebody's tries of challenges, as their browser tells it. */
  medals: { person_id: string; challenge: string; reached: number };
  resets: { token_hash: string; person_id: string; until_at: number };
  /** The games of cups; byes and games that were not played have no table. */
  cup_bouts: {
    cup_id: string;
    round: number;
    number: number;
    table_id: string | null;
    people: string;
    /** How it came out, as JSON. */
    places: string | null;
    laid: number;
  };
}

type Any = Kysely<Database>;

/** Friends and blocks, invitations to tables, and who may see a profile. */
export const ties: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('ties')
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('other_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ties_key', ['person_id', 'other_id'])
      .execute();
    await db.schema.createIndex('ties_other').on('ties').column('other_id').execute();
    await db.schema
      .createTable('invitations')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('by_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('invitations_key', ['table_id', 'person_id'])
      .execute();
    await db.schema.createIndex('invitations_person').on('invitations').column('person_id').execute();
    await db.schema.createIndex('invitations_by').on('invitations').column('by_id').execute();
    await db.schema
      .createTable('profiles')
      .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('shown', 'text', (column) => column.notNull())
      .execute();
  },
};

/** How games came out, and what follows from it. Games that were over before are noted too, unrated. */
export const results: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('endings')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('noted', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('endings_open').on('endings').columns(['noted', 'at']).execute();
    await sql`insert into endings (table_id, at, noted)
      select table_id, updated_at, 0 from lobby where phase in ('finished', 'stopped', 'closed')`.execute(db);
    await db.schema
      .createTable('played')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('players', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('bot', 'integer')
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addColumn('stayed', 'integer', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('ending', 'text', (column) => column.notNull())
      .addColumn('tally', 'text', (column) => column.notNull())
      .addColumn('public', 'integer', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('nth', 'integer')
      .addColumn('mu', 'double precision')
      .addColumn('sigma', 'double precision')
      .addPrimaryKeyConstraint('played_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('played_person').on('played').columns(['person_id', 'ended_at']).execute();
    await db.schema.createIndex('played_nth').on('played').columns(['game', 'nth']).execute();
    await db.schema
      .createTable('leagues')
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('games', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('ratings')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('rated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['game', 'person_id'])
      .execute();
    await db.schema.createIndex('ratings_person').on('ratings').column('person_id').execute();
  },
};

/** People who look for a table. */
export const seekers: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('seekers')
      .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('players', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('table_id', 'text')
      .addColumn('people', 'text')
      .addColumn('laid', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('seekers_game').on('seekers').columns(['game', 'pace', 'since']).execute();
  },
};

/** Whoever looks for a table may want it otherwise than usual. */
export const wantedOptions: Migration = {
  async up(db: Any) {
    await db.schema
      .alterTable('seekers')
      .addColumn('options', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};

/** Cups, who takes part, and their games. */
export const cups: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('cups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('cups_phase').on('cups').columns(['phase', 'updated_at']).execute();
    await db.schema
      .createTable('cup_people')
      .addColumn('cup_id', 'text', (column) => column.notNull().references('cups.id').onDelete('cascade'))
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('seed', 'integer', (column) => column.notNull())
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addColumn('has_left', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('cup_people_key', ['cup_id', 'person_id'])
      .execute();
    await db.schema.createIndex('cup_people_person').on('cup_people').column('person_id').execute();
    await db.schema
      .createTable('cup_bouts')
      .addColumn('cup_id', 'text', (column) => column.notNull().references('cups.id').onDelete('cascade'))
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('table_id', 'text')
      .addColumn('people', 'text', (column) => column.notNull())
      .addColumn('places', 'text')
      .addColumn('laid', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('cup_bouts_key', ['cup_id', 'round', 'number'])
      .execute();
    await db.schema.createIndex('cup_bouts_table').on('cup_bouts').column('table_id').execute();
    await db.schema.createIndex('cup_bouts_laid').on('cup_bouts').column('laid').execute();
  },
};

/** New passwords for those who have forgotten theirs. */
export const resets: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('until_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('resets_person').on('resets').column('person_id').execute();
  },
};

/** How challenges went is kept with accounts. */
export const medals: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('medals')
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('reached', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('medals_key', ['person_id', 'challenge'])
      .execute();
  },
};

/** People are asked to cups, and called for it once; so it is with those who want to be friends. */
export const requests: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('requests')
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('declined', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('requests_key', ['person_id', 'kind', 'about'])
      .execute();
    await db.schema.createIndex('requests_about').on('requests').columns(['kind', 'about']).execute();
  },
};
