/** What is in the box, and what districts and natural wonders do. Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import { FOCUS_IDS } from '../../src/content/focus-cards.ts';
import { LEADER_IDS } from '../../src/content/leaders.ts';
import { CITIES } from '../../src/content/limits.ts';
import { TILES } from '../../src/content/tiles.ts';
import { VICTORY_CARD_IDS } from '../../src/content/victory-cards.ts';
import { mayTakeCityStateCard } from '../../src/queries/diplomacy.ts';
import { barbarianLetters, focusCard, isLetter, resourceOf, tileOf } from '../../src/queries/things.ts';
import { PLAYER_CARDS } from '../../src/terra-incognita/content/diplomacy.ts';
import { DISTRICTS } from '../../src/terra-incognita/content/districts.ts';
import { STANDARD_CARDS, TERRA_FOCUS_CARDS, UNIQUE_CARDS } from '../../src/terra-incognita/content/focus-cards.ts';
import { GOVERNMENTS } from '../../src/terra-incognita/content/governments.ts';
import { TERRA_LEADERS } from '../../src/terra-incognita/content/leaders.ts';
import { TERRA_NATURAL_WONDERS } from '../../src/terra-incognita/content/natural-wonders.ts';
import { TERRA_TILES } from '../../src/terra-incognita/content/tiles.ts';
import { FORT_CARDS, NORMAL_CARDS, TERRA_VICTORY_CARDS } from '../../src/terra-incognita/content/victory-cards.ts';
import { homeland, homelandForThree, type RealmTable, realm, terraAnswers } from './realm.ts';

/** Everything printed on a side of a tile. */
const printed = [...TILES, ...TERRA_TILES].flatMap(({ A, B }) => [
  ...Object.values(A.symbols),
  ...Object.values(B.symbols),
]);
const count = (isOne: (symbol: string) => boolean) => new Set(printed.filter(isOne)).size;

describe('TI 1.7 the box', () => {
  test('what one player has', () => {
    const cards = STANDARD_CARDS.flat().map(focusCard);
    const most = (figures: number[]) => Math.max(...figures);
    expect({
      cities: CITIES,
      caravans: most(cards.map((card) => (card.type === 'economy' ? card.caravans : 0))),
      armies: most(cards.map((card) => ('armies' in card ? card.armies : 0))),
      tokens: terraAnswers.limits.tokens,
      districts: DISTRICTS.length,
      governments: Object.keys(GOVERNMENTS).length,
      focusCards: cards.length,
      added: cards.length - STANDARD_CARDS.flat().filter((id) => FOCUS_IDS.some((base) => base === id)).length,
      diplomacy: PLAYER_CARDS.length,
    }).toEqual({
      cities: 7,
      caravans: 3,
      armies: 2,
      tokens: 34,
      districts: 5,
      governments: 6,
      focusCards: 24,
      added: 10,
      diplomacy: 5,
    });
  });

  test('what all share', () => {
    const tokens = (symbols: readonly string[]) => new Set(symbols).size;
    expect({
      leaders: LEADER_IDS.length + Object.keys(TERRA_LEADERS).length,
      uniqueCards: Object.keys(TERRA_FOCUS_CARDS).filter((id) => Object.values<string>(UNIQUE_CARDS).includes(id))
        .length,
      tiles: [...TILES, ...TERRA_TILES].filter(({ tile }) => tile <= 21).length,
      wonders: terraAnswers.wonders.length,
      victoryCards: tokens([...NORMAL_CARDS, ...FORT_CARDS]),
      kept: VICTORY_CARD_IDS.filter((id) => NORMAL_CARDS.includes(id)).length,
      new: Object.keys(TERRA_VICTORY_CARDS).length,
      barbarians: barbarianLetters().length,
      lettersPrinted: count((symbol) => isLetter(symbol)),
      resources: 4 * terraAnswers.limits.resources,
      water: terraAnswers.limits.water,
    }).toEqual({
      leaders: 18,
      uniqueCards: 18,
      tiles: 21,
      wonders: 36,
      victoryCards: 12,
      kept: 4,
      new: 8,
      barbarians: 11,
      lettersPrinted: 11,
      resources: 40,
      water: 16,
    });
  });

  test('two diplomacy cards of every city-state', () => {
    const t = homelandForThree();
    t.grows(20, 'B');
    for (const seat of [0, 1]) {
      expect(mayTakeCityStateCard(t.game, seat, 'akkad')).toBe(true);
      t.player(seat).cityStateCards.push('akkad');
    }
    expect(mayTakeCityStateCard(t.game, 2, 'akkad')).toBe(false);
  });

  test('as many forts as players, and the supply at the start', () => {
    for (const seats of [2, 3, 4, 5]) {
      const t = realm(seats);
      expect(t.forts).toHaveLength(seats);
      const lying = t.board.resources.filter(({ id }) => id === 'oil').length;
      expect(t.game.supply.oil + lying).toBe(10);
    }
  });
});

