/** What the server answers, by code: clients put it into the words of their language. */

/** Why the table refuses a wish, besides the kernel's reasons and the game's own. */
export const REASONS = [
  'not-your-seat',
  'bot-plays',
  'not-playing',
  'already-decided',
  'nothing-to-undo',
  'undo-pending',
  'no-request',
  'no-clock',
  'no-pause-left',
  'said-beforehand',
] as const;
export type ServerReason = (typeof REASONS)[number];

/** What a request can be refused with. */
export const ERRORS = [
  'bad-request',
  'not-logged-in',
  'wrong-password',
  'not-allowed',
  'wrong-origin',
  'not-found',
  'needs-account',
  'name-taken',
  'not-open',
  'not-playing',
  'not-over',
  'seat-taken',
  'already-seated',
  'not-full',
  'bad-options',
  'bad-match',
  'cannot-be-said',
  'inner-address',
  'too-many-holidays',
  'too-large',
  'too-many',
  'server-error',
  'try-again',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** A sentence for every code. */
export type Sentences = Readonly<Record<ErrorCode | ServerReason, string>>;
