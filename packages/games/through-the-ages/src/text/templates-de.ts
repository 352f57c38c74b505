/** Ordinary card texts in German. */

import type { WorkerKind } from '../content/model.ts';
import { ordinaryText, type Templates } from './ordinary.ts';

const counted = (one: string, many: string) => (amount: number) => `${amount} ${Math.abs(amount) === 1 ? one : many}`;
const same = (word: string) => counted(word, word);

/** One of a kind, and many. */
const KINDS: { readonly [K in WorkerKind]: readonly [one: string, many: string] } = {
  farm: ['eine Farm', 'Farmen'],
  mine: ['eine Mine', 'Minen'],
  lab: ['ein Laboratorium', 'Laboratorien'],
  temple: ['ein Tempel', 'Tempel'],
  library: ['eine Bibliothek', 'Bibliotheken'],
  theater: ['ein Theater', 'Theater'],
  arena: ['eine Arena', 'Arenen'],
  infantry: ['eine Infanterie', 'Infanterien'],
  cavalry: ['eine Kavallerie', 'Kavallerien'],
  artillery: ['eine Artillerie', 'Artillerien'],
  'air-force': ['eine Luftwaffe', 'Luftwaffen'],
};

const ANTIQUATED = '; ist eine Einheit der Armee zwei oder mehr Stufen unter der Karte, gilt der veraltete Wert';

const templates: Templates = {
  age: (roman) => `Zeitalter ${roman}`,
  amounts: {
    food: same('Nahrung'),
    resources: counted('Ressource', 'Ressourcen'),
    science: same('Wissenschaft'),
    culture: same('Kultur'),
    strength: same('Stärke'),
    happy: counted('Freudesymbol', 'Freudesymbole'),
    unhappy: counted('Unmutssymbol', 'Unmutssymbole'),
    population: same('Bevölkerung'),
    militaryCards: counted('Militärkarte', 'Militärkarten'),
    yellowTokens: counted('gelber Spielstein', 'gelbe Spielsteine'),
    blueTokens: counted('blauer Spielstein', 'blaue Spielsteine'),
    civilActions: counted('Zivilaktion', 'Zivilaktionen'),
    militaryActions: counted('Militäraktion', 'Militäraktionen'),
  },
  and: 'und',
  colonization: (bonus) => `Kolonisierungsbonus +${bonus}`,
  stages: (stages) => `Stufen ${stages.join(' ')}`,
  worker({ kind, gives: { strength = 0 } }, gives) {
    const [one, many] = KINDS[kind];
    switch (kind) {
      case 'farm':
      case 'mine': {
        const [step, each] = kind === 'farm' ? ['Nahrungsproduktion', 'Farm'] : ['Ressourcenproduktion', 'Mine'];
        return `Jeder Arbeiter hier ist ${one}. In der ${step} legt jede ${each} 1 blauen Spielstein aus dem Vorrat auf diese Karte; jeder Spielstein hier ist ${gives} wert.`;
      }
      case 'infantry':
      case 'cavalry':
      case 'artillery':
      case 'air-force':
        return `Jeder Arbeiter hier ist ${one} der Stärke ${strength}. Einheiten werden mit Militäraktionen gebaut, aufgewertet und aufgelöst; ihre Zahl ist nicht begrenzt.`;
      default:
        return `Jeder Arbeiter hier ist ${one} und bringt ${gives}. Dein Zivilgebäudelimit begrenzt, wie viele ${many} aller Stufen zusammen du bauen darfst.`;
    }
  },
  government({ civilActions, militaryActions, urbanLimit, develop, revolution }, also) {
    const change = `Friedlicher Wechsel ${develop} Wissenschaft, Revolution ${revolution} Wissenschaft; ersetzt die Regierungsform im Spiel, gleich welcher Stufe.`;
    return [
      `Regierungsform mit ${civilActions} Zivil- und ${militaryActions} Militäraktionen, Zivilgebäudelimit ${urbanLimit}.`,
      ...(also === '' ? [] : [`Dazu ${also}.`]),
      ...(develop === 0 ? [] : [change]),
    ].join(' ');
  },
  orders: {
    'build-or-upgrade': ({ of, discount }, { amount }) =>
      of.includes('farm')
        ? `Du baust eine Farm oder Mine oder wertest eine auf, für ${amount('resources', discount)} weniger.`
        : `Du baust ein Zivilgebäude oder wertest eines auf, für ${amount('resources', discount)} weniger.`,
    upgrade: ({ discount }, { amount }) =>
      `Werte für ${amount('resources', discount)} weniger eine Farm, eine Mine oder ein Zivilgebäude auf.`,
    population: ({ gain }, says) =>
      `Vermehre deine Bevölkerung zum vollen Preis; danach erhältst du ${says.gain(gain)}.`,
    stage: ({ discount }, { amount }) =>
      `Baue genau eine Stufe deines Wunders für ${amount('resources', discount)} weniger.`,
    develop: ({ gain }, says) =>
      `Entwickle eine Technologie zum vollen Preis; danach erhältst du ${says.gain(gain)}. Auch für eine Revolution: Dann müssen vor dem Ausspielen noch alle Zivilaktionen verfügbar sein, und alle werden verbraucht.`,
    gain: ({ gain }, says) => `Du erhältst ${says.gain(gain)}.`,
    choose: ({ choices }, says) => `Du erhältst ${choices.map(says.gain).join(' oder ')}.`,
    boost: ({ resources, militaryActions }) =>
      `In diesem Spielzug hast du ${militaryActions} zusätzliche Militäraktion${militaryActions === 1 ? '' : 'en'} und insgesamt ${resources} zeitweilige Ressource${resources === 1 ? '' : 'n'} zum Bauen und Aufwerten von Einheiten.`,
    'per-stronger': ({ resources }) =>
      `Für jede Zivilisation, die stärker ist als deine, hast du in diesem Spielzug ${resources.join(' / ')} zeitweilige Ressourcen zum Bauen und Aufwerten von Einheiten (bei 2 / 3 / 4 Spielern); Gleichstand zählt nicht.`,
    'per-more-culture': ({ culture }) =>
      `Für jede Zivilisation mit mehr Kulturpunkten als du erhältst du ${culture.join(' / ')} Kultur (bei 2 / 3 / 4 Spielern); Gleichstand zählt nicht.`,
  },
  tactic: {
    units: ['Infanterie', 'Kavallerie', 'Artillerie'],
    text({ army, strength, antiquated, addsLowestLevel }) {
      const units = army.flatMap((count, at) => (count === 0 ? [] : [`${count} ${this.units[at]}`])).join(' + ');
      if (addsLowestLevel)
        return {
          price: `${units}: +${strength} und mehr`,
          text: `Taktik: Jede Armee bringt ${strength} plus die Stufe ihrer niedrigsten Einheit; die Armeen bilden sich so, dass die Summe am höchsten ist. Sie veralten nicht.`,
        };
      const ages = antiquated !== strength;
      return {
        price: `${units}: +${strength}${ages ? ` (veraltet +${antiquated})` : ''}`,
        text: `Taktik: Jede vollständige Armee aus diesen Einheiten bringt ihre taktische Stärke${ages ? ANTIQUATED : ''}.`,
      };
    },
  },
  territory: (permanent, once, says) =>
    'choices' in once
      ? `Dauerhaft: ${permanent}. Sofort nach Wahl eines von: ${once.choices.map(says.gain).join(', ')}.`
      : `Dauerhaft: ${permanent}. Sofort: ${says.gain(once)}.`,
  bonus: ({ defence, colonization }) =>
    `Verteidigung +${defence} gegen einen Überfall oder Kolonisierungsbonus +${colonization}; danach abgeworfen.`,
};

