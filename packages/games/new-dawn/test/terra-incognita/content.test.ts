import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { answers as base } from '../../src/answers.ts';
import { LEADER_IDS } from '../../src/content/leaders.ts';
import { LETTERS, TILES } from '../../src/content/tiles.ts';
import { ERAS, WONDER_TYPES } from '../../src/content/wonders.ts';
import { barbarianLetters, focusCard, wonderOf } from '../../src/queries/things.ts';
import { TERRA_CITY_STATES } from '../../src/terra-incognita/content/city-states.ts';
import { TERRA_SECTORS } from '../../src/terra-incognita/content/dial.ts';
import { PLAYER_CARDS } from '../../src/terra-incognita/content/diplomacy.ts';
import { STANDARD_CARDS, UNIQUE_CARDS } from '../../src/terra-incognita/content/focus-cards.ts';
import { GOVERNMENTS } from '../../src/terra-incognita/content/governments.ts';
import { TERRA_LEADERS } from '../../src/terra-incognita/content/leaders.ts';
import { CAPITAL_TILES, STACK_TILES, TERRA_TILES } from '../../src/terra-incognita/content/tiles.ts';
import { NORMAL_CARDS, TERRA_VICTORY_CARDS } from '../../src/terra-incognita/content/victory-cards.ts';
import { realm, terraAnswers } from './realm.ts';

test('TI 0.1, TI 0.2, TI 2.1, TI 2.3 the module answers in place of the base game, and five play with it', () => {
  expect(newDawn.seats).toEqual({ min: 2, max: 5 });
  expect(realm(5).game.options.module).toBe('terra-incognita');
  expect([terraAnswers.places, base.places]).toEqual([
    [1, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
  expect(terraAnswers.resolve.military).not.toBe(base.resolve.military);
});

test('TI 0.5 what the expansion does not change is the base game’s', () => {
  for (const type of ['culture', 'science', 'economy', 'industry'] as const) {
    expect(terraAnswers.resolve[type]).toBe(base.resolve[type]);
  }
});

test('TI 1.1, TI 1.7 tiles, leaders, tokens and letters in the printed number', () => {
  const tiles = [...TILES, ...TERRA_TILES].map(({ tile }) => tile).filter((tile) => tile <= 21);
  expect([...CAPITAL_TILES, ...STACK_TILES].toSorted((a, b) => a - b)).toEqual(tiles);
  expect(Object.keys(TERRA_LEADERS)).toHaveLength(10);
  expect(barbarianLetters().slice(LETTERS.length)).toEqual(['J', 'K']);
  expect(terraAnswers.limits).toEqual({ tokens: 34, districts: 5, resources: 10, water: 16 });
});

test('TI 1.2, TI 2.7, TI 10.6, TI 10.10 the dial has six sectors, wonders last, no trade', () => {
  expect(TERRA_SECTORS.map((events) => events.join())).toEqual([
    'spawn,wonders',
    'movement',
    'districts',
    'government,wonders',
    'movement',
    'districts',
  ]);
});

test('TI 1.3, TI 20.2 thirty-six wonders, three of each type and era, without two base cards', () => {
  const wonders = terraAnswers.wonders;
  expect(wonders).toHaveLength(36);
  for (const type of WONDER_TYPES) {
    for (const era of ERAS) {
      expect(wonders.filter((id) => wonderOf(id).type === type && wonderOf(id).era === era)).toHaveLength(3);
    }
  }
  expect(wonders.filter((id) => id === 'pentagon' || id === 'machu-picchu')).toEqual([]);
});

test('TI 1.4, TI 20.1 ten normal victory cards, eight new cards, Technophile replaced', () => {
  expect(NORMAL_CARDS).toHaveLength(10);
  expect(NORMAL_CARDS).not.toContain('technophile-scholarly');
  expect(Object.keys(TERRA_VICTORY_CARDS)).toHaveLength(8);
});

test('TI 1.5, TI 4.5, TI 14.1 six types at every level and one unique card per leader', () => {
  for (const level of [1, 2, 3, 4]) {
    const cards = STANDARD_CARDS[level] ?? [];
    expect(new Set(cards.map((id) => focusCard(id).type)).size).toBe(6);
    for (const id of cards) expect(focusCard(id).level).toBe(level);
  }
  expect(Object.keys(UNIQUE_CARDS).toSorted()).toEqual([...LEADER_IDS, ...Object.keys(TERRA_LEADERS)].toSorted());
  expect(new Set(Object.values(UNIQUE_CARDS)).size).toBe(18);
});

test('TI 1.6, TI 12.1, TI 12.7 five diplomacy cards for every player', () => {
  expect(PLAYER_CARDS).toEqual(['joint-war', 'defensive-pact', 'embassy', 'open-borders-ti', 'non-aggression-pact']);
});

test('TI 2.6, TI 8.3 the six governments and their arrows', () => {
  const arrows = Object.values(GOVERNMENTS).map(({ id, arrows: count }) => `${id} ${count}`);
  expect(arrows.toSorted()).toEqual([
    'autocracy 2',
    'communism 1',
    'democracy 1',
    'monarchy 2',
    'oligarchy 2',
    'republic 2',
  ]);
});

test('TI 4.9, TI 12.3 the new city-states have the star frame and none is of growth or economy', () => {
  for (const { frame, type } of Object.values(TERRA_CITY_STATES)) {
    expect(frame).toBe('star');
    expect(['growth', 'economy']).not.toContain(type);
  }
});

test('TI 3.1 a tile of which sources differ says so where it is explained, as those of the base game do', () => {
  for (const { things } of [newDawn.text.en, newDawn.text.de]) {
    expect(things['tile']?.('20').note).toBeTruthy();
    expect(things['tile']?.('20').note).toBe(things['tile']?.('3').note);
  }
});
