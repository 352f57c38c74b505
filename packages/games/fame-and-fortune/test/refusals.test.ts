/** What people try in vain with figures and buildings, and what they are told. */

import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { refusals } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { outskirtsOf } from '../src/queries/squares.ts';
import { planOf } from '../src/rules/production.ts';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

/** Seat 0 on plain land without anybody near. */
function plain(options: object = {}): Table {
  const bent = table(['germany', 'rome'], options).plain().cleared();
  for (const seat of [0, 1]) bent.has(seat, { events: [], people: [], markers: [] });
  return bent;
}

/** Seat 0 is on its way with so many of each from the middle of the map. */
function moving(armies: number, scouts: number, options: object = {}): Table {
  const bent = plain(options);
  bent.game.phase = 'movement';
  for (let n = 0; n < armies; n++) bent.figure(0, 'army', at(7, 3));
  for (let n = 0; n < scouts; n++) bent.figure(0, 'scout', at(7, 3));
  bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
  return bent.does({ type: 'move', square: at(7, 3), armies, scouts });
}

/** Seat 0 says where its capital puts this. */
function placing(item: string): Table {
  const bent = plain();
  const order = { item, square: -1, caravan: false, discount: 0, rush: 0 };
  const plan = planOf(0, bent.capital(0).centre[0] ?? -1, 'produce');
  return bent.waits({ step: 'end-turn' }, { step: 'produce-where', ...plan, order });
}

const step = (square: number) => ({ type: 'step', square }) as const;
const place = (square: number) => ({ type: 'place', square }) as const;

/** What is refused on the map, by square. */
function refused(bent: Table): Map<number, string> {
  const all = refusals(fameAndFortune, bent.game, 0);
  return new Map(all.map(({ action, refusal }) => [(action as { square?: number }).square ?? -1, refusal.reason]));
}

