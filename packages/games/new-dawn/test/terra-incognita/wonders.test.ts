/** The fourteen wonders of the expansion: numbers and effects. Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import type { FocusId } from '../../src/content/focus-cards.ts';
import type { WonderId } from '../../src/content/wonders.ts';
import { attackStrength } from '../../src/queries/combat.ts';
import { cityStateTokens } from '../../src/queries/control.ts';
import { wonderOf } from '../../src/queries/things.ts';
import { resolvedSlot } from '../../src/queries/trade.ts';
import { controlledWonders } from '../../src/queries/wonders.ts';
import { UNIQUE_CARDS } from '../../src/terra-incognita/content/focus-cards.ts';
import { TERRA_WONDERS } from '../../src/terra-incognita/content/wonders.ts';
import { armyDefence } from '../../src/terra-incognita/queries/combat.ts';
import { names } from '../../src/text/book.ts';
import { fightOn, homeland, homelandForThree, type RealmTable, terraAnswers } from './realm.ts';

test('TI 1.3 type, era, cost and resources of every new wonder', () => {
  const rows = (Object.keys(TERRA_WONDERS) as WonderId[]).map((id) => {
    const { type, era, cost, resources } = wonderOf(id);
    return `${id}: ${type}, ${era}, ${cost}, ${resources.join(' and ')}`;
  });
  expect(rows).toEqual([
    'colosseum: culture, ancient, 9, marble and oil',
    'taj-mahal: culture, medieval, 9, marble and diamond',
    'cristo-redentor: culture, modern, 11, marble and mercury',
    'apadana: economy, ancient, 8, diamond and marble',
    'kilwa-kisiwani: economy, medieval, 9, diamond and marble',
    'orszaghaz: economy, modern, 11, diamond and oil',
    'jebel-barkal: military, ancient, 7, oil and mercury',
    'huey-teocalli: military, medieval, 9, oil and mercury',
    'statue-of-liberty: military, modern, 12, oil and marble',
    'great-library: science, ancient, 8, mercury and diamond',
    'university-of-sankore: science, medieval, 9, mercury and oil',
    'amundsen-scott-research-station: science, modern, 10, mercury and diamond',
    'pentagon-ti: military, modern, 12, oil and diamond',
    'machu-picchu-ti: economy, medieval, 10, diamond and mercury',
  ]);
});

const TYPES = { culture: 'Kultur', economy: 'Wirtschaft', military: 'Militär', science: 'Wissenschaft' };
const ERAS = { ancient: 'Antike', medieval: 'Mittelalter', modern: 'Moderne' };

test('TI 1.3 the text of every wonder begins with its type, era and cost', () => {
  for (const id of terraAnswers.wonders) {
    const { type, era, cost } = wonderOf(id);
    const [, english] = names.en.things.wonders[id];
    expect(english.toLowerCase().startsWith(`${type}, ${era}, cost ${cost}. `)).toBe(true);
    expect(names.de.things.wonders[id][1]).toMatch(new RegExp(`^${TYPES[type]}, ${ERAS[era]}, Kosten ${cost}\\. `));
  }
});

/** Seat 0 controls the wonder in its capital. */
const owning = (wonder: WonderId, t = homeland()): RealmTable => t.wonder(wonder, 32);

/** Seat 0 pays for the wonder with resources and puts it into its city on 0. */
function builds(wonder: WonderId, t: RealmTable): RealmTable {
  const [first] = wonderOf(wonder).resources;
  t.city(0, 0)
    .resources(0, { [first]: 5 })
    .offer(wonder)
    .resolves(0, 'pottery', 6)
    .does({ type: 'wonder', wonder });
  while (t.offers({ type: 'pay', resource: first })) t.does({ type: 'pay', resource: first });
  return t;
}

test('Colosseum: at the start of the turn one token next to a friendly city may be reinforced', () => {
  const t = owning('colosseum').token(0, 33, 0).turn(0).does({ type: 'use', effect: 'colosseum' });
  expect(t.spaces('reinforce')).toEqual([33]);
  t.does({ type: 'reinforce', space: 33 });
  expect([t.piece(33), t.step, t.legal().some(({ type }) => type === 'use')]).toEqual([
    'reinforced of 0',
    'choose-focus',
    false,
  ]);
});

