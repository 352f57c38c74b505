/** What to do when the connection to the server is lost: come back, after a while or not at all. */

/** Either the wait before the next attempt, in milliseconds, or why there is none. */
export type Next = { readonly wait: number } | { readonly stop: 'not-logged-in' | 'refused' };

/** The first wait, and the longest; each attempt in vain doubles it. */
const WAITS = { first: 500, longest: 30_000 } as const;
/** The server has asked for less: come back much later. */
const TOO_MANY = 60_000;

/** What each close code asks of a client; with any other the connection was simply lost. */
const CODES: Readonly<Record<number, (attempts: number) => Next>> = {
  4401: () => ({ stop: 'not-logged-in' }),
  4403: () => ({ stop: 'refused' }),
  1009: () => ({ stop: 'refused' }),
  4429: () => ({ wait: TOO_MANY }),
};

/**
 * What follows a connection that was closed with this code, after so many attempts in vain. Every wait is drawn from its
 * upper half, so that a thousand clients of a server that has restarted do not all come back at once.
 */
export function afterClose(code: number, attempts: number, chance: () => number = Math.random): Next {
  const next = CODES[code]?.(attempts) ?? { wait: Math.min(WAITS.longest, WAITS.first * 2 ** attempts) };
  return 'stop' in next ? next : { wait: Math.round(next.wait * (0.5 + chance() / 2)) };
}
