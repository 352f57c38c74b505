import { between, seedFrom, streams } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Tactic, UnitKind } from '../src/content/model.ts';
import { MILITARY_CARDS } from '../src/public/cards.ts';
import { armies, armiesOf, type Troops } from '../src/queries/armies.ts';
import { cultureRating, scienceRating, strengthRating } from '../src/queries/ratings.ts';
import { position } from './position.ts';

const workers = (table: ReturnType<typeof position>, card: string) =>
  table.player(0).technologies.find((one) => one.card === card)?.workers;

test('TA 11.1 units: built, upgraded and disbanded with military actions, without limit', () => {
  const table = position().has(0, { workers: 3, military: 4, tokensOn: { bronze: 9 }, on: { swordsmen: 0 } });
  table.does(
    0,
    { type: 'build', card: 'warriors' },
    { type: 'upgrade', from: 'warriors', to: 'swordsmen' },
    { type: 'destroy', card: 'warriors' },
  );
  expect([
    workers(table, 'warriors'),
    workers(table, 'swordsmen'),
    table.player(0).military,
    table.player(0).civil,
  ]).toEqual([0, 1, 1, 4]);
  expect(table.has(0, { military: 0 }).whyNot(0, { type: 'build', card: 'warriors' })).toBe(
    'no-military-actions TA 2.4',
  );
});

test('TA 11.1 a unit is upgraded within its kind alone', () => {
  const table = position().has(0, { tokensOn: { bronze: 9 }, on: { warriors: 1, knights: 1, swordsmen: 0, tanks: 0 } });
  expect(table.list(0, 'upgrade')).toEqual([
    { type: 'upgrade', from: 'warriors', to: 'swordsmen' },
    { type: 'upgrade', from: 'knights', to: 'tanks' },
  ]);
});

test('TA 11.2 one tactic played or copied per phase: 1 or 2 military actions', () => {
  const table = position().has(0, { militaryHand: ['legion-i', 'phalanx-i'], military: 4 });
  table.game.commonTactics = [{ card: 'fighting-band-i', bonus: 0 }];
  expect(table.can(0, { type: 'copy', at: 0 })).toBe(true);
  table.does(0, { type: 'tactic', card: 'legion-i' });
  expect(table.player(0)).toMatchObject({
    military: 3,
    tactic: { card: 'legion-i', bonus: 0 },
    exclusive: [{ card: 'legion-i', bonus: 0 }],
  });
  expect(table.whyNot(0, { type: 'tactic', card: 'phalanx-i' })).toBe('tactic-already-played TA 11.2');
  expect(table.whyNot(0, { type: 'copy', at: 0 })).toBe('tactic-already-played TA 11.2');
  const copy = position();
  copy.game.commonTactics = [{ card: 'fighting-band-i', bonus: 0 }];
  expect(copy.does(0, { type: 'copy', at: 0 }).player(0)).toMatchObject({
    military: 0,
    tactic: { card: 'fighting-band-i', bonus: 0 },
  });
});

test.each([
  ['medieval-army-i', { warriors: 2, knights: 1 }, '', 0, { armies: 1, antiquated: 0, strength: 2 }, 6],
  ['legion-i', { warriors: 7 }, '', 0, { armies: 2, strength: 4 }, 11],
  ['napoleonic-army-ii', { warriors: 1, knights: 1, cannon: 1 }, '', 0, { armies: 1, antiquated: 1, strength: 4 }, 10],
  ['napoleonic-army-ii', { swordsmen: 1, knights: 1, cannon: 1 }, '', 0, { armies: 1, antiquated: 0, strength: 7 }, 14],
  ['napoleonic-army-ii', { swordsmen: 1, knights: 1, cannon: 1, 'air-forces': 1 }, '', 0, { strength: 14 }, 26],
  [
    'defensive-army-ii',
    { riflemen: 2, warriors: 2, cannon: 2, 'air-forces': 1 },
    '',
    0,
    { armies: 2, antiquated: 1, strength: 15 },
    34,
  ],
  ['heavy-cavalry-i', { swordsmen: 2, knights: 1 }, 'genghis-khan', 0, { armies: 1, strength: 4 }, 10],
  ['legion-i', { warriors: 7 }, '', 1, { armies: 2, strength: 6 }, 13],
  ['napoleonic-army-ii', { warriors: 1, knights: 1, cannon: 1, 'air-forces': 1 }, '', 1, { strength: 10 }, 21],
  ['napoleonic-army-ii', { swordsmen: 1, knights: 1, cannon: 1, 'air-forces': 1 }, '', 1, { strength: 16 }, 28],
  ['legion-i', { warriors: 3, 'air-forces': 2 }, '', 0, { armies: 1, strength: 4 }, 17],
  ['fortifications-ii', { cannon: 4, 'air-forces': 2 }, '', 0, { armies: 2, strength: 20 }, 42],
] as const)(
  'TA 11.3 TA 11.4 TA 11.5 TA 11.9 TA 18.M6 TA 19.4 TA 19.13 TA 19.20 %s with %o %s',
  (card, on, leader, bonus, expected, total) => {
    const table = position().bare(0).has(0, { on, leader, tactic: { card, bonus } });
    expect(armies(table.game, 0)).toMatchObject(expected);
    expect(strengthRating(table.game, 0)).toBe(total);
  },
);

