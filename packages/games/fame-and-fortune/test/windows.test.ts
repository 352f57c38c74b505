import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { sight, view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

/** Seat 0 in its Start of Turn; nobody holds anything. */
function quiet(civilizations = ['germany', 'rome', 'china'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries())
    bent.has(seat, { events: [], people: [], markers: [], trade: 0, culture: 0 });
  return bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
}

const spy = (seat: number) => ({ kind: 'hut' as const, id: 'spy', seenBy: [seat] });

describe('who is asked', () => {
  test('FF 21.9 FF 21.13 nobody is asked who could not answer as far as everybody can see', () => {
    const bent = quiet();
    bent.has(0, { events: ['counterfeiters'] }).has(1, { coins: { sheet: 1 } });
    bent.does({ type: 'play', event: 'counterfeiters' });
    expect(bent.step).toBe('start-of-turn');
    expect(bent.player(1).coins).toEqual({});
  });

  test('FF 21.13 whoever holds a card that could answer is asked, with a real answer or without', () => {
    for (const [held, answers] of [
      ['jousting-tourney', 2],
      ['catastrophe', 1],
    ] as const) {
      const bent = quiet();
      bent.has(0, { events: ['counterfeiters'] }).has(1, { coins: { sheet: 1 }, events: [held] });
      bent.does({ type: 'play', event: 'counterfeiters' });
      expect(bent.awaited).toEqual([1]);
      expect(
        bent
          .as(1)
          .actions()
          .filter(({ type }) => type !== 'stand-by'),
      ).toHaveLength(answers);
      expect(sight(fameAndFortune, bent.game, 0).awaited).toEqual([1]);
    }
  });

  test('FF 21.13 what others are shown does not tell a real answer from none', () => {
    const shown = (held: string) => {
      const bent = quiet();
      bent.has(0, { events: ['counterfeiters'] }).has(1, { coins: { sheet: 1 }, events: [held] });
      bent.does({ type: 'play', event: 'counterfeiters' });
      const before = JSON.stringify(sight(fameAndFortune, bent.game, 2));
      bent.as(1).does({ type: 'pass' });
      return before + JSON.stringify(sight(fameAndFortune, bent.game, 2));
    };
    expect(shown('jousting-tourney')).toBe(shown('catastrophe'));
  });
});

describe('answers', () => {
  test('FF 11.6 FF 21.2 FF 21.10 a cancelled event is discarded without effect', () => {
    const bent = quiet();
    bent.has(0, { events: ['counterfeiters'] }).has(1, { coins: { sheet: 1 }, events: ['jousting-tourney'] });
    bent.does({ type: 'play', event: 'counterfeiters' });
    bent.as(1).does({ type: 'play', event: 'jousting-tourney' });
    expect(bent.player(1).coins).toEqual({ sheet: 1 });
    expect(bent.game.events[0]?.up).toEqual(['counterfeiters']);
    expect(bent.game.events[1]?.up).toEqual(['jousting-tourney']);
  });

  test('FF 21.2 a cancel can be cancelled, last in, first out', () => {
    const bent = quiet();
    bent
      .has(0, { events: ['counterfeiters', 'primetime-tv'] })
      .has(1, { coins: { sheet: 1 }, events: ['jousting-tourney'] });
    bent.does({ type: 'play', event: 'counterfeiters' });
    bent.as(1).does({ type: 'play', event: 'jousting-tourney' });
    bent.as(0).does({ type: 'play', event: 'primetime-tv' });
    expect(bent.player(1).coins).toEqual({});
  });

  test('FF 21.1 FF 21.13 of two answers the first in turn order happens, the other keeps its card', () => {
    const bent = quiet();
    bent.has(0, { events: ['counterfeiters'] }).has(1, { coins: { sheet: 1 }, events: ['jousting-tourney'] });
    bent.has(2, { events: ['jousting-tourney'] });
    bent.does({ type: 'play', event: 'counterfeiters' });
    bent.as(2).does({ type: 'play', event: 'jousting-tourney' });
    bent.as(1).does({ type: 'play', event: 'jousting-tourney' });
    while (bent.step === 'respond') bent.dully();
    expect(bent.player(1).events).toEqual([]);
    expect(bent.player(2).events).toEqual(['jousting-tourney']);
    expect(bent.player(1).coins).toEqual({ sheet: 1 });
  });

  test('FF 11.6 Mass Media: the events of its owner cannot be cancelled', () => {
    const bent = quiet();
    bent.knows(0, 'mass-media').has(0, { events: ['counterfeiters'] });
    bent.has(1, { coins: { sheet: 1 }, events: ['jousting-tourney'] });
    bent.does({ type: 'play', event: 'counterfeiters' });
    expect(bent.step).toBe('start-of-turn');
    expect(bent.player(1).coins).toEqual({});
  });

  test('FF 21.10 Mass Media cancels a resource ability; what was paid is lost', () => {
    const bent = quiet();
    bent.knows(0, 'currency').has(0, { resources: { incense: 1, iron: 0, silk: 0, wheat: 0 } });
    bent.knows(1, 'mass-media').has(1, { markers: [spy(1)] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'use', source: 'technology:currency', effect: 0 });
    bent.as(1).does({ type: 'respond', source: 'technology:mass-media', effect: 1 });
    while (bent.step === 'respond') bent.dully();
    expect(bent.player(0)).toMatchObject({ culture: 0, resources: { incense: 0 } });
    expect(bent.player(0).used).toContain('technology:currency/0');
  });

  test('FF 21.10 King is revealed against a cancel: the action happens, the spy comes back', () => {
    const bent = quiet();
    bent.knows(1, 'writing').has(1, { markers: [spy(1)] });
    bent
      .has(0, { people: [{ id: 'king', open: false, counters: 0 }] })
      .piece(bent.near(0), 'person', 'humanitarian', 0);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'act', city: bent.capital(0).centre[0] ?? -1 }, { type: 'arts' });
    bent.as(1).does({ type: 'respond', source: 'technology:writing', effect: 0 });
    expect(bent.step).toBe('shield');
    bent.does({ type: 'reveal', person: 'king' });
    expect(bent.player(0).culture).toBe(2);
    expect(bent.player(1).markers).toMatchObject([{ id: 'spy' }]);
    expect(bent.player(1).used).toEqual([]);
  });

  test('FF 11.8 Bread and Circuses only for who is aimed at', () => {
    for (const [square, may] of [
      ['near', true],
      ['wild', false],
    ] as const) {
      const bent = quiet(['germany', 'rome']);
      bent.has(0, { events: ['drought'] }).has(1, { events: ['bread-and-circuses'] });
      const target = square === 'near' ? bent.near(1) : at(8, 1);
      bent.does({ type: 'play', event: 'drought' });
      bent.does(
        bent.actions('choose').find(({ pick }) => 'tile' in pick && pick.tile === (square === 'near' ? 1 : 3)) ?? {
          type: 'pass',
        },
      );
      bent.does({ type: 'choose', pick: { square: target } });
      expect(bent.step === 'respond' && bent.as(1).actions('play').length > 0).toBe(may);
    }
  });

  test('FF 11.6 FF 11.8 the United Nations: events cannot aim at their owner', () => {
    const bent = quiet();
    bent.has(0, { events: ['bank-scandal'] });
    for (const seat of [1, 2]) bent.has(seat, { coins: { sheet: 1 } });
    bent.piece(bent.near(1), 'wonder', 'united-nations', 1);
    bent.does({ type: 'play', event: 'bank-scandal' });
    expect([bent.player(1).coins, bent.player(2).coins]).toEqual([{ sheet: 1 }, {}]);
  });

  test('FF 11.6 the United Nations: nobody drives their figures away, and an event without other objects is not played', () => {
    const bent = quiet();
    bent.has(0, { events: ['disoriented'] }).piece(bent.near(1), 'wonder', 'united-nations', 1);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.figure(1, 'army', at(6, 6));
    expect(bent.actions('play')).toEqual([]);
    bent.figure(2, 'army', at(9, 9));
    bent.does({ type: 'play', event: 'disoriented' });
    bent.does(bent.actions('choose')[0] ?? { type: 'pass' });
    const places = [1, 2].map((seat) => bent.player(seat).figures.find(({ square }) => square >= 0)?.square);
    expect([places[0] === at(6, 6), places[1] === at(9, 9)]).toEqual([true, false]);
  });

  test('FF 11.5 FF 11.9 an event is played in its phase, and only with an object', () => {
    const bent = quiet();
    bent.has(0, { events: ['counterfeiters', 'despot-day'] });
    expect(bent.actions('play')).toEqual([]);
    bent.has(1, { coins: { sheet: 1 } });
    expect(bent.actions('play')).toEqual([{ type: 'play', event: 'counterfeiters' }]);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    expect(bent.actions('play')).toEqual([{ type: 'play', event: 'despot-day' }]);
  });

  test('FF 21.12 a gift event pays for a resource; cancelled, everything else is taken back', () => {
    for (const [cancel, culture, left] of [
      [false, 5, 0],
      [true, 0, 0],
    ] as const) {
      const bent = quiet();
      bent.knows(0, 'construction').has(0, { events: ['generous-gift'] });
      bent.has(1, { events: cancel ? ['jousting-tourney'] : [] });
      bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
      bent.does({ type: 'use', source: 'technology:construction', effect: 0 });
      if (cancel) bent.as(1).does({ type: 'play', event: 'jousting-tourney' });
      expect(bent.capital(0).extra).toBe(culture);
      expect(bent.player(0).events).toHaveLength(left);
      expect(bent.player(0).used.includes('technology:construction/0')).toBe(!cancel);
    }
  });

  test('FF 21.3 FF 21.15 what was used this turn can be used again in the next', () => {
    const bent = quiet();
    bent.has(0, { used: ['technology:currency/0'] });
    while (bent.game.turn < 2) bent.dully();
    expect(bent.player(0).used).toEqual([]);
  });

  test('FF 21.11 FF 5.2 Khalid takes the first-player marker when a phase begins', () => {
    const bent = quiet();
    bent.has(2, { people: [{ id: 'khalid', open: false, counters: 0 }] }).piece(bent.near(2), 'person', 'general', 2);
    bent.waits({ step: 'end-turn' }, { step: 'phase', phase: 'movement', begun: false });
    expect(bent.awaited).toEqual([2]);
    bent.as(2).does({ type: 'respond', source: 'person:khalid', effect: 0 });
    expect(bent.game.first).toBe(2);
    expect(bent.game.active).toBe(2);
  });
});

