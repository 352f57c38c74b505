import type { Sentences } from './codes.ts';

/** The server's answers in English. */
export const en: Sentences = {
  'not-your-seat': 'This is not your seat.',
  'bot-plays': 'A bot plays this seat; take it back first.',
  'not-playing': 'The game is not being played.',
  'nothing-to-undo': 'There is no move of this seat to take back.',
  'undo-pending': 'A wish to go back is already waiting for an answer.',
  'no-request': 'Nobody waits for your answer.',
  'bad-request': 'The request was not understood.',
  'not-logged-in': 'Please log in or come in as a guest.',
  'wrong-password': 'Name or password is wrong.',
  'not-allowed': 'You are not allowed to do this.',
  'wrong-origin': 'The request comes from another site.',
  'not-found': 'There is nothing here.',
  'name-taken': 'This name is taken.',
  'not-open': 'The game has already started or the table is closed.',
  'not-over': 'The game is not over yet.',
  'seat-taken': 'This seat is taken.',
  'already-seated': 'You already sit at this table.',
  'not-full': 'There are still open seats.',
  'bad-options': 'These options do not fit the game.',
  'bad-match': 'This is not a match that can be replayed here.',
  'too-large': 'That was too large.',
  'too-many': 'That was too much at once; please wait a little.',
  'server-error': 'Something went wrong on the server.',
  'try-again': 'The server is busy; please try again in a moment.',
};
