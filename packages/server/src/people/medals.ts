/**
 * Medals of challenges. Challenges are played in the browser, and what it tells of them is believed: a medal decorates a
 * profile and counts for nothing else. Only challenges that there are are kept.
 */

import { type Challenge, medalFor } from '@tabularium/kernel';
import type { ChallengeResult, Medals } from '@tabularium/protocol';
import type { Games } from '../config.ts';
import type { Storage } from '../storage/storage.ts';

/** Those of the results that are of challenges there are. */
export async function known(games: Games, results: readonly ChallengeResult[]): Promise<ChallengeResult[]> {
  const challenges = await challengesOf(games);
  return results.filter(({ challenge }) => challenges.has(challenge));
}

/** How many medals somebody has won. */
export async function medalsOf(storage: Pick<Storage, 'medals'>, games: Games, person: string): Promise<Medals> {
  const challenges = await challengesOf(games);
  const won = { gold: 0, silver: 0, bronze: 0 };
  for (const { challenge, reached } of await storage.medals.of(person)) {
    const found = challenges.get(challenge);
    const medal = found && medalFor(found, reached);
    if (medal !== undefined) won[medal]++;
  }
  return won;
}

async function challengesOf(games: Games): Promise<ReadonlyMap<string, Challenge>> {
  const books = await games.challenges();
  return new Map(books.flatMap(({ id, challenges }) => challenges.map((one) => [`${id}/${one.id}`, one])));
}
