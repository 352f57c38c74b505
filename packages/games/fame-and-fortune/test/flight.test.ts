import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { imagine, luckFrom, seedFrom, sight, view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { invariants } from '../src/invariants/index.ts';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

/** Seat 0 moves on plain land; nobody holds anything. */
function moving(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries()) bent.has(seat, { events: [], people: [], markers: [], forces: [] });
  bent.game.phase = 'movement';
  return bent;
}

const turn = (bent: Table, seat = 0) => bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat });
const go = (square: number, armies = 1, scouts = 0) => ({ type: 'move', square, armies, scouts }) as const;
const step = (square: number) => ({ type: 'step', square }) as const;

const seen = (bent: Table, viewer: number) => view(fameAndFortune, bent.game, viewer) as FameView;

describe('flying', () => {
  test.each([0, 1])('FF 8.10 seat %i flies over an enemy and fights only where it ends', (seat) => {
    const bent = moving();
    const other = 1 - seat;
    bent.knows(seat, 'flight').figure(seat, 'army', at(7, 3));
    bent.figure(other, 'army', at(8, 3));
    bent.has(seat, { forces: ['infantry-3'] });
    bent.game.active = seat;
    turn(bent, seat).does(go(at(7, 3)), step(at(8, 3)));
    expect(bent.step).toBe('move-step');
    expect(invariants(bent.game).filter((law) => law.includes('share'))).toEqual([]);
    const past = new (bent.constructor as typeof Table)(fameAndFortune, structuredClone(bent.game));
    past.does(step(at(9, 3)), { type: 'stop' });
    expect(past.game.battle).toBeNull();
    expect(past.player(other).figures.some(({ square }) => square === at(8, 3))).toBe(true);
    bent.does({ type: 'stop' });
    expect(bent.game.battle?.seats).toEqual([seat, other]);
    while (bent.step !== 'choose-mover') bent.dully();
    expect(bent.player(other).figures.every(({ square }) => square < 0)).toBe(true);
    expect(bent.player(seat).figures.filter(({ square }) => square === at(8, 3))).toHaveLength(1);
  });

  test('FF 8.10 who may not attack cannot end above an enemy, whoever sits first', () => {
    for (const seat of [0, 1]) {
      const bent = moving();
      bent.knows(seat, 'flight').has(seat, { government: 'democracy' }).figure(seat, 'army', at(7, 3));
      bent.figure(1 - seat, 'army', at(8, 3));
      bent.game.active = seat;
      turn(bent, seat).does(go(at(7, 3)), step(at(8, 3)));
      expect(bent.allows({ type: 'stop' })).toBe(false);
    }
  });
});

describe('locked squares', () => {
  test('FF 8.16 nobody slips out of a locked square into a city', () => {
    const bent = moving(['russia', 'rome']);
    const [centre = -1] = bent.capital(1).centre;
    bent.knows(1, 'pottery').figure(0, 'scout', centre - 1);
    turn(bent).does(go(centre - 1, 0, 1));
    expect(bent.actions('slip-in')).toHaveLength(1);
    bent.game.map.locked = [centre - 1];
    expect(bent.actions('slip-in')).toEqual([]);
  });

  test('FF 8.14 FF 8.16 a locked water square is no way across', () => {
    const bent = moving();
    bent.knows(0, 'navigation', 'horseback-riding').figure(0, 'army', at(7, 3));
    bent.terrain(at(8, 3), 'water').terrain(at(9, 3), 'grassland');
    for (const square of [at(8, 2), at(8, 4)]) bent.terrain(square, 'water');
    turn(bent).does(go(at(7, 3)));
    expect(bent.allows(step(at(8, 3)))).toBe(true);
    bent.game.map.locked = [at(8, 3)];
    expect(bent.allows(step(at(8, 3)))).toBe(false);
  });

  test('FF 8.16 a square can be locked before anybody is there', () => {
    const bent = moving();
    const spy = { kind: 'hut' as const, id: 'spy', seenBy: [0] };
    bent
      .knows(0, 'communism')
      .has(0, { markers: [spy] })
      .figure(0, 'army', at(7, 3));
    turn(bent).does({ type: 'use', source: 'technology:communism', effect: 0 });
    expect(bent.allows({ type: 'choose', pick: { square: at(7, 3) } })).toBe(true);
    bent.does({ type: 'choose', pick: { tile: 3 } });
    const [free] = bent.actions('choose');
    expect(free?.pick).toHaveProperty('square');
    if (free !== undefined) bent.does(free);
    expect(bent.game.map.locked).toHaveLength(1);
  });
});