describe('effects of events', () => {
  test('FF 11.9 FF 10.4 Exchange of Ideas: one learns, then the other may', () => {
    const bent = quiet(['germany', 'rome']);
    bent.has(0, { events: ['exchange-of-ideas'] });
    bent.does({ type: 'play', event: 'exchange-of-ideas' });
    expect(bent.player(0).rows[0]).toContain('code-of-laws');
    expect(bent.step).toBe('swap-back');
    bent.does({ type: 'learn', technology: 'metalworking' });
    expect(bent.player(1).rows[0]).toContain('metalworking');
  });

  test('FF 9.15 Disoriented drives a group over land, never into anything', () => {
    const bent = quiet(['germany', 'rome']);
    bent.figure(1, 'army', at(8, 3));
    bent.figure(0, 'army', at(9, 3));
    bent.terrain(at(8, 2), 'water').has(0, { events: ['disoriented'] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'play', event: 'disoriented' });
    const ends = bent.actions('choose').map(({ pick }) => ('square' in pick ? pick.square : -1));
    expect(ends).toContain(at(6, 3));
    expect(ends).not.toContain(at(9, 3));
    expect(ends).not.toContain(at(8, 2));
  });

  test('FF 8.2 FF 9.15 Disoriented drives nobody onto a full square', () => {
    const bent = quiet(['germany', 'rome']);
    bent.figure(1, 'army', at(8, 3));
    for (let more = 0; more < 2; more++) bent.figure(1, 'army', at(7, 3));
    bent.has(0, { events: ['disoriented'] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'play', event: 'disoriented' }, { type: 'choose', pick: { square: at(8, 3), of: 1 } });
    const ends = bent.actions('choose').map(({ pick }) => ('square' in pick ? pick.square : -1));
    expect(ends).not.toContain(at(7, 3));
    expect(ends).toContain(at(6, 3));
  });

  test('FF 4.13 FF 19.2 Sabotage destroys a building or walls in range', () => {
    const bent = quiet(['germany', 'rome']);
    const city = bent.city(1, at(8, 4));
    city.walls = true;
    bent.capital(0).walls = false;
    bent.figure(0, 'scout', at(6, 4));
    bent.piece(at(9, 4), 'building', 'library', 1).has(0, { events: ['sabotage'] });
    bent.game.buildings['library'] = 5;
    bent.does({ type: 'play', event: 'sabotage' });
    expect(bent.actions('choose').map(({ pick }) => pick)).toEqual([{ square: at(9, 4) }, { city: at(8, 4) }]);
    bent.does({ type: 'choose', pick: { city: at(8, 4) } });
    expect(city.walls).toBe(false);
    expect(bent.game.facts).toContainEqual({
      fact: 'walls-lost',
      seat: 1,
      square: at(8, 4),
      spots: expect.anything(),
      seen: 'all',
    });
  });

  test('FF 9.11 Atomic Theory destroys a city that is no capital, with all figures around it', () => {
    const bent = quiet(['germany', 'rome']);
    bent.city(1, at(8, 4));
    bent.figure(1, 'army', at(9, 5));
    bent.knows(0, 'atomic-theory').has(0, { markers: [{ kind: 'village', id: 'uranium', seenBy: [0] }] });
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'use', source: 'technology:atomic-theory', effect: 1 });
    expect(bent.player(1).cities).toHaveLength(1);
    expect(bent.player(1).figures.every(({ square }) => square < 0)).toBe(true);
  });

  test('FF 21.7 FF 1.7 a wonder works from the moment it stands, and "cannot" beats "may"', () => {
    const bent = quiet(['germany', 'rome']);
    bent.piece(bent.near(0), 'wonder', 'taj-mahal', 0).knows(0, 'writing');
    expect(bent.actions('use')).toEqual([{ type: 'use', source: 'wonder:taj-mahal', effect: 0 }]);
    bent.figure(1, 'scout', bent.near(0));
    expect(bent.actions('use')).toEqual([]);
  });
});

describe('views', () => {
  test('FF 21.5 FF 23.15 open units and events for teaching', () => {
    const bent = quiet(['germany', 'rome'], { openUnits: true, openEvents: true });
    bent.has(0, { events: ['sabotage'], forces: ['infantry-2'] });
    const shown = (view(fameAndFortune, bent.game, 1) as FameView).players[0];
    expect(shown).toMatchObject({ events: ['sabotage'], forces: ['infantry-2'] });
  });
});
