import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { sight } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { landingSpaces } from '../src/queries/track.ts';
import { type Table, table } from './table.ts';

/** Seat 0 in a phase; nobody holds anything. */
function quiet(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries())
    bent.has(seat, { events: [], people: [], markers: [], trade: 0, culture: 0, coins: {} });
  return bent;
}

const starts = (bent: Table) => bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
const manages = (bent: Table) => bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
const spy = (seat: number) => ({ kind: 'hut' as const, id: 'spy', seenBy: [seat] });
const closed = (id: string) => ({ id, open: false, counters: 0 });

describe('everything comes to an end', () => {
  test('FF 5.6 a scout is told each city once a turn', () => {
    const bent = quiet();
    const scout = bent.figure(0, 'scout', 2 * 16 + 9);
    bent.city(0, 5 * 16 + 9);
    starts(bent);
    for (let told = 0; bent.actions('assign').length > 0; told++) {
      expect(told).toBeLessThan(2);
      bent.does(bent.actions('assign')[0] ?? { type: 'pass' });
    }
    expect(bent.player(0).cities.map(({ centre }) => centre[0])).toContain(scout.city);
  });

  test('FF 5.6 FF 7.9 great people take one another out of a square only once a turn, and never their like', () => {
    const bent = quiet();
    const square = bent.near(0);
    bent.piece(square, 'person', 'artist', 0).has(0, { reserve: ['artist', 'general'] });
    starts(bent);
    expect(bent.allows({ type: 'place-person', person: 'artist', square })).toBe(false);
    bent.does({ type: 'place-person', person: 'general', square });
    expect(bent.player(0).reserve).toEqual(['artist', 'artist']);
    expect(bent.allows({ type: 'place-person', person: 'artist', square })).toBe(false);
    expect(bent.allows({ type: 'place-person', person: 'artist', square: bent.near(0, 1) })).toBe(true);
  });

  test('FF 6.5 an offer is changed so and so often, then it is sent or dropped', () => {
    const bent = quiet(['germany', 'rome'], { offersPerTurn: 1 }).has(0, { trade: 9 });
    bent.waits({ step: 'end-turn' }, { step: 'trade-round', seat: 0, passed: 0 });
    bent.does({ type: 'offer-to', to: 1 });
    expect(bent.facts('offer')).toEqual([]);
    for (let edits = 0; bent.actions('add').length > 0; edits++) {
      expect(edits).toBeLessThan(40);
      bent.does({ type: 'add', side: 'give', good: { trade: 1 } });
      if (bent.allows({ type: 'take-back' })) bent.does({ type: 'take-back' });
    }
    expect(bent.actions().map(({ type }) => type)).toEqual(['drop']);
    bent.does({ type: 'drop' });
    expect(bent.facts('offer')).toEqual([]);
  });

  test('FF 1.2 FF 23.4 nobody steps behind the last space of the track', () => {
    const bent = quiet(['germany', 'rome'], { tieBreak: 'end-of-turn' }).has(0, { space: 20, culture: 50, trade: 27 });
    manages(bent).does({ type: 'advance', space: 21 });
    expect(landingSpaces(bent.game, 0)).toEqual([]);
    expect(bent.actions('advance')).toEqual([]);
    bent.waits({ step: 'end-turn' }, { step: 'free-steps', seat: 0, steps: 2 });
    expect(bent.player(0).space).toBe(21);
  });

  test('FF 10.10 FF 23.4 there is one card of Space Flight', () => {
    const pyramid = () => [['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h', 'i'], ['j', 'k', 'l'], ['m', 'n'], []];
    const bent = quiet(['germany', 'rome'], { tieBreak: 'end-of-turn' });
    for (const seat of [0, 1]) bent.has(seat, { trade: 27, rows: pyramid() });
    bent.waits({ step: 'end-turn' }, { step: 'research' });
    expect(bent.as(0).allows({ type: 'research', technology: 'space-flight' })).toBe(true);
    bent.player(1).rows[4]?.push('space-flight');
    expect(bent.as(0).allows({ type: 'research', technology: 'space-flight' })).toBe(false);
  });
});

