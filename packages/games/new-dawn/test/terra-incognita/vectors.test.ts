/** The worked examples of TI 21, number by number, where they need more than another test already shows. */

import { describe, expect, test } from 'vitest';
import { CORE } from '../../src/content/layouts.ts';
import { boardOf, holesIn, printMap } from '../../src/queries/board.ts';
import { attackStrength } from '../../src/queries/combat.ts';
import { cityStateTokens, heldWonders } from '../../src/queries/control.ts';
import { matureCities } from '../../src/queries/maturity.ts';
import { focusCard } from '../../src/queries/things.ts';
import { resolvedSlot } from '../../src/queries/trade.ts';
import { wonderCost } from '../../src/queries/wonders.ts';
import { armyDefence } from '../../src/terra-incognita/queries/combat.ts';
import { explorationPlaces, fortSites, mayExploreFrom } from '../../src/terra-incognita/queries/exploring.ts';
import { fightOn, homeland, type RealmTable, realm } from './realm.ts';

describe('TI 21.6 using an army in slot 3', () => {
  const marches = () =>
    homeland()
      .leads(0, 'england')
      .leads(1, 'zulu')
      .city(1, 17)
      .army(1, 17)
      .army(0, 12)
      .resolves(0, 'masonry-ti', 4)
      .dice('dice', 6, 1)
      .does({ type: 'army', army: 0, from: 12 });

  test('grassland and forest may be entered, mountains not', () => {
    const t = marches();
    expect([t.offers({ type: 'march', space: 8 }), t.offers({ type: 'march', space: 10 })]).toEqual([true, true]);
    expect(t.refusal({ type: 'march', space: 11 })).toEqual({ reason: 'too-difficult', rule: 'TI 5.3' });
  });

  test('the city taken as target is replaced, Shaka’s army is defeated as well, one’s own army stays', () => {
    const t = homeland().leads(0, 'england').leads(1, 'zulu').city(1, 17).army(1, 17).token(0, 16);
    t.army(0, 16).resolves(0, 'masonry-ti', 5).dice('dice', 6, 1);
    t.trade(0, 'military', 1).does({ type: 'army', army: 0, from: 16 }, { type: 'march', space: 17 });
    t.does({ type: 'target', target: 'city', owner: 1 }, { type: 'spend', token: 'trade' }).done();
    expect([t.piece(17), t.realm(1).armies, t.realm(0).armies]).toEqual(['city of 0', [-1], [17]]);
  });
});

test('TI 21.7 a tile must touch the explorer’s space and four spaces; from a tile without a capital a caravan may not explore', () => {
  const t = homeland();
  const places = explorationPlaces(t.game.map, 34);
  const touched = (place: (typeof places)[number]) => {
    const after = boardOf(`${t.game.map} ${printMap([{ ...place, tile: 1 }])}`);
    const fresh = after.hexes.map((_, space) => space).filter((space) => space >= 42 && after.tile[space] !== -1);
    return new Set(fresh.flatMap((space) => after.neighbours[space] ?? []).filter((space) => space < 42));
  };
  for (const place of places) expect([touched(place).has(34), touched(place).size >= 4]).toEqual([true, true]);
  t.grows(1, 'A');
  t.caravan(0, 43).resolves(0, 'foreign-trade', 6).does({ type: 'caravan', caravan: 0, from: 43 });
  expect(mayExploreFrom(t.game, 43)).toBe(false);
  expect(t.refusal({ type: 'explore' })?.rule).toBe('TI 6.1');
});

