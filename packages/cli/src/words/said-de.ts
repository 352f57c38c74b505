/** Help and complaints in German: whole sentences, and those with something to put in, marked `{}`. */

/** Sentences by their English wording. */
const SENTENCES: Readonly<Record<string, string>> = {
  'An open table for civilization board games': 'Ein offener Tisch für Zivilisationsspiele',
  'An open table for civilization board games.': 'Ein offener Tisch für Zivilisationsspiele.',
  'no colours; NO_COLOR and FORCE_COLOR are heeded too': 'ohne Farben; auch NO_COLOR und FORCE_COLOR gelten',
  'output the version number': 'die Versionsnummer nennen',
  'display help for command': 'Hilfe zum Befehl zeigen',
  'language; otherwise that of LANG': 'Sprache; sonst die von LANG',
  'the game; asked for if left out': 'das Spiel; ohne Angabe wird gefragt',
  'play a game in the terminal, against bots or sharing the keyboard':
    'im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur',
  'who sits where: human, human:Name, level:3, random, greedy, mcts, mcts:500ms, program:COMMAND':
    'wer wo sitzt: human, human:Name, level:3, random, greedy, mcts, mcts:500ms, program:BEFEHL',
  'the same seed gives the same dice and decks': 'derselbe Startwert gibt dieselben Würfel und Stapel',
  "the game's options": 'die Optionen des Spiels',
  'where to keep the game': 'wo die Partie liegen soll',
  'go on with a saved game': 'eine gespeicherte Partie fortsetzen',
  'go on with the last game that was saved here and is not over':
    'die letzte Partie fortsetzen, die hier gespeichert und nicht zu Ende ist',
  'show the table only when "board" is typed': 'den Tisch nur zeigen, wenn „brett“ getippt wird',
  'how long bots wait in case you take your step back': 'wie lange Bots warten, falls du deinen Schritt zurücknimmst',
  'list the games saved in this folder, the latest first':
    'die in diesem Ordner gespeicherten Partien nennen, die neueste zuerst',
  'a box, or "today"; without it all challenges are listed':
    'eine Schachtel oder "today"; ohne sie werden alle Herausforderungen aufgezählt',
  'a challenge of that box; without it they are listed':
    'eine Herausforderung dieser Schachtel; ohne sie werden sie aufgezählt',
  'solve small tasks from real positions; "today" is the one of the day':
    'kleine Aufgaben aus echten Stellungen lösen; "today" ist die des Tages',
  'learn a game by playing short lessons': 'ein Spiel in kurzen Lektionen spielend lernen',
  'what to learn; without it the courses are listed': 'was gelernt werden soll; ohne Angabe werden die Kurse genannt',
  'a lesson; without it they are listed': 'eine Lektion; ohne Angabe werden sie genannt',
  'print one JSON array': 'eine JSON-Liste ausgeben',
  'print one JSON object': 'ein JSON-Objekt ausgeben',
  'the game to play': 'das Spiel',
  'the game to play (default: every game)': 'das Spiel (Vorgabe: alle)',
  'let bots play many games and report who wins': 'Bots viele Partien spielen lassen und berichten, wer gewinnt',
  'how many sit at the table (default: as many as there are bots)':
    'wie viele am Tisch sitzen (Vorgabe: so viele, wie Bots genannt sind)',
  'how many games': 'wie viele Partien',
  'how many games of each': 'wie viele Partien von jedem',
  'who plays: level:3, random, greedy, mcts:1000, mcts:500ms, program:COMMAND':
    'wer spielt: level:3, random, greedy, mcts:1000, mcts:500ms, program:BEFEHL',
  'the same seed gives the same games': 'derselbe Startwert gibt dieselben Partien',
  'worker threads (default: one per processor)': 'Threads (Vorgabe: einer je Prozessor)',
  'also report what winners do differently': 'auch berichten, was Sieger anders machen',
  'keep every game there as a match file, for replay and review':
    'jede Partie dort als Partiedatei ablegen, zum Nachspielen und Auswerten',
  'a match file; - reads it from standard input': 'eine Partiedatei; - liest sie von der Standardeingabe',
  'tell a recorded match move by move': 'eine aufgezeichnete Partie Zug für Zug erzählen',
  'show the table after that many moves': 'den Tisch nach so vielen Zügen zeigen',
  'only check every move, fingerprint and the seed': 'nur jeden Zug, jeden Fingerabdruck und den Startwert prüfen',
  'match files; - reads one from standard input': 'Partiedateien; - liest eine von der Standardeingabe',
  'replay recorded matches and check every move, fingerprint and seed':
    'aufgezeichnete Partien nachspielen und jeden Zug, jeden Fingerabdruck und den Startwert prüfen',
  'every recorded match: the corpus of each game, games saved here, tables of the server':
    'jede aufgezeichnete Partie: die Sammlung jedes Spiels, hier gespeicherte Partien, Tische des Servers',
  'the game, or the letters of its rules, such as TI; without it the books are listed':
    'das Spiel oder die Buchstaben seiner Regeln, etwa TI; ohne Angabe werden die Hefte genannt',
  'a paragraph or chapter, such as 4.1 or SA 4, or words to look for':
    'ein Absatz oder Kapitel, etwa 4.1 oder SA 4, oder gesuchte Wörter',
  'read the rules': 'die Regeln lesen',
  'only the chapters': 'nur die Kapitel',
  'print at once, however long it is; otherwise PAGER (less) is used in a terminal':
    'sofort ausgeben, wie lang es auch ist; sonst dient im Terminal PAGER (less)',
  'measure how fast the kernel and the games are': 'messen, wie schnell der Kern und die Spiele sind',
  'run the server and its web table until Ctrl+C': 'den Server und seinen Tisch im Browser betreiben, bis Strg+C',
  'the port (PORT, 8080)': 'der Port (PORT, 8080)',
  'the address to listen on; 0.0.0.0 for everyone (HOST, localhost)': 'die Adresse; 0.0.0.0 für alle (HOST, localhost)',
  'the data folder (TABULARIUM_DATA, .tabularium)': 'der Datenordner (TABULARIUM_DATA, .tabularium)',
  'where to write it (default: tabularium-DATE.sqlite)': 'wohin (Vorgabe: tabularium-DATUM.sqlite)',
  "copy the server's database into one SQLite file, also while the server runs":
    'die Datenbank des Servers in eine SQLite-Datei kopieren, auch während er läuft',
  'the name of the account': 'der Name des Kontos',
  'make a link with which the account of that name chooses a new password, also while the server runs':
    'einen Link machen, mit dem das Konto dieses Namens ein neues Passwort wählt, auch während der Server läuft',
  'work out all ratings anew from the history of rated games, also while the server runs':
    'alle Wertungen aus den gewerteten Partien neu berechnen, auch während der Server läuft',
  'a backup that "tabularium backup" has written': 'eine Sicherung von „tabularium backup“',
  "fill the server's empty database from a backup; also the way from SQLite to PostgreSQL":
    'die leere Datenbank des Servers aus einer Sicherung füllen; auch der Weg von SQLite zu PostgreSQL',
  'list what people have reported to the host of the server, the newest first':
    'auflisten, was dem Gastgeber des Servers gemeldet wurde, das Neueste zuerst',
  'let bots of the upper levels play and look for what an expert would laugh at':
    'Bots der oberen Stufen spielen lassen und suchen, worüber Kenner lachen würden',
  'let every level play against the one below; goes on where it was stopped':
    'jede Stufe gegen die darunter spielen lassen; setzt fort, wo es anhielt',
  'the rulebook to play (default: every rulebook)': 'das Regelbuch (Vorgabe: jedes)',
  'only tables of so many (default: every number)': 'nur Tische mit so vielen (Vorgabe: jede Anzahl)',
  'only this level against the one below (default: 2 to 5)': 'nur diese Stufe gegen die darunter (Vorgabe: 2 bis 5)',
  'how many games a line': 'wie viele Partien je Zeile',
  'stop after about so many minutes': 'nach ungefähr so vielen Minuten aufhören',
  'where to keep what was played': 'wo aufbewahrt wird, was gespielt wurde',
  'play nothing, only show what was played': 'nichts spielen, nur zeigen, was gespielt wurde',
  'print the table for a page': 'die Tabelle für eine Seite ausgeben',
  'No such line: check --players and --level.': 'So eine Zeile gibt es nicht: --players und --level prüfen.',
  'only bots of this level (default: 3 to 5)': 'nur Bots dieser Stufe (Vorgabe: 3 bis 5)',
  'fit the weights that bots judge positions with, by self-play; goes on where it was stopped':
    'die Gewichte, nach denen Bots urteilen, durch Spiele gegen sich selbst anpassen; setzt fort, wo es anhielt',
  'how many sit at the table': 'wie viele am Tisch sitzen',
  'the bot that will use the weights': 'der Bot, der die Gewichte benutzen wird',
  'how many steps': 'wie viele Schritte',
  'how many directions are tried in a step, each in two games':
    'wie viele Richtungen in einem Schritt versucht werden, jede in zwei Partien',
  'how many pairs of games against the weights before, at the end':
    'wie viele Partiepaare am Ende gegen die bisherigen Gewichte',
  'the same seed gives the same weights': 'derselbe Startwert gibt dieselben Gewichte',
  'where to keep how far it is (default: train/GAME-SEED.json)':
    'wo der Stand aufbewahrt wird (Vorgabe: train/SPIEL-STARTWERT.json)',
  "put the weights into the game's folder and keep those before under this name":
    'die Gewichte in den Ordner des Spiels schreiben und die bisherigen unter diesem Namen behalten',
  'plans its whole turn: so many positions a turn': 'plant den ganzen Zug: so viele Stellungen je Zug',
  "plans its turn and looks at the others' replies": 'plant den Zug und sieht auf die Antworten der anderen',
  'another program, asked in lines of JSON (docs/bot-protocol.md)':
    'ein anderes Programm, gefragt in JSON-Zeilen (docs/bot-protocol.md)',
  'from a newcomer to as strong as we know how': 'vom Neuling bis so stark, wie wir es vermögen',
  'look a match over: chances over time, the moves that cost most and what would have been better':
    'eine Partie durchsehen: die Chancen im Verlauf, die teuersten Züge und was besser gewesen wäre',
  'play as one of our bots for another program: lines of JSON on standard input and output':
    'für ein anderes Programm als einer unserer Bots spielen: JSON-Zeilen auf Ein- und Ausgabe',
  'which bot answers': 'welcher Bot antwortet',
  'play very many random games and look for anything that breaks a rule of the table':
    'sehr viele zufällige Partien spielen und suchen, was gegen eine Regel des Tisches verstößt',
  'print a script that completes commands, flags and games in a shell':
    'ein Skript ausgeben, das Befehle, Schalter und Spiele in einer Shell vervollständigt',
  'the shell to print a script for': 'die Shell, für die das Skript ist',
  'Usage:': 'Aufruf:',
  'Arguments:': 'Angaben:',
  'Options:': 'Schalter:',
  'Commands:': 'Befehle:',
  'Examples:': 'Beispiele:',
  'Bots:': 'Bots:',
  'Games and their options:': 'Spiele und ihre Optionen:',
  'plays anything': 'spielt irgendetwas',
  'takes what looks best at once': 'nimmt, was sofort am besten aussieht',
  'searches: so many tries, or so long': 'sucht: so viele Versuche oder so lange',
  'npx tabularium --help lists every command, npx tabularium play --help the games, options and bots.':
    'npx tabularium --help nennt alle Befehle, npx tabularium play --help die Spiele, Optionen und Bots.',
  'Name match files, or write --all.': 'Nenne Partiedateien oder schreibe --all.',
  'Who plays? Say it with --seats, such as --seats human,greedy.':
    'Wer spielt mit? Sag es mit --seats, etwa --seats human,greedy.',
  'It must be a whole number of at least 1.': 'Es muss eine ganze Zahl ab 1 sein.',
  'It must be a number of seconds.': 'Es muss eine Zahl von Sekunden sein.',
  'Options must be an object.': '„options“ muss ein Objekt sein.',
  'A match file is one JSON object.': 'Eine Partiedatei ist ein JSON-Objekt.',
  '"game" must name a game.': '„game“ muss ein Spiel nennen.',
  '"rulesVersion" must be a whole number.': '„rulesVersion“ muss eine ganze Zahl sein.',
  '"seats" must be a whole number.': '„seats“ muss eine ganze Zahl sein.',
  '"options" must be an object.': '„options“ muss ein Objekt sein.',
  '"seed" must be 32 hexadecimal digits.': '„seed“ muss aus 32 hexadezimalen Ziffern bestehen.',
  'The seed is not the one that was promised: it does not fit "commitment".':
    'Der Startwert ist nicht der versprochene: Er passt nicht zu „commitment“.',
  '"moves" must be a list.': '„moves“ muss eine Liste sein.',
  '"seal" must be a fingerprint.': '„seal“ muss ein Fingerabdruck sein.',
  '"players" must be a list of names.': '„players“ muss eine Liste von Namen sein.',
  'It names its players, but has no "seal" that vouches for "players".':
    'Sie nennt ihre Spieler, hat aber kein „seal“, das für „players“ bürgt.',
  'The seal does not fit: "options" were changed after the file was written.':
    'Das Siegel passt nicht: „options“ wurden nach dem Schreiben der Datei geändert.',
  'The seal does not fit: "players" or "seal" were changed after the file was written.':
    'Das Siegel passt nicht: „players“ oder „seal“ wurden nach dem Schreiben der Datei geändert.',
  'The seal does not fit: the last of "moves" are missing, or "players" or "seal" were changed after the file was written.':
    'Das Siegel passt nicht: Die letzten „moves“ fehlen, oder „players“ oder „seal“ wurden nach dem Schreiben der Datei geändert.',
  'The seal does not fit: something in the file was changed after it was written.':
    'Das Siegel passt nicht: Etwas in der Datei wurde nach dem Schreiben geändert.',
  'It names a result, but the game is not over.': 'Sie nennt ein Ergebnis, aber das Spiel ist nicht zu Ende.',
  'Its result is not the one the moves lead to.': 'Ihr Ergebnis ist nicht das, zu dem die Züge führen.',
  'The game is over, but the file names no result.': 'Das Spiel ist zu Ende, aber die Datei nennt kein Ergebnis.',
  'a move must be an object.': 'Ein Zug muss ein Objekt sein.',
  '"seat" must be a whole number.': '„seat“ muss eine ganze Zahl sein.',
  '"action" must be an object.': '„action“ muss ein Objekt sein.',
  '"hash" must be a fingerprint.': '„hash“ muss ein Fingerabdruck sein.',
  '"chance" must be the number of a renewal.': '„chance“ muss die Nummer einer Erneuerung sein.',
  'the game was already over; nothing may follow.': 'Das Spiel war schon zu Ende; nichts darf folgen.',
  'chance is renewed as it was before.': 'Der Zufall wird erneuert, wie er schon war.',
  'The first moves of this match were forgotten.': 'Die ersten Züge dieser Partie sind vergessen.',
  'standard input': 'Standardeingabe',
};

