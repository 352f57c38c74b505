/** The abilities of the ten leaders. Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import { attackStrength } from '../../src/queries/combat.ts';
import { leaderOf } from '../../src/queries/things.ts';
import { resolvedSlot } from '../../src/queries/trade.ts';
import { TERRA_LEADERS } from '../../src/terra-incognita/content/leaders.ts';
import { armyDefence } from '../../src/terra-incognita/queries/combat.ts';
import { zoneSites } from '../../src/terra-incognita/queries/districts.ts';
import { fightOn, homeland, homelandForThree } from './realm.ts';

test('TI 3.2 the order of each leader’s cards after Irrigation', () => {
  const orders = Object.keys(TERRA_LEADERS).map((id) => `${id} ${leaderOf(id as 'china').row.join(' ')}`);
  expect(orders).toEqual([
    'china military industry economy culture science',
    'england economy science culture industry military',
    'georgia industry science economy military culture',
    'inca culture military science industry economy',
    'indonesia culture military science industry economy',
    'netherlands culture science industry economy military',
    'nubia economy industry culture science military',
    'ottoman science industry culture military economy',
    'poland culture military industry economy science',
    'zulu industry culture economy science military',
  ]);
});

test('TI 21.17 China: reinforced tokens count 2 for tokens and cities, nothing for figures', () => {
  const t = homeland().leads(1, 'china').reinforced(1, 0, 5, 6);
  const defence = (target: 'token' | 'city' | 'caravan') => armyDefence(t.game, fightOn(0, { target }));
  expect([defence('token'), defence('city'), defence('caravan')]).toEqual([1 + 2 + 4, 2 + 2 + 4, 1]);
  t.leads(1, 'france');
  expect(armyDefence(t.game, fightOn(0))).toBe(1 + 1 + 2);
});

describe('England', () => {
  const founded = () =>
    homeland()
      .leads(0, 'england')
      .frames({ step: 'found-city', seat: 0, spaces: [0, 17], by: 'industrial-zone' });

  test('TI 16.1 a city that is the only one on its tile may get a reinforced token next to it, on any terrain', () => {
    const t = founded().does({ type: 'build-city', space: 0 });
    expect([t.step, t.spaces('place')]).toEqual(['place-among', [1, 2, 4, 5, 6]]);
    t.does({ type: 'place', space: 2 });
    expect([t.piece(2), t.step]).toEqual(['reinforced of 0', 'over']);
    const shared = founded().city(1, 10).does({ type: 'build-city', space: 17 });
    expect(shared.step).toBe('over');
  });

  test('TI 13.9 the reinforced token counts for Defensive at once', () => {
    const t = founded().victory('defensive-devastating');
    t.reinforced(0, 8, 10, 11, 16, 23, 26, 27, 28, 29, 30, 31, 33, 34, 37);
    expect(t.player(0).agendas).toEqual([]);
    t.does({ type: 'build-city', space: 0 }, { type: 'place', space: 2 });
    expect(t.player(0).agendas).toEqual(['defensive']);
  });
});

test('TI 9.6, TI 21.10 Georgia: one place farther right with a city-state card of the type, however many', () => {
  const t = homeland().leads(0, 'georgia');
  expect(resolvedSlot(t.game, 0, 2, 'astrology')).toBe(1);
  t.player(0).cityStateCards.push('geneva', 'palenque');
  expect([resolvedSlot(t.game, 0, 2, 'astrology'), resolvedSlot(t.game, 0, 2, 'pottery')]).toEqual([2, 1]);
  t.govern(0, 'astrology');
  expect(resolvedSlot(t.game, 0, 2, 'astrology')).toBe(3);
});

test('Inca: a token on a mountain brings one next to it, from mountain to mountain', () => {
  const t = homeland().leads(0, 'inca').city(0, 0).resolves(0, 'early-empire', 6).does({ type: 'place', space: 1 });
  expect([t.step, t.spaces('place')]).toEqual(['place-among', [2, 6, 7, 8, 12]]);
  t.does({ type: 'place', space: 2 });
  expect(t.spaces('place')).toEqual([11, 12, 18]);
  t.does({ type: 'place', space: 12 });
  expect([t.step, t.player(0).resources.mercury]).toEqual(['place-tokens', 1]);
  const district = homeland().leads(0, 'inca').city(0, 0).resolves(0, 'irrigation', 6);
  district.does({ type: 'grow', by: 'district' }, { type: 'district', district: 'campus', space: 1 });
  expect(district.step).not.toBe('place-among');
});

describe('Indonesia', () => {
  test('caravans and armies may enter and end on water with any card', () => {
    const t = homeland().leads(0, 'indonesia').army(0, 18).resolves(0, 'masonry-ti', 6);
    t.does({ type: 'army', army: 0, from: 18 }, { type: 'march', space: 3 }, { type: 'halt' });
    expect(t.realm(0).armies).toEqual([3]);
    const dry = homeland().army(0, 18).resolves(0, 'masonry-ti', 6).does({ type: 'army', army: 0, from: 18 });
    expect(dry.refusal({ type: 'march', space: 3 })).toEqual({ reason: 'water', rule: 'TI 5.3' });
  });

  test('Jongs: for caravans all water on the edge is next to each other, for armies it is not', () => {
    const t = homeland().leads(0, 'indonesia').caravan(0, 19).resolves(0, 'foreign-trade', 6);
    t.does({ type: 'caravan', caravan: 0, from: 19 });
    expect(t.spaces('step')).toEqual([14, 15, 17, 18, 20, 35, 36]);
    t.does({ type: 'step', space: 36 }, { type: 'step', space: 14 }, { type: 'stop' });
    expect(t.player(0).caravans).toEqual([14]);
    const army = homeland().leads(0, 'indonesia').army(0, 19).resolves(0, 'masonry-ti', 6);
    army.does({ type: 'army', army: 0, from: 19 });
    expect(army.spaces('march')).toEqual([17, 18, 20]);
    const other = homeland().card(0, 'steam-power', 6).caravan(0, 19, -1).resolves(0, 'steam-power', 6);
    other.does({ type: 'caravan', caravan: 0, from: 19 });
    expect(other.spaces('step')).toEqual([17, 18, 20]);
  });
});

describe('Netherlands', () => {
  test.each([
    ['campus', 'science'],
    ['industrial-zone', 'industry'],
  ] as const)(
    'Polders: water next to a district counts as friendly and of every terrain for the %s',
    (district, type) => {
      const resolved = (leader: 'netherlands' | 'rome') => {
        const t = homeland().leads(0, leader).district(0, district, 10).district(0, 'encampment', 26).event(2);
        t.does({ type: 'resolve-district', district });
        if (t.step === 'use-district') t.does({ type: 'ability', ability: 'forests' });
        return t.tradeOn(0, type);
      };
      const own = district === 'campus' ? 0 : 1;
      expect([resolved('netherlands'), resolved('rome')]).toEqual([3, own]);
    },
  );

  test('Polders: a commercial hub finds deserts in the water, no token or city may be put there', () => {
    const t = homeland().leads(0, 'netherlands').district(0, 'commercial-hub', 10).event(2);
    t.does({ type: 'resolve-district', district: 'commercial-hub' }, { type: 'ability', ability: 'deserts' });
    expect(t.tradeOn(0, 'economy')).toBe(3);
    for (const space of zoneSites(t.game, 0)) expect(t.board.water[space]).toBe(false);
    t.district(0, 'theater-square', 16).event(2).does({ type: 'resolve-district', district: 'theater-square' });
    t.does({ type: 'ability', ability: 'place-token' });
    for (const space of t.spaces('place')) expect(t.board.water[space]).toBe(false);
  });

  test('Polders: the distance of an industrial zone’s city is counted from that water too', () => {
    const reached = (leader: 'netherlands' | 'rome') => {
      const t = homeland().leads(0, leader).district(0, 'industrial-zone', 10);
      t.game.pieces[22] = 0;
      return zoneSites(t.game, 0).includes(27);
    };
    expect([reached('netherlands'), reached('rome')]).toEqual([true, false]);
  });
});

describe('Nubia', () => {
  test('after its growth card was reset one district of choice is resolved', () => {
    const t = homeland().leads(0, 'nubia').district(0, 'campus', 1).district(0, 'encampment', 0);
    t.resolves(0, 'irrigation', 6).done();
    expect([t.step, t.legal()]).toEqual(['use-effect', [{ type: 'done' }, { type: 'use', effect: 'nubia' }]]);
    t.does({ type: 'use', effect: 'nubia' }, { type: 'resolve-district', district: 'campus' });
    expect([t.tradeOn(0, 'science'), t.step, t.decider]).toEqual([1, 'choose-focus', 1]);
  });

  test('no other card does, and not without a district', () => {
    const t = homeland().leads(0, 'nubia').district(0, 'campus', 1).resolves(0, 'pottery', 6).done();
    expect([t.step, t.decider]).toEqual(['choose-focus', 1]);
    const none = homeland().leads(0, 'nubia').resolves(0, 'irrigation', 6).done();
    expect([none.step, none.decider]).toEqual(['choose-focus', 1]);
  });
});

describe('Ottoman Empire', () => {
  test('TI 15.3 at the start of the turn Ibrahim goes to another player, and from there to another again', () => {
    const t = homelandForThree().leads(0, 'ottoman').turn(0).does({ type: 'use', effect: 'ottoman' });
    expect(t.legal()).toEqual([{ type: 'done' }, { type: 'give-ibrahim', to: 1 }, { type: 'give-ibrahim', to: 2 }]);
    t.does({ type: 'give-ibrahim', to: 2 });
    expect(t.terra.ibrahim).toBe(2);
    t.turn(0).does({ type: 'use', effect: 'ottoman' });
    expect(t.legal()).toEqual([{ type: 'done' }, { type: 'give-ibrahim', to: 1 }]);
  });

  test('TI 5.7, TI 5.8 2 more against whoever holds Ibrahim, in attack and defence', () => {
    const t = homelandForThree().leads(0, 'ottoman').token(1, 0).token(0, 8);
    t.terra.ibrahim = 1;
    const attack = (defender: number | null) => attackStrength(t.game, fightOn(0, { defender }));
    expect([attack(1), attack(2), attack(null)]).toEqual([5, 3, 3]);
    const defence = (attacker: number) => armyDefence(t.game, fightOn(8, { attacker, defender: 0 }));
    expect([defence(1), defence(2)]).toEqual([3, 1]);
  });

  test('TI 21.23 the holder’s caravan at an Ottoman city: the usual reward, and a token for each of the two', () => {
    const t = homeland().leads(1, 'ottoman').caravan(0, 27).resolves(0, 'foreign-trade', 6);
    t.terra.ibrahim = 0;
    t.does({ type: 'caravan', caravan: 0, from: 27 }, { type: 'step', space: 22 }, { type: 'stop' });
    t.does({ type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 1 });
    t.does({ type: 'take-diplomacy', card: 'embassy', from: 1, back: null });
    const embassy = () => t.step === 'take-resource' || (t.step === 'put-trade' && t.decider === 0);
    t.does({ type: 'put-trade', slot: 2 });
    while (embassy()) t.does(t.legal().find(({ type }) => type !== 'done') ?? {});
    while (t.step === 'put-trade') t.does({ type: 'put-trade', slot: 3 });
    const total = (seat: number) => t.player(seat).row.reduce((sum, { trade }) => sum + trade, 0);
    expect([total(0), total(1)]).toEqual([3, 2]);
  });
});

test('TI 3.11, TI 12.6, TI 12.7 Poland holds any number of cards of the chosen player, one of others, and loses all by an attack', () => {
  const t = homelandForThree().leads(0, 'poland').turn(0);
  t.does({ type: 'take-diplomacy', card: 'joint-war', from: 1, back: null });
  t.game.frames.length = 0;
  t.frames({ step: 'take-diplomacy', seat: 0, from: 1, left: 1 });
  t.does({ type: 'take-diplomacy', card: 'embassy', from: 1, back: null });
  t.frames({ step: 'take-diplomacy', seat: 0, from: 2, left: 2 });
  t.does({ type: 'take-diplomacy', card: 'embassy', from: 2, back: null });
  expect(t.offers({ type: 'take-diplomacy', card: 'joint-war', from: 2, back: null })).toBe(false);
  expect(t.player(0).diplomacy.filter(({ from }) => from === 1)).toHaveLength(2);
  t.game.frames.length = 0;
  t.caravan(1, 0).strikes(5, 0, [6, 1]);
  expect(t.player(0).diplomacy).toEqual([{ card: 'embassy', from: 2 }]);
});

describe('Zulu', () => {
  test.each([
    ['a control token', 0, 5, 1],
    ['a city', 17, 16, 2],
    ['a city-state', 9, 8, 2],
    ['a fort', 20, 18, 1],
    ['a caravan', 7, 8, 1],
    ['a barbarian', 10, 16, 1],
  ] as const)('Isibongo: trade tokens on the military card for beating %s', (_, to, from, tokens) => {
    const t = homeland().leads(0, 'zulu').token(1, 0).city(1, 17).caravan(1, 7).barbarian('A', 10);
    t.strikes(from, to, [6, 1]);
    while (t.step === 'put-trade') t.does({ type: 'put-trade', slot: 1 });
    expect([t.facts('attack-won').length, t.tradeOn(0, 'military')]).toEqual([1, tokens]);
  });

  test('Isibongo: nothing for an attack that was lost, and no more than three in all', () => {
    const lost = homeland().leads(0, 'zulu').token(1, 0).strikes(5, 0, [1, 6]);
    while (lost.step === 'fight-on') lost.done();
    expect([lost.facts('attack-lost').length, lost.tradeOn(0, 'military')]).toEqual([1, 0]);
    const full = homeland().leads(0, 'zulu').city(1, 17).trade(0, 'military', 2).strikes(16, 17, [6, 1]);
    while (full.step === 'fight-on') full.done();
    expect(full.tradeOn(0, 'military')).toBe(3);
  });

  test('Isibongo: Great Zimbabwe may take the tokens in', () => {
    const t = homeland().leads(0, 'zulu').wonder('great-zimbabwe', 32).city(1, 17).trade(0, 'military', 2);
    t.strikes(16, 17, [6, 1]);
    while (t.step === 'fight-on') t.done();
    t.does({ type: 'store-trade' }, { type: 'put-trade', slot: 6 });
    expect([t.tradeOn(0, 'military'), t.game.stored, t.step]).toEqual([3, 1, 'choose-army']);
  });
});