test('TI 9.6 Taj Mahal: one place farther right for each own wonder of the card’s type', () => {
  const t = owning('taj-mahal').wonder('stonehenge', 0).city(0, 0).wonder('oracle', 17).city(1, 17);
  const slot = (card: FocusId) => resolvedSlot(t.game, 0, 3, card);
  expect([slot('early-empire'), slot('astrology'), slot('irrigation')]).toEqual([4, 2, 2]);
});

describe('Cristo Redentor', () => {
  test('when built a rival city within 3 spaces that is no capital and holds no army is replaced', () => {
    const t = builds('cristo-redentor', homeland().city(1, 8, 16, 31)).does({ type: 'raise-wonder', space: 0 });
    expect([t.step, t.spaces('seize')]).toEqual(['seize-city', [8, 16]]);
    t.does({ type: 'seize', space: 8 });
    expect([t.piece(8), t.facts('army-attack')]).toEqual(['city of 0', []]);
    const guarded = builds('cristo-redentor', homeland().city(1, 8).army(1, 8));
    expect(guarded.does({ type: 'raise-wonder', space: 0 }).step).not.toBe('seize-city');
  });

  test('TI 16.2, TI 19.14 captured it works again; a wonder gained through it is not captured', () => {
    const t = homeland().city(1, 17).wonder('cristo-redentor', 17).city(1, 10).wonder('apadana', 10);
    t.strikes(16, 17, [6, 1]);
    expect([t.step, t.spaces('seize')]).toEqual(['seize-city', [10]]);
    t.does({ type: 'seize', space: 10 });
    expect([controlledWonders(t.game, 0).toSorted(), t.step]).toEqual([['apadana', 'cristo-redentor'], 'choose-army']);
  });
});

test.each([
  ['fort', 41, 20],
  ['city-state', 8, 9],
])('TI 16.2 Apadana: an ownerless one is captured with a %s too', (_target, from, to) => {
  const t = homeland().wonder('apadana', to).strikes(from, to, [6, 1]);
  expect([t.piece(to), controlledWonders(t.game, 0), t.step]).toEqual(['city of 0', ['apadana'], 'explore-from']);
});

test('Apadana: when built, an exploration from any edge of a tile, then a token on an empty space of the new tile', () => {
  const t = builds('apadana', homeland());
  t.terra.stack = [1];
  t.does({ type: 'raise-wonder', space: 0 });
  expect([t.step, t.spaces('explore-from').includes(31), t.spaces('explore-from').includes(20)]).toEqual([
    'explore-from',
    true,
    false,
  ]);
  const { size } = t.board;
  t.does({ type: 'explore-from', space: 31 });
  while (t.step === 'take-tile' || t.step === 'lay-tile') t.does(t.legal()[0] ?? {});
  expect(t.step).toBe('place-among');
  const empty = t.board.hexes.flatMap((_, space) =>
    space >= size && t.isPlain(space) && t.board.tile[space] !== -1 && !t.game.barbarians.includes(space)
      ? [space]
      : [],
  );
  expect(t.spaces('place')).toEqual(empty);
  t.does({ type: 'place', space: empty[0] ?? -1 });
  expect(t.piece(empty[0] ?? -1)).toBe('token of 0');
});

test('Kilwa Kisiwani: one more trade token on any card at a city-state, none at a rival city', () => {
  const arrives = (space: number) =>
    owning('kilwa-kisiwani').frames({ step: 'after-arrival', seat: 0, card: 'foreign-trade', space });
  expect([arrives(9).step, arrives(22).step]).toEqual(['put-trade', 'over']);
  expect(arrives(9).game.frames.at(-1)).toMatchObject({ left: 1, type: null });
});

