import { describe, expect, test } from 'vitest';
import { coinsOf } from '../src/queries/sources.ts';
import { learn } from '../src/rules/learning.ts';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

/** Seat 0 in its Start of Turn, with nothing hidden anywhere. */
function starting(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries()) bent.has(seat, { events: [], people: [], markers: [] });
  return bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
}

describe('the turn', () => {
  test('FF 5.1 FF 5.2 five phases, each player in turn order; the marker moves on', () => {
    const bent = table(['germany', 'rome', 'china']);
    while (bent.game.turn < 3) bent.dully();
    const phases = bent.facts('phase-began').map(({ phase }) => phase);
    const turn = ['start', 'trade', 'city', 'movement', 'research'];
    expect(phases).toEqual([...turn, ...turn, 'start']);
    expect(bent.facts('turn-began').map(({ seat }) => seat)).toEqual([expect.any(Number), 1, 2]);
  });

  test('FF 1.9 FF 23.13 a table may set a turn limit', () => {
    const bent = table(['germany', 'rome'], { turnLimit: '5' });
    while (bent.step !== 'over') bent.dully();
    expect(bent.game.ending?.victory).toBe('turn-limit');
    expect(bent.game.turn).toBe(5);
  });
});

describe('start of turn', () => {
  test('FF 5.3 FF 5.4 a scout founds a city; other figures are pushed aside', () => {
    const bent = starting();
    bent.figure(0, 'scout', at(8, 4));
    bent.figure(0, 'army', at(8, 4));
    bent.does({ type: 'found', square: at(8, 4), figure: 'scout' });
    expect(bent.player(0).cities).toHaveLength(2);
    expect(bent.step).toBe('push-figure');
    expect(bent.actions('place')).toHaveLength(8);
    bent.does({ type: 'place', square: at(9, 5) });
    expect(bent.step).toBe('start-of-turn');
  });

  test('FF 3.9 FF 5.4 two cities, with Irrigation three; armies found under Republic', () => {
    const bent = starting();
    bent.figure(0, 'army', at(8, 4));
    expect(bent.actions('found')).toEqual([]);
    bent.has(0, { government: 'republic' });
    expect(bent.actions('found')).toEqual([{ type: 'found', square: at(8, 4), figure: 'army' }]);
    bent.city(0, at(12, 1));
    expect(bent.refuses({ type: 'found', square: at(8, 4), figure: 'army' })).toEqual({
      reason: 'city-limit',
      rule: 'FF 5.4',
    });
    bent.knows(0, 'irrigation');
    expect(bent.actions('found')).toHaveLength(1);
  });

  test('FF 5.5 a government unlocked in the last turn is adopted directly, others through Anarchy', () => {
    const bent = starting();
    bent.has(0, { governments: ['despotism', 'republic', 'monarchy'], direct: ['republic'] });
    const governments = () => bent.actions('govern').map(({ government }) => government);
    expect(governments()).toEqual(['republic', 'anarchy']);
    bent.does({ type: 'govern', government: 'anarchy' });
    expect(governments()).toEqual([]);
    bent.game.turn++;
    bent.has(0, { used: [] });
    expect(governments()).toEqual(['despotism', 'republic', 'monarchy']);
  });

  test("FF 5.5 a government unlocked in this phase after one's own part is adopted at once, not in a forced Anarchy", () => {
    for (const [change, asked] of [
      [{ government: 'despotism' }, true],
      [{ government: 'anarchy', anarchyUntil: 1 }, false],
      [{ government: 'anarchy', anarchyUntil: 0 }, true],
      [{ government: 'despotism', anarchyUntil: 1 }, true],
    ] as const) {
      const bent = starting().has(0, change);
      bent.game.active = 1;
      bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 1 });
      learn(bent.game, 0, { technology: 'code-of-laws' });
      bent.run();
      expect(bent.step === 'adopt-government', JSON.stringify(change)).toBe(asked);
    }
    const waiting = starting();
    learn(waiting.game, 0, { technology: 'code-of-laws' });
    expect(waiting.run().step).toBe('start-of-turn');
  });

  test('FF 5.5 who is immune to Anarchy changes directly; a forced Anarchy lasts to the next turn', () => {
    const bent = starting(['germany', 'rome']);
    bent.has(0, { governments: ['despotism', 'republic'] });
    bent.piece(bent.near(0), 'wonder', 'pyramids', 0);
    expect(bent.actions('govern').map(({ government }) => government)).not.toContain('anarchy');
    bent.has(1, { events: ['citizens-revolting-1'] });
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 1 });
    expect(bent.actions('play')).toEqual([]);
    bent.game.map.pieces.fill(null);
    bent.does({ type: 'play', event: 'citizens-revolting-1' });
    expect(bent.player(0)).toMatchObject({ government: 'anarchy', anarchyUntil: bent.game.turn });
  });

  test('FF 5.6 scouts are assigned, great people placed from the reserve', () => {
    const bent = starting();
    const second = bent.city(0, at(8, 4));
    bent.figure(0, 'scout', at(12, 1));
    const [capital = -1] = bent.capital(0).centre;
    expect(bent.actions('assign')).toEqual([{ type: 'assign', square: at(12, 1), city: capital }]);
    expect(second.centre).toEqual([at(8, 4)]);
    bent.has(0, { reserve: ['scientist'] });
    const square = bent.near(0, 3);
    bent.does({ type: 'place-person', person: 'scientist', square });
    expect(bent.game.map.pieces[square]).toMatchObject({ kind: 'person', id: 'scientist' });
    expect(bent.player(0).reserve).toEqual([]);
  });

  test('FF 5.7 FF 5.8 FF 21.8 cards in force give their gains by themselves, once', () => {
    const bent = starting();
    bent.has(0, { culture: 0, trade: 0 });
    bent.piece(bent.near(0), 'wonder', 'colossus', 0).piece(bent.near(0, 1), 'wonder', 'stonehenge', 0);
    bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
    expect(bent.player(0)).toMatchObject({ culture: 1, trade: 3 });
    bent.piece(bent.near(0, 2), 'wonder', 'louvre', 0).has(0, { reserve: ['artist'] });
    bent.does({ type: 'place-person', person: 'artist', square: bent.near(0, 4) });
    expect(bent.player(0)).toMatchObject({ culture: 4, trade: 3 });
  });
});

