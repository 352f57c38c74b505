import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { hasPlace, researchTrade } from '../src/queries/pyramid.ts';
import { handSize, landingSpaces, stepCost } from '../src/queries/track.ts';
import { type Table, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

function researching(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries())
    bent.has(seat, { events: [], people: [], markers: [], trade: 0, culture: 0 });
  bent.game.phase = 'research';
  return bent.waits({ step: 'end-turn' }, { step: 'research' });
}

const rows = (...lengths: number[]) => [0, 1, 2, 3, 4].map((row) => new Array(lengths[row] ?? 0).fill('x'));
const research = (technology: string) => ({ type: 'research', technology }) as const;

describe('the pyramid', () => {
  const places = vectors.vectors.filter(({ id }) => id.startsWith('pyramid-'));

  test.each(places.map((vector) => [vector.id, vector] as const))('FF 10.3 %s', (_, { given, expect: expected }) => {
    const { rows: lengths, add_level } = given as unknown as { rows: number[]; add_level: number };
    expect(hasPlace({ rows: rows(...lengths) }, add_level)).toBe((expected as { legal?: boolean }).legal);
  });

  test('FF 10.8 Space Flight needs two technologies of level four side by side', () => {
    expect(hasPlace({ rows: rows(5, 4, 3, 2) }, 5)).toBe(true);
    expect(hasPlace({ rows: rows(5, 4, 3, 1) }, 5)).toBe(false);
  });
});

describe('research', () => {
  test('FF 10.1 trade needed by level, five less with the Porcelain Tower', () => {
    const bent = researching();
    expect([1, 2, 3, 4, 5].map((level) => researchTrade(bent.game, 0, level))).toEqual([6, 11, 16, 21, 26]);
    bent.piece(bent.near(0), 'wonder', 'porcelain-tower', 0);
    expect([1, 2, 3, 4, 5].map((level) => researchTrade(bent.game, 0, level))).toEqual([1, 6, 11, 16, 21]);
  });

  test('FF 10.2 FF 21.4 all trade is lost but one a coin; who researches nothing keeps it', () => {
    const bent = researching();
    bent.has(0, { trade: 20, coins: { sheet: 3 } }).has(1, { trade: 9 });
    bent.as(0).does(research('pottery'));
    bent.as(1).does(research(''));
    expect([bent.player(0).trade, bent.player(1).trade]).toEqual([3, 9]);
    expect(bent.player(0).rows[0]).toContain('pottery');
  });

  test('FF 10.2 the coin of the new technology does not protect trade', () => {
    const bent = researching();
    bent.has(0, { trade: 20, coins: { sheet: 2 }, rows: [['metalworking', 'a', 'b'], [], [], [], []] });
    bent.as(0).does(research('civil-service'));
    bent.as(1).does(research(''));
    expect(bent.player(0).trade).toBe(2);
  });

  test('FF 10.5 FF 10.12 choices are secret and need trade and a place', () => {
    const bent = researching();
    bent.has(0, { trade: 6 });
    expect(bent.awaited).toEqual([0, 1]);
    expect(bent.as(0).allows(research('pottery'))).toBe(true);
    expect(bent.as(0).allows(research('construction'))).toBe(false);
    expect(bent.as(1).actions('research')).toEqual([research('')]);
  });

  test('FF 1.3 FF 1.6 FF 10.10 FF 10.11 of two who reveal Space Flight the earlier in turn order wins', () => {
    const bent = researching(['germany', 'rome', 'china']);
    bent.game.first = 1;
    bent.waits({ step: 'end-turn' }, { step: 'research' });
    for (const seat of [0, 2]) bent.has(seat, { trade: 26, rows: rows(5, 4, 3, 2) });
    for (const seat of [0, 1, 2]) bent.as(seat).does(research(seat === 1 ? '' : 'space-flight'));
    expect(bent.game.ending).toEqual({ winner: 2, victory: 'technology' });
  });

  test('FF 10.4 FF 10.7 FF 3.5 a technology takes effect at once; Germany gets a unit and a resource', () => {
    const bent = researching();
    bent.has(0, { trade: 11, forces: [], rows: [['metalworking', 'a'], [], [], [], []] });
    bent.as(0).does(research('chivalry'));
    bent.as(1).does(research(''));
    expect(bent.step).toBe('declare');
    bent.does({ type: 'choose', pick: { resource: 'silk' } });
    expect(bent.player(0).ranks.mounted).toBe(2);
    expect(bent.player(0).forces).toHaveLength(1);
    expect(bent.player(0).resources.silk).toBe(1);
    expect(bent.player(0).governments).toContain('feudalism');
  });

  test('FF 10.11 Greece gains culture for each other player without the technology', () => {
    const bent = researching(['greece', 'rome', 'china', 'egypt']);
    for (const seat of [0, 1]) bent.has(seat, { trade: 6 });
    bent.knows(2, 'pottery');
    for (const seat of [0, 1, 2, 3]) bent.as(seat).does(research(seat < 2 ? 'pottery' : ''));
    expect(bent.player(0).culture).toBe(1);
  });

  test('FF 10.13 FF 10.14 only the number of cards in each row matters, and nothing is forgotten', () => {
    const bent = researching();
    bent.has(0, { rows: [['a', 'b', 'c'], ['d'], [], [], []] });
    expect(hasPlace(bent.player(0), 2)).toBe(true);
    expect(hasPlace(bent.player(0), 3)).toBe(false);
  });

  test('FF 10.9 a blank and a lowered technology count for the row they lie in', () => {
    const bent = researching(['america', 'rome']);
    bent.has(0, {
      trade: 11,
      rows: [['currency', 'a', 'b'], ['c'], [], [], []],
      people: [{ id: 'tesla', open: false, counters: 0 }],
    });
    bent.piece(bent.near(0), 'person', 'engineer', 0);
    expect(bent.as(0).allows({ type: 'research', technology: 'construction', lower: true })).toBe(true);
    bent.has(0, { people: [{ id: 'newton', open: false, counters: 0 }] }).piece(bent.near(0), 'person', 'scientist', 0);
    bent.has(0, { rows: [['currency', 'a', 'b'], ['c'], [], [], []] });
    expect(bent.as(0).allows({ type: 'research', technology: 'pottery', blank: 2 })).toBe(true);
    bent.as(0).does({ type: 'research', technology: 'pottery', blank: 2 });
    bent.as(1).does(research(''));
    expect(bent.player(0).rows.map(({ length }) => length)).toEqual([4, 2, 0, 0, 0]);
    expect(bent.game.blanks).toEqual(['newton']);
  });
});