/** Sentences with something to put in; the longer ones first, so that the right one is found. */
const FRAMES: readonly (readonly [english: string, german: string])[] = [
  ['Move {}: {}', 'Zug {}: {}'],
  ['There is no game {} here.', 'Das Spiel {} gibt es hier nicht.'],
  ['There is no ladder of "{}"; there are {}.', 'Eine Leiter von „{}“ gibt es nicht; es gibt {}.'],
  ['There is no game "{}"; there are {}.', 'Das Spiel „{}“ gibt es nicht; es gibt {}.'],
  ['There are no challenges of "{}"; there are {}.', 'Herausforderungen zu „{}“ gibt es nicht; es gibt {}.'],
  ['There is no challenge "{}"; there are {}.', 'Eine Herausforderung „{}“ gibt es nicht; es gibt {}.'],
  ['There are no lessons for "{}"; there are {}.', 'Lektionen zu „{}“ gibt es nicht; es gibt {}.'],
  ['There is no lesson "{}"; there are {}.', 'Die Lektion „{}“ gibt es nicht; es gibt {}.'],
  ['There are no rules of "{}"; there are {}.', 'Regeln von „{}“ gibt es nicht; es gibt {}.'],
  [
    'The rules of {} have no paragraph "{}"; they go from {} to {}.',
    'Die Regeln von {} haben keinen Absatz „{}“; sie gehen von {} bis {}.',
  ],
  ['{} seats {} to {} players, not {}.', '{} ist für {} bis {} Spieler, nicht für {}.'],
  ['"{}" is no option; write name=value.', '„{}“ ist keine Option; schreibe name=wert.'],
  ['There is no file "{}".', 'Die Datei „{}“ gibt es nicht.'],
  ['"{}" cannot be read: {}', '„{}“ lässt sich nicht lesen: {}'],
  ['"{}" cannot be written: {}', '„{}“ lässt sich nicht schreiben: {}'],
  ['"{}" is no name: use visible characters.', '„{}“ ist kein Name: Nimm sichtbare Zeichen.'],
  ['"{}" cannot sit here; there are {} and {}.', '„{}“ kann hier nicht sitzen; es gibt {} und {}.'],
  [
    '"{}" is no bot; there are {} (worlds), {} (tries), {} and {} to {}.',
    '„{}“ ist kein Bot; es gibt {} (Welten), {} (Versuche), {} und {} bis {}.',
  ],
  [
    '"{}" is of another training; name another file or seed.',
    '„{}“ gehört zu einem anderen Training; nenne eine andere Datei oder einen anderen Startwert.',
  ],
  ['Which game? There are {}.', 'Welches Spiel? Es gibt {}.'],
  ['Which command? There are {}.', 'Welcher Befehl? Es gibt {}.'],
  [
    '"{}" exists already; choose another name, or go on with --resume.',
    '„{}“ gibt es schon; wähle einen anderen Namen oder setze mit --resume fort.',
  ],
  ['"{}" exists already; choose another name.', '„{}“ gibt es schon; wähle einen anderen Namen.'],
  [
    'There is no database in "{}"; TABULARIUM_DATA says where it is.',
    'In „{}“ ist keine Datenbank; TABULARIUM_DATA sagt, wo sie ist.',
  ],
  ['Option "{}" knows no "{}"; it knows {}.', 'Die Option „{}“ kennt kein „{}“; sie kennt {}.'],
  ['Option "{}" knows {}; not {}.', 'Die Option „{}“ kennt {}, aber nicht {}.'],
  ['Option "{}" must be one of {}, not {}.', 'Die Option „{}“ muss eines davon sein: {}; nicht {}.'],
  [
    'Option "{}" must be a list of whole numbers from {} to {}, one for each seat, not {}.',
    'Die Option „{}“ muss eine Liste ganzer Zahlen von {} bis {} sein, eine für jeden Platz, nicht {}.',
  ],
  [
    'Option "{}" must be {} or a list of what is chosen, not {}.',
    'Die Option „{}“ muss {} oder eine Liste des Gewählten sein, nicht {}.',
  ],
  ['Unknown option "{}"; known: {}.', 'Die Option „{}“ gibt es nicht; es gibt: {}.'],
  ['With {} players option "{}" must be {}, not {}.', 'Zu {} muss die Option „{}“ {} sein, nicht {}.'],
  ['There is no unfinished game in "{}".', 'In „{}“ liegt keine unbeendete Partie.'],
  ['{} players need --options {}; please say so.', 'Zu {} braucht es --options {}; bitte schreibe es dazu.'],
  ['"{}" is a match of {}, not of {}.', '„{}“ ist eine Partie von {}, nicht von {}.'],
  ['This match is over; see it with: {}', 'Diese Partie ist zu Ende; sieh sie an mit: {}'],
  [
    'The match has {} seats; say who sits there, such as --seats human,greedy.',
    'Die Partie hat {} Plätze; sag, wer dort sitzt, etwa --seats human,greedy.',
  ],
  ['{} bots ({}) cannot share {} seats.', '{} Bots ({}) können sich nicht {} Plätze teilen.'],
  ['The match has {}; --at {} is beyond its end.', 'Die Partie hat {}; --at {} liegt hinter ihrem Ende.'],
  ['{} of {} not as recorded.', '{} von {} nicht wie aufgezeichnet.'],
  ['{} as recorded.', '{} wie aufgezeichnet.'],
  ['This is not a match file: {}', 'Das ist keine Partiedatei: {}'],
  ['"format" must be "{}", not {}.', '„format“ muss „{}“ sein, nicht {}.'],
  ['Unknown entry {}.', 'Unbekannter Eintrag {}.'],
  ['unknown entry {}.', 'Unbekannter Eintrag {}.'],
  ['"players" has {} names for {} seats.', '„players“ hat {} Namen für {} Plätze.'],
  [
    'The name of player {} must be at most {} visible characters on one line.',
    'Der Name von Spieler {} muss aus höchstens {} sichtbaren Zeichen in einer Zeile bestehen.',
  ],
  ['This is a match of {}, not of {}.', 'Das ist eine Partie von {}, nicht von {}.'],
  [
    'It was played with rules version {} of {}; here is version {}.',
    'Sie wurde mit der Regelfassung {} von {} gespielt; hier gilt Fassung {}.',
  ],
  [
    'leads to another state ({}) than was recorded ({}).',
    'Er führt zu einem anderen Stand ({}) als aufgezeichnet ({}).',
  ],
  ['Nothing can be kept in {}: {}', 'In {} lässt sich nichts ablegen: {}'],
  ['There is something in {} already; name an empty folder.', 'In {} liegt schon etwas; nenne einen leeren Ordner.'],
  ['seat {} cannot {}. {}', 'Platz {} kann nicht {} tun. {}'],
  ['seat {} cannot {}.', 'Platz {} kann nicht {} tun.'],
  ['No backup was made: {}', 'Es wurde nichts gesichert: {}'],
  ['No link was made: {}', 'Es wurde kein Link gemacht: {}'],
  ['No link was made: there is no account "{}".', 'Es wurde kein Link gemacht: Es gibt kein Konto „{}“.'],
  ['No rating was changed: {}', 'Es wurde keine Wertung geändert: {}'],
  ['Nothing was restored: {}', 'Es wurde nichts wiederhergestellt: {}'],
  ['The reports cannot be read: {}', 'Die Meldungen lassen sich nicht lesen: {}'],
  ['The stored tables cannot be read: {}', 'Die gespeicherten Tische lassen sich nicht lesen: {}'],
  ["unknown command '{}'", 'Den Befehl „{}“ gibt es nicht.'],
  ["unknown option '{}'", 'Den Schalter „{}“ gibt es nicht.'],
  ["missing required argument '{}'", 'Es fehlt die Angabe „{}“.'],
  ["option '{}' argument missing", 'Zum Schalter „{}“ fehlt der Wert.'],
  [
    "option '{}' argument '{}' is invalid. Allowed choices are {}.",
    'Zum Schalter „{}“ passt „{}“ nicht. Möglich sind {}.',
  ],
  ["option '{}' argument '{}' is invalid. {}", 'Zum Schalter „{}“ passt „{}“ nicht. {}'],
  [
    "command-argument value '{}' is invalid for argument '{}'. Allowed choices are {}.",
    'Für „{1}“ passt „{0}“ nicht. Möglich sind {2}.',
  ],
  ['{} (Did you mean {}?)', '{} (Meintest du {}?)'],
  ['{}, {} to {} players', '{}, {} bis {} Spieler'],
  ['  {}=n/n/… (a number from {} to {} for each seat)', '  {}=n/n/… (eine Zahl von {} bis {} für jeden Platz)'],
  ['  {} or this/that, all/-this ({})', '  {} oder dies/das, all/-dies ({})'],
  ['{} (choices: {}, default: {})', '{} (möglich: {}, Vorgabe: {})'],
  ['{} (choices: {})', '{} (möglich: {})'],
  ['{} (default: {})', '{} (Vorgabe: {})'],
  ['{}, with {}', '{}, mit {}'],
  ['{} moves', '{} Züge'],
  ['{} move', '{} Zug'],
  ['{} matches', '{} Partien'],
  ['{} match', '{} Partie'],
  ['{}: {}', '{}: {}'],
];

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&');

const PATTERNS = FRAMES.map(([english, german]) => ({
  pattern: new RegExp(`^${escaped(english).replaceAll('{}', '(.+?)')}$`, 's'),
  german,
}));

/** What was said in English, in German; what has no German stays as it is. */
export function inGerman(english: string): string {
  const sentence = SENTENCES[english];
  if (sentence !== undefined) return sentence;
  for (const { pattern, german } of PATTERNS) {
    const found = pattern.exec(english);
    if (found === null) continue;
    const parts = found.slice(1).map(inGerman);
    // "File: problem" is nothing but its parts; where neither has German, it stays.
    let next = 0;
    return german.replaceAll(/\{(\d?)\}/g, (_, at: string) => parts[at === '' ? next++ : Number(at)] ?? '');
  }
  return english;
}
