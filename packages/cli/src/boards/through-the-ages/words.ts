/** What only the terminal's board of Through the Ages says; every name of a card is in the game's text book. */

import type { Language } from '@tabularium/kernel';

/** The board's words. */
export interface BoardWords {
  readonly age: (age: string) => string;
  readonly round: (round: number, last: number) => string;
  readonly decks: (civil: number, military: number) => string;
  readonly turn: (name: string) => string;
  readonly row: string;
  readonly canTake: string;
  readonly actions: (count: number) => string;
  /** Science, resources and food in one letter each. */
  readonly signs: { readonly science: string; readonly resources: string; readonly food: string };
  readonly signsMean: string;
  readonly events: (current: number, future: number, past: number) => string;
  readonly known: string;
  readonly tactics: string;
  readonly none: string;
  readonly columns: readonly string[];
  readonly status: (left: Readonly<Record<'civil' | 'military' | 'food' | 'resources' | 'science', string>>) => string;
  readonly workers: (unused: number) => string;
  readonly discontent: (workers: number) => string;
  readonly bank: (yellow: number, blue: number) => string;
  readonly hands: (civil: number, military: number) => string;
  readonly civilHand: string;
  readonly militaryHand: string;
  readonly leader: string;
  readonly government: string;
  readonly tactic: string;
  readonly fields: string;
  readonly urban: (limit: number) => string;
  readonly units: string;
  readonly special: string;
  readonly wonders: string;
  readonly building: string;
  readonly ravaged: string;
  readonly colonies: string;
  readonly pact: (name: string) => string;
  readonly war: (name: string) => string;
  readonly resigned: string;
  /** A noun as it is written within a sentence. */
  readonly withinSentence: (noun: string) => string;
}

/** The words of each language. */
export const WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    age: (age) => `Age ${age}`,
    round: (round, last) => (last > 0 ? `round ${round}, the last is ${last}` : `round ${round}`),
    decks: (civil, military) => `cards left: ${civil} civil, ${military} military`,
    turn: (name) => `turn of ${name}`,
    row: 'Card row',
    canTake: 'you can take',
    actions: (count) => `${count} CA`,
    signs: { science: 'S', resources: 'R', food: 'F' },
    signsMean: 'CA civil actions, S science, R resources, F food, ● worker, ▪ blue token',
    events: (current, future, past) => `Events: ${current} current, ${future} future, ${past} past`,
    known: 'future events you know',
    tactics: 'Common tactics',
    none: 'none',
    columns: ['culture', 'science', 'strength', 'happiness', 'food', 'resources', 'civil', 'military'],
    status: ({ civil, military, food, resources, science }) =>
      `civil actions ${civil} · military actions ${military} · food ${food} · resources ${resources} · science ${science}`,
    workers: (unused) => `unused workers ${unused}`,
    discontent: (workers) => `${workers} discontent!`,
    bank: (yellow, blue) => `bank: yellow ${yellow}, blue ${blue}`,
    hands: (civil, military) => `hand: ${civil} civil, ${military} military`,
    civilHand: 'Civil hand',
    militaryHand: 'Military hand',
    leader: 'Leader',
    government: 'Government',
    tactic: 'Tactic',
    fields: 'Farms and mines',
    urban: (limit) => `Buildings (up to ${limit} of a kind)`,
    units: 'Units',
    special: 'Special',
    wonders: 'Wonders',
    building: 'under construction',
    ravaged: 'ravaged',
    colonies: 'Colonies',
    pact: (name) => `with ${name}`,
    war: (name) => `against ${name}`,
    resigned: 'has resigned',
    withinSentence: (noun) => noun.toLowerCase(),
  },
  de: {
    age: (age) => `Zeitalter ${age}`,
    round: (round, last) => (last > 0 ? `Spielrunde ${round}, die letzte ist ${last}` : `Spielrunde ${round}`),
    decks: (civil, military) => `Stapel: Zivilkarten ${civil}, Militärkarten ${military}`,
    turn: (name) => `Spielzug von ${name}`,
    row: 'Kartenleiste',
    canTake: 'nehmbar',
    actions: (count) => `${count} ZA`,
    signs: { science: 'W', resources: 'R', food: 'N' },
    signsMean: 'ZA Zivilaktion, W Wissenschaft, R Ressource, N Nahrung, ● Arbeiter, ▪ blauer Spielstein',
    events: (current, future, past) => `Ereignisse: ${current} aktuelle, ${future} zukünftige, ${past} vergangene`,
    known: 'zukünftige, die du kennst',
    tactics: 'Allgemeiner Taktikbereich',
    none: 'leer',
    columns: ['Kultur', 'Wissenschaft', 'Stärke', 'Freude', 'Nahrung', 'Ressourcen', 'zivil', 'Militär'],
    status: ({ civil, military, food, resources, science }) =>
      `Zivilaktionen ${civil} · Militäraktionen ${military} · Nahrung ${food} · Ressourcen ${resources} · Wissenschaft ${science}`,
    workers: (unused) => `unbeschäftigte Arbeiter ${unused}`,
    discontent: (workers) => `${workers} unzufrieden!`,
    bank: (yellow, blue) => `Vorrat: gelb ${yellow}, blau ${blue}`,
    hands: (civil, military) => `Handkarten: Zivil ${civil}, Militär ${military}`,
    civilHand: 'Zivilkarten auf der Hand',
    militaryHand: 'Militärkarten auf der Hand',
    leader: 'Anführer',
    government: 'Regierungsform',
    tactic: 'Taktik',
    fields: 'Farmen und Minen',
    urban: (limit) => `Zivilgebäude (Limit ${limit})`,
    units: 'Einheiten',
    special: 'Spezialtechnologien',
    wonders: 'Wunder',
    building: 'im Bau',
    ravaged: 'verfallen',
    colonies: 'Kolonien',
    pact: (name) => `mit ${name}`,
    war: (name) => `gegen ${name}`,
    resigned: 'hat aufgegeben',
    withinSentence: (noun) => noun,
  },
};
