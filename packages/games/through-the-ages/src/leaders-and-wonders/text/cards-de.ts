/** The names of these cards in German, and what is odd about them. */

import { player } from '@tabularium/kernel';
import type { Briefs } from '../../text/briefs.ts';
import { type CardTexts, nextStage } from '../../text/card-texts.ts';
import { card, resourcesFor } from '../../text/phrases-de.ts';
import type { LEADERS } from '../content/leaders.ts';
import type { WONDERS } from '../content/wonders.ts';
import type { CardSentences } from './sentences.ts';

/** Every new leader and wonder by its id. */
export const CARDS: CardTexts<object, typeof LEADERS & typeof WONDERS> = {
  boudica: {
    name: 'Boudicca',
    text: 'Zu Beginn deines Spielzuges: Gehörst du zu den zwei schwächsten Zivilisationen (zu zweit: bist du die schwächere), hast du in diesem Spielzug 2 zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten; sonst wählst und erhältst du 1 Nahrung, 1 Ressource oder 1 Wissenschaft.',
  },
  cleopatra: {
    name: 'Kleopatra',
    text: 'In jeder deiner Aktionsphasen hast du 1 zeitweilige Ressource für Stufen eines Wunders oder zum Bauen und Aufwerten von Zivilgebäuden.',
  },
  hippocrates: {
    name: 'Hippokrates',
    text: 'Zu Beginn jedes deiner Spielzüge legst du 1 gelben Spielstein aus der Schachtel beiseite (höchstens 3 liegen dort). Für den Rest der Partie kommt am Ende jedes Zeitalters (I, II, III), nachdem gelbe Spielsteine verloren gingen, einer davon in deinen Vorrat, auch wenn Hippokrates nicht mehr im Spiel ist oder du keinen zu verlieren hattest. Sonst betrifft nichts diese Spielsteine.',
    rule: 'TA 18.A4',
  },
  confucius: {
    name: 'Konfuzius',
    text: '1 Wissenschaft für jedes Ereignis, das du vorbereitest, und wenn er das Spiel verlässt. Du darfst jede Militärkarte verdeckt als Ereignis vorbereiten (Kultur nach ihrer Stufe wie üblich); wird eine aufgedeckt, die keines ist, erhält jede Zivilisation 1 Wissenschaft, auch wenn er nicht mehr im Spiel ist.',
    rule: 'TA 18.A1',
  },
  'sun-tzu': {
    name: 'Sunzi',
    text: '+1 Stärke. Deine Taktiken bleiben bei dir und können von niemandem kopiert werden, auch die ersetzten. Am Ende deines Spielzuges ziehst du 2 Militärkarten zusätzlich, auch ohne übrige Militäraktion. Zu Beginn deines ersten Spielzuges ohne ihn kommen alle deine Taktiken in den allgemeinen Taktikbereich. Verlässt er das Spiel, kommt er unter deine aktuelle Taktik, wenn du eine hast: Genau diese Karte hat für den Rest der Partie +1 taktische Stärke, liegt getrennt von gleichen Karten und kann wie üblich kopiert werden.',
    rule: 'TA 18.A2',
  },
  ashoka: {
    name: 'Ashoka',
    text: 'Produktionsbonus nach den Farben deiner Zivilkarten auf der Hand (braun: Farmen und Minen, grau: Zivilgebäude, rot: Einheiten, blau: Spezialtechnologien, orange: Regierungsformen, grün: Anführer, gelb: Aktionskarten): bei genau 2 Farben 1 Ressource, ab 3 Farben 1 Nahrung und 1 Ressource. Mit verdeckten Handkarten zeigst du die Karten, die dafür nötig sind.',
    rule: 'TA 18.A3',
  },
  'isabella-of-castile': {
    name: 'Isabella',
    text: 'Produktionsbonus 1 Ressource, +2 blaue Spielsteine. Beim Kolonisieren darfst du einmal 1, 3 oder 6 Ressourcen für einen Kolonisierungsbonus von +1, +2 oder +3 zahlen.',
  },
  'eleanor-of-aquitaine': {
    name: 'Eleonore von Aquitanien',
    text: 'Für jedes Ereignis, das du vorbereitest, ziehst du 2 Militärkarten. Für jede Militärkarte, die du am Ende deines Spielzuges als überzählig abwerfen musst, 1 Kultur. Ersetzt du sie, erhältst du bis zu 3 verbrauchte Zivilaktionen statt 1 zurück (auch die für den neuen Anführer).',
    rule: 'TA 18.I5',
  },
  'jan-zizka': {
    name: 'Jan Žižka',
    text: '+1 Militäraktion. Für Taktiken darf jede deiner Farmen als Infanterie oder Artillerie des Zeitalters A zählen (ohne Stärke, nicht beim Kolonisieren und nicht für die Große Mauer). Armeen bilden sich immer so, dass die Stärke am größten ist. Jede deiner Armeen bringt 1 Kultur.',
    rule: 'TA 18.I2',
  },
  nostradamus: {
    name: 'Nostradamus',
    text: '3 Kultur zusätzlich für jedes Ereignis, das du vorbereitest. Ereignisse, die andere vorbereiten, solange du ihn hast, darfst du ansehen und bis zum Mischen jederzeit wieder, auch wenn er nicht mehr im Spiel ist. Gegen Überfälle und wenn Ereignisse die schwächsten Zivilisationen suchen, hast du +3 Stärke (nicht für die stärksten, nicht für Boudicca, nicht in Kriegen).',
    rule: 'TA 18.I3',
  },
  'johannes-gutenberg': {
    name: 'Johannes Gutenberg',
    text: 'In jedem Spielzug hast du eine zusätzliche Zivilaktion, nur um ein Laboratorium oder eine Bibliothek zu nehmen, zu entwickeln, zu bauen oder dazu aufzuwerten (oder für eine Aktionskarte, die das tut), mit einem Nachlass von 1 Wissenschaft oder 1 Ressource. Sie ist kein Spielstein, zählt nicht für Handkartenlimit und Revolution und muss nicht zuerst genutzt werden. Wenn du sie nutzt, 2 Kultur.',
    rule: 'TA 18.I4',
  },
  saladin: {
    name: 'Saladin',
    text: 'Am Ende jeder deiner Aktionsphasen wählst du: +2 Stärke oder +1 Zivilaktion (sie zählt für Handkartenlimit und Revolution). Das gilt bis zur nächsten Wahl oder bis er das Spiel verlässt; dann geht die Stärke oder die Aktion (eine verbrauchte zuerst) verloren.',
    rule: 'TA 18.I1',
  },
  'catherine-the-great': {
    name: 'Katharina die Große',
    text: '+2 Kultur, +1 Militäraktion. Einmal pro Partie als Politikaktion: Jede Zivilisation mit weniger Stärke als deine verliert 1 gelben Spielstein aus ihrem Vorrat; gehen so mindestens 1 (zu dritt) oder 2 (zu viert) verloren, erhältst du 1. Zu zweit nimmst du dem schwächeren Rivalen 1.',
    rule: 'TA 18.II5',
  },
  'maria-theresa': {
    name: 'Maria Theresa',
    text: 'Für jeden gelben Spielstein, der aus deinem Vorrat in deinen Arbeitervorrat kommt (auf welche Weise auch immer), 1 Wissenschaft und 1 Kultur. Zu Beginn deiner Aktionsphase hast du 1 zeitweilige Ressource zum Bauen und Aufwerten von Einheiten, stattdessen 3, wenn du zu den zwei schwächsten Zivilisationen gehörst (zu zweit: die schwächere bist).',
    rule: 'TA 18.II4',
  },
  'james-watt': {
    name: 'James Watt',
    text: 'Deine Farmen und Minen und ihre Technologien sind billiger: Zeitalter II 2 Ressourcen und 2 Wissenschaft, Zeitalter III 4 Ressourcen und 4 Wissenschaft (A und I nichts); beim Aufwerten gelten beide gesenkten Kosten. Verlässt er das Spiel, erhältst du Kultur in Höhe dessen, was ein Arbeiter deiner besten Farm oder Mine produziert (Machu Picchu eingeschlossen).',
    rule: 'TA 18.II6',
  },
  'alfred-nobel': {
    name: 'Alfred Nobel',
    text: '+2 Wissenschaft, +2 Stärke. Ersetzt du ihn, erhältst du keine Zivilaktion zurück; er wird stattdessen zum Nobelpreis: Von da an erhält jede Zivilisation am Ende eines Spielzuges, in dem sie mindestens 2 Technologien entwickelt hat, 4 Kultur (einmal pro Spielzug; auch im Spielzug des Ersetzens, und was davor entwickelt wurde, zählt mit). Verlässt er das Spiel anders, gibt es keinen Preis.',
    rule: 'TA 18.II1',
  },
  'antoni-gaudi': {
    name: 'Antoni Gaudí',
    text: 'Eine Zivilgebäudetechnologie zu entwickeln kostet 1 Wissenschaft weniger für jede andere Art von Zivilgebäuden, die du gebaut hast. Dein bestes Zivilgebäude jeder Art bringt 1 Kultur mehr.',
    rule: 'TA 18.II3',
  },
  'charles-darwin': {
    name: 'Charles Darwin',
    text: 'Jeder deiner Tempel hat 1 Freudesymbol weniger, jedes Laboratorium und jede Bibliothek bringt 1 Kultur mehr. Technologien nimmst du für 1 Zivilaktion weniger, mindestens aber 1. Mit dem Petersdom heben sich beide Wirkungen auf Tempel auf.',
    rule: 'TA 18.II2',
  },
  'marie-curie-sklodowska': {
    name: 'Marie Curie Sklodowska',
    text: 'Deine beste Mine (die höchste Stufe mit Arbeiter) bringt auch Wissenschaft in Höhe ihrer Stufe, dein bestes Laboratorium Stärke in Höhe seiner Stufe, sie selbst Kultur in Höhe der höheren der beiden Stufen.',
    rule: 'TA 18.III5',
  },
  'marlene-dietrich': {
    name: 'Marlene Dietrich',
    text: 'Jedes deiner Theater auf der höchsten Theaterstufe mit Arbeitern bringt 1 Kultur und 1 Freudesymbol mehr. Eine deiner Infanterie-, Kavallerie- oder Artillerieeinheiten zählt für Taktiken doppelt (nicht ihre Stärke); beim Kolonisieren nur eine, die auch entsandt wird.',
    rule: 'TA 18.III2',
  },
  'steve-jobs': {
    name: 'Steve Jobs',
    text: 'Dein bestes Laboratorium hat Freudesymbole in Höhe seiner Stufe. Jedes Mal, wenn du eine Technologie entwickelst, darfst du 1 Ressource zahlen und erhältst 4 Kultur.',
  },
  'nelson-mandela': {
    name: 'Nelson Mandela',
    text: '+2 Kultur, +1 Zivilaktion. Hast du keine unzufriedenen Arbeiter (nach Abzug der Verbotenen Stadt), kostet es 3 Zivilaktionen mehr, ihn zu nehmen. Am Ende deines Spielzuges, nach dem Abwerfen überzähliger Militärkarten, 1 Kultur für jedes überzählige Freudesymbol: Freudewert (höchstens 8) minus benötigter Freudewert; 0 bei leerem gelbem Vorrat. Das ist keine Produktion.',
    rule: 'TA 18.III3',
  },
  'pierre-de-coubertin': {
    name: 'Pierre de Coubertin',
    text: 'Jede deiner Arenen bringt 2 Kultur. Einmal pro Partie eröffnest du vor deiner Politikaktion (auch wenn du auf sie verzichtet hast) die Olympischen Spiele: 8 Kultur; bis kurz vor deiner nächsten Politikphase verliert jeder, auch du, der einen Überfall spielt oder einen Krieg erklärt, 8 Kultur.',
    rule: 'TA 18.III1',
  },
  'ian-fleming': {
    name: 'Ian Fleming',
    text: 'Deine beste Bibliothek und dein bestes Theater bringen je Kultur in Höhe ihrer Stufe dazu. Zu Beginn deiner Politikphase darfst du die Militärkarten eines Spielers ansehen, aber nicht in zwei Spielzügen nacheinander die desselben (zu zweit: jeden zweiten Spielzug); auch wenn du auf deine Politikaktion verzichtet hast.',
    rule: 'TA 18.III4',
  },
  colosseum: {
    name: 'Kolosseum',
    text: '+1 Militäraktion, +1 Freudesymbol. Infanterie- und Kavallerietechnologien kosten dich so viel Wissenschaft weniger wie ihre Stufe; für jede, die du entwickelst, erhältst du 2 Kultur.',
  },
  'roman-roads': {
    name: 'Römische Straßen',
    text: '+1 gelber Spielstein, +1 blauer Spielstein. Dazu je nach aktuellem Zeitalter: in I ein Produktionsbonus von 1 Ressource, in II +1 Wissenschaft, ab III +2 Kultur; in A nichts.',
    rule: 'TA 18.A5',
  },
  stonehenge: {
    name: 'Stonehenge',
    text: '+1 Kultur, +1 Freudesymbol. Für jede Stufe, die du daran baust, erhältst du sofort Wissenschaft in Höhe ihrer aufgedruckten Kosten.',
  },
  acropolis: {
    name: 'Akropolis',
    text: '+1 Kultur, +1 Stärke. Dein Zivilgebäudelimit ist um 1 höher. Ein friedlicher Regierungswechsel kostet 1 Wissenschaft weniger je Zivilgebäude, das du hast (nicht unter 0; nicht bei Revolutionen).',
  },
  'machu-picchu': {
    name: 'Machu Picchu',
    text: '+1 blauer Spielstein. Je ein Arbeiter auf deiner besten Farm und deiner besten Mine der Zeitalter A oder I produziert 1 blauen Spielstein mehr, der so viel wert ist wie die anderen dort. Ohne eine solche Farm (Mine) mit Arbeiter geschieht für Nahrung (Ressourcen) nichts. Zählt als Produktion dieser Karte.',
    rule: 'TA 18.I7',
  },
  'himeji-castle': {
    name: 'Burg Himeji',
    text: '+2 Kultur, +2 Stärke. Wird ein Überfall oder Krieg ausgewertet, an dem du beteiligt bist, darfst du eine deiner Einheiten opfern: Ihre Stärke zählt dabei doppelt; als Angreifer erhältst du 3 Kultur, als Verteidiger +3 Stärke dazu. Danach kommt ihr gelber Spielstein in den Vorrat, auch wenn der Angriff scheitert. Im Überfall nennt der Angreifer sie beim Ausspielen (auch um einen sonst zu starken Rivalen zu erreichen), der Verteidiger zusammen mit seinen Karten; im Krieg beide bei der Auswertung.',
    rule: 'TA 18.I9',
  },
  'forbidden-city': {
    name: 'Verbotene Stadt',
    text: '+1 Zivilaktion. Immer wenn deine unzufriedenen Arbeiter gezählt werden, ziehst du 2 ab (nicht unter 0). Die Freudesymbole ändern sich nicht.',
    rule: 'TA 18.I6',
  },
  'silk-road': {
    name: 'Seidenstraße',
    text: '+2 Kultur, +1 Wissenschaft (wenn sie vollendet ist). Schon ab der ersten Stufe bringt die erste Aktionskarte, die du in jedem deiner Spielzüge spielst, 1 mehr; im Spielzug der ersten Stufe die erste Karte danach.',
    rule: 'TA 18.I8',
  },
  'harvard-college': {
    name: 'Harvard College',
    text: '+1 Kultur, +3 Wissenschaft. Einmal pro Spielzug darfst du eine Aktionskarte spielen, die du in diesem Spielzug genommen hast.',
  },
  'statue-of-liberty': {
    name: 'Freiheitsstatue',
    text: 'Deine Regierungsform bringt Kultur in Höhe ihrer Stufe (0/1/2/3).',
  },
  'louvre-museum': {
    name: 'Louvre',
    text: '+2 Kultur. Nach der Vollendung behält er seine blauen Spielsteine (einen je Stufe) und bringt +1 Kultur je Spielstein. In deiner Aktionsphase darfst du jederzeit und ohne Aktion beliebig viele davon abgeben: Der Spielstein kommt in den Vorrat, dann erhältst du 2 Ressourcen. Diese Spielsteine sind keine Ressourcen; wer dir Ressourcen nimmt, bekommt sie nicht.',
    rule: 'TA 18.II8',
  },
  'suez-canal': {
    name: 'Sueskanal',
    text: 'Bei der Vollendung darfst du ein Gebiet von der Hand kolonisieren, ohne eine Kolonisierungstruppe zu entsenden. Produktionsbonus: 1 Ressource je Kolonie, die du hast.',
  },
  'empire-state-building': {
    name: 'Empire State Building',
    text: 'Bei der Vollendung vergleichst du dich mit allen anderen: Nahrungsproduktion, Ressourcenproduktion, Wissenschaftswert, Kulturwert und Stärkewert. Für jeden dieser Werte, in dem du allein führst, erhältst du 7 / 8 / 9 Kultur (bei 2 / 3 / 4 Spielern). Gleichstand bringt nichts. Produktionsboni zählen mit, Korruption und Verbrauch nicht.',
    rule: 'TA 18.III6',
  },
  'united-nations': {
    name: 'Vereinte Nationen',
    text: 'Bei der Vollendung 4 Kultur für jedes deiner vollendeten Wunder (dieses zählt mit) oder für jede deiner Spezialtechnologien oder für jede Art von Zivilgebäuden, die du hast, je nachdem, wovon du am meisten hast. Danach darfst du ein Ereignis des Zeitalters III von der Hand zeigen: Es wird für alle ausgewertet, du behältst die Karte und darfst sie später noch vorbereiten.',
    rule: 'TA 18.III6',
  },
  'international-red-cross': {
    name: 'Internationales Rotes Kreuz',
    text: 'Jede Stufe kostet 3 Nahrung statt Ressourcen; wer eine baut, erhält sofort 6 Kultur. Andere dürfen in ihrer Aktionsphase eine Stufe pro Spielzug für 1 Zivilaktion und 3 Nahrung bauen (ohne Aktionskarten und Bauwesentechnologien). Der Besitzer darf Bauwesentechnologien nutzen; vom Ingenieurgenie nutzt ihm nur die Stufe, nicht der Nachlass. Der blaue Spielstein kommt immer vom Besitzer. Mit der letzten Stufe, wer immer sie baut, vollendet der Besitzer das Wunder und erhält 1 Kultur je Kolonie im Spiel (aller Spieler).',
    rule: 'TA 18.III8',
  },
  'manhattan-project': {
    name: 'Manhattan-Projekt',
    text: '+13 Stärke. Bei der Vollendung sofort Kultur in Höhe deines Wissenschaftswerts.',
  },
};

