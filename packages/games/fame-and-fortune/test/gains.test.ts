import { describe, expect, test } from 'vitest';
import { outskirtsOf, resourceAt, terrainAt } from '../src/queries/squares.ts';
import { capitalSites } from '../src/rules/set-up.ts';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;
const closed = (id: string) => ({ id, open: false, counters: 0 });
const open = (id: string) => ({ id, open: true, counters: 0 });
const spy = (seat: number) => ({ kind: 'hut' as const, id: 'spy', seenBy: [seat] });

/** A plain map on which nobody holds anything. */
function quiet(...civilizations: string[]): Table {
  const bent = table(civilizations).plain().cleared();
  for (const [seat] of civilizations.entries()) {
    bent.has(seat, { events: [], people: [], markers: [], trade: 0, culture: 0, coins: {} });
    bent.player(seat).resources = { incense: 0, iron: 0, silk: 0, wheat: 0 };
  }
  return bent;
}

describe('Arabia spends resources', () => {
  test('FF 12.3 FF 21.10 a resource lost to a cancel still counts as spent', () => {
    const bent = quiet('arabia', 'rome');
    bent.knows(0, 'currency').player(0).resources.incense = 1;
    bent.knows(1, 'mass-media').has(1, { markers: [spy(1)] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'use', source: 'technology:currency', effect: 0 });
    expect(bent.player(0).culture).toBe(1);
    bent.as(1).does({ type: 'respond', source: 'technology:mass-media', effect: 1 });
    while (bent.step === 'respond') bent.dully();
    expect(bent.player(0)).toMatchObject({ culture: 1, resources: { incense: 0 } });
  });

  test('FF 21.12 a payment that is taken back was not spent: no culture', () => {
    const bent = quiet('arabia', 'rome');
    bent
      .knows(0, 'pottery')
      .has(0, { events: ['generous-gift'] })
      .player(0).resources.silk = 1;
    bent.has(1, { events: ['jousting-tourney'] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'use', source: 'technology:pottery', effect: 1 });
    while (bent.step === 'pay') bent.does(bent.actions('pay')[0] ?? { type: 'pass' });
    bent.as(1).does({ type: 'play', event: 'jousting-tourney' });
    while (bent.step === 'respond') bent.dully();
    expect(bent.player(0)).toMatchObject({ culture: 0, resources: { silk: 1 }, events: [], coins: {} });
  });

  test('FF 21.10 King is revealed: the spy comes back, and the culture it brought goes', () => {
    const bent = quiet('rome', 'arabia');
    bent.knows(1, 'writing').has(1, { markers: [spy(1)] });
    bent.has(0, { people: [closed('king')] }).piece(bent.near(0), 'person', 'humanitarian', 0);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'act', city: bent.capital(0).centre[0] ?? -1 }, { type: 'arts' });
    bent.as(1).does({ type: 'respond', source: 'technology:writing', effect: 0 });
    expect(bent.player(1).culture).toBe(1);
    bent.does({ type: 'reveal', person: 'king' });
    expect(bent.player(1)).toMatchObject({ culture: 0, used: [] });
    expect(bent.player(1).markers).toHaveLength(1);
  });

  test('FF 21.10 King is revealed: whoever paid nothing keeps the culture there was', () => {
    const bent = quiet('rome', 'arabia');
    bent.has(1, { people: [closed('twain')], culture: 4 }).piece(bent.near(1), 'person', 'artist', 1);
    bent.has(0, { people: [closed('king')] }).piece(bent.near(0), 'person', 'humanitarian', 0);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'act', city: bent.capital(0).centre[0] ?? -1 }, { type: 'arts' });
    bent.as(1).does({ type: 'respond', source: 'person:twain', effect: 0 });
    bent.does({ type: 'reveal', person: 'king' });
    expect(bent.player(1).culture).toBe(4);
  });
});

