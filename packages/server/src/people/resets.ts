/** New passwords for those who have forgotten theirs: by a letter, or by a word that the host gives out. */

import { createHash, randomBytes } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

/** So long a word is good, in milliseconds. */
const LIFE = 3_600_000;
/** So many a person may have at a time: whoever asks for more gets no more letters. */
const MOST = 3;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new word with which that person may choose a password; `undefined` if they have too many already. */
export async function newReset(
  { resets }: Pick<Storage, 'resets'>,
  person: string,
  now: number,
  most = MOST,
): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  return (await resets.add(person, hashOf(token), now, now + LIFE, most)) ? token : undefined;
}

/** Use a word up; whose it was, if it was good. */
export function takeReset({ resets }: Pick<Storage, 'resets'>, token: string, now: number) {
  return resets.take(hashOf(token), now);
}
