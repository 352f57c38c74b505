import { describe, expect, test } from 'vitest';
import { geometryOf } from '../src/queries/geometry.ts';
import { speedOf } from '../src/queries/reach.ts';
import { statOf } from '../src/queries/sources.ts';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

/** Seat 0 moves on plain land without anybody else near. */
function moving(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries()) bent.has(seat, { events: [], people: [], markers: [] });
  bent.game.phase = 'movement';
  return bent;
}

const turn = (bent: Table) => bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
const army = (square: number, armies = 1, scouts = 0) => ({ type: 'move', square, armies, scouts }) as const;
const steps = (bent: Table) =>
  bent
    .actions('step')
    .map(({ square }) => square)
    .toSorted((a, b) => a - b);

describe('moving', () => {
  test('FF 8.1 two squares, more by technology and for Spain, orthogonally and once', () => {
    const bent = moving(['spain', 'rome']);
    expect(speedOf(bent.game, 0)).toBe(3);
    bent.knows(0, 'horseback-riding');
    expect(speedOf(bent.game, 0)).toBe(4);
    const other = moving();
    other.figure(0, 'army', at(7, 3));
    turn(other).does(army(at(7, 3)));
    expect(steps(other)).toEqual([at(7, 2), at(6, 3), at(8, 3), at(7, 4)]);
    other.does({ type: 'step', square: at(8, 3) }, { type: 'step', square: at(9, 3) });
    expect(other.step).toBe('choose-mover');
    expect(other.actions('move')).toEqual([]);
  });

  test('FF 8.2 FF 8.17 groups from one square, members left behind, the stacking limit where a move ends', () => {
    const bent = moving(['germany', 'rome']);
    bent.figure(0, 'army', at(7, 3));
    bent.figure(0, 'scout', at(7, 3));
    bent.figure(0, 'army', at(8, 3));
    turn(bent);
    expect(bent.actions('move').filter(({ square }) => square === at(7, 3))).toHaveLength(3);
    bent.does(army(at(7, 3), 1, 1), { type: 'step', square: at(8, 3) });
    expect(bent.allows({ type: 'stop' })).toBe(false);
    bent.does({ type: 'leave', armies: 1, scouts: 0 });
    bent.does({ type: 'step', square: at(9, 3) });
    expect(bent.player(0).figures.filter(({ square }) => square === at(8, 3))).toHaveLength(2);
    expect(statOf(moving(['russia', 'rome']).knows(0, 'masonry').game, 0, 'stacking-limit')).toBe(4);
  });

  test('FF 8.1 FF 8.4 who can neither step nor discover is not listed; one way out is enough', () => {
    const bent = moving();
    bent.figure(0, 'army', at(7, 3));
    const beside = [at(7, 2), at(6, 3), at(8, 3), at(7, 4)];
    for (const square of beside) bent.terrain(square, 'water');
    expect(turn(bent).actions('move')).toEqual([]);
    bent.terrain(at(8, 3), 'grassland');
    expect(bent.actions('move')).toEqual([army(at(7, 3))]);
    bent.terrain(at(8, 3), 'water');
    Object.assign(bent.game.map.tiles[geometryOf(2).slotOf[at(8, 3)] ?? -1] ?? {}, { revealed: false });
    expect(bent.actions('move')).toEqual([army(at(7, 3))]);
    bent.game.map.locked.push(at(7, 3));
    expect(bent.actions('move')).toEqual([]);
  });

  test('FF 8.3 FF 8.14 water: closed, crossed with Navigation, a place to end with Sailing', () => {
    const bent = moving();
    bent.figure(0, 'army', at(7, 3));
    bent.terrain(at(8, 3), 'water');
    turn(bent).does(army(at(7, 3)));
    expect(steps(bent)).not.toContain(at(8, 3));
    bent.knows(0, 'navigation');
    expect(steps(bent)).toContain(at(8, 3));
    for (const square of [at(9, 3), at(8, 2), at(8, 4), at(7, 3)]) bent.terrain(square, 'water');
    expect(steps(bent)).not.toContain(at(8, 3));
    bent.knows(0, 'sailing');
    expect(steps(bent)).toContain(at(8, 3));
    bent.does({ type: 'step', square: at(8, 3) });
    expect(bent.allows({ type: 'stop' })).toBe(true);
  });

  test('FF 8.4 FF 8.18 discovering costs a step and lays markers; Spain may build', () => {
    const bent = table(['spain', 'rome']).cleared();
    bent.has(1, { events: [], people: [], markers: [] });
    bent.figure(0, 'army', at(3, 1));
    turn(bent).does(army(at(3, 1)));
    bent.does({ type: 'discover', square: at(4, 1) });
    expect(bent.game.map.tiles[2]).toMatchObject({ revealed: true, rotation: 1 });
    expect(bent.step).toBe('trigger');
    bent.does({ type: 'use', source: 'civilization:spain', effect: 2 });
    expect(bent.actions('choose').length).toBeGreaterThan(1);
  });

  test('FF 8.5 FF 23.16 scouts enter neither huts nor enemies, not even with an army, unless the table says so', () => {
    for (const [options, group] of [
      [{}, false],
      [{ scoutsFollowArmies: true }, true],
    ] as const) {
      const bent = moving(['germany', 'rome'], options);
      bent.figure(0, 'army', at(7, 3));
      bent.figure(0, 'scout', at(7, 3));
      bent.game.map.markers[at(8, 3)] = { kind: 'hut', id: 'silk', seenBy: [] };
      bent.figure(1, 'scout', at(7, 2));
      turn(bent).does(army(at(7, 3), 1, 1));
      expect(steps(bent).includes(at(8, 3))).toBe(group);
      bent.does({ type: 'stop' });
      const alone = moving(['germany', 'rome'], options);
      alone.figure(0, 'army', at(7, 3));
      alone.game.map.markers[at(8, 3)] = { kind: 'hut', id: 'silk', seenBy: [] };
      turn(alone).does(army(at(7, 3)));
      expect(steps(alone)).toContain(at(8, 3));
    }
  });

  test('FF 8.6 FF 18.1 FF 18.4 a hut is taken and looked at; under Republic also by a scout, never a village', () => {
    const bent = moving();
    bent.figure(0, 'scout', at(7, 3));
    bent.game.map.markers[at(8, 3)] = { kind: 'hut', id: 'silk', seenBy: [] };
    bent.game.map.markers[at(7, 4)] = { kind: 'village', id: 'iron', seenBy: [] };
    bent.has(0, { government: 'republic' });
    turn(bent).does(army(at(7, 3), 0, 1));
    expect(steps(bent)).toEqual([at(7, 2), at(6, 3), at(8, 3)]);
    bent.does({ type: 'step', square: at(8, 3) });
    expect(bent.player(0).markers).toEqual([{ kind: 'hut', id: 'silk', seenBy: [0] }]);
    expect(bent.step).toBe('choose-mover');
  });

  test('FF 8.9 FF 17.1 FF 17.2 FF 17.4 FF 17.5 an own centre is passed, or left by disbanding for a marker', () => {
    const bent = moving();
    const centre = bent.city(0, at(8, 3));
    bent.figure(0, 'army', at(7, 3));
    turn(bent).does(army(at(7, 3)), { type: 'step', square: at(8, 3) }, { type: 'stop' });
    expect(bent.actions('disband')).toHaveLength(2);
    bent.does({ type: 'disband', marker: true });
    expect(centre.marker).toBe('fortification');
    expect(bent.game.supply.cityMarkers).toBe(14);
    bent.figure(0, 'scout', at(7, 3));
    turn(bent).does(army(at(7, 3), 0, 1), { type: 'step', square: at(8, 3) }, { type: 'stop' });
    expect(bent.actions('disband')).toEqual([{ type: 'disband', marker: false }]);
    const base = moving(['germany', 'rome'], { expansion: false });
    base.city(0, at(8, 3));
    base.figure(0, 'army', at(7, 3));
    turn(base).does(army(at(7, 3)), { type: 'step', square: at(8, 3) });
    expect(base.allows({ type: 'stop' })).toBe(false);
  });

  test('FF 8.10 Flight passes what stops others; ending there has its effect', () => {
    const bent = moving();
    bent.knows(0, 'flight').has(0, { forces: [] });
    bent.figure(0, 'army', at(7, 3));
    bent.figure(1, 'army', at(8, 3));
    turn(bent).does(army(at(7, 3)), { type: 'step', square: at(8, 3) });
    expect(bent.game.battle).toBeNull();
    expect(steps(bent)).toContain(at(9, 3));
    bent.does({ type: 'stop' });
    expect(bent.facts('battle')).toHaveLength(1);
  });

  test('FF 8.11 Brandenburg Gate: nobody may stay in these outskirts', () => {
    const bent = moving();
    const centre = bent.city(1, at(9, 3));
    bent.piece(at(10, 4), 'wonder', 'brandenburg-gate', 1);
    bent.figure(0, 'army', at(7, 3));
    turn(bent).does(army(at(7, 3)), { type: 'step', square: at(7, 2) });
    expect(steps(bent)).not.toContain(at(8, 2));
    expect(centre.centre).toEqual([at(9, 3)]);
  });

  test('FF 8.12 figures placed this turn may move this turn', () => {
    const bent = moving();
    bent.figure(0, 'army', at(7, 3)).since = bent.game.turn;
    turn(bent);
    expect(bent.actions('move')).toHaveLength(1);
  });

  test('FF 8.16 nothing leaves a locked square', () => {
    const bent = moving();
    bent.figure(0, 'army', at(7, 3));
    bent.game.map.locked = [at(7, 3)];
    turn(bent);
    expect(bent.actions('move')).toEqual([]);
  });

  test('FF 8.15 FF 9.24 Defection interrupts an attack; the mover may choose another step', () => {
    const bent = moving();
    bent.figure(0, 'army', at(7, 3));
    bent.figure(0, 'army', at(7, 3));
    bent.figure(1, 'army', at(8, 3));
    bent.has(1, { events: ['defection'] });
    turn(bent).does(army(at(7, 3), 2));
    bent.as(1).does({ type: 'pass' });
    bent.does({ type: 'step', square: at(8, 3) });
    expect(bent.awaited).toEqual([1]);
    bent.as(1).does({ type: 'play', event: 'defection' });
    bent.does({ type: 'choose', pick: { square: at(7, 3) } });
    expect(bent.step).toBe('move-step');
    expect(bent.player(0).figures.filter(({ square }) => square === at(7, 3))).toHaveLength(1);
    expect(steps(bent)).toContain(at(8, 3));
    expect(steps(bent)).toContain(at(6, 3));
  });
});

