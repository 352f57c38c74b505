/** Every thing in the boxes has its words in every language, made from its record. */

import { LANGUAGES, type Language, plainWords } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import * as base from '../src/content/index.ts';
import * as fame from '../src/fame-and-fortune/content/index.ts';
import { fameEntries } from '../src/fame-and-fortune/text/box.ts';
import { GREAT_PERSON_CARDS } from '../src/great-person-deck/content/index.ts';
import { deckEntries } from '../src/great-person-deck/text/box.ts';
import { fameAndFortune } from '../src/index.ts';
import { INVESTMENTS } from '../src/investments/content/index.ts';
import { investmentEntries } from '../src/investments/text/box.ts';
import type { Spot } from '../src/queries/places.ts';
import { baseEntries } from '../src/text/box.ts';
import { type Entry, SHORT_MOST } from '../src/text/entries.ts';

const BOXES = { base: baseEntries, fame: fameEntries, deck: deckEntries, investments: investmentEntries };

/** The records whose explanation must say which reading holds and how sure that is, as kind and id. */
const RECORDS: Readonly<Record<string, Readonly<Record<string, base.Provenance>>>> = {
  technology: { ...base.TECHNOLOGIES, ...fame.FAME_TECHNOLOGIES },
  wonder: { ...base.WONDERS, ...fame.FAME_WONDERS },
  government: base.GOVERNMENTS,
  civilization: { ...base.CIVILIZATIONS, ...fame.FAME_CIVILIZATIONS },
  event: { ...base.CULTURE_EVENTS, ...fame.FAME_CULTURE_EVENTS },
  marker: { ...base.MARKERS, ...fame.FAME_MARKERS },
  relic: fame.RELICS,
  person: GREAT_PERSON_CARDS,
  investment: INVESTMENTS,
  unit: base.UNITS,
};

describe.each(LANGUAGES)('words in %s', (language) => {
  const all = Object.values(BOXES).flatMap((box) =>
    Object.entries(box[language]).flatMap(([kind, entries]) =>
      Object.entries(entries).map(([id, entry]): [string, Entry] => [`${kind}:${id}`, entry]),
    ),
  );
  const known = new Map(all);

  test('every thing has a name, a text and a paragraph', () => {
    for (const [id, { name, text, rule }] of all) {
      expect(name, id).toMatch(/\S/);
      expect(text, id).toMatch(/^\S.*[.!]$/);
      expect(text, id).not.toMatch(/undefined|NaN| {2}|\(\)|: \.|\.\./);
      expect(rule, id).toMatch(/^FF \d+\.\d+$/);
    }
  });

  test('what is printed on the face of a card is there and short', () => {
    for (const [id, { short }] of all) {
      expect(short.length, `${id}: ${short}`).toBeLessThanOrEqual(SHORT_MOST);
      if (/^(technology|wonder|event|person)/.test(id)) expect(short, id).toMatch(/\S/);
    }
  });

  test('no two cards of a kind have the same name', () => {
    const names = all.map(([id, { name }]) => `${id.split(':')[0]} ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('FF 25.4 an explanation says which reading holds, and from how little it is known', () => {
    const said = { en: ['Ruling:', 'one source', 'value is our own'], de: ['Auslegung:', 'einer Quelle', 'ergänzt'] }[
      language
    ];
    const [ruling = '', single = '', designed = ''] = said;
    for (const [kind, records] of Object.entries(RECORDS)) {
      for (const [id, record] of Object.entries(records)) {
        const { text = '', note = '' } = known.get(`${kind}:${id}`) ?? {};
        expect(text.includes(ruling), `${kind}:${id}`).toBe(record.ruling ?? false);
        expect(note.includes(single), `${kind}:${id}`).toBe(record.source?.startsWith('single') ?? false);
        expect(note.includes(designed), `${kind}:${id}`).toBe(record.source === 'designed');
      }
    }
  });

  test('FF 25.1 the numbers of an effect are in its sentence', () => {
    const text = (id: string) => known.get(id)?.text ?? '';
    expect(text('technology:construction')).toContain('5');
    expect(text('technology:horseback-riding')).toMatch(/9.*6/);
    expect(text('wonder:great-wall')).toContain('15');
    expect(text('event:catastrophe')).toContain('6');
    expect(text('person:francis')).toContain('3');
    expect(text('investment:military-industrial')).toMatch(/2.*4.*4.*8.*6.*12/);
  });

  test('FF 25.3 where a card leaves a choice, each button says what would happen', () => {
    for (const source of ['technology:monarchy', 'technology:gunpowder', 'marker:friendly-barbarian']) {
      const view = { frames: [{ step: 'declare', source, effect: 0 }] } as never;
      const said = [0, 1].map((option) =>
        fameAndFortune.text[language].actions.choose({ type: 'choose', pick: { option } }, view),
      );
      expect(new Set(said).size, source).toBe(2);
      expect(known.get(source)?.text.toLowerCase()).toContain(said[0]?.toLowerCase());
    }
  });

  test('FF 25.3 whoever names an object is told what for', () => {
    const { declare } = fameAndFortune.text[language].prompts;
    const asked = (source: string, effect: number, option: number, op: number) =>
      plainWords(declare({ source, effect, option, op } as never, {} as never), []);
    expect(asked('civilization:germany', 1, -1, 1)).toBe(
      language === 'de'
        ? 'Deutschland: du erhältst 1 Rohstoff deiner Wahl aus dem Markt. Wähle'
        : 'Germany: gain 1 resource of your choice from the market. Choose',
    );
    expect(asked('technology:monarchy', 0, -1, -1)).not.toContain('. ');
    expect(asked('technology:monarchy', 0, 1, 0)).not.toBe(asked('technology:monarchy', 0, 0, 0));
  });
});

test('a figure stands in a city, but on land', () => {
  const lost = { fact: 'figure-lost', seat: 0, figure: 'scout', square: 17, seen: 'all' } as const;
  const said = (language: Language, spot: Spot) =>
    plainWords(fameAndFortune.text[language].facts['figure-lost']({ ...lost, spots: { 17: spot } }), ['Mara']);
  const land: Spot = { place: 'B2', terrain: 'desert' };
  const city: Spot = { ...land, town: { civilization: 'germany', number: 0 } };
  expect(said('de', city)).toBe('Ein Pionier von Mara in Berlin kommt vom Spielplan.');
  expect(said('de', land)).toBe('Ein Pionier von Mara auf Wüste B2 kommt vom Spielplan.');
  expect(said('en', city)).toBe('A scout of Mara in Berlin leaves the map.');
  expect(said('en', land)).toBe('A scout of Mara on desert B2 leaves the map.');
});
