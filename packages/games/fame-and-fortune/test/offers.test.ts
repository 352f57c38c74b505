import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { type Table, table } from './table.ts';

/** Seat 0 is asked for an offer. */
function trading(options: object = {}): Table {
  const bent = table(['germany', 'rome', 'china'], { offersPerTurn: 3, ...options })
    .plain()
    .cleared();
  for (const seat of [0, 1, 2])
    bent.has(seat, { events: [], people: [], markers: [], trade: 10, culture: 4, offers: 0 });
  bent.game.phase = 'trade';
  return bent.waits({ step: 'end-turn' }, { step: 'trade-round', seat: 0, passed: 0 });
}

const give = (good: object) => ({ type: 'add', side: 'give', good }) as never;
const get = (good: object) => ({ type: 'add', side: 'get', good }) as never;

describe('collecting', () => {
  test('FF 6.1 everybody collects the trade of all cities, at most 27', () => {
    const bent = trading();
    bent.terrain(bent.near(0), 'desert').terrain(bent.near(0, 1), 'water').has(1, { trade: 27 });
    bent.terrain(bent.near(1), 'desert');
    bent.waits({ step: 'end-turn' }, { step: 'trade-collect' });
    expect([bent.player(0).trade, bent.player(1).trade]).toEqual([12, 27]);
  });

  test('FF 6.3 FF 6.8 Horseback Riding is used here', () => {
    const bent = trading();
    bent.knows(0, 'horseback-riding').has(0, { trade: 20, resources: { incense: 0, iron: 0, silk: 1, wheat: 0 } });
    bent.has(1, { trade: 24 });
    bent.does(
      { type: 'use', source: 'technology:horseback-riding', effect: 1 },
      { type: 'choose', pick: { player: 1 } },
    );
    expect([bent.player(0).trade, bent.player(1).trade]).toEqual([27, 27]);
  });
});

describe('trading no more', () => {
  test('FF 6.5 who is asked passes for the rest of the turn, and nobody makes him an offer', () => {
    const bent = trading();
    bent.does({ type: 'close-trade' });
    expect(bent.facts('trade-closed')).toMatchObject([{ seat: 0 }]);
    expect(bent.decider).toBe(1);
    expect(bent.actions('offer-to')).toEqual([{ type: 'offer-to', to: 2 }]);
    bent.does({ type: 'close-trade' });
    expect(bent.step).not.toBe('trade-ask');
  });

  test('FF 6.3 FF 6.5 who trades no more may still use cards in the phase', () => {
    const bent = trading();
    bent.knows(0, 'horseback-riding').has(0, { resources: { incense: 0, iron: 0, silk: 1, wheat: 0 } });
    bent.does({ type: 'close-trade' });
    bent.does({ type: 'offer-to', to: 2 }, give({ trade: 1 }), { type: 'send' }, { type: 'decline' }, { type: 'pass' });
    expect(bent.decider).toBe(0);
    expect(bent.actions()).toEqual([
      { type: 'use', source: 'technology:horseback-riding', effect: 1 },
      { type: 'pass' },
    ]);
  });

  test('FF 6.5 who is made an offer declines it and all others of the turn', () => {
    const bent = trading();
    bent.does({ type: 'offer-to', to: 1 }, give({ trade: 1 }), { type: 'send' });
    expect(bent.as(0).allows({ type: 'close-trade' })).toBe(false);
    bent.as(1).does({ type: 'close-trade' });
    expect(bent.facts('declined')).toMatchObject([{ seat: 1, from: 0 }]);
    expect(bent.player(1).trade).toBe(10);
    expect(bent.decider).toBe(2);
    expect(bent.actions('offer-to')).toEqual([{ type: 'offer-to', to: 0 }]);
    while (bent.game.turn < 2) bent.dully();
    expect(bent.player(1).used).not.toContain('no-trade');
  });
});