describe('TI 9.5, TI 21.9 Capitalism and Republic', () => {
  const reset = () => {
    const t = homeland().card(0, 'capitalism', 6).govern(0, 'early-empire').resolves(0, 'capitalism', 6).done();
    return t.does({ type: 'use', effect: 'capitalism' });
  };

  test('culture is resolved as though leftmost, two places farther right: slot 2', () => {
    const t = reset();
    const slot = t.player(0).row.findIndex(({ card }) => card === 'early-empire') + 1;
    expect([t.player(0).row[0]?.card, slot > 1]).toEqual(['capitalism', true]);
    t.does({ type: 'resolve', slot });
    expect(t.game.frames.at(-1)).toMatchObject({ step: 'place-tokens', limit: 2 });
    const row = t.player(0).row.map(({ card }) => card);
    t.done();
    expect(t.player(0).row.map(({ card }) => card)).toEqual(row);
  });

  test('TI 19.12 Taj Mahal and Georgia shift it too', () => {
    const t = reset().leads(0, 'georgia').wonder('taj-mahal', 32).card(0, 'capitalism', 1);
    t.govern(0, 'early-empire').player(0).cityStateCards.push('kumasi');
    t.does({ type: 'resolve', slot: t.player(0).row.findIndex(({ card }) => card === 'early-empire') + 1 });
    expect(t.game.frames.at(-1)).toMatchObject({ step: 'place-tokens', limit: 4 });
  });
});

describe('TI 9.9 Venetian Arsenal', () => {
  const resolved = (place: number, prepare: (t: RealmTable) => unknown = () => 0) => {
    const t = homeland().wonder('venetian-arsenal', 32);
    prepare(t);
    return t.resolves(0, 'early-empire', place).done();
  };

  test('TI 9.4 it asks for slot 5 after shifts', () => {
    expect(resolved(4).step).toBe('choose-focus');
    expect(resolved(4, (t) => t.govern(0, 'early-empire')).step).toBe('use-effect');
  });

  test('the repeat starts at the leftmost place and is shifted again, TI 19.12 also by Taj Mahal and Georgia', () => {
    const limit = (prepare: (t: RealmTable) => unknown) =>
      resolved(6, prepare).does({ type: 'use', effect: 'venetian-arsenal' }).game.frames.at(-1);
    expect(limit(() => 0)).toMatchObject({ step: 'place-tokens', limit: 1 });
    expect(limit((t) => t.govern(0, 'early-empire'))).toMatchObject({ limit: 2 });
    expect(limit((t) => t.wonder('taj-mahal', 0).city(0, 0))).toMatchObject({ limit: 1 });
    const georgia = (t: RealmTable) => {
      t.leads(0, 'georgia').govern(0, 'early-empire').wonder('taj-mahal', 0).city(0, 0);
      t.player(0).cityStateCards.push('kumasi');
    };
    expect(limit(georgia)).toMatchObject({ limit: 4 });
  });
});

test('TI 21.10 one arrow from the leftmost place is the other place numbered 1; two are capped at slot 5', () => {
  const t = homeland().govern(0, 'astrology');
  expect([1, 2, 3, 6].map((place) => resolvedSlot(t.game, 0, place, 'astrology'))).toEqual([1, 2, 3, 5]);
  t.govern(0, 'early-empire');
  expect([1, 2, 5].map((place) => resolvedSlot(t.game, 0, place, 'early-empire'))).toEqual([2, 3, 5]);
});

test('TI 21.11 a wonder of cost 9 with a token costs Egypt 7; removed, the next one lies there without a token', () => {
  const t = homeland().leads(0, 'egypt').offer('stonehenge', 'colosseum');
  const dial = () => t.frames({ step: 'dial-event', event: 'wonders' });
  dial();
  expect([wonderCost(t.game, 0, 'colosseum'), wonderCost(t.game, 1, 'colosseum')]).toEqual([7, 8]);
  dial();
  expect([t.game.decks.culture.at(-1), t.terra.marked.includes('stonehenge')]).toEqual(['stonehenge', false]);
});

test('TI 10.5 when a marked wonder is built its token goes back to the supply', () => {
  const t = homeland().offer('jebel-barkal').resources(0, { oil: 5 }).frames({ step: 'dial-event', event: 'wonders' });
  t.resolves(0, 'pottery', 6).does({ type: 'wonder', wonder: 'jebel-barkal' }, { type: 'pay', resource: 'oil' });
  t.does({ type: 'raise-wonder', space: 32 });
  expect([t.terra.marked.includes('jebel-barkal'), t.player(0).resources.oil]).toEqual([false, 4]);
});

