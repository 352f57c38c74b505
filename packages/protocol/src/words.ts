/** The table's own answers in words, in both languages. */

import type { Language } from '@tabularium/kernel';

/** Why the table refuses a wish, besides the kernel's reasons and the game's own. */
export const REASONS = [
  'not-your-seat',
  'bot-plays',
  'not-playing',
  'nothing-to-undo',
  'undo-pending',
  'no-request',
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
  'name-taken',
  'not-open',
  'not-playing',
  'not-over',
  'seat-taken',
  'already-seated',
  'not-full',
  'bad-options',
  'bad-match',
  'too-large',
  'too-many',
  'server-error',
  'try-again',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** Every code of the server as a sentence. */
export const serverWords: Readonly<Record<Language, Readonly<Record<ErrorCode | ServerReason, string>>>> = {
  en: {
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
  },
  de: {
    'not-your-seat': 'Das ist nicht dein Platz.',
    'bot-plays': 'Ein Bot spielt diesen Platz; hole ihn erst zurück.',
    'not-playing': 'Das Spiel läuft nicht.',
    'nothing-to-undo': 'Dieser Platz hat keinen Zug, der zurückgenommen werden kann.',
    'undo-pending': 'Ein Wunsch zurückzugehen wartet schon auf Antwort.',
    'no-request': 'Niemand wartet auf deine Antwort.',
    'bad-request': 'Die Anfrage wurde nicht verstanden.',
    'not-logged-in': 'Bitte melde dich an oder komm als Gast herein.',
    'wrong-password': 'Name oder Passwort ist falsch.',
    'not-allowed': 'Das darfst du nicht.',
    'wrong-origin': 'Die Anfrage kommt von einer anderen Seite.',
    'not-found': 'Hier ist nichts.',
    'name-taken': 'Dieser Name ist vergeben.',
    'not-open': 'Das Spiel hat schon begonnen, oder der Tisch ist geschlossen.',
    'not-over': 'Das Spiel ist noch nicht zu Ende.',
    'seat-taken': 'Dieser Platz ist besetzt.',
    'already-seated': 'Du sitzt schon an diesem Tisch.',
    'not-full': 'Es sind noch Plätze frei.',
    'bad-options': 'Diese Optionen passen nicht zum Spiel.',
    'bad-match': 'Diese Partie kann hier nicht nachgespielt werden.',
    'too-large': 'Das war zu groß.',
    'too-many': 'Das war zu viel auf einmal; bitte warte ein wenig.',
    'server-error': 'Auf dem Server ist etwas schiefgegangen.',
    'try-again': 'Der Server ist beschäftigt; bitte versuche es gleich noch einmal.',
  },
};