/** The ordinary part of a card's text. */
export const ordinary = ordinaryText(templates);

/** The quiet line under what is not known for sure. */
export const NOTES = {
  single: 'Nur aus einer Quelle bekannt.',
  'single-symbols': 'Die Symbole sind nur aus einer Quelle bekannt.',
  'uncertain-symbols': 'Die Symbole sind nur aus einer Quelle bekannt, die sich selbst widerspricht.',
  'single-costs': 'Die Kosten sind nur aus einer Quelle bekannt.',
  'single-permanent': 'Was es dauerhaft bringt, ist nur aus einer Quelle bekannt.',
  'single-stages': 'Die Symbole und die Zahl der Stufen sind nur aus einer Quelle bekannt.',
  'single-change': 'Die Änderung ist nur aus einer Quelle bekannt; die übrigen Zahlen sind die der alten Karte.',
  'other-numbers': 'Die übrigen Zahlen nennt keine Quelle: Es sind die der alten Karte.',
  'own-stages':
    'Gesamtkosten und Symbole sind nur aus einer Quelle bekannt; die Aufteilung auf Stufen ist unsere eigene.',
  'own-price': 'Zum Teil nur aus einer Quelle bekannt; die Kosten in Militäraktionen haben wir selbst gewählt.',
  'own-military-action': 'Was geändert wurde, sagt keine Quelle: 1 Militäraktion statt 2 ist unsere Vermutung.',
  'own-happy-face': 'Was geändert wurde, sagt keine Quelle: Das Freudesymbol ist unsere Vermutung.',
  'own-culture': 'Was geändert wurde, sagt keine Quelle: 1 Kultur statt 2 ist unsere Vermutung.',
  'own-cost': 'Was geändert wurde, sagt keine Quelle: Die geringeren Kosten sind unsere Vermutung.',
};
