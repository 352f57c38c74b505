/** What is in the boxes, counted against the component lists of the rulebooks. */

import { describe, expect, test } from 'vitest';
import * as base from '../src/content/index.ts';
import * as fame from '../src/fame-and-fortune/content/index.ts';
import { GREAT_PERSON_CARDS } from '../src/great-person-deck/content/index.ts';
import { INVESTMENT_MARKERS, INVESTMENTS } from '../src/investments/content/index.ts';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
const size = (box: object) => Object.keys(box).length;
const total = (counts: Readonly<Partial<Record<string, number>>>) =>
  sum(Object.values(counts).map((count) => count ?? 0));

/** How many records have each value of a field. */
function tally<T>(box: Readonly<Record<string, T>>, field: (record: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of Object.values(box)) counts[field(record)] = (counts[field(record)] ?? 0) + 1;
  return counts;
}

describe('components', () => {
  test('FF 24.1 the base game: civilizations, tiles, units, cards and markers', () => {
    expect(size(base.CIVILIZATIONS)).toBe(6);
    const homes = Object.values(base.TILES).filter((tile) => tile.capital !== undefined);
    expect([homes.length, size(base.TILES) - homes.length]).toEqual([6, 14]);
    const decks = Object.values(base.UNITS).map(({ cards }) => sum(cards.map(({ count }) => count)));
    expect(decks).toEqual([15, 15, 15, 8]);
    expect(size(base.TECHNOLOGIES)).toBe(36 + 1);
    expect(Object.values(base.TECHNOLOGIES).filter(({ shared }) => shared)).toEqual([
      base.TECHNOLOGIES['space-flight'],
    ]);
    expect(sum(Object.values(base.CULTURE_EVENTS).map(({ copies }) => copies))).toBe(47);
    expect(tally(base.WONDERS, ({ era }) => era)).toEqual({ ancient: 4, medieval: 4, modern: 4 });
    expect(size(base.GREAT_PEOPLE) * base.GREAT_PERSON_MARKERS).toBe(18);
    expect(total(base.POOLS)).toBe(49);
    expect([total(base.HUTS), total(base.VILLAGES)]).toEqual([20, 10]);
    expect(base.DISASTERS.count).toBe(12);
    expect([base.FIGURES.army.count * 4, base.FIGURES.scout.count * 4]).toEqual([24, 8]);
    expect((base.CITY_MARKERS + 1) * 4).toBe(12);
    expect(base.MARKET_RESOURCES.length * base.TOKENS_PER_PLAYER * 4).toBe(16);
    expect(size(base.GOVERNMENTS)).toBe(8);
  });

  test('FF 24.2 three types of units have four ranks, aircraft one: seven sides of military technology markers', () => {
    const ranks = Object.values(base.UNITS).map(({ costs }) => costs.length);
    expect(ranks).toEqual([4, 4, 4, 1]);
    expect(sum(ranks.map((count) => Math.ceil(count / 2)))).toBe(7);
  });

  test('FF 24.3 the expansion: civilizations, tiles, relics, cards and markers', () => {
    expect(size(fame.FAME_CIVILIZATIONS)).toBe(4);
    const homes = Object.values(fame.FAME_TILES).filter((tile) => tile.capital !== undefined);
    expect([homes.length, size(fame.FAME_TILES) - homes.length]).toEqual([4, 7]);
    expect(size(fame.RELICS)).toBe(3);
    expect(size(fame.FAME_TECHNOLOGIES)).toBe(4);
    expect(sum(Object.values(fame.FAME_CULTURE_EVENTS).map(({ copies }) => copies))).toBe(10);
    expect(tally(fame.FAME_WONDERS, ({ era }) => era)).toEqual({ ancient: 3, medieval: 3, modern: 3 });
    expect(size(GREAT_PERSON_CARDS)).toBe(42);
    expect(size(INVESTMENTS)).toBe(4);
    expect(INVESTMENT_MARKERS).toBe(23);
    expect([total(fame.FAME_HUTS), total(fame.FAME_VILLAGES)]).toEqual([10, 5]);
    expect([fame.FORTS_AND_CARAVANS, fame.FAME_DISASTERS.count]).toEqual([15, 8]);
  });

  test('FF 24.4 what is printed on city markers follows from the bonuses', () => {
    const { city, capital } = base.DEFENCE;
    const walls = base.WALLS.combatBonus;
    const metropolis = capital + fame.METROPOLIS.combatBonus;
    expect([city, city + walls, capital, capital + walls, metropolis, metropolis + walls]).toEqual([
      6, 10, 12, 16, 14, 18,
    ]);
  });

  test('FF 2.4 there are 23, 21 and 13 culture events of the three levels', () => {
    const events = [...Object.values(base.CULTURE_EVENTS), ...Object.values(fame.FAME_CULTURE_EVENTS)];
    const copies = [1, 2, 3].map((level) =>
      sum(events.filter((event) => event.level === level).map((event) => event.copies)),
    );
    expect(copies).toEqual([23, 21, 13]);
    expect(events).toHaveLength(32);
  });

  test('FF 14.2 seven great person cards of each kind', () => {
    expect(tally(GREAT_PERSON_CARDS, ({ type }) => type)).toEqual({
      artist: 7,
      engineer: 7,
      general: 7,
      humanitarian: 7,
      industrialist: 7,
      scientist: 7,
    });
  });

  test('FF 18.1 what lies under huts and villages', () => {
    expect(base.HUTS).toEqual({ incense: 5, silk: 5, wheat: 5, spy: 3, iron: 2 });
    expect(base.VILLAGES).toEqual({ iron: 3, spy: 3, uranium: 2, 'great-person': 2 });
    const kept = Object.entries({ ...base.MARKERS, ...fame.FAME_MARKERS }).filter(([, marker]) => marker.kept);
    expect(kept.map(([id]) => id)).toEqual([...base.RESOURCES, 'friendly-workers', 'teacher']);
  });

  test('FF 10.1 technologies by level, and the trade that research needs', () => {
    const technologies = { ...base.TECHNOLOGIES, ...fame.FAME_TECHNOLOGIES };
    expect(tally(technologies, ({ level }) => level)).toEqual({ 1: 11, 2: 11, 3: 10, 4: 8, 5: 1 });
    expect(base.RESEARCH_TRADE).toEqual({ 1: 6, 2: 11, 3: 16, 4: 21, 5: 26 });
  });

  test('FF 9.6 infantry trumps mounted, mounted artillery, artillery infantry, and aircraft nothing', () => {
    expect(base.TRUMPS).toEqual({ infantry: 'mounted', mounted: 'artillery', artillery: 'infantry' });
  });

  test('FF 7.5 what units, figures and walls cost', () => {
    expect(base.UNITS.infantry.costs).toEqual([5, 7, 9, 11]);
    expect(base.UNITS.aircraft.costs).toEqual([12]);
    expect([base.FIGURES.army.cost, base.FIGURES.scout.cost, base.WALLS.cost]).toEqual([4, 6, 7]);
  });

  test('FF 11.2 FF 11.3 the culture track: seven, seven and six spaces, four great people, then victory', () => {
    expect(base.SECTIONS.map(({ spaces }) => spaces)).toEqual([7, 7, 6]);
    expect(sum(base.SECTIONS.map(({ spaces }) => spaces)) + 1).toBe(base.VICTORY_SPACE);
    expect(base.SECTIONS.map(({ culture, trade }) => [culture, trade])).toEqual([
      [3, 0],
      [5, 3],
      [7, 6],
    ]);
    expect(base.GREAT_PERSON_SPACES).toEqual([3, 7, 12, 18]);
  });
});
