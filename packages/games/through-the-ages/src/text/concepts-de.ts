/** Words of the game that are no cards, in German. */

import type { Thing } from '@tabularium/kernel';

/** Every concept by its id. */
export const CONCEPTS: Readonly<Record<string, Thing>> = {
  'card-row': {
    name: 'Kartenleiste',
    text: '13 Felder; je weiter rechts eine Karte liegt, desto mehr Zivilaktionen kostet sie, 1 bis 3. Zu Beginn jedes Spielzuges gehen links Karten, und neue rücken nach.',
    rule: 'TA 3.3',
  },
  'civil-action': {
    name: 'Zivilaktion',
    text: 'Ein weißer Spielstein: Karten nehmen, Bevölkerung, Bauen, Anführer, Wunder, Technologien und Aktionskarten.',
    rule: 'TA 10.1',
  },
  'military-action': {
    name: 'Militäraktion',
    text: 'Ein roter Spielstein: Einheiten, Taktiken, Überfälle und Kriege; für ungenutzte werden Militärkarten gezogen.',
    rule: 'TA 11.1',
  },
  'political-action': {
    name: 'Politikaktion',
    text: 'Eine zu Beginn deines Spielzuges: ein Ereignis vorbereiten, einen Überfall spielen, einen Krieg erklären, einen Pakt anbieten oder kündigen, aufgeben oder nichts.',
    rule: 'TA 4.1',
  },
  'hand-limit': {
    name: 'Handkartenlimit',
    text: 'So viele Zivilkarten, wie du insgesamt Zivilaktionen hast, geprüft beim Nehmen; so viele Militärkarten wie Militäraktionen, geprüft am Ende deines Spielzuges.',
    rule: 'TA 3.4',
  },
  'yellow-token': {
    name: 'Gelber Spielstein',
    text: 'Ein Arbeiter oder, im gelben Vorrat, ein möglicher. Je weniger dort liegen, desto teurer der nächste und desto höher der benötigte Freudewert.',
    rule: 'TA 13.1',
  },
  population: {
    name: 'Bevölkerung',
    text: 'Alle deine Arbeiter. Sie zu vermehren bringt einen gelben Spielstein aus dem Vorrat in den Arbeitervorrat, für eine Zivilaktion und Nahrung; sie hinzuzugewinnen ist kostenlos.',
    rule: 'TA 10.2',
  },
  'unused-worker': {
    name: 'Unbeschäftigter Arbeiter',
    text: 'Ein gelber Spielstein im Arbeitervorrat: Er kann auf eine Technologie kommen, um dort zu bauen, und er gleicht einen unzufriedenen Arbeiter aus.',
    rule: 'TA 10.3',
  },
  'discontent-worker': {
    name: 'Unzufriedener Arbeiter',
    text: 'Einer für jedes Freudesymbol, das fehlt. Bis zur Zahl der unbeschäftigten Arbeiter schaden sie nicht.',
    rule: 'TA 13.3',
  },
  uprising: {
    name: 'Aufruhr',
    text: 'Mehr unzufriedene als unbeschäftigte Arbeiter am Ende des Spielzuges: Es wird nichts produziert.',
    rule: 'TA 13.4',
  },
  'blue-token': {
    name: 'Blauer Spielstein',
    text: 'Steht auf einer Karte für Nahrung oder Ressourcen. Je weniger im blauen Vorrat liegen, desto mehr Korruption.',
    rule: 'TA 12.1',
  },
  food: {
    name: 'Nahrung',
    text: 'Blaue Spielsteine auf Farmen, so viel wert, wie die Karte sagt. Sie bezahlt neue Bevölkerung und den Verbrauch.',
    rule: 'TA 12.1',
  },
  resources: {
    name: 'Ressourcen',
    text: 'Blaue Spielsteine auf Minen, so viel wert, wie die Karte sagt. Sie bezahlen Gebäude, Einheiten und Wunder.',
    rule: 'TA 12.1',
  },
  'temporary-resources': {
    name: 'Zeitweilige Ressourcen',
    text: 'Ressourcen für einen bestimmten Zweck: keine Spielsteine, vor allen anderen ausgegeben und am Ende des Spielzuges verloren.',
    rule: 'TA 17.6',
  },
  'production-bonus': {
    name: 'Produktionsbonus',
    text: 'Nahrung oder Ressourcen, die eine Karte bei jeder Produktion dazugibt, alle Boni als ein Gewinn.',
    rule: 'TA 17.5',
  },
  consumption: {
    name: 'Verbrauch',
    text: 'Die Nahrung, die deine Bevölkerung am Ende des Spielzuges braucht; jede fehlende Nahrung kostet 4 Kultur.',
    rule: 'TA 14.3',
  },
  corruption: {
    name: 'Korruption',
    text: 'Mit höchstens 10 blauen Spielsteinen im Vorrat verlierst du am Ende des Spielzuges 2, 4 oder 6 Ressourcen, und Nahrung, wo sie fehlen.',
    rule: 'TA 14.3',
  },
  culture: {
    name: 'Kultur',
    text: 'Die Punkte, die das Spiel gewinnen.',
    rule: 'TA 16.5',
  },
  science: {
    name: 'Wissenschaft',
    text: 'Bezahlt Technologien.',
    rule: 'TA 10.15',
  },
  happiness: {
    name: 'Freudewert',
    text: 'Freudesymbole minus Unmutssymbole, 0 bis 8. Was fehlt, macht Arbeiter unzufrieden.',
    rule: 'TA 13.2',
  },
  strength: {
    name: 'Stärkewert',
    text: 'Einheiten, Armeen und Karten; bei Angriffen und Ereignissen verglichen.',
    rule: 'TA 11.7',
  },
  tactic: {
    name: 'Taktik',
    text: 'Sagt, welche Einheiten eine Armee bilden und wie viel Stärke sie dazugibt. Anfangs exklusiv deine; ab deinem nächsten Spielzug dürfen alle sie kopieren.',
    rule: 'TA 11.2',
  },
  army: {
    name: 'Armee',
    text: 'Ein vollständiger Satz der Einheiten, die deine Taktik verlangt; sie gruppieren sich von selbst zur höchsten Stärke.',
    rule: 'TA 11.3',
  },
  'urban-building': {
    name: 'Zivilgebäude',
    text: 'Laboratorien, Tempel, Bibliotheken, Theater und Arenen. Das Zivilgebäudelimit deiner Regierungsform gilt für jede Art.',
    rule: 'TA 10.3',
  },
  'special-technology': {
    name: 'Spezialtechnologie',
    text: 'Recht, Kriegsführung, Erkundung und Bauwesen: wirkt ohne Arbeiter; von jeder Art bleibt nur die höchste im Spiel.',
    rule: 'TA 10.9',
  },
  revolution: {
    name: 'Revolution',
    text: 'Ein Wechsel der Regierungsform für weniger Wissenschaft, der alle deine Zivilaktionen des Spielzuges verbraucht.',
    rule: 'TA 10.10',
  },
  stage: {
    name: 'Stufe eines Wunders',
    text: 'Eine Zivilaktion und ihre Ressourcen bauen eine Stufe; mit der letzten ist das Wunder vollendet und wirkt.',
    rule: 'TA 10.7',
  },
  antiquated: {
    name: 'Veraltet',
    text: 'Älter als das Zeitalter, das gerade geendet hat: Solche Karten verlassen die Hand, solche Anführer, unvollendeten Wunder und Pakte das Spiel.',
    rule: 'TA 16.2',
  },
  event: {
    name: 'Ereignis',
    text: 'Wer eines vorbereitet, legt es verdeckt zu den zukünftigen Ereignissen, erhält Kultur in Höhe seiner Stufe und deckt das nächste aktuelle Ereignis auf.',
    rule: 'TA 8.1',
  },
  colony: {
    name: 'Kolonie',
    text: 'Ein ersteigertes Gebiet: Es hat eine dauerhafte Wirkung und eine sofortige.',
    rule: 'TA 9.4',
  },
  'colonization-force': {
    name: 'Kolonisierungstruppe',
    text: 'Einheiten, die du für ein Gebiet hergibst, mit ihren Armeen, Kolonisierungsboni und Bonuskarten.',
    rule: 'TA 9.2',
  },
  aggression: {
    name: 'Überfall',
    text: 'Ein sofortiger Angriff auf einen schwächeren Rivalen, der sich mit Militärkarten verteidigen darf.',
    rule: 'TA 5.1',
  },
  war: {
    name: 'Krieg',
    text: 'Jetzt erklärt, zu Beginn deines nächsten Spielzuges nach Stärke entschieden; beide Seiten können gewinnen.',
    rule: 'TA 6.1',
  },
  pact: {
    name: 'Pakt',
    text: 'Eine Abmachung zweier Zivilisationen, die für beide wirkt, bis sie endet; nicht zu zweit.',
    rule: 'TA 7.1',
  },
};
