import { describe, expect, test } from 'vitest';
import { bonusIn, clash, handSizeIn, strengthIn, totalOf } from '../src/queries/combat.ts';
import { armiesLost } from '../src/rules/battle-ends.ts';
import type { Battle } from '../src/state.ts';
import { type Table, table } from './table.ts';

/** Two armies side by side on plain land, seat 0 to move; the squares of both. */
function facing(civilizations = ['america', 'germany'], options: object = {}) {
  const bent = table(civilizations, options).plain().cleared();
  const [from, to] = [2 * 16 + 8, 2 * 16 + 9];
  bent.figure(0, 'army', from);
  bent.figure(1, 'army', to);
  bent.has(0, { forces: [], events: [], people: [], markers: [] });
  bent.has(1, { forces: [], events: [], people: [], markers: [] });
  return { bent, from, to };
}

/** Seat 0 attacks; both play dully until the battle is over. */
function fight(bent: Table, from: number, to: number, armies = 1): Table {
  bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
  bent.does({ type: 'move', square: from, armies, scouts: 0 }, { type: 'step', square: to });
  return bent;
}

const forces = (infantry: number, strength = 2) => Array.from({ length: infantry }, () => `infantry-${strength}`);

describe('hands and bonuses', () => {
  const battle = (kind: Battle['kind'], square: number, figures: number[]): Battle => ({
    kind,
    square,
    seats: [0, 1],
    figures,
    hands: [[], []],
    extra: [0, 0],
    bonus: [0, 0],
    fronts: [],
    killed: [[], []],
    used: [[], []],
    clash: [0, 0],
    walled: false,
  });

  test('FF 9.2 three cards, two more for each further army, three more for a city', () => {
    const { bent, to } = facing();
    const one = battle('field', to, [0]);
    expect(handSizeIn(bent.game, one, 0)).toBe(3);
    expect(handSizeIn(bent.game, { ...one, figures: [0, 1, 2] }, 0)).toBe(7);
    expect(handSizeIn(bent.game, one, 1)).toBe(3);
    const centre = bent.capital(1).centre[0] ?? -1;
    expect(handSizeIn(bent.game, battle('city', centre, [0]), 1)).toBe(6);
    bent.has(1, { government: 'fundamentalism' });
    expect(handSizeIn(bent.game, battle('city', centre, [0]), 1)).toBe(7);
  });

  test('FF 9.3 FF 17.3 a capital with walls, metropolis and fortification defends with twenty', () => {
    const { bent } = facing();
    const capital = bent.capital(1);
    const [centre = -1] = capital.centre;
    capital.walls = false;
    const siege = battle('city', centre, [0]);
    expect(bonusIn(bent.game, siege, 1)).toBe(12);
    capital.walls = true;
    expect(bonusIn(bent.game, siege, 1)).toBe(16);
    capital.marker = 'fortification';
    expect(bonusIn(bent.game, siege, 1)).toBe(18);
    capital.capital = false;
    expect(bonusIn(bent.game, siege, 1)).toBe(12);
  });

  test('FF 9.3 FF 4.5 barracks and generals add unless blockaded', () => {
    const { bent, to } = facing();
    const field = battle('field', to, [0]);
    bent.piece(bent.near(0, 0), 'building', 'barracks', 0).piece(bent.near(0, 1), 'person', 'general', 0);
    expect(bonusIn(bent.game, field, 0)).toBe(6);
    bent.figure(1, 'scout', bent.near(0, 1));
    expect(bonusIn(bent.game, field, 0)).toBe(2);
  });

  test('FF 10.7 units grow with the rank of their type, a wonder makes all stronger', () => {
    const { bent, to } = facing();
    const field = battle('field', to, [0]);
    expect(strengthIn(bent.game, field, 0, 'infantry-2')).toBe(2);
    bent.player(0).ranks.infantry = 3;
    expect(strengthIn(bent.game, field, 0, 'infantry-2')).toBe(4);
    bent.piece(bent.near(0), 'wonder', 'himeji-castle', 0);
    expect(strengthIn(bent.game, field, 0, 'infantry-2')).toBe(5);
  });
});

