/** The best results of challenges, as people's browsers tell them. */

import type { ChallengeResult } from '@tabularium/protocol';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Results of challenges, on any SQL database that Kysely speaks to. */
export class MedalStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** That person's best results. */
  async of(person: string): Promise<ChallengeResult[]> {
    return this.db
      .selectFrom('medals')
      .select(['challenge', 'reached'])
      .where('person_id', '=', person)
      .orderBy('challenge')
      .execute();
  }

  /** Keep these results where they are better than what is kept. */
  async keep(person: string, results: readonly ChallengeResult[]): Promise<void> {
    const best = new Map<string, number>();
    for (const { challenge, reached } of results) {
      best.set(challenge, Math.max(reached, best.get(challenge) ?? Number.NEGATIVE_INFINITY));
    }
    if (best.size === 0) return;
    await this.db
      .insertInto('medals')
      .values([...best].map(([challenge, reached]) => ({ person_id: person, challenge, reached })))
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'challenge']).doUpdateSet({
          reached: sql`case when excluded.reached > medals.reached then excluded.reached else medals.reached end`,
        }),
      )
      .execute();
  }
}
