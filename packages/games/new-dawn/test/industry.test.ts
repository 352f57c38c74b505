import { expect, test } from 'vitest';
import { FOCUS_CARDS } from '../src/content/focus-cards.ts';
import { boardOf } from '../src/queries/board.ts';
import { citySites } from '../src/queries/reach.ts';
import { controlledWonders, wonderCost } from '../src/queries/wonders.ts';
import { attack, buildCity, done, place, spendTrade, type Table, table } from './table.ts';

const { pottery, nationalism, urbanization } = FOCUS_CARDS;
const husbandry = FOCUS_CARDS['animal-husbandry'];
const sorted = (spaces: number[]) => spaces.toSorted((a, b) => a - b);

test('ND 12.1, ND 5.7, ND 21.9 cities within the range, counted over easy enough land only', () => {
  const t = table();
  expect(citySites(t.game, 0, pottery, 1)).toEqual([]);
  expect(sorted(citySites(t.game, 0, pottery, 2))).toEqual([36, 37, 57]);
  expect(sorted(citySites(t.game, 0, pottery, 3))).toEqual([36, 37, 57, 58]);
});

test('ND 12.1a, ND 21.29 what may lie on the site and what may not', () => {
  const t = table().token(0, 56, 57).resolves(0, 'industry', 5);
  expect(t.refusal(buildCity(55))).toEqual({ reason: 'token-lies-there', rule: 'ND 12.1a' });
  const c = table().caravan(1, 36).wonder('alhambra', 36).resolves(0, 'industry', 2).does(buildCity(36));
  expect([c.piece(36), c.player(1).caravans[0]]).toEqual(['city of 0', 36]);
  expect(controlledWonders(c.game, 0)).toEqual(['alhambra']);
  const r = table().token(1, 36).barbarian('A', 37).resolves(0, 'industry', 5);
  expect(r.refusal(buildCity(36))).toEqual({ reason: 'occupied', rule: 'ND 12.1a' });
  expect(r.refusal(buildCity(37))).toEqual({ reason: 'barbarian', rule: 'ND 12.1a' });
});

test('ND 12.1b never next to a city or city-state', () => {
  const t = table().token(0, 44, 40).city(0, 36).resolves(0, 'industry', 5);
  expect(t.refusal(buildCity(42))).toEqual({ reason: 'next-to-city', rule: 'ND 12.1b' });
  expect(t.refusal(buildCity(56))).toEqual({ reason: 'next-to-city', rule: 'ND 12.1b' });
});

test('ND 12.1c target and every space counted through obey the terrain limit; water only with a card', () => {
  const t = table().resolves(0, 'industry', 2);
  expect(t.refusal(buildCity(58))).toEqual({ reason: 'too-difficult', rule: 'ND 12.1c' });
  expect(t.refusal(buildCity(35))).toEqual({ reason: 'out-of-reach', rule: 'ND 12.1' });
  expect(t.refusal(buildCity(65))).toEqual({ reason: 'water', rule: 'ND 12.1c' });
  const w = table();
  expect(citySites(w.game, 1, nationalism, 4)).toContain(12);
  expect(citySites(w.game, 1, { ...nationalism, overWater: false }, 4)).not.toContain(12);
});

test('ND 12.1d not through rival spaces or barbarians', () => {
  const t = table().token(1, 56).token(1, 51);
  expect(sorted(citySites(t.game, 0, pottery, 4))).toEqual([]);
  const b = table().barbarian('A', 56);
  expect(sorted(citySites(b.game, 0, pottery, 2))).toEqual([]);
});

test('ND 12.1e without an unused city nothing can be built', () => {
  const t = table();
  t.player(0).cities = 0;
  t.resolves(0, 'industry', 3);
  expect(t.refusal(buildCity(36))).toEqual({ reason: 'no-city-left', rule: 'ND 12.1e' });
});

