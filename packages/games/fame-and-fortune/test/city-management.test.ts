import { describe, expect, test } from 'vitest';
import { itemCost, sitesFor } from '../src/queries/building.ts';
import { actionsLeft, artsOf, productionOf } from '../src/queries/cities.ts';
import { type Table, table } from './table.ts';

/** Seat 0 manages its cities on plain land; nobody else can answer. */
function managing(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries()) bent.has(seat, { events: [], people: [], markers: [], trade: 0 });
  bent.game.phase = 'city';
  return bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
}

const city = (bent: Table) => bent.capital(0).centre[0] ?? -1;
const act = (bent: Table) => ({ type: 'act', city: city(bent) }) as const;
const produce = (bent: Table) => bent.does(act(bent), { type: 'produce' });
const items = (bent: Table) => bent.actions('make').map(({ item }) => item);

describe('actions', () => {
  test('FF 7.1 FF 7.19 each city acts once or not at all', () => {
    const bent = managing();
    bent.does(act(bent), { type: 'arts' });
    expect(bent.allows(act(bent))).toBe(false);
    expect(bent.allows({ type: 'pass' })).toBe(true);
  });

  test('FF 7.1 FF 13.6 under Anarchy the capital takes no action', () => {
    const bent = managing();
    bent.has(0, { government: 'anarchy' });
    expect(bent.allows(act(bent))).toBe(false);
  });

  test('FF 7.16 a city founded this turn acts as well', () => {
    const bent = managing();
    const site = bent.city(0, 6 * 16 + 4).centre[0] ?? -1;
    expect(bent.actions('act').map((one) => one.city)).toEqual([city(bent), site]);
  });

  test('FF 7.2 FF 11.3 steps on the culture track between the actions', () => {
    const bent = managing();
    bent.has(0, { culture: 4 });
    expect(bent.actions('advance')).toEqual([{ type: 'advance', space: 1 }]);
    bent.does({ type: 'advance', space: 1 });
    expect(bent.player(0)).toMatchObject({ culture: 1, space: 1 });
  });
});

