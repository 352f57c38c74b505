/** Results of challenges at one's account: whatever was best, here or wherever else one was logged in, counts. */

import { loadChallenges } from '@tabularium/catalogue';
import { medalFor } from '@tabularium/kernel';
import type { ChallengeResult } from '@tabularium/protocol';
import { useEffect, useState } from 'react';
import { ask, useServer } from '../session/server.ts';
import { keepResult, useResults } from './results.ts';

/** Bring what is kept here and what is kept with the account together, now and with every new result; gives how often that was done. */
export function useAccountResults(): number {
  const [done, setDone] = useState(0);
  const { person } = useServer();
  const results = useResults();
  const account = person === null || person.guest ? null : person.id;
  useEffect(() => {
    if (account === null) return;
    // What cannot be told now is told again with the next result.
    bringTogether(results).then(
      () => setDone((times) => times + 1),
      () => {},
    );
  }, [account, results]);
  return done;
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