describe('once a turn', () => {
  test('FF 5.7 FF 5.8 what a card gives at the beginning is counted at the beginning', () => {
    const bent = quiet();
    bent.piece(bent.near(0), 'person', 'industrialist', 0);
    bent.has(0, { people: [{ id: 'medici', open: true, counters: 0 }], coins: { sheet: 1 }, reserve: ['engineer'] });
    bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
    expect(bent.player(0).culture).toBe(0);
    bent.does({ type: 'place-person', person: 'engineer', square: bent.near(0, 1) });
    expect(bent.player(0).culture).toBe(0);
  });

  test('FF 7.14 a cancelled double harvest is used up', () => {
    const bent = quiet(['germany', 'rome']);
    bent.piece(bent.near(0), 'wonder', 'angkor-wat', 0);
    const [centre = -1] = bent.capital(0).centre;
    bent.knows(1, 'writing').has(1, { markers: [spy(1)] });
    const plan = { seat: 0, city: centre };
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'city-act', ...plan });
    bent.game.map.disasters.fill('');
    const doubles = bent.actions('harvest').filter(({ second }) => second !== undefined);
    expect(doubles.length).toBeGreaterThan(0);
    bent.does(doubles[0] ?? { type: 'arts' });
    bent.as(1).does({ type: 'respond', source: 'technology:writing', effect: 0 });
    while (bent.step === 'respond') bent.dully();
    expect(bent.player(0).used).toContain('wonder:angkor-wat/0');
  });

  test('FF 7.1 FF 21.10 the action Lovelace adds is taken next, and nobody can cancel it', () => {
    const bent = quiet();
    bent.piece(bent.near(0), 'person', 'engineer', 0).has(0, { people: [closed('lovelace')] });
    bent.knows(1, 'writing').has(1, { markers: [spy(1)] });
    const [city = -1] = bent.capital(0).centre;
    manages(bent).does({ type: 'use', source: 'person:lovelace', effect: 0 });
    bent.does({ type: 'act', city }, { type: 'arts' });
    expect(bent.step).toBe('city-management');
    bent.does({ type: 'act', city }, { type: 'arts' });
    expect(bent.awaited).toEqual([1]);
  });
});

describe('great people', () => {
  test('FF 14.3 Greece is offered two of a kind though one marker is left: only one is kept', () => {
    const bent = quiet(['greece', 'rome']);
    for (const type of Object.keys(bent.game.greatPeople)) bent.game.greatPeople[type] = type === 'artist' ? 1 : 0;
    bent.game.people = { down: ['ford', 'valmiki', 'smith', 'kahlo'], up: [] };
    bent.waits({ step: 'end-turn' }, { step: 'gain-person', seat: 0, left: 1 });
    expect(bent.actions('keep-person').map(({ person }) => person)).toEqual(['kahlo', 'valmiki']);
    bent.does({ type: 'keep-person', person: 'valmiki' });
    expect(bent.game.greatPeople['artist']).toBe(0);
    expect(bent.game.people.up).toEqual(['smith', 'kahlo']);
  });

  test('FF 9.13 FF 10.9 Tesla lowers a technology that is loot', () => {
    const bent = quiet();
    bent.piece(bent.near(0), 'person', 'engineer', 0).has(0, { people: [closed('tesla')] });
    bent.has(0, { rows: [['metalworking'], [], [], [], []] }).has(1, { rows: [['sailing'], [], [], [], []] });
    bent.waits({ step: 'end-turn' }, { step: 'loot-on', seat: 0, from: 1, points: 2, city: true });
    bent.does({ type: 'loot-technology', technology: 'sailing', lower: true });
    expect(bent.player(0).rows[0]).toEqual(['metalworking', 'sailing']);
    expect(bent.player(0).people).toEqual([]);
  });

  test('FF 9.3 FF 9.16 Leonidas may be revealed when the battle starts, and not when his owner has no general', () => {
    for (const general of [true, false]) {
      const bent = quiet();
      if (general) bent.piece(bent.near(1), 'person', 'general', 1);
      bent.figure(0, 'army', 2 * 16 + 8);
      bent.figure(1, 'army', 2 * 16 + 9);
      bent.has(0, { forces: ['infantry-2', 'infantry-2'] });
      bent.has(1, { forces: ['mounted-1'], people: [closed('leonidas')] });
      bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
      bent.does({ type: 'move', square: 2 * 16 + 8, armies: 1, scouts: 0 }, { type: 'step', square: 2 * 16 + 9 });
      expect(bent.step).toBe(general ? 'trigger' : 'battle-turn');
      if (!general) continue;
      bent.does({ type: 'reveal', person: 'leonidas' });
      expect(bent.game.battle?.bonus).toEqual([0, 12]);
    }
  });

  test('FF 1.10 a coin revealed in a trade ends the game at once', () => {
    const bent = quiet(['germany', 'rome'], { offersPerTurn: 1 });
    bent.piece(bent.near(0), 'person', 'industrialist', 0);
    bent.has(0, { people: [closed('smith')], coins: { sheet: 13 } });
    bent.waits({ step: 'end-turn' }, { step: 'trade-round', seat: 0, passed: 0 });
    bent.does({ type: 'reveal', person: 'smith' });
    expect(bent.game.ending).toEqual({ winner: 0, victory: 'economy' });
  });
});

