/** The German texts speak the words of the German rules. */

import { readdirSync, readFileSync } from 'node:fs';
import { discardedIn } from '@tabularium/kernel/testing';
import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';

const sources = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' });

/** Everything a German player reads: the rules, and the German texts, lessons and challenges of every box. */
const PAGES: readonly string[] = [
  '../../../../docs/rules/new-dawn.de.md',
  '../../../../docs/rules/terra-incognita.de.md',
  ...sources
    .filter((path) => /(text|lessons|challenges)\/(de\/\w+|([\w-]+-)?de)\.ts$/.test(path))
    .map((path) => `../src/${path}`),
];

/** Words the rules do not use, by the word they use instead. */
const DISCARDED: Readonly<Record<string, RegExp>> = {
  'Barbaren-Richtungsanzeiger': /Richtungsmarker/,
  bewegen: /(Barbaren?|Wagen|Armeen?) zieh(t|en)|weiterzieh/,
  Felder: /noch \$\{[^}]*\} Schritt|Schritte? (mehr|übrig|entfernt)/,
  'Stufe IV': /Stufe [1-4](?!\d)/,
  'durch die nächsthöhere Stufe ersetzen': /(?<!\p{L})[Hh]ebe [^.]*Stufe/u,
  Art: /(?<!\p{L})Typ(en)?(?!\p{L})/u,
  'Regierungsform-Marker': /Regierungsmarker/,
  Schwierigkeitsgrad: /(?<!\p{L})Schwierigkeit(?!sgrad)/u,
  einnehmen: /Festung \S* erobern|[Ee]rbeute/,
  platzieren: /(?<!\p{L})(setze|setzt|setzen) (einen|den|deinen) Kontrollmarker/u,
};

test.each(PAGES)('%s uses the words of the German rules', (page) => {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8');
  expect(discardedIn(text, DISCARDED)).toEqual([]);
});

test('something stands in a city-state and on any other space', () => {
  const stays = (site?: 'geneva') =>
    [newDawn.text.de, newDawn.text.en].map((book) =>
      book.facts['barbarian-stayed']({
        fact: 'barbarian-stayed',
        letter: 'A',
        space: 5,
        spots: { 5: { terrain: 'hill', ...(site && { site }) } },
        seen: 'all',
      }),
    );
  expect(stays('geneva')).toEqual([expect.stringContaining('bleibt in '), expect.stringContaining('stays in ')]);
  expect(stays()).toEqual([expect.stringContaining('bleibt auf '), expect.stringContaining('stays on ')]);
});