describe('produce', () => {
  test('FF 7.3 production is icons and bonuses', () => {
    const bent = managing();
    bent.terrain(bent.near(0), 'forest').terrain(bent.near(0, 1), 'mountain');
    expect(productionOf(bent.game, 0, bent.capital(0))).toBe(3);
    bent.has(0, { government: 'communism' });
    expect(productionOf(bent.game, 0, bent.capital(0))).toBe(5);
    bent.player(0).investments['infrastructure'] = 2;
    expect(productionOf(bent.game, 0, bent.capital(0))).toBe(7);
    bent.capital(0).extra = 4;
    expect(productionOf(bent.game, 0, bent.capital(0))).toBe(11);
  });

  test('FF 7.4 FF 7.17 three trade for one production, America two; only as much as needed', () => {
    for (const [civilization, left] of [
      ['germany', 9 - 9],
      ['america', 9 - 6],
    ] as const) {
      const bent = managing([civilization, 'rome']);
      bent.terrain(bent.near(0), 'mountain').has(0, { trade: 9 });
      produce(bent).does({ type: 'make', item: 'army' }, { type: 'place', square: bent.near(0, 2) });
      expect(bent.player(0).trade).toBe(left);
      expect(bent.player(0).figures.some(({ square }) => square === bent.near(0, 2))).toBe(true);
    }
  });

  test('FF 7.5 one item: figures, units by rank, walls with Masonry', () => {
    const bent = managing();
    bent.capital(0).extra = 20;
    expect([itemCost(bent.game, 0, 'army'), itemCost(bent.game, 0, 'scout')]).toEqual([4, 6]);
    const costs = [1, 2, 3, 4].map((rank) => {
      bent.player(0).ranks.infantry = rank;
      return itemCost(bent.game, 0, 'infantry');
    });
    expect(costs).toEqual([5, 7, 9, 11]);
    expect(itemCost(bent.game, 0, 'aircraft')).toBe(12);
    produce(bent);
    expect(items(bent)).not.toContain('walls');
    expect(items(bent)).not.toContain('aircraft');
    bent.knows(0, 'masonry');
    expect(items(bent)).toContain('walls');
    bent.does({ type: 'make', item: 'walls' });
    expect(bent.capital(0).walls).toBe(true);
  });

  test('FF 7.5 FF 7.18 Engineering: two items share the production, icons of the first do not help', () => {
    const bent = managing();
    bent.knows(0, 'engineering', 'pottery');
    bent.capital(0).extra = 12;
    produce(bent).does({ type: 'make', item: 'army' }, { type: 'place', square: bent.near(0) });
    expect(bent.step).toBe('produce-item');
    bent.does({ type: 'make', item: 'aqueduct' }, { type: 'place', square: bent.near(0, 1) });
    expect(bent.game.map.pieces[bent.near(0, 1)]?.id).toBe('aqueduct');
    expect(bent.player(0).figures.some(({ square }) => square === bent.near(0))).toBe(true);
  });

  test('FF 7.6 a building needs its technology, a marker, its terrain and a free square', () => {
    const bent = managing();
    bent.capital(0).extra = 20;
    bent.knows(0, 'writing');
    produce(bent);
    expect(items(bent)).toContain('library');
    expect(items(bent)).not.toContain('harbor');
    bent.game.buildings['library'] = 0;
    expect(items(bent)).not.toContain('library');
    bent.game.buildings['library'] = 6;
    const sites = () => sitesFor(bent.game, 0, bent.capital(0), 'library');
    bent.terrain(bent.near(0), 'forest');
    expect(sites()).not.toContain(bent.near(0));
    bent.game.map.markers[bent.near(0, 1)] = { kind: 'hut', id: 'silk', seenBy: [] };
    bent.figure(1, 'scout', bent.near(0, 2));
    expect(sites()).toHaveLength(5);
  });

  test('FF 4.10 FF 4.14 nothing is placed into a blockade but an army, which attacks; own figures do not matter', () => {
    const bent = managing();
    const square = bent.near(0);
    bent.figure(1, 'army', square);
    const capital = bent.capital(0);
    for (const item of ['library', 'stonehenge', 'scout'])
      expect(sitesFor(bent.game, 0, capital, item)).not.toContain(square);
    expect(sitesFor(bent.game, 0, capital, 'army')).toContain(square);
    bent.cleared().figure(0, 'army', square);
    expect(sitesFor(bent.game, 0, capital, 'library')).toContain(square);
  });

  test('FF 7.7 FF 7.9 FF 7.10 one limited building and one wonder in a city; replacing frees the place', () => {
    const bent = managing();
    const [one, other] = [bent.near(0), bent.near(0, 1)];
    const capital = bent.capital(0);
    bent.piece(one, 'building', 'market', 0);
    expect(sitesFor(bent.game, 0, capital, 'temple')).toEqual([one]);
    expect(sitesFor(bent.game, 0, capital, 'stonehenge')).toContain(other);
    bent.piece(other, 'wonder', 'oracle', 0);
    expect(sitesFor(bent.game, 0, capital, 'stonehenge')).toEqual([other]);
  });

  test('FF 7.9 a replaced building goes to the market, a person to the reserve, a wonder out of the game', () => {
    for (const [kind, id, check] of [
      ['building', 'market', (bent: Table) => expect(bent.game.buildings['market']).toBe(6)],
      ['person', 'artist', (bent: Table) => expect(bent.player(0).reserve).toEqual(['artist'])],
      ['wonder', 'oracle', (bent: Table) => expect(bent.game.wonders.gone).toEqual(['oracle'])],
    ] as const) {
      const bent = managing();
      bent.knows(0, 'writing').piece(bent.near(0), kind, id, 0);
      bent.capital(0).extra = 20;
      produce(bent).does({ type: 'make', item: 'library' }, { type: 'place', square: bent.near(0) });
      check(bent);
    }
  });

  test('FF 7.8 a better side replaces the basic one, for what stands and what is built', () => {
    const bent = managing();
    bent.knows(0, 'pottery').piece(bent.near(0), 'building', 'granary', 0);
    bent.capital(0).extra = 20;
    produce(bent);
    expect(items(bent)).toContain('granary');
    bent.waits(
      { step: 'end-turn' },
      { step: 'reveal-research', seat: 0, choice: { type: 'research', technology: 'engineering' } },
    );
    expect(bent.game.map.pieces[bent.near(0)]?.id).toBe('aqueduct');
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.capital(0).extra = 20;
    produce(bent);
    expect(items(bent)).toContain('aqueduct');
    expect(items(bent)).not.toContain('granary');
  });

  test('FF 7.10 wonders cost less with their technology, and the market is refilled', () => {
    const bent = managing(['america', 'rome']);
    bent.game.wonders.open = ['colossus', 'oracle', 'stonehenge', 'pyramids'];
    bent.game.wonders.deck = ['taj-mahal'];
    expect(itemCost(bent.game, 0, 'colossus')).toBe(15);
    bent.knows(0, 'metalworking');
    expect(itemCost(bent.game, 0, 'colossus')).toBe(10);
    bent.capital(0).extra = 20;
    produce(bent).does({ type: 'make', item: 'colossus' }, { type: 'place', square: bent.near(0) });
    expect(bent.game.wonders.open).toEqual(['taj-mahal', 'oracle', 'stonehenge', 'pyramids']);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    const second = bent.city(0, 6 * 16 + 4);
    second.extra = 30;
    bent.does({ type: 'act', city: second.centre[0] ?? -1 }, { type: 'produce' }, { type: 'make', item: 'oracle' });
    bent.does(bent.actions('place')[0] ?? { type: 'pass' });
    expect(bent.game.wonders.open).toEqual(['taj-mahal', '', 'stonehenge', 'pyramids']);
  });

  test('FF 7.11 FF 17.3 a caravan is discarded for two production', () => {
    const bent = managing();
    const capital = bent.capital(0);
    capital.extra = 2;
    capital.marker = 'caravan';
    bent.game.supply.cityMarkers--;
    produce(bent);
    expect(bent.actions('make').every(({ caravan }) => caravan === true)).toBe(true);
    bent.does({ type: 'make', item: 'army', caravan: true }, { type: 'place', square: bent.near(0) });
    expect(capital.marker).toBe('');
    expect(bent.game.supply.cityMarkers).toBe(15);
  });

  test('FF 7.15 FF 4.13 Egypt builds one unlocked building at no cost as a city action, walls with Masonry', () => {
    const bent = managing(['egypt', 'rome']);
    bent.terrain(bent.near(0), 'mountain').knows(0, 'masonry');
    bent.does(act(bent), { type: 'use', source: 'civilization:egypt', effect: 1 });
    expect(items(bent)).toEqual(['workshop', 'walls']);
    bent.does({ type: 'make', item: 'workshop' }, { type: 'place', square: bent.near(0) });
    expect(bent.game.map.pieces[bent.near(0)]?.id).toBe('workshop');
    expect(actionsLeft(bent.game, 0, bent.capital(0))).toBe(0);
  });
});

