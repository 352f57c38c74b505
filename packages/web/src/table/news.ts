/** What the last move told is news only while the table goes forward: after an undo it was told before. */

import { useState } from 'react';

/** How far the table had come when it was last looked at, and whether it had gone back. */
export interface Looked {
  readonly entries: number;
  readonly isBack: boolean;
}

/** The next look at a log of that many entries. */
export function lookAgain(before: Looked, entries: number): Looked {
  return entries === before.entries ? before : { entries, isBack: entries < before.entries };
}

/** The last entry of the log, unless the table was just taken back to it. */
export function useNews<Entry>(log: readonly Entry[]): Entry | undefined {
  const [looked, setLooked] = useState<Looked>({ entries: log.length, isBack: false });
  const now = lookAgain(looked, log.length);
  if (now !== looked) setLooked(now);
  return now.isBack ? undefined : log.at(-1);
}