describe('Országház', () => {
  const arrives = (t: RealmTable) => t.frames({ step: 'after-arrival', seat: 0, card: 'foreign-trade', space: 9 });

  test('a city-state that was reached may be conquered without an attack', () => {
    const t = owning('orszaghaz').leads(0, 'zulu');
    for (const seat of [0, 1]) t.player(seat).cityStateCards.push('kabul');
    arrives(t).does({ type: 'conquer' });
    expect([t.piece(9), cityStateTokens(t.game, 0, 'military'), t.tradeOn(0, 'military')]).toEqual([
      'city of 0',
      ['kabul'],
      0,
    ]);
    expect([t.player(0).cityStateCards, t.player(1).cityStateCards, t.facts('army-attack')]).toEqual([[], [], []]);
    expect(owning('orszaghaz').frames({ step: 'after-arrival', seat: 0, card: 'foreign-trade', space: 22 }).step).toBe(
      'over',
    );
  });

  test('after the usual reward, and only if wanted', () => {
    const t = owning('orszaghaz').caravan(0, 8).resolves(0, 'foreign-trade', 6);
    t.does({ type: 'caravan', caravan: 0, from: 8 }, { type: 'step', space: 9 }, { type: 'stop' });
    t.does({ type: 'take-city-state-card' });
    expect([t.tradeOn(0, 'military'), t.step]).toEqual([2, 'conquer-visited']);
    expect(t.done().piece(9)).toBe('its token');
  });

  test('TI 19.11 figures there are unaffected; without a city a reinforced token lies there, taken back if need be', () => {
    const t = owning('orszaghaz').caravan(1, 9).token(0, 33);
    t.player(0).cities = 0;
    arrives(t).does({ type: 'conquer' });
    expect([t.piece(9), t.player(1).caravans]).toEqual(['reinforced of 0', [9]]);
    const none = owning('orszaghaz').token(0, 33);
    Object.assign(none.player(0), { cities: 0, tokens: 0 });
    arrives(none).does({ type: 'conquer' }, { type: 'take-back', space: 33 });
    expect([none.piece(9), none.piece(33)]).toEqual(['reinforced of 0', 'nothing']);
  });
});

test('Jebel Barkal: resources may be spent in a fight, 2 combat value each, in attack and defence', () => {
  const t = owning('jebel-barkal').resources(0, { oil: 2, marble: 1 }).token(1, 0);
  const { oil } = t.game.supply;
  t.strikes(5, 0, [1, 6]);
  expect([t.step, t.decider]).toEqual(['fight-on', 0]);
  t.does({ type: 'commit', resource: 'oil' }).done();
  expect(t.facts('attack-won')).toMatchObject([{ attack: 8, defence: 7 }]);
  expect([t.player(0).resources.oil, t.game.supply.oil]).toEqual([1, oil + 1]);
  const defender = homeland().wonder('jebel-barkal', 22).resources(1, { marble: 1 }).token(1, 0).strikes(5, 0, [3, 6]);
  expect([defender.step, defender.decider]).toEqual(['fight-on', 1]);
  defender.does({ type: 'commit', resource: 'marble' }).done();
  expect(defender.facts('attack-lost')).toMatchObject([{ attack: 8, defence: 9 }]);
});

test('Huey Teocalli: 1 more in defence for each water space next to the defending space', () => {
  const t = homeland().token(1, 10);
  const before = armyDefence(t.game, fightOn(10));
  t.wonder('huey-teocalli', 22);
  expect([before, armyDefence(t.game, fightOn(10)), armyDefence(t.game, fightOn(10, { target: 'army' }))]).toEqual([
    3, 6, 6,
  ]);
});

