/** What a won or lost attack changes, row by row of the table in TI 5.24. Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import { cityStateTokens, heldWonders } from '../../src/queries/control.ts';
import { controlledWonders } from '../../src/queries/wonders.ts';
import { homeland, type RealmTable } from './realm.ts';

const aim = (target: string, owner = 1) => ({ type: 'target', target, owner });

/** Put trade tokens wherever they may go until somebody has something else to decide. */
function putTrade(t: RealmTable): RealmTable {
  while (t.step === 'put-trade') t.does({ type: 'put-trade', slot: 1 });
  return t;
}

describe('TI 5.24 barbarian', () => {
  test('off the map for a trade token; the army stays', () => {
    const t = putTrade(homeland().barbarian('A', 0).strikes(5, 0, [6, 1]));
    expect([t.where('A'), t.player(0).row[0]?.trade, t.realm(0).armies]).toEqual([-1, 1, [0]]);
  });

  test('rival figures there stay, and the army goes back', () => {
    const t = putTrade(homeland().barbarian('A', 0).caravan(1, 0).strikes(5, 0, [6, 1]));
    expect([t.player(1).caravans, t.realm(0).armies]).toEqual([[0], [5]]);
  });
});

describe('TI 5.24 army or caravan', () => {
  test('one goes to its card, the others stay, and so does nothing of the attacker', () => {
    const t = homeland().army(1, 0, 0).caravan(1, 0).strikes(5, 0, [6, 1]).does(aim('army'));
    expect([t.realm(1).armies, t.player(1).caravans, t.realm(0).armies]).toEqual([[-1, 0], [0], [5]]);
    const other = homeland().army(1, 0).caravan(1, 0).strikes(5, 0, [6, 1]).does(aim('caravan'));
    expect([other.realm(1).armies, other.player(1).caravans, other.realm(0).armies]).toEqual([[0], [-1], [5]]);
  });

  test('a lone one leaves the space to the winner', () => {
    expect(homeland().army(1, 0).strikes(5, 0, [6, 1]).realm(0).armies).toEqual([0]);
    expect(homeland().caravan(1, 0).strikes(5, 0, [6, 1]).realm(0).armies).toEqual([0]);
  });

  test('city, wonder and natural wonder under it are unchanged', () => {
    const t = homeland().city(1, 17).wonder('oracle', 17).army(1, 17).strikes(16, 17, [6, 1]).does(aim('army'));
    expect([t.piece(17), controlledWonders(t.game, 1), t.realm(0).armies]).toEqual(['city of 1', ['oracle'], [16]]);
    const n = homeland();
    const lake = n.grows(18, 'A');
    n.token(1, lake)
      .army(1, lake)
      .strikes(n.around(lake).find((at) => n.isPlain(at)) ?? -1, lake, [6, 1]);
    n.does(aim('army'));
    expect([n.piece(lake), heldWonders(n.game, 1)]).toEqual(['token of 1', ['dead-sea']]);
  });
});

describe('TI 5.24 control token', () => {
  test('an own unreinforced one takes its place, all rival figures are defeated, the army stays', () => {
    const t = homeland().reinforced(1, 0).army(1, 0).caravan(1, 0).strikes(5, 0, [6, 1]).does(aim('token'));
    expect([t.piece(0), t.realm(1).armies, t.player(1).caravans]).toEqual(['token of 0', [-1], [-1]]);
    expect([t.realm(0).armies, t.player(1).tokens]).toEqual([[0], 34]);
  });

  test('the wonder there stays and is captured', () => {
    const t = homeland().token(1, 0).wonder('apadana', 0).strikes(5, 0, [6, 1]);
    expect([controlledWonders(t.game, 0), t.step, t.game.wonders]).toEqual([
      ['apadana'],
      'explore-from',
      [{ wonder: 'apadana', space: 0 }],
    ]);
  });

  test('the natural wonder’s token goes to the attacker', () => {
    const t = homeland();
    const lake = t.grows(18, 'A');
    t.token(1, lake).strikes(t.around(lake).find((at) => t.isPlain(at)) ?? -1, lake, [6, 1]);
    expect([heldWonders(t.game, 0), heldWonders(t.game, 1), t.realm(0).armies]).toEqual([['dead-sea'], [], [lake]]);
  });

  test('on a city-state’s space it is conquered or liberated', () => {
    const conquered = homeland().token(1, 9).strikes(8, 9, [6, 1]).does({ type: 'conquer' });
    expect([conquered.piece(9), conquered.realm(0).armies]).toEqual(['city of 0', [9]]);
    const freed = homeland().token(1, 9).strikes(8, 9, [6, 1]).does({ type: 'liberate' });
    expect([freed.piece(9), freed.player(0).cityStateCards]).toEqual(['its token', ['kabul']]);
    expect(freed.realm(0).armies).toEqual([8]);
  });
});

test('TI 5.24 a district goes to its owner, an ordinary token of the attacker lies there', () => {
  const t = homeland().district(1, 'campus', 0).caravan(1, 0).strikes(5, 0, [6, 1]).does(aim('token'));
  expect([t.piece(0), t.districtAt(1, 'campus'), t.player(1).tokens]).toEqual(['token of 0', -1, 34]);
  expect([t.player(0).tokens, t.player(1).caravans, t.realm(0).armies]).toEqual([33, [-1], [0]]);
});