describe('small moves', () => {
  test('FF 8.5 a figure that can only slip into a city may set out', () => {
    const bent = moving(['russia', 'rome']);
    const [centre = -1] = bent.capital(1).centre;
    bent.knows(1, 'pottery').figure(0, 'scout', centre - 1);
    for (const square of [centre - 2, centre - 1 - 16, centre - 1 + 16]) bent.terrain(square, 'water');
    expect(turn(bent).actions('move')).toEqual([go(centre - 1, 0, 1)]);
  });

  test('FF 4.10 an army lost while it was being placed is lost on its square', () => {
    const bent = moving();
    bent.figure(1, 'army', bent.near(0));
    bent.has(1, { forces: ['infantry-3'] }).has(0, { forces: [] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.capital(0).extra = 20;
    bent.does(
      { type: 'act', city: bent.capital(0).centre[0] ?? -1 },
      { type: 'produce' },
      { type: 'make', item: 'army' },
    );
    bent.does({ type: 'place', square: bent.near(0) });
    while (bent.step === 'battle-turn') bent.dully();
    expect(bent.facts('figure-lost')).toMatchObject([{ seat: 0, square: bent.near(0) }]);
  });

  test('FF 11.5 a group is never driven where it may not stay', () => {
    const bent = moving(['germany', 'rome', 'china']);
    bent.piece(bent.near(2), 'wonder', 'brandenburg-gate', 2);
    bent.has(0, { events: ['out-of-position'] });
    const outskirts = Array.from({ length: 8 }, (_, square) => bent.near(2, square));
    const gate = bent.capital(2).centre[0] ?? -1;
    bent.figure(1, 'army', gate - 2);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'play', event: 'out-of-position' });
    const squares = bent.actions('choose').flatMap(({ pick }) => ('square' in pick ? [pick.square] : []));
    expect(squares.length).toBeGreaterThan(0);
    expect(squares.filter((square) => outskirts.includes(square))).toEqual([]);
    bent.does({ type: 'choose', pick: { square: squares[0] ?? -1 } });
    // It is another's figure: the log does not say that its owner has moved it.
    expect(bent.facts('relocated')).toMatchObject([{ seat: 1, to: squares[0] }]);
    expect(bent.facts('moved')).toEqual([]);
  });
});

describe('what is seen', () => {
  test('FF 23.15 with open units battle hands lie open too', () => {
    for (const open of [true, false]) {
      const bent = moving(['germany', 'rome', 'china'], { openUnits: open });
      bent.figure(0, 'army', at(7, 3));
      bent.figure(1, 'army', at(8, 3));
      bent.has(0, { forces: ['infantry-3'] }).has(1, { forces: ['infantry-2'] });
      turn(bent).does(go(at(7, 3)), step(at(8, 3)));
      const shown = JSON.stringify(seen(bent, 2).battle?.hands);
      expect(shown.includes('infantry')).toBe(open);
    }
  });

  test('FF 14.3 without the deck two markers on offer are imagined as markers', () => {
    const bent = table(['greece', 'rome'], { greatPersonDeck: false });
    bent.waits({ step: 'end-turn' }, { step: 'gain-person', seat: 0, left: 1 });
    expect(bent.step).toBe('choose-person');
    const other = imagine(fameAndFortune, seen(bent, 1), luckFrom(seedFrom('markers')));
    const frame = other.frames.at(-1);
    expect(frame?.step === 'choose-person' && frame.cards.every((type) => (other.greatPeople[type] ?? 0) > 0)).toBe(
      true,
    );
    expect(sight(fameAndFortune, other, 1).view).toEqual(sight(fameAndFortune, bent.game, 1).view);
  });
});