/** What these cards say on their faces. */
export const BRIEFS: Briefs<typeof LEADERS, typeof WONDERS> = {
  boudica: '2 für Einheiten oder 1 nach Wahl',
  cleopatra: 'je Spielzug, für Stufen oder Gebäude',
  hippocrates: 'gelbe Spielsteine für Zeitalterenden',
  confucius: 'je Ereignis; bereitet jede Karte vor',
  'sun-tzu': 'zieht 2 mehr, behält seine Taktiken',
  ashoka: 'Produktion nach Farben auf der Hand',
  'isabella-of-castile': 'Ressourcen kaufen Kolonisierung',
  'eleanor-of-aquitaine': 'Militärkarten je Ereignis',
  'jan-zizka': 'Kultur je Armee; Farmen füllen Armeen',
  nostradamus: 'je Ereignis; Überfälle: +3 Stärke',
  'johannes-gutenberg': 'Extraaktion: Laboratorium, Bibliothek',
  saladin: 'je Spielzug +2 Stärke oder Zivilaktion',
  'catherine-the-great': 'einmal: Schwächere verlieren 1 gelben',
  'maria-theresa': 'je neuem Arbeiter; Einheiten billiger',
  'james-watt': 'Farmen und Minen 2 oder 4 billiger',
  'alfred-nobel': 'ersetzt: der Nobelpreis',
  'antoni-gaudi': 'für das beste Gebäude jeder Art',
  'charles-darwin': 'Wissensgebäude +1; Technologien billiger',
  'marie-curie-sklodowska': 'Stufen von Mine und Laboratorium',
  'marlene-dietrich': 'beste Theater; 1 Einheit zählt doppelt',
  'steve-jobs': 'Laboratorium: Freude; Technologie: 4',
  'nelson-mandela': 'Kultur je überzähliger Freude',
  'pierre-de-coubertin': 'je Arena; einmal Olympische Spiele: 8',
  'ian-fleming': 'Stufen von Bibliothek und Theater',
  colosseum: 'Infanterie, Kavallerie billiger; Kultur',
  'roman-roads': 'I: Ressource, II: Wissen, III: 2 Kultur',
  stonehenge: 'je Stufe: ihr Preis als Wissenschaft',
  acropolis: 'Regierungsformen billiger',
  'machu-picchu': 'beste alte Farm und Mine: 1 mehr',
  'himeji-castle': 'opfere eine Einheit: zählt doppelt',
  'forbidden-city': '2 Unzufriedene weniger',
  'silk-road': 'erste Aktionskarte je Spielzug: 1 mehr',
  'harvard-college': 'spielt eine eben genommene Karte',
  'statue-of-liberty': 'Kultur: Stufe der Regierungsform',
  'louvre-museum': 'je Spielstein, oder 2 Ressourcen dafür',
  'suez-canal': 'je Kolonie 1 Ressource; kolonisiert',
  'empire-state-building': '8 je Wert, in dem du führst',
  'united-nations': '4 je Wunder, blaue Karte oder Art',
  'international-red-cross': 'je Stufe 6 Kultur, wer sie auch baut',
  'manhattan-project': 'wenn vollendet: Kultur nach Wissenschaft',
};