describe('clashes', () => {
  const fighter = (type: 'infantry' | 'mounted' | 'artillery' | 'aircraft', strength: number, wounds = 0) => ({
    type,
    strength,
    wounds,
  });

  test('FF 9.6 FF 9.18 the trump holder strikes first, others at the same time', () => {
    expect(clash(fighter('artillery', 3), fighter('mounted', 2))).toEqual({ played: 2, waiting: 3 });
    expect(clash(fighter('infantry', 2), fighter('mounted', 2))).toEqual({ played: 0, waiting: 2 });
    expect(clash(fighter('artillery', 3), fighter('mounted', 3))).toEqual({ played: 3, waiting: 0 });
    expect(clash(fighter('infantry', 2), fighter('infantry', 2))).toEqual({ played: 2, waiting: 2 });
    expect(clash(fighter('aircraft', 6), fighter('infantry', 4))).toEqual({ played: 4, waiting: 6 });
  });

  test('FF 9.7 wounds stay and add up', () => {
    expect(clash(fighter('mounted', 3), fighter('mounted', 3, 2))).toEqual({ played: 3, waiting: 5 });
  });

  test('FF 9.9 extra wounds are dealt, not endured', () => {
    expect(clash(fighter('infantry', 1), fighter('infantry', 4), 3)).toEqual({ played: 4, waiting: 4 });
  });

  test('FF 9.12 the winner loses an army for every two units killed, never the last', () => {
    const lost = [
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
      [4, 3],
      [2, 1],
    ].map(([killed = 0, armies = 0]) => armiesLost(killed, armies));
    expect(lost).toEqual([0, 0, 1, 1, 1, 2, 0]);
  });
});

describe('a battle in the field', () => {
  test('FF 9.1 FF 9.4 FF 9.5 FF 9.17 the defender plays first, then both in turn, each unit on a front', () => {
    const { bent, from, to } = facing();
    bent.has(0, { forces: ['mounted-2', 'mounted-2'] }).has(1, { forces: ['infantry-3'] });
    fight(bent, from, to);
    expect(bent.step).toBe('battle-turn');
    expect(bent.decider).toBe(1);
    bent.does({ type: 'deploy', unit: 'infantry-3', front: 0 });
    expect(bent.decider).toBe(0);
    expect(bent.actions('deploy')).toEqual([
      { type: 'deploy', unit: 'mounted-2', front: 1 },
      { type: 'deploy', unit: 'mounted-2', front: 0 },
    ]);
    bent.does({ type: 'deploy', unit: 'mounted-2', front: 0 });
    expect(bent.game.battle?.killed).toEqual([['mounted-2'], []]);
    expect(bent.decider).toBe(0);
  });

  test('FF 9.8 FF 9.11 FF 9.13 a tie is won by the defender, the attacker loses the army and pays loot', () => {
    const { bent, from, to } = facing();
    bent.has(0, { forces: ['infantry-2'], trade: 5 }).has(1, { forces: ['infantry-2'], trade: 0 });
    fight(bent, from, to);
    bent.does({ type: 'deploy', unit: 'infantry-2', front: 0 }, { type: 'deploy', unit: 'infantry-2', front: 1 });
    expect(bent.facts('battle-ended').at(-1)).toMatchObject({ seat: 1, totals: [2, 2] });
    expect(bent.player(0).figures.some(({ square }) => square === from || square === to)).toBe(false);
    expect(bent.step).toBe('loot');
    expect(bent.decider).toBe(1);
    bent.does({ type: 'loot-trade' });
    expect([bent.player(0).trade, bent.player(1).trade]).toEqual([2, 3]);
  });

  test('FF 9.10 FF 9.12 the winner stands in the square, the dead lie face up under their decks', () => {
    const { bent, from, to } = facing();
    bent.has(0, { forces: ['infantry-3'] }).has(1, { forces: ['infantry-1'] });
    fight(bent, from, to);
    bent.does({ type: 'deploy', unit: 'infantry-1', front: 0 }, { type: 'deploy', unit: 'infantry-3', front: 0 });
    expect(bent.player(0).figures.filter(({ square }) => square === to)).toHaveLength(1);
    expect(bent.player(0).forces).toEqual(['infantry-3']);
    expect(bent.game.units.infantry.up).toContain('infantry-1');
    expect(bent.player(1).figures.some(({ square }) => square === to)).toBe(false);
  });

  test('FF 9.20 without cards the bonuses alone decide, and an empty hand forbids no attack', () => {
    const { bent, from, to } = facing();
    bent.piece(bent.near(0), 'building', 'barracks', 0);
    fight(bent, from, to);
    expect(bent.facts('battle-ended').at(-1)).toMatchObject({ seat: 0, totals: [2, 0] });
  });

  test('FF 8.13 scouts die with the armies they stand with', () => {
    const { bent, from, to } = facing();
    bent.figure(1, 'scout', to);
    bent.has(0, { forces: forces(1, 3) });
    fight(bent, from, to);
    bent.until('loot');
    expect(bent.player(1).figures.some(({ square }) => square === to)).toBe(false);
  });

  test('FF 8.5 FF 23.8 lone scouts are killed without a battle and bring loot', () => {
    const bent = table().plain().cleared();
    const [from, to] = [2 * 16 + 8, 2 * 16 + 9];
    bent.figure(0, 'army', from);
    bent.figure(1, 'scout', to);
    bent.has(1, { events: [], people: [], markers: [], trade: 9 }).has(0, { trade: 0 });
    fight(bent, from, to);
    expect(bent.step).toBe('loot');
    expect(bent.facts('battle')).toEqual([]);
    bent.does({ type: 'loot-trade' });
    expect(bent.player(0).trade).toBe(3);
  });

  test('FF 9.22 saved units count as killed for the losses', () => {
    const { bent, from, to } = facing(['china', 'america']);
    bent.figure(0, 'army', from);
    bent
      .has(0, { forces: ['infantry-1', 'infantry-1', 'infantry-3'] })
      .has(1, { forces: ['infantry-3', 'infantry-3'] });
    bent.piece(bent.near(0), 'building', 'academy', 0);
    fight(bent, from, to, 2);
    bent.does({ type: 'deploy', unit: 'infantry-3', front: 0 }, { type: 'deploy', unit: 'infantry-1', front: 0 });
    bent.does({ type: 'deploy', unit: 'infantry-3', front: 1 }, { type: 'deploy', unit: 'infantry-1', front: 1 });
    bent.does({ type: 'deploy', unit: 'infantry-3', front: 2 });
    expect(bent.game.battle && totalOf(bent.game, bent.game.battle, 0)).toBe(7);
    expect(bent.player(0).figures.filter(({ square }) => square >= 0)).toHaveLength(1);
    bent.does({ type: 'use', source: 'civilization:china', effect: 2 }, { type: 'save', unit: 'infantry-1' });
    expect(bent.player(0).forces.toSorted()).toEqual(['infantry-1', 'infantry-3']);
  });
});

