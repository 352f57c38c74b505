/** The server's answers in words, for clients; free of schemas. */

import type { Language } from '@tabularium/kernel';
import type { Sentences } from './codes.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export { ERRORS, type ErrorCode, REASONS, type ServerReason } from './codes.ts';

/** Every code of the server as a sentence. */
export const serverWords: Readonly<Record<Language, Sentences>> = { en, de };
