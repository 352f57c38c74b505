/** The German texts speak the words of the German rules. */

import { readdirSync, readFileSync } from 'node:fs';
import { discardedIn } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';

const sources = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' });

/** Everything a German player reads: the rules, and the German texts, lessons and challenges of every box. */
const PAGES: readonly string[] = [
  '../../../../docs/rules/fame-and-fortune.de.md',
  ...sources
    .filter((path) => /(text|lessons|challenges)\/(de\/\w+|([\w-]+-)?de)\.ts$/.test(path))
    .map((path) => `../src/${path}`),
];

/** Words the rules do not use, by the word they use instead. */
const DISCARDED: Readonly<Record<string, RegExp>> = {
  Kavallerie: /Beritten/,
  Pionier: /Späher|Kundschafter/,
  Staatsform: /Regierungsform|(?<!\p{L})Regierung(?!s)/u,
  Spielplanteil: /Kartenteil|(?<!\p{L})Plättchen/u,
  Rohstoff: /Ressource/,
  Randbezirke: /(?<!\p{L})(Umland|Vororte?)(?!\p{L})/u,
  Weltwunder: /(?<!\p{L})Bauwunder/u,
  Kampftruppe: /Kampfhand/,
  Kulturskala: /Kulturleiste/,
  investieren: /(?<!\p{L})anlegen/u,
};

test.each(PAGES)('%s uses the words of the German rules', (page) => {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8');
  expect(discardedIn(text, DISCARDED)).toEqual([]);
});
