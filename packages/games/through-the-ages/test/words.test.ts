/** The German texts speak the words of the German rules, and numbers agree with their nouns in both languages. */

import { readdirSync, readFileSync } from 'node:fs';
import { discardedIn } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { throughTheAges } from '../src/index.ts';
import { CONCEPTS as GERMAN } from '../src/text/concepts-de.ts';
import { CONCEPTS as ENGLISH } from '../src/text/concepts-en.ts';

const sources = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' });

/** Everything a German player reads: the rules, the German texts of every box and the lessons. */
const PAGES: readonly string[] = [
  '../../../../docs/rules/through-the-ages.de.md',
  ...sources.filter((path) => /(text|lessons)\/([\w-]+-)?de\.ts$/.test(path)).map((path) => `../src/${path}`),
];

/** Words the rules do not use, by the word they use instead. */
const DISCARDED: Readonly<Record<string, RegExp>> = {
  Ressource: /Rohstoff/,
  Farm: /Bauernh|(?<!\p{L})(Hof|Höfen?)(?!\p{L})/u,
  Mine: /Bergwerk/,
  Zivilgebäude: /städtisch/i,
  Laboratorium: /(?<!\p{L})Labor(e|en|s|karte)?(?!\p{L})/u,
  Regierungsform: /(?<!\p{L})Regierung(en)?(?!\p{L})/u,
  Freudewert: /Zufriedenheit/,
  Freudesymbol: /zufriedene\p{L}* Gesicht/u,
  Aufruhr: /Aufstand/,
  'Stufe eines Wunders': /(?<!Teil)abschnitt/i,
  'vollendetes Wunder': /(?<!\p{L})(un)?fertige/iu,
  Kartenleiste: /Auslage/,
  Zivilkartenstapel: /Zivile\p{L}? Stapel|Militärstapel/u,
  Handkarten: /Handlimit|(Zivil|Militär|Zivile )hand/i,
  'zukünftiges Ereignis': /(?<!zu)künftig/i,
  'allgemeiner Taktikbereich': /Offene Taktik/,
  Politikaktion: /politische\p{L}? Aktion/u,
  Spielzug: /(?<!am )(?<!\p{L})Z(ug|üge)(e|es|n|ende)?(?!\p{L})/u,
  Spielrunde: /(?<!\p{L})Runden?(?!\p{L})/u,
  Spielstein: /(?<!\p{L})Stein(e|en|s)?(?!\p{L})/u,
  'unbeschäftigter Arbeiter': /freie\p{L}? Arbeiter/u,
  'Bevölkerung vermehren': /Bevölkerung (zu )?vergrößer|Vergrößere/,
  aufwerten: /verbesser/i,
  abwerfen: /(?<!\p{L})ablegen/iu,
  kopieren: /übern(ehmen|immt|ommen)`/,
  Bauwesentechnologie: /Bautechnologie|Baukunst/,
  Militäreinheitentechnologie: /(?<!\p{L})Einheitentechnologie/u,
  Kriegsführung: /Kriegskunst/,
  Erkundung: /Erforschung/,
  Rivale: /Gegner/,
  Stärkevorteil: /Vorsprung/,
  Überfall: /Aggression/,
  Gebiet: /Territori/,
  Kolonisierungstruppe: /Streitmacht|(?<!\p{L})Truppen(?!\p{L})/u,
};

/** A page without the names of cards, which the German edition has chosen. */
function textOf(page: string): string {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8');
  if (page.includes('cards-')) return text.replace(/name: (['"]).*?\1/g, '');
  return text;
}

test.each(PAGES)('%s uses the words of the German rules', (page) => {
  const text = textOf(page);
  expect(text.length).toBeGreaterThan(300);
  expect(discardedIn(text, DISCARDED)).toEqual([]);
});

test('every concept is explained in both languages by the same paragraph', () => {
  expect(Object.keys(GERMAN)).toEqual(Object.keys(ENGLISH));
  for (const [id, { rule }] of Object.entries(ENGLISH)) expect(GERMAN[id]?.rule).toBe(rule);
});

type Book = (typeof throughTheAges.text)['en'];

/** Sentences with a number, what they say of one and of two, in either language. */
const COUNTED: readonly (readonly [say: (book: Book, amount: number) => string, one: RegExp, two: RegExp])[] = [
  [
    ({ facts }, actions) => facts.took({ fact: 'took', seat: 0, seen: 'all', card: 'bronze', actions }),
    /for 1 civil action\.|für 1 Zivilaktion\./,
    /for 2 civil actions\.|für 2 Zivilaktionen\./,
  ],
  [
    ({ facts }, cost) => facts.built({ fact: 'built', seat: 0, seen: 'all', card: 'bronze', cost }),
    /for 1 resource\.|für 1 Ressource\./,
    /for 2 resources\.|für 2 Ressourcen\./,
  ],
  [
    ({ facts }, discontent) => facts.uprising({ fact: 'uprising', seat: 0, seen: 'all', discontent }),
    /1 discontent worker stops |1 unzufriedener Arbeiter verhindert /,
    /2 discontent workers stop |2 unzufriedene Arbeiter verhindern /,
  ],
  [
    ({ facts }, blueTokens) => facts.lost({ fact: 'lost', seat: 0, seen: 'all', gain: { blueTokens } }),
    /1 blue token\.|1 blauen Spielstein\./,
    /2 blue tokens\.|2 blaue Spielsteine\./,
  ],
  [
    ({ facts }, cards) => facts.defended({ fact: 'defended', seat: 0, seen: 'all', defence: 4, cards }),
    /with 1 card\b|mit 1 Karte\b/,
    /with 2 cards\.|mit 2 Karten\./,
  ],
  [
    ({ facts }, amount) => facts.produced({ fact: 'produced', seat: 0, seen: 'all', food: 1, resources: amount }),
    /1 food and 1 resource\.|1 Nahrung und 1 Ressource\./,
    /1 food and 2 resources\.|1 Nahrung und 2 Ressourcen\./,
  ],
];

test.each(COUNTED)('numbers agree with their nouns: %#', (say, one, two) => {
  for (const book of [throughTheAges.text.en, throughTheAges.text.de]) {
    expect(say(book, 1)).toMatch(one);
    expect(say(book, 2)).toMatch(two);
  }
});
