/** Words with which somebody may choose a new password: kept as hashes, good once and for an hour. */

import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Open words for new passwords, in whichever database. */
export class ResetStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Remember a word for that person; false, with nothing changed, if they have so many already. */
  async add(person: string, tokenHash: string, now: number, until: number, most: number): Promise<boolean> {
    await this.db.deleteFrom('resets').where('until_at', '<=', now).execute();
    return this.db.transaction().execute(async (transaction) => {
      const open = await transaction
        .selectFrom('resets')
        .select('token_hash')
        .where('person_id', '=', person)
        .execute();
      if (open.length >= most) return false;
      await transaction
        .insertInto('resets')
        .values({ token_hash: tokenHash, person_id: person, until_at: until })
        .execute();
      return true;
    });
  }

  /** Use the word up, and with it all others of that person; whose it was, if it was good. */
  async take(tokenHash: string, now: number): Promise<string | undefined> {
    return this.db.transaction().execute(async (transaction) => {
      const [used] = await transaction
        .deleteFrom('resets')
        .where('token_hash', '=', tokenHash)
        .returning(['person_id', 'until_at'])
        .execute();
      if (used === undefined || used.until_at <= now) return undefined;
      await transaction.deleteFrom('resets').where('person_id', '=', used.person_id).execute();
      return used.person_id;
    });
  }
}