test('ND 12.1f, ND 12.1g an own control token in range may be replaced, whatever it holds', () => {
  const t = table().token(0, 30).resolves(0, 'industry', 4);
  expect(t.refusal(buildCity(30))).toEqual({ reason: 'too-difficult', rule: 'ND 12.1c' });
  const s = table().reinforced(0, 30).resolves(0, 'industry', 5).does(buildCity(30));
  expect(s.piece(30)).toBe('city of 0');
  expect(s.player(0)).toMatchObject({ tokens: 31, cities: 6 });
});

test('Animal Husbandry counts from own caravans too, the caravan’s own space included', () => {
  const t = table();
  expect(citySites(t.game, 0, husbandry, 2)).not.toContain(76);
  t.caravan(0, 76);
  expect(citySites(t.game, 0, husbandry, 2)).toEqual(expect.arrayContaining([76, 71, 75]));
});

test('Great Lighthouse: empty spaces on the edge are always in range', () => {
  const t = table().wonder('great-lighthouse', 50);
  const sites = citySites(t.game, 0, pottery, 1);
  expect(sorted(sites)).toEqual([64, 71, 72, 78, 88, 98]);
  expect(citySites(t.caravan(1, 64).game, 0, pottery, 1)).not.toContain(64);
});

test('Urbanization places two tokens around the new city', () => {
  const t = table().card(0, 'urbanization', 3).resolves(0, 'urbanization', 3).does(buildCity(36));
  expect(t.spaces('place')).toEqual([35, 37, 56, 57]);
  t.does(place(35), place(37));
  expect(t.decider).toBe(1);
  expect(urbanization.range).toBe(5);
});

test('ND 12.1b the space of a city-state forbids neighbours, whatever holds it', () => {
  const beside = (t: Table) => {
    const [near] = (boardOf(t.game.map).neighbours[43] ?? []).filter((space) => t.piece(space) === 'nothing');
    t.token(0, near ?? -1).resolves(0, 'industry', 5);
    return t.refusal(buildCity(near ?? -1));
  };
  const refusal = { reason: 'next-to-city', rule: 'ND 12.1b' };
  expect(beside(table())).toEqual(refusal);
  expect(beside(table().city(1, 43))).toEqual(refusal);
  expect(beside(table().reinforced(1, 43))).toEqual(refusal);
});

test('ND 12.17 a begun wonder may be left again until something is paid for it, once in a resolution', () => {
  const begun = () =>
    table().trade(0, 'industry', 3).offer('petra').resolves(0, 'industry', 4).does({ type: 'wonder', wonder: 'petra' });
  const t = begun().does({ type: 'leave' });
  expect([t.step, t.tradeOn(0, 'industry'), t.spaces('build-city').length > 0]).toEqual(['build', 3, true]);
  expect(t.does({ type: 'wonder', wonder: 'petra' }).offers({ type: 'leave' })).toBe(false);
  expect(begun().does(spendTrade).offers({ type: 'leave' })).toBe(false);
});

test('ND 12.2, ND 21.10 production: slot, 2 for each eligible resource, 1 for each trade token', () => {
  const t = table()
    .leads(0, 'rome')
    .offer('forbidden-city')
    .resources(0, { marble: 1, oil: 2 })
    .resolves(0, 'industry', 3);
  t.does({ type: 'wonder', wonder: 'forbidden-city' }, { type: 'pay', resource: 'marble' });
  t.does({ type: 'pay', resource: 'oil' }, { type: 'pay', resource: 'oil' }, { type: 'raise-wonder', space: 50 });
  expect(controlledWonders(t.game, 0)).toEqual(['forbidden-city']);
  const less = table().leads(0, 'rome').offer('forbidden-city').resources(0, { marble: 1, oil: 1, diamond: 5 });
  less.resolves(0, 'industry', 3);
  expect(less.refusal({ type: 'wonder', wonder: 'forbidden-city' })).toEqual({
    reason: 'too-expensive',
    rule: 'ND 12.3',
  });
  const trade = table()
    .leads(0, 'rome')
    .offer('forbidden-city')
    .resources(0, { marble: 1, oil: 1 })
    .trade(0, 'industry', 2);
  trade.resolves(0, 'industry', 3).does({ type: 'wonder', wonder: 'forbidden-city' }, spendTrade, spendTrade);
  trade.does(
    { type: 'pay', resource: 'marble' },
    { type: 'pay', resource: 'oil' },
    { type: 'raise-wonder', space: 50 },
  );
  expect(trade.game.wonders).toHaveLength(1);
});