test.each([
  ['dead-sea', 18, 'A', 'marble'],
  ['mato-tipila', 18, 'B', 'mercury'],
  ['ha-long-bay', 19, 'A', 'diamond'],
  ['gobustan', 19, 'B', 'oil'],
] as const)('TI 1.1 %s lies on tile %i%s and is spent as %s, once a turn', (wonder, tile, side, resource) => {
  expect([resourceOf(wonder), Object.keys(TERRA_NATURAL_WONDERS)]).toEqual([
    resource,
    expect.arrayContaining([wonder]),
  ]);
  expect(tileOf(tile)?.[side].symbols[0]).toBe(wonder);
  const t = homeland();
  t.token(0, t.grows(tile, side)).trade(0, 'industry', 3);
  const buys = { marble: 'apadana', mercury: 'jebel-barkal', diamond: 'apadana', oil: 'jebel-barkal' } as const;
  t.offer(buys[resource]).resolves(0, 'pottery', 5).does({ type: 'wonder', wonder: buys[resource] });
  expect(t.offers({ type: 'pay', resource: wonder })).toBe(true);
  t.does({ type: 'pay', resource: wonder });
  expect([t.offers({ type: 'pay', resource: wonder }), t.player(0).resources[resource]]).toEqual([false, 0]);
});

describe('TI 7.6 districts', () => {
  const resolved = (t: RealmTable, district: (typeof DISTRICTS)[number]) =>
    t.event(2).does({ type: 'resolve-district', district });

  test('Encampment: a rival army within 2 spaces is defeated, and a token within 2 reinforced, itself included', () => {
    const t = resolved(homeland().district(0, 'encampment', 0).token(0, 8, 16).army(1, 7, 31), 'encampment');
    expect(t.legal().filter(({ type }) => type === 'rout')).toEqual([{ type: 'rout', seat: 1, army: 0 }]);
    expect(t.spaces('reinforce')).toEqual([0, 8]);
    t.does({ type: 'rout', seat: 1, army: 0 }, { type: 'reinforce', space: 0 });
    expect([t.realm(1).armies, t.piece(0), t.step]).toEqual([[-1, 31], 'reinforced of 0', 'choose-focus']);
    expect([t.facts('army-attack'), t.player(0).diplomacy]).toEqual([[], []]);
  });

  test('Encampment: one or both, in either order', () => {
    const t = resolved(homeland().district(0, 'encampment', 0).army(1, 7), 'encampment');
    t.does({ type: 'reinforce', space: 0 });
    expect([t.spaces('reinforce'), t.legal().some(({ type }) => type === 'rout')]).toEqual([[], true]);
    expect(t.done().realm(1).armies).toEqual([7]);
  });

  test('Industrial Zone: friendly forests on and around it, or a city for three trade tokens', () => {
    const zone = () => {
      const t = homeland().trade(0, 'industry', 3).district(0, 'industrial-zone', 10).token(0, 12, 16);
      return resolved(t, 'industrial-zone');
    };
    const forests = homeland().district(0, 'industrial-zone', 10).token(0, 12, 16);
    resolved(forests, 'industrial-zone').does({ type: 'ability', ability: 'forests' });
    expect(forests.tradeOn(0, 'industry')).toBe(2);
    const t = zone().does({ type: 'ability', ability: 'city' });
    expect([t.step, t.spaces('build-city').includes(11)]).toEqual(['found-city', true]);
    t.does({ type: 'build-city', space: 11 });
    expect([t.piece(11), t.tradeOn(0, 'industry')]).toEqual(['city of 0', 0]);
    // The price is paid on placing: whoever builds none after all keeps the tokens.
    const none = zone().does({ type: 'ability', ability: 'city' }).done();
    expect([none.tradeOn(0, 'industry'), none.facts('trade-paid')]).toEqual([3, []]);
  });

  test('TI 7.12 a district over which the Industrial Zone has built is no longer resolved', () => {
    const t = homeland().trade(0, 'industry', 3).district(0, 'industrial-zone', 10).district(0, 'theater-square', 11);
    resolved(t, 'industrial-zone').does({ type: 'ability', ability: 'city' }, { type: 'build-city', space: 11 });
    expect([t.districtAt(0, 'theater-square'), t.legal()]).toEqual([-1, [{ type: 'done' }]]);
  });

  test('Theater Square: a token within 2 spaces of it or of a friendly city with a wonder, on any terrain', () => {
    const t = homeland().district(0, 'theater-square', 0).city(0, 30).wonder('oracle', 30);
    resolved(t, 'theater-square').does({ type: 'ability', ability: 'place-token' });
    const offered = t.spaces('place');
    for (const space of offered) expect(Math.min(t.distance(0, space), t.distance(30, space))).toBeLessThanOrEqual(2);
    expect([1, 11, 12, 29, 28].every((space) => offered.includes(space))).toBe(true);
    expect([3, 9, 20, 21, 16].some((space) => offered.includes(space))).toBe(false);
    t.does({ type: 'place', space: 1 });
    expect([t.piece(1), t.districtAt(0, 'theater-square')]).toEqual(['token of 0', 0]);
    const plain = homeland().district(0, 'theater-square', 0).city(0, 30);
    resolved(plain, 'theater-square').does({ type: 'ability', ability: 'place-token' });
    expect(plain.spaces('place')).not.toContain(29);
  });

  test('TI 7.7, TI 12.1 Theater Square: with Open Borders a wonder city of the giver counts too, but no token on a wonder', () => {
    const t = homeland().district(0, 'theater-square', 0).city(1, 30).wonder('oracle', 30).token(1, 17);
    t.wonder('petra', 17).player(0).diplomacy.push({ card: 'open-borders-ti', from: 1 });
    resolved(t, 'theater-square').does({ type: 'ability', ability: 'place-token' });
    expect([31, 28, 16].map((space) => t.spaces('place').includes(space))).toEqual([true, true, false]);
  });

  test('TI 7.12 pay-outs beyond three tokens on the card are lost', () => {
    const t = homeland().trade(0, 'science', 3).district(0, 'campus', 1);
    expect(resolved(t, 'campus').tradeOn(0, 'science')).toBe(3);
  });

  test('TI 7.5 clockwise from the first player, each all of them', () => {
    const t = homelandForThree().district(0, 'campus', 1).district(1, 'campus', 2).district(2, 'campus', 11);
    t.game.firstPlayer = 1;
    t.event(2);
    const order: number[] = [];
    while (t.step === 'resolve-districts') {
      order.push(t.decider);
      t.does({ type: 'resolve-district', district: 'campus' });
    }
    expect(order).toEqual([1, 2, 0]);
  });
});

