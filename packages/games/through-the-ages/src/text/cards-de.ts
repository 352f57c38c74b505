/** The names of the base cards in German, and what is odd about them; the rest is made by the templates. */

import type { BaseCards } from './card-texts.ts';

/** Every base card by its id. */
export const CARDS: BaseCards = {
  agriculture: { name: 'Landwirtschaft' },
  irrigation: { name: 'Bewässerung' },
  'selective-breeding': { name: 'Selektive Zucht' },
  'mechanized-agriculture': { name: 'Mechanisierte Landwirtschaft' },
  bronze: { name: 'Bronze' },
  iron: { name: 'Eisen' },
  coal: { name: 'Kohle' },
  oil: { name: 'Öl' },
  philosophy: { name: 'Philosophie' },
  alchemy: { name: 'Alchemie' },
  'scientific-method': { name: 'Wissenschaftliche Methode' },
  computers: { name: 'Computer' },
  religion: { name: 'Religion' },
  theology: { name: 'Theologie' },
  'organized-religion': { name: 'Organisierte Religion' },
  'printing-press': { name: 'Druckerpresse' },
  journalism: { name: 'Journalismus' },
  multimedia: { name: 'Multimedia' },
  'bread-and-circuses': { name: 'Brot und Spiele' },
  'team-sports': { name: 'Mannschaftssport' },
  'professional-sports': { name: 'Profisport' },
  drama: { name: 'Drama' },
  opera: { name: 'Oper' },
  movies: { name: 'Filme' },
  warriors: { name: 'Krieger' },
  swordsmen: { name: 'Schwertkämpfer' },
  riflemen: { name: 'Schützen' },
  'modern-infantry': { name: 'Moderne Infanterie' },
  knights: { name: 'Ritter' },
  cavalrymen: { name: 'Kavalleristen' },
  tanks: { name: 'Panzer' },
  cannon: { name: 'Kanonen' },
  rockets: { name: 'Raketen' },
  'air-forces': {
    name: 'Luftwaffe',
    text: 'Keine Taktik verlangt Luftwaffen. Jede verdoppelt die taktische Stärke einer Armee, nachdem feststeht, ob diese veraltet ist; jede Armee wird höchstens einmal verdoppelt.',
  },
  despotism: { name: 'Despotismus', text: 'Die Regierungsform, mit der alle beginnen.' },
  monarchy: { name: 'Monarchie' },
  theocracy: { name: 'Theokratie' },
  'constitutional-monarchy': { name: 'Konstitutionelle Monarchie' },
  republic: { name: 'Republik' },
  communism: { name: 'Kommunismus' },
  fundamentalism: { name: 'Fundamentalismus' },
  democracy: { name: 'Demokratie' },
  'code-of-laws': { name: 'Gesetzbuch' },
  'justice-system': {
    name: 'Rechtssystem',
    text: 'Die Spielsteine kommen aus der Schachtel in den Vorrat und gehen verloren, wenn die Karte das Spiel verlässt.',
  },
  'civil-service': {
    name: 'Öffentlicher Dienst',
    text: 'Die Spielsteine kommen aus der Schachtel in den Vorrat und gehen verloren, wenn die Karte das Spiel verlässt.',
  },
  warfare: { name: 'Kriegsführung' },
  strategy: { name: 'Strategie' },
  'military-theory': { name: 'Militärtheorie' },
  cartography: { name: 'Kartografie' },
  navigation: { name: 'Navigation' },
  satellites: { name: 'Satelliten' },
  masonry: {
    name: 'Maurerhandwerk',
    text: 'Zivilgebäude der Zeitalter I, II und III kosten 1 Ressource weniger (Zeitalter A: nichts). Mit einer Zivilaktion darfst du bis zu 2 Stufen eines Wunders bauen; jede wird bezahlt.',
  },
  architecture: {
    name: 'Architektur',
    text: 'Zivilgebäude kosten weniger Ressourcen: Zeitalter I 1, II 2, III 2. Mit einer Zivilaktion darfst du bis zu 3 Stufen eines Wunders bauen; jede wird bezahlt.',
  },
  engineering: {
    name: 'Ingenieurwesen',
    text: 'Zivilgebäude kosten weniger Ressourcen: Zeitalter I 1, II 2, III 3. Mit einer Zivilaktion darfst du bis zu 4 Stufen eines Wunders bauen; jede wird bezahlt.',
  },
  hammurabi: {
    name: 'Hammurabi',
    text: 'Einmal in jedem deiner Spielzüge darfst du 1 Militäraktion als Zivilaktion nutzen (sie gilt als verbrauchte Militäraktion). Anführer nimmst du für 1 Zivilaktion weniger aus der Kartenleiste (auch für 0).',
  },
  'julius-caesar': {
    name: 'Julius Cäsar',
    text: '+1 Stärke, +1 Militäraktion. Einmal pro Partie darfst du nach deiner Politikaktion in derselben Politikphase eine zweite ausführen.',
  },
  'alexander-the-great': {
    name: 'Alexander der Große',
    text: 'Jede deiner Einheiten bringt +1 Stärke (nicht beim Kolonisieren). Als Politikaktion darfst du ihn aus dem Spiel nehmen und 1 gelben Spielstein aus der Schachtel in deinen Vorrat legen.',
  },
  aristotle: {
    name: 'Aristoteles',
    text: 'Jedes Mal, wenn du eine Technologie (jede Karte mit Wissenschaftskosten, auch Regierungsformen) aus der Kartenleiste nimmst, erhältst du 1 Wissenschaft.',
  },
  moses: { name: 'Moses', text: 'Bevölkerung zu vermehren kostet dich 1 Nahrung weniger.' },
  homer: {
    name: 'Homer',
    text: '+1 Freudesymbol. In jedem deiner Spielzüge hast du 1 zeitweilige Ressource zum Bauen oder Aufwerten von Einheiten. Ersetzt du ihn, darfst du ihn unter eines deiner vollendeten Wunder legen: Es hat für den Rest der Partie 1 Freudesymbol mehr, auch wenn es durch Zahn der Zeit umgedreht wird; dann erhältst du die Zivilaktion für das Ersetzen nicht zurück.',
  },
  'genghis-khan': {
    name: 'Dschingis Khan',
    text: 'Für Taktiken dürfen beliebig viele deiner Infanterieeinheiten als Kavallerieeinheiten derselben Stufe zählen. Am Ende deines Spielzuges (vor der Prüfung auf Aufruhr, keine Produktion) 3 Kultur, wenn du zu den zwei stärksten Zivilisationen gehörst (zu zweit: die stärkste bist); bei Gleichstand zählst du als stärker.',
  },
  'frederick-barbarossa': {
    name: 'Friedrich Barbarossa',
    text: 'Für 1 Militäraktion darfst du in einem deine Bevölkerung vermehren und damit eine Einheit bauen; Nahrung und Ressourcen kosten je 1 weniger. Beliebig oft pro Spielzug, solange du Militäraktionen hast.',
  },
  'christopher-columbus': {
    name: 'Christoph Kolumbus',
    text: 'Als Politikaktion darfst du ihn aus dem Spiel nehmen und ein Gebiet von der Hand kolonisieren, ohne eine Kolonisierungstruppe zu entsenden; es wirkt dauerhaft und sofort. Es wird kein Ereignis vorbereitet und dafür keine Kultur gewertet.',
  },
  'leonardo-da-vinci': {
    name: 'Leonardo da Vinci',
    text: 'Dein bestes Laboratorium oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede entwickelte Technologie 1 Ressource.',
  },
  michelangelo: {
    name: 'Michelangelo',
    text: 'Deine Tempel, Theater und vollendeten Wunder bringen 1 Kultur mehr für jedes Freudesymbol, das sie haben (auch durch den Petersdom und durch Homer darunter). Ein Wunder zu nehmen kostet für vollendete Wunder keine zusätzlichen Zivilaktionen.',
  },
  'joan-of-arc': {
    name: "Jeanne d'Arc",
    text: '+1 Kultur, +1 Militäraktion. +1 Stärke für jedes Freudesymbol deiner Tempel und deiner Regierungsform. Zu Beginn deiner Politikphase darfst du die oberste Karte der aktuellen Ereignisse ansehen.',
  },
  'napoleon-bonaparte': {
    name: 'Napoleon Bonaparte',
    text: '+2 Militäraktionen. +2 Stärke für jede Art von Einheit, die du hast (Infanterie, Kavallerie, Artillerie, Luftwaffe; höchstens +8).',
  },
  'william-shakespeare': {
    name: 'William Shakespeare',
    text: '+1 Freudesymbol. Hast du eine Bibliothek, kosten dich Theater 1 Ressource und Theatertechnologien 1 Wissenschaft weniger; hast du ein Theater, gilt dasselbe für Bibliotheken und ihre Technologien. Jedes Paar aus einer Bibliothek und einem Theater bringt 2 Kultur mehr.',
  },
  'isaac-newton': {
    name: 'Isaac Newton',
    text: 'Dein bestes Laboratorium oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede Technologie, die du entwickelst, erhältst du 1 verbrauchte Zivilaktion zurück (auch nach einer Revolution).',
  },
  'maximilien-robespierre': {
    name: 'Maximilien Robespierre',
    text: '+1 Militäraktion. Eine Revolution kostet dich alle Militäraktionen statt aller Zivilaktionen: Alle Militäraktionen müssen verfügbar sein, neue gelten als verbraucht, neue Zivilaktionen sind verfügbar. Für eine Revolution erhältst du 3 Kultur.',
  },
  'james-cook': {
    name: 'James Cook',
    text: 'Beim Kolonisieren darfst du bis zu 2 Militärkarten abwerfen, jede für einen Kolonisierungsbonus von +1. Deine erste Kolonie bringt 2 Kultur mehr, jede weitere 1.',
  },
  'johann-sebastian-bach': {
    name: 'Johann Sebastian Bach',
    text: 'Jedes deiner Theater bringt 1 Kultur mehr, Theatertechnologien kosten dich 2 Wissenschaft weniger. Einmal pro Spielzug darfst du mit 1 Zivilaktion ein beliebiges Zivilgebäude zu einem Theater gleicher oder höherer Stufe aufwerten, für den üblichen Unterschied der Kosten (nicht unter 0) und innerhalb deines Zivilgebäudelimits.',
  },
  'mahatma-gandhi': {
    name: 'Mahatma Gandhi',
    text: '+2 Kultur. Du darfst keine Überfälle und Kriege spielen. Überfälle und Kriege gegen dich kosten doppelt so viele Militäraktionen.',
  },
  'bill-gates': {
    name: 'Bill Gates',
    text: 'Jedes deiner Laboratorien produziert auch Ressourcen in Höhe seiner Stufe (ein blauer Spielstein auf der Laboratoriumskarte, der so viel wert ist und wie Ressourcen ausgegeben wird). Verlässt er das Spiel oder endet es, erhältst du Kultur in Höhe dieser zusätzlichen Produktion. Sie zählt nicht als Produktion der Minen.',
  },
  'sid-meier': {
    name: 'Sid Meier',
    text: 'Jedes Laboratorium bringt Kultur in Höhe seiner Stufe und 1 Wissenschaft weniger.',
  },
  'winston-churchill': {
    name: 'Winston Churchill',
    text: 'Einmal in jedem deiner Spielzüge wählst du: 3 Kultur; oder für diesen Spielzug 3 zeitweilige Wissenschaft für Militäreinheitentechnologien und 3 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten. Wählst du nicht, erhältst du am Ende des Spielzuges die 3 Kultur.',
  },
  'albert-einstein': {
    name: 'Albert Einstein',
    text: 'Dein bestes Laboratorium oder deine beste Bibliothek bringt Wissenschaft in Höhe der Stufe dazu. Für jede entwickelte Technologie 3 Kultur.',
  },
  'charlie-chaplin': {
    name: 'Charlie Chaplin',
    text: '+2 Freudesymbole. Dein bestes Theater (ein Arbeiter) bringt doppelt so viel Kultur.',
  },
  pyramids: { name: 'Pyramiden', text: '+1 Zivilaktion.' },
  'hanging-gardens': { name: 'Hängende Gärten', text: '+1 Kultur, +2 Freudesymbole.' },
  colossus: { name: 'Koloss', text: '+2 Stärke, Kolonisierungsbonus +1.' },
  'library-of-alexandria': {
    name: 'Bibliothek von Alexandria',
    text: '+1 Kultur, +1 Wissenschaft. Die Handkartenlimits für Zivil- und Militärkarten sind je um 1 höher (keine zusätzlichen Aktionen; für die Verteidigung zählt weiter die Zahl der Militäraktionen).',
  },
  'great-wall': {
    name: 'Große Mauer',
    text: '+1 Kultur, +1 Freudesymbol. +1 Stärke für jede Infanterie und jede Artillerie.',
  },
  'st-peter-s-basilica': {
    name: 'Petersdom',
    text: '+2 Kultur, +1 Freudesymbol. Jede andere Karte im Spiel und jeder Arbeiter mit mindestens einem Freudesymbol hat eines mehr. Das eigene Symbol wächst nicht; Karten und Arbeiter ohne Freudesymbol oder mit Unmutssymbolen ändern sich nicht.',
  },
  'universitas-carolina': { name: 'Karls-Universität', text: '+1 Kultur, +2 Wissenschaft.' },
  'taj-mahal': {
    name: 'Taj Mahal',
    text: '+3 Kultur, +1 blauer Spielstein. Solange es in der Kartenleiste liegt: Hast du in diesem Spielzug deinen Anführer ersetzt, nimmst du es für 2 Zivilaktionen weniger (nicht unter 0).',
  },
  'transcontinental-railroad': {
    name: 'Transkontinentale Eisenbahn',
    text: '+4 Stärke. Ein Arbeiter auf deiner besten Mine (der höchsten Stufe mit einem Arbeiter) produziert doppelt; das zählt als Produktion der Minen.',
  },
  'eiffel-tower': { name: 'Eiffelturm', text: '+4 Kultur, +1 Freudesymbol.' },
  kremlin: { name: 'Kreml', text: '+2 Kultur, +1 Zivilaktion, +1 Militäraktion, 1 Unmutssymbol.' },
  'ocean-liner-service': {
    name: 'Ozeandampfer',
    text: 'Einmal in jeder deiner Aktionsphasen, auch im Spielzug der Vollendung, darfst du 1 Bevölkerung hinzugewinnen: Ein gelber Spielstein kommt aus deinem Vorrat in den Arbeitervorrat, ohne Aktion und Nahrung. Nicht bei leerem Vorrat.',
  },
  'first-space-flight': {
    name: 'Erster Raumflug',
    text: 'Bei der Vollendung sofort Kultur in Höhe der Summe der Stufen all deiner Technologiekarten im Spiel (Farmen, Minen, Zivilgebäude, Einheiten, Spezialtechnologien, Regierungsform; Zeitalter A zählt 0). Arbeiter spielen keine Rolle.',
  },
  'fast-food-chains': {
    name: 'Fast-Food-Ketten',
    text: 'Bei der Vollendung sofort 2 Kultur für jede Farm und jede Mine, 1 Kultur für jedes Zivilgebäude und jede Einheit (je Arbeiter).',
  },
  internet: {
    name: 'Internet',
    text: 'Bei der Vollendung sofort Kultur in Höhe der Summe von Kultur, Wissenschaft und Stärke, die deine Zivilgebäude bringen, samt allem, was Anführer an diesen Gebäuden ändern.',
  },
  hollywood: {
    name: 'Hollywood',
    text: 'Bei der Vollendung sofort das Doppelte der Kultur, die deine Theater und Bibliotheken bringen, samt allem, was Anführer an ihnen ändern.',
  },
  'rich-land-a': { name: 'Fruchtbares Land' },
  'rich-land-i': { name: 'Fruchtbares Land' },
  'rich-land-ii': { name: 'Fruchtbares Land' },
  'urban-growth-a': { name: 'Stadtwachstum' },
  'urban-growth-i': { name: 'Stadtwachstum' },
  'urban-growth-ii': { name: 'Stadtwachstum' },
  'urban-growth-iii': { name: 'Stadtwachstum' },
  'frugality-a': { name: 'Genügsamkeit' },
  'frugality-i': { name: 'Genügsamkeit' },
  'frugality-ii': { name: 'Genügsamkeit' },
  'engineering-genius-a': { name: 'Ingenieurgenie' },
  'engineering-genius-i': { name: 'Ingenieurgenie' },
  'engineering-genius-ii': { name: 'Ingenieurgenie' },
  'engineering-genius-iii': { name: 'Ingenieurgenie' },
  'patriotism-a': { name: 'Patriotismus' },
  'patriotism-i': { name: 'Patriotismus' },
  'patriotism-ii': { name: 'Patriotismus' },
  'patriotism-iii': { name: 'Patriotismus' },
  'cultural-heritage-a': { name: 'Kulturerbe' },
  'cultural-heritage-i': { name: 'Kulturerbe' },
  'stockpile-a': { name: 'Vorratslager' },
  'breakthrough-i': { name: 'Durchbruch' },
  'breakthrough-ii': { name: 'Durchbruch' },
  'reserves-i': { name: 'Reserven' },
  'reserves-ii': { name: 'Reserven' },
  'reserves-iii': { name: 'Reserven' },
  'revolutionary-idea-ii': { name: 'Revolutionäre Idee' },
  'revolutionary-idea-iii': { name: 'Revolutionäre Idee' },
  'efficient-upgrade-ii': { name: 'Wirkungsvolle Verbesserung' },
  'efficient-upgrade-iii': { name: 'Wirkungsvolle Verbesserung' },
  'wave-of-nationalism-ii': { name: 'Welle des Nationalismus' },
  'military-build-up-iii': { name: 'Militärische Aufrüstung' },
  'endowment-for-the-arts-iii': { name: 'Kunststiftung' },
  'development-of-agriculture-a': {
    name: 'Entwicklung der Landwirtschaft',
    text: 'Jede Zivilisation erhält 2 Nahrung.',
  },
  'development-of-crafts-a': { name: 'Entwicklung des Handwerks', text: 'Jede Zivilisation erhält 2 Ressourcen.' },
  'development-of-civilization-a': {
    name: 'Entwicklung der Zivilisation',
    text: 'Der Reihe nach ab dem, der es aufdeckt, darf jeder eines davon ohne Aktion: Bevölkerung vermehren für 1 Nahrung weniger; mit einem unbeschäftigten Arbeiter eine Farm, eine Mine oder ein Zivilgebäude bauen für 1 Ressource weniger; eine Technologie von der Hand entwickeln für 1 Wissenschaft weniger. Auch eine Revolution ist so erlaubt, wenn alle Zivilaktionen verfügbar sind; sie verbraucht alle.',
  },
  'development-of-markets-a': {
    name: 'Entwicklung der Märkte',
    text: 'Jede Zivilisation erhält 2 Nahrung oder 2 Ressourcen; jeder wählt für sich.',
  },
  'development-of-politics-a': {
    name: 'Entwicklung der Politik',
    text: 'Jeder zieht 3 Militärkarten des aktuellen Zeitalters. Das Handkartenlimit gilt erst am Ende des eigenen Spielzuges.',
  },
  'development-of-religion-a': {
    name: 'Entwicklung der Religion',
    text: 'Jeder darf einen unbeschäftigten Arbeiter kostenlos auf Religion setzen; das Zivilgebäudelimit gilt.',
  },
  'development-of-science-a': {
    name: 'Entwicklung der Wissenschaft',
    text: 'Jede Zivilisation erhält 2 Wissenschaft.',
  },
  'development-of-settlement-a': {
    name: 'Entwicklung der Besiedlung',
    text: 'Jede Zivilisation gewinnt kostenlos 1 Bevölkerung hinzu.',
  },
  'development-of-trade-routes-a': {
    name: 'Entwicklung der Handelswege',
    text: 'Jede Zivilisation erhält 1 Wissenschaft, 1 Nahrung und 1 Ressource.',
  },
  'development-of-warfare-a': {
    name: 'Entwicklung der Kriegsführung',
    text: 'Jeder darf einen unbeschäftigten Arbeiter kostenlos zu Kriegern machen.',
  },
  'barbarians-i': {
    name: 'Barbaren',
    text: 'Gehört die Zivilisation mit der meisten Kultur zu den zwei schwächsten (zu zweit: ist sie die schwächere), verliert sie 1 Bevölkerung.',
  },
  'border-conflict-i': {
    name: 'Grenzkonflikt',
    text: 'Die schwächste Zivilisation zerstört eine ihrer Farmen oder Minen oder eines ihrer Zivilgebäude nach eigener Wahl; der Arbeiter wird unbeschäftigt. Die stärkste erhält 3 Ressourcen.',
  },
  'crusades-i': {
    name: 'Kreuzzüge',
    text: 'Die stärkste Zivilisation erhält 4 Kultur, die schwächste verliert 4, höchstens was sie hat.',
  },
  'cultural-influence-i': {
    name: 'Kultureller Einfluss',
    text: 'Jede Zivilisation erhält Kultur in Höhe ihres Kulturwerts.',
  },
  'foray-i': {
    name: 'Streifzug',
    text: 'Die zwei stärksten Zivilisationen (zu zweit nur die stärkere) erhalten je 3 Nahrung und Ressourcen in beliebiger Mischung.',
  },
  'good-harvest-i': {
    name: 'Gute Ernte',
    text: 'Jede Zivilisation produziert sofort Nahrung, ohne Korruption und Verbrauch.',
  },
  'immigration-i': {
    name: 'Einwanderung',
    text: 'Alle Zivilisationen mit dem höchsten Freudewert, auch bei Gleichstand, gewinnen 1 Bevölkerung hinzu.',
  },
  'new-deposits-i': {
    name: 'Neue Vorkommen',
    text: 'Jede Zivilisation produziert sofort Ressourcen, ohne Korruption.',
  },
  'pestilence-i': { name: 'Pest', text: 'Jede Zivilisation verliert 1 Bevölkerung.' },
  'raiders-i': {
    name: 'Plünderer',
    text: 'Die zwei schwächsten Zivilisationen (zu zweit nur die schwächere) verlieren je 2 Nahrung und Ressourcen in einer Mischung ihrer Wahl, höchstens was sie haben.',
  },
  'rats-i': {
    name: 'Ratten',
    text: 'Jede Zivilisation verliert ihre gesamte Nahrung; die blauen Spielsteine kommen in den Vorrat zurück.',
  },
  'rebellion-i': {
    name: 'Rebellion',
    text: 'Jede Zivilisation verliert 2 verfügbare Zivilaktionen je unzufriedenem Arbeiter, höchstens was sie hat: wer am Zug ist, in diesem Spielzug, die anderen in ihrem nächsten.',
  },
  'reign-of-terror-i': { name: 'Schreckensherrschaft', text: 'Die schwächste Zivilisation verliert 1 Bevölkerung.' },
  'scientific-breakthrough-i': {
    name: 'Wissenschaftlicher Durchbruch',
    text: 'Jede Zivilisation erhält Wissenschaft in Höhe ihres Wissenschaftswerts.',
  },
  'uncertain-borders-i': {
    name: 'Unsichere Grenzen',
    text: 'Die stärkste Zivilisation nimmt 1 gelben Spielstein aus dem gelben Vorrat der schwächsten; ist er leer, geschieht nichts.',
  },
  'civil-unrest-ii': {
    name: 'Unruhen',
    text: 'Jede Zivilisation verliert 4 Kultur je unzufriedenem Arbeiter. Alle mit den meisten unzufriedenen Arbeitern (mindestens 1) verlieren auch 1 blauen Spielstein.',
  },
  'cold-war-ii': {
    name: 'Kalter Krieg',
    text: 'Die zwei stärksten Zivilisationen (zu zweit nur die stärkere) erhalten je 6 Wissenschaft.',
  },
  'crime-wave-ii': {
    name: 'Verbrechenswelle',
    text: 'Die zwei schwächsten Zivilisationen (zu zweit nur die schwächere) verlieren je 3 Kultur und 1 blauen Spielstein.',
  },
  'economic-progress-ii': {
    name: 'Wirtschaftlicher Fortschritt',
    text: 'Jede Zivilisation führt der Reihe nach Korruption, Nahrungsproduktion, Verbrauch und Ressourcenproduktion aus; Punkte gibt es dabei keine.',
  },
  'emigration-ii': {
    name: 'Auswanderung',
    text: 'Jede Zivilisation verliert so viel Bevölkerung wie die Hälfte (aufgerundet) ihrer unzufriedenen Arbeiter.',
  },
  'iconoclasm-ii': {
    name: 'Bilderstürmerei',
    text: 'Jeder Anführer, der nicht aus dem aktuellen Zeitalter ist, verlässt das Spiel; dafür kommt keine Aktion zurück.',
  },
  'independence-declaration-ii': {
    name: 'Unabhängigkeitserklärung',
    text: 'Die schwächste Zivilisation verliert 1 Kolonie ihrer Wahl mit der dauerhaften Wirkung; die Karte verlässt das Spiel.',
  },
  'international-agreement-ii': {
    name: 'Internationales Abkommen',
    text: 'Die stärkste Zivilisation darf auf ihre nächste Politikaktion verzichten und dafür Karten im Wert von bis zu 5 Zivilaktionen aus der Kartenleiste nehmen, zu den üblichen Kosten und Grenzen, ohne eigene Aktionen. Danach rücken die Karten auf und die Kartenleiste wird aufgefüllt, ohne dass links Karten wegfallen; so kann ein Zeitalter enden. Wer am Zug ist, darf so genommene Aktionskarten noch in diesem Spielzug spielen. Auch in der letzten Spielrunde erlaubt.',
  },
  'national-pride-ii': { name: 'Nationalstolz', text: 'Die Zivilisation mit der meisten Kultur erhält 5 Kultur.' },
  'politics-of-strength-ii': {
    name: 'Politik der Stärke',
    text: 'Die stärkste Zivilisation zieht 5 Militärkarten, die schwächste wirft 3 ihrer Wahl ab, höchstens was sie hat. In Zeitalter IV stattdessen: Die stärkste erhält 5 Kultur, die schwächste verliert 3.',
  },
  'popularization-of-science-ii': {
    name: 'Popularisierung der Wissenschaft',
    text: 'Jede Zivilisation erhält Kultur in Höhe ihres Wissenschaftswerts.',
  },
  'prosperity-ii': {
    name: 'Wohlstand',
    text: 'Jede Zivilisation erhält Nahrung in Höhe ihres Freudewerts, höchstens 8.',
  },
  'ravages-of-time-ii': {
    name: 'Zahn der Zeit',
    text: 'Jeder mit einem vollendeten Wunder der Zeitalter A oder I wählt eines davon und dreht es um: Es wirkt nicht mehr und bringt stattdessen 2 Kultur pro Spielzug, zählt aber weiter als vollendetes Wunder seines Zeitalters.',
  },
  'refugees-ii': {
    name: 'Flüchtlinge',
    text: 'Die schwächste Zivilisation verliert 3 Kultur und 1 Bevölkerung, die stärkste erhält 3 Kultur und gewinnt 1 Bevölkerung hinzu.',
  },
  'terrorism-ii': {
    name: 'Terrorismus',
    text: 'Die Zivilisation mit der wenigsten Kultur wählt und zerstört je 1 Zivilgebäude aller anderen; die Arbeiter werden unbeschäftigt.',
  },
  'impact-of-agriculture-iii': {
    name: 'Macht der Landwirtschaft',
    text: 'Kultur in Höhe der Nahrungsproduktion mit Boni, dazu 4, wenn sie den Verbrauch übersteigt.',
  },
  'impact-of-architecture-iii': {
    name: 'Macht der Architektur',
    text: '1 Kultur je Stufe jedes Zivilgebäudes (je Arbeiter).',
  },
  'impact-of-balance-iii': {
    name: 'Macht des Gleichgewichts',
    text: 'Das Doppelte des Niedrigsten von Wissenschaftswert, Kulturwert, Nahrungs- und Ressourcenproduktion; Produktionsboni zählen, Korruption und Verbrauch nicht.',
  },
  'impact-of-colonies-iii': { name: 'Macht der Kolonien', text: '3 Kultur je Kolonie.' },
  'impact-of-competition-iii': {
    name: 'Macht des Wettbewerbs',
    text: '1 Kultur je Stufe jeder Einheit und Arena (je Arbeiter).',
  },
  'impact-of-government-iii': {
    name: 'Macht der Regierung',
    text: '2 Kultur je Zivilaktion und 1 Kultur je Militäraktion, die man insgesamt hat.',
  },
  'impact-of-happiness-iii': {
    name: 'Macht der Zufriedenheit',
    text: '2 Kultur je Punkt des Freudewerts (höchstens 16), minus 2 je unzufriedenem Arbeiter.',
  },
  'impact-of-industry-iii': {
    name: 'Macht der Industrie',
    text: 'Kultur in Höhe der Produktion der Minen, mit Machu Picchu und Eisenbahn; Produktionsboni, Pakte und Laboratorien zählen nicht.',
  },
  'impact-of-population-iii': {
    name: 'Macht der Bevölkerung',
    text: '2 Kultur für jeden zufriedenen Arbeiter über 10: alle Arbeiter, auch die unbeschäftigten, minus die unzufriedenen.',
  },
  'impact-of-progress-iii': {
    name: 'Macht des Fortschritts',
    text: '2 Kultur je Stufe der Regierungsform und jeder Spezialtechnologie.',
  },
  'impact-of-science-iii': {
    name: 'Macht der Wissenschaft',
    text: 'Rang nach Wissenschaftswert: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
  },
  'impact-of-strength-iii': {
    name: 'Macht der Stärke',
    text: 'Rang nach Stärkewert: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
  },
  'impact-of-technology-iii': {
    name: 'Macht der Technologie',
    text: '4 Kultur je Technologie des Zeitalters III im Spiel, auch Spezialtechnologien und die Regierungsform; im kürzeren Spiel je Technologie des Zeitalters II.',
  },
  'impact-of-variety-iii': {
    name: 'Macht der Vielfalt',
    text: '2 Kultur je Art von Einheit und je Art von Zivilgebäuden mit mindestens 1 Arbeiter und je Spezialtechnologie.',
  },
  'impact-of-wonders-iii': {
    name: 'Macht der Wunder',
    text: '5 / 4 / 3 / 2 Kultur je vollendetem Wunder der Zeitalter A / I / II / III.',
  },
  'vast-territory-i': { name: 'Weites Gebiet' },
  'wealthy-territory-i': { name: 'Reiches Gebiet' },
  'inhabited-territory-i': { name: 'Bewohntes Gebiet' },
  'strategic-territory-i': { name: 'Strategisches Gebiet' },
  'historic-territory-i': { name: 'Historisches Gebiet' },
  'developed-territory-i': { name: 'Entwickeltes Gebiet' },
  'vast-territory-ii': { name: 'Weites Gebiet' },
  'wealthy-territory-ii': { name: 'Reiches Gebiet' },
  'inhabited-territory-ii': { name: 'Bewohntes Gebiet' },
  'strategic-territory-ii': { name: 'Strategisches Gebiet' },
  'historic-territory-ii': { name: 'Historisches Gebiet' },
  'developed-territory-ii': { name: 'Entwickeltes Gebiet' },
  'fighting-band-i': { name: 'Kampftrupp' },
  'legion-i': { name: 'Legion' },
  'phalanx-i': { name: 'Phalanx' },
  'medieval-army-i': { name: 'Mittelalterliche Armee' },
  'heavy-cavalry-i': { name: 'Schwere Kavallerie' },
  'conquistadors-ii': { name: 'Konquistadoren' },
  'fortifications-ii': { name: 'Befestigungen' },
  'mobile-artillery-ii': { name: 'Mobile Artillerie' },
  'defensive-army-ii': { name: 'Verteidigungsarmee' },
  'napoleonic-army-ii': { name: 'Napoleonische Armee' },
  'classic-army-ii': { name: 'Klassische Armee' },
  'entrenchments-iii': { name: 'Schützengräben' },
  'mechanized-army-iii': { name: 'Mechanisierte Armee' },
  'shock-troops-iii': { name: 'Stoßtruppen' },
  'modern-army-iii': { name: 'Moderne Armee' },
  'aggression-enslave-i': {
    name: 'Überfall: Versklavung',
    text: 'Der Rivale verliert 1 Bevölkerung, du erhältst 2 Nahrung und 2 Ressourcen.',
  },
  'aggression-plunder-i': {
    name: 'Überfall: Plünderung',
    text: 'Wähle bis zu 3 Nahrung und Ressourcen des Rivalen: Er verliert sie, du erhältst ebenso viel.',
  },
  'aggression-raid-i': {
    name: 'Überfall: Raubzug',
    text: 'Zerstöre 1 Zivilgebäude des Rivalen der Zeitalter A oder I; du erhältst die halben aufgedruckten Kosten in Ressourcen, aufgerundet (Nachlässe zählen nicht).',
  },
  'aggression-annex-ii': {
    name: 'Überfall: Annexion',
    text: 'Nimm 1 Kolonie des Rivalen: Die dauerhafte Wirkung geht auf dich über, die sofortige kommt nicht noch einmal. Der Rivale braucht eine Kolonie.',
  },
  'aggression-infiltrate-ii': {
    name: 'Überfall: Verdeckte Operationen',
    text: 'Entferne nach deiner Wahl den Anführer oder das unvollendete Wunder des Rivalen; du erhältst 3 Kultur je Stufe der Karte (Zeitalter A: 0). Der Rivale braucht eines davon.',
  },
  'aggression-plunder-ii': {
    name: 'Überfall: Plünderung',
    text: 'Wähle bis zu 5 Nahrung und Ressourcen des Rivalen: Er verliert sie, du erhältst ebenso viel.',
  },
  'aggression-raid-ii': {
    name: 'Überfall: Raubzug',
    text: 'Zerstöre bis zu 2 Zivilgebäude des Rivalen, eines bis Zeitalter II und eines bis Zeitalter I; du erhältst je die halben aufgedruckten Kosten in Ressourcen, aufgerundet.',
  },
  'aggression-spy-ii': {
    name: 'Überfall: Spionage',
    text: 'Der Rivale verliert bis zu 5 Wissenschaft, du erhältst ebenso viel.',
  },
  'aggression-armed-intervention-iii': {
    name: 'Überfall: Bewaffnete Intervention',
    text: 'Der Rivale verliert bis zu 7 Kultur, du erhältst ebenso viel.',
  },
  'aggression-plunder-iii': {
    name: 'Überfall: Plünderung',
    text: 'Wähle bis zu 7 Nahrung und Ressourcen des Rivalen: Er verliert sie, du erhältst ebenso viel.',
  },
  'aggression-raid-iii': {
    name: 'Überfall: Raubzug',
    text: 'Zerstöre bis zu 2 Zivilgebäude des Rivalen, eines bis Zeitalter III und eines bis Zeitalter II; du erhältst je die halben aufgedruckten Kosten in Ressourcen, aufgerundet.',
  },
  'war-over-territory-ii': {
    name: 'Krieg um Gebiet',
    text: 'Der Sieger nimmt aus dem gelben Vorrat des Verlierers 1 gelben Spielstein und 1 weiteren je volle 5 Punkte Stärkevorteil, höchstens was dort liegt.',
  },
  'war-over-technology-ii': {
    name: 'Krieg um Technologie',
    text: 'Der Sieger nimmt dem Verlierer Wissenschaft in Höhe des Stärkevorteils. Stattdessen darf er dafür Spezialtechnologien des Verlierers nehmen, deren Wissenschaftskosten hineinpassen, aber keine, die er schon im Spiel oder auf der Hand hat; eine niedrigere als die eigene derselben Art verlässt sofort das Spiel.',
  },
  'war-over-culture-iii': {
    name: 'Krieg um Kultur',
    text: 'Der Sieger nimmt dem Verlierer 5 Kultur und 1 je Punkt des Stärkevorteils, höchstens was dieser hat.',
  },
  'open-borders-agreement-i': {
    name: 'Abkommen über offene Grenzen',
    text: 'Beide +1 Militäraktion. Greift einer den anderen an, durch Überfall oder Krieg, hat er dabei +2 Stärke. Der Pakt bleibt bestehen.',
  },
  'trade-routes-agreement-i': {
    name: 'Handelswegeabkommen',
    text: 'Einmal in jedem eigenen Spielzug darf A 1 Nahrung als Ressource nutzen, B 1 Ressource als Nahrung.',
  },
  'acceptance-of-supremacy-ii': {
    name: 'Vormachtsübereinkunft',
    text: 'A produziert 1 Ressource mehr, B 1 weniger. Sie können einander nicht angreifen.',
  },
  'international-trade-agreement-ii': {
    name: 'Internationales Handelsabkommen',
    text: 'A: Produktionsbonus 1 Ressource. B: Produktionsbonus 1 Nahrung.',
  },
  'promise-of-military-protection-ii': {
    name: 'Versprechen militärischen Schutzes',
    text: 'A: +1 Kultur. B: +4 Stärke, 1 Kultur weniger. Endet, wenn einer den anderen angreift, bevor der Angriff ausgewertet wird.',
  },
  'scientific-cooperation-ii': {
    name: 'Wissenschaftliche Zusammenarbeit',
    text: 'Entwickelt einer eine Technologie, zahlt er 2 Wissenschaft weniger und der andere muss 1 zahlen; kann dieser nicht, kann die Technologie nicht entwickelt werden.',
  },
  'international-tourism-iii': {
    name: 'Internationaler Tourismus',
    text: 'Jeder erhält 1 Kultur pro Spielzug für jedes vollendete Wunder des anderen.',
  },
  'loss-of-sovereignty-iii': {
    name: 'Verlust der Souveränität',
    text: 'A: +2 Kultur. B: 2 Kultur weniger, niemand darf B den Krieg erklären. Sie können einander nicht angreifen.',
  },
  'military-pact-iii': {
    name: 'Militärpakt',
    text: 'Beide +3 Stärke. Endet, wenn einer den anderen angreift, bevor der Angriff ausgewertet wird.',
  },
  'peace-treaty-iii': { name: 'Friedensvertrag', text: 'Beide +1 Kultur. Sie können einander nicht angreifen.' },
  'military-bonus-i': { name: 'Militärbonuskarte' },
  'military-bonus-ii': { name: 'Militärbonuskarte' },
  'military-bonus-iii': { name: 'Militärbonuskarte' },
};