describe('Statue of Liberty', () => {
  test('before a rival city is replaced, rival tokens next to it are, districts by ordinary ones, but not under armies', () => {
    const t = owning('statue-of-liberty').city(1, 17).reinforced(1, 18).district(1, 'campus', 11).token(1, 16, 10);
    t.army(1, 11).army(0, 16);
    t.game.pieces[16] = 0;
    t.player(1).tokens++;
    t.strikes(16, 17, [6, 1]);
    expect([10, 11, 17, 18].map((space) => t.piece(space))).toEqual([
      'token of 1',
      'token of 1',
      'city of 0',
      'token of 0',
    ]);
    expect(t.districtAt(1, 'campus')).toBe(11);
    const free = owning('statue-of-liberty').city(1, 17).district(1, 'campus', 11).strikes(16, 17, [6, 1]);
    expect([free.piece(11), free.districtAt(1, 'campus')]).toEqual(['token of 0', -1]);
    const without = homeland().city(1, 17).token(1, 18).strikes(16, 17, [6, 1]);
    expect(without.piece(18)).toBe('token of 1');
  });

  test('also before an effect replaces the city, but not if a control token does', () => {
    const t = owning('statue-of-liberty').city(1, 17).token(1, 18);
    t.frames({ step: 'seize-city', seat: 0, spaces: [17] }).does({ type: 'seize', space: 17 });
    expect([t.piece(17), t.piece(18)]).toEqual(['city of 0', 'token of 0']);
    const none = owning('statue-of-liberty').city(1, 17).token(1, 18);
    none.player(0).cities = 0;
    none.strikes(16, 17, [6, 1]);
    expect([none.piece(17), none.piece(18)]).toEqual(['reinforced of 0', 'token of 1']);
  });

  test('as far as the unused tokens last, in an order of choice', () => {
    const t = owning('statue-of-liberty').city(1, 17).token(1, 18, 11);
    t.player(0).tokens = 1;
    t.strikes(16, 17, [6, 1]);
    expect([t.step, t.legal()]).toEqual([
      'free-tokens',
      [
        { type: 'convert', space: 18 },
        { type: 'convert', space: 11 },
      ],
    ]);
    t.does({ type: 'convert', space: 11 });
    expect([t.piece(11), t.piece(17), t.piece(18), t.player(0).tokens]).toEqual([
      'token of 0',
      'city of 0',
      'token of 1',
      0,
    ]);
    expect([t.step, t.realm(0).armies]).toEqual(['choose-army', [17]]);
    const none = owning('statue-of-liberty').city(1, 17).token(1, 18);
    none.player(0).tokens = 0;
    none.strikes(16, 17, [6, 1]).done();
    expect([none.piece(17), none.piece(18)]).toEqual(['city of 0', 'token of 1']);
  });

  test('ND 16.2 an agenda completed on the way takes one of the tokens', () => {
    const t = owning('statue-of-liberty').victory('diplomatic-hoarder').city(1, 17).token(1, 18, 11);
    t.resources(0, { oil: 5 }).player(0).tokens = 2;
    t.strikes(16, 17, [6, 1]).does({ type: 'convert', space: 18 });
    expect([t.piece(18), t.piece(11), t.player(0).tokens]).toEqual(['token of 0', 'token of 1', 0]);
    expect([t.player(0).agendas, t.step]).toEqual([['hoarder'], 'choose-army']);
  });

  test('ND 15.4 on the space of a conquered city-state only if it is conquered in turn', () => {
    const beats = () => {
      const t = owning('statue-of-liberty').city(1, 9).token(1, 7, 8);
      t.player(0).tokens = 1;
      return t.strikes(25, 9, [6, 1]);
    };
    expect(beats().does({ type: 'liberate' }).piece(7)).toBe('token of 1');
    const t = beats().does({ type: 'conquer' });
    expect([t.step, t.piece(9)]).toEqual(['free-tokens', 'city of 0']);
    t.does({ type: 'convert', space: 7 });
    expect([t.piece(7), t.piece(8), t.step]).toEqual(['token of 0', 'token of 1', 'choose-army']);
  });

  test('TI 12.8 a pact protects the tokens of its giver, and whoever holds one of the attacker may answer', () => {
    const t = homelandForThree().wonder('statue-of-liberty', 33).city(1, 17).token(2, 18);
    t.player(0).diplomacy.push({ card: 'non-aggression-pact', from: 2 });
    t.strikes(16, 17, [6, 1]);
    expect(t.piece(18)).toBe('token of 2');
    const answered = homelandForThree().wonder('statue-of-liberty', 33).city(1, 17).token(2, 18);
    answered.player(2).diplomacy.push({ card: 'non-aggression-pact', from: 0 });
    answered.strikes(16, 17, [6, 1]);
    expect([answered.piece(18), answered.step, answered.decider]).toEqual(['token of 0', 'retort', 2]);
  });
});