describe('offers', () => {
  test('FF 6.2 FF 6.5 FF 6.6 an offer is built piece by piece and answered at once', () => {
    const bent = trading();
    bent.has(0, { resources: { incense: 0, iron: 0, silk: 1, wheat: 0 } });
    bent.does({ type: 'offer-to', to: 1 }, give({ resource: 'silk' }), get({ trade: 3 }), { type: 'send' });
    expect(bent.decider).toBe(1);
    bent.does({ type: 'accept' });
    expect(bent.player(0)).toMatchObject({ trade: 13, resources: { silk: 0 } });
    expect(bent.player(1)).toMatchObject({ trade: 7, resources: { silk: 1 } });
    expect(bent.decider).toBe(1);
  });

  test('FF 6.2 nothing but trade, culture, resources, markers and events changes hands', () => {
    const bent = trading();
    bent.has(0, { coins: { sheet: 3 }, forces: ['infantry-1'] });
    bent.does({ type: 'offer-to', to: 1 });
    const kinds = new Set(bent.actions('add').flatMap(({ good }) => Object.keys(good)));
    expect([...kinds].toSorted()).toEqual(['culture', 'trade']);
  });

  test('FF 6.4 gifts are legal, empty offers are not', () => {
    const bent = trading();
    bent.does({ type: 'offer-to', to: 1 });
    expect(bent.allows({ type: 'send' })).toBe(false);
    bent.does(give({ trade: 2 }), { type: 'send' }, { type: 'accept' });
    expect(bent.player(1).trade).toBe(12);
  });

  test('FF 6.7 no offer may bring a dial above 27', () => {
    const bent = trading();
    bent.has(1, { trade: 25 });
    bent.does({ type: 'offer-to', to: 1 }, give({ trade: 3 }));
    expect(bent.allows({ type: 'send' })).toBe(false);
    bent.does({ type: 'take-back' }, give({ trade: 2 }));
    expect(bent.allows({ type: 'send' })).toBe(true);
  });

  test('FF 6.6 hidden pieces: the receiver sees the back before, the front after; others see nothing', () => {
    const bent = trading();
    bent.has(0, { markers: [{ kind: 'hut', id: 'spy', seenBy: [0] }] });
    bent.does({ type: 'offer-to', to: 1 }, give({ marker: 'hut', id: 'spy' }), { type: 'send' });
    const offer = (viewer: number) => (view(fameAndFortune, bent.game, viewer) as FameView).frames.at(-1);
    expect(offer(1)).toMatchObject({ give: [{ marker: 'hut' }] });
    expect(JSON.stringify(offer(1))).not.toContain('spy');
    expect(offer(2)).toMatchObject({ give: [], get: [] });
    bent.does({ type: 'accept' });
    expect(bent.player(1).markers).toEqual([{ kind: 'hut', id: 'spy', seenBy: [0, 1] }]);
  });

  test('FF 6.6 what is asked for by its back is picked by its owner', () => {
    const bent = trading();
    bent.has(1, { events: ['sabotage', 'defection'] });
    bent.does({ type: 'offer-to', to: 1 }, get({ event: 1 }), { type: 'send' }, { type: 'accept' });
    expect(bent.step).toBe('trade-pick');
    bent.does({ type: 'hand-over', good: { event: 1, id: 'defection' } });
    expect(bent.player(0).events).toEqual(['defection']);
    expect(bent.player(1).events).toEqual(['sabotage']);
  });

  test('FF 6.6 a marker asked for by its back is one of that kind, never of another', () => {
    const bent = trading();
    const markers = (['spy', 'wheat'] as const).map((id) => ({ kind: 'hut' as const, id, seenBy: [1] }));
    bent.has(1, { markers: [...markers, { kind: 'village', id: 'uranium', seenBy: [1] }] });
    bent.does({ type: 'offer-to', to: 1 }, get({ marker: 'hut' }), { type: 'send' }, { type: 'accept' });
    expect(bent.actions('hand-over').map(({ good }) => good)).toEqual([
      { marker: 'hut', id: 'spy' },
      { marker: 'hut', id: 'wheat' },
    ]);
  });

  test('FF 6.9 who receives one event too many discards at once', () => {
    const bent = trading();
    bent.has(0, { events: ['sabotage'] }).has(1, { events: ['defection', 'drought'] });
    bent.does({ type: 'offer-to', to: 1 }, give({ event: 1, id: 'sabotage' }), { type: 'send' }, { type: 'accept' });
    expect([bent.step, bent.decider]).toEqual(['discard-events', 1]);
  });

  test('FF 6.5 FF 23.12 so many offers a turn, and the phase ends when all have passed in a row', () => {
    const bent = trading({ offersPerTurn: 1 });
    bent.does({ type: 'offer-to', to: 1 }, { type: 'drop' });
    expect(bent.decider).toBe(1);
    bent.does({ type: 'pass' }, { type: 'pass' });
    expect(bent.game.phase).toBe('start');
    expect(bent.game.turn).toBe(2);
  });
});
