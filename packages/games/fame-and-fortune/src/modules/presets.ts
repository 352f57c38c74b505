/** Tables worth laying again, made of the options of all boxes. */

import type { Preset } from '@tabularium/kernel';
import type { FameOptions } from '../state.ts';

/** The presets by name; the first is the usual table. */
export const presets: Readonly<Record<string, Preset<FameOptions>>> = {
  usual: {
    options: {},
    words: {
      en: { name: 'Fame and Fortune', help: 'The whole expansion, with the great person deck and investments.' },
      de: {
        name: 'Ruhm und Reichtum',
        help: 'Die ganze Erweiterung mit dem Stapel der Großen Persönlichkeiten und den Investitionen.',
      },
    },
  },
  'first-game': {
    options: { firstGame: true, offersPerTurn: 0 },
    words: {
      en: {
        name: 'First game',
        help: 'The learning game of the booklet: no wonders and no trade offers, until somebody builds a third city.',
      },
      de: {
        name: 'Erstes Spiel',
        help: 'Das Lernspiel der Anleitung: keine Weltwunder, keine Handelsangebote, bis jemand eine dritte Stadt baut.',
      },
    },
  },
  'base-game': {
    options: { expansion: false },
    words: {
      en: { name: 'Base game', help: 'Without anything of the expansion, for two to four players.' },
      de: { name: 'Grundspiel', help: 'Ohne alles aus der Erweiterung, für zwei bis vier Personen.' },
    },
  },
  light: {
    options: { greatPersonDeck: false, investments: false },
    words: {
      en: {
        name: 'Fame and Fortune light',
        help: 'The expansion without the great person deck and without investments.',
      },
      de: {
        name: 'Ruhm und Reichtum leicht',
        help: 'Die Erweiterung ohne den Stapel der Großen Persönlichkeiten und ohne Investitionen.',
      },
    },
  },
  'long-table': {
    seats: 5,
    options: { offersPerTurn: 1 },
    words: {
      en: { name: 'Long table', help: 'Five players, and one trade offer each in a turn to keep it going.' },
      de: { name: 'Lange Tafel', help: 'Fünf Personen und je ein Handelsangebot in der Runde, damit es vorangeht.' },
    },
  },
};