describe('TI 19.1 nobody’s token or city comes to stand on a rival army', () => {
  const guarded = () => homeland().army(1, 0, 39);

  test('no control token', () => {
    const t = guarded().city(0, 4).token(0, 5, 1);
    t.resolves(0, 'early-empire', 6);
    expect(t.spaces('place')).not.toContain(0);
    t.frames({ step: 'place-among', seat: 0, spaces: [0, 2], reinforced: false, left: 1 });
    expect(t.spaces('place')).toEqual([2]);
    t.frames({ step: 'spread-over-hills', seat: 0, hills: [38] });
    expect(t.spaces('place')).toEqual([]);
    t.frames({ step: 'move-token', seat: 0, from: 5 });
    expect(t.spaces('put-down')).not.toContain(0);
  });

  test('no district, also not over an own token', () => {
    const t = guarded().city(0, 4).token(0, 0).resolves(0, 'irrigation', 6).does({ type: 'grow', by: 'district' });
    expect(t.offers({ type: 'district', district: 'campus', space: 0 })).toBe(false);
  });

  test('no city by any means', () => {
    const t = guarded().token(0, 1, 40).caravan(0, 39).resolves(0, 'animal-husbandry-ti', 6);
    expect(t.refusal({ type: 'build-city', space: 0 })).toEqual({ reason: 'rival-army', rule: 'TI 5.16' });
    expect(t.offers({ type: 'settle', space: 39, figure: 'caravan' })).toBe(false);
    t.frames({ step: 'found-city', seat: 0, spaces: [0], by: 'cartography' });
    expect(t.spaces('build-city')).toEqual([]);
  });
});

test('TI 19.11 figures of the winner stay where a city-state is conquered, rival ones go', () => {
  const t = homeland().city(1, 9).caravan(0, 9).caravan(1, 9).strikes(8, 9, [6, 1]);
  t.does({ type: 'target', target: 'city', owner: 1 }, { type: 'conquer' });
  expect([t.player(0).caravans, t.player(1).caravans, t.realm(0).armies]).toEqual([[9], [-1], [9]]);
});
