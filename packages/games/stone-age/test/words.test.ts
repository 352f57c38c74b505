/** The German texts speak the words of the German rules, and numbers agree with their nouns in both languages. */

import { readFileSync } from 'node:fs';
import { type StoneAgeView, stoneAge } from '@tabularium/stone-age';
import { CARD_IDS, type CardId, cardOf } from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';

const { de, en } = stoneAge.text;

/** Words the rules do not use, by the word they use instead. */
const DISCARDED: Readonly<Record<string, RegExp>> = {
  Rohstoff: /Ressource/,
  Lehm: /Ziegel/,
  abgeben: /(?<!\p{L})(be)?zahl(e|en|t)(?!\p{L})/iu,
  'Werkzeug hinzuzählen': /Werkzeuge? (?:\S+ )?einsetzen|hinzufüg|fügt/,
  'Karte nehmen, Gebäude erwerben': /(?<!\p{L})(?:ver)?kauf/iu,
  'Werkzeug erhöhen': /verbesser/i,
  'Werkzeug zur einmaligen Verwendung': /Einmalwerkzeug|Einmaliges Werkzeug/,
  Steine: /\d Stein(?!e|\p{L})(?<!1 Stein)/u,
  'Schritt auf der Ackerleiste': /Ackerschritt/,
  'Stand auf der Ackerleiste': /Stufe/,
  Werkzeugwert: /Wert deiner Werkzeuge/,
  Kultursymbol: /(?<!\p{L})Symbole?(?!\p{L})/u,
  Rohstoffbeschaffung: /(?<!\p{L})Sammeln(?!\p{L})/u,
  '2 Rohstoffe nach Wahl': /Zwei-Rohstoffe|Zwei Rohstoffe/,
};

describe('words', () => {
  test.each(Object.entries(DISCARDED))('the texts say "%s" as the German rules do', (_word, discarded) => {
    for (const page of ['text', 'lessons', 'challenges']) {
      const text = readFileSync(new URL(`../src/${page}/de.ts`, import.meta.url), 'utf8');
      expect(text.match(discarded)?.[0], page).toBeUndefined();
    }
  });

  test('SA 8.3 the cards bear the names the rules give them', () => {
    const german = readFileSync(new URL('../../../../docs/rules/stone-age.de.md', import.meta.url), 'utf8');
    const names = ['dice-row', 'tool', 'field-step', 'extra-card', 'two-resources'].map(
      (kind) => de.things['card']?.(CARD_IDS.find((id) => cardOf(id).top.kind === kind) ?? '').name ?? '',
    );
    for (const name of names) expect(german).toContain(`**${name}`);
    expect(de.things['card']?.('civ-23')).toMatchObject({ name: 'Gold nach Würfelwurf', rule: 'SA 8.3.4' });
    expect(en.things['card']?.('civ-23').name).toBe('Gold by dice roll');
  });

  test('SA 8.3.9, SA 7.8 a tool is said to help gathering rolls only', () => {
    expect(de.things['card']?.('civ-33').text).toContain('einem Beschaffungswurf 4 hinzu');
    expect(de.things['piece']?.('tool').text).toContain('Beschaffungswurf');
    expect(en.things['card']?.('civ-33').text).toContain('add 4 to a gathering roll');
  });

  test('SA 10.2 one new card is one card', () => {
    const laid = (cards: CardId[]) => ({ fact: 'cards-laid', cards, seen: 'all' }) as const;
    expect(en.facts['cards-laid'](laid(['civ-11']))).toBe('New card: “[7 food](card:civ-11)”.');
    expect(en.facts['cards-laid'](laid(['civ-11', 'civ-12']))).toMatch(/^New cards: /);
    expect(de.facts['cards-laid'](laid(['civ-11']))).toBe('Neue Karte: „[7 Nahrung](card:civ-11)“.');
    expect(de.facts['cards-laid'](laid(['civ-11', 'civ-12']))).toMatch(/^Neue Karten: /);
  });

  test('SA 12.3 the missing food agrees with its number', () => {
    const asked = (missing: number) =>
      de.prompts.feed({ step: 'feed', seats: [1], answers: [null], missing: [missing] }, {
        viewer: 1,
      } as StoneAgeView);
    expect(asked(1)).toMatch(/^1 Nahrung fehlt:/);
    expect(asked(3)).toMatch(/^3 Nahrung fehlen:/);
  });

  test('SA 7.1 the total that is told includes the tools', () => {
    const frame = { step: 'gather', seat: 0, yields: 'wood', dice: [3, 4], added: 2, place: null } as const;
    const view = { viewer: 0 } as StoneAgeView;
    expect(en.prompts.gather({ ...frame, dice: [3, 4] }, view)).toMatch(/^Total 9 for wood/);
    expect(de.prompts.gather({ ...frame, dice: [3, 4] }, view)).toMatch(/^Summe 9 \(Holz\)/);
  });

  test('SA 1.7 one point is one point, also below zero', () => {
    const parts = { track: 0, green: 0, farmer: 0, toolmaker: 0, builder: 0, shaman: 0, resources: 0 };
    const ends = (total: number) => ({ fact: 'final-score', seat: 0, parts, total, seen: 'all' }) as const;
    expect(de.facts['final-score'](ends(-1))).toMatch(/-1 Punkt\.$/);
    expect(de.facts['final-score'](ends(-12))).toMatch(/-12 Punkte\.$/);
    expect(en.facts['final-score'](ends(1))).toMatch(/ 1 point\.$/);
  });
});