describe('TI 5.24 city', () => {
  test('an own city takes its place and the wonder is captured', () => {
    const t = homeland().city(1, 17).wonder('apadana', 17).strikes(16, 17, [6, 1]);
    expect([t.piece(17), controlledWonders(t.game, 0), t.step]).toEqual(['city of 0', ['apadana'], 'explore-from']);
    expect([t.player(0).cities, t.player(1).cities]).toEqual([6, 7]);
  });

  test('without an unused city a reinforced token does', () => {
    const t = homeland().city(1, 17);
    t.player(0).cities = 0;
    t.strikes(16, 17, [6, 1]);
    expect([t.piece(17), t.realm(0).armies]).toEqual(['reinforced of 0', [17]]);
  });

  test('on a fort without an unused city nobody controls the fort, a wonder there has no owner (TI 11.6)', () => {
    const t = homeland().city(1, 20).wonder('oracle', 20);
    t.player(0).cities = 0;
    t.strikes(18, 20, [6, 1]);
    expect([t.piece(20), t.realm(0).armies, t.player(1).cities]).toEqual(['nothing', [18], 7]);
    expect([controlledWonders(t.game, 0), controlledWonders(t.game, 1)]).toEqual([[], []]);
  });

  test('on a city-state’s space it is conquered, and the army stays, or liberated, and it goes back', () => {
    const t = homeland().city(1, 9).caravan(1, 9).strikes(8, 9, [6, 1]).does(aim('city'), { type: 'conquer' });
    expect([t.piece(9), t.player(1).caravans, t.realm(0).armies]).toEqual(['city of 0', [-1], [9]]);
    expect(cityStateTokens(t.game, 0, 'military')).toEqual(['kabul']);
    const freed = homeland().city(1, 9).strikes(8, 9, [6, 1]).does({ type: 'liberate' }).done();
    expect([freed.piece(9), freed.realm(0).armies, freed.player(1).cities]).toEqual(['its token', [8], 7]);
  });
});

describe('TI 5.24 capital', () => {
  test('it stays, two trade tokens and the wonder go to the attacker, figures are defeated, the army goes back', () => {
    const t = homeland().trade(1, 'science', 3).wonder('apadana', 22).army(1, 22).caravan(1, 22).city(0, 0);
    t.strikes(27, 22, [6, 1], 'flight-ti').does(aim('capital'));
    expect([t.realm(1).armies, t.player(1).caravans]).toEqual([[-1], [-1]]);
    const slot = t.player(1).row.findIndex(({ trade }) => trade > 0) + 1;
    for (let token = 0; token < 2; token++) t.does({ type: 'plunder', slot }, { type: 'put-trade', slot: 2 });
    expect([t.tradeOn(1, 'science'), t.player(0).row[1]?.trade]).toEqual([1, 2]);
    expect(t.spaces('carry-off')).toEqual([0, 32]);
    t.does({ type: 'carry-off', space: 0 });
    expect([controlledWonders(t.game, 0), t.step, t.piece(22)]).toEqual([['apadana'], 'explore-from', 'capital of 1']);
    t.does({ type: 'explore-from', space: 5 });
    while (t.step !== 'choose-army') t.does(t.legal()[0] ?? {});
    expect(t.realm(0).armies).toEqual([27]);
  });

  test('without an own city free for it the wonder stays', () => {
    const t = homeland().wonder('apadana', 22).wonder('oracle', 32).strikes(27, 22, [6, 1], 'flight-ti');
    while (t.step === 'plunder') t.done();
    expect([controlledWonders(t.game, 1), t.step, t.realm(0).armies]).toEqual([['apadana'], 'choose-army', [27]]);
  });
});

test('TI 5.24 a city-state gets a city of the conqueror, its token lies on their card of its type, both cards are set aside', () => {
  const t = homeland();
  for (const seat of [0, 1]) t.player(seat).cityStateCards.push('kabul');
  t.strikes(8, 9, [6, 1]);
  expect([t.piece(9), t.realm(0).armies, cityStateTokens(t.game, 0, 'military')]).toEqual([
    'city of 0',
    [9],
    ['kabul'],
  ]);
  expect([t.player(0).cityStateCards, t.player(1).cityStateCards]).toEqual([[], []]);
});

describe('TI 5.24 uncontrolled fort', () => {
  test('it gets an own city and the army stays', () => {
    const t = homeland().strikes(18, 20, [6, 1]);
    expect([t.piece(20), t.realm(0).armies]).toEqual(['city of 0', [20]]);
  });

  test('rival figures there stay, and then the army goes back', () => {
    const t = homeland().caravan(1, 20).strikes(18, 20, [6, 1]).does(aim('fort', -1));
    expect([t.piece(20), t.player(1).caravans, t.realm(0).armies]).toEqual(['city of 0', [20], [18]]);
  });
});

test('TI 5.24 when the defender wins nothing changes but that the army is on its card; cards went back at the declaration', () => {
  const t = homeland().city(1, 17).wonder('oracle', 17).caravan(1, 17);
  t.player(0).diplomacy.push({ card: 'embassy', from: 1 });
  t.strikes(16, 17, [1, 6]).does(aim('city'));
  expect([t.piece(17), t.player(1).caravans, controlledWonders(t.game, 1)]).toEqual(['city of 1', [17], ['oracle']]);
  expect([t.realm(0).armies, t.player(0).diplomacy]).toEqual([[-1], []]);
});

test('TI 5.13 an army that attacked with its first step goes back to the city it came from and stays on the map', () => {
  const t = homeland().token(1, 33).army(1, 33).army(0, -1).resolves(0, 'masonry-ti', 6).dice('dice', 6, 1);
  t.does({ type: 'army', army: 0, from: 32 }, { type: 'march', space: 33 }, aim('army'));
  expect([t.piece(33), t.realm(0).armies]).toEqual(['token of 1', [32]]);
});