describe('governments lost', () => {
  test('FF 19.3 FF 19.1 who ruled by the Pyramids chooses again when they are obsolete', () => {
    const bent = starting();
    bent.piece(bent.near(0), 'wonder', 'pyramids', 0).knows(1, 'monarchy');
    bent.has(0, { government: 'fundamentalism', governments: ['despotism', 'republic'] });
    bent.has(1, { resources: { incense: 0, iron: 0, silk: 1, wheat: 0 } });
    bent.game.wonders.open = ['', '', '', ''];
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 1 });
    bent.does({ type: 'use', source: 'technology:monarchy', effect: 0 });
    if (bent.step === 'declare') bent.does({ type: 'choose', pick: { option: 0 } });
    expect(bent.step).toBe('adopt-government');
    expect(bent.actions('govern').map(({ government }) => government)).toEqual(['despotism', 'republic']);
    expect(bent.allows({ type: 'pass' })).toBe(false);
    expect(bent.game.map.pieces[bent.near(0)]).toMatchObject({ id: 'pyramids', obsolete: true });
  });
});

describe('coins', () => {
  test('FF 12.1 icons, tokens and printed coins', () => {
    const bent = starting();
    bent.knows(0, 'civil-service', 'computers', 'railroad').has(0, { coins: { sheet: 4 }, government: 'feudalism' });
    bent.piece(bent.near(0), 'building', 'bank', 0).piece(bent.near(0, 1), 'person', 'engineer', 0);
    expect(coinsOf(bent.game, 0)).toBe(10);
    bent.figure(1, 'scout', bent.near(0));
    expect(coinsOf(bent.game, 0)).toBe(9);
  });

  test('FF 1.1 FF 1.4 FF 1.10 fifteen coins win at once, whoever acts', () => {
    const bent = starting();
    bent.has(1, { coins: { sheet: 15 } });
    bent.figure(0, 'scout', at(8, 4));
    bent.does({ type: 'found', square: at(8, 4), figure: 'scout' });
    expect(bent.game.ending).toEqual({ winner: 1, victory: 'economy' });
  });

  test('FF 1.6 of several at once the first from the active player wins', () => {
    const bent = starting(['germany', 'rome', 'china']);
    bent.has(1, { coins: { sheet: 15 } }).has(2, { coins: { sheet: 15 } });
    bent.game.active = 2;
    bent.figure(0, 'scout', at(8, 4));
    bent.does({ type: 'pass' });
    expect(bent.game.ending).toEqual({ winner: 2, victory: 'economy' });
  });

  test('FF 12.2 a coin technology takes one token a turn and four in all', () => {
    const bent = starting();
    bent.knows(0, 'democracy').has(0, { trade: 27 });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    const use = { type: 'use', source: 'technology:democracy', effect: 0 } as const;
    bent.does(use);
    expect(bent.player(0)).toMatchObject({ trade: 21, coins: { democracy: 1 } });
    expect(bent.allows(use)).toBe(false);
    bent.has(0, { used: [], coins: { democracy: 4 } });
    expect(bent.allows(use)).toBe(false);
  });

  test('FF 12.3 FF 12.4 FF 12.5 FF 12.6 resources are paid piece by piece, once a turn each ability', () => {
    const bent = starting();
    bent.knows(0, 'currency', 'philosophy').has(0, {
      resources: { incense: 1, iron: 1, silk: 0, wheat: 0 },
      markers: [{ kind: 'hut', id: 'incense', seenBy: [0] }],
    });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    const use = { type: 'use', source: 'technology:currency', effect: 0 } as const;
    bent.does(use);
    expect(bent.actions('pay')).toEqual([
      { type: 'pay', with: { token: 'incense' } },
      { type: 'pay', with: { marker: 'incense', kind: 'hut' } },
    ]);
    bent.does({ type: 'pay', with: { marker: 'incense', kind: 'hut' } });
    expect(bent.player(0).culture).toBe(3);
    expect(bent.game.spent).toEqual(['hut:incense']);
    expect(bent.allows(use)).toBe(false);
    expect(bent.allows({ type: 'use', source: 'technology:philosophy', effect: 0 })).toBe(false);
  });

  test('FF 21.12 India pays anything for the four, never for a spy; Arabia gains culture for each piece', () => {
    const india = starting(['india', 'rome']);
    india.knows(0, 'currency').has(0, { resources: { incense: 0, iron: 1, silk: 0, wheat: 0 } });
    india.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    india.does({ type: 'use', source: 'technology:currency', effect: 0 });
    if (india.step === 'pay') india.does(india.actions('substitute')[0] ?? { type: 'pass' });
    expect(india.player(0)).toMatchObject({ culture: 3, resources: { iron: 0 } });
    const arabia = starting(['arabia', 'rome']);
    arabia.knows(0, 'currency').has(0, { resources: { incense: 1, iron: 0, silk: 0, wheat: 0 } });
    arabia.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    arabia.does({ type: 'use', source: 'technology:currency', effect: 0 });
    expect(arabia.player(0).culture).toBe(4);
  });
});