test('TA 11.6 TA 11.10 at the start of the turn the tactic becomes common and stays the current one; doubles leave the game', () => {
  const table = position().has(0, {
    tactic: { card: 'legion-i', bonus: 0 },
    exclusive: [{ card: 'legion-i', bonus: 0 }],
    on: { warriors: 3 },
  });
  const before = strengthRating(table.game, 0);
  table.game.commonTactics = [{ card: 'legion-i', bonus: 0 }];
  table.game.frames = [{ step: 'make-tactics-available', seat: 0 }];
  table.run();
  expect(table.game.commonTactics).toHaveLength(1);
  expect(table.game.gone).toContain('legion-i');
  expect(table.player(0)).toMatchObject({ exclusive: [], tactic: { card: 'legion-i', bonus: 0 } });
  expect(strengthRating(table.game, 0)).toBe(before);
  expect(armies(table.has(0, { tactic: null }).game, 0).armies).toBe(0);
});

test('TA 11.6 a common tactic stays although nobody uses it any more, and can be copied again', () => {
  const table = position().has(0, { militaryHand: ['phalanx-i'], tactic: { card: 'legion-i', bonus: 0 }, military: 4 });
  table.game.commonTactics = [{ card: 'legion-i', bonus: 0 }];
  expect(table.list(0, 'copy')).toEqual([]);
  table.does(0, { type: 'tactic', card: 'phalanx-i' });
  expect(table.game.commonTactics).toEqual([{ card: 'legion-i', bonus: 0 }]);
  expect(table.acting(1).list(1, 'copy')).toEqual([]);
  table.game.turn.tacticDone = false;
  expect(table.list(1, 'copy')).toEqual([{ type: 'copy', at: 0 }]);
});

test('TA 11.7 a rating whose sum is negative counts as 0', () => {
  const table = position(3)
    .bare(0)
    .has(0, { government: 'fundamentalism', treaty: { card: 'loss-of-sovereignty-iii', a: 1, b: 0 } });
  expect([scienceRating(table.game, 0), cultureRating(table.game, 0), strengthRating(table.game, 0)]).toEqual([
    0, 0, 5,
  ]);
  expect(table.does(0, { type: 'end-turn' }).player(0)).toMatchObject({ science: 0, culture: 0 });
});

test('TA 11.7 TA 2.8 the strength rating: units, armies, arenas, symbols', () => {
  const table = position().has(0, {
    on: { 'bread-and-circuses': 2 },
    built: ['colossus'],
    specials: ['warfare'],
    colonies: ['strategic-territory-i'],
    leader: 'alexander-the-great',
  });
  expect(strengthRating(table.game, 0)).toBe(1 + 2 + 2 + 1 + 2 + 1);
  expect(strengthRating(table.has(0, { built: [] }).game, 0)).toBe(7);
  expect(strengthRating(table.bare(0).game, 0)).toBe(1 + 2);
});

test('TA 11.8 TA 17.6 temporary resources pay for units only and vanish with the turn; extra actions may draw', () => {
  const table = position()
    .has(0, { civilHand: ['patriotism-iii'], workers: 2 })
    .does(0, { type: 'play', card: 'patriotism-iii' });
  expect(table.can(0, { type: 'build', card: 'bronze' })).toBe(false);
  table.does(0, { type: 'build', card: 'warriors' }, { type: 'end-turn' });
  expect(table.player(0).militaryHand).toHaveLength(2);
  expect(table.game.turn.units).toBe(0);
});