describe('the culture track', () => {
  const track = vectors.vectors.filter(({ id }) => /^track-\d/.test(id));

  test.each(track.map((vector) => [vector.id, vector] as const))(
    'FF 11.2 FF 11.3 %s',
    (_, { given, expect: expected }) => {
      const { to_space } = given as { to_space: number };
      expect(stepCost(researching().game, 0, to_space)).toEqual((expected as { cost?: object }).cost);
    },
  );

  test('FF 11.3 FF 15.2 Ecology and the Endowment make steps cheaper', () => {
    const bent = researching();
    bent.knows(0, 'ecology').has(0, { coins: { sheet: 7 } });
    bent.player(0).investments['endowment'] = 3;
    expect(stepCost(bent.game, 0, 8)).toEqual({ culture: 3, trade: 1 });
  });

  test('FF 11.2 spaces bring great people or events of their section', () => {
    const bent = researching();
    bent.has(0, { culture: 30 });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'advance', space: 1 }, { type: 'advance', space: 2 });
    expect(bent.player(0).events).toHaveLength(2);
    bent.does({ type: 'advance', space: 3 });
    expect(bent.step).toBe('place-person-now');
  });

  test('FF 11.4 FF 11.10 who holds too many discards at once, by choice, face up under the deck', () => {
    const bent = researching();
    bent.has(0, { culture: 30, events: ['sabotage', 'defection'] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'advance', space: 1 });
    expect(bent.step).toBe('discard-events');
    bent.does({ type: 'discard', event: 'sabotage' });
    expect(bent.player(0).events).toHaveLength(2);
    expect(bent.game.events[0]?.up).toContain('sabotage');
  });

  test('FF 11.4 the hand grows with technologies, wonders and coins', () => {
    const bent = researching();
    expect(handSize(bent.game, 0)).toBe(2);
    bent.knows(0, 'pottery', 'civil-service', 'theology').piece(bent.near(0), 'wonder', 'cristo-redentor', 0);
    expect(handSize(bent.game, 0)).toBe(9);
    bent.knows(0, 'computers').has(0, { coins: { sheet: 8 } });
    expect(handSize(bent.game, 0)).toBe(11);
  });

  test('FF 1.2 FF 11.1 the last space wins, paid or free', () => {
    const bent = researching();
    bent.has(0, { space: 20, culture: 7, trade: 6 });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'advance', space: 21 });
    expect(bent.game.ending).toEqual({ winner: 0, victory: 'culture' });
  });

  test('FF 11.3 Shakespeare may skip occupied spaces', () => {
    const bent = researching(['america', 'rome', 'china']);
    bent
      .has(0, { space: 5, people: [{ id: 'shakespeare', open: true, counters: 0 }] })
      .piece(bent.near(0), 'person', 'artist', 0);
    bent.has(1, { space: 6 }).has(2, { space: 7 });
    expect(landingSpaces(bent.game, 0)).toEqual([6, 7, 8]);
  });

  test('FF 11.7 FF 21.5 events and units in hand are secret but for backs and numbers', () => {
    const bent = researching();
    bent.has(0, { events: ['think-tank', 'sabotage'], forces: ['infantry-1'] });
    const shown = (viewer: number) => (view(fameAndFortune, bent.game, viewer) as FameView).players[0];
    expect(shown(0)).toMatchObject({ events: ['think-tank', 'sabotage'], forces: ['infantry-1'] });
    expect(shown(1)?.events).toEqual([
      { level: 1, event: '?' },
      { level: 3, event: '?' },
    ]);
    expect(shown(1)?.forces).toEqual(['?']);
  });

  test('FF 23.4 with the tie-break the turn is played to its end', () => {
    const bent = researching(['germany', 'rome'], { tieBreak: 'end-of-turn' });
    bent.has(0, { space: 20, culture: 7, trade: 6 });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'advance', space: 21 });
    expect(bent.game.ending).toBeNull();
    bent.does({ type: 'pass' });
    expect(bent.game.ending).toEqual({ winner: 0, victory: 'culture' });
  });
});