test('TI 21.12 at the end of round 1 the barbarians move; in sector 1 they come back before wonders are marked', () => {
  const t = homeland();
  expect(t.game.sector).toBe(0);
  t.barbarian('A', 0).frames({ step: 'turn-dial' });
  expect([t.game.sector, t.facts('direction-rolled').length]).toEqual([1, 1]);
  t.game.frames.length = 0;
  t.game.facts = [];
  t.game.sector = 5;
  t.frames({ step: 'turn-dial' });
  const order = (t.game.facts ?? []).map(({ fact }) => fact);
  expect(order.indexOf('barbarian-returned')).toBeGreaterThan(0);
  expect(order.indexOf('wonder-cheapened')).toBeGreaterThan(order.indexOf('barbarian-returned'));
});

describe('TI 21.14 Irrigation in slot 2 with two trade tokens', () => {
  const grows = () => homeland().token(0, 0, 5, 8, 10).trade(0, 'growth', 2).resolves(0, 'irrigation', 3);

  test('a district, and two tokens reinforced', () => {
    const t = grows().does({ type: 'grow', by: 'district' }, { type: 'district', district: 'campus', space: 33 });
    expect(t.spaces('reinforce')).toEqual([]);
    t.does({ type: 'spend', token: 'trade' }, { type: 'reinforce', space: 0 });
    t.does({ type: 'spend', token: 'trade' }, { type: 'reinforce', space: 5 });
    expect([t.piece(0), t.piece(5), t.step, t.decider]).toEqual([
      'reinforced of 0',
      'reinforced of 0',
      'choose-focus',
      1,
    ]);
  });

  test('a forest is too difficult for the district', () => {
    const t = homeland().city(0, 16).trade(0, 'growth', 3).resolves(0, 'irrigation', 3);
    t.does({ type: 'grow', by: 'district' });
    expect(t.refusal({ type: 'district', district: 'campus', space: 17 })).toEqual({
      reason: 'too-difficult',
      rule: 'TI 7.1',
    });
    expect(t.offers({ type: 'district', district: 'campus', space: 38 })).toBe(true);
  });
});

test('TI 21.15 a campus on a hill, one friendly and one free mountain, one friendly natural wonder: two trade tokens', () => {
  // On tile 2 the hill 2 lies next to the natural wonder 0 and the mountain 1; another tile brings a second mountain.
  const t = realm();
  const mountains = () => t.around(2).filter((space) => t.board.terrain[space] === 'mountain');
  const fits = explorationPlaces('2A0(0,0)', 2).some((place) => {
    t.lies(`2A0(0,0) ${printMap([{ ...place, tile: 1 }])}`);
    return mountains().length === 2;
  });
  expect([fits, t.board.terrain[2], mountains().includes(1)]).toEqual([true, 'hill', true]);
  t.district(0, 'campus', 2).token(0, 0, 1).event(2).does({ type: 'resolve-district', district: 'campus' });
  expect([heldWonders(t.game, 0), t.tradeOn(0, 'science')]).toEqual([['mt-everest'], 2]);
});

test('TI 21.16 a commercial hub: three tokens on any cards for three mature cities, or two on economy for two deserts', () => {
  const hub = () => {
    const t = homeland().city(0, 10, 31).token(0, 11, 12, 16, 30).token(0, 33, 34, 37, 38);
    t.district(0, 'commercial-hub', 29);
    t.game.pieces[22] = 0;
    t.event(2).does({ type: 'resolve-district', district: 'commercial-hub' });
    return t;
  };
  const t = hub();
  expect(matureCities(t.game, 0)).toEqual([10, 31, 32]);
  t.does({ type: 'ability', ability: 'mature-cities' });
  for (const slot of [1, 2, 3]) t.does({ type: 'put-trade', slot });
  expect(t.player(0).row.map(({ trade }) => trade)).toEqual([1, 1, 1, 0, 0, 0]);
  const deserts = hub().does({ type: 'ability', ability: 'deserts' });
  expect([deserts.tradeOn(0, 'economy'), deserts.step]).toEqual([2, 'choose-focus']);
});