test('ND 12.3, ND 21.23 reductions add up, down to nothing; overpaying is allowed', () => {
  const t = table().leads(0, 'egypt');
  t.player(0).cityStateCards.push('buenos-aires');
  expect(wonderCost(t.game, 0, 'stonehenge')).toBe(4);
  t.offer('stonehenge').resources(0, { marble: 1 }).resolves(0, 'industry', 3);
  t.does(
    { type: 'wonder', wonder: 'stonehenge' },
    { type: 'pay', resource: 'marble' },
    { type: 'raise-wonder', space: 50 },
  );
  expect(wonderCost(t.game, 0, 'hanging-gardens')).toBe(7);
  const b = table().leads(0, 'egypt').token(0, 51, 52, 53, 54, 55, 56);
  b.player(0).cityStateCards.push('brussels');
  expect(wonderCost(b.game, 0, 'petra')).toBe(5);
  b.player(0).cityStateCards = Array(20).fill('brussels');
  expect(wonderCost(b.game, 0, 'petra')).toBe(0);
});

test('ND 12.4 a wonder needs a city without one; a control token is no city', () => {
  const t = table().wonder('petra', 50).token(0, 36).wonder('alhambra', 36).offer('colossus').resources(0, { oil: 8 });
  t.resolves(0, 'industry', 5);
  expect(t.refusal({ type: 'wonder', wonder: 'colossus' })).toEqual({ reason: 'no-city-for-wonder', rule: 'ND 12.4' });
});

test('ND 12.5, ND 12.14 the next card of the deck is turned up, as long as there is one', () => {
  const t = table().leads(0, 'rome').resources(0, { oil: 8 });
  t.game.decks.military = ['pentagon', 'petra'];
  t.resolves(0, 'industry', 5).does({ type: 'wonder', wonder: 'petra' }, { type: 'pay', resource: 'oil' });
  t.does({ type: 'raise-wonder', space: 50 });
  expect(t.facts('wonder-revealed')).toMatchObject([{ wonder: 'pentagon' }]);
  t.game.decks.military = [];
  t.resolves(0, 'industry', 5);
  expect(t.legal().some((action) => 'wonder' in action && action.wonder === 'pentagon')).toBe(false);
});

test('ND 12.6, ND 20.13 what happens when built happens once, for the builder', () => {
  const t = table().leads(0, 'rome').offer('pyramids').resources(0, { oil: 8 }).resolves(0, 'industry', 5);
  t.does({ type: 'wonder', wonder: 'pyramids' }, { type: 'pay', resource: 'oil' }, { type: 'pay', resource: 'oil' });
  t.does({ type: 'raise-wonder', space: 50 });
  expect(t.legal()).toHaveLength(6);
  const slot = t.player(0).row.findIndex(({ card }) => card === 'pottery') + 1;
  t.does({ type: 'raise', slot });
  expect(t.player(0).row[slot - 1]?.card).toBe('animal-husbandry');
  expect(t.offers({ type: 'raise', slot })).toBe(false);
  t.does(done);
  expect(t.player(0).row[0]?.card).toBe('animal-husbandry');
  const frames = t.game.frames.length;
  t.city(1, 36);
  expect(t.game.frames.length).toBe(frames);
});

test('Porcelain Tower raises two different cards by one level each', () => {
  const t = table().frames({ step: 'raise-card', seat: 0, left: 2, anyLevel: true, raised: [] });
  t.player(0).row = (['flight', 'mathematics', 'foreign-trade', 'early-empire', 'pottery'] as const).map((card) => ({
    card,
    trade: 0,
  }));
  expect(t.offers({ type: 'raise', slot: 1 })).toBe(false);
  t.does({ type: 'raise', slot: 2 });
  expect(t.offers({ type: 'raise', slot: 2 })).toBe(false);
  t.does({ type: 'raise', slot: 3 });
  expect(
    t
      .player(0)
      .row.slice(1, 3)
      .map(({ card }) => card),
  ).toEqual(['replaceable-parts', 'currency']);
});

