import type { Sentences } from './codes.ts';

/** The server's answers in German. */
export const de: Sentences = {
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
};
