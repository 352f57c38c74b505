/** How requests are refused: one code, one status, one sentence. */

import { type ErrorCode, serverWords } from '@tabularium/protocol/words';
import { isTrouble } from '../storage/trouble.ts';
import type { Answer } from '../tables/live.ts';

const STATUS: Record<ErrorCode, number> = {
  'bad-request': 400,
  'not-logged-in': 401,
  'wrong-password': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'needs-account': 403,
  'name-taken': 409,
  'not-open': 409,
  'not-playing': 409,
  'not-over': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'not-full': 409,
  'bad-options': 409,
  'bad-match': 409,
  'cannot-be-said': 409,
  'inner-address': 409,
  'too-many-holidays': 409,
  'too-large': 413,
  'too-many': 429,
  'server-error': 500,
  'try-again': 503,
};

/** A request that is refused. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = serverWords.en[code]) {
    super(message);
    this.code = code;
  }

  /** The status of the answer. */
  get status(): number {
    return STATUS[this.code];
  }
}

/** Is this one of the codes above? */
export function isErrorCode(word: string): word is ErrorCode {
  return Object.hasOwn(STATUS, word);
}

/** Throws unless the wish was carried out. */
export function expectDone(answer: Answer | undefined): void {
  if (answer === undefined) throw new RequestProblem('not-found');
  if (!('refusal' in answer)) return;
  const { reason, message } = answer.refusal;
  if (isErrorCode(reason)) throw new RequestProblem(reason, message);
  if (reason === 'not-your-seat') throw new RequestProblem('not-allowed');
  throw new RequestProblem('bad-request', message ?? reason);
}

/** Whatever went wrong, as a problem that can be told to anyone: nothing of an unexpected error gets out. */
export function problemOf(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_VALIDATION') return new RequestProblem('bad-request', (error as Error).message);
  if (statusCode === 429) return new RequestProblem('too-many');
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new RequestProblem('too-large');
  if (statusCode !== undefined && statusCode < 500) return new RequestProblem('bad-request');
  if (isTrouble(error)) return new RequestProblem('try-again');
  return new RequestProblem('server-error');
}