describe('TI 5.8, TI 21.17 defence values', () => {
  const defence = (t: RealmTable, space: number, target: 'token' | 'city' | 'caravan') =>
    armyDefence(t.game, fightOn(space, { target }));

  test('a caravan on forest next to three own reinforced tokens: 3', () => {
    expect(defence(homeland().caravan(1, 10).reinforced(1, 11, 12, 16), 10, 'caravan')).toBe(3);
  });

  test('a reinforced token on a hill, two reinforced ones next to it and an own army: 7', () => {
    const t = homeland().reinforced(1, 28, 27, 29).army(1, 28);
    expect(defence(t, 28, 'token')).toBe(2 + 1 + 2 + 2);
    t.army(1, 28, 28);
    expect(defence(t, 28, 'token')).toBe(7);
  });

  test('a city on forest, two reinforced tokens next to it and an own army: 10', () => {
    expect(defence(homeland().city(1, 17).reinforced(1, 16, 18).army(1, 17), 17, 'city')).toBe(6 + 2 + 2);
  });

  test('a city on a fort alone: 6', () => {
    expect(defence(homeland().city(1, 20), 20, 'city')).toBe(6);
  });

  test('China’s reinforced token on grassland with two reinforced ones next to it: 7', () => {
    expect(defence(homeland().leads(1, 'china').reinforced(1, 0, 5, 6), 0, 'token')).toBe(1 + 2 + 4);
  });
});

test('TI 21.18 a re-roll that makes 8 against the fort’s 7 wins with one token left', () => {
  const t = homeland().trade(0, 'military', 2).army(0, 5).resolves(0, 'masonry-ti', 4).dice('dice', 2, 1, 5);
  t.does({ type: 'army', army: 0, from: 5 }, { type: 'march', space: 21 }, { type: 're-roll', token: 'trade' }).done();
  expect(t.facts('attack-won')).toMatchObject([{ attack: 8, defence: 7 }]);
  expect([t.tradeOn(0, 'military'), t.piece(21)]).toEqual([1, 'city of 0']);
});

test('TI 21.19 Flight in slot 5 with a die of 6 and Joint War is 16: Devastating; with a die of 5 and a token as well', () => {
  const wins = (dice: number, tokens: number) => {
    const t = homeland().victory('defensive-devastating').trade(0, 'military', tokens).reinforced(1, 0);
    t.player(0).diplomacy.push({ card: 'joint-war', from: 2 });
    t.army(0, 5).resolves(0, 'flight-ti', 6).dice('dice', dice, 1);
    t.does({ type: 'army', army: 0, from: 5 }, { type: 'march', space: 0 });
    for (let token = 0; token < tokens; token++) t.does({ type: 'spend', token: 'trade' });
    while (t.step === 'fight-on') t.done();
    return [t.facts('attack-won')[0]?.attack, t.player(0).agendas.includes('devastating')];
  };
  expect([wins(6, 0), wins(5, 1), wins(5, 0)]).toEqual([
    [16, true],
    [16, true],
    [15, false],
  ]);
});

test('TI 5.21, TI 21.20 a barbarian that comes over water goes back to where it started, the city untouched', () => {
  const t = homeland();
  const direction = (t.board.towards[18] ?? []).indexOf(3);
  const landing = t.board.towards[3]?.[direction] ?? -1;
  expect([t.board.water[3], t.board.water[landing]]).toEqual([true, false]);
  t.city(1, landing).army(1, landing).barbarian('A', 18).frames({ step: 'move-barbarians', direction, next: 0 });
  expect([t.where('A'), t.piece(landing), t.realm(1).armies]).toEqual([18, 'city of 1', [-1]]);
  const sea = homeland().army(1, 3).barbarian('A', 18).frames({ step: 'move-barbarians', direction, next: 0 });
  expect([sea.where('A'), sea.realm(1).armies]).toEqual([18, [-1]]);
});