const STANCES: readonly string[] = ['2 Stärke', '1 Zivilaktion'];

/** What the actions and choices of single cards are called. */
export const SENTENCES: CardSentences = {
  prompts: {
    invest: ({ price, culture }) => `${resourcesFor(price)} für ${culture} Kultur zahlen?`,
    stance: () => 'Wähle, was dein Anführer bis zur nächsten Wahl bringt',
    'colonize-from-hand': () => 'Kolonisiere ein Gebiet von der Hand oder keines',
    'reveal-from-hand': () => 'Decke ein Ereignis aus Zeitalter III von deiner Hand auf oder keines',
  },
  actions: {
    'spend-token': () => 'Einen blauen Spielstein deines Wunders ausgeben',
    help: ({ owner }, view) =>
      `Eine Stufe von ${card(view.players[owner]?.building ?? '')} für ${player(owner)} bauen: 1 Zivilaktion und ${nextStage(view, owner)} Nahrung, dafür 6 Kultur`,
    'open-games': () => 'Die Olympischen Spiele eröffnen',
    pay: () => 'Zahlen',
    colonize: ({ card: id }) => `${card(id)} kolonisieren`,
    'show-event': ({ card: id }) => `${card(id)} aufdecken`,
  },
  facts: {
    'spent-token': ({ seat, card: id }) => `${player(seat)} gibt einen blauen Spielstein von ${card(id)} aus.`,
    'games-opened': ({ seat }) => `${player(seat)} eröffnet die Olympischen Spiele.`,
    'took-stance': ({ seat, card: id, option }) => `${card(id)} bringt ${player(seat)} jetzt ${STANCES[option]}.`,
    'strengthened-tactic': ({ card: id, bonus }) => `Die Taktik ${card(id)} ist jetzt um ${bonus} stärker.`,
  },
  choices: { stance: STANCES },
};
