/** What the server says, asked for when a page opens, again when something was done, and now and then if wished. */

import { useCallback, useEffect, useState } from 'react';
import { ask } from '../session/server.ts';

/** An answer, once it is there. */
export interface Asked<T> {
  readonly answer: T | undefined;
  /** Why there is none, or why what was tried last was refused. */
  readonly wrong: string | undefined;
  /** Do something, and ask again. */
  attempt(doing: () => Promise<unknown>): void;
}

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Ask for that path, again every so many milliseconds if that is said, and whenever it is news that `since` differs; not at
 * all for `null`.
 */
export function useAsked<T>(path: string | null, every?: number, since = 0): Asked<T> {
  const [answer, setAnswer] = useState<T>();
  const [wrong, setWrong] = useState<string>();
  const look = useCallback(async () => {
    if (path !== null) setAnswer(await ask<T>('GET', path));
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed since is only a reason to ask
  useEffect(() => {
    look().catch((error) => setWrong(words(error)));
    if (every === undefined) return;
    const timer = setInterval(() => look().catch(() => {}), every);
    return () => clearInterval(timer);
  }, [look, every, since]);
  const attempt = (doing: () => Promise<unknown>) => {
    setWrong(undefined);
    doing()
      .then(look)
      .catch((error) => setWrong(words(error)));
  };
  return { answer, wrong, attempt };
}
