/** What the host of a server does at the terminal, also while it runs. */

import { openBeside, type Place } from '../storage/open.ts';
import { newReset } from './resets.ts';

/** More than any person asks for: the host is never refused. */
const ANY = 1_000_000;

/** The path under which the account of that name may choose a new password within an hour; `undefined` if there is none. */
export async function resetPath(place: Place, name: string): Promise<string | undefined> {
  const storage = await openBeside(place);
  try {
    const person = await storage.account(name);
    const token = person && (await newReset(storage, person.id, Date.now(), ANY));
    return token && `/reset/${token}`;
  } finally {
    await storage.close();
  }
}

/** Work out all ratings anew from the history; gives how many games were rated. */
export async function recomputeRatings(place: Place): Promise<number> {
  const storage = await openBeside(place);
  try {
    return await storage.played.recompute();
  } finally {
    await storage.close();
  }
}