describe('cities and villages', () => {
  /** Seat 0 attacks a city of seat 1 from beside it. */
  function siege(capital: boolean) {
    const { bent } = facing();
    const centre = 4 * 16 + 6;
    const city = bent.city(1, centre);
    bent.cleared().figure(0, 'army', centre - 1);
    bent.figure(0, 'army', centre - 1);
    if (capital) {
      bent.player(1).cities = [{ ...city, capital: true }];
    }
    return { bent, centre, city: bent.player(1).cities.at(-1) };
  }

  test('FF 9.4 FF 9.16 on a walled city the attacker plays first', () => {
    const { bent, centre, city } = siege(false);
    bent.has(0, { forces: forces(2) }).has(1, { forces: forces(2) });
    if (city) city.walls = true;
    fight(bent, centre - 1, centre, 2);
    expect(bent.decider).toBe(0);
  });

  test('FF 9.16 Combustion: the walls fall before the battle and give nothing', () => {
    const { bent, centre, city } = siege(false);
    bent
      .knows(0, 'combustion')
      .has(0, { forces: forces(2) })
      .has(1, { forces: forces(2) });
    if (city) city.walls = true;
    fight(bent, centre - 1, centre, 2);
    expect(city?.walls).toBe(false);
    expect(bent.decider).toBe(1);
    expect(bent.game.battle?.bonus).toEqual([0, 6]);
  });

  test('FF 9.11 FF 19.2 a lost city is destroyed with everything around it, figures stay', () => {
    const { bent, centre } = siege(false);
    const [library, wonder, artist, figure] = [centre - 16, centre + 16, centre + 15, centre + 17];
    bent
      .piece(library, 'building', 'library', 1)
      .piece(wonder, 'wonder', 'oracle', 1)
      .piece(artist, 'person', 'artist', 1);
    bent.game.buildings['library'] = 5;
    bent.figure(1, 'scout', figure);
    bent.has(0, { forces: forces(3, 3), trade: 0 });
    bent.piece(bent.near(0), 'building', 'academy', 0);
    fight(bent, centre - 1, centre, 2);
    bent.until('loot');
    expect(bent.game.map.pieces[library]).toBeNull();
    expect(bent.game.buildings['library']).toBe(6);
    expect(bent.game.wonders.gone).toContain('oracle');
    expect(bent.player(1).reserve).toEqual([]);
    expect(bent.player(1).figures.some(({ square }) => square === figure)).toBe(true);
    expect(bent.player(1).cities).toHaveLength(1);
    expect(bent.game.frames.at(-1)).toMatchObject({ step: 'loot', points: 2 });
  });

  test('FF 1.5 FF 1.8 a conquered capital ends the game', () => {
    const { bent, centre } = siege(true);
    bent.player(1).cities = bent.player(1).cities.map((city) => ({ ...city, walls: false }));
    bent.has(0, { forces: forces(6, 3) }).piece(bent.near(0), 'building', 'academy', 0);
    bent.player(0).ranks.infantry = 4;
    fight(bent, centre - 1, centre, 2);
    while (bent.step === 'battle-turn') bent.dully();
    expect(bent.game.ending).toEqual({ winner: 0, victory: 'military' });
  });

  test('FF 17.3 a successful defence uses up the fortification and loot goes to the defender', () => {
    const { bent, centre, city } = siege(false);
    if (city) city.marker = 'fortification';
    bent.has(0, { forces: [], trade: 4 });
    fight(bent, centre - 1, centre, 2);
    expect(city?.marker).toBe('');
    expect(bent.decider).toBe(1);
    expect(bent.game.frames.at(-1)).toMatchObject({ step: 'loot', points: 1 });
  });

  test('FF 8.7 FF 9.14 FF 9.21 a village is defended by three barbarians whom the left neighbour plays', () => {
    const { bent, from } = facing();
    const village = from + 16;
    bent.game.map.markers[village] = { kind: 'village', id: 'iron', seenBy: [] };
    bent.has(0, { forces: forces(3, 3) });
    bent.player(0).ranks.infantry = 4;
    fight(bent, from, village);
    expect(bent.game.battle?.hands[1]).toHaveLength(3);
    expect(bent.decider).toBe(1);
    while (bent.step === 'battle-turn') bent.dully();
    expect(bent.game.map.markers[village]).toBeNull();
    expect(bent.player(0).markers).toMatchObject([{ kind: 'village', id: 'iron' }]);
    expect(bent.facts('looted')).toEqual([]);
    expect(Object.values(bent.game.units).flatMap(({ up }) => up)).toHaveLength(3);
  });

  test('FF 18.2 China gains culture for a village and Rome a step', () => {
    for (const [civilization, check] of [
      ['china', (bent: Table) => expect(bent.player(0).culture).toBe(3)],
      ['rome', (bent: Table) => expect(bent.player(0).space).toBe(1)],
    ] as const) {
      const { bent, from } = facing([civilization, 'germany']);
      const village = from + 16;
      bent.game.map.markers[village] = { kind: 'village', id: 'iron', seenBy: [] };
      bent.has(0, { forces: forces(3, 3) });
      bent.player(0).ranks.infantry = 4;
      fight(bent, from, village);
      while (bent.step === 'battle-turn') bent.dully();
      check(bent);
    }
  });
});

