/** Results of challenges at one's account: whatever was best, here or wherever else one was logged in, counts. */

import { loadChallenges } from '@tabularium/catalogue';
import { medalFor } from '@tabularium/kernel';
import type { ChallengeResult } from '@tabularium/protocol';
import { useEffect } from 'react';
import { ask, useServer } from '../session/server.ts';
import { keepResult, useResults } from './results.ts';

/** Bring what is kept here and what is kept with the account together, now and with every new result. */
export function useAccountResults(): void {
  const { person } = useServer();
  const results = useResults();
  const account = person === null || person.guest ? null : person.id;
  useEffect(() => {
    if (account !== null) void bringTogether(results).catch(() => {}); // told again with the next result
  }, [account, results]);
}

async function bringTogether(local: ReturnType<typeof useResults>): Promise<void> {
  const own = Object.entries(local).flatMap(([challenge, { reached }]) =>
    Number.isFinite(reached) ? [{ challenge, reached }] : [],
  );
  const { results } = await ask<{ results: ChallengeResult[] }>('PUT', '/me/challenges', { results: own });
  for (const { challenge, reached } of results) {
    if (reached > (local[challenge]?.reached ?? Number.NEGATIVE_INFINITY)) await keepHere(challenge, reached);
  }
}

async function keepHere(name: string, reached: number): Promise<void> {
  const [book = '', id] = name.split('/');
  const challenge = (await loadChallenges(book)).challenges.find((one) => one.id === id);
  if (challenge !== undefined) keepResult(name, { reached, medal: medalFor(challenge, reached) });
}
