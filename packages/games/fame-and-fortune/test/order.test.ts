import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { seedFrom, start, view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { mayPlaceFigure, sitesFor } from '../src/queries/building.ts';
import { iconsAt } from '../src/queries/squares.ts';
import { libraryOf } from '../src/vocabulary/library.ts';
import { operations, ruleOf } from '../src/vocabulary/operations.ts';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

function quiet(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries())
    bent.has(seat, { events: [], people: [], markers: [], trade: 0, culture: 0 });
  return bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
}

describe('order and timing', () => {
  test('FF 21.6 a player acts only in the own part', () => {
    const bent = quiet();
    expect(bent.as(1).refuses({ type: 'pass' })).toEqual({ reason: 'not-your-turn' });
  });

  test('FF 15.6 a resource may be taken before the culture step of the same coin, which is taken all the same', () => {
    const bent = quiet(['arabia', 'rome']);
    bent.piece(bent.near(0), 'wonder', 'machu-picchu', 0).has(0, { coins: { sheet: 1 } });
    bent.does({ type: 'invest', card: 'infrastructure', coin: 'sheet' });
    expect(bent.step).toBe('trigger');
    expect(bent.player(0).space).toBe(0);
    bent.does(
      { type: 'use', source: 'wonder:machu-picchu', effect: 0 },
      { type: 'choose', pick: { resource: 'silk' } },
    );
    expect(bent.player(0)).toMatchObject({ space: 1, resources: { silk: 2 } });
  });

  test('FF 21.16 what leaves no choice is done without asking', () => {
    const bent = quiet();
    bent.knows(0, 'currency').has(0, { resources: { incense: 1, iron: 0, silk: 0, wheat: 0 } });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'use', source: 'technology:currency', effect: 0 });
    expect(bent.step).toBe('city-management');
    expect(bent.player(0).culture).toBe(3);
  });

  test('FF 9.23 abilities used in a battle can be cancelled, moves cannot be interrupted in it', () => {
    const bent = quiet();
    bent.figure(0, 'army', at(8, 3));
    bent.figure(1, 'army', at(9, 3));
    bent.knows(0, 'mathematics').knows(1, 'mass-media');
    bent.has(0, { forces: ['infantry-1'], resources: { incense: 0, iron: 1, silk: 0, wheat: 0 } });
    bent.has(1, { forces: ['infantry-2'], markers: [{ kind: 'hut', id: 'spy', seenBy: [1] }], events: ['defection'] });
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'move', square: at(8, 3), armies: 1, scouts: 0 });
    bent.as(1).does({ type: 'pass' });
    bent.does({ type: 'step', square: at(9, 3) });
    bent.as(1).does({ type: 'pass' });
    bent.until('battle-turn', 1);
    expect(bent.as(1).actions('play')).toEqual([]);
    bent.does({ type: 'deploy', unit: 'infantry-2', front: 0 });
    bent.until('battle-turn', 0);
    bent.does({ type: 'use', source: 'technology:mathematics', effect: 0 });
    bent.as(1).does({ type: 'respond', source: 'technology:mass-media', effect: 1 });
    while (bent.step === 'respond') bent.dully();
    expect(bent.step).toBe('battle-turn');
    expect(bent.game.battle?.fronts[0]?.[1]).toEqual({ card: 'infantry-2', wounds: 0 });
    expect(bent.player(0).resources.iron).toBe(0);
  });
});

describe('squares that are closed', () => {
  test('FF 4.11 a new figure is put neither on a marker nor among enemies, but for an army', () => {
    const bent = quiet();
    const square = bent.near(0);
    expect(mayPlaceFigure(bent.game, 0, square, 'army')).toBe(true);
    bent.game.map.markers[square] = { kind: 'hut', id: 'silk', seenBy: [] };
    expect(mayPlaceFigure(bent.game, 0, square, 'army')).toBe(false);
    bent.game.map.markers[square] = null;
    bent.figure(1, 'army', square);
    expect(mayPlaceFigure(bent.game, 0, square, 'scout')).toBe(false);
    expect(mayPlaceFigure(bent.game, 0, square, 'army')).toBe(true);
  });

  test('FF 16.4 a relic square keeps its icons, but nothing is placed there', () => {
    const bent = quiet();
    const square = bent.near(0);
    bent.terrain(square, 'forest');
    bent.game.map.relics = [{ id: 'atlantis', square }];
    expect(iconsAt(bent.game, square)).toEqual({ production: 2, trade: 0, culture: 0, coin: 0 });
    for (const item of ['market', 'stonehenge', 'army']) {
      expect(sitesFor(bent.game, 0, bent.capital(0), item)).not.toContain(square);
    }
  });
});

describe('options', () => {
  test('FF 23.6 who loots an event looks at the cards, or chooses by the backs', () => {
    for (const [lootCultureCard, choices, seen] of [
      ['look', ['sabotage', 'think-tank'], true],
      ['backs', ['level-1', 'level-3'], false],
    ] as const) {
      const bent = quiet(['germany', 'rome'], { lootCultureCard });
      bent.has(1, { events: ['sabotage', 'think-tank'] });
      bent.waits({ step: 'end-turn' }, { step: 'loot', seat: 0, from: 1, points: 2, city: true });
      bent.does({ type: 'loot-event' });
      expect(bent.actions('take-event').map(({ event }) => event)).toEqual(choices);
      const events = (view(fameAndFortune, bent.game, 0) as FameView).players[1]?.events;
      expect(events?.includes('sabotage')).toBe(seen);
      bent.does({ type: 'take-event', event: choices[1] });
      expect(bent.player(0).events).toEqual(['think-tank']);
    }
  });

  test('FF 23.7 FF 23.14 the learning game has no wonders and ends with a third city, without a winner', () => {
    const game = start(fameAndFortune, { seats: 4, seed: seedFrom('lesson'), options: { firstGame: true } });
    expect(game.players.map(({ civilization }) => civilization)).not.toContain('rome');
    const bent = quiet(['germany', 'china'], { firstGame: true });
    expect(bent.game.wonders.open).toEqual(['', '', '', '']);
    bent.knows(0, 'irrigation').city(0, at(12, 1));
    bent.figure(0, 'scout', at(8, 4));
    bent.does({ type: 'found', square: at(8, 4), figure: 'scout' });
    expect(bent.game.ending?.victory).toBe('lesson');
    expect(fameAndFortune.result(bent.game).winners).toEqual([0, 1]);
  });
});

describe('operations', () => {
  test('FF 25.2 FF 25.3 every operation on any card has one rule', () => {
    const { game } = quiet();
    const used = new Set<string>();
    for (const cards of Object.values(libraryOf(game.options).cards)) {
      for (const { effects } of Object.values(cards))
        for (const { ops } of effects) for (const op of ops) used.add(op.op);
    }
    for (const op of used) expect(() => ruleOf({ op })).not.toThrow();
    expect(
      Object.keys(operations.things.rules)
        .filter((op) => !used.has(op))
        .toSorted(),
    ).toEqual(['equal-production']);
  });
});