describe('relics', () => {
  test('FF 8.8 FF 16.1 FF 16.2 FF 16.3 FF 16.5 the first army to end there takes it; scouts only with an army', () => {
    const bent = moving();
    bent.game.map.relics = [{ id: 'atlantis', square: at(8, 3) }];
    bent.figure(0, 'scout', at(7, 3));
    turn(bent).does(army(at(7, 3), 0, 1));
    expect(steps(bent)).not.toContain(at(8, 3));
    bent.does({ type: 'stop' });
    bent.figure(0, 'army', at(8, 2));
    turn(bent).does(army(at(8, 2)), { type: 'step', square: at(8, 3) });
    expect(bent.game.map.relics).toHaveLength(1);
    bent.does({ type: 'stop' });
    expect(bent.game.map.relics).toEqual([]);
    expect(bent.player(0).rewards).toEqual([{ id: 'atlantis', turn: bent.game.turn }]);
    bent.game.turn++;
    bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
    expect(bent.step).toBe('declare');
    bent.does({ type: 'choose', pick: { technology: 'pottery' } });
    expect(bent.player(0).rows[0]).toContain('pottery');
  });

  test('FF 14.1 FF 16.3 the School of Confucius brings two great people at once', () => {
    const bent = moving(['germany', 'rome'], { greatPersonDeck: false });
    bent.game.map.relics = [{ id: 'school-of-confucius', square: at(8, 3) }];
    bent.figure(0, 'army', at(7, 3));
    turn(bent).does(army(at(7, 3)), { type: 'step', square: at(8, 3) }, { type: 'stop' });
    bent.does({ type: 'keep-in-reserve' }, { type: 'keep-in-reserve' });
    expect(bent.player(0).reserve).toHaveLength(2);
  });
});