describe('battle abilities', () => {
  test('FF 9.9 FF 9.19 Mathematics wounds enemy units in play, one wound at a time', () => {
    const { bent, from, to } = facing();
    bent.knows(0, 'mathematics').has(0, { forces: forces(1), resources: { incense: 0, iron: 1, silk: 0, wheat: 0 } });
    bent.has(1, { forces: ['infantry-2', 'infantry-3'] });
    fight(bent, from, to);
    bent.does({ type: 'deploy', unit: 'infantry-2', front: 0 });
    bent.does({ type: 'use', source: 'technology:mathematics', effect: 0 });
    expect(bent.step).toBe('wound');
    bent.does({ type: 'hit', front: 0 }, { type: 'hit', front: 0 });
    expect(bent.game.battle?.killed[1]).toEqual(['infantry-2']);
    expect(bent.actions('use')).toEqual([]);
    expect(bent.game.market.iron).toBe(2 + 1);
  });

  test('FF 9.19 Animal Husbandry heals once per battle', () => {
    const { bent, from, to } = facing();
    bent
      .knows(0, 'animal-husbandry')
      .has(0, { forces: ['infantry-3', 'infantry-1'] })
      .has(1, { forces: ['infantry-2'] });
    fight(bent, from, to);
    bent.does({ type: 'deploy', unit: 'infantry-2', front: 0 }, { type: 'deploy', unit: 'infantry-3', front: 0 });
    expect(bent.actions('use')).toHaveLength(1);
    bent.does({ type: 'use', source: 'technology:animal-husbandry', effect: 0 });
    bent.does({ type: 'hit', front: 0 }, { type: 'hit', front: 0 });
    expect(bent.game.battle?.fronts[0]?.[0]).toEqual({ card: 'infantry-3', wounds: 0 });
  });
});