describe('arts and harvest', () => {
  test('FF 7.12 FF 13.1 FF 19.1 one culture, a metropolis two, and the icons, also of obsolete wonders', () => {
    const bent = managing();
    const capital = bent.capital(0);
    expect(artsOf(bent.game, 0, capital)).toBe(1);
    bent.piece(bent.near(0), 'wonder', 'taj-mahal', 0);
    expect(artsOf(bent.game, 0, capital)).toBe(3);
    const wonder = bent.game.map.pieces[bent.near(0)];
    if (wonder) wonder.obsolete = true;
    expect(artsOf(bent.game, 0, capital)).toBe(3);
    bent.figure(1, 'scout', bent.near(0));
    expect(artsOf(bent.game, 0, capital)).toBe(1);
    bent.does(act(bent), { type: 'arts' });
    expect(bent.player(0).culture).toBe(1);
  });

  test('FF 7.13 one token for an icon of the city, if one is left', () => {
    const bent = table(['germany', 'rome']).cleared();
    bent.game.map.pieces.fill(null);
    bent.has(1, { events: [], people: [], markers: [] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does(act(bent));
    const [harvest] = bent.actions('harvest');
    if (harvest === undefined) throw new Error('There is nothing to harvest.');
    bent.game.market[harvest.resource] = 0;
    expect(bent.allows(harvest)).toBe(false);
    bent.game.market[harvest.resource] = 2;
    bent.does(harvest);
    expect(bent.player(0).resources[harvest.resource]).toBe(1);
    expect(bent.game.market[harvest.resource]).toBe(1);
  });
});

describe('cancelling', () => {
  test('FF 7.14 FF 21.2 FF 21.10 a cancelled action is used up and what was paid for it is lost', () => {
    const bent = managing();
    bent
      .knows(1, 'writing')
      .has(1, { markers: [{ kind: 'hut', id: 'spy', seenBy: [1] }] })
      .has(0, { trade: 3 });
    bent.capital(0).extra = 3;
    produce(bent).does({ type: 'make', item: 'army' }, { type: 'place', square: bent.near(0) });
    expect(bent.step).toBe('respond');
    bent.as(1).does({ type: 'respond', source: 'technology:writing', effect: 0 });
    expect(bent.player(0).figures.every(({ square }) => square !== bent.near(0))).toBe(true);
    expect(bent.player(0).trade).toBe(0);
    expect(bent.allows(act(bent))).toBe(false);
    expect(bent.player(1).markers).toEqual([]);
    expect(bent.game.spent).toContain('hut:spy');
  });
});