describe('Great Library', () => {
  const arrives = (t: RealmTable, space = 22) =>
    t.frames({ step: 'after-arrival', seat: 0, card: 'foreign-trade', space });

  test('TI 14.3 at a rival city a card of the type and level of one in that player’s row may be gained', () => {
    const t = owning('great-library').card(1, 'mathematics', 2).trade(0, 'science', 2);
    arrives(t);
    const cards = () => t.legal().flatMap((action) => ('card' in action ? [action.card] : []));
    expect([t.step, cards()]).toEqual(['copy-card', ['mathematics']]);
    const slot = t.player(0).row.findIndex(({ card }) => card === 'astrology') + 1;
    t.does({ type: 'gain', card: 'mathematics', slot });
    expect([t.player(0).row[slot - 1]?.card, t.tradeOn(0, 'science')]).toEqual(['mathematics', 2]);
    expect(arrives(owning('great-library'), 9).step).toBe('over');
  });

  test('TI 3.12 a card that a unique one of level I has replaced is out of the game', () => {
    const t = owning('great-library', homeland().leads(0, 'aztec')).card(0, 'engineering', 1);
    const cards = arrives(t)
      .legal()
      .flatMap((action) => ('card' in action ? [action.card] : []));
    expect(cards).toEqual([UNIQUE_CARDS.aztec]);
  });

  test('a unique card of the type and level may be taken instead, and lower cards too', () => {
    const t = owning('great-library').leads(0, 'poland').card(1, 'mathematics', 2).card(0, 'nuclear-power', 3);
    const cards = arrives(t)
      .legal()
      .flatMap((action) => ('card' in action ? [action.card] : []));
    expect(cards).toEqual(['mathematics', 'astronomy']);
  });
});

test('University of Sankore: after a card was replaced in the turn, two cards that are no science may be swapped at its end', () => {
  const t = owning('university-of-sankore').turn(0);
  t.frames({ step: 'gain-card', seat: 0, level: 2 }).does({ type: 'gain', card: 'engineering', slot: 1 });
  t.does({ type: 'focus', slot: 1 }).done();
  expect([t.step, t.offers({ type: 'use', effect: 'university-of-sankore' })]).toEqual(['use-effect', true]);
  t.does({ type: 'use', effect: 'university-of-sankore' });
  const science = t.player(0).row.findIndex(({ card }) => card === 'astrology') + 1;
  const swaps = t
    .legal()
    .flatMap((action) => ('other' in action && 'slot' in action ? [action.slot, action.other] : []));
  expect([swaps.length, swaps.includes(science)]).toEqual([20, false]);
  const none = owning('university-of-sankore').turn(0).does({ type: 'focus', slot: 1 }).done();
  expect([none.step, none.decider]).toEqual(['choose-focus', 1]);
});

describe('Amundsen-Scott Research Station', () => {
  test('it is built in a new city on a legal space of the edge, with up to two tokens around it', () => {
    const t = builds('amundsen-scott-research-station', homeland());
    expect(t.spaces('raise-wonder')).toEqual([16, 17, 29, 30, 31, 39]);
    t.does({ type: 'raise-wonder', space: 30 });
    expect([t.piece(30), controlledWonders(t.game, 0), t.step]).toEqual([
      'city of 0',
      ['amundsen-scott-research-station'],
      'place-among',
    ]);
    expect(t.spaces('place')).toEqual([23, 29, 31]);
    t.does({ type: 'place', space: 29 }, { type: 'place', space: 31 });
    expect(t.step).toBe('choose-focus');
  });

  test('ND 12.8 it is not built over an ownerless wonder', () => {
    const t = builds('amundsen-scott-research-station', homeland().wonder('oracle', 30));
    expect(t.spaces('raise-wonder')).toEqual([16, 17, 29, 31, 39]);
  });

  test('without an unused city it goes under one of the present cities', () => {
    const t = homeland();
    builds('amundsen-scott-research-station', t);
    t.player(0).cities = 0;
    expect(t.spaces('raise-wonder')).toEqual([0, 32]);
    t.does({ type: 'raise-wonder', space: 0 });
    expect(t.step).toBe('choose-focus');
  });
});

test('Pentagon: 2 more in attack, and armies move as far as they like, exploring once', () => {
  const t = owning('pentagon-ti').army(0, 32);
  expect(attackStrength(t.game, fightOn(0))).toBe(5);
  t.resolves(0, 'masonry-ti', 6).does({ type: 'army', army: 0, from: 32 });
  for (const space of [33, 40, 39, 38, 37, 32]) t.does({ type: 'march', space });
  expect([t.step, t.offers({ type: 'march', space: 33 })]).toEqual(['move-army', true]);
});

test('TI 9.7 Machu Picchu: cards in the places numbered 1 and 2 count two places farther right', () => {
  const t = owning('machu-picchu-ti');
  expect([1, 2, 3, 4, 5, 6].map((place) => resolvedSlot(t.game, 0, place, 'pottery'))).toEqual([2, 3, 4, 3, 4, 5]);
});