describe('what is refused', () => {
  test('FF 3.3 a figure that would start on water, whatever its owner knows', () => {
    const bent = plain().knows(0, 'sailing');
    bent.waits({ step: 'end-turn' }, { step: 'place-start-figure', seat: 0, figure: 0 });
    const [wet, hut, full] = [bent.near(0), bent.near(0, 1), bent.near(0, 2)];
    bent.terrain(wet, 'water').game.map.markers[hut] = { kind: 'hut', id: 'silk', seenBy: [] };
    for (const kind of ['army', 'scout'] as const) bent.figure(0, kind, full);
    expect(bent.refuses(place(wet))).toEqual({ reason: 'water-at-start', rule: 'FF 3.3' });
    expect(bent.refuses(place(hut))).toEqual({ reason: 'marker-there', rule: 'FF 4.11' });
    expect(bent.refuses(place(full))).toEqual({ reason: 'stack-full', rule: 'FF 8.2' });
    expect([...refused(bent).keys()].toSorted()).toEqual([wet, hut, full].toSorted());
  });

  test('FF 8.1 another figure, as long as one is on its way', () => {
    const bent = moving(1, 0);
    for (const square of [at(11, 3), at(8, 3)]) bent.figure(0, 'army', square);
    expect(bent.refuses(step(at(11, 3)))).toEqual({ reason: 'one-by-one', rule: 'FF 8.1' });
    expect(refused(bent).get(at(11, 3))).toBe('one-by-one');
    expect(refused(bent).get(at(8, 3))).not.toBe('one-by-one');
  });

  test('FF 8.3 a step on water, also water farther off, until Navigation; FF 8.14 then one that would end there', () => {
    const bent = moving(1, 0);
    for (const square of [at(8, 3), at(9, 3), at(10, 3)]) bent.terrain(square, 'water');
    expect(bent.refuses(step(at(8, 3)))).toEqual({ reason: 'water-to-cross', rule: 'FF 8.3' });
    expect([...refused(bent)]).toEqual([
      [at(8, 3), 'water-to-cross'],
      [at(9, 3), 'water-to-cross'],
    ]);
    bent.knows(0, 'navigation');
    for (const square of [at(8, 2), at(8, 4)]) bent.terrain(square, 'water');
    bent.game.map.locked.push(at(8, 3));
    expect(bent.refuses(step(at(8, 3)))).toEqual({ reason: 'water-to-end', rule: 'FF 8.14' });
    bent.knows(0, 'sailing');
    expect(refused(bent).size).toBe(0);
  });

  test('FF 8.5 scouts that would enter a hut, a village or a rival; FF 16.1 a relic; FF 23.9 peace', () => {
    const bent = moving(0, 1);
    bent.game.map.markers[at(8, 3)] = { kind: 'hut', id: 'silk', seenBy: [] };
    bent.game.map.markers[at(6, 3)] = { kind: 'village', id: 'silk', seenBy: [] };
    bent.figure(1, 'army', at(7, 2));
    bent.game.map.relics = [{ square: at(7, 4), id: 'atlantis' }];
    for (const square of [at(8, 3), at(6, 3), at(7, 2)]) {
      expect(bent.refuses(step(square))).toEqual({ reason: 'armies-only', rule: 'FF 8.5' });
    }
    expect(bent.refuses(step(at(7, 4)))).toEqual({ reason: 'relic-needs-army', rule: 'FF 16.1' });
    const calm = moving(1, 0);
    calm.figure(1, 'army', at(7, 2));
    expect(calm.allows(step(at(7, 2)))).toBe(true);
    calm.has(0, { government: 'democracy' });
    expect(calm.refuses(step(at(7, 2)))).toEqual({ reason: 'peace', rule: 'FF 23.9' });
  });

  test('FF 8.2 FF 8.9 FF 8.16 a step after which the move could end nowhere, and one out of a locked square', () => {
    const bent = moving(1, 0, { expansion: false });
    bent.does(step(at(8, 3)));
    for (const kind of ['army', 'scout'] as const) bent.figure(0, kind, at(9, 3));
    expect(bent.refuses(step(at(9, 3)))).toEqual({ reason: 'stack-full', rule: 'FF 8.2' });
    bent.city(0, at(8, 2));
    expect(bent.refuses(step(at(8, 2)))).toEqual({ reason: 'own-centre', rule: 'FF 8.9' });
    bent.game.map.locked.push(at(8, 3));
    expect(bent.refuses(step(at(8, 4)))).toEqual({ reason: 'locked', rule: 'FF 8.16' });
  });

  test('FF 7.5 a new figure on water without a technology for it; FF 4.10 FF 4.11 beside a marker or an enemy', () => {
    const bent = placing('scout');
    const [wet, hut, enemy, full] = [0, 1, 2, 3].map((n) => bent.near(0, n)) as [number, number, number, number];
    bent.terrain(wet, 'water').game.map.markers[hut] = { kind: 'hut', id: 'silk', seenBy: [] };
    bent.figure(1, 'army', enemy);
    for (const kind of ['army', 'scout'] as const) bent.figure(0, kind, full);
    expect(bent.refuses(place(wet))).toEqual({ reason: 'water-for-figures', rule: 'FF 7.5' });
    expect(bent.refuses(place(hut))).toEqual({ reason: 'marker-there', rule: 'FF 4.11' });
    expect(bent.refuses(place(enemy))).toEqual({ reason: 'enemy-there', rule: 'FF 4.10' });
    expect(bent.refuses(place(full))).toEqual({ reason: 'stack-full', rule: 'FF 8.2' });
    bent.knows(0, 'sailing');
    expect(bent.allows(place(wet))).toBe(true);
  });

  test('FF 7.6 FF 7.7 FF 7.9 FF 7.10 buildings and wonders on the wrong terrain, twice, or beside their like', () => {
    const library = placing('library');
    library.terrain(library.near(0), 'forest').piece(library.near(0, 1), 'building', 'library', 0);
    expect(library.refuses(place(library.near(0)))).toEqual({ reason: 'terrain', rule: 'FF 7.6' });
    expect(library.refuses(place(library.near(0, 1)))).toEqual({ reason: 'same-there', rule: 'FF 7.9' });
    const market = placing('market');
    market.piece(market.near(0), 'building', 'temple', 0);
    expect(market.refuses(place(market.near(0, 1)))).toEqual({ reason: 'one-limited', rule: 'FF 7.7' });
    const wonder = placing('stonehenge');
    wonder.terrain(wonder.near(0), 'water').piece(wonder.near(0, 1), 'wonder', 'colossus', 0);
    expect(wonder.refuses(place(wonder.near(0)))).toEqual({ reason: 'water-for-wonders', rule: 'FF 7.10' });
    expect(wonder.refuses(place(wonder.near(0, 2)))).toEqual({ reason: 'one-wonder', rule: 'FF 7.10' });
  });

  test('FF 7.5 every square around a city is offered or says why not', () => {
    const bent = placing('scout');
    bent.terrain(bent.near(0), 'water');
    const told = refused(bent);
    for (const square of outskirtsOf(bent.game, bent.capital(0))) {
      expect(bent.allows(place(square))).toBe(!told.has(square));
    }
    expect(told.size).toBe(1);
  });
});
