/** The name and effect of every card in German. Names of German cards that the expansion booklet does not mention are recalled. */

import type { Thing } from '@tabularium/kernel';

/** Every card by its id. */
export const CARDS: Readonly<Record<string, Thing>> = {
  agriculture: {
    name: 'Landwirtschaft',
    text: 'Zeitalter A, 2 Ressourcen. Jeder Arbeiter hier ist eine Farm. In der Nahrungsproduktion legt jede Farm 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist 1 Nahrung wert.',
    rule: 'TA 10.3',
  },
  irrigation: {
    name: 'Bewässerung',
    text: 'Zeitalter I, 3 Wissenschaft, 4 Ressourcen. Jeder Arbeiter hier ist eine Farm. In der Nahrungsproduktion legt jede Farm 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist 2 Nahrung wert.',
    rule: 'TA 10.3',
  },
  'selective-breeding': {
    name: 'Selektive Zucht',
    text: 'Zeitalter II, 5 Wissenschaft, 6 Ressourcen. Jeder Arbeiter hier ist eine Farm. In der Nahrungsproduktion legt jede Farm 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist 3 Nahrung wert.',
    rule: 'TA 10.3',
  },
  'mechanized-agriculture': {
    name: 'Mechanisierte Landwirtschaft',
    text: 'Zeitalter III, 7 Wissenschaft, 8 Ressourcen. Jeder Arbeiter hier ist eine Farm. In der Nahrungsproduktion legt jede Farm 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist 5 Nahrung wert.',
    rule: 'TA 10.3',
  },
  bronze: {
    name: 'Bronze',
    text: 'Zeitalter A, 2 Ressourcen. Jeder Arbeiter hier ist eine Mine. In der Ressourcenproduktion legt jede Mine 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist 1 Ressource wert.',
    rule: 'TA 10.3',
  },
  iron: {
    name: 'Eisen',
    text: 'Zeitalter I, 5 Wissenschaft, 5 Ressourcen. Jeder Arbeiter hier ist eine Mine. In der Ressourcenproduktion legt jede Mine 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist 2 Ressourcen wert.',
    rule: 'TA 10.3',
  },
  coal: {
    name: 'Kohle',
    text: 'Zeitalter II, 7 Wissenschaft, 8 Ressourcen. Jeder Arbeiter hier ist eine Mine. In der Ressourcenproduktion legt jede Mine 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist 3 Ressourcen wert.',
    rule: 'TA 10.3',
  },
  oil: {
    name: 'Öl',
    text: 'Zeitalter III, 9 Wissenschaft, 11 Ressourcen. Jeder Arbeiter hier ist eine Mine. In der Ressourcenproduktion legt jede Mine 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist 5 Ressourcen wert.',
    rule: 'TA 10.3',
  },
  philosophy: {
    name: 'Philosophie',
    text: 'Zeitalter A, 3 Ressourcen. Jeder Arbeiter hier ist ein Laboratorium und bringt 1 Wissenschaft. Dein Zivilgebäudelimit begrenzt, wie viele Laboratorien aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  alchemy: {
    name: 'Alchemie',
    text: 'Zeitalter I, 4 Wissenschaft, 6 Ressourcen. Jeder Arbeiter hier ist ein Laboratorium und bringt 2 Wissenschaft. Dein Zivilgebäudelimit begrenzt, wie viele Laboratorien aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'scientific-method': {
    name: 'Wissenschaftliche Methode',
    text: 'Zeitalter II, 6 Wissenschaft, 8 Ressourcen. Jeder Arbeiter hier ist ein Laboratorium und bringt 3 Wissenschaft. Dein Zivilgebäudelimit begrenzt, wie viele Laboratorien aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  computers: {
    name: 'Computer',
    text: 'Zeitalter III, 8 Wissenschaft, 11 Ressourcen. Jeder Arbeiter hier ist ein Laboratorium und bringt 5 Wissenschaft. Dein Zivilgebäudelimit begrenzt, wie viele Laboratorien aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  religion: {
    name: 'Religion',
    text: 'Zeitalter A, 3 Ressourcen. Jeder Arbeiter hier ist ein Tempel und bringt 1 Kultur und 1 Freudesymbol. Dein Zivilgebäudelimit begrenzt, wie viele Tempel aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  theology: {
    name: 'Theologie',
    text: 'Zeitalter I, 2 Wissenschaft, 5 Ressourcen. Jeder Arbeiter hier ist ein Tempel und bringt 1 Kultur und 2 Freudesymbole. Dein Zivilgebäudelimit begrenzt, wie viele Tempel aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'organized-religion': {
    name: 'Organisierte Religion',
    text: 'Zeitalter II, 4 Wissenschaft, 7 Ressourcen. Jeder Arbeiter hier ist ein Tempel und bringt 1 Kultur und 3 Freudesymbole. Dein Zivilgebäudelimit begrenzt, wie viele Tempel aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'printing-press': {
    name: 'Druckerpresse',
    text: 'Zeitalter I, 3 Wissenschaft, 3 Ressourcen. Jeder Arbeiter hier ist eine Bibliothek und bringt 1 Wissenschaft und 1 Kultur. Dein Zivilgebäudelimit begrenzt, wie viele Bibliotheken aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  journalism: {
    name: 'Journalismus',
    text: 'Zeitalter II, 6 Wissenschaft, 8 Ressourcen. Jeder Arbeiter hier ist eine Bibliothek und bringt 2 Wissenschaft und 2 Kultur. Dein Zivilgebäudelimit begrenzt, wie viele Bibliotheken aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  multimedia: {
    name: 'Multimedia',
    text: 'Zeitalter III, 9 Wissenschaft, 11 Ressourcen. Jeder Arbeiter hier ist eine Bibliothek und bringt 3 Wissenschaft und 3 Kultur. Dein Zivilgebäudelimit begrenzt, wie viele Bibliotheken aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'bread-and-circuses': {
    name: 'Brot und Spiele',
    text: 'Zeitalter I, 3 Wissenschaft, 3 Ressourcen. Jeder Arbeiter hier ist eine Arena und bringt 2 Freudesymbole und 1 Stärke. Dein Zivilgebäudelimit begrenzt, wie viele Arenen aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'team-sports': {
    name: 'Mannschaftssport',
    text: 'Zeitalter II, 5 Wissenschaft, 5 Ressourcen. Jeder Arbeiter hier ist eine Arena und bringt 3 Freudesymbole und 2 Stärke. Dein Zivilgebäudelimit begrenzt, wie viele Arenen aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'professional-sports': {
    name: 'Profisport',
    text: 'Zeitalter III, 7 Wissenschaft, 8 Ressourcen. Jeder Arbeiter hier ist eine Arena und bringt 4 Freudesymbole und 3 Stärke. Dein Zivilgebäudelimit begrenzt, wie viele Arenen aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  drama: {
    name: 'Drama',
    text: 'Zeitalter I, 3 Wissenschaft, 4 Ressourcen. Jeder Arbeiter hier ist ein Theater und bringt 2 Kultur und 1 Freudesymbol. Dein Zivilgebäudelimit begrenzt, wie viele Theater aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  opera: {
    name: 'Oper',
    text: 'Zeitalter II, 7 Wissenschaft, 8 Ressourcen. Jeder Arbeiter hier ist ein Theater und bringt 3 Kultur und 1 Freudesymbol. Dein Zivilgebäudelimit begrenzt, wie viele Theater aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  movies: {
    name: 'Filme',
    text: 'Zeitalter III, 10 Wissenschaft, 11 Ressourcen. Jeder Arbeiter hier ist ein Theater und bringt 4 Kultur und 1 Freudesymbol. Dein Zivilgebäudelimit begrenzt, wie viele Theater aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'professional-sports-adjusted': {
    name: 'Profisport (angepasst)',
    text: 'Zeitalter III, 7 Wissenschaft, 7 Ressourcen. Jeder Arbeiter hier ist eine Arena und bringt 4 Freudesymbole und 4 Stärke. Dein Zivilgebäudelimit begrenzt, wie viele Arenen aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  warriors: {
    name: 'Krieger',
    text: 'Zeitalter A, 2 Ressourcen. Jeder Arbeiter hier ist eine Infanterie der Stärke 1. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  swordsmen: {
    name: 'Schwertkämpfer',
    text: 'Zeitalter I, 4 Wissenschaft, 3 Ressourcen. Jeder Arbeiter hier ist eine Infanterie der Stärke 2. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  riflemen: {
    name: 'Schützen',
    text: 'Zeitalter II, 6 Wissenschaft, 5 Ressourcen. Jeder Arbeiter hier ist eine Infanterie der Stärke 3. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  'modern-infantry': {
    name: 'Moderne Infanterie',
    text: 'Zeitalter III, 10 Wissenschaft, 7 Ressourcen. Jeder Arbeiter hier ist eine Infanterie der Stärke 5. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  knights: {
    name: 'Ritter',
    text: 'Zeitalter I, 5 Wissenschaft, 3 Ressourcen. Jeder Arbeiter hier ist eine Kavallerie der Stärke 2. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  cavalrymen: {
    name: 'Kavalleristen',
    text: 'Zeitalter II, 6 Wissenschaft, 5 Ressourcen. Jeder Arbeiter hier ist eine Kavallerie der Stärke 3. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  tanks: {
    name: 'Panzer',
    text: 'Zeitalter III, 9 Wissenschaft, 7 Ressourcen. Jeder Arbeiter hier ist eine Kavallerie der Stärke 5. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  cannon: {
    name: 'Kanonen',
    text: 'Zeitalter II, 6 Wissenschaft, 5 Ressourcen. Jeder Arbeiter hier ist eine Artillerie der Stärke 3. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  rockets: {
    name: 'Raketen',
    text: 'Zeitalter III, 8 Wissenschaft, 7 Ressourcen. Jeder Arbeiter hier ist eine Artillerie der Stärke 5. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  'air-forces': {
    name: 'Luftwaffe',
    text: 'Zeitalter III, 12 Wissenschaft, 7 Ressourcen. Jeder Arbeiter hier ist eine Luftwaffe der Stärke 5. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt. Keine Taktik verlangt Luftwaffen. Jede verdoppelt die taktische Stärke einer Armee, nachdem feststeht, ob diese veraltet ist; jede Armee wird höchstens einmal verdoppelt.',
    rule: 'TA 11.1',
  },
  despotism: {
    name: 'Despotismus',
    text: 'Zeitalter A. Regierungsform mit 4 Zivil- und 2 Militäraktionen, Zivilgebäudelimit 2. Die Regierungsform, mit der alle beginnen.',
    rule: 'TA 15.4',
  },
  monarchy: {
    name: 'Monarchie',
    text: 'Zeitalter I, 8 Wissenschaft. Regierungsform mit 5 Zivil- und 3 Militäraktionen, Zivilgebäudelimit 3. Friedlicher Wechsel 8 Wissenschaft, Revolution 2 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  theocracy: {
    name: 'Theokratie',
    text: 'Zeitalter I, 6 Wissenschaft. Regierungsform mit 4 Zivil- und 3 Militäraktionen, Zivilgebäudelimit 3. Dazu +1 Kultur, +1 Freudesymbol, +1 Stärke. Friedlicher Wechsel 6 Wissenschaft, Revolution 1 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'constitutional-monarchy': {
    name: 'Konstitutionelle Monarchie',
    text: 'Zeitalter II, 12 Wissenschaft. Regierungsform mit 6 Zivil- und 4 Militäraktionen, Zivilgebäudelimit 3. Friedlicher Wechsel 12 Wissenschaft, Revolution 6 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  republic: {
    name: 'Republik',
    text: 'Zeitalter II, 13 Wissenschaft. Regierungsform mit 7 Zivil- und 2 Militäraktionen, Zivilgebäudelimit 3. Friedlicher Wechsel 13 Wissenschaft, Revolution 3 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  communism: {
    name: 'Kommunismus',
    text: 'Zeitalter III, 19 Wissenschaft. Regierungsform mit 7 Zivil- und 5 Militäraktionen, Zivilgebäudelimit 4. Dazu 1 Unmutssymbol. Friedlicher Wechsel 19 Wissenschaft, Revolution 5 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  fundamentalism: {
    name: 'Fundamentalismus',
    text: 'Zeitalter III, 18 Wissenschaft. Regierungsform mit 6 Zivil- und 5 Militäraktionen, Zivilgebäudelimit 4. Dazu +5 Stärke, -2 Wissenschaft. Friedlicher Wechsel 18 Wissenschaft, Revolution 7 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  democracy: {
    name: 'Demokratie',
    text: 'Zeitalter III, 17 Wissenschaft. Regierungsform mit 7 Zivil- und 3 Militäraktionen, Zivilgebäudelimit 4. Dazu +3 Kultur. Friedlicher Wechsel 17 Wissenschaft, Revolution 9 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'republic-adjusted': {
    name: 'Republik (angepasst)',
    text: 'Zeitalter II, 11 Wissenschaft. Regierungsform mit 7 Zivil- und 2 Militäraktionen, Zivilgebäudelimit 3. Friedlicher Wechsel 11 Wissenschaft, Revolution 2 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'communism-adjusted': {
    name: 'Kommunismus (angepasst)',
    text: 'Zeitalter III, 18 Wissenschaft. Regierungsform mit 7 Zivil- und 5 Militäraktionen, Zivilgebäudelimit 4. Dazu 1 Unmutssymbol. Produktionsbonus: 1 Ressource. Friedlicher Wechsel 18 Wissenschaft, Revolution 1 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'fundamentalism-adjusted': {
    name: 'Fundamentalismus (angepasst)',
    text: 'Zeitalter III, 16 Wissenschaft. Regierungsform mit 6 Zivil- und 5 Militäraktionen, Zivilgebäudelimit 4. Dazu +6 Stärke, -2 Wissenschaft. Friedlicher Wechsel 16 Wissenschaft, Revolution 5 Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'code-of-laws': { name: 'Gesetzbuch', text: 'Zeitalter I, 6 Wissenschaft. +1 Zivilaktion.', rule: 'TA 10.9' },
  'justice-system': {
    name: 'Rechtssystem',
    text: 'Zeitalter II, 7 Wissenschaft. +1 Zivilaktion und +3 blaue Spielsteine (aus der Schachtel in den Vorrat; sie gehen verloren, wenn die Karte das Spiel verlässt).',
    rule: 'TA 10.9',
  },
  'civil-service': {
    name: 'Öffentlicher Dienst',
    text: 'Zeitalter III, 10 Wissenschaft. +2 Zivilaktionen und +3 blaue Spielsteine (aus der Schachtel in den Vorrat; sie gehen verloren, wenn die Karte das Spiel verlässt).',
    rule: 'TA 10.9',
  },
  warfare: {
    name: 'Kriegsführung',
    text: 'Zeitalter I, 5 Wissenschaft. +1 Militäraktion, +1 Stärke.',
    rule: 'TA 10.9',
  },
  strategy: {
    name: 'Strategie',
    text: 'Zeitalter II, 8 Wissenschaft. +2 Militäraktionen, +3 Stärke.',
    rule: 'TA 10.9',
  },
  'military-theory': {
    name: 'Militärtheorie',
    text: 'Zeitalter III, 11 Wissenschaft. +3 Militäraktionen, +5 Stärke.',
    rule: 'TA 10.9',
  },
  cartography: {
    name: 'Kartografie',
    text: 'Zeitalter I, 4 Wissenschaft. Kolonisierungsbonus +2, +1 Stärke.',
    rule: 'TA 10.9',
  },
  navigation: {
    name: 'Navigation',
    text: 'Zeitalter II, 6 Wissenschaft. Kolonisierungsbonus +3, +2 Stärke.',
    rule: 'TA 10.9',
  },
  satellites: {
    name: 'Satelliten',
    text: 'Zeitalter III, 8 Wissenschaft. Kolonisierungsbonus +4, +3 Stärke.',
    rule: 'TA 10.9',
  },
  masonry: {
    name: 'Maurerhandwerk',
    text: 'Zeitalter I, 3 Wissenschaft. Zivilgebäude der Zeitalter I, II und III kosten 1 Ressource weniger (Zeitalter A: nichts). Mit einer Zivilaktion darfst du bis zu 2 Stufen eines Wunders bauen; jede wird bezahlt.',
    rule: 'TA 10.9',
  },
  architecture: {
    name: 'Architektur',
    text: 'Zeitalter II, 6 Wissenschaft. Zivilgebäude kosten weniger Ressourcen: Zeitalter I 1, II 2, III 2. Mit einer Zivilaktion darfst du bis zu 3 Stufen eines Wunders bauen; jede wird bezahlt.',
    rule: 'TA 10.9',
  },
  engineering: {
    name: 'Ingenieurwesen',
    text: 'Zeitalter III, 9 Wissenschaft. Zivilgebäude kosten weniger Ressourcen: Zeitalter I 1, II 2, III 3. Mit einer Zivilaktion darfst du bis zu 4 Stufen eines Wunders bauen; jede wird bezahlt.',
    rule: 'TA 10.9',
  },
  pyramids: { name: 'Pyramiden', text: 'Zeitalter A, Stufen 3 2 1. +1 Zivilaktion.', rule: 'TA 15.3' },
  'hanging-gardens': {
    name: 'Hängende Gärten',
    text: 'Zeitalter A, Stufen 2 2 2. +1 Kultur, +2 Freudesymbole.',
    rule: 'TA 15.3',
  },
  colossus: { name: 'Koloss', text: 'Zeitalter A, Stufen 3 3. +2 Stärke, Kolonisierungsbonus +1.', rule: 'TA 15.3' },
  'library-of-alexandria': {
    name: 'Bibliothek von Alexandria',
    text: 'Zeitalter A, Stufen 1 4 1. +1 Kultur, +1 Wissenschaft. Die Handkartenlimits für Zivil- und Militärkarten sind je um 1 höher (keine zusätzlichen Aktionen; für die Verteidigung zählt weiter die Zahl der Militäraktionen).',
    rule: 'TA 15.3',
  },
  'great-wall': {
    name: 'Große Mauer',
    text: 'Zeitalter I, Stufen 2 2 3 2. +1 Kultur, +1 Freudesymbol. +1 Stärke für jede Infanterie und jede Artillerie.',
    rule: 'TA 15.3',
  },
  'st-peter-s-basilica': {
    name: 'Petersdom',
    text: 'Zeitalter I, Stufen 4 4. +2 Kultur, +1 Freudesymbol. Jede andere Karte im Spiel und jeder Arbeiter mit mindestens einem Freudesymbol hat eines mehr. Das eigene Symbol wächst nicht; Karten und Arbeiter ohne Freudesymbol oder mit Unmutssymbolen ändern sich nicht.',
    rule: 'TA 15.3',
  },
  'universitas-carolina': {
    name: 'Karls-Universität',
    text: 'Zeitalter I, Stufen 3 3 3. +1 Kultur, +2 Wissenschaft.',
    rule: 'TA 15.3',
  },
  'taj-mahal': {
    name: 'Taj Mahal',
    text: 'Zeitalter I, Stufen 2 4 2. +3 Kultur, +1 blauer Spielstein. Solange es in der Kartenleiste liegt: Hast du in diesem Spielzug deinen Anführer ersetzt, nimmst du es für 2 Zivilaktionen weniger (nicht unter 0).',
    rule: 'TA 15.3',
  },
  'transcontinental-railroad': {
    name: 'Transkontinentale Eisenbahn',
    text: 'Zeitalter II, Stufen 3 3 3 3. +4 Stärke. Ein Arbeiter auf deiner besten Mine (der höchsten Stufe mit einem Arbeiter) produziert doppelt; das zählt als Produktion der Minen.',
    rule: 'TA 15.3',
  },
  'eiffel-tower': {
    name: 'Eiffelturm',
    text: 'Zeitalter II, Stufen 3 7 3. +4 Kultur, +1 Freudesymbol.',
    rule: 'TA 15.3',
  },
  kremlin: {
    name: 'Kreml',
    text: 'Zeitalter II, Stufen 4 4 4. +2 Kultur, +1 Zivilaktion, +1 Militäraktion, 1 Unmutssymbol.',
    rule: 'TA 15.3',
  },
  'ocean-liner-service': {
    name: 'Ozeandampfer',
    text: 'Zeitalter II, Stufen 4 2 2 4. Einmal in jeder deiner Aktionsphasen, auch im Spielzug der Vollendung, darfst du 1 Bevölkerung hinzugewinnen: Ein gelber Spielstein kommt aus deinem Vorrat in den Arbeitervorrat, ohne Aktion und Nahrung. Nicht bei leerem Vorrat.',
    rule: 'TA 15.3',
  },
  'first-space-flight': {
    name: 'Erster Raumflug',
    text: 'Zeitalter III, Stufen 1 2 4 9. Bei der Vollendung sofort Kultur in Höhe der Summe der Stufen all deiner Technologiekarten im Spiel (Farmen, Minen, Zivilgebäude, Einheiten, Spezialtechnologien, Regierungsform; Zeitalter A zählt 0). Arbeiter spielen keine Rolle.',
    rule: 'TA 15.3',
  },
  'fast-food-chains': {
    name: 'Fast-Food-Ketten',
    text: 'Zeitalter III, Stufen 4 4 4 4. Bei der Vollendung sofort 2 Kultur für jede Farm und jede Mine, 1 Kultur für jedes Zivilgebäude und jede Einheit (je Arbeiter).',
    rule: 'TA 15.3',
  },
  internet: {
    name: 'Internet',
    text: 'Zeitalter III, Stufen 2 3 4 3 2. Bei der Vollendung sofort Kultur in Höhe der Summe von Kultur, Wissenschaft und Stärke, die deine Zivilgebäude bringen, samt allem, was Anführer an diesen Gebäuden ändern.',
    rule: 'TA 15.3',
  },
  hollywood: {
    name: 'Hollywood',
    text: 'Zeitalter III, Stufen 5 6 5. Bei der Vollendung sofort das Doppelte der Kultur, die deine Theater und Bibliotheken bringen, samt allem, was Anführer an ihnen ändern.',
    rule: 'TA 15.3',
  },
  'hanging-gardens-adjusted': {
    name: 'Hängende Gärten (angepasst)',
    text: 'Zeitalter A, Stufen 2 2 2. +1 Kultur, +2 Freudesymbole. Bei der Vollendung einmalig 2 Nahrung.',
    rule: 'TA 15.3',
  },
  'colossus-adjusted': {
    name: 'Koloss (angepasst)',
    text: 'Zeitalter A, Stufen 3 3. +2 Stärke, Kolonisierungsbonus +1. Zu Beginn der Zeitalter II und III ziehst du sofort 3 Militärkarten des neuen Zeitalters, gleich wer am Zug ist.',
    rule: 'TA 18.A6',
  },
  'st-peter-s-basilica-adjusted': {
    name: 'Petersdom (angepasst)',
    text: 'Zeitalter I, Stufen 4 4. +1 Kultur, +1 Freudesymbol. Jede andere Karte im Spiel und jeder Arbeiter mit mindestens einem Freudesymbol hat eines mehr. Das eigene Symbol wächst nicht; Karten und Arbeiter ohne Freudesymbol oder mit Unmutssymbolen ändern sich nicht.',
    rule: 'TA 15.3',
  },
  'transcontinental-railroad-adjusted': {
    name: 'Transkontinentale Eisenbahn (angepasst)',
    text: 'Zeitalter II, Stufen 3 3 3 3. +4 Stärke. Ein Arbeiter auf deiner besten Mine (der höchsten Stufe mit einem Arbeiter) produziert 1 blauen Spielstein mehr; das zählt als Produktion der Minen. Mit Machu Picchu zusammen: Eine Mine der Zeitalter A oder I, die auch deine beste ist, produziert 3 Spielsteine.',
    rule: 'TA 18.II7',
  },
  'ocean-liner-service-adjusted': {
    name: 'Ozeandampfer (angepasst)',
    text: 'Zeitalter II, Stufen 3 2 2 3. Einmal in jeder deiner Aktionsphasen, auch im Spielzug der Vollendung, darfst du 1 Bevölkerung hinzugewinnen: Ein gelber Spielstein kommt aus deinem Vorrat in den Arbeitervorrat, ohne Aktion und Nahrung. Nicht bei leerem Vorrat.',
    rule: 'TA 15.3',
  },
  colosseum: {
    name: 'Kolosseum',
    text: 'Zeitalter A, Stufen 2 2 2. +1 Militäraktion, +1 Freudesymbol. Infanterie- und Kavallerietechnologien kosten dich so viel Wissenschaft weniger wie ihre Stufe; für jede, die du entwickelst, erhältst du 2 Kultur.',
    rule: 'TA 15.3',
  },
  'roman-roads': {
    name: 'Römische Straßen',
    text: 'Zeitalter A, Stufen 2 1 2. +1 gelber Spielstein, +1 blauer Spielstein. Dazu je nach aktuellem Zeitalter: in I ein Produktionsbonus von 1 Ressource, in II +1 Wissenschaft, ab III +2 Kultur; in A nichts.',
    rule: 'TA 18.A5',
  },
  stonehenge: {
    name: 'Stonehenge',
    text: 'Zeitalter A, Stufen 3 3. +1 Kultur, +1 Freudesymbol. Für jede Stufe, die du daran baust, erhältst du sofort Wissenschaft in Höhe ihrer aufgedruckten Kosten.',
    rule: 'TA 15.3',
  },
  acropolis: {
    name: 'Akropolis',
    text: 'Zeitalter A, Stufen 2 1 2. +1 Kultur, +1 Stärke. Dein Zivilgebäudelimit ist um 1 höher. Ein friedlicher Regierungswechsel kostet 1 Wissenschaft weniger je Zivilgebäude, das du hast (nicht unter 0; nicht bei Revolutionen).',
    rule: 'TA 15.3',
  },
  'machu-picchu': {
    name: 'Machu Picchu',
    text: 'Zeitalter I, Stufen 3 3 3. +1 blauer Spielstein. Je ein Arbeiter auf deiner besten Farm und deiner besten Mine der Zeitalter A oder I produziert 1 blauen Spielstein mehr, der so viel wert ist wie die anderen dort. Ohne eine solche Farm (Mine) mit Arbeiter geschieht für Nahrung (Ressourcen) nichts. Zählt als Produktion dieser Karte.',
    rule: 'TA 18.I7',
  },
  'himeji-castle': {
    name: 'Burg Himeji',
    text: 'Zeitalter I, Stufen 4 5. +2 Kultur, +2 Stärke. Wird ein Überfall oder Krieg ausgewertet, an dem du beteiligt bist, darfst du eine deiner Einheiten opfern: Ihre Stärke zählt dabei doppelt; als Angreifer erhältst du 3 Kultur, als Verteidiger +3 Stärke dazu. Danach kommt ihr gelber Spielstein in den Vorrat, auch wenn der Angriff scheitert. Im Überfall nennt der Angreifer sie beim Ausspielen (auch um einen sonst zu starken Rivalen zu erreichen), der Verteidiger zusammen mit seinen Karten; im Krieg beide bei der Auswertung.',
    rule: 'TA 18.I9',
  },
  'forbidden-city': {
    name: 'Verbotene Stadt',
    text: 'Zeitalter I, Stufen 2 2 2 2. +1 Zivilaktion. Immer wenn deine unzufriedenen Arbeiter gezählt werden, ziehst du 2 ab (nicht unter 0). Die Freudesymbole ändern sich nicht.',
    rule: 'TA 18.I6',
  },
  'silk-road': {
    name: 'Seidenstraße',
    text: 'Zeitalter I, Stufen 1 2 1 2 1. +2 Kultur, +1 Wissenschaft (wenn sie vollendet ist). Schon ab der ersten Stufe bringt die erste Aktionskarte, die du in jedem deiner Spielzüge spielst, 1 mehr; im Spielzug der ersten Stufe die erste Karte danach.',
    rule: 'TA 18.I8',
  },
  'harvard-college': {
    name: 'Harvard College',
    text: 'Zeitalter II, Stufen 4 3 4. +1 Kultur, +3 Wissenschaft. Einmal pro Spielzug darfst du eine Aktionskarte spielen, die du in diesem Spielzug genommen hast.',
    rule: 'TA 15.3',
  },
  'statue-of-liberty': {
    name: 'Freiheitsstatue',
    text: 'Zeitalter II, Stufen 4 4 4. Deine Regierungsform bringt Kultur in Höhe ihrer Stufe (0/1/2/3).',
    rule: 'TA 15.3',
  },
  'louvre-museum': {
    name: 'Louvre',
    text: 'Zeitalter II, Stufen 4 5 4. +2 Kultur. Nach der Vollendung behält er seine blauen Spielsteine (einen je Stufe) und bringt +1 Kultur je Spielstein. In deiner Aktionsphase darfst du jederzeit und ohne Aktion beliebig viele davon abgeben: Der Spielstein kommt in den Vorrat, dann erhältst du 2 Ressourcen. Diese Spielsteine sind keine Ressourcen; wer dir Ressourcen nimmt, bekommt sie nicht.',
    rule: 'TA 18.II8',
  },
  'suez-canal': {
    name: 'Sueskanal',
    text: 'Zeitalter II, Stufen 6 6. Bei der Vollendung darfst du ein Gebiet von der Hand kolonisieren, ohne eine Kolonisierungstruppe zu entsenden. Produktionsbonus: 1 Ressource je Kolonie, die du hast.',
    rule: 'TA 15.3',
  },
  'empire-state-building': {
    name: 'Empire State Building',
    text: 'Zeitalter III, Stufen 5 5 4 3. Bei der Vollendung vergleichst du dich mit allen anderen: Nahrungsproduktion, Ressourcenproduktion, Wissenschaftswert, Kulturwert und Stärkewert. Für jeden dieser Werte, in dem du allein führst, erhältst du 7 / 8 / 9 Kultur (bei 2 / 3 / 4 Spielern). Gleichstand bringt nichts. Produktionsboni zählen mit, Korruption und Verbrauch nicht.',
    rule: 'TA 18.III6',
  },
  'united-nations': {
    name: 'Vereinte Nationen',
    text: 'Zeitalter III, Stufen 4 4 4 4. Bei der Vollendung 4 Kultur für jedes deiner vollendeten Wunder (dieses zählt mit) oder für jede deiner Spezialtechnologien oder für jede Art von Zivilgebäuden, die du hast, je nachdem, wovon du am meisten hast. Danach darfst du ein Ereignis des Zeitalters III von der Hand zeigen: Es wird für alle ausgewertet, du behältst die Karte und darfst sie später noch vorbereiten.',
    rule: 'TA 18.III6',
  },
  'international-red-cross': {
    name: 'Internationales Rotes Kreuz',
    text: 'Zeitalter III, Stufen 3 3 3 3 3. Jede Stufe kostet 3 Nahrung statt Ressourcen; wer eine baut, erhält sofort 6 Kultur. Andere dürfen in ihrer Aktionsphase eine Stufe pro Spielzug für 1 Zivilaktion und 3 Nahrung bauen (ohne Aktionskarten und Bauwesentechnologien). Der Besitzer darf Bauwesentechnologien nutzen; vom Ingenieurgenie nutzt ihm nur die Stufe, nicht der Nachlass. Der blaue Spielstein kommt immer vom Besitzer. Mit der letzten Stufe, wer immer sie baut, vollendet der Besitzer das Wunder und erhält 1 Kultur je Kolonie im Spiel (aller Spieler).',
    rule: 'TA 18.III8',
  },
  'manhattan-project': {
    name: 'Manhattan-Projekt',
    text: 'Zeitalter III, Stufen 2 4 8. +13 Stärke. Bei der Vollendung sofort Kultur in Höhe deines Wissenschaftswerts.',
    rule: 'TA 15.3',
  },
  hammurabi: {
    name: 'Hammurabi',
    text: 'Zeitalter A. Einmal in jedem deiner Spielzüge darfst du 1 Militäraktion als Zivilaktion nutzen (sie gilt als verbrauchte Militäraktion). Anführer nimmst du für 1 Zivilaktion weniger aus der Kartenleiste (auch für 0).',
    rule: 'TA 15.2',
  },
  'julius-caesar': {
    name: 'Julius Cäsar',
    text: 'Zeitalter A. +1 Stärke, +1 Militäraktion. Einmal pro Partie darfst du nach deiner Politikaktion in derselben Politikphase eine zweite ausführen.',
    rule: 'TA 15.2',
  },
  'alexander-the-great': {
    name: 'Alexander der Große',
    text: 'Zeitalter A. Jede deiner Einheiten bringt +1 Stärke (nicht beim Kolonisieren). Als Politikaktion darfst du ihn aus dem Spiel nehmen und 1 gelben Spielstein aus der Schachtel in deinen Vorrat legen.',
    rule: 'TA 15.2',
  },
  aristotle: {
    name: 'Aristoteles',
    text: 'Zeitalter A. Jedes Mal, wenn du eine Technologie (jede Karte mit Wissenschaftskosten, auch Regierungsformen) aus der Kartenleiste nimmst, erhältst du 1 Wissenschaft.',
    rule: 'TA 15.2',
  },
  moses: {
    name: 'Moses',
    text: 'Zeitalter A. Bevölkerung zu vermehren kostet dich 1 Nahrung weniger.',
    rule: 'TA 15.2',
  },
  homer: {
    name: 'Homer',
    text: 'Zeitalter A. +1 Freudesymbol. In jedem deiner Spielzüge hast du 1 zeitweilige Ressource zum Bauen oder Aufwerten von Einheiten. Ersetzt du ihn, darfst du ihn unter eines deiner vollendeten Wunder legen: Es hat für den Rest der Partie 1 Freudesymbol mehr, auch wenn es durch Zahn der Zeit umgedreht wird; dann erhältst du die Zivilaktion für das Ersetzen nicht zurück.',
    rule: 'TA 15.2',
  },
  'genghis-khan': {
    name: 'Dschingis Khan',
    text: 'Zeitalter I. Für Taktiken dürfen beliebig viele deiner Infanterieeinheiten als Kavallerieeinheiten derselben Stufe zählen. Am Ende deines Spielzuges (vor der Prüfung auf Aufruhr, keine Produktion) 3 Kultur, wenn du zu den zwei stärksten Zivilisationen gehörst (zu zweit: die stärkste bist); bei Gleichstand zählst du als stärker.',
    rule: 'TA 15.2',
  },
  'frederick-barbarossa': {
    name: 'Friedrich Barbarossa',
    text: 'Zeitalter I. Für 1 Militäraktion darfst du in einem deine Bevölkerung vermehren und damit eine Einheit bauen; Nahrung und Ressourcen kosten je 1 weniger. Beliebig oft pro Spielzug, solange du Militäraktionen hast.',
    rule: 'TA 15.2',
  },
  'christopher-columbus': {
    name: 'Christoph Kolumbus',
    text: 'Zeitalter I. Als Politikaktion darfst du ihn aus dem Spiel nehmen und ein Gebiet von der Hand kolonisieren, ohne eine Kolonisierungstruppe zu entsenden; es wirkt dauerhaft und sofort. Es wird kein Ereignis vorbereitet und dafür keine Kultur gewertet.',
    rule: 'TA 15.2',
  },
  'leonardo-da-vinci': {
    name: 'Leonardo da Vinci',
    text: 'Zeitalter I. Dein bestes Laboratorium oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede entwickelte Technologie 1 Ressource.',
    rule: 'TA 15.2',
  },
  michelangelo: {
    name: 'Michelangelo',
    text: 'Zeitalter I. Deine Tempel, Theater und vollendeten Wunder bringen 1 Kultur mehr für jedes Freudesymbol, das sie haben (auch durch den Petersdom und durch Homer darunter). Ein Wunder zu nehmen kostet für vollendete Wunder keine zusätzlichen Zivilaktionen.',
    rule: 'TA 15.2',
  },
  'joan-of-arc': {
    name: "Jeanne d'Arc",
    text: 'Zeitalter I. +1 Kultur, +1 Militäraktion. +1 Stärke für jedes Freudesymbol deiner Tempel und deiner Regierungsform. Zu Beginn deiner Politikphase darfst du die oberste Karte der aktuellen Ereignisse ansehen.',
    rule: 'TA 15.2',
  },
  'napoleon-bonaparte': {
    name: 'Napoleon Bonaparte',
    text: 'Zeitalter II. +2 Militäraktionen. +2 Stärke für jede Art von Einheit, die du hast (Infanterie, Kavallerie, Artillerie, Luftwaffe; höchstens +8).',
    rule: 'TA 15.2',
  },
  'william-shakespeare': {
    name: 'William Shakespeare',
    text: 'Zeitalter II. +1 Freudesymbol. Hast du eine Bibliothek, kosten dich Theater 1 Ressource und Theatertechnologien 1 Wissenschaft weniger; hast du ein Theater, gilt dasselbe für Bibliotheken und ihre Technologien. Jedes Paar aus einer Bibliothek und einem Theater bringt 2 Kultur mehr.',
    rule: 'TA 15.2',
  },
  'isaac-newton': {
    name: 'Isaac Newton',
    text: 'Zeitalter II. Dein bestes Laboratorium oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede Technologie, die du entwickelst, erhältst du 1 verbrauchte Zivilaktion zurück (auch nach einer Revolution).',
    rule: 'TA 15.2',
  },
  'maximilien-robespierre': {
    name: 'Maximilien Robespierre',
    text: 'Zeitalter II. +1 Militäraktion. Eine Revolution kostet dich alle Militäraktionen statt aller Zivilaktionen: Alle Militäraktionen müssen verfügbar sein, neue gelten als verbraucht, neue Zivilaktionen sind verfügbar. Für eine Revolution erhältst du 3 Kultur.',
    rule: 'TA 15.2',
  },
  'james-cook': {
    name: 'James Cook',
    text: 'Zeitalter II. Beim Kolonisieren darfst du bis zu 2 Militärkarten abwerfen, jede für einen Kolonisierungsbonus von +1. Deine erste Kolonie bringt 2 Kultur mehr, jede weitere 1.',
    rule: 'TA 15.2',
  },
  'johann-sebastian-bach': {
    name: 'Johann Sebastian Bach',
    text: 'Zeitalter II. Jedes deiner Theater bringt 1 Kultur mehr, Theatertechnologien kosten dich 2 Wissenschaft weniger. Einmal pro Spielzug darfst du mit 1 Zivilaktion ein beliebiges Zivilgebäude zu einem Theater gleicher oder höherer Stufe aufwerten, für den üblichen Unterschied der Kosten (nicht unter 0) und innerhalb deines Zivilgebäudelimits.',
    rule: 'TA 15.2',
  },
  'mahatma-gandhi': {
    name: 'Mahatma Gandhi',
    text: 'Zeitalter III. +2 Kultur. Du darfst keine Überfälle und Kriege spielen. Überfälle und Kriege gegen dich kosten doppelt so viele Militäraktionen.',
    rule: 'TA 15.2',
  },
  'bill-gates': {
    name: 'Bill Gates',
    text: 'Zeitalter III. Jedes deiner Laboratorien produziert auch Ressourcen in Höhe seiner Stufe (ein blauer Spielstein auf der Laboratoriumskarte, der so viel wert ist und wie Ressourcen ausgegeben wird). Verlässt er das Spiel oder endet es, erhältst du Kultur in Höhe dieser zusätzlichen Produktion. Sie zählt nicht als Produktion der Minen.',
    rule: 'TA 15.2',
  },
  'sid-meier': {
    name: 'Sid Meier',
    text: 'Zeitalter III. Jedes Laboratorium bringt Kultur in Höhe seiner Stufe und 1 Wissenschaft weniger.',
    rule: 'TA 15.2',
  },
  'winston-churchill': {
    name: 'Winston Churchill',
    text: 'Zeitalter III. Einmal in jedem deiner Spielzüge wählst du: 3 Kultur; oder für diesen Spielzug 3 zeitweilige Wissenschaft für Militäreinheitentechnologien und 3 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten. Wählst du nicht, erhältst du am Ende des Spielzuges die 3 Kultur.',
    rule: 'TA 15.2',
  },
  'albert-einstein': {
    name: 'Albert Einstein',
    text: 'Zeitalter III. Dein bestes Laboratorium oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede entwickelte Technologie 3 Kultur.',
    rule: 'TA 15.2',
  },
  'charlie-chaplin': {
    name: 'Charlie Chaplin',
    text: 'Zeitalter III. +2 Freudesymbole. Dein bestes Theater (ein Arbeiter) bringt doppelt so viel Kultur.',
    rule: 'TA 15.2',
  },
  'hammurabi-adjusted': {
    name: 'Hammurabi (angepasst)',
    text: 'Zeitalter A. Einmal in jedem deiner Spielzüge darfst du 1 Militäraktion als Zivilaktion nutzen (sie gilt als verbrauchte Militäraktion). Anführer kosten dich nicht weniger.',
    rule: 'TA 15.2',
  },
  'julius-caesar-adjusted': {
    name: 'Julius Cäsar (angepasst)',
    text: 'Zeitalter A. +1 Stärke, +1 Militäraktion. In jeder deiner Politikphasen darfst du zwei Politikaktionen nacheinander ausführen.',
    rule: 'TA 15.2',
  },
  'michelangelo-adjusted': {
    name: 'Michelangelo (angepasst)',
    text: 'Zeitalter I. Alle deine Zivilgebäude und vollendeten Wunder bringen 1 Kultur mehr für jedes Freudesymbol, das sie haben. Ein Wunder zu nehmen kostet für vollendete Wunder keine zusätzlichen Zivilaktionen und bringt dir 1 Ressource.',
    rule: 'TA 15.2',
  },
  'napoleon-bonaparte-adjusted': {
    name: 'Napoleon Bonaparte (angepasst)',
    text: 'Zeitalter II. +1 Militäraktion. +2 Stärke für jede Art von Einheit, die du hast (Infanterie, Kavallerie, Artillerie, Luftwaffe; höchstens +8).',
    rule: 'TA 15.2',
  },
  'william-shakespeare-adjusted': {
    name: 'William Shakespeare (angepasst)',
    text: 'Zeitalter II. +1 Freudesymbol. Hast du eine Bibliothek, kosten dich Theater 2 Ressourcen und Theatertechnologien 3 Wissenschaft weniger; hast du ein Theater, gilt dasselbe für Bibliotheken und ihre Technologien. Jedes Paar aus einer Bibliothek und einem Theater bringt 2 Kultur mehr.',
    rule: 'TA 15.2',
  },
  'johann-sebastian-bach-adjusted': {
    name: 'Johann Sebastian Bach (angepasst)',
    text: 'Zeitalter II. +1 Freudesymbol. Jedes deiner Theater bringt 1 Kultur mehr, Theatertechnologien kosten dich 2 Wissenschaft weniger. Einmal pro Spielzug darfst du mit 1 Zivilaktion ein beliebiges Zivilgebäude zu einem Theater gleicher oder höherer Stufe aufwerten, für den üblichen Unterschied der Kosten (nicht unter 0) und innerhalb deines Zivilgebäudelimits.',
    rule: 'TA 15.2',
  },
  'mahatma-gandhi-adjusted': {
    name: 'Mahatma Gandhi (angepasst)',
    text: 'Zeitalter III. +2 Kultur. Du darfst keine Überfälle und Kriege spielen. Überfälle und Kriege gegen dich kosten 3 Militäraktionen mehr.',
    rule: 'TA 15.2',
  },
  boudica: {
    name: 'Boudicca',
    text: 'Zeitalter A. Zu Beginn deines Spielzuges: Gehörst du zu den zwei schwächsten Zivilisationen (zu zweit: bist du die schwächere), hast du in diesem Spielzug 2 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten; sonst wählst und erhältst du 1 Nahrung, 1 Ressource oder 1 Wissenschaft.',
    rule: 'TA 15.2',
  },
  cleopatra: {
    name: 'Kleopatra',
    text: 'Zeitalter A. In jeder deiner Aktionsphasen hast du 1 zeitweilige Ressource für Stufen eines Wunders oder zum Bauen und Aufwerten von Zivilgebäuden.',
    rule: 'TA 15.2',
  },
  hippocrates: {
    name: 'Hippokrates',
    text: 'Zeitalter A. Zu Beginn jedes deiner Spielzüge legst du 1 gelben Spielstein aus der Schachtel beiseite (höchstens 3 liegen dort). Für den Rest der Partie kommt am Ende jedes Zeitalters (I, II, III), nachdem gelbe Spielsteine verloren gingen, einer davon in deinen Vorrat, auch wenn Hippokrates nicht mehr im Spiel ist oder du keinen zu verlieren hattest. Sonst betrifft nichts diese Spielsteine.',
    rule: 'TA 18.A4',
  },
  confucius: {
    name: 'Konfuzius',
    text: 'Zeitalter A. 1 Wissenschaft für jedes Ereignis, das du vorbereitest, und wenn er das Spiel verlässt. Du darfst jede Militärkarte verdeckt als Ereignis vorbereiten (Kultur nach ihrer Stufe wie üblich); wird eine aufgedeckt, die keines ist, erhält jede Zivilisation 1 Wissenschaft, auch wenn er nicht mehr im Spiel ist.',
    rule: 'TA 18.A1',
  },
  'sun-tzu': {
    name: 'Sunzi',
    text: 'Zeitalter A. +1 Stärke. Deine Taktiken bleiben bei dir und können von niemandem kopiert werden, auch die ersetzten. Am Ende deines Spielzuges ziehst du 2 Militärkarten zusätzlich, auch ohne übrige Militäraktion. Zu Beginn deines ersten Spielzuges ohne ihn kommen alle deine Taktiken in den allgemeinen Taktikbereich. Verlässt er das Spiel, kommt er unter deine aktuelle Taktik, wenn du eine hast: Genau diese Karte hat für den Rest der Partie +1 taktische Stärke, liegt getrennt von gleichen Karten und kann wie üblich kopiert werden.',
    rule: 'TA 18.A2',
  },
  ashoka: {
    name: 'Ashoka',
    text: 'Zeitalter A. Produktionsbonus nach den Farben deiner Zivilkarten auf der Hand (braun: Farmen und Minen, grau: Zivilgebäude, rot: Einheiten, blau: Spezialtechnologien, orange: Regierungsformen, grün: Anführer, gelb: Aktionskarten): bei genau 2 Farben 1 Ressource, ab 3 Farben 1 Nahrung und 1 Ressource. Mit verdeckten Handkarten zeigst du die Karten, die dafür nötig sind.',
    rule: 'TA 18.A3',
  },
  'isabella-of-castile': {
    name: 'Isabella',
    text: 'Zeitalter I. Produktionsbonus 1 Ressource, +2 blaue Spielsteine. Beim Kolonisieren darfst du einmal 1, 3 oder 6 Ressourcen für einen Kolonisierungsbonus von +1, +2 oder +3 zahlen.',
    rule: 'TA 15.2',
  },
  'eleanor-of-aquitaine': {
    name: 'Eleonore von Aquitanien',
    text: 'Zeitalter I. Für jedes Ereignis, das du vorbereitest, ziehst du 2 Militärkarten. Für jede Militärkarte, die du am Ende deines Spielzuges als überzählig abwerfen musst, 1 Kultur. Ersetzt du sie, erhältst du bis zu 3 verbrauchte Zivilaktionen statt 1 zurück (auch die für den neuen Anführer).',
    rule: 'TA 18.I5',
  },
  'jan-zizka': {
    name: 'Jan Žižka',
    text: 'Zeitalter I. +1 Militäraktion. Für Taktiken darf jede deiner Farmen als Infanterie oder Artillerie des Zeitalters A zählen (ohne Stärke, nicht beim Kolonisieren und nicht für die Große Mauer). Armeen bilden sich immer so, dass die Stärke am größten ist. Jede deiner Armeen bringt 1 Kultur.',
    rule: 'TA 18.I2',
  },
  nostradamus: {
    name: 'Nostradamus',
    text: 'Zeitalter I. 3 Kultur zusätzlich für jedes Ereignis, das du vorbereitest. Ereignisse, die andere vorbereiten, solange du ihn hast, darfst du ansehen und bis zum Mischen jederzeit wieder, auch wenn er nicht mehr im Spiel ist. Gegen Überfälle und wenn Ereignisse die schwächsten Zivilisationen suchen, hast du +3 Stärke (nicht für die stärksten, nicht für Boudicca, nicht in Kriegen).',
    rule: 'TA 18.I3',
  },
  'johannes-gutenberg': {
    name: 'Johannes Gutenberg',
    text: 'Zeitalter I. In jedem Spielzug hast du eine zusätzliche Zivilaktion, nur um ein Laboratorium oder eine Bibliothek zu nehmen, zu entwickeln, zu bauen oder dazu aufzuwerten (oder für eine Aktionskarte, die das tut), mit einem Nachlass von 1 Wissenschaft oder 1 Ressource. Sie ist kein Spielstein, zählt nicht für Handkartenlimit und Revolution und muss nicht zuerst genutzt werden. Wenn du sie nutzt, 2 Kultur.',
    rule: 'TA 18.I4',
  },
  saladin: {
    name: 'Saladin',
    text: 'Zeitalter I. Am Ende jeder deiner Aktionsphasen wählst du: +2 Stärke oder +1 Zivilaktion (sie zählt für Handkartenlimit und Revolution). Das gilt bis zur nächsten Wahl oder bis er das Spiel verlässt; dann geht die Stärke oder die Aktion (eine verbrauchte zuerst) verloren.',
    rule: 'TA 18.I1',
  },
  'catherine-the-great': {
    name: 'Katharina die Große',
    text: 'Zeitalter II. +2 Kultur, +1 Militäraktion. Einmal pro Partie als Politikaktion: Jede Zivilisation mit weniger Stärke als deine verliert 1 gelben Spielstein aus ihrem Vorrat; gehen so mindestens 1 (zu dritt) oder 2 (zu viert) verloren, erhältst du 1. Zu zweit nimmst du dem schwächeren Rivalen 1.',
    rule: 'TA 18.II5',
  },
  'maria-theresa': {
    name: 'Maria Theresa',
    text: 'Zeitalter II. Für jeden gelben Spielstein, der aus deinem Vorrat in deinen Arbeitervorrat kommt (auf welche Weise auch immer), 1 Wissenschaft und 1 Kultur. Zu Beginn deiner Aktionsphase hast du 1 zeitweilige Ressource zum Bauen und Aufwerten von Einheiten, stattdessen 3, wenn du zu den zwei schwächsten Zivilisationen gehörst (zu zweit: die schwächere bist).',
    rule: 'TA 18.II4',
  },
  'james-watt': {
    name: 'James Watt',
    text: 'Zeitalter II. Deine Farmen und Minen und ihre Technologien sind billiger: Zeitalter II 2 Ressourcen und 2 Wissenschaft, Zeitalter III 4 Ressourcen und 4 Wissenschaft (A und I nichts); beim Aufwerten gelten beide gesenkten Kosten. Verlässt er das Spiel, erhältst du Kultur in Höhe dessen, was ein Arbeiter deiner besten Farm oder Mine produziert (Machu Picchu eingeschlossen).',
    rule: 'TA 18.II6',
  },
  'alfred-nobel': {
    name: 'Alfred Nobel',
    text: 'Zeitalter II. +2 Wissenschaft, +2 Stärke. Ersetzt du ihn, erhältst du keine Zivilaktion zurück; er wird stattdessen zum Nobelpreis: Von da an erhält jede Zivilisation am Ende eines Spielzuges, in dem sie mindestens 2 Technologien entwickelt hat, 4 Kultur (einmal pro Spielzug; auch im Spielzug des Ersetzens, und was davor entwickelt wurde, zählt mit). Verlässt er das Spiel anders, gibt es keinen Preis.',
    rule: 'TA 18.II1',
  },
  'antoni-gaudi': {
    name: 'Antoni Gaudí',
    text: 'Zeitalter II. Eine Zivilgebäudetechnologie zu entwickeln kostet 1 Wissenschaft weniger für jede andere Art von Zivilgebäuden, die du gebaut hast. Dein bestes Zivilgebäude jeder Art bringt 1 Kultur mehr.',
    rule: 'TA 18.II3',
  },
  'charles-darwin': {
    name: 'Charles Darwin',
    text: 'Zeitalter II. Jeder deiner Tempel hat 1 Freudesymbol weniger, jedes Laboratorium und jede Bibliothek bringt 1 Kultur mehr. Technologien nimmst du für 1 Zivilaktion weniger, mindestens aber 1. Mit dem Petersdom heben sich beide Wirkungen auf Tempel auf.',
    rule: 'TA 18.II2',
  },
  'marie-curie-sklodowska': {
    name: 'Marie Curie Sklodowska',
    text: 'Zeitalter III. Deine beste Mine (die höchste Stufe mit Arbeiter) bringt auch Wissenschaft in Höhe ihrer Stufe, dein bestes Laboratorium Stärke in Höhe seiner Stufe, sie selbst Kultur in Höhe der höheren der beiden Stufen.',
    rule: 'TA 18.III5',
  },
  'marlene-dietrich': {
    name: 'Marlene Dietrich',
    text: 'Zeitalter III. Jedes deiner Theater auf der höchsten Theaterstufe mit Arbeitern bringt 1 Kultur und 1 Freudesymbol mehr. Eine deiner Infanterie-, Kavallerie- oder Artillerieeinheiten zählt für Taktiken doppelt (nicht ihre Stärke); beim Kolonisieren nur eine, die auch entsandt wird.',
    rule: 'TA 18.III2',
  },
  'steve-jobs': {
    name: 'Steve Jobs',
    text: 'Zeitalter III. Dein bestes Laboratorium hat Freudesymbole in Höhe seiner Stufe. Jedes Mal, wenn du eine Technologie entwickelst, darfst du 1 Ressource zahlen und erhältst 4 Kultur.',
    rule: 'TA 15.2',
  },
  'nelson-mandela': {
    name: 'Nelson Mandela',
    text: 'Zeitalter III. +2 Kultur, +1 Zivilaktion. Hast du keine unzufriedenen Arbeiter (nach Abzug der Verbotenen Stadt), kostet es 3 Zivilaktionen mehr, ihn zu nehmen. Am Ende deines Spielzuges, nach dem Abwerfen überzähliger Militärkarten, 1 Kultur für jedes überzählige Freudesymbol: Freudewert (höchstens 8) minus benötigter Freudewert; 0 bei leerem gelbem Vorrat. Das ist keine Produktion.',
    rule: 'TA 18.III3',
  },
  'pierre-de-coubertin': {
    name: 'Pierre de Coubertin',
    text: 'Zeitalter III. Jede deiner Arenen bringt 2 Kultur. Einmal pro Partie eröffnest du vor deiner Politikaktion (auch wenn du auf sie verzichtet hast) die Olympischen Spiele: 8 Kultur; bis kurz vor deiner nächsten Politikphase verliert jeder, auch du, der einen Überfall spielt oder einen Krieg erklärt, 8 Kultur.',
    rule: 'TA 18.III1',
  },
  'ian-fleming': {
    name: 'Ian Fleming',
    text: 'Zeitalter III. Deine beste Bibliothek und dein bestes Theater bringen je Kultur in Höhe ihrer Stufe dazu. Zu Beginn deiner Politikphase darfst du die Militärkarten eines Spielers ansehen, aber nicht in zwei Spielzügen nacheinander die desselben (zu zweit: jeden zweiten Spielzug); auch wenn du auf deine Politikaktion verzichtet hast.',
    rule: 'TA 18.III4',
  },
  'rich-land-a': {
    name: 'Fruchtbares Land',
    text: 'Zeitalter A. Du baust eine Farm oder Mine oder wertest eine auf, für 1 Ressource weniger.',
    rule: 'TA 10.11',
  },
  'rich-land-i': {
    name: 'Fruchtbares Land',
    text: 'Zeitalter I. Du baust eine Farm oder Mine oder wertest eine auf, für 2 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'rich-land-ii': {
    name: 'Fruchtbares Land',
    text: 'Zeitalter II. Du baust eine Farm oder Mine oder wertest eine auf, für 3 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'urban-growth-a': {
    name: 'Stadtwachstum',
    text: 'Zeitalter A. Du baust ein Zivilgebäude oder wertest eines auf, für 1 Ressource weniger.',
    rule: 'TA 10.11',
  },
  'urban-growth-i': {
    name: 'Stadtwachstum',
    text: 'Zeitalter I. Du baust ein Zivilgebäude oder wertest eines auf, für 2 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'urban-growth-ii': {
    name: 'Stadtwachstum',
    text: 'Zeitalter II. Du baust ein Zivilgebäude oder wertest eines auf, für 3 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'urban-growth-iii': {
    name: 'Stadtwachstum',
    text: 'Zeitalter III. Du baust ein Zivilgebäude oder wertest eines auf, für 4 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'frugality-a': {
    name: 'Genügsamkeit',
    text: 'Zeitalter A. Vermehre deine Bevölkerung zum vollen Preis; danach erhältst du 1 Nahrung.',
    rule: 'TA 10.11',
  },
  'frugality-i': {
    name: 'Genügsamkeit',
    text: 'Zeitalter I. Vermehre deine Bevölkerung zum vollen Preis; danach erhältst du 2 Nahrung.',
    rule: 'TA 10.11',
  },
  'frugality-ii': {
    name: 'Genügsamkeit',
    text: 'Zeitalter II. Vermehre deine Bevölkerung zum vollen Preis; danach erhältst du 3 Nahrung.',
    rule: 'TA 10.11',
  },
  'engineering-genius-a': {
    name: 'Ingenieurgenie',
    text: 'Zeitalter A. Baue genau eine Stufe deines Wunders für 2 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'engineering-genius-i': {
    name: 'Ingenieurgenie',
    text: 'Zeitalter I. Baue genau eine Stufe deines Wunders für 3 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'engineering-genius-ii': {
    name: 'Ingenieurgenie',
    text: 'Zeitalter II. Baue genau eine Stufe deines Wunders für 4 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'engineering-genius-iii': {
    name: 'Ingenieurgenie',
    text: 'Zeitalter III. Baue genau eine Stufe deines Wunders für 5 Ressourcen weniger.',
    rule: 'TA 10.11',
  },
  'patriotism-a': {
    name: 'Patriotismus',
    text: 'Zeitalter A. In diesem Spielzug hast du 1 zusätzliche Militäraktion und insgesamt 1 zeitweilige Ressource zum Bauen und Aufwerten von Einheiten.',
    rule: 'TA 10.11',
  },
  'patriotism-i': {
    name: 'Patriotismus',
    text: 'Zeitalter I. In diesem Spielzug hast du 1 zusätzliche Militäraktion und insgesamt 2 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten.',
    rule: 'TA 10.11',
  },
  'patriotism-ii': {
    name: 'Patriotismus',
    text: 'Zeitalter II. In diesem Spielzug hast du 1 zusätzliche Militäraktion und insgesamt 3 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten.',
    rule: 'TA 10.11',
  },
  'patriotism-iii': {
    name: 'Patriotismus',
    text: 'Zeitalter III. In diesem Spielzug hast du 1 zusätzliche Militäraktion und insgesamt 4 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten.',
    rule: 'TA 10.11',
  },
  'cultural-heritage-a': {
    name: 'Kulturerbe',
    text: 'Zeitalter A. Du erhältst 1 Wissenschaft und 4 Kultur.',
    rule: 'TA 10.11',
  },
  'cultural-heritage-i': {
    name: 'Kulturerbe',
    text: 'Zeitalter I. Du erhältst 2 Wissenschaft und 2 Kultur.',
    rule: 'TA 10.11',
  },
  'stockpile-a': {
    name: 'Vorratslager',
    text: 'Zeitalter A. Du erhältst 1 Nahrung und 1 Ressource.',
    rule: 'TA 10.11',
  },
  'breakthrough-i': {
    name: 'Durchbruch',
    text: 'Zeitalter I. Entwickle eine Technologie zum vollen Preis; danach erhältst du 2 Wissenschaft. Auch für eine Revolution: Dann müssen vor dem Ausspielen noch alle Zivilaktionen verfügbar sein, und alle werden verbraucht.',
    rule: 'TA 10.11',
  },
  'breakthrough-ii': {
    name: 'Durchbruch',
    text: 'Zeitalter II. Entwickle eine Technologie zum vollen Preis; danach erhältst du 3 Wissenschaft. Auch für eine Revolution: Dann müssen vor dem Ausspielen noch alle Zivilaktionen verfügbar sein, und alle werden verbraucht.',
    rule: 'TA 10.11',
  },
  'reserves-i': { name: 'Reserven', text: 'Zeitalter I. Du erhältst 2 Nahrung oder 2 Ressourcen.', rule: 'TA 10.11' },
  'reserves-ii': { name: 'Reserven', text: 'Zeitalter II. Du erhältst 3 Nahrung oder 3 Ressourcen.', rule: 'TA 10.11' },
  'reserves-iii': {
    name: 'Reserven',
    text: 'Zeitalter III. Du erhältst 4 Nahrung oder 4 Ressourcen.',
    rule: 'TA 10.11',
  },
  'revolutionary-idea-ii': {
    name: 'Revolutionäre Idee',
    text: 'Zeitalter II. Du erhältst 4 Wissenschaft.',
    rule: 'TA 10.11',
  },
  'revolutionary-idea-iii': {
    name: 'Revolutionäre Idee',
    text: 'Zeitalter III. Du erhältst 6 Wissenschaft.',
    rule: 'TA 10.11',
  },
  'efficient-upgrade-ii': {
    name: 'Wirkungsvolle Verbesserung',
    text: 'Zeitalter II. Werte für 3 Ressourcen weniger eine Farm, eine Mine oder ein Zivilgebäude auf.',
    rule: 'TA 10.11',
  },
  'efficient-upgrade-iii': {
    name: 'Wirkungsvolle Verbesserung',
    text: 'Zeitalter III. Werte für 4 Ressourcen weniger eine Farm, eine Mine oder ein Zivilgebäude auf.',
    rule: 'TA 10.11',
  },
  'wave-of-nationalism-ii': {
    name: 'Welle des Nationalismus',
    text: 'Zeitalter II. Für jede Zivilisation, die stärker ist als deine, hast du in diesem Spielzug 6 / 3 / 2 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten (bei 2 / 3 / 4 Spielern); Gleichstand zählt nicht.',
    rule: 'TA 10.11',
  },
  'military-build-up-iii': {
    name: 'Militärische Aufrüstung',
    text: 'Zeitalter III. Für jede Zivilisation, die stärker ist als deine, hast du in diesem Spielzug 8 / 5 / 3 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten (bei 2 / 3 / 4 Spielern); Gleichstand zählt nicht.',
    rule: 'TA 10.11',
  },
  'endowment-for-the-arts-iii': {
    name: 'Kunststiftung',
    text: 'Zeitalter III. Für jede Zivilisation mit mehr Kulturpunkten als du erhältst du 6 / 3 / 2 Kultur (bei 2 / 3 / 4 Spielern); Gleichstand zählt nicht.',
    rule: 'TA 10.11',
  },
  'development-of-agriculture-a': {
    name: 'Entwicklung der Landwirtschaft',
    text: 'Zeitalter A. Jede Zivilisation erhält 2 Nahrung.',
    rule: 'TA 8.2',
  },
  'development-of-crafts-a': {
    name: 'Entwicklung des Handwerks',
    text: 'Zeitalter A. Jede Zivilisation erhält 2 Ressourcen.',
    rule: 'TA 8.2',
  },
  'development-of-civilization-a': {
    name: 'Entwicklung der Zivilisation',
    text: 'Zeitalter A. Der Reihe nach ab dem, der es aufdeckt, darf jeder eines davon ohne Aktion: Bevölkerung vermehren für 1 Nahrung weniger; mit einem unbeschäftigten Arbeiter eine Farm, eine Mine oder ein Zivilgebäude bauen für 1 Ressource weniger; eine Technologie von der Hand entwickeln für 1 Wissenschaft weniger. Auch eine Revolution ist so erlaubt, wenn alle Zivilaktionen verfügbar sind; sie verbraucht alle.',
    rule: 'TA 8.2',
  },
  'development-of-markets-a': {
    name: 'Entwicklung der Märkte',
    text: 'Zeitalter A. Jede Zivilisation erhält 2 Nahrung oder 2 Ressourcen; jeder wählt für sich.',
    rule: 'TA 8.2',
  },
  'development-of-politics-a': {
    name: 'Entwicklung der Politik',
    text: 'Zeitalter A. Jeder zieht 3 Militärkarten des aktuellen Zeitalters. Das Handkartenlimit gilt erst am Ende des eigenen Spielzuges.',
    rule: 'TA 8.2',
  },
  'development-of-religion-a': {
    name: 'Entwicklung der Religion',
    text: 'Zeitalter A. Jeder darf einen unbeschäftigten Arbeiter kostenlos auf Religion setzen; das Zivilgebäudelimit gilt.',
    rule: 'TA 8.2',
  },
  'development-of-science-a': {
    name: 'Entwicklung der Wissenschaft',
    text: 'Zeitalter A. Jede Zivilisation erhält 2 Wissenschaft.',
    rule: 'TA 8.2',
  },
  'development-of-settlement-a': {
    name: 'Entwicklung der Besiedlung',
    text: 'Zeitalter A. Jede Zivilisation gewinnt kostenlos 1 Bevölkerung hinzu.',
    rule: 'TA 8.2',
  },
  'development-of-trade-routes-a': {
    name: 'Entwicklung der Handelswege',
    text: 'Zeitalter A. Jede Zivilisation erhält 1 Wissenschaft, 1 Nahrung und 1 Ressource.',
    rule: 'TA 8.2',
  },
  'development-of-warfare-a': {
    name: 'Entwicklung der Kriegsführung',
    text: 'Zeitalter A. Jeder darf einen unbeschäftigten Arbeiter kostenlos zu Kriegern machen.',
    rule: 'TA 8.2',
  },
  'development-of-planning-a': {
    name: 'Entwicklung der Planung',
    text: 'Zeitalter A. 3 zufällige Militärkarten des Zeitalters A, die beim Aufbau übrig blieben, werden aufgedeckt. Der Reihe nach ab dem, der das Ereignis aufdeckt, wählt jeder eine davon nur für die eigene Zivilisation, oder keine; mehrere dürfen dieselbe wählen.',
    rule: 'TA 8.2',
  },
  'barbarians-i': {
    name: 'Barbaren',
    text: 'Zeitalter I. Gehört die Zivilisation mit der meisten Kultur zu den zwei schwächsten (zu zweit: ist sie die schwächere), verliert sie 1 Bevölkerung.',
    rule: 'TA 8.2',
  },
  'border-conflict-i': {
    name: 'Grenzkonflikt',
    text: 'Zeitalter I. Die schwächste Zivilisation zerstört eine ihrer Farmen oder Minen oder eines ihrer Zivilgebäude nach eigener Wahl; der Arbeiter wird unbeschäftigt. Die stärkste erhält 3 Ressourcen.',
    rule: 'TA 8.2',
  },
  'crusades-i': {
    name: 'Kreuzzüge',
    text: 'Zeitalter I. Die stärkste Zivilisation erhält 4 Kultur, die schwächste verliert 4, höchstens was sie hat.',
    rule: 'TA 8.2',
  },
  'cultural-influence-i': {
    name: 'Kultureller Einfluss',
    text: 'Zeitalter I. Jede Zivilisation erhält Kultur in Höhe ihres Kulturwerts.',
    rule: 'TA 8.2',
  },
  'foray-i': {
    name: 'Streifzug',
    text: 'Zeitalter I. Die zwei stärksten Zivilisationen (zu zweit nur die stärkere) erhalten je 3 Nahrung und Ressourcen in beliebiger Mischung.',
    rule: 'TA 8.2',
  },
  'good-harvest-i': {
    name: 'Gute Ernte',
    text: 'Zeitalter I. Jede Zivilisation produziert sofort Nahrung, ohne Korruption und Verbrauch.',
    rule: 'TA 8.2',
  },
  'immigration-i': {
    name: 'Einwanderung',
    text: 'Zeitalter I. Alle Zivilisationen mit dem höchsten Freudewert, auch bei Gleichstand, gewinnen 1 Bevölkerung hinzu.',
    rule: 'TA 8.2',
  },
  'new-deposits-i': {
    name: 'Neue Vorkommen',
    text: 'Zeitalter I. Jede Zivilisation produziert sofort Ressourcen, ohne Korruption.',
    rule: 'TA 8.2',
  },
  'pestilence-i': { name: 'Pest', text: 'Zeitalter I. Jede Zivilisation verliert 1 Bevölkerung.', rule: 'TA 8.2' },
  'raiders-i': {
    name: 'Plünderer',
    text: 'Zeitalter I. Die zwei schwächsten Zivilisationen (zu zweit nur die schwächere) verlieren je 2 Nahrung und Ressourcen in einer Mischung ihrer Wahl, höchstens was sie haben.',
    rule: 'TA 8.2',
  },
  'rats-i': {
    name: 'Ratten',
    text: 'Zeitalter I. Jede Zivilisation verliert ihre gesamte Nahrung; die blauen Spielsteine kommen in den Vorrat zurück.',
    rule: 'TA 8.2',
  },
  'rebellion-i': {
    name: 'Rebellion',
    text: 'Zeitalter I. Jede Zivilisation verliert 2 verfügbare Zivilaktionen je unzufriedenem Arbeiter, höchstens was sie hat: wer am Zug ist, in diesem Spielzug, die anderen in ihrem nächsten.',
    rule: 'TA 8.2',
  },
  'reign-of-terror-i': {
    name: 'Schreckensherrschaft',
    text: 'Zeitalter I. Die schwächste Zivilisation verliert 1 Bevölkerung.',
    rule: 'TA 8.2',
  },
  'scientific-breakthrough-i': {
    name: 'Wissenschaftlicher Durchbruch',
    text: 'Zeitalter I. Jede Zivilisation erhält Wissenschaft in Höhe ihres Wissenschaftswerts.',
    rule: 'TA 8.2',
  },
  'uncertain-borders-i': {
    name: 'Unsichere Grenzen',
    text: 'Zeitalter I. Die stärkste Zivilisation nimmt 1 gelben Spielstein aus dem gelben Vorrat der schwächsten; ist er leer, geschieht nichts.',
    rule: 'TA 8.2',
  },
  'dark-ages-i': {
    name: 'Dunkle Zeiten',
    text: 'Zeitalter I. Jede Zivilisation verliert die Hälfte (aufgerundet) ihrer Wissenschaft über 4: wer 9 hat, verliert 3.',
    rule: 'TA 8.2',
  },
  'call-to-arms-i': {
    name: 'Einberufungsbefehl',
    text: 'Zeitalter I. Die schwächste Zivilisation verliert 2 Zivilaktionen und zieht 2 Militärkarten; ab 3 Spielern verliert die zweitschwächste 1 und zieht 1. Es werden nur so viele Karten gezogen, wie Aktionen wirklich verloren gingen, in Zeitalter IV keine.',
    rule: 'TA 8.2',
  },
  'wisdom-of-the-ancestors-i': {
    name: 'Weisheit der Ahnen',
    text: 'Zeitalter I. Jede Zivilisation erhält 1 Wissenschaft je vollendetem Wunder und 1 Ressource für das unvollendete, bei Wundern des Zeitalters A das Doppelte.',
    rule: 'TA 8.2',
  },
  'civil-unrest-ii': {
    name: 'Unruhen',
    text: 'Zeitalter II. Jede Zivilisation verliert 4 Kultur je unzufriedenem Arbeiter. Alle mit den meisten unzufriedenen Arbeitern (mindestens 1) verlieren auch 1 blauen Spielstein.',
    rule: 'TA 8.2',
  },
  'cold-war-ii': {
    name: 'Kalter Krieg',
    text: 'Zeitalter II. Die zwei stärksten Zivilisationen (zu zweit nur die stärkere) erhalten je 6 Wissenschaft.',
    rule: 'TA 8.2',
  },
  'crime-wave-ii': {
    name: 'Verbrechenswelle',
    text: 'Zeitalter II. Die zwei schwächsten Zivilisationen (zu zweit nur die schwächere) verlieren je 3 Kultur und 1 blauen Spielstein.',
    rule: 'TA 8.2',
  },
  'economic-progress-ii': {
    name: 'Wirtschaftlicher Fortschritt',
    text: 'Zeitalter II. Jede Zivilisation führt der Reihe nach Korruption, Nahrungsproduktion, Verbrauch und Ressourcenproduktion aus; Punkte gibt es dabei keine.',
    rule: 'TA 8.2',
  },
  'emigration-ii': {
    name: 'Auswanderung',
    text: 'Zeitalter II. Jede Zivilisation verliert so viel Bevölkerung wie die Hälfte (aufgerundet) ihrer unzufriedenen Arbeiter.',
    rule: 'TA 8.2',
  },
  'iconoclasm-ii': {
    name: 'Bilderstürmerei',
    text: 'Zeitalter II. Jeder Anführer, der nicht aus dem aktuellen Zeitalter ist, verlässt das Spiel; dafür kommt keine Aktion zurück.',
    rule: 'TA 8.2',
  },
  'independence-declaration-ii': {
    name: 'Unabhängigkeitserklärung',
    text: 'Zeitalter II. Die schwächste Zivilisation verliert 1 Kolonie ihrer Wahl mit der dauerhaften Wirkung; die Karte verlässt das Spiel.',
    rule: 'TA 8.2',
  },
  'international-agreement-ii': {
    name: 'Internationales Abkommen',
    text: 'Zeitalter II. Die stärkste Zivilisation darf auf ihre nächste Politikaktion verzichten und dafür Karten im Wert von bis zu 5 Zivilaktionen aus der Kartenleiste nehmen, zu den üblichen Kosten und Grenzen, ohne eigene Aktionen. Danach rücken die Karten auf und die Kartenleiste wird aufgefüllt, ohne dass links Karten wegfallen; so kann ein Zeitalter enden. Wer am Zug ist, darf so genommene Aktionskarten noch in diesem Spielzug spielen. Auch in der letzten Spielrunde erlaubt.',
    rule: 'TA 8.2',
  },
  'national-pride-ii': {
    name: 'Nationalstolz',
    text: 'Zeitalter II. Die Zivilisation mit der meisten Kultur erhält 5 Kultur.',
    rule: 'TA 8.2',
  },
  'politics-of-strength-ii': {
    name: 'Politik der Stärke',
    text: 'Zeitalter II. Die stärkste Zivilisation zieht 5 Militärkarten, die schwächste wirft 3 ihrer Wahl ab, höchstens was sie hat. In Zeitalter IV stattdessen: Die stärkste erhält 5 Kultur, die schwächste verliert 3.',
    rule: 'TA 8.2',
  },
  'popularization-of-science-ii': {
    name: 'Popularisierung der Wissenschaft',
    text: 'Zeitalter II. Jede Zivilisation erhält Kultur in Höhe ihres Wissenschaftswerts.',
    rule: 'TA 8.2',
  },
  'prosperity-ii': {
    name: 'Wohlstand',
    text: 'Zeitalter II. Jede Zivilisation erhält Nahrung in Höhe ihres Freudewerts, höchstens 8.',
    rule: 'TA 8.2',
  },
  'ravages-of-time-ii': {
    name: 'Zahn der Zeit',
    text: 'Zeitalter II. Jeder mit einem vollendeten Wunder der Zeitalter A oder I wählt eines davon und dreht es um: Es wirkt nicht mehr und bringt stattdessen 2 Kultur pro Spielzug, zählt aber weiter als vollendetes Wunder seines Zeitalters.',
    rule: 'TA 8.2',
  },
  'refugees-ii': {
    name: 'Flüchtlinge',
    text: 'Zeitalter II. Die schwächste Zivilisation verliert 3 Kultur und 1 Bevölkerung, die stärkste erhält 3 Kultur und gewinnt 1 Bevölkerung hinzu.',
    rule: 'TA 8.2',
  },
  'terrorism-ii': {
    name: 'Terrorismus',
    text: 'Zeitalter II. Die Zivilisation mit der wenigsten Kultur wählt und zerstört je 1 Zivilgebäude aller anderen; die Arbeiter werden unbeschäftigt.',
    rule: 'TA 8.2',
  },
  'freedom-of-movement-ii': {
    name: 'Bewegungsfreiheit',
    text: 'Zeitalter II. Jeder darf 1 Arbeiter von einer Technologie auf eine beliebige andere setzen und zahlt, wenn sie teurer ist, den Unterschied der Ressourcenkosten, beide mit ihren Nachlässen wie beim Aufwerten. Aktionskarten helfen nicht; das Zivilgebäudelimit gilt.',
    rule: 'TA 8.2',
  },
  'international-negotiations-ii': {
    name: 'Internationale Verhandlungen',
    text: 'Zeitalter II. Wer das Ereignis aufdeckt, wählt: Die stärkste Zivilisation nimmt der schwächsten 3 Nahrung, 3 Ressourcen oder 3 Wissenschaft. Wovon diese weniger als 3 hat, kann nicht gewählt werden; fehlt alles, geschieht nichts.',
    rule: 'TA 8.2',
  },
  'arms-industry-ii': {
    name: 'Waffenindustrie',
    text: 'Zeitalter II. Für jede Art von Einheit (Infanterie, Kavallerie, Artillerie, Luftwaffe) erhält 2 Ressourcen, wer die höchste Technologie dafür im Spiel hat, auch bei Gleichstand und ohne Einheiten darauf; Krieger zählen als Stufe 0. Was niemand entwickelt hat, bringt nichts. Jeder erhält die ganze Summe auf einmal.',
    rule: 'TA 8.2',
  },
  'impact-of-agriculture-iii': {
    name: 'Macht der Landwirtschaft',
    text: 'Zeitalter III. Kultur in Höhe der Nahrungsproduktion mit Boni, dazu 4, wenn sie den Verbrauch übersteigt.',
    rule: 'TA 8.2',
  },
  'impact-of-architecture-iii': {
    name: 'Macht der Architektur',
    text: 'Zeitalter III. 1 Kultur je Stufe jedes Zivilgebäudes (je Arbeiter).',
    rule: 'TA 8.2',
  },
  'impact-of-balance-iii': {
    name: 'Macht des Gleichgewichts',
    text: 'Zeitalter III. Das Doppelte des Niedrigsten von Wissenschaftswert, Kulturwert, Nahrungs- und Ressourcenproduktion; Produktionsboni zählen, Korruption und Verbrauch nicht.',
    rule: 'TA 8.2',
  },
  'impact-of-colonies-iii': { name: 'Macht der Kolonien', text: 'Zeitalter III. 3 Kultur je Kolonie.', rule: 'TA 8.2' },
  'impact-of-competition-iii': {
    name: 'Macht des Wettbewerbs',
    text: 'Zeitalter III. 1 Kultur je Stufe jeder Einheit und Arena (je Arbeiter).',
    rule: 'TA 8.2',
  },
  'impact-of-government-iii': {
    name: 'Macht der Regierung',
    text: 'Zeitalter III. 2 Kultur je Zivilaktion und 1 Kultur je Militäraktion, die man insgesamt hat.',
    rule: 'TA 8.2',
  },
  'impact-of-happiness-iii': {
    name: 'Macht der Zufriedenheit',
    text: 'Zeitalter III. 2 Kultur je Punkt des Freudewerts (höchstens 16), minus 2 je unzufriedenem Arbeiter.',
    rule: 'TA 8.2',
  },
  'impact-of-industry-iii': {
    name: 'Macht der Industrie',
    text: 'Zeitalter III. Kultur in Höhe der Produktion der Minen, mit Machu Picchu und Eisenbahn; Produktionsboni, Pakte und Laboratorien zählen nicht.',
    rule: 'TA 8.2',
  },
  'impact-of-population-iii': {
    name: 'Macht der Bevölkerung',
    text: 'Zeitalter III. 2 Kultur für jeden zufriedenen Arbeiter über 10: alle Arbeiter, auch die unbeschäftigten, minus die unzufriedenen.',
    rule: 'TA 8.2',
  },
  'impact-of-progress-iii': {
    name: 'Macht des Fortschritts',
    text: 'Zeitalter III. 2 Kultur je Stufe der Regierungsform und jeder Spezialtechnologie.',
    rule: 'TA 8.2',
  },
  'impact-of-science-iii': {
    name: 'Macht der Wissenschaft',
    text: 'Zeitalter III. Rang nach Wissenschaftswert: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
    rule: 'TA 8.2',
  },
  'impact-of-strength-iii': {
    name: 'Macht der Stärke',
    text: 'Zeitalter III. Rang nach Stärkewert: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
    rule: 'TA 8.2',
  },
  'impact-of-technology-iii': {
    name: 'Macht der Technologie',
    text: 'Zeitalter III. 4 Kultur je Technologie des Zeitalters III im Spiel, auch Spezialtechnologien und die Regierungsform; im kürzeren Spiel je Technologie des Zeitalters II.',
    rule: 'TA 8.2',
  },
  'impact-of-variety-iii': {
    name: 'Macht der Vielfalt',
    text: 'Zeitalter III. 2 Kultur je Art von Einheit und je Art von Zivilgebäuden mit mindestens 1 Arbeiter und je Spezialtechnologie.',
    rule: 'TA 8.2',
  },
  'impact-of-wonders-iii': {
    name: 'Macht der Wunder',
    text: 'Zeitalter III. 5 / 4 / 3 / 2 Kultur je vollendetem Wunder der Zeitalter A / I / II / III.',
    rule: 'TA 8.2',
  },
  'impact-of-harmony-iii': {
    name: 'Macht der Harmonie',
    text: 'Zeitalter III. 4 Kultur mal die niedrigste Zahl von Farmen, Minen, Zivilgebäuden und Einheiten.',
    rule: 'TA 8.2',
  },
  'impact-of-culture-iii': {
    name: 'Macht der Kultur',
    text: 'Zeitalter III. Rang nach Kulturwert: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
    rule: 'TA 8.2',
  },
  'vast-territory-i': {
    name: 'Weites Gebiet',
    text: 'Zeitalter I. Dauerhaft: +3 gelbe Spielsteine, -1 blauer Spielstein. Sofort: 3 Nahrung.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-i': {
    name: 'Reiches Gebiet',
    text: 'Zeitalter I. Dauerhaft: +3 blaue Spielsteine. Sofort: 5 Ressourcen.',
    rule: 'TA 9.4',
  },
  'inhabited-territory-i': {
    name: 'Bewohntes Gebiet',
    text: 'Zeitalter I. Dauerhaft: +2 gelbe Spielsteine. Sofort: 1 Bevölkerung.',
    rule: 'TA 9.4',
  },
  'strategic-territory-i': {
    name: 'Strategisches Gebiet',
    text: 'Zeitalter I. Dauerhaft: +2 Stärke. Sofort: 3 Militärkarten.',
    rule: 'TA 9.4',
  },
  'historic-territory-i': {
    name: 'Historisches Gebiet',
    text: 'Zeitalter I. Dauerhaft: +1 Freudesymbol. Sofort: 6 Kultur.',
    rule: 'TA 9.4',
  },
  'developed-territory-i': {
    name: 'Entwickeltes Gebiet',
    text: 'Zeitalter I. Dauerhaft: +1 gelber Spielstein, +1 blauer Spielstein. Sofort: 3 Wissenschaft.',
    rule: 'TA 9.4',
  },
  'vast-territory-ii': {
    name: 'Weites Gebiet',
    text: 'Zeitalter II. Dauerhaft: +4 gelbe Spielsteine, -1 blauer Spielstein. Sofort: 4 Nahrung.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-ii': {
    name: 'Reiches Gebiet',
    text: 'Zeitalter II. Dauerhaft: +4 blaue Spielsteine. Sofort: 9 Ressourcen.',
    rule: 'TA 9.4',
  },
  'inhabited-territory-ii': {
    name: 'Bewohntes Gebiet',
    text: 'Zeitalter II. Dauerhaft: +3 gelbe Spielsteine. Sofort: 2 Bevölkerung.',
    rule: 'TA 9.4',
  },
  'strategic-territory-ii': {
    name: 'Strategisches Gebiet',
    text: 'Zeitalter II. Dauerhaft: +4 Stärke. Sofort: 5 Militärkarten.',
    rule: 'TA 9.4',
  },
  'historic-territory-ii': {
    name: 'Historisches Gebiet',
    text: 'Zeitalter II. Dauerhaft: +2 Freudesymbole. Sofort: 11 Kultur.',
    rule: 'TA 9.4',
  },
  'developed-territory-ii': {
    name: 'Entwickeltes Gebiet',
    text: 'Zeitalter II. Dauerhaft: +2 gelbe Spielsteine, +2 blaue Spielsteine. Sofort: 5 Wissenschaft.',
    rule: 'TA 9.4',
  },
  'autonomous-territory-ii': {
    name: 'Autonomes Gebiet',
    text: 'Zeitalter II. Dauerhaft: +1 Zivilaktion, +1 Militäraktion, -2 blaue Spielsteine. Sofort nach Wahl eines von: 4 Wissenschaft, 5 Ressourcen, 6 Nahrung, 7 Kultur.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-i-adjusted': {
    name: 'Reiches Gebiet (angepasst)',
    text: 'Zeitalter I. Dauerhaft: +3 blaue Spielsteine. Sofort: 6 Ressourcen.',
    rule: 'TA 9.4',
  },
  'military-bonus-i': {
    name: 'Militärbonuskarte',
    text: 'Zeitalter I. Verteidigung +2 gegen einen Überfall oder Kolonisierungsbonus +1; danach abgeworfen.',
    rule: 'TA 5.4',
  },
  'military-bonus-ii': {
    name: 'Militärbonuskarte',
    text: 'Zeitalter II. Verteidigung +4 gegen einen Überfall oder Kolonisierungsbonus +2; danach abgeworfen.',
    rule: 'TA 5.4',
  },
  'military-bonus-iii': {
    name: 'Militärbonuskarte',
    text: 'Zeitalter III. Verteidigung +6 gegen einen Überfall oder Kolonisierungsbonus +3; danach abgeworfen.',
    rule: 'TA 5.4',
  },
  'fighting-band-i': {
    name: 'Kampftrupp',
    text: 'Zeitalter I, 2 Infanterie: +1. Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke.',
    rule: 'TA 11.2',
  },
  'legion-i': {
    name: 'Legion',
    text: 'Zeitalter I, 3 Infanterie: +2. Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke.',
    rule: 'TA 11.2',
  },
  'phalanx-i': {
    name: 'Phalanx',
    text: 'Zeitalter I, 2 Infanterie + 1 Kavallerie: +3. Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke.',
    rule: 'TA 11.2',
  },
  'medieval-army-i': {
    name: 'Mittelalterliche Armee',
    text: 'Zeitalter I, 1 Infanterie + 1 Kavallerie: +2. Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke.',
    rule: 'TA 11.2',
  },
  'heavy-cavalry-i': {
    name: 'Schwere Kavallerie',
    text: 'Zeitalter I, 3 Kavallerie: +4. Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke.',
    rule: 'TA 11.2',
  },
  'conquistadors-ii': {
    name: 'Konquistadoren',
    text: 'Zeitalter II, 1 Infanterie + 2 Kavallerie: +5 (veraltet +3). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'fortifications-ii': {
    name: 'Befestigungen',
    text: 'Zeitalter II, 2 Artillerie: +5 (veraltet +3). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'mobile-artillery-ii': {
    name: 'Mobile Artillerie',
    text: 'Zeitalter II, 1 Kavallerie + 1 Artillerie: +5 (veraltet +3). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'defensive-army-ii': {
    name: 'Verteidigungsarmee',
    text: 'Zeitalter II, 2 Infanterie + 1 Artillerie: +6 (veraltet +3). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'napoleonic-army-ii': {
    name: 'Napoleonische Armee',
    text: 'Zeitalter II, 1 Infanterie + 1 Kavallerie + 1 Artillerie: +7 (veraltet +4). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'classic-army-ii': {
    name: 'Klassische Armee',
    text: 'Zeitalter II, 2 Infanterie + 2 Kavallerie: +8 (veraltet +4). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'entrenchments-iii': {
    name: 'Schützengräben',
    text: 'Zeitalter III, 1 Infanterie + 2 Artillerie: +9 (veraltet +5). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'mechanized-army-iii': {
    name: 'Mechanisierte Armee',
    text: 'Zeitalter III, 1 Kavallerie + 2 Artillerie: +10 (veraltet +5). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'shock-troops-iii': {
    name: 'Stoßtruppen',
    text: 'Zeitalter III, 1 Infanterie + 3 Kavallerie: +11 (veraltet +6). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'modern-army-iii': {
    name: 'Moderne Armee',
    text: 'Zeitalter III, 2 Infanterie + 1 Kavallerie + 1 Artillerie: +13 (veraltet +7). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'hussars-ii': {
    name: 'Husaren',
    text: 'Zeitalter II, 2 Kavallerie: +2 und mehr. Taktik: Jede Armee bringt 2 plus die Stufe ihrer niedrigsten Einheit; die Armeen bilden sich so, dass die Summe am höchsten ist. Sie veralten nicht.',
    rule: 'TA 11.2',
  },
  'positional-army-iii': {
    name: 'Stellungsarmee',
    text: 'Zeitalter III, 2 Infanterie + 2 Artillerie: +12 (veraltet +6). Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert.',
    rule: 'TA 11.2',
  },
  'aggression-enslave-i': {
    name: 'Überfall: Versklavung',
    text: 'Zeitalter I, 2 Militäraktionen. Der Rivale verliert 1 Bevölkerung, du erhältst 2 Nahrung und 2 Ressourcen.',
    rule: 'TA 5.1',
  },
  'aggression-plunder-i': {
    name: 'Überfall: Plünderung',
    text: 'Zeitalter I, 1 Militäraktion. Wähle bis zu 3 Nahrung und Ressourcen des Rivalen: Er verliert sie, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-raid-i': {
    name: 'Überfall: Raubzug',
    text: 'Zeitalter I, 1 Militäraktion. Zerstöre 1 Zivilgebäude des Rivalen der Zeitalter A oder I; du erhältst die halben aufgedruckten Kosten in Ressourcen, aufgerundet (Nachlässe zählen nicht).',
    rule: 'TA 5.1',
  },
  'aggression-kidnapping-i': {
    name: 'Überfall: Entführung',
    text: 'Zeitalter I, 1 Militäraktion. Sieh dir die Zivilkarten auf der Hand des Rivalen an und nimm 1 Karte deiner Wahl oder keine; Handkartenlimit, eine von jeder Technologie und ein Anführer je Zeitalter gelten. Spielst du sie noch in diesem Spielzug, auch eine Aktionskarte, erhältst du 3 Kultur. Nicht spielbar, wenn dein Handkartenlimit für Zivilkarten erreicht ist.',
    rule: 'TA 5.1',
  },
  'aggression-annex-ii': {
    name: 'Überfall: Annexion',
    text: 'Zeitalter II, 2 Militäraktionen. Nimm 1 Kolonie des Rivalen: Die dauerhafte Wirkung geht auf dich über, die sofortige kommt nicht noch einmal. Der Rivale braucht eine Kolonie.',
    rule: 'TA 5.1',
  },
  'aggression-infiltrate-ii': {
    name: 'Überfall: Verdeckte Operationen',
    text: 'Zeitalter II, 2 Militäraktionen. Entferne nach deiner Wahl den Anführer oder das unvollendete Wunder des Rivalen; du erhältst 3 Kultur je Stufe der Karte (Zeitalter A: 0). Der Rivale braucht eines davon.',
    rule: 'TA 5.1',
  },
  'aggression-plunder-ii': {
    name: 'Überfall: Plünderung',
    text: 'Zeitalter II, 1 Militäraktion. Wähle bis zu 5 Nahrung und Ressourcen des Rivalen: Er verliert sie, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-raid-ii': {
    name: 'Überfall: Raubzug',
    text: 'Zeitalter II, 2 Militäraktionen. Zerstöre bis zu 2 Zivilgebäude des Rivalen, eines bis Zeitalter II und eines bis Zeitalter I; du erhältst je die halben aufgedruckten Kosten in Ressourcen, aufgerundet.',
    rule: 'TA 5.1',
  },
  'aggression-spy-ii': {
    name: 'Überfall: Spionage',
    text: 'Zeitalter II, 1 Militäraktion. Der Rivale verliert bis zu 5 Wissenschaft, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-armed-intervention-iii': {
    name: 'Überfall: Bewaffnete Intervention',
    text: 'Zeitalter III, 2 Militäraktionen. Der Rivale verliert bis zu 7 Kultur, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-plunder-iii': {
    name: 'Überfall: Plünderung',
    text: 'Zeitalter III, 1 Militäraktion. Wähle bis zu 7 Nahrung und Ressourcen des Rivalen: Er verliert sie, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-raid-iii': {
    name: 'Überfall: Raubzug',
    text: 'Zeitalter III, 3 Militäraktionen. Zerstöre bis zu 2 Zivilgebäude des Rivalen, eines bis Zeitalter III und eines bis Zeitalter II; du erhältst je die halben aufgedruckten Kosten in Ressourcen, aufgerundet.',
    rule: 'TA 5.1',
  },
  'aggression-exploiting-iii': {
    name: 'Überfall: Besatzung',
    text: 'Zeitalter III, 2 Militäraktionen. Nimm dem Rivalen bis zu 3 Nahrung, bis zu 3 Ressourcen, bis zu 3 Wissenschaft und bis zu 3 Kultur.',
    rule: 'TA 5.1',
  },
  'war-over-territory-ii': {
    name: 'Krieg um Gebiet',
    text: 'Zeitalter II, 2 Militäraktionen. Der Sieger nimmt aus dem gelben Vorrat des Verlierers 1 gelben Spielstein und 1 weiteren je volle 5 Punkte Stärkevorteil, höchstens was dort liegt.',
    rule: 'TA 6.1',
  },
  'war-over-technology-ii': {
    name: 'Krieg um Technologie',
    text: 'Zeitalter II, 2 Militäraktionen. Der Sieger nimmt dem Verlierer Wissenschaft in Höhe des Stärkevorteils. Stattdessen darf er dafür Spezialtechnologien des Verlierers nehmen, deren Wissenschaftskosten hineinpassen, aber keine, die er schon im Spiel oder auf der Hand hat; eine niedrigere als die eigene derselben Art verlässt sofort das Spiel.',
    rule: 'TA 6.1',
  },
  'war-over-culture-iii': {
    name: 'Krieg um Kultur',
    text: 'Zeitalter III, 3 Militäraktionen. Der Sieger nimmt dem Verlierer 5 Kultur und 1 je Punkt des Stärkevorteils, höchstens was dieser hat.',
    rule: 'TA 6.1',
  },
  'hybrid-war-iii': {
    name: 'Hybrider Krieg',
    text: 'Zeitalter III, 2 Militäraktionen. Solange er liegt, haben beide Seiten 2 Unmutssymbole (Freudewert -2, nicht unter 0). Der Sieger nimmt dem Verlierer Kultur in Höhe des Stärkevorteils, höchstens was dieser hat.',
    rule: 'TA 6.1',
  },
  'open-borders-agreement-i': {
    name: 'Abkommen über offene Grenzen',
    text: 'Zeitalter I. Beide +1 Militäraktion. Greift einer den anderen an, durch Überfall oder Krieg, hat er dabei +2 Stärke. Der Pakt bleibt bestehen.',
    rule: 'TA 7.1',
  },
  'trade-routes-agreement-i': {
    name: 'Handelswegeabkommen',
    text: 'Zeitalter I. Einmal in jedem eigenen Spielzug darf A 1 Nahrung als Ressource nutzen, B 1 Ressource als Nahrung.',
    rule: 'TA 7.1',
  },
  'naval-trade-agreement-i': {
    name: 'Seehandelsabkommen',
    text: 'Zeitalter I. A: Kolonisierungsbonus +1, 1 blauer Spielstein weniger. B: +2 blaue Spielsteine.',
    rule: 'TA 7.1',
  },
  'acceptance-of-supremacy-ii': {
    name: 'Vormachtsübereinkunft',
    text: 'Zeitalter II. A produziert 1 Ressource mehr, B 1 weniger. Sie können einander nicht angreifen.',
    rule: 'TA 7.1',
  },
  'international-trade-agreement-ii': {
    name: 'Internationales Handelsabkommen',
    text: 'Zeitalter II. A: Produktionsbonus 1 Ressource. B: Produktionsbonus 1 Nahrung.',
    rule: 'TA 7.1',
  },
  'promise-of-military-protection-ii': {
    name: 'Versprechen militärischen Schutzes',
    text: 'Zeitalter II. A: +1 Kultur. B: +4 Stärke, 1 Kultur weniger. Endet, wenn einer den anderen angreift, bevor der Angriff ausgewertet wird.',
    rule: 'TA 7.1',
  },
  'scientific-cooperation-ii': {
    name: 'Wissenschaftliche Zusammenarbeit',
    text: 'Zeitalter II. Entwickelt einer eine Technologie, zahlt er 2 Wissenschaft weniger und der andere muss 1 zahlen; kann dieser nicht, kann die Technologie nicht entwickelt werden.',
    rule: 'TA 7.1',
  },
  'international-tourism-iii': {
    name: 'Internationaler Tourismus',
    text: 'Zeitalter III. Jeder erhält 1 Kultur pro Spielzug für jedes vollendete Wunder des anderen.',
    rule: 'TA 7.1',
  },
  'loss-of-sovereignty-iii': {
    name: 'Verlust der Souveränität',
    text: 'Zeitalter III. A: +2 Kultur. B: 2 Kultur weniger, niemand darf B den Krieg erklären. Sie können einander nicht angreifen.',
    rule: 'TA 7.1',
  },
  'military-pact-iii': {
    name: 'Militärpakt',
    text: 'Zeitalter III. Beide +3 Stärke. Endet, wenn einer den anderen angreift, bevor der Angriff ausgewertet wird.',
    rule: 'TA 7.1',
  },
  'peace-treaty-iii': {
    name: 'Friedensvertrag',
    text: 'Zeitalter III. Beide +1 Kultur. Sie können einander nicht angreifen.',
    rule: 'TA 7.1',
  },
};
