/** What only the terminal's board of A New Dawn says; every name of the game is in its text book. */

import type { Language } from '@tabularium/kernel';
import type { FocusType } from '@tabularium/new-dawn/content';

/** The board's words. */
export interface BoardWords {
  readonly head: (round: number, starter: string) => string;
  readonly tiles: (left: number) => string;
  readonly legend: string;
  readonly choosable: string;
  readonly home: string;
  readonly events: string;
  readonly afterRounds: (rounds: number) => string;
  readonly direction: string;
  readonly wonders: string;
  readonly wonder: string;
  readonly cityStates: string;
  readonly naturalWonders: string;
  readonly under: (cards: number) => string;
  readonly forYou: (cost: number) => string;
  readonly goals: (needed: number, cards: number) => string;
  readonly dial: (at: number) => string;
  readonly next: (level: string, at: number) => string;
  readonly cities: (built: number, all: number) => string;
  readonly tokens: (left: number) => string;
  readonly caravans: (onCard: number) => string;
  readonly armies: (onCard: number) => string;
  readonly diplomacy: string;
  readonly from: (name: string) => string;
  readonly types: Readonly<Record<FocusType, string>>;
}

/** The words of each language. */
export const WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    head: (round, starter) => `Round ${round} · ${starter} starts each round`,
    tiles: (left) => `${left === 1 ? '1 tile' : `${left} tiles`} in the stack`,
    legend: 'Legend',
    choosable: 'can be chosen',
    home: 'home of a barbarian',
    events: 'Events',
    afterRounds: (rounds) => (rounds === 1 ? 'after this round' : `in ${rounds} rounds`),
    direction: 'Die of the barbarians',
    wonders: 'World wonders on offer',
    wonder: 'world wonder',
    cityStates: 'City-states',
    naturalWonders: 'Natural wonders',
    under: (cards) => `${cards} below`,
    forYou: (cost) => `${cost} for you`,
    goals: (needed, cards) => `Victory cards: one agenda on ${needed === cards ? 'each' : `${needed} of ${cards}`}`,
    dial: (at) => `Tech ${at}`,
    next: (level, at) => `${level} at ${at}`,
    cities: (built, all) => `cities ${built}/${all}`,
    tokens: (left) => `tokens left ${left}`,
    caravans: (onCard) => `caravans on the card ${onCard}`,
    armies: (onCard) => `armies on the card ${onCard}`,
    diplomacy: 'Diplomacy',
    from: (name) => `of ${name}`,
    types: {
      culture: 'Culture',
      science: 'Science',
      economy: 'Economy',
      industry: 'Industry',
      military: 'Military',
      growth: 'Growth',
    },
  },
  de: {
    head: (round, starter) => `Runde ${round} · ${starter} beginnt jede Runde`,
    tiles: (left) => `${left === 1 ? '1 Teil' : `${left} Teile`} im Stapel`,
    legend: 'Zeichen',
    choosable: 'wählbar',
    home: 'Heimat eines Barbaren',
    events: 'Ereignisse',
    afterRounds: (rounds) => (rounds === 1 ? 'nach dieser Runde' : `in ${rounds} Runden`),
    direction: 'Würfel der Barbaren',
    wonders: 'Weltwunder im Angebot',
    wonder: 'Weltwunder',
    cityStates: 'Stadtstaaten',
    naturalWonders: 'Naturwunder',
    under: (cards) => `${cards} darunter`,
    forYou: (cost) => `für dich ${cost}`,
    goals: (needed, cards) => `Siegkarten: eine Agenda auf ${needed === cards ? 'jeder' : `${needed} von ${cards}`}`,
    dial: (at) => `Technik ${at}`,
    next: (level, at) => `${level} bei ${at}`,
    cities: (built, all) => `Städte ${built}/${all}`,
    tokens: (left) => `Marker übrig ${left}`,
    caravans: (onCard) => `Wagen auf der Karte ${onCard}`,
    armies: (onCard) => `Armeen auf der Karte ${onCard}`,
    diplomacy: 'Diplomatie',
    from: (name) => `von ${name}`,
    types: {
      culture: 'Kultur',
      science: 'Wissenschaft',
      economy: 'Wirtschaft',
      industry: 'Industrie',
      military: 'Militär',
      growth: 'Wachstum',
    },
  },
};
