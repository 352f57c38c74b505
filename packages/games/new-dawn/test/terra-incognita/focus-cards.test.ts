/** The ten standard focus cards the expansion adds, city-state cards and diplomacy. Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import type { FocusId } from '../../src/content/focus-cards.ts';
import { attackStrength } from '../../src/queries/combat.ts';
import { matureCities } from '../../src/queries/maturity.ts';
import { citySites } from '../../src/queries/reach.ts';
import { focusCard } from '../../src/queries/things.ts';
import { STANDARD_CARDS, TERRA_FOCUS_CARDS } from '../../src/terra-incognita/content/focus-cards.ts';
import { haveArmiesMoved } from '../../src/terra-incognita/queries/armies.ts';
import { isFriendly } from '../../src/terra-incognita/queries/districts.ts';
import { fightOn, homeland, homelandForThree, type RealmTable } from './realm.ts';

test('TI 5.1, TI 5.2 armies, steps, water and bonus of the military cards', () => {
  const rows = ['masonry-ti', 'iron-working-ti', 'mass-production-ti', 'flight-ti'].map((id) => {
    const card = focusCard(id as FocusId);
    if (!('armies' in card)) throw new Error(`${id} leads no armies.`);
    return [card.level, card.armies, card.steps, card.water, card.bonus, card.againstBarbarians];
  });
  expect(rows).toEqual([
    [1, 1, 3, false, 0, 0],
    [2, 2, 4, false, 0, 2],
    [3, 2, 5, true, 2, 2],
    [4, 2, 6, true, 3, 3],
  ]);
});

test('TI 1.5 the ten new standard cards are in every deck', () => {
  const standard = STANDARD_CARDS.flat();
  const added = Object.keys(TERRA_FOCUS_CARDS).slice(0, 10);
  for (const id of added) expect(standard).toContain(id);
  expect([standard.length, new Set(standard).size]).toEqual([24, 24]);
});

const card = (id: FocusId, place = 6, t = homeland()): RealmTable => t.card(0, id, place);

test.each([
  ['masonry-ti', 'token', 3],
  ['masonry-ti', 'barbarian', 3],
  ['iron-working-ti', 'token', 3],
  ['iron-working-ti', 'barbarian', 5],
  ['mass-production-ti', 'fort', 5],
  ['flight-ti', 'city', 6],
] as const)('TI 5.7 %s in slot 3 against a %s is worth %i', (id, target, worth) => {
  const { game } = card(id);
  expect(attackStrength(game, fightOn(0, { card: id, target }))).toBe(worth);
});

describe('Mass Production', () => {
  const beaten = (id: FocusId) => {
    const t = card(id).army(0, 5, 8).city(1, 17).token(1, 0).reinforced(1, 1, 2, 6).resolves(0, id, 6);
    t.dice('dice', 1, 6).does({ type: 'army', army: 0, from: 5 }, { type: 'march', space: 0 });
    return t;
  };

  test('TI 5.28 one army defeated in this turn sets out from the card again, once per resolution', () => {
    const t = beaten('mass-production-ti');
    expect([t.realm(0).armies, t.offers({ type: 'army', army: 0, from: 32 })]).toEqual([[-1, 8], true]);
    t.does({ type: 'army', army: 0, from: 32 }, { type: 'march', space: 33 }, { type: 'halt' });
    expect(t.realm(0).armies).toEqual([33, 8]);
    t.dice('dice', 1, 6).does({ type: 'army', army: 1, from: 8 }, { type: 'march', space: 1 });
    expect([t.realm(0).armies, t.legal()]).toEqual([[33, -1], [{ type: 'done' }]]);
    expect(t.game.frames.at(-1)).toSatisfy(
      (frame) => frame.step === 'choose-army' && haveArmiesMoved(t.game, frame),
      'nobody is asked for an army any more',
    );
  });

  test('TI 5.28 in a second resolution of the turn it sets out again, and one that did so before moves as usual', () => {
    const again = (t: RealmTable) => {
      t.game.frames.length = 0;
      return t.frames({ step: 'resolve', seat: 0, card: 'mass-production-ti', as: 6 });
    };
    const rested = again(beaten('mass-production-ti'));
    rested.does({ type: 'army', army: 0, from: 32 }, { type: 'march', space: 33 }, { type: 'halt' });
    expect(rested.legal()).toEqual([{ type: 'done' }, { type: 'army', army: 1, from: 8 }]);
    const out = beaten('mass-production-ti').does({ type: 'army', army: 0, from: 32 }, { type: 'march', space: 33 });
    again(out.does({ type: 'halt' })).does({ type: 'army', army: 0, from: 33 }, { type: 'halt' });
    out.dice('dice', 1, 6).does({ type: 'army', army: 1, from: 8 }, { type: 'march', space: 1 });
    expect(out.legal()).toContainEqual({ type: 'army', army: 1, from: 32 });
  });

  test('TI 5.28 with another card it rests', () => {
    const t = beaten('iron-working-ti');
    expect([t.realm(0).armies, t.offers({ type: 'army', army: 0, from: 32 })]).toEqual([[-1, 8], false]);
  });

  test('TI 5.3, TI 5.27 armies cross and end on water', () => {
    const t = card('mass-production-ti').army(0, 17, -1).resolves(0, 'mass-production-ti', 6);
    t.does({ type: 'army', army: 0, from: 17 }, { type: 'march', space: 19 }, { type: 'halt' });
    expect(t.realm(0).armies).toEqual([19, -1]);
  });
});

describe('TI 5.4 Flight', () => {
  const flies = (prepare: (t: RealmTable) => unknown) => {
    const t = card('flight-ti').army(0, 5, -1);
    prepare(t);
    return t.resolves(0, 'flight-ti', 6).does({ type: 'army', army: 0, from: 5 }, { type: 'march', space: 0 });
  };

  test.each([
    ['an unreinforced token', (t: RealmTable) => t.token(1, 0)],
    ['a caravan', (t: RealmTable) => t.caravan(1, 0)],
    ['a barbarian', (t: RealmTable) => t.barbarian('A', 0)],
  ])('passes %s', (_, prepare) => {
    const t = flies(prepare);
    expect([t.step, t.offers({ type: 'march', space: 2 }), t.facts('army-attack')]).toEqual(['move-army', true, []]);
  });

  test('passes a city-state', () => {
    const t = card('flight-ti').army(0, 8, -1).resolves(0, 'flight-ti', 6);
    t.does({ type: 'army', army: 0, from: 8 }, { type: 'march', space: 9 });
    expect([t.step, t.offers({ type: 'march', space: 24 })]).toEqual(['move-army', true]);
  });

  test.each([
    ['a reinforced token', (t: RealmTable) => t.reinforced(1, 0)],
    ['a city', (t: RealmTable) => t.city(1, 0)],
    ['an army', (t: RealmTable) => t.army(1, 0)],
  ])('stops at %s', (_, prepare) => {
    expect(flies(prepare).facts('army-attack')).toHaveLength(1);
  });

  test('stops at an uncontrolled fort', () => {
    const t = card('flight-ti').army(0, 5, -1).resolves(0, 'flight-ti', 6);
    t.does({ type: 'army', army: 0, from: 5 }, { type: 'march', space: 21 });
    expect(t.facts('army-attack')).toMatchObject([{ target: 'fort' }]);
  });
});

test('Sumeria: a resource for a barbarian beaten by an army and one driven out by an encampment', () => {
  const t = homeland().leads(0, 'sumeria').barbarian('A', 0).strikes(5, 0, [6, 1]);
  while (t.step === 'put-trade') t.does({ type: 'put-trade', slot: 1 });
  expect(t.step).toBe('take-resource');
  const camp = homeland().leads(0, 'sumeria').district(0, 'encampment', 5).barbarian('A', 0).event(2);
  camp.does({ type: 'resolve-district', district: 'encampment' }, { type: 'drive-out', letter: 'A' });
  expect(camp.step).toBe('take-resource');
});

test('Animal Husbandry: a city where an own caravan or army stands, at any distance and on any terrain', () => {
  const t = card('animal-husbandry-ti', 1).caravan(0, 16).army(0, 30).resolves(0, 'animal-husbandry-ti', 1);
  const settle = (space: number, figure: string) => ({ type: 'settle', space, figure });
  expect([t.offers(settle(16, 'caravan')), t.offers(settle(30, 'army')), t.offers(settle(30, 'caravan'))]).toEqual([
    true,
    true,
    false,
  ]);
  t.does(settle(30, 'army'));
  expect([t.piece(30), t.realm(0).armies, t.player(0).caravans]).toEqual(['city of 0', [-1], [16]]);
  const other = card('construction', 1).army(0, 30).resolves(0, 'construction', 1);
  expect(other.offers(settle(30, 'army'))).toBe(false);
});

describe('Globalization', () => {
  const grown = () =>
    card('globalization')
      .district(0, 'campus', 1)
      .district(1, 'campus', 2)
      .district(1, 'encampment', 0)
      .resolves(0, 'globalization', 6)
      .done();

  test('TI 7.4 after the district everyone who has the chosen kind resolves it, clockwise; then tokens are reinforced', () => {
    const t = grown();
    expect([t.step, t.legal()]).toEqual([
      'globalize',
      [
        { type: 'done' },
        { type: 'choose-district', district: 'campus' },
        { type: 'choose-district', district: 'encampment' },
      ],
    ]);
    t.does({ type: 'choose-district', district: 'campus' });
    expect(t.decider).toBe(0);
    t.does({ type: 'resolve-district', district: 'campus' });
    expect([t.decider, t.tradeOn(0, 'science')]).toEqual([1, 1]);
    t.does({ type: 'resolve-district', district: 'campus' });
    expect([t.tradeOn(1, 'science'), t.step, t.decider]).toEqual([1, 'reinforce', 0]);
    expect(t.game.frames.at(-1)).toMatchObject({ left: 5 });
  });

  test('a kind that only a rival has may be chosen too, and none at all', () => {
    const t = grown().does({ type: 'choose-district', district: 'encampment' });
    expect([t.step, t.decider]).toEqual(['resolve-districts', 1]);
    expect(grown().done().step).toBe('reinforce');
  });
});

test('TI 7.4 Engineering: the token lies next to a friendly district within the slot’s terrain, no city is needed', () => {
  const t = card('engineering', 4).district(0, 'campus', 0).resolves(0, 'engineering', 4);
  t.does({ type: 'grow', by: 'district' }).done();
  expect([t.step, t.spaces('place')]).toEqual(['place-tokens', []]);
  const five = card('engineering', 6).district(0, 'campus', 0).resolves(0, 'engineering', 6);
  five.does({ type: 'grow', by: 'district' }).done();
  expect(five.spaces('place')).toEqual([1, 2, 4, 5, 6]);
});

describe('city-states', () => {
  test('TI 15.1 Akkad: past reinforced tokens too, but not past a caravan, army or city', () => {
    const marches = (prepare: (t: RealmTable) => unknown) => {
      const t = homeland().army(0, 5);
      t.player(0).cityStateCards.push('akkad');
      prepare(t);
      t.resolves(0, 'masonry-ti', 6).does({ type: 'army', army: 0, from: 5 }, { type: 'march', space: 0 });
      return t.facts('army-attack').length + (t.step === 'choose-target' ? 1 : 0);
    };
    expect(marches((t) => t.reinforced(1, 0))).toBe(0);
    expect(marches((t) => t.token(1, 0).caravan(1, 0))).toBe(1);
    expect(marches((t) => t.token(1, 0).army(1, 0))).toBe(1);
    expect(marches((t) => t.city(1, 0))).toBe(1);
  });

  test('Auckland: a city counts through water and finds difficulty 1 next to it; tokens do not', () => {
    const t = homeland().city(0, 10);
    const { type, ...rest } = { ...focusCard('pottery') };
    expect(type).toBe('industry');
    const sites = () => citySites(t.game, 0, { type: 'industry', ...rest } as never, 1);
    const before = sites();
    t.player(0).cityStateCards.push('auckland');
    const after = sites();
    expect(after.length).toBeGreaterThan(before.length);
    for (const space of after) {
      const wet = t.around(space).some((next) => t.board.water[next] === true);
      expect(wet || t.board.difficulty[space] === 1).toBe(true);
    }
    t.card(0, 'urbanization', 2).frames({
      step: 'place-tokens',
      seat: 0,
      card: 'urbanization',
      limit: 1,
      left: 2,
      near: 10,
    });
    expect(t.spaces('place')).toEqual([]);
  });

  test('Palenque: resources are spent as trade tokens of the card that is resolved, not in defence', () => {
    const t = homeland().resources(0, { marble: 1, oil: 2 });
    t.player(0).cityStateCards.push('palenque');
    const { marble } = t.game.supply;
    t.resolves(0, 'astrology', 3).does({ type: 'spend', token: 'marble' }, { type: 'spend', token: 'oil' });
    t.does({ type: 'advance' }).done();
    expect([t.player(0).dial, t.player(0).resources, t.game.supply.marble]).toMatchObject([4, { oil: 1 }, marble + 1]);
    const attack = homeland().resources(0, { oil: 1 }).token(1, 0);
    attack.player(0).cityStateCards.push('palenque');
    expect(attack.strikes(5, 0, [1, 6]).offers({ type: 'spend', token: 'oil' })).toBe(true);
    const defence = homeland().resources(1, { oil: 1 }).token(1, 0);
    defence.player(1).cityStateCards.push('palenque');
    expect(defence.strikes(5, 0, [1, 6]).facts('attack-lost')).toHaveLength(1);
  });
});

describe('diplomacy', () => {
  test('TI 12.1 Open Borders: the giver’s pieces are friendly for districts and maturity, for nothing else', () => {
    const t = homeland().token(0, 33, 34, 37).token(1, 38, 1).district(0, 'campus', 0);
    const counts = () => [matureCities(t.game, 0).includes(32), isFriendly(t.game, 0, 1)];
    expect(counts()).toEqual([false, false]);
    t.player(0).diplomacy.push({ card: 'open-borders-ti', from: 1 });
    expect(counts()).toEqual([true, true]);
    t.event(2).does({ type: 'resolve-district', district: 'campus' });
    expect(t.tradeOn(0, 'science')).toBe(1);
    expect(t.resolves(0, 'early-empire', 6).spaces('place')).not.toContain(7);
  });

  test('TI 12.1 Non-Aggression Pact: whoever gave it and attacks its holder may be answered by a swap', () => {
    const t = homeland().token(1, 0);
    t.player(1).diplomacy.push({ card: 'non-aggression-pact', from: 0 });
    t.strikes(5, 0, [6, 1]);
    expect([t.step, t.decider]).toEqual(['retort', 1]);
    const types = () => t.player(1).row.map(({ card: id }) => focusCard(id).type);
    const military = types().indexOf('military') + 1;
    for (const action of t.legal())
      if ('slot' in action && 'other' in action) expect([action.slot, action.other]).toContain(military);
    const other = military === 1 ? 2 : 1;
    t.does({ type: 'swap', slot: Math.min(military, other), other: Math.max(military, other) });
    expect([types().indexOf('military') + 1, t.player(1).diplomacy]).toEqual([other, []]);
  });

  test('TI 12.1 Non-Aggression Pact: also after a piece was removed by an effect; kept if no swap is wanted', () => {
    const t = homeland().token(1, 0).token(0, 5).frames({ step: 'convert-token', seat: 0 });
    t.player(1).diplomacy.push({ card: 'non-aggression-pact', from: 0 });
    t.does({ type: 'convert', space: 0 });
    expect([t.step, t.decider]).toEqual(['retort', 1]);
    t.done();
    expect(t.player(1).diplomacy).toHaveLength(1);
  });

  test.each([
    ['destroy-token', 'destroy'],
    ['convert-token', 'convert'],
    ['name-tokens', 'name'],
  ] as const)('TI 5.19, TI 12.8 %s spares spaces with an army and the giver of a pact', (step, type) => {
    const offered = (prepare: (t: RealmTable) => unknown) => {
      const t = homelandForThree().token(0, 0).token(1, 1, 2);
      prepare(t);
      t.frames(step === 'name-tokens' ? { step, seat: 0, first: -1 } : { step, seat: 0 });
      return t.spaces(type).includes(1);
    };
    expect(offered((t) => t)).toBe(true);
    expect(offered((t) => t.army(2, 1))).toBe(false);
    expect(offered((t) => t.player(0).diplomacy.push({ card: 'non-aggression-pact', from: 1 }))).toBe(false);
  });

  test('TI 12.8 a token that is only turned over is not destroyed: Mass Media turns the giver’s reinforced one', () => {
    const offered = (prepare: (t: RealmTable) => unknown) => {
      const t = homelandForThree().token(0, 0).reinforced(1, 1);
      t.player(0).diplomacy.push({ card: 'non-aggression-pact', from: 1 });
      prepare(t);
      return t.frames({ step: 'convert-token', seat: 0 });
    };
    expect(offered((t) => t.army(2, 1)).offers({ type: 'convert', space: 1 })).toBe(false);
    const t = offered((t) => t).does({ type: 'convert', space: 1 });
    expect(t.piece(1)).toBe('token of 1');
    expect(t.frames({ step: 'convert-token', seat: 0 }).offers({ type: 'convert', space: 1 })).toBe(false);
  });

  test('TI 5.19 Nuclear Power may not be aimed at a space with an army', () => {
    const t = homelandForThree().token(1, 1).army(1, 1).army(0, 6).frames({ step: 'nuclear-power', seat: 0 });
    for (const space of [1, 6]) {
      expect(t.refusal({ type: 'strike', space })).toEqual({ reason: 'army', rule: 'TI 5.19' });
    }
    expect(t.offers({ type: 'strike', space: 0 })).toBe(true);
  });

  test('TI 5.19, TI 12.1, TI 12.8 Nuclear Power spares armies’ tokens, turns over a giver’s, and is answered once', () => {
    const t = homelandForThree().token(1, 1, 2).reinforced(2, 0).army(1, 2);
    t.player(0).diplomacy.push({ card: 'non-aggression-pact', from: 2 });
    t.player(1).diplomacy.push({ card: 'non-aggression-pact', from: 0 });
    t.token(1, 6).frames({ step: 'nuclear-power', seat: 0 }).does({ type: 'strike', space: 1 });
    expect([0, 1, 2, 6].map((space) => t.piece(space))).toEqual(['token of 2', 'nothing', 'token of 1', 'nothing']);
    expect([t.step, t.decider]).toEqual(['retort', 1]);
    t.does(t.legal().find(({ type }) => type === 'swap') ?? {});
    expect([t.step, t.player(1).diplomacy]).toEqual(['over', []]);
  });
});