describe('investing', () => {
  /** Arabia is about to place the third marker on Public Education. */
  function investing(...people: string[]): Table {
    const bent = quiet('arabia', 'rome');
    bent.has(0, { coins: { sheet: 2 }, people: people.map(open) });
    bent.player(0).investments['public-education'] = 2;
    bent.piece(bent.near(0), 'person', 'industrialist', 0);
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
    return bent.does({ type: 'invest', card: 'public-education', coin: 'sheet' });
  }
  const step = { type: 'use', source: 'civilization:arabia', effect: 2 } as const;
  const learn = { type: 'use', source: 'investment:public-education/3', effect: 0 } as const;
  const build = { type: 'use', source: 'person:giannini', effect: 0 } as const;

  test('FF 15.6 its effects happen in an order of choice, and none that must is declined', () => {
    for (const first of [step, learn]) {
      const bent = investing();
      expect(bent.actions()).toEqual([step, learn]);
      bent.does(first);
      expect(bent.player(0).space).toBe(first === step ? 1 : 0);
      expect(bent.step).toBe('declare');
      bent.does(bent.actions('choose')[0] ?? { type: 'pass' });
      while (bent.step !== 'start-of-turn') bent.dully();
      expect(bent.player(0).space).toBe(1);
      expect(
        bent
          .player(0)
          .rows.flat()
          .filter((id) => id !== ''),
      ).toHaveLength(2);
    }
  });

  test('FF 15.4 FF 15.6 what is free of choice comes among them, once for every coin', () => {
    const bent = investing('giannini').knows(0, 'writing');
    expect(bent.actions()).toEqual([step, learn, build]);
    bent.does(build);
    while (bent.step === 'declare') bent.does(bent.actions('choose')[0] ?? { type: 'pass' });
    expect(bent.actions()).toEqual([step, learn]);
    bent.does(step);
    expect(bent.player(0).space).toBe(1);
    expect(bent.step).toBe('declare');
  });

  test('FF 21.14 what may be used at a moment is used once', () => {
    const bent = quiet('rome', 'germany').knows(0, 'writing');
    bent.has(0, { coins: { sheet: 2 }, people: [open('giannini')] });
    bent.piece(bent.near(0), 'person', 'industrialist', 0).piece(bent.near(0, 7), 'wonder', 'machu-picchu', 0);
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
    bent.does({ type: 'invest', card: 'infrastructure', coin: 'sheet' }, build);
    while (bent.step === 'declare') bent.does(bent.actions('choose')[0] ?? { type: 'pass' });
    expect(bent.actions()).toEqual([{ type: 'use', source: 'wonder:machu-picchu', effect: 0 }, { type: 'pass' }]);
  });
});

describe('what must happen', () => {
  /** A battle in which Zhukov's owner, the defender, has just lost a unit; so many enemy units are in play. */
  function avenging(enemies: number): Table {
    const bent = quiet('germany', 'rome');
    bent.has(1, { people: [open('zhukov')] }).piece(bent.near(1), 'person', 'general', 1);
    bent.figure(0, 'army', at(8, 5));
    bent.figure(1, 'army', at(9, 5));
    bent.has(0, { forces: [] }).has(1, { forces: [] });
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'move', square: at(8, 5), armies: 1, scouts: 0 });
    const { battle } = Object.assign(bent.game, {
      battle: {
        kind: 'field' as const,
        square: at(9, 5),
        seats: [0, 1] as [number, number],
        figures: [0],
        hands: [['mounted-3'], []] as [string[], string[]],
        extra: [0, 0] as [number, number],
        bonus: [0, 0] as [number, number],
        fronts: [[null, { card: 'artillery-1', wounds: 0 }] as [null, { card: string; wounds: number }]],
        killed: [[], []] as [string[], string[]],
        used: [[], []] as [string[], string[]],
        clash: [0, 0] as [number, number],
        walled: false,
      },
    });
    for (let more = 1; more < enemies; more++) battle.fronts.push([{ card: 'infantry-3', wounds: 0 }, null] as never);
    bent.waits({ step: 'end-turn' }, { step: 'battle-turn', seat: 0, side: 0, played: false });
    return bent.does({ type: 'deploy', unit: 'mounted-3', front: 0 });
  }

  test('FF 9.9 FF 21.8 Zhukov deals his wound: it cannot be declined', () => {
    const bent = avenging(2);
    expect(bent.step).toBe('wound');
    expect(bent.decider).toBe(1);
    expect(bent.actions()).toEqual([
      { type: 'hit', front: 0 },
      { type: 'hit', front: 1 },
    ]);
  });

  test('FF 21.16 with one enemy in play nobody is asked', () => {
    const bent = avenging(1);
    expect(bent.facts('unit-killed').map(({ unit }) => unit)).toEqual(['artillery-1']);
    expect(bent.facts('battle-ended')).toMatchObject([{ seat: 0 }]);
  });

  test('FF 7.12 FF 21.14 Darwin takes all culture of the action, with what India adds', () => {
    const bent = quiet('india', 'rome');
    bent.game.map.disasters.fill('');
    const rich = (centre: number[]) =>
      outskirtsOf(bent.game, { centre }).some((one) => resourceAt(bent.game, one) !== '');
    bent.capital(0).centre = [];
    bent.capital(0).centre = capitalSites(bent.game, 0).find(rich) ?? [];
    const squares = outskirtsOf(bent.game, bent.capital(0));
    const land = squares.find((one) => resourceAt(bent.game, one) === '' && terrainAt(bent.game, one) !== 'water');
    bent.has(0, { people: [open('darwin')] }).piece(land ?? -1, 'person', 'scientist', 0);
    const [city = -1] = bent.capital(0).centre;
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'act', city }, { type: 'arts' });
    const { culture } = bent.player(0);
    expect(culture).toBeGreaterThan(2);
    bent.does({ type: 'use', source: 'person:darwin', effect: 0 });
    expect(bent.player(0)).toMatchObject({ culture: 0, trade: culture });
  });
});