test('TA 11.8 TA 10.10 an extra action is used first and never stands in for a spent one', () => {
  const patriot = (military: number) =>
    position()
      .has(0, { leader: 'maximilien-robespierre', civilHand: ['patriotism-i', 'monarchy'], science: 2, military })
      .does(0, { type: 'play', card: 'patriotism-i' });
  expect(patriot(2).whyNot(0, { type: 'revolution', card: 'monarchy' })).toBe('revolution-needs-all-actions TA 10.10');
  const extraFirst = patriot(3).does(0, { type: 'build', card: 'warriors' });
  expect(extraFirst.player(0).military).toBe(3);
  expect(extraFirst.does(0, { type: 'revolution', card: 'monarchy' }).player(0)).toMatchObject({
    military: 0,
    civil: 4,
  });
});

test('TA 11.8 TA 2.6 of lost military actions the spent go first, extra ones stay', () => {
  const table = position()
    .has(0, { leader: 'julius-caesar', civilHand: ['patriotism-i', 'moses'], military: 2 })
    .does(0, { type: 'play', card: 'patriotism-i' }, { type: 'leader', card: 'moses' });
  expect(table.player(0).military).toBe(3);
  expect(table.does(0, { type: 'end-turn' }).player(0)).toMatchObject({ military: 2 });
});

/** The best grouping by trying every way to form armies one after the other. */
function bruteForce(troops: Troops, tactic: Tactic, bonus: number): number {
  const kinds: UnitKind[] = ['infantry', 'cavalry', 'artillery'];
  const air = troops.units.filter(({ kind }) => kind === 'air-force').length;
  const ground = troops.units
    .filter(({ kind }) => kind !== 'air-force')
    .map((unit) => ({
      kinds: [unit.kind, ...(troops.infantryAsCavalry && unit.kind === 'infantry' ? ['cavalry'] : [])],
      level: unit.level,
    }));
  for (let farm = 0; farm < troops.farms; farm++) ground.push({ kinds: ['infantry', 'artillery'], level: 0 });
  let best = 0;
  const slots = kinds.flatMap((kind, at) => Array<UnitKind>(tactic.army[at] ?? 0).fill(kind));
  const form = (left: readonly (typeof ground)[number][], values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => b - a);
    best = Math.max(
      best,
      sorted.reduce((sum, value, at) => sum + (at < air ? 2 : 1) * value, 0),
    );
    const pick = (rest: readonly (typeof ground)[number][], open: readonly UnitKind[], lowest: number): void => {
      const [slot, ...others] = open;
      if (slot === undefined) {
        const base = tactic.addsLowestLevel
          ? tactic.strength + lowest
          : lowest <= tactic.level - 2
            ? tactic.antiquated
            : tactic.strength;
        return form(rest, [...values, base + bonus]);
      }
      const tried = new Set<string>();
      for (const [at, unit] of rest.entries()) {
        const key = `${unit.kinds.join()}/${unit.level}`;
        if (!unit.kinds.includes(slot) || tried.has(key)) continue;
        tried.add(key);
        pick(
          rest.filter((_, other) => other !== at),
          others,
          Math.min(lowest, unit.level),
        );
      }
    };
    pick(left, slots, 9);
  };
  form(ground, []);
  return best;
}

test('TA 11.3 TA 11.9 TA 18.I2 TA 18.III2 the grouping is as strong as the best of all partitions', () => {
  const luck = { random: streams(seedFrom('armies'), ['units']) };
  const pick = (low: number, high: number) => between(luck, 'units', low, high);
  const kinds: UnitKind[] = ['infantry', 'cavalry', 'artillery', 'air-force'];
  const tactics = MILITARY_CARDS.filter(({ kind }) => kind === 'tactic');
  for (let trial = 0; trial < 300; trial++) {
    const tactic = tactics[pick(0, tactics.length - 1)] as Tactic;
    const units = Array.from({ length: pick(0, 6) }, () => ({
      kind: kinds[pick(0, 9) % 4] as UnitKind,
      level: pick(0, 3),
    }));
    const troops = { units, farms: pick(0, 2), infantryAsCavalry: pick(0, 1) === 1, unitCountsTwice: pick(0, 3) === 0 };
    const bonus = pick(0, 1);
    const doubled = troops.unitCountsTwice ? units.filter(({ kind }) => kind !== 'air-force') : [];
    const ways = [troops, ...doubled.map((unit) => ({ ...troops, units: [...units, unit] }))];
    expect(armiesOf(troops, { card: tactic.id, bonus }).strength, JSON.stringify([tactic.id, troops])).toBe(
      Math.max(...ways.map((way) => bruteForce(way, tactic, bonus))),
    );
  }
});