test('ND 12.7, ND 12.9, ND 12.10 control follows the piece on the space; destroyed, the wonder has no owner', () => {
  const t = table().city(0, 36).wonder('alhambra', 36).barbarian('A', 56);
  t.event(2, 3);
  expect([t.piece(36), t.where('A')]).toEqual(['nothing', 36]);
  expect(controlledWonders(t.game, 0)).toEqual([]);
  t.barbarian('A', -1).token(1, 36);
  expect(controlledWonders(t.game, 1)).toEqual(['alhambra']);
});

test('ND 12.8 one wonder a city; a conquered city keeps its wonder', () => {
  const t = table().city(1, 36).wonder('alhambra', 36).token(0, 56).dice('dice', 6, 1).resolves(0, 'military', 5);
  t.does(attack(36));
  expect([t.piece(36), controlledWonders(t.game, 0)]).toEqual(['city of 0', ['alhambra']]);
});

test('ND 12.11, ND 12.12 over a control token the wonder goes with the token', () => {
  const t = table().token(1, 56).wonder('alhambra', 56).dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(56));
  expect(controlledWonders(t.game, 0)).toEqual(['alhambra']);
  const d = table().token(1, 56).wonder('alhambra', 56).frames({ step: 'destroy-token', seat: 0 });
  d.does({ type: 'destroy', space: 56 });
  expect([controlledWonders(d.game, 1), d.game.wonders]).toEqual([[], [{ wonder: 'alhambra', space: 56 }]]);
});

test('ND 12.13, ND 13.8 the wonder of a defeated capital moves under an own city without one', () => {
  const t = table().city(0, 97).wonder('alhambra', 90).dice('dice', 6, 1).card(0, 'flight', 5).resolves(0, 'flight', 5);
  t.does(attack(90), done);
  expect(t.spaces('carry-off')).toEqual([50, 97]);
  t.does({ type: 'carry-off', space: 97 });
  expect(controlledWonders(t.game, 0)).toEqual(['alhambra']);
  const none = table().token(0, 97).wonder('petra', 50).wonder('terracotta-army', 90).dice('dice', 6, 1);
  none.card(0, 'flight', 5).resolves(0, 'flight', 5).does(attack(90), done);
  expect(controlledWonders(none.game, 1)).toEqual(['terracotta-army']);
});

test('ND 12.15 lasting effects are those of the present owner', () => {
  const t = table().city(0, 36).wonder('oracle', 36).turn(0);
  expect(t.offers({ type: 'use', effect: 'oracle' })).toBe(true);
  t.city(1, 36);
  expect(t.turn(0).offers({ type: 'use', effect: 'oracle' })).toBe(false);
  expect(t.turn(1).offers({ type: 'use', effect: 'oracle' })).toBe(true);
});

test('ND 12.16 either one city or one wonder', () => {
  const t = table().resolves(0, 'industry', 3).does(buildCity(36));
  expect(t.decider).toBe(1);
});

test('Nationalism gives 7 production in the fifth slot', () => {
  const t = table().leads(0, 'rome').offer('petra').card(0, 'nationalism', 5).resolves(0, 'nationalism', 5);
  t.does({ type: 'wonder', wonder: 'petra' }, { type: 'raise-wonder', space: 50 });
  expect(t.game.wonders).toHaveLength(1);
});

test('Potala Palace takes three cards of rivals, and four of each may be held', () => {
  const t = table(3).wonder('potala-palace', 50).frames({ step: 'take-diplomacy', seat: 0, from: null, left: 3 });
  for (const card of ['embassy', 'joint-war', 'open-borders']) {
    t.does({ type: 'take-diplomacy', card, from: card === 'embassy' ? 2 : 1, back: null });
  }
  expect(t.player(0).diplomacy).toHaveLength(3);
});
