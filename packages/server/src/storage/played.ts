/**
 * The history of games and the ratings that follow from it. That a table is over is written in the very transaction of the
 * entry that ends it; it is noted in the history, and rated, in one transaction: once, whichever server does it.
 */

import type { Phase } from '@tabularium/protocol';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Placing } from '../results/places.ts';
import { anchorOf, rated, type Skill, UNKNOWN } from '../results/rating.ts';
import type { CompanyTables } from './company-schema.ts';
import type { Database } from './schema.ts';
import type { Append } from './storage.ts';

/** A row of the history. */
export type PlayedRow = Selectable<CompanyTables['played']>;

/** A game that is over. */
export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  readonly endedAt: number;
  readonly ending: string;
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly places: readonly Placing[];
  /** What the game counted, by seat. */
  readonly tally: readonly object[];
}

/** A rating as it is kept. */
export interface RatingRow extends Skill {
  readonly game: string;
  readonly person: string;
  readonly games: number;
}

const OVER: readonly (Phase | undefined)[] = ['finished', 'stopped', 'closed'];

/** Is nothing going to happen any more at a table in that phase? */
export const isOver = (phase: Phase | undefined): boolean => OVER.includes(phase);

/** Write down which tables are over with these entries. */
export async function storeEndings(transaction: Transaction<Database>, stored: readonly Append[]): Promise<void> {
  const over = stored.flatMap(({ table, summary }) =>
    summary !== undefined && isOver(summary.phase) ? [{ table_id: table, at: summary.updatedAt, noted: 0 }] : [],
  );
  if (over.length === 0) return;
  await transaction
    .insertInto('endings')
    .values(over)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Histories and ratings, in whichever database. */
export class PlayedStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Tables that are over and not noted yet, in the order in which they ended. */
  async unnoted(limit: number): Promise<string[]> {
    const open = this.db.selectFrom('endings').select('table_id').where('noted', '=', 0);
    const rows = await open.orderBy('at').orderBy('table_id').limit(limit).execute();
    return rows.map((row) => row.table_id);
  }

  /** Note that the table is over, and do that with it; only who comes first does. */
  async noteEnding(table: string, note: (transaction: Transaction<Database>) => Promise<void>): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      const taken = await transaction
        .updateTable('endings')
        .set({ noted: 1 })
        .where('table_id', '=', table)
        .where('noted', '=', 0)
        .returning('table_id')
        .execute();
      if (taken.length > 0) await note(transaction);
    });
  }

  /** Games of that person, the latest first. */
  async of(person: string, limit: number, which: { before?: number; game?: string } = {}): Promise<PlayedRow[]> {
    const { before, game } = which;
    return this.db
      .selectFrom('played')
      .selectAll()
      .where('person_id', '=', person)
      .$if(before !== undefined, (query) => query.where('ended_at', '<', before ?? 0))
      .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
      .orderBy('ended_at', 'desc')
      .orderBy('table_id')
      .limit(limit)
      .execute();
  }

  /** All seats of these tables. */
  async at(tables: readonly string[]): Promise<PlayedRow[]> {
    if (tables.length === 0) return [];
    return this.db.selectFrom('played').selectAll().where('table_id', 'in', tables).orderBy('seat').execute();
  }

  /** What is known of how well that person plays. */
  async ratingsOf(person: string): Promise<RatingRow[]> {
    const rows = await this.db.selectFrom('ratings').selectAll().where('person_id', '=', person).execute();
    return rows.map(ratingRow);
  }

  /** All ratings of a game. */
  async ratingsIn(game: string): Promise<RatingRow[]> {
    const rows = await this.db.selectFrom('ratings').selectAll().where('game', '=', game).execute();
    return rows.map(ratingRow);
  }

  /** Work out all ratings anew from the history; gives how many games were rated. */
  async recompute(): Promise<number> {
    const leagues = await this.db.selectFrom('leagues').select('game').execute();
    const counts = await Promise.all(
      leagues.map(({ game }) => this.db.transaction().execute((transaction) => recompute(transaction, game))),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

const ratingRow = ({ game, person_id, mu, sigma, games }: Selectable<CompanyTables['ratings']>): RatingRow => ({
  game,
  person: person_id,
  mu,
  sigma,
  games,
});

/** Put a finished game into the history, and rate it if it counts. */
export async function storeGame(transaction: Transaction<Database>, game: FinishedGame): Promise<void> {
  const rating = game.isRated ? await rateGame(transaction, game) : undefined;
  const rows = game.places.map(({ seat, person, bot, place, won, stayed, score }) => {
    const after = person === null ? undefined : rating?.after.get(person);
    return {
      table_id: game.table,
      seat,
      game: game.game,
      players: game.places.length,
      person_id: person,
      bot,
      place,
      won: won ? 1 : 0,
      stayed: stayed ? 1 : 0,
      score,
      ending: game.ending,
      tally: JSON.stringify(game.tally[seat] ?? {}),
      public: game.isPublic ? 1 : 0,
      ended_at: game.endedAt,
      nth: rating?.nth ?? null,
      mu: after?.mu ?? null,
      sigma: after?.sigma ?? null,
    };
  });
  await transaction
    .insertInto('played')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rate a game: one after the other of each kind, because the row of its league is held until the transaction ends. */
async function rateGame(transaction: Transaction<Database>, { game, places, endedAt }: FinishedGame) {
  const { games: nth } = await transaction
    .insertInto('leagues')
    .values({ game, games: 1 })
    .onConflict((conflict) => conflict.column('game').doUpdateSet((eb) => ({ games: eb('leagues.games', '+', 1) })))
    .returning('games')
    .executeTakeFirstOrThrow();
  const people = places.flatMap(({ person }) => person ?? []);
  const known = await transaction
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person_id', 'in', people)
    .execute();
  const before = new Map(known.map((row) => [row.person_id, row]));
  const after = ratedAt(places, (person) => before.get(person) ?? UNKNOWN);
  for (const [person, { mu, sigma }] of after) {
    const row = { mu, sigma, games: (before.get(person)?.games ?? 0) + 1, rated_at: endedAt };
    await transaction
      .insertInto('ratings')
      .values({ game, person_id: person, ...row })
      .onConflict((conflict) => conflict.columns(['game', 'person_id']).doUpdateSet(row))
      .execute();
  }
  return { nth, after };
}

/** What is known of the people of a game after it. */
function ratedAt(
  places: readonly Pick<Placing, 'person' | 'bot' | 'place'>[],
  skillOf: (person: string) => Skill,
): Map<string, Skill> {
  const sides = places.map(({ person, bot, place }) => ({
    place,
    skill: person === null ? anchorOf(bot ?? 0) : skillOf(person),
  }));
  const after = rated(sides);
  return new Map(
    places.flatMap(({ person }, side) => (person === null ? [] : [[person, after[side] ?? UNKNOWN] as const])),
  );
}

async function recompute(transaction: Transaction<Database>, game: string): Promise<number> {
  await transaction.updateTable('leagues').set({ game }).where('game', '=', game).execute(); // nobody rates meanwhile
  const rows = await transaction
    .selectFrom('played')
    .selectAll()
    .where('game', '=', game)
    .where('nth', 'is not', null)
    .orderBy('nth')
    .orderBy('seat')
    .execute();
  const skills = new Map<string, Skill & { games: number; rated_at: number }>();
  const tables = byTable(rows);
  for (const [table, seats] of tables) {
    const places = seats.map(({ person_id, bot, place }) => ({ person: person_id, bot, place }));
    for (const [person, skill] of ratedAt(places, (one) => skills.get(one) ?? UNKNOWN)) {
      const { mu, sigma } = skill;
      const games = (skills.get(person)?.games ?? 0) + 1;
      skills.set(person, { mu, sigma, games, rated_at: seats[0]?.ended_at ?? 0 });
      const own = transaction.updateTable('played').set({ mu, sigma }).where('table_id', '=', table);
      await own.where('person_id', '=', person).execute();
    }
  }
  await transaction.deleteFrom('ratings').where('game', '=', game).execute();
  const living = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...skills.keys(), ''])
    .execute();
  const values = living.flatMap(({ id }) => {
    const skill = skills.get(id);
    return skill === undefined ? [] : [{ game, person_id: id, ...skill }];
  });
  for (const row of values) await transaction.insertInto('ratings').values(row).execute();
  return tables.size;
}

/** The rows of each table, in the order in which tables first appear. */
export function byTable(rows: readonly PlayedRow[]): Map<string, PlayedRow[]> {
  const tables = new Map<string, PlayedRow[]>();
  for (const row of rows) tables.set(row.table_id, [...(tables.get(row.table_id) ?? []), row]);
  return tables;
}
