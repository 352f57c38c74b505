/** The name and effect of every card in German. Names of German cards that the expansion booklet does not mention are recalled. */

import type { Thing } from '@tabularium/kernel';

/** Every card by its id. */
export const CARDS: Readonly<Record<string, Thing>> = {
  agriculture: {
    name: 'Landwirtschaft',
    text: 'Zeitalter A, 2 Rohstoffe. Jeder Arbeiter hier ist ein Bauernhof. In der Nahrungsproduktion legt jeder Bauernhof 1 blauen Stein aus dem Vorrat auf diese Karte; jeder Stein hier ist 1 Nahrung wert.',
    rule: 'TA 10.3',
  },
  irrigation: {
    name: 'Bewässerung',
    text: 'Zeitalter I, 3 Wissenschaft, 4 Rohstoffe. Jeder Arbeiter hier ist ein Bauernhof. In der Nahrungsproduktion legt jeder Bauernhof 1 blauen Stein aus dem Vorrat auf diese Karte; jeder Stein hier ist 2 Nahrung wert.',
    rule: 'TA 10.3',
  },
  'selective-breeding': {
    name: 'Selektive Zucht',
    text: 'Zeitalter II, 5 Wissenschaft, 6 Rohstoffe. Jeder Arbeiter hier ist ein Bauernhof. In der Nahrungsproduktion legt jeder Bauernhof 1 blauen Stein aus dem Vorrat auf diese Karte; jeder Stein hier ist 3 Nahrung wert.',
    rule: 'TA 10.3',
  },
  'mechanized-agriculture': {
    name: 'Mechanisierte Landwirtschaft',
    text: 'Zeitalter III, 7 Wissenschaft, 8 Rohstoffe. Jeder Arbeiter hier ist ein Bauernhof. In der Nahrungsproduktion legt jeder Bauernhof 1 blauen Stein aus dem Vorrat auf diese Karte; jeder Stein hier ist 5 Nahrung wert.',
    rule: 'TA 10.3',
  },
  bronze: {
    name: 'Bronze',
    text: 'Zeitalter A, 2 Rohstoffe. Jeder Arbeiter hier ist ein Bergwerk. In der Rohstoffproduktion legt jedes Bergwerk 1 blauen Stein aus dem Vorrat auf diese Karte; jeder Stein hier ist 1 Rohstoff wert.',
    rule: 'TA 10.3',
  },
  iron: {
    name: 'Eisen',
    text: 'Zeitalter I, 5 Wissenschaft, 5 Rohstoffe. Jeder Arbeiter hier ist ein Bergwerk. In der Rohstoffproduktion legt jedes Bergwerk 1 blauen Stein aus dem Vorrat auf diese Karte; jeder Stein hier ist 2 Rohstoffe wert.',
    rule: 'TA 10.3',
  },
  coal: {
    name: 'Kohle',
    text: 'Zeitalter II, 7 Wissenschaft, 8 Rohstoffe. Jeder Arbeiter hier ist ein Bergwerk. In der Rohstoffproduktion legt jedes Bergwerk 1 blauen Stein aus dem Vorrat auf diese Karte; jeder Stein hier ist 3 Rohstoffe wert.',
    rule: 'TA 10.3',
  },
  oil: {
    name: 'Öl',
    text: 'Zeitalter III, 9 Wissenschaft, 11 Rohstoffe. Jeder Arbeiter hier ist ein Bergwerk. In der Rohstoffproduktion legt jedes Bergwerk 1 blauen Stein aus dem Vorrat auf diese Karte; jeder Stein hier ist 5 Rohstoffe wert.',
    rule: 'TA 10.3',
  },
  philosophy: {
    name: 'Philosophie',
    text: 'Zeitalter A, 3 Rohstoffe. Jeder Arbeiter hier ist ein Labor und bringt 1 Wissenschaft. Deine Regierung begrenzt, wie viele Labore aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  alchemy: {
    name: 'Alchemie',
    text: 'Zeitalter I, 4 Wissenschaft, 6 Rohstoffe. Jeder Arbeiter hier ist ein Labor und bringt 2 Wissenschaft. Deine Regierung begrenzt, wie viele Labore aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'scientific-method': {
    name: 'Wissenschaftliche Methode',
    text: 'Zeitalter II, 6 Wissenschaft, 8 Rohstoffe. Jeder Arbeiter hier ist ein Labor und bringt 3 Wissenschaft. Deine Regierung begrenzt, wie viele Labore aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  computers: {
    name: 'Computer',
    text: 'Zeitalter III, 8 Wissenschaft, 11 Rohstoffe. Jeder Arbeiter hier ist ein Labor und bringt 5 Wissenschaft. Deine Regierung begrenzt, wie viele Labore aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  religion: {
    name: 'Religion',
    text: 'Zeitalter A, 3 Rohstoffe. Jeder Arbeiter hier ist ein Tempel und bringt 1 Kultur und 1 Zufriedenheit. Deine Regierung begrenzt, wie viele Tempel aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  theology: {
    name: 'Theologie',
    text: 'Zeitalter I, 2 Wissenschaft, 5 Rohstoffe. Jeder Arbeiter hier ist ein Tempel und bringt 1 Kultur und 2 Zufriedenheit. Deine Regierung begrenzt, wie viele Tempel aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'organized-religion': {
    name: 'Organisierte Religion',
    text: 'Zeitalter II, 4 Wissenschaft, 7 Rohstoffe. Jeder Arbeiter hier ist ein Tempel und bringt 1 Kultur und 3 Zufriedenheit. Deine Regierung begrenzt, wie viele Tempel aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'printing-press': {
    name: 'Druckerpresse',
    text: 'Zeitalter I, 3 Wissenschaft, 3 Rohstoffe. Jeder Arbeiter hier ist eine Bibliothek und bringt 1 Wissenschaft und 1 Kultur. Deine Regierung begrenzt, wie viele Bibliotheken aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  journalism: {
    name: 'Journalismus',
    text: 'Zeitalter II, 6 Wissenschaft, 8 Rohstoffe. Jeder Arbeiter hier ist eine Bibliothek und bringt 2 Wissenschaft und 2 Kultur. Deine Regierung begrenzt, wie viele Bibliotheken aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  multimedia: {
    name: 'Multimedia',
    text: 'Zeitalter III, 9 Wissenschaft, 11 Rohstoffe. Jeder Arbeiter hier ist eine Bibliothek und bringt 3 Wissenschaft und 3 Kultur. Deine Regierung begrenzt, wie viele Bibliotheken aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'bread-and-circuses': {
    name: 'Brot und Spiele',
    text: 'Zeitalter I, 3 Wissenschaft, 3 Rohstoffe. Jeder Arbeiter hier ist eine Arena und bringt 2 Zufriedenheit und 1 Stärke. Deine Regierung begrenzt, wie viele Arenen aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'team-sports': {
    name: 'Mannschaftssport',
    text: 'Zeitalter II, 5 Wissenschaft, 5 Rohstoffe. Jeder Arbeiter hier ist eine Arena und bringt 3 Zufriedenheit und 2 Stärke. Deine Regierung begrenzt, wie viele Arenen aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'professional-sports': {
    name: 'Profisport',
    text: 'Zeitalter III, 7 Wissenschaft, 8 Rohstoffe. Jeder Arbeiter hier ist eine Arena und bringt 4 Zufriedenheit und 3 Stärke. Deine Regierung begrenzt, wie viele Arenen aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  drama: {
    name: 'Drama',
    text: 'Zeitalter I, 3 Wissenschaft, 4 Rohstoffe. Jeder Arbeiter hier ist ein Theater und bringt 2 Kultur und 1 Zufriedenheit. Deine Regierung begrenzt, wie viele Theater aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  opera: {
    name: 'Oper',
    text: 'Zeitalter II, 7 Wissenschaft, 8 Rohstoffe. Jeder Arbeiter hier ist ein Theater und bringt 3 Kultur und 1 Zufriedenheit. Deine Regierung begrenzt, wie viele Theater aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  movies: {
    name: 'Filme',
    text: 'Zeitalter III, 10 Wissenschaft, 11 Rohstoffe. Jeder Arbeiter hier ist ein Theater und bringt 4 Kultur und 1 Zufriedenheit. Deine Regierung begrenzt, wie viele Theater aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  'professional-sports-adjusted': {
    name: 'Profisport (angepasst)',
    text: 'Zeitalter III, 7 Wissenschaft, 7 Rohstoffe. Jeder Arbeiter hier ist eine Arena und bringt 4 Zufriedenheit und 4 Stärke. Deine Regierung begrenzt, wie viele Arenen aller Stufen zusammen du bauen darfst.',
    rule: 'TA 10.3',
  },
  warriors: {
    name: 'Krieger',
    text: 'Zeitalter A, 2 Rohstoffe. Jeder Arbeiter hier ist eine Infanterie der Stärke 1. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  swordsmen: {
    name: 'Schwertkämpfer',
    text: 'Zeitalter I, 4 Wissenschaft, 3 Rohstoffe. Jeder Arbeiter hier ist eine Infanterie der Stärke 2. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  riflemen: {
    name: 'Schützen',
    text: 'Zeitalter II, 6 Wissenschaft, 5 Rohstoffe. Jeder Arbeiter hier ist eine Infanterie der Stärke 3. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  'modern-infantry': {
    name: 'Moderne Infanterie',
    text: 'Zeitalter III, 10 Wissenschaft, 7 Rohstoffe. Jeder Arbeiter hier ist eine Infanterie der Stärke 5. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  knights: {
    name: 'Ritter',
    text: 'Zeitalter I, 5 Wissenschaft, 3 Rohstoffe. Jeder Arbeiter hier ist eine Kavallerie der Stärke 2. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  cavalrymen: {
    name: 'Kavalleristen',
    text: 'Zeitalter II, 6 Wissenschaft, 5 Rohstoffe. Jeder Arbeiter hier ist eine Kavallerie der Stärke 3. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  tanks: {
    name: 'Panzer',
    text: 'Zeitalter III, 9 Wissenschaft, 7 Rohstoffe. Jeder Arbeiter hier ist eine Kavallerie der Stärke 5. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  cannon: {
    name: 'Kanonen',
    text: 'Zeitalter II, 6 Wissenschaft, 5 Rohstoffe. Jeder Arbeiter hier ist eine Artillerie der Stärke 3. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  rockets: {
    name: 'Raketen',
    text: 'Zeitalter III, 8 Wissenschaft, 7 Rohstoffe. Jeder Arbeiter hier ist eine Artillerie der Stärke 5. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt.',
    rule: 'TA 11.1',
  },
  'air-forces': {
    name: 'Luftwaffe',
    text: 'Zeitalter III, 12 Wissenschaft, 7 Rohstoffe. Jeder Arbeiter hier ist eine Luftwaffe der Stärke 5. Einheiten werden mit Militäraktionen gebaut, verbessert und aufgelöst; ihre Zahl ist nicht begrenzt. Keine Taktik verlangt Luftwaffen. Jede verdoppelt die taktische Stärke einer Armee, nachdem feststeht, ob diese veraltet ist; jede Armee wird höchstens einmal verdoppelt.',
    rule: 'TA 11.1',
  },
  despotism: {
    name: 'Despotismus',
    text: 'Zeitalter A. Regierung mit 4 Zivil- und 2 Militäraktionen, höchstens 2 städtische Gebäude je Art. Die Regierung, mit der alle beginnen.',
    rule: 'TA 15.4',
  },
  monarchy: {
    name: 'Monarchie',
    text: 'Zeitalter I, 8 Wissenschaft. Regierung mit 5 Zivil- und 3 Militäraktionen, höchstens 3 städtische Gebäude je Art. Friedlicher Wechsel 8 Wissenschaft, Revolution 2 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  theocracy: {
    name: 'Theokratie',
    text: 'Zeitalter I, 6 Wissenschaft. Regierung mit 4 Zivil- und 3 Militäraktionen, höchstens 3 städtische Gebäude je Art. Dazu +1 Kultur, +1 Zufriedenheit, +1 Stärke. Friedlicher Wechsel 6 Wissenschaft, Revolution 1 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'constitutional-monarchy': {
    name: 'Konstitutionelle Monarchie',
    text: 'Zeitalter II, 12 Wissenschaft. Regierung mit 6 Zivil- und 4 Militäraktionen, höchstens 3 städtische Gebäude je Art. Friedlicher Wechsel 12 Wissenschaft, Revolution 6 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  republic: {
    name: 'Republik',
    text: 'Zeitalter II, 13 Wissenschaft. Regierung mit 7 Zivil- und 2 Militäraktionen, höchstens 3 städtische Gebäude je Art. Friedlicher Wechsel 13 Wissenschaft, Revolution 3 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  communism: {
    name: 'Kommunismus',
    text: 'Zeitalter III, 19 Wissenschaft. Regierung mit 7 Zivil- und 5 Militäraktionen, höchstens 4 städtische Gebäude je Art. Dazu -1 Zufriedenheit. Friedlicher Wechsel 19 Wissenschaft, Revolution 5 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  fundamentalism: {
    name: 'Fundamentalismus',
    text: 'Zeitalter III, 18 Wissenschaft. Regierung mit 6 Zivil- und 5 Militäraktionen, höchstens 4 städtische Gebäude je Art. Dazu +5 Stärke, -2 Wissenschaft. Friedlicher Wechsel 18 Wissenschaft, Revolution 7 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  democracy: {
    name: 'Demokratie',
    text: 'Zeitalter III, 17 Wissenschaft. Regierung mit 7 Zivil- und 3 Militäraktionen, höchstens 4 städtische Gebäude je Art. Dazu +3 Kultur. Friedlicher Wechsel 17 Wissenschaft, Revolution 9 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'republic-adjusted': {
    name: 'Republik (angepasst)',
    text: 'Zeitalter II, 11 Wissenschaft. Regierung mit 7 Zivil- und 2 Militäraktionen, höchstens 3 städtische Gebäude je Art. Friedlicher Wechsel 11 Wissenschaft, Revolution 2 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'communism-adjusted': {
    name: 'Kommunismus (angepasst)',
    text: 'Zeitalter III, 18 Wissenschaft. Regierung mit 7 Zivil- und 5 Militäraktionen, höchstens 4 städtische Gebäude je Art. Dazu -1 Zufriedenheit. Produktionsbonus: 1 Rohstoff. Friedlicher Wechsel 18 Wissenschaft, Revolution 1 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'fundamentalism-adjusted': {
    name: 'Fundamentalismus (angepasst)',
    text: 'Zeitalter III, 16 Wissenschaft. Regierung mit 6 Zivil- und 5 Militäraktionen, höchstens 4 städtische Gebäude je Art. Dazu +6 Stärke, -2 Wissenschaft. Friedlicher Wechsel 16 Wissenschaft, Revolution 5 Wissenschaft; ersetzt die Regierung im Spiel, gleich welcher Stufe.',
    rule: 'TA 15.4',
  },
  'code-of-laws': { name: 'Gesetzbuch', text: 'Zeitalter I, 6 Wissenschaft. +1 Zivilaktion.', rule: 'TA 10.9' },
  'justice-system': {
    name: 'Rechtssystem',
    text: 'Zeitalter II, 7 Wissenschaft. +1 Zivilaktion und +3 blaue Steine (aus der Schachtel in den Vorrat; sie gehen verloren, wenn die Karte das Spiel verlässt).',
    rule: 'TA 10.9',
  },
  'civil-service': {
    name: 'Öffentlicher Dienst',
    text: 'Zeitalter III, 10 Wissenschaft. +2 Zivilaktionen und +3 blaue Steine (aus der Schachtel in den Vorrat; sie gehen verloren, wenn die Karte das Spiel verlässt).',
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
    text: 'Zeitalter I, 4 Wissenschaft. +2 Kolonisierung, +1 Stärke.',
    rule: 'TA 10.9',
  },
  navigation: {
    name: 'Navigation',
    text: 'Zeitalter II, 6 Wissenschaft. +3 Kolonisierung, +2 Stärke.',
    rule: 'TA 10.9',
  },
  satellites: {
    name: 'Satelliten',
    text: 'Zeitalter III, 8 Wissenschaft. +4 Kolonisierung, +3 Stärke.',
    rule: 'TA 10.9',
  },
  masonry: {
    name: 'Maurerhandwerk',
    text: 'Zeitalter I, 3 Wissenschaft. Städtische Gebäude der Zeitalter I, II und III kosten 1 Rohstoff weniger (Zeitalter A: nichts). Mit einer Zivilaktion darfst du bis zu 2 Wunderabschnitte bauen; jeder wird bezahlt.',
    rule: 'TA 10.9',
  },
  architecture: {
    name: 'Architektur',
    text: 'Zeitalter II, 6 Wissenschaft. Städtische Gebäude kosten weniger Rohstoffe: Zeitalter I 1, II 2, III 2. Mit einer Zivilaktion darfst du bis zu 3 Wunderabschnitte bauen; jeder wird bezahlt.',
    rule: 'TA 10.9',
  },
  engineering: {
    name: 'Ingenieurwesen',
    text: 'Zeitalter III, 9 Wissenschaft. Städtische Gebäude kosten weniger Rohstoffe: Zeitalter I 1, II 2, III 3. Mit einer Zivilaktion darfst du bis zu 4 Wunderabschnitte bauen; jeder wird bezahlt.',
    rule: 'TA 10.9',
  },
  pyramids: { name: 'Pyramiden', text: 'Zeitalter A, Abschnitte 3 2 1. +1 Zivilaktion.', rule: 'TA 15.3' },
  'hanging-gardens': {
    name: 'Hängende Gärten',
    text: 'Zeitalter A, Abschnitte 2 2 2. +1 Kultur, +2 Zufriedenheit.',
    rule: 'TA 15.3',
  },
  colossus: { name: 'Koloss', text: 'Zeitalter A, Abschnitte 3 3. +2 Stärke, +1 Kolonisierung.', rule: 'TA 15.3' },
  'library-of-alexandria': {
    name: 'Bibliothek von Alexandria',
    text: 'Zeitalter A, Abschnitte 1 4 1. +1 Kultur, +1 Wissenschaft. Die Handkartenlimits für Zivil- und Militärkarten sind je um 1 höher (keine zusätzlichen Aktionen; für die Verteidigung zählt weiter die Zahl der Militäraktionen).',
    rule: 'TA 15.3',
  },
  'great-wall': {
    name: 'Große Mauer',
    text: 'Zeitalter I, Abschnitte 2 2 3 2. +1 Kultur, +1 Zufriedenheit. +1 Stärke für jede Infanterie und jede Artillerie.',
    rule: 'TA 15.3',
  },
  'st-peter-s-basilica': {
    name: 'Petersdom',
    text: 'Zeitalter I, Abschnitte 4 4. +2 Kultur, +1 Zufriedenheit. Jede andere Karte im Spiel und jeder Arbeiter mit mindestens einem zufriedenen Gesicht hat eines mehr. Das eigene Gesicht wächst nicht; Karten und Arbeiter ohne oder mit unzufriedenen Gesichtern ändern sich nicht.',
    rule: 'TA 15.3',
  },
  'universitas-carolina': {
    name: 'Karls-Universität',
    text: 'Zeitalter I, Abschnitte 3 3 3. +1 Kultur, +2 Wissenschaft.',
    rule: 'TA 15.3',
  },
  'taj-mahal': {
    name: 'Taj Mahal',
    text: 'Zeitalter I, Abschnitte 2 4 2. +3 Kultur, +1 blauer Stein. Solange es in der Auslage liegt: Hast du in diesem Zug deinen Anführer ersetzt, nimmst du es für 2 Zivilaktionen weniger (nicht unter 0).',
    rule: 'TA 15.3',
  },
  'transcontinental-railroad': {
    name: 'Transkontinentale Eisenbahn',
    text: 'Zeitalter II, Abschnitte 3 3 3 3. +4 Stärke. Ein Arbeiter auf deinem besten Bergwerk (der höchsten Stufe mit einem Arbeiter) produziert doppelt; das zählt als Produktion der Bergwerke.',
    rule: 'TA 15.3',
  },
  'eiffel-tower': {
    name: 'Eiffelturm',
    text: 'Zeitalter II, Abschnitte 3 7 3. +4 Kultur, +1 Zufriedenheit.',
    rule: 'TA 15.3',
  },
  kremlin: {
    name: 'Kreml',
    text: 'Zeitalter II, Abschnitte 4 4 4. +2 Kultur, +1 Zivilaktion, +1 Militäraktion, -1 Zufriedenheit (1 unzufriedenes Gesicht).',
    rule: 'TA 15.3',
  },
  'ocean-liner-service': {
    name: 'Ozeandampfer',
    text: 'Zeitalter II, Abschnitte 4 2 2 4. Einmal in jeder deiner Aktionsphasen, auch im Zug der Fertigstellung, darfst du 1 Bevölkerung erhalten: Ein gelber Stein kommt aus deinem Vorrat zu den freien Arbeitern, ohne Aktion und Nahrung. Nicht bei leerem Vorrat.',
    rule: 'TA 15.3',
  },
  'first-space-flight': {
    name: 'Erster Raumflug',
    text: 'Zeitalter III, Abschnitte 1 2 4 9. Bei Fertigstellung sofort Kultur in Höhe der Summe der Stufen all deiner Technologiekarten im Spiel (Bauernhöfe, Bergwerke, städtische Gebäude, Einheiten, Spezialtechnologien, Regierung; Zeitalter A zählt 0). Arbeiter spielen keine Rolle.',
    rule: 'TA 15.3',
  },
  'fast-food-chains': {
    name: 'Fast-Food-Ketten',
    text: 'Zeitalter III, Abschnitte 4 4 4 4. Bei Fertigstellung sofort 2 Kultur für jeden Bauernhof und jedes Bergwerk, 1 Kultur für jedes städtische Gebäude und jede Einheit (je Arbeiter).',
    rule: 'TA 15.3',
  },
  internet: {
    name: 'Internet',
    text: 'Zeitalter III, Abschnitte 2 3 4 3 2. Bei Fertigstellung sofort Kultur in Höhe der Summe von Kultur, Wissenschaft und Stärke, die deine städtischen Gebäude bringen, samt allem, was Anführer an diesen Gebäuden ändern.',
    rule: 'TA 15.3',
  },
  hollywood: {
    name: 'Hollywood',
    text: 'Zeitalter III, Abschnitte 5 6 5. Bei Fertigstellung sofort das Doppelte der Kultur, die deine Theater und Bibliotheken bringen, samt allem, was Anführer an ihnen ändern.',
    rule: 'TA 15.3',
  },
  'hanging-gardens-adjusted': {
    name: 'Hängende Gärten (angepasst)',
    text: 'Zeitalter A, Abschnitte 2 2 2. +1 Kultur, +2 Zufriedenheit. Bei Fertigstellung einmalig 2 Nahrung.',
    rule: 'TA 15.3',
  },
  'colossus-adjusted': {
    name: 'Koloss (angepasst)',
    text: 'Zeitalter A, Abschnitte 3 3. +2 Stärke, +1 Kolonisierung. Zu Beginn der Zeitalter II und III ziehst du sofort 3 Militärkarten des neuen Zeitalters, gleich wer am Zug ist.',
    rule: 'TA 18.A6',
  },
  'st-peter-s-basilica-adjusted': {
    name: 'Petersdom (angepasst)',
    text: 'Zeitalter I, Abschnitte 4 4. +1 Kultur, +1 Zufriedenheit. Jede andere Karte im Spiel und jeder Arbeiter mit mindestens einem zufriedenen Gesicht hat eines mehr. Das eigene Gesicht wächst nicht; Karten und Arbeiter ohne oder mit unzufriedenen Gesichtern ändern sich nicht.',
    rule: 'TA 15.3',
  },
  'transcontinental-railroad-adjusted': {
    name: 'Transkontinentale Eisenbahn (angepasst)',
    text: 'Zeitalter II, Abschnitte 3 3 3 3. +4 Stärke. Ein Arbeiter auf deinem besten Bergwerk (der höchsten Stufe mit einem Arbeiter) produziert 1 blauen Stein mehr; das zählt als Produktion der Bergwerke. Mit Machu Picchu zusammen: Ein Bergwerk der Zeitalter A oder I, das auch dein bestes ist, produziert 3 Steine.',
    rule: 'TA 18.II7',
  },
  'ocean-liner-service-adjusted': {
    name: 'Ozeandampfer (angepasst)',
    text: 'Zeitalter II, Abschnitte 3 2 2 3. Einmal in jeder deiner Aktionsphasen, auch im Zug der Fertigstellung, darfst du 1 Bevölkerung erhalten: Ein gelber Stein kommt aus deinem Vorrat zu den freien Arbeitern, ohne Aktion und Nahrung. Nicht bei leerem Vorrat.',
    rule: 'TA 15.3',
  },
  colosseum: {
    name: 'Kolosseum',
    text: 'Zeitalter A, Abschnitte 2 2 2. +1 Militäraktion, +1 Zufriedenheit. Infanterie- und Kavallerietechnologien kosten dich so viel Wissenschaft weniger wie ihre Stufe; für jede, die du entwickelst, erhältst du 2 Kultur.',
    rule: 'TA 15.3',
  },
  'roman-roads': {
    name: 'Römische Straßen',
    text: 'Zeitalter A, Abschnitte 2 1 2. +1 gelber Stein, +1 blauer Stein. Dazu je nach laufendem Zeitalter: in I ein Produktionsbonus von 1 Rohstoff, in II +1 Wissenschaft, ab III +2 Kultur; in A nichts.',
    rule: 'TA 18.A5',
  },
  stonehenge: {
    name: 'Stonehenge',
    text: 'Zeitalter A, Abschnitte 3 3. +1 Kultur, +1 Zufriedenheit. Für jeden Abschnitt, den du daran baust, erhältst du sofort Wissenschaft in Höhe seiner gedruckten Kosten.',
    rule: 'TA 15.3',
  },
  acropolis: {
    name: 'Akropolis',
    text: 'Zeitalter A, Abschnitte 2 1 2. +1 Kultur, +1 Stärke. Du darfst von jeder Art ein städtisches Gebäude mehr haben. Ein friedlicher Regierungswechsel kostet 1 Wissenschaft weniger je städtischem Gebäude, das du hast (nicht unter 0; nicht bei Revolutionen).',
    rule: 'TA 15.3',
  },
  'machu-picchu': {
    name: 'Machu Picchu',
    text: 'Zeitalter I, Abschnitte 3 3 3. +1 blauer Stein. Je ein Arbeiter auf deinem besten Bauernhof und deinem besten Bergwerk der Zeitalter A oder I produziert 1 blauen Stein mehr, der so viel wert ist wie die anderen dort. Ohne einen solchen Bauernhof (ein solches Bergwerk) mit Arbeiter geschieht für Nahrung (Rohstoffe) nichts. Zählt als Produktion dieser Karte.',
    rule: 'TA 18.I7',
  },
  'himeji-castle': {
    name: 'Burg Himeji',
    text: 'Zeitalter I, Abschnitte 4 5. +2 Kultur, +2 Stärke. Wird ein Überfall oder Krieg ausgewertet, an dem du beteiligt bist, darfst du eine deiner Einheiten opfern: Ihre Stärke zählt dabei doppelt; als Angreifer erhältst du 3 Kultur, als Verteidiger +3 Stärke dazu. Danach kommt ihr gelber Stein in den Vorrat, auch wenn der Angriff scheitert. Im Überfall nennt der Angreifer sie beim Ausspielen (auch um einen sonst zu starken Gegner zu erreichen), der Verteidiger zusammen mit seinen Karten; im Krieg beide bei der Auswertung.',
    rule: 'TA 18.I9',
  },
  'forbidden-city': {
    name: 'Verbotene Stadt',
    text: 'Zeitalter I, Abschnitte 2 2 2 2. +1 Zivilaktion. Immer wenn deine unzufriedenen Arbeiter gezählt werden, ziehst du 2 ab (nicht unter 0). Die zufriedenen Gesichter ändern sich nicht.',
    rule: 'TA 18.I6',
  },
  'silk-road': {
    name: 'Seidenstraße',
    text: 'Zeitalter I, Abschnitte 1 2 1 2 1. +2 Kultur, +1 Wissenschaft (wenn es fertig ist). Schon ab dem ersten Abschnitt bringt die erste Aktionskarte, die du in jedem deiner Züge spielst, 1 mehr; im Zug des ersten Abschnitts die erste Karte danach.',
    rule: 'TA 18.I8',
  },
  'harvard-college': {
    name: 'Harvard College',
    text: 'Zeitalter II, Abschnitte 4 3 4. +1 Kultur, +3 Wissenschaft. Einmal je Zug darfst du eine Aktionskarte spielen, die du in diesem Zug genommen hast.',
    rule: 'TA 15.3',
  },
  'statue-of-liberty': {
    name: 'Freiheitsstatue',
    text: 'Zeitalter II, Abschnitte 4 4 4. Deine Regierung bringt Kultur in Höhe ihrer Stufe (0/1/2/3).',
    rule: 'TA 15.3',
  },
  'louvre-museum': {
    name: 'Louvre',
    text: 'Zeitalter II, Abschnitte 4 5 4. +2 Kultur. Nach der Fertigstellung behält er seine blauen Steine (einen je Abschnitt) und bringt +1 Kultur je Stein. In deiner Aktionsphase darfst du jederzeit und ohne Aktion beliebig viele davon abgeben: Der Stein kommt in den Vorrat, dann erhältst du 2 Rohstoffe. Diese Steine sind keine Rohstoffe; wer dir Rohstoffe nimmt, bekommt sie nicht.',
    rule: 'TA 18.II8',
  },
  'suez-canal': {
    name: 'Sueskanal',
    text: 'Zeitalter II, Abschnitte 6 6. Bei Fertigstellung darfst du ein Gebiet aus der Hand kolonisieren, ohne Truppen zu schicken. Produktionsbonus: 1 Rohstoff je Kolonie, die du hast.',
    rule: 'TA 15.3',
  },
  'empire-state-building': {
    name: 'Empire State Building',
    text: 'Zeitalter III, Abschnitte 5 5 4 3. Bei Fertigstellung vergleichst du dich mit allen anderen: Nahrungsproduktion, Rohstoffproduktion, Wissenschaft, Kultur und Stärke je Zug. Für jeden dieser Werte, in dem du allein führst, erhältst du 7 / 8 / 9 Kultur (bei 2 / 3 / 4 Spielern). Gleichstand bringt nichts. Produktionsboni zählen mit, Korruption und Verbrauch nicht.',
    rule: 'TA 18.III6',
  },
  'united-nations': {
    name: 'Vereinte Nationen',
    text: 'Zeitalter III, Abschnitte 4 4 4 4. Bei Fertigstellung 4 Kultur für jedes deiner fertigen Wunder (dieses zählt mit) oder für jede deiner Spezialtechnologien oder für jede Art städtischer Gebäude, die du hast, je nachdem, wovon du am meisten hast. Danach darfst du ein Ereignis des Zeitalters III aus der Hand zeigen: Es wird für alle ausgewertet, du behältst die Karte und darfst sie später noch vorbereiten.',
    rule: 'TA 18.III6',
  },
  'international-red-cross': {
    name: 'Internationales Rotes Kreuz',
    text: 'Zeitalter III, Abschnitte 3 3 3 3 3. Jeder Abschnitt kostet 3 Nahrung statt Rohstoffen; wer einen baut, erhält sofort 6 Kultur. Andere dürfen in ihrer Aktionsphase einen Abschnitt je Zug für 1 Zivilaktion und 3 Nahrung bauen (ohne Aktionskarten und Bautechnologien). Der Besitzer darf Bautechnologien nutzen; vom Ingenieurgenie nutzt ihm nur der Abschnitt, nicht der Nachlass. Der blaue Stein kommt immer vom Besitzer. Mit dem letzten Abschnitt, wer immer ihn baut, stellt der Besitzer das Wunder fertig und erhält 1 Kultur je Kolonie im Spiel (aller Spieler).',
    rule: 'TA 18.III8',
  },
  'manhattan-project': {
    name: 'Manhattan-Projekt',
    text: 'Zeitalter III, Abschnitte 2 4 8. +13 Stärke. Bei Fertigstellung sofort Kultur in Höhe deiner Wissenschaft je Zug.',
    rule: 'TA 15.3',
  },
  hammurabi: {
    name: 'Hammurabi',
    text: 'Zeitalter A. Einmal in jedem deiner Züge darfst du 1 Militäraktion als Zivilaktion nutzen (sie gilt als verbrauchte Militäraktion). Anführer nimmst du für 1 Zivilaktion weniger aus der Auslage (auch für 0).',
    rule: 'TA 15.2',
  },
  'julius-caesar': {
    name: 'Julius Cäsar',
    text: 'Zeitalter A. +1 Stärke, +1 Militäraktion. Einmal im Spiel darfst du nach deiner politischen Aktion in derselben Politikphase eine zweite ausführen.',
    rule: 'TA 15.2',
  },
  'alexander-the-great': {
    name: 'Alexander der Große',
    text: 'Zeitalter A. Jede deiner Einheiten bringt +1 Stärke (nicht beim Kolonisieren). Als politische Aktion darfst du ihn aus dem Spiel nehmen und 1 gelben Stein aus der Schachtel in deinen Vorrat legen.',
    rule: 'TA 15.2',
  },
  aristotle: {
    name: 'Aristoteles',
    text: 'Zeitalter A. Jedes Mal, wenn du eine Technologie (jede Karte mit Wissenschaftskosten, auch Regierungen) aus der Auslage nimmst, erhältst du 1 Wissenschaft.',
    rule: 'TA 15.2',
  },
  moses: {
    name: 'Moses',
    text: 'Zeitalter A. Bevölkerung zu vergrößern kostet dich 1 Nahrung weniger.',
    rule: 'TA 15.2',
  },
  homer: {
    name: 'Homer',
    text: 'Zeitalter A. +1 Zufriedenheit. In jedem deiner Züge hast du 1 Rohstoff zum Bauen oder Verbessern von Einheiten. Ersetzt du ihn, darfst du ihn unter eines deiner fertigen Wunder legen: Es hat für den Rest des Spiels 1 zufriedenes Gesicht mehr, auch wenn es durch Zahn der Zeit umgedreht wird; dann erhältst du die Zivilaktion für das Ersetzen nicht zurück.',
    rule: 'TA 15.2',
  },
  'genghis-khan': {
    name: 'Dschingis Khan',
    text: 'Zeitalter I. Für Taktiken dürfen beliebig viele deiner Infanterien als Kavallerien derselben Stufe zählen. Am Ende deines Zuges (vor der Prüfung auf Aufstand, keine Produktion) 3 Kultur, wenn du zu den zwei stärksten Zivilisationen gehörst (zu zweit: die stärkste bist); bei Gleichstand zählst du als stärker.',
    rule: 'TA 15.2',
  },
  'frederick-barbarossa': {
    name: 'Friedrich Barbarossa',
    text: 'Zeitalter I. Für 1 Militäraktion darfst du in einem deine Bevölkerung vergrößern und damit eine Einheit bauen; Nahrung und Rohstoffe kosten je 1 weniger. Beliebig oft je Zug, solange du Militäraktionen hast.',
    rule: 'TA 15.2',
  },
  'christopher-columbus': {
    name: 'Christoph Kolumbus',
    text: 'Zeitalter I. Als politische Aktion darfst du ihn aus dem Spiel nehmen und ein Gebiet aus der Hand kolonisieren, ohne Truppen zu schicken; es wirkt dauerhaft und sofort. Es wird kein Ereignis vorbereitet und dafür keine Kultur gewertet.',
    rule: 'TA 15.2',
  },
  'leonardo-da-vinci': {
    name: 'Leonardo da Vinci',
    text: 'Zeitalter I. Dein bestes Labor oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede entwickelte Technologie 1 Rohstoff.',
    rule: 'TA 15.2',
  },
  michelangelo: {
    name: 'Michelangelo',
    text: 'Zeitalter I. Deine Tempel, Theater und fertigen Wunder bringen 1 Kultur mehr für jedes zufriedene Gesicht, das sie haben (auch durch den Petersdom und durch Homer darunter). Ein Wunder zu nehmen kostet für fertige Wunder keine zusätzlichen Zivilaktionen.',
    rule: 'TA 15.2',
  },
  'joan-of-arc': {
    name: "Jeanne d'Arc",
    text: 'Zeitalter I. +1 Kultur, +1 Militäraktion. +1 Stärke für jedes zufriedene Gesicht deiner Tempel und deiner Regierung. Zu Beginn deiner Politikphase darfst du die oberste Karte der aktuellen Ereignisse ansehen.',
    rule: 'TA 15.2',
  },
  'napoleon-bonaparte': {
    name: 'Napoleon Bonaparte',
    text: 'Zeitalter II. +2 Militäraktionen. +2 Stärke für jede Art von Einheit, die du hast (Infanterie, Kavallerie, Artillerie, Luftwaffe; höchstens +8).',
    rule: 'TA 15.2',
  },
  'william-shakespeare': {
    name: 'William Shakespeare',
    text: 'Zeitalter II. +1 Zufriedenheit. Hast du eine Bibliothek, kosten dich Theater 1 Rohstoff und Theatertechnologien 1 Wissenschaft weniger; hast du ein Theater, gilt dasselbe für Bibliotheken und ihre Technologien. Jedes Paar aus einer Bibliothek und einem Theater bringt 2 Kultur mehr.',
    rule: 'TA 15.2',
  },
  'isaac-newton': {
    name: 'Isaac Newton',
    text: 'Zeitalter II. Dein bestes Labor oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede Technologie, die du entwickelst, erhältst du 1 verbrauchte Zivilaktion zurück (auch nach einer Revolution).',
    rule: 'TA 15.2',
  },
  'maximilien-robespierre': {
    name: 'Maximilien Robespierre',
    text: 'Zeitalter II. +1 Militäraktion. Eine Revolution kostet dich alle Militäraktionen statt aller Zivilaktionen: Alle Militäraktionen müssen verfügbar sein, neue gelten als verbraucht, neue Zivilaktionen sind verfügbar. Für eine Revolution erhältst du 3 Kultur.',
    rule: 'TA 15.2',
  },
  'james-cook': {
    name: 'James Cook',
    text: 'Zeitalter II. Beim Kolonisieren darfst du bis zu 2 Militärkarten für je +1 Kolonisierung abwerfen. Deine erste Kolonie bringt 2 Kultur mehr, jede weitere 1.',
    rule: 'TA 15.2',
  },
  'johann-sebastian-bach': {
    name: 'Johann Sebastian Bach',
    text: 'Zeitalter II. Jedes deiner Theater bringt 1 Kultur mehr, Theatertechnologien kosten dich 2 Wissenschaft weniger. Einmal je Zug darfst du mit 1 Zivilaktion ein beliebiges städtisches Gebäude zu einem Theater gleicher oder höherer Stufe verbessern, für den üblichen Unterschied der Kosten (nicht unter 0) und in den Grenzen deiner Regierung.',
    rule: 'TA 15.2',
  },
  'mahatma-gandhi': {
    name: 'Mahatma Gandhi',
    text: 'Zeitalter III. +2 Kultur. Du darfst keine Überfälle und Kriege spielen. Überfälle und Kriege gegen dich kosten doppelt so viele Militäraktionen.',
    rule: 'TA 15.2',
  },
  'bill-gates': {
    name: 'Bill Gates',
    text: 'Zeitalter III. Jedes deiner Labore produziert auch Rohstoffe in Höhe seiner Stufe (ein blauer Stein auf der Laborkarte, der so viel wert ist und wie Rohstoffe ausgegeben wird). Verlässt er das Spiel oder endet es, erhältst du Kultur in Höhe dieser zusätzlichen Produktion. Sie zählt nicht als Produktion der Bergwerke.',
    rule: 'TA 15.2',
  },
  'sid-meier': {
    name: 'Sid Meier',
    text: 'Zeitalter III. Jedes Labor bringt Kultur in Höhe seiner Stufe und 1 Wissenschaft weniger.',
    rule: 'TA 15.2',
  },
  'winston-churchill': {
    name: 'Winston Churchill',
    text: 'Zeitalter III. Einmal in jedem deiner Züge wählst du: 3 Kultur; oder für diesen Zug 3 Wissenschaft für Einheitentechnologien und 3 Rohstoffe zum Bauen und Verbessern von Einheiten. Wählst du nicht, erhältst du am Zugende die 3 Kultur.',
    rule: 'TA 15.2',
  },
  'albert-einstein': {
    name: 'Albert Einstein',
    text: 'Zeitalter III. Dein bestes Labor oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede entwickelte Technologie 3 Kultur.',
    rule: 'TA 15.2',
  },
  'charlie-chaplin': {
    name: 'Charlie Chaplin',
    text: 'Zeitalter III. +2 Zufriedenheit. Dein bestes Theater (ein Arbeiter) bringt doppelt so viel Kultur.',
    rule: 'TA 15.2',
  },
  'hammurabi-adjusted': {
    name: 'Hammurabi (angepasst)',
    text: 'Zeitalter A. Einmal in jedem deiner Züge darfst du 1 Militäraktion als Zivilaktion nutzen (sie gilt als verbrauchte Militäraktion). Anführer kosten dich nicht weniger.',
    rule: 'TA 15.2',
  },
  'julius-caesar-adjusted': {
    name: 'Julius Cäsar (angepasst)',
    text: 'Zeitalter A. +1 Stärke, +1 Militäraktion. In jeder deiner Politikphasen darfst du zwei politische Aktionen nacheinander ausführen.',
    rule: 'TA 15.2',
  },
  'michelangelo-adjusted': {
    name: 'Michelangelo (angepasst)',
    text: 'Zeitalter I. Alle deine städtischen Gebäude und fertigen Wunder bringen 1 Kultur mehr für jedes zufriedene Gesicht, das sie haben. Ein Wunder zu nehmen kostet für fertige Wunder keine zusätzlichen Zivilaktionen und bringt dir 1 Rohstoff.',
    rule: 'TA 15.2',
  },
  'napoleon-bonaparte-adjusted': {
    name: 'Napoleon Bonaparte (angepasst)',
    text: 'Zeitalter II. +1 Militäraktion. +2 Stärke für jede Art von Einheit, die du hast (Infanterie, Kavallerie, Artillerie, Luftwaffe; höchstens +8).',
    rule: 'TA 15.2',
  },
  'william-shakespeare-adjusted': {
    name: 'William Shakespeare (angepasst)',
    text: 'Zeitalter II. +1 Zufriedenheit. Hast du eine Bibliothek, kosten dich Theater 2 Rohstoffe und Theatertechnologien 3 Wissenschaft weniger; hast du ein Theater, gilt dasselbe für Bibliotheken und ihre Technologien. Jedes Paar aus einer Bibliothek und einem Theater bringt 2 Kultur mehr.',
    rule: 'TA 15.2',
  },
  'johann-sebastian-bach-adjusted': {
    name: 'Johann Sebastian Bach (angepasst)',
    text: 'Zeitalter II. +1 Zufriedenheit. Jedes deiner Theater bringt 1 Kultur mehr, Theatertechnologien kosten dich 2 Wissenschaft weniger. Einmal je Zug darfst du mit 1 Zivilaktion ein beliebiges städtisches Gebäude zu einem Theater gleicher oder höherer Stufe verbessern, für den üblichen Unterschied der Kosten (nicht unter 0) und in den Grenzen deiner Regierung.',
    rule: 'TA 15.2',
  },
  'mahatma-gandhi-adjusted': {
    name: 'Mahatma Gandhi (angepasst)',
    text: 'Zeitalter III. +2 Kultur. Du darfst keine Überfälle und Kriege spielen. Überfälle und Kriege gegen dich kosten 3 Militäraktionen mehr.',
    rule: 'TA 15.2',
  },
  boudica: {
    name: 'Boudicca',
    text: 'Zeitalter A. Zu Beginn deines Zuges: Gehörst du zu den zwei schwächsten Zivilisationen (zu zweit: bist du die schwächere), hast du in diesem Zug 2 Rohstoffe zum Bauen und Verbessern von Einheiten; sonst wählst und erhältst du 1 Nahrung, 1 Rohstoff oder 1 Wissenschaft.',
    rule: 'TA 15.2',
  },
  cleopatra: {
    name: 'Kleopatra',
    text: 'Zeitalter A. In jeder deiner Aktionsphasen hast du 1 Rohstoff für Wunderabschnitte oder zum Bauen und Verbessern städtischer Gebäude.',
    rule: 'TA 15.2',
  },
  hippocrates: {
    name: 'Hippokrates',
    text: 'Zeitalter A. Zu Beginn jedes deiner Züge legst du 1 gelben Stein aus der Schachtel beiseite (höchstens 3 liegen dort). Für den Rest des Spiels kommt am Ende jedes Zeitalters (I, II, III), nachdem gelbe Steine verloren gingen, einer davon in deinen Vorrat, auch wenn Hippokrates nicht mehr im Spiel ist oder du keinen zu verlieren hattest. Sonst betrifft nichts diese Steine.',
    rule: 'TA 18.A4',
  },
  confucius: {
    name: 'Konfuzius',
    text: 'Zeitalter A. 1 Wissenschaft für jedes Ereignis, das du vorbereitest, und wenn er das Spiel verlässt. Du darfst jede Militärkarte verdeckt als Ereignis vorbereiten (Kultur nach ihrer Stufe wie üblich); wird eine aufgedeckt, die keines ist, erhält jede Zivilisation 1 Wissenschaft, auch wenn er nicht mehr im Spiel ist.',
    rule: 'TA 18.A1',
  },
  'sun-tzu': {
    name: 'Sunzi',
    text: 'Zeitalter A. +1 Stärke. Deine Taktiken bleiben bei dir und können von niemandem kopiert werden, auch die ersetzten. Am Zugende ziehst du 2 Militärkarten zusätzlich, auch ohne freie Militäraktion. Zu Beginn deines ersten Zuges ohne ihn kommen alle deine Taktiken in den allgemeinen Bereich. Verlässt er das Spiel, kommt er unter deine aktuelle Taktik, wenn du eine hast: Genau diese Karte hat für den Rest des Spiels +1 taktische Stärke, liegt getrennt von gleichen Karten und kann wie üblich kopiert werden.',
    rule: 'TA 18.A2',
  },
  ashoka: {
    name: 'Ashoka',
    text: 'Zeitalter A. Produktionsbonus nach den Farben deiner zivilen Handkarten (braun: Bauernhöfe und Bergwerke, grau: städtische Gebäude, rot: Einheiten, blau: Spezialtechnologien, orange: Regierungen, grün: Anführer, gelb: Aktionskarten): bei genau 2 Farben 1 Rohstoff, ab 3 Farben 1 Nahrung und 1 Rohstoff. Mit verdeckter Hand zeigst du die Karten, die dafür nötig sind.',
    rule: 'TA 18.A3',
  },
  'isabella-of-castile': {
    name: 'Isabella',
    text: 'Zeitalter I. Produktionsbonus 1 Rohstoff, +2 blaue Steine. Beim Kolonisieren darfst du einmal 1, 3 oder 6 Rohstoffe für +1, +2 oder +3 Kolonisierung zahlen.',
    rule: 'TA 15.2',
  },
  'eleanor-of-aquitaine': {
    name: 'Eleonore von Aquitanien',
    text: 'Zeitalter I. Für jedes Ereignis, das du vorbereitest, ziehst du 2 Militärkarten. Für jede Militärkarte, die du am Zugende als überzählig ablegen musst, 1 Kultur. Ersetzt du sie, erhältst du bis zu 3 verbrauchte Zivilaktionen statt 1 zurück (auch die für den neuen Anführer).',
    rule: 'TA 18.I5',
  },
  'jan-zizka': {
    name: 'Jan Žižka',
    text: 'Zeitalter I. +1 Militäraktion. Für Taktiken darf jeder deiner Bauernhöfe als Infanterie oder Artillerie des Zeitalters A zählen (ohne Stärke, nicht beim Kolonisieren und nicht für die Große Mauer). Armeen bilden sich immer so, dass die Stärke am größten ist. Jede deiner Armeen bringt 1 Kultur.',
    rule: 'TA 18.I2',
  },
  nostradamus: {
    name: 'Nostradamus',
    text: 'Zeitalter I. 3 Kultur zusätzlich für jedes Ereignis, das du vorbereitest. Ereignisse, die andere vorbereiten, solange du ihn hast, darfst du ansehen und bis zum Mischen jederzeit wieder, auch wenn er nicht mehr im Spiel ist. Gegen Überfälle und wenn Ereignisse die schwächsten Zivilisationen suchen, hast du +3 Stärke (nicht für die stärksten, nicht für Boudicca, nicht in Kriegen).',
    rule: 'TA 18.I3',
  },
  'johannes-gutenberg': {
    name: 'Johannes Gutenberg',
    text: 'Zeitalter I. In jedem Zug hast du eine zusätzliche Zivilaktion, nur um ein Labor oder eine Bibliothek zu nehmen, zu entwickeln, zu bauen oder dazu zu verbessern (oder für eine Aktionskarte, die das tut), mit einem Nachlass von 1 Wissenschaft oder 1 Rohstoff. Sie ist kein Stein, zählt nicht für Handkartenlimit und Revolution und muss nicht zuerst genutzt werden. Wenn du sie nutzt, 2 Kultur.',
    rule: 'TA 18.I4',
  },
  saladin: {
    name: 'Saladin',
    text: 'Zeitalter I. Am Ende jeder deiner Aktionsphasen wählst du: +2 Stärke oder +1 Zivilaktion (sie zählt für Handkartenlimit und Revolution). Das gilt bis zur nächsten Wahl oder bis er das Spiel verlässt; dann geht die Stärke oder die Aktion (eine verbrauchte zuerst) verloren.',
    rule: 'TA 18.I1',
  },
  'catherine-the-great': {
    name: 'Katharina die Große',
    text: 'Zeitalter II. +2 Kultur, +1 Militäraktion. Einmal im Spiel als politische Aktion: Jede Zivilisation mit weniger Stärke als deine verliert 1 gelben Stein aus ihrem Vorrat; gehen so mindestens 1 (zu dritt) oder 2 (zu viert) verloren, erhältst du 1. Zu zweit nimmst du dem schwächeren Gegner 1.',
    rule: 'TA 18.II5',
  },
  'maria-theresa': {
    name: 'Maria Theresa',
    text: 'Zeitalter II. Für jeden gelben Stein, der aus deinem Vorrat zu deinen freien Arbeitern kommt (auf welche Weise auch immer), 1 Wissenschaft und 1 Kultur. Zu Beginn deiner Aktionsphase hast du 1 Rohstoff zum Bauen und Verbessern von Einheiten, stattdessen 3, wenn du zu den zwei schwächsten Zivilisationen gehörst (zu zweit: die schwächere bist).',
    rule: 'TA 18.II4',
  },
  'james-watt': {
    name: 'James Watt',
    text: 'Zeitalter II. Deine Bauernhöfe und Bergwerke und ihre Technologien sind billiger: Zeitalter II 2 Rohstoffe und 2 Wissenschaft, Zeitalter III 4 Rohstoffe und 4 Wissenschaft (A und I nichts); beim Verbessern gelten beide gesenkten Kosten. Verlässt er das Spiel, erhältst du Kultur in Höhe dessen, was ein Arbeiter deines besten Bauernhofs oder Bergwerks produziert (Machu Picchu eingeschlossen).',
    rule: 'TA 18.II6',
  },
  'alfred-nobel': {
    name: 'Alfred Nobel',
    text: 'Zeitalter II. +2 Wissenschaft, +2 Stärke. Ersetzt du ihn, erhältst du keine Zivilaktion zurück; er wird stattdessen zum Nobelpreis: Von da an erhält jede Zivilisation am Ende eines Zuges, in dem sie mindestens 2 Technologien entwickelt hat, 4 Kultur (einmal je Zug; auch im Zug des Ersetzens, und was davor entwickelt wurde, zählt mit). Verlässt er das Spiel anders, gibt es keinen Preis.',
    rule: 'TA 18.II1',
  },
  'antoni-gaudi': {
    name: 'Antoni Gaudí',
    text: 'Zeitalter II. Eine städtische Technologie zu entwickeln kostet 1 Wissenschaft weniger für jede andere Art städtischer Gebäude, die du gebaut hast. Dein bestes Gebäude jeder städtischen Art bringt 1 Kultur mehr.',
    rule: 'TA 18.II3',
  },
  'charles-darwin': {
    name: 'Charles Darwin',
    text: 'Zeitalter II. Jeder deiner Tempel hat 1 zufriedenes Gesicht weniger, jedes Labor und jede Bibliothek bringt 1 Kultur mehr. Technologien nimmst du für 1 Zivilaktion weniger, mindestens aber 1. Mit dem Petersdom heben sich beide Wirkungen auf Tempel auf.',
    rule: 'TA 18.II2',
  },
  'marie-curie-sklodowska': {
    name: 'Marie Curie Sklodowska',
    text: 'Zeitalter III. Dein bestes Bergwerk (die höchste Stufe mit Arbeiter) bringt auch Wissenschaft in Höhe seiner Stufe, dein bestes Labor Stärke in Höhe seiner Stufe, sie selbst Kultur in Höhe der höheren der beiden Stufen.',
    rule: 'TA 18.III5',
  },
  'marlene-dietrich': {
    name: 'Marlene Dietrich',
    text: 'Zeitalter III. Jedes deiner Theater auf der höchsten Theaterstufe mit Arbeitern bringt 1 Kultur und 1 Zufriedenheit mehr. Eine deiner Infanterien, Kavallerien oder Artillerien zählt für Taktiken doppelt (nicht ihre Stärke); beim Kolonisieren nur eine, die auch geschickt wird.',
    rule: 'TA 18.III2',
  },
  'steve-jobs': {
    name: 'Steve Jobs',
    text: 'Zeitalter III. Dein bestes Labor hat zufriedene Gesichter in Höhe seiner Stufe. Jedes Mal, wenn du eine Technologie entwickelst, darfst du 1 Rohstoff zahlen und erhältst 4 Kultur.',
    rule: 'TA 15.2',
  },
  'nelson-mandela': {
    name: 'Nelson Mandela',
    text: 'Zeitalter III. +2 Kultur, +1 Zivilaktion. Hast du keine unzufriedenen Arbeiter (nach Abzug der Verbotenen Stadt), kostet es 3 Zivilaktionen mehr, ihn zu nehmen. Am Ende deines Zuges, nach dem Ablegen überzähliger Militärkarten, 1 Kultur für jedes überschüssige zufriedene Gesicht: Zufriedenheit (höchstens 8) minus die nötige; 0 bei leerem gelbem Vorrat. Das ist keine Produktion.',
    rule: 'TA 18.III3',
  },
  'pierre-de-coubertin': {
    name: 'Pierre de Coubertin',
    text: 'Zeitalter III. Jede deiner Arenen bringt 2 Kultur. Einmal im Spiel eröffnest du vor deiner politischen Aktion (auch wenn du auf sie verzichtet hast) die Olympischen Spiele: 8 Kultur; bis kurz vor deiner nächsten Politikphase verliert jeder, auch du, der einen Überfall spielt oder einen Krieg erklärt, 8 Kultur.',
    rule: 'TA 18.III1',
  },
  'ian-fleming': {
    name: 'Ian Fleming',
    text: 'Zeitalter III. Deine beste Bibliothek und dein bestes Theater bringen je Kultur in Höhe ihrer Stufe dazu. Zu Beginn deiner Politikphase darfst du die Militärkarten eines Spielers ansehen, aber nicht in zwei Zügen nacheinander die desselben (zu zweit: jeden zweiten Zug); auch wenn du auf deine politische Aktion verzichtet hast.',
    rule: 'TA 18.III4',
  },
  'rich-land-a': {
    name: 'Fruchtbares Land',
    text: 'Zeitalter A. Baue oder verbessere einen Bauernhof oder ein Bergwerk für 1 Rohstoff weniger.',
    rule: 'TA 10.11',
  },
  'rich-land-i': {
    name: 'Fruchtbares Land',
    text: 'Zeitalter I. Baue oder verbessere einen Bauernhof oder ein Bergwerk für 2 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'rich-land-ii': {
    name: 'Fruchtbares Land',
    text: 'Zeitalter II. Baue oder verbessere einen Bauernhof oder ein Bergwerk für 3 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'urban-growth-a': {
    name: 'Stadtwachstum',
    text: 'Zeitalter A. Baue oder verbessere ein städtisches Gebäude für 1 Rohstoff weniger.',
    rule: 'TA 10.11',
  },
  'urban-growth-i': {
    name: 'Stadtwachstum',
    text: 'Zeitalter I. Baue oder verbessere ein städtisches Gebäude für 2 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'urban-growth-ii': {
    name: 'Stadtwachstum',
    text: 'Zeitalter II. Baue oder verbessere ein städtisches Gebäude für 3 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'urban-growth-iii': {
    name: 'Stadtwachstum',
    text: 'Zeitalter III. Baue oder verbessere ein städtisches Gebäude für 4 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'frugality-a': {
    name: 'Genügsamkeit',
    text: 'Zeitalter A. Vergrößere deine Bevölkerung zum vollen Preis; danach erhältst du 1 Nahrung.',
    rule: 'TA 10.11',
  },
  'frugality-i': {
    name: 'Genügsamkeit',
    text: 'Zeitalter I. Vergrößere deine Bevölkerung zum vollen Preis; danach erhältst du 2 Nahrung.',
    rule: 'TA 10.11',
  },
  'frugality-ii': {
    name: 'Genügsamkeit',
    text: 'Zeitalter II. Vergrößere deine Bevölkerung zum vollen Preis; danach erhältst du 3 Nahrung.',
    rule: 'TA 10.11',
  },
  'engineering-genius-a': {
    name: 'Ingenieurgenie',
    text: 'Zeitalter A. Baue genau einen Abschnitt deines Wunders für 2 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'engineering-genius-i': {
    name: 'Ingenieurgenie',
    text: 'Zeitalter I. Baue genau einen Abschnitt deines Wunders für 3 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'engineering-genius-ii': {
    name: 'Ingenieurgenie',
    text: 'Zeitalter II. Baue genau einen Abschnitt deines Wunders für 4 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'engineering-genius-iii': {
    name: 'Ingenieurgenie',
    text: 'Zeitalter III. Baue genau einen Abschnitt deines Wunders für 5 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'patriotism-a': {
    name: 'Patriotismus',
    text: 'Zeitalter A. In diesem Zug hast du 1 zusätzliche Militäraktion und insgesamt 1 Rohstoff zum Bauen und Verbessern von Einheiten.',
    rule: 'TA 10.11',
  },
  'patriotism-i': {
    name: 'Patriotismus',
    text: 'Zeitalter I. In diesem Zug hast du 1 zusätzliche Militäraktion und insgesamt 2 Rohstoffe zum Bauen und Verbessern von Einheiten.',
    rule: 'TA 10.11',
  },
  'patriotism-ii': {
    name: 'Patriotismus',
    text: 'Zeitalter II. In diesem Zug hast du 1 zusätzliche Militäraktion und insgesamt 3 Rohstoffe zum Bauen und Verbessern von Einheiten.',
    rule: 'TA 10.11',
  },
  'patriotism-iii': {
    name: 'Patriotismus',
    text: 'Zeitalter III. In diesem Zug hast du 1 zusätzliche Militäraktion und insgesamt 4 Rohstoffe zum Bauen und Verbessern von Einheiten.',
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
  'stockpile-a': { name: 'Vorratslager', text: 'Zeitalter A. Du erhältst 1 Nahrung und 1 Rohstoff.', rule: 'TA 10.11' },
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
  'reserves-i': { name: 'Reserven', text: 'Zeitalter I. Du erhältst 2 Nahrung oder 2 Rohstoffe.', rule: 'TA 10.11' },
  'reserves-ii': { name: 'Reserven', text: 'Zeitalter II. Du erhältst 3 Nahrung oder 3 Rohstoffe.', rule: 'TA 10.11' },
  'reserves-iii': {
    name: 'Reserven',
    text: 'Zeitalter III. Du erhältst 4 Nahrung oder 4 Rohstoffe.',
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
    text: 'Zeitalter II. Verbessere einen Bauernhof, ein Bergwerk oder ein städtisches Gebäude für 3 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'efficient-upgrade-iii': {
    name: 'Wirkungsvolle Verbesserung',
    text: 'Zeitalter III. Verbessere einen Bauernhof, ein Bergwerk oder ein städtisches Gebäude für 4 Rohstoffe weniger.',
    rule: 'TA 10.11',
  },
  'wave-of-nationalism-ii': {
    name: 'Welle des Nationalismus',
    text: 'Zeitalter II. Für jede Zivilisation, die stärker ist als deine, hast du in diesem Zug 6 / 3 / 2 Rohstoffe zum Bauen und Verbessern von Einheiten (bei 2 / 3 / 4 Spielern); Gleichstand zählt nicht.',
    rule: 'TA 10.11',
  },
  'military-build-up-iii': {
    name: 'Militärische Aufrüstung',
    text: 'Zeitalter III. Für jede Zivilisation, die stärker ist als deine, hast du in diesem Zug 8 / 5 / 3 Rohstoffe zum Bauen und Verbessern von Einheiten (bei 2 / 3 / 4 Spielern); Gleichstand zählt nicht.',
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
    text: 'Zeitalter A. Jede Zivilisation erhält 2 Rohstoffe.',
    rule: 'TA 8.2',
  },
  'development-of-civilization-a': {
    name: 'Entwicklung der Zivilisation',
    text: 'Zeitalter A. Der Reihe nach ab dem, der es aufdeckt, darf jeder eines davon ohne Aktion: Bevölkerung vergrößern für 1 Nahrung weniger; mit einem freien Arbeiter einen Bauernhof, ein Bergwerk oder ein städtisches Gebäude bauen für 1 Rohstoff weniger; eine Technologie der Hand entwickeln für 1 Wissenschaft weniger. Auch eine Revolution ist so erlaubt, wenn alle Zivilaktionen verfügbar sind; sie verbraucht alle.',
    rule: 'TA 8.2',
  },
  'development-of-markets-a': {
    name: 'Entwicklung der Märkte',
    text: 'Zeitalter A. Jede Zivilisation erhält 2 Nahrung oder 2 Rohstoffe; jeder wählt für sich.',
    rule: 'TA 8.2',
  },
  'development-of-politics-a': {
    name: 'Entwicklung der Politik',
    text: 'Zeitalter A. Jeder zieht 3 Militärkarten des laufenden Zeitalters. Das Handlimit gilt erst am Ende des eigenen Zuges.',
    rule: 'TA 8.2',
  },
  'development-of-religion-a': {
    name: 'Entwicklung der Religion',
    text: 'Zeitalter A. Jeder darf einen freien Arbeiter kostenlos auf Religion setzen; das Limit für städtische Gebäude gilt.',
    rule: 'TA 8.2',
  },
  'development-of-science-a': {
    name: 'Entwicklung der Wissenschaft',
    text: 'Zeitalter A. Jede Zivilisation erhält 2 Wissenschaft.',
    rule: 'TA 8.2',
  },
  'development-of-settlement-a': {
    name: 'Entwicklung der Besiedlung',
    text: 'Zeitalter A. Jede Zivilisation erhält kostenlos 1 Bevölkerung.',
    rule: 'TA 8.2',
  },
  'development-of-trade-routes-a': {
    name: 'Entwicklung der Handelswege',
    text: 'Zeitalter A. Jede Zivilisation erhält 1 Wissenschaft, 1 Nahrung und 1 Rohstoff.',
    rule: 'TA 8.2',
  },
  'development-of-warfare-a': {
    name: 'Entwicklung der Kriegsführung',
    text: 'Zeitalter A. Jeder darf einen freien Arbeiter kostenlos zu Kriegern machen.',
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
    text: 'Zeitalter I. Die schwächste Zivilisation zerstört einen ihrer Bauernhöfe, eines ihrer Bergwerke oder städtischen Gebäude nach eigener Wahl; der Arbeiter wird frei. Die stärkste erhält 3 Rohstoffe.',
    rule: 'TA 8.2',
  },
  'crusades-i': {
    name: 'Kreuzzüge',
    text: 'Zeitalter I. Die stärkste Zivilisation erhält 4 Kultur, die schwächste verliert 4, höchstens was sie hat.',
    rule: 'TA 8.2',
  },
  'cultural-influence-i': {
    name: 'Kultureller Einfluss',
    text: 'Zeitalter I. Jede Zivilisation erhält Kultur in Höhe ihrer Kultur je Zug.',
    rule: 'TA 8.2',
  },
  'foray-i': {
    name: 'Streifzug',
    text: 'Zeitalter I. Die zwei stärksten Zivilisationen (zu zweit nur die stärkere) erhalten je 3 Nahrung und Rohstoffe in beliebiger Mischung.',
    rule: 'TA 8.2',
  },
  'good-harvest-i': {
    name: 'Gute Ernte',
    text: 'Zeitalter I. Jede Zivilisation produziert sofort Nahrung, ohne Korruption und Verbrauch.',
    rule: 'TA 8.2',
  },
  'immigration-i': {
    name: 'Einwanderung',
    text: 'Zeitalter I. Alle Zivilisationen mit der höchsten Zufriedenheit, auch bei Gleichstand, erhalten 1 Bevölkerung.',
    rule: 'TA 8.2',
  },
  'new-deposits-i': {
    name: 'Neue Vorkommen',
    text: 'Zeitalter I. Jede Zivilisation produziert sofort Rohstoffe, ohne Korruption.',
    rule: 'TA 8.2',
  },
  'pestilence-i': { name: 'Pest', text: 'Zeitalter I. Jede Zivilisation verliert 1 Bevölkerung.', rule: 'TA 8.2' },
  'raiders-i': {
    name: 'Plünderer',
    text: 'Zeitalter I. Die zwei schwächsten Zivilisationen (zu zweit nur die schwächere) verlieren je 2 Nahrung und Rohstoffe in einer Mischung ihrer Wahl, höchstens was sie haben.',
    rule: 'TA 8.2',
  },
  'rats-i': {
    name: 'Ratten',
    text: 'Zeitalter I. Jede Zivilisation verliert ihre gesamte Nahrung; die blauen Steine kommen in den Vorrat zurück.',
    rule: 'TA 8.2',
  },
  'rebellion-i': {
    name: 'Rebellion',
    text: 'Zeitalter I. Jede Zivilisation verliert 2 verfügbare Zivilaktionen je unzufriedenem Arbeiter, höchstens was sie hat: wer am Zug ist, in diesem Zug, die anderen in ihrem nächsten.',
    rule: 'TA 8.2',
  },
  'reign-of-terror-i': {
    name: 'Schreckensherrschaft',
    text: 'Zeitalter I. Die schwächste Zivilisation verliert 1 Bevölkerung.',
    rule: 'TA 8.2',
  },
  'scientific-breakthrough-i': {
    name: 'Wissenschaftlicher Durchbruch',
    text: 'Zeitalter I. Jede Zivilisation erhält Wissenschaft in Höhe ihrer Wissenschaft je Zug.',
    rule: 'TA 8.2',
  },
  'uncertain-borders-i': {
    name: 'Unsichere Grenzen',
    text: 'Zeitalter I. Die stärkste Zivilisation nimmt 1 gelben Stein aus dem gelben Vorrat der schwächsten; ist er leer, geschieht nichts.',
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
    text: 'Zeitalter I. Jede Zivilisation erhält 1 Wissenschaft je fertigem Wunder und 1 Rohstoff für das unfertige, bei Wundern des Zeitalters A das Doppelte.',
    rule: 'TA 8.2',
  },
  'civil-unrest-ii': {
    name: 'Unruhen',
    text: 'Zeitalter II. Jede Zivilisation verliert 4 Kultur je unzufriedenem Arbeiter. Alle mit den meisten unzufriedenen Arbeitern (mindestens 1) verlieren auch 1 blauen Stein.',
    rule: 'TA 8.2',
  },
  'cold-war-ii': {
    name: 'Kalter Krieg',
    text: 'Zeitalter II. Die zwei stärksten Zivilisationen (zu zweit nur die stärkere) erhalten je 6 Wissenschaft.',
    rule: 'TA 8.2',
  },
  'crime-wave-ii': {
    name: 'Verbrechenswelle',
    text: 'Zeitalter II. Die zwei schwächsten Zivilisationen (zu zweit nur die schwächere) verlieren je 3 Kultur und 1 blauen Stein.',
    rule: 'TA 8.2',
  },
  'economic-progress-ii': {
    name: 'Wirtschaftlicher Fortschritt',
    text: 'Zeitalter II. Jede Zivilisation führt der Reihe nach Korruption, Nahrungsproduktion, Verbrauch und Rohstoffproduktion aus; Punkte gibt es dabei keine.',
    rule: 'TA 8.2',
  },
  'emigration-ii': {
    name: 'Auswanderung',
    text: 'Zeitalter II. Jede Zivilisation verliert so viel Bevölkerung wie die Hälfte (aufgerundet) ihrer unzufriedenen Arbeiter.',
    rule: 'TA 8.2',
  },
  'iconoclasm-ii': {
    name: 'Bilderstürmerei',
    text: 'Zeitalter II. Jeder Anführer, der nicht aus dem laufenden Zeitalter ist, verlässt das Spiel; dafür kommt keine Aktion zurück.',
    rule: 'TA 8.2',
  },
  'independence-declaration-ii': {
    name: 'Unabhängigkeitserklärung',
    text: 'Zeitalter II. Die schwächste Zivilisation verliert 1 Kolonie ihrer Wahl mit der dauerhaften Wirkung; die Karte verlässt das Spiel.',
    rule: 'TA 8.2',
  },
  'international-agreement-ii': {
    name: 'Internationales Abkommen',
    text: 'Zeitalter II. Die stärkste Zivilisation darf auf ihre nächste politische Aktion verzichten und dafür Karten im Wert von bis zu 5 Zivilaktionen aus der Auslage nehmen, zu den üblichen Kosten und Grenzen, ohne eigene Aktionen. Danach rücken die Karten auf und die Auslage wird aufgefüllt, ohne dass links Karten wegfallen; so kann ein Zeitalter enden. Wer am Zug ist, darf so genommene Aktionskarten noch in diesem Zug spielen. Auch in der letzten Runde erlaubt.',
    rule: 'TA 8.2',
  },
  'national-pride-ii': {
    name: 'Nationalstolz',
    text: 'Zeitalter II. Die Zivilisation mit der meisten Kultur erhält 5 Kultur.',
    rule: 'TA 8.2',
  },
  'politics-of-strength-ii': {
    name: 'Politik der Stärke',
    text: 'Zeitalter II. Die stärkste Zivilisation zieht 5 Militärkarten, die schwächste legt 3 ihrer Wahl ab, höchstens was sie hat. In Zeitalter IV stattdessen: Die stärkste erhält 5 Kultur, die schwächste verliert 3.',
    rule: 'TA 8.2',
  },
  'popularization-of-science-ii': {
    name: 'Popularisierung der Wissenschaft',
    text: 'Zeitalter II. Jede Zivilisation erhält Kultur in Höhe ihrer Wissenschaft je Zug.',
    rule: 'TA 8.2',
  },
  'prosperity-ii': {
    name: 'Wohlstand',
    text: 'Zeitalter II. Jede Zivilisation erhält Nahrung in Höhe ihrer Zufriedenheit, höchstens 8.',
    rule: 'TA 8.2',
  },
  'ravages-of-time-ii': {
    name: 'Zahn der Zeit',
    text: 'Zeitalter II. Jeder mit einem fertigen Wunder der Zeitalter A oder I wählt eines davon und dreht es um: Es wirkt nicht mehr und bringt stattdessen 2 Kultur je Zug, zählt aber weiter als fertiges Wunder seines Zeitalters.',
    rule: 'TA 8.2',
  },
  'refugees-ii': {
    name: 'Flüchtlinge',
    text: 'Zeitalter II. Die schwächste Zivilisation verliert 3 Kultur und 1 Bevölkerung, die stärkste erhält 3 Kultur und 1 Bevölkerung.',
    rule: 'TA 8.2',
  },
  'terrorism-ii': {
    name: 'Terrorismus',
    text: 'Zeitalter II. Die Zivilisation mit der wenigsten Kultur wählt und zerstört je 1 städtisches Gebäude aller anderen; die Arbeiter werden frei.',
    rule: 'TA 8.2',
  },
  'freedom-of-movement-ii': {
    name: 'Bewegungsfreiheit',
    text: 'Zeitalter II. Jeder darf 1 Arbeiter von einer Technologie auf eine beliebige andere setzen und zahlt, wenn sie teurer ist, den Unterschied der Rohstoffkosten, beide mit ihren Nachlässen wie beim Aufwerten. Aktionskarten helfen nicht; das Limit für städtische Gebäude gilt.',
    rule: 'TA 8.2',
  },
  'international-negotiations-ii': {
    name: 'Internationale Verhandlungen',
    text: 'Zeitalter II. Wer das Ereignis aufdeckt, wählt: Die stärkste Zivilisation nimmt der schwächsten 3 Nahrung, 3 Rohstoffe oder 3 Wissenschaft. Wovon diese weniger als 3 hat, kann nicht gewählt werden; fehlt alles, geschieht nichts.',
    rule: 'TA 8.2',
  },
  'arms-industry-ii': {
    name: 'Waffenindustrie',
    text: 'Zeitalter II. Für jede Art von Einheit (Infanterie, Kavallerie, Artillerie, Luftwaffe) erhält 2 Rohstoffe, wer die höchste Technologie dafür im Spiel hat, auch bei Gleichstand und ohne Einheiten darauf; Krieger zählen als Stufe 0. Was niemand entwickelt hat, bringt nichts. Jeder erhält die ganze Summe auf einmal.',
    rule: 'TA 8.2',
  },
  'impact-of-agriculture-iii': {
    name: 'Macht der Landwirtschaft',
    text: 'Zeitalter III. Kultur in Höhe der Nahrungsproduktion mit Boni, dazu 4, wenn sie den Verbrauch übersteigt.',
    rule: 'TA 8.2',
  },
  'impact-of-architecture-iii': {
    name: 'Macht der Architektur',
    text: 'Zeitalter III. 1 Kultur je Stufe jedes städtischen Gebäudes (je Arbeiter).',
    rule: 'TA 8.2',
  },
  'impact-of-balance-iii': {
    name: 'Macht des Gleichgewichts',
    text: 'Zeitalter III. Das Doppelte des Niedrigsten von Wissenschaft je Zug, Kultur je Zug, Nahrungs- und Rohstoffproduktion; Produktionsboni zählen, Korruption und Verbrauch nicht.',
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
    text: 'Zeitalter III. 2 Kultur je Zufriedenheit (höchstens 16), minus 2 je unzufriedenem Arbeiter.',
    rule: 'TA 8.2',
  },
  'impact-of-industry-iii': {
    name: 'Macht der Industrie',
    text: 'Zeitalter III. Kultur in Höhe der Produktion der Bergwerke, mit Machu Picchu und Eisenbahn; Produktionsboni, Pakte und Labore zählen nicht.',
    rule: 'TA 8.2',
  },
  'impact-of-population-iii': {
    name: 'Macht der Bevölkerung',
    text: 'Zeitalter III. 2 Kultur für jeden zufriedenen Arbeiter über 10: alle Arbeiter, auch die freien, minus die unzufriedenen.',
    rule: 'TA 8.2',
  },
  'impact-of-progress-iii': {
    name: 'Macht des Fortschritts',
    text: 'Zeitalter III. 2 Kultur je Stufe der Regierung und jeder Spezialtechnologie.',
    rule: 'TA 8.2',
  },
  'impact-of-science-iii': {
    name: 'Macht der Wissenschaft',
    text: 'Zeitalter III. Rang nach Wissenschaft je Zug: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
    rule: 'TA 8.2',
  },
  'impact-of-strength-iii': {
    name: 'Macht der Stärke',
    text: 'Zeitalter III. Rang nach Stärke: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
    rule: 'TA 8.2',
  },
  'impact-of-technology-iii': {
    name: 'Macht der Technologie',
    text: 'Zeitalter III. 4 Kultur je Technologie des Zeitalters III im Spiel, auch Spezialtechnologien und die Regierung; im kürzeren Spiel je Technologie des Zeitalters II.',
    rule: 'TA 8.2',
  },
  'impact-of-variety-iii': {
    name: 'Macht der Vielfalt',
    text: 'Zeitalter III. 2 Kultur je Art von Einheit und je Art städtischer Gebäude mit mindestens 1 Arbeiter und je Spezialtechnologie.',
    rule: 'TA 8.2',
  },
  'impact-of-wonders-iii': {
    name: 'Macht der Wunder',
    text: 'Zeitalter III. 5 / 4 / 3 / 2 Kultur je fertigem Wunder der Zeitalter A / I / II / III.',
    rule: 'TA 8.2',
  },
  'impact-of-harmony-iii': {
    name: 'Macht der Harmonie',
    text: 'Zeitalter III. 4 Kultur mal die niedrigste Zahl von Bauernhöfen, Bergwerken, städtischen Gebäuden und Einheiten.',
    rule: 'TA 8.2',
  },
  'impact-of-culture-iii': {
    name: 'Macht der Kultur',
    text: 'Zeitalter III. Rang nach Kultur je Zug: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
    rule: 'TA 8.2',
  },
  'vast-territory-i': {
    name: 'Weites Gebiet',
    text: 'Zeitalter I. Dauerhaft: +3 gelbe Steine, -1 blauer Stein. Sofort: 3 Nahrung.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-i': {
    name: 'Reiches Gebiet',
    text: 'Zeitalter I. Dauerhaft: +3 blaue Steine. Sofort: 5 Rohstoffe.',
    rule: 'TA 9.4',
  },
  'inhabited-territory-i': {
    name: 'Bewohntes Gebiet',
    text: 'Zeitalter I. Dauerhaft: +2 gelbe Steine. Sofort: 1 Bevölkerung.',
    rule: 'TA 9.4',
  },
  'strategic-territory-i': {
    name: 'Strategisches Gebiet',
    text: 'Zeitalter I. Dauerhaft: +2 Stärke. Sofort: 3 Militärkarten.',
    rule: 'TA 9.4',
  },
  'historic-territory-i': {
    name: 'Historisches Gebiet',
    text: 'Zeitalter I. Dauerhaft: +1 Zufriedenheit. Sofort: 6 Kultur.',
    rule: 'TA 9.4',
  },
  'developed-territory-i': {
    name: 'Entwickeltes Gebiet',
    text: 'Zeitalter I. Dauerhaft: +1 gelber Stein, +1 blauer Stein. Sofort: 3 Wissenschaft.',
    rule: 'TA 9.4',
  },
  'vast-territory-ii': {
    name: 'Weites Gebiet',
    text: 'Zeitalter II. Dauerhaft: +4 gelbe Steine, -1 blauer Stein. Sofort: 4 Nahrung.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-ii': {
    name: 'Reiches Gebiet',
    text: 'Zeitalter II. Dauerhaft: +4 blaue Steine. Sofort: 9 Rohstoffe.',
    rule: 'TA 9.4',
  },
  'inhabited-territory-ii': {
    name: 'Bewohntes Gebiet',
    text: 'Zeitalter II. Dauerhaft: +3 gelbe Steine. Sofort: 2 Bevölkerung.',
    rule: 'TA 9.4',
  },
  'strategic-territory-ii': {
    name: 'Strategisches Gebiet',
    text: 'Zeitalter II. Dauerhaft: +4 Stärke. Sofort: 5 Militärkarten.',
    rule: 'TA 9.4',
  },
  'historic-territory-ii': {
    name: 'Historisches Gebiet',
    text: 'Zeitalter II. Dauerhaft: +2 Zufriedenheit. Sofort: 11 Kultur.',
    rule: 'TA 9.4',
  },
  'developed-territory-ii': {
    name: 'Entwickeltes Gebiet',
    text: 'Zeitalter II. Dauerhaft: +2 gelbe Steine, +2 blaue Steine. Sofort: 5 Wissenschaft.',
    rule: 'TA 9.4',
  },
  'autonomous-territory-ii': {
    name: 'Autonomes Gebiet',
    text: 'Zeitalter II. Dauerhaft: +1 Zivilaktion, +1 Militäraktion, -2 blaue Steine. Sofort nach Wahl eines von: 4 Wissenschaft, 5 Rohstoffe, 6 Nahrung, 7 Kultur.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-i-adjusted': {
    name: 'Reiches Gebiet (angepasst)',
    text: 'Zeitalter I. Dauerhaft: +3 blaue Steine. Sofort: 6 Rohstoffe.',
    rule: 'TA 9.4',
  },
  'military-bonus-i': {
    name: 'Militärbonuskarte',
    text: 'Zeitalter I. Verteidigung +2 gegen einen Überfall oder Kolonisierung +1; danach abgelegt.',
    rule: 'TA 5.4',
  },
  'military-bonus-ii': {
    name: 'Militärbonuskarte',
    text: 'Zeitalter II. Verteidigung +4 gegen einen Überfall oder Kolonisierung +2; danach abgelegt.',
    rule: 'TA 5.4',
  },
  'military-bonus-iii': {
    name: 'Militärbonuskarte',
    text: 'Zeitalter III. Verteidigung +6 gegen einen Überfall oder Kolonisierung +3; danach abgelegt.',
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
    text: 'Zeitalter I, 2 Militäraktionen. Der Gegner verliert 1 Bevölkerung, du erhältst 2 Nahrung und 2 Rohstoffe.',
    rule: 'TA 5.1',
  },
  'aggression-plunder-i': {
    name: 'Überfall: Plünderung',
    text: 'Zeitalter I, 1 Militäraktion. Wähle bis zu 3 Nahrung und Rohstoffe des Gegners: Er verliert sie, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-raid-i': {
    name: 'Überfall: Raubzug',
    text: 'Zeitalter I, 1 Militäraktion. Zerstöre 1 städtisches Gebäude des Gegners der Zeitalter A oder I; du erhältst die halben gedruckten Kosten in Rohstoffen, aufgerundet (Nachlässe zählen nicht).',
    rule: 'TA 5.1',
  },
  'aggression-kidnapping-i': {
    name: 'Überfall: Entführung',
    text: 'Zeitalter I, 1 Militäraktion. Sieh dir die Zivilhand des Gegners an und nimm 1 Karte deiner Wahl oder keine; Handlimit, eine von jeder Technologie und ein Anführer je Zeitalter gelten. Spielst du sie noch in diesem Zug, auch eine Aktionskarte, erhältst du 3 Kultur. Mit voller Zivilhand nicht spielbar.',
    rule: 'TA 5.1',
  },
  'aggression-annex-ii': {
    name: 'Überfall: Annexion',
    text: 'Zeitalter II, 2 Militäraktionen. Nimm 1 Kolonie des Gegners: Die dauerhafte Wirkung geht auf dich über, die sofortige kommt nicht noch einmal. Der Gegner braucht eine Kolonie.',
    rule: 'TA 5.1',
  },
  'aggression-infiltrate-ii': {
    name: 'Überfall: Verdeckte Operationen',
    text: 'Zeitalter II, 2 Militäraktionen. Entferne nach deiner Wahl den Anführer oder das unfertige Wunder des Gegners; du erhältst 3 Kultur je Stufe der Karte (Zeitalter A: 0). Der Gegner braucht eines davon.',
    rule: 'TA 5.1',
  },
  'aggression-plunder-ii': {
    name: 'Überfall: Plünderung',
    text: 'Zeitalter II, 1 Militäraktion. Wähle bis zu 5 Nahrung und Rohstoffe des Gegners: Er verliert sie, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-raid-ii': {
    name: 'Überfall: Raubzug',
    text: 'Zeitalter II, 2 Militäraktionen. Zerstöre bis zu 2 städtische Gebäude des Gegners, eines bis Zeitalter II und eines bis Zeitalter I; du erhältst je die halben gedruckten Kosten in Rohstoffen, aufgerundet.',
    rule: 'TA 5.1',
  },
  'aggression-spy-ii': {
    name: 'Überfall: Spionage',
    text: 'Zeitalter II, 1 Militäraktion. Der Gegner verliert bis zu 5 Wissenschaft, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-armed-intervention-iii': {
    name: 'Überfall: Bewaffnete Intervention',
    text: 'Zeitalter III, 2 Militäraktionen. Der Gegner verliert bis zu 7 Kultur, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-plunder-iii': {
    name: 'Überfall: Plünderung',
    text: 'Zeitalter III, 1 Militäraktion. Wähle bis zu 7 Nahrung und Rohstoffe des Gegners: Er verliert sie, du erhältst ebenso viel.',
    rule: 'TA 5.1',
  },
  'aggression-raid-iii': {
    name: 'Überfall: Raubzug',
    text: 'Zeitalter III, 3 Militäraktionen. Zerstöre bis zu 2 städtische Gebäude des Gegners, eines bis Zeitalter III und eines bis Zeitalter II; du erhältst je die halben gedruckten Kosten in Rohstoffen, aufgerundet.',
    rule: 'TA 5.1',
  },
  'aggression-exploiting-iii': {
    name: 'Überfall: Besatzung',
    text: 'Zeitalter III, 2 Militäraktionen. Nimm dem Gegner bis zu 3 Nahrung, bis zu 3 Rohstoffe, bis zu 3 Wissenschaft und bis zu 3 Kultur.',
    rule: 'TA 5.1',
  },
  'war-over-territory-ii': {
    name: 'Krieg um Gebiet',
    text: 'Zeitalter II, 2 Militäraktionen. Der Sieger nimmt aus dem gelben Vorrat des Verlierers 1 gelben Stein und 1 weiteren je volle 5 Vorsprung, höchstens was dort liegt.',
    rule: 'TA 6.1',
  },
  'war-over-technology-ii': {
    name: 'Krieg um Technologie',
    text: 'Zeitalter II, 2 Militäraktionen. Der Sieger nimmt dem Verlierer Wissenschaft in Höhe des Vorsprungs. Stattdessen darf er dafür Spezialtechnologien des Verlierers nehmen, deren Wissenschaftskosten hineinpassen, aber keine, die er schon im Spiel oder auf der Hand hat; eine niedrigere als die eigene derselben Art verlässt sofort das Spiel.',
    rule: 'TA 6.1',
  },
  'war-over-culture-iii': {
    name: 'Krieg um Kultur',
    text: 'Zeitalter III, 3 Militäraktionen. Der Sieger nimmt dem Verlierer 5 Kultur und 1 je Vorsprung, höchstens was dieser hat.',
    rule: 'TA 6.1',
  },
  'hybrid-war-iii': {
    name: 'Hybrider Krieg',
    text: 'Zeitalter III, 2 Militäraktionen. Solange er liegt, haben beide Seiten 2 unzufriedene Gesichter (Zufriedenheit -2, nicht unter 0). Der Sieger nimmt dem Verlierer Kultur in Höhe des Vorsprungs, höchstens was dieser hat.',
    rule: 'TA 6.1',
  },
  'open-borders-agreement-i': {
    name: 'Abkommen über offene Grenzen',
    text: 'Zeitalter I. Beide +1 Militäraktion. Greift einer den anderen an, durch Überfall oder Krieg, hat er dabei +2 Stärke. Der Pakt bleibt bestehen.',
    rule: 'TA 7.1',
  },
  'trade-routes-agreement-i': {
    name: 'Handelswegeabkommen',
    text: 'Zeitalter I. Einmal in jedem eigenen Zug darf A 1 Nahrung als Rohstoff nutzen, B 1 Rohstoff als Nahrung.',
    rule: 'TA 7.1',
  },
  'naval-trade-agreement-i': {
    name: 'Seehandelsabkommen',
    text: 'Zeitalter I. A: +1 Kolonisierung, 1 blauer Stein weniger. B: +2 blaue Steine.',
    rule: 'TA 7.1',
  },
  'acceptance-of-supremacy-ii': {
    name: 'Vormachtsübereinkunft',
    text: 'Zeitalter II. A produziert 1 Rohstoff mehr, B 1 weniger. Sie können einander nicht angreifen.',
    rule: 'TA 7.1',
  },
  'international-trade-agreement-ii': {
    name: 'Internationales Handelsabkommen',
    text: 'Zeitalter II. A: Produktionsbonus 1 Rohstoff. B: Produktionsbonus 1 Nahrung.',
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
    text: 'Zeitalter III. Jeder erhält 1 Kultur je Zug für jedes fertige Wunder des anderen.',
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