describe('loot', () => {
  test('FF 23.5 without the expansion a city brings one technology, one event or two resources', () => {
    const bent = quiet(['germany', 'rome'], { expansion: false });
    bent.has(1, { resources: { incense: 2, iron: 1, silk: 0, wheat: 0 }, trade: 9 });
    bent.waits({ step: 'end-turn' }, { step: 'loot-on', seat: 0, from: 1, points: 2, city: true });
    expect(bent.actions('loot-trade')).toEqual([]);
    bent.does({ type: 'loot-resource', resource: 'incense' });
    expect(bent.actions('loot-technology')).toEqual([]);
    bent.does({ type: 'loot-resource', resource: 'incense' });
    expect(bent.step).not.toBe('loot');
    expect(bent.player(0).resources.incense).toBe(2);
  });
});

describe('nobody learns from being asked', () => {
  /** What seat 2 sees after seat 1's card was played in battle or trade, depending on a hidden marker. */
  function afterPlay(marker: string): string {
    const bent = quiet(['germany', 'rome', 'china']);
    bent.figure(0, 'army', 2 * 16 + 8);
    bent.figure(1, 'army', 2 * 16 + 9);
    bent.knows(1, 'mathematics').has(1, { markers: [{ kind: 'hut', id: marker, seenBy: [1] }] });
    bent.has(0, { forces: ['infantry-3'] }).has(1, { forces: ['infantry-1', 'infantry-1'] });
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'move', square: 2 * 16 + 8, armies: 1, scouts: 0 }, { type: 'step', square: 2 * 16 + 9 });
    bent.does({ type: 'deploy', unit: 'infantry-1', front: 0 });
    if (bent.step === 'battle-turn' && bent.decider === 1) bent.does({ type: 'end-turn' });
    bent.does({ type: 'deploy', unit: 'infantry-3', front: 1 });
    bent.does({ type: 'deploy', unit: 'infantry-1', front: 2 });
    return JSON.stringify(sight(fameAndFortune, bent.game, 2));
  }

  test('FF 21.13 a unit played: whether there is an iron under a marker is not told', () => {
    expect(afterPlay('iron')).toBe(afterPlay('silk'));
  });

  test('FF 21.13 the Trade Phase: whether there is silk under a marker is not told', () => {
    const asked = (marker: string) => {
      const bent = quiet(['germany', 'rome']);
      bent.knows(0, 'horseback-riding').has(0, { markers: [{ kind: 'hut', id: marker, seenBy: [0] }] });
      bent.waits({ step: 'end-turn' }, { step: 'trade-round', seat: 0, passed: 0 });
      return JSON.stringify(sight(fameAndFortune, bent.game, 1));
    };
    expect(asked('silk')).toBe(asked('iron'));
    expect(quiet().waits({ step: 'end-turn' }, { step: 'trade-round', seat: 0, passed: 0 }).step).not.toBe('trade-ask');
  });

  test('FF 21.11 who is asked may reveal a great person or use one, and is asked again', () => {
    const bent = quiet();
    bent.piece(bent.near(1), 'person', 'artist', 1);
    bent.has(1, { people: [closed('valmiki'), closed('kahlo')], coins: { sheet: 1 } });
    bent.has(0, { events: ['counterfeiters'] });
    starts(bent).does({ type: 'play', event: 'counterfeiters' });
    expect(bent.as(1).actions()).toEqual([
      { type: 'use', source: 'person:kahlo', effect: 0 },
      { type: 'reveal', person: 'valmiki' },
      { type: 'pass' },
      { type: 'stand-by', until: 'target' },
      { type: 'stand-by', until: 'turn' },
    ]);
    bent.as(1).does({ type: 'reveal', person: 'valmiki' });
    expect(bent.player(1).people[0]).toMatchObject({ open: true });
    expect(bent.awaited).toEqual([1]);
    bent.as(1).does({ type: 'pass' });
    expect(bent.player(1).coins).toEqual({});
  });

  test('FF 11.8 whose outskirts an event aims at is a target too', () => {
    const bent = quiet(['germany', 'rome', 'china']);
    bent.figure(2, 'army', bent.near(1));
    bent.figure(0, 'army', bent.near(1) - 3);
    bent.has(0, { events: ['wholesale-defection'] }).has(1, { events: ['bread-and-circuses'] });
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'play', event: 'wholesale-defection' });
    while (bent.step === 'declare') {
      const aim = { type: 'choose', pick: { square: bent.near(1) } } as const;
      bent.does(bent.allows(aim) ? aim : (bent.actions('choose')[0] ?? aim));
    }
    expect(bent.as(1).actions('play')).toEqual([{ type: 'play', event: 'bread-and-circuses' }]);
  });
});