test('TI 21.27 a fort whose city a barbarian destroyed defends with 6 again', () => {
  const t = homeland().city(1, 20).barbarian('A', 18);
  expect(t.player(1).agendas).toEqual(['fortified']);
  t.frames({ step: 'move-barbarians', direction: (t.board.towards[18] ?? []).indexOf(20), next: 0 });
  expect([t.piece(20), t.player(1).agendas, t.where('A')]).toEqual(['nothing', [], 20]);
  t.barbarian('A', -1).strikes(18, 20, [6, 1]);
  expect(t.facts('attack-won')).toMatchObject([{ defence: 7 }]);
});

test('TI 21.29 the core: 20 hexes with 4 contacts, the twelve places for forts beside it, 40 hexes without a hole', () => {
  const t = homeland();
  t.game.map = printMap(CORE.A.slice(0, 2).map((slot, at) => ({ ...slot, tile: 5 - 2 * at, side: 'A' as const })));
  const { hexes, neighbours } = t.board;
  const contacts = hexes.slice(0, 10).filter((_, space) => neighbours[space]?.some((next) => next >= 10) === true);
  expect([hexes.length, contacts.length]).toEqual([20, 4]);
  const legal = fortSites(t.game).filter((site) => site.core >= 2);
  expect(legal.map(({ hex: { q, r } }) => `${q},${r}`).toSorted()).toEqual(
    ['-4,0', '-4,1', '-4,2', '-3,-2', '-2,2', '-1,-3', '-1,2', '0,-3', '1,1', '2,-3', '2,-2', '2,-1'].toSorted(),
  );
  for (const side of ['A', 'B'] as const) {
    const four = boardOf(printMap(CORE[side].map((slot, at) => ({ ...slot, tile: at + 1, side }))));
    expect([four.size, four.waterTokens, holesIn(four.hexes)]).toEqual([40, 0, []]);
  }
});

describe('TI 21.34 district placement in slot 3', () => {
  const placed = (prepare: (t: RealmTable) => unknown) => {
    const t = homeland().city(0, 16);
    prepare(t);
    t.resolves(0, 'irrigation', 4).does({ type: 'grow', by: 'district' });
    return t;
  };
  const campus = { type: 'district', district: 'campus', space: 17 };

  test('over an own reinforced token on a forest: unreinforced, the token goes back', () => {
    const t = placed((table) => table.reinforced(0, 17));
    const { tokens } = t.player(0);
    t.does(campus);
    expect([t.piece(17), t.player(0).tokens]).toEqual(['token of 0', tokens + 1]);
  });

  test('over an own district, which goes back', () => {
    const t = placed((table) => table.district(0, 'encampment', 17)).does(campus);
    expect([t.districtAt(0, 'campus'), t.districtAt(0, 'encampment')]).toEqual([17, -1]);
  });

  test('not where a rival army stands, over an own token or not', () => {
    expect(placed((table) => table.army(1, 17)).offers(campus)).toBe(false);
    expect(placed((table) => table.token(0, 17).army(1, 17)).offers(campus)).toBe(false);
  });
});

test('TI 21.35 two trade tokens and a city-state token on the industry card are not three trade tokens', () => {
  const t = homeland();
  t.grows(20, 'A');
  const auckland = t.board.cityStates.find(({ id }) => id === 'auckland')?.space ?? -1;
  t.city(0, auckland).trade(0, 'industry', 2).district(0, 'industrial-zone', 17).event(2);
  expect([cityStateTokens(t.game, 0, 'industry'), focusCard('pottery').type]).toEqual([['auckland'], 'industry']);
  t.does({ type: 'resolve-district', district: 'industrial-zone' });
  expect(t.legal().some((action) => 'ability' in action && action.ability === 'city')).toBe(false);
  expect(attackStrength(t.game, fightOn(0))).toBe(3);
});
