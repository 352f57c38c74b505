import { expect, test } from 'vitest';
import { placeable } from '../src/queries/placing.ts';
import { done, place, spendTrade, table } from './table.ts';

const cityPlacing = (limit: number) => ({ card: 'early-empire', limit, near: 'city' }) as const;

test('ND 9.1, ND 20.2 tokens go next to any friendly city, one for each the card allows', () => {
  const t = table().city(0, 36).resolves(0, 'culture', 2);
  expect(t.spaces('place')).toEqual([35, 37, 52, 53, 56, 57]);
  t.does(place(52), place(35));
  expect([t.piece(52), t.piece(35)]).toEqual(['token of 0', 'token of 0']);
  expect(t.decider).toBe(1);
});

test('ND 9.2, ND 5.8, ND 21.5 the terrain limit is the number of the slot, and water is never legal', () => {
  const t = table();
  expect(placeable(t.game, 0, cityPlacing(1))).toEqual([52]);
  expect(placeable(t.game, 0, cityPlacing(2)).sort()).toEqual([52, 53, 56]);
  expect(placeable(t.game, 1, cityPlacing(5))).not.toContain(93);
  t.resolves(0, 'culture', 2);
  expect(t.refusal(place(51))).toEqual({ reason: 'too-difficult', rule: 'ND 9.2' });
  expect(t.refusal(place(65))).toEqual({ reason: 'water', rule: 'ND 5.2' });
  expect(t.refusal(place(36))).toEqual({ reason: 'out-of-reach', rule: 'ND 9.1' });
});

test('ND 9.2 a barbarian, city, city-state or control token is in the way', () => {
  const t = table().barbarian('A', 52).token(1, 53).city(0, 44).resolves(0, 'culture', 5);
  expect(t.refusal(place(52))).toEqual({ reason: 'barbarian', rule: 'ND 9.2' });
  expect(t.refusal(place(53))).toEqual({ reason: 'occupied', rule: 'ND 9.2' });
  expect(t.refusal(place(43))).toEqual({ reason: 'occupied', rule: 'ND 9.2' });
  expect(t.refusal(place(50))).toEqual({ reason: 'occupied', rule: 'ND 9.2' });
});

test('ND 9.3, ND 8.1 a resource or natural wonder token on the space is taken at once', () => {
  const t = table().city(0, 35).resolves(0, 'culture', 5).does(place(55), place(30));
  expect(t.player(0).resources.diamond).toBe(1);
  expect(t.facts('natural-wonder-taken')).toMatchObject([{ seat: 0, wonder: 'mt-everest' }]);
});

test('ND 9.4 tokens lie unreinforced, placed one after another', () => {
  const t = table().resolves(0, 'culture', 1).does(place(52));
  expect(t.piece(52)).toBe('token of 0');
  expect(t.step).toBe('place-tokens');
});

test('ND 9.5 without an unused token one may be taken back from the map first', () => {
  const t = table().token(0, 97, 98);
  t.player(0).tokens = 0;
  t.resolves(0, 'culture', 2);
  expect(t.spaces('place')).toEqual([]);
  expect(t.spaces('take-back')).toEqual([97, 98]);
  t.does({ type: 'take-back', space: 97 }, place(52));
  expect([t.piece(97), t.piece(52)]).toEqual(['nothing', 'token of 0']);
});

test('ND 9.6, ND 9.10 a wonder without owner is taken over, and caravans do not hinder', () => {
  const t = table().wonder('alhambra', 52).caravan(1, 52).resolves(0, 'culture', 1).does(place(52));
  expect(t.game.pieces[52]).toBe(4);
  expect(t.player(1).caravans).toEqual([52]);
});

test('ND 9.7 moving a token is not placing: no terrain limit, no Stonehenge', () => {
  const t = table().token(0, 56).wonder('stonehenge', 50).resolves(0, 'drama-and-poetry', 1).done();
  expect(t.step).toBe('move-token');
  t.does({ type: 'lift', space: 56 });
  expect(t.spaces('put-down')).toEqual([36, 37, 51, 57]);
  t.does({ type: 'put-down', space: 57 });
  expect([t.piece(56), t.piece(57)]).toEqual(['nothing', 'token of 0']);
  expect(t.step).toBe('choose-focus');
});

test('ND 9.8, ND 8.5 a moved token leaves natural wonder, world wonder and city-state behind', () => {
  const t = table().reinforced(0, 30).wonder('alhambra', 30).resolves(0, 'drama-and-poetry', 1).done();
  t.does({ type: 'lift', space: 30 }, { type: 'put-down', space: 36 });
  expect([t.piece(30), t.piece(36)]).toEqual(['its token', 'reinforced of 0']);
  expect(t.facts('natural-wonder-lost')).toHaveLength(1);
  const s = table().reinforced(0, 43).resolves(0, 'drama-and-poetry', 1).done();
  s.does({ type: 'lift', space: 43 }, { type: 'put-down', space: 42 });
  expect(s.piece(43)).toBe('its token');
  expect(s.facts('city-state-free')).toHaveLength(1);
});

test('ND 9.9, ND 9.7 replacing a token takes over everything tied to its space, and returns no diplomacy card', () => {
  const t = table().token(1, 30).wonder('alhambra', 30).token(0, 36);
  t.player(0).diplomacy.push({ card: 'joint-war', from: 1 });
  t.resolves(0, 'mass-media', 1).done();
  expect(t.spaces('convert')).toEqual([30]);
  t.does({ type: 'convert', space: 30 });
  expect(t.piece(30)).toBe('token of 0');
  expect(t.player(1).tokens).toBe(31);
  expect(t.facts('natural-wonder-taken').at(-1)).toMatchObject({ seat: 0 });
  expect(t.player(0).diplomacy).toHaveLength(1);
});

test('Mass Media turns a reinforced token over, within 2 spaces of a friendly space', () => {
  const t = table().reinforced(1, 36).token(1, 31).resolves(0, 'mass-media', 1).done();
  expect(t.spaces('convert')).toEqual([36]);
  t.does({ type: 'convert', space: 36 });
  expect(t.piece(36)).toBe('token of 1');
});

test('Civil Service places a further token next to any friendly space', () => {
  const t = table().token(0, 56).resolves(0, 'civil-service', 2).done();
  expect(t.spaces('place')).toEqual([36, 37, 52, 53, 57]);
  t.does(place(36));
  expect(t.piece(36)).toBe('token of 0');
});

test('ND 7.1, ND 7.8 a trade token of the culture card is one more control token of its first line', () => {
  const t = table().trade(0, 'culture', 2).resolves(0, 'culture', 2).does(spendTrade, place(52), place(53), place(56));
  expect(t.step).toBe('place-tokens');
  expect(t.tradeOn(0, 'culture')).toBe(1);
  t.does(spendTrade);
  expect(t.spaces('place')).toEqual([]);
  t.does(done);
  expect(t.decider).toBe(1);
});

test('France places 1, 2 or 3 more tokens by the era of its latest wonder', () => {
  const left = (...wonders: ('petra' | 'alhambra' | 'pentagon')[]) => {
    const t = table().leads(0, 'france').city(0, 36, 44);
    for (const [at, wonder] of wonders.entries()) t.wonder(wonder, [50, 36, 44][at] ?? 50);
    t.resolves(0, 'culture', 2);
    const frame = t.game.frames.at(-1);
    return frame?.step === 'place-tokens' ? frame.left : -1;
  };
  expect([left(), left('petra'), left('petra', 'alhambra'), left('pentagon', 'petra')]).toEqual([2, 3, 4, 5]);
});

test('ND 20.15 Stonehenge goes on from hill to hill without a terrain check', () => {
  const t = table().wonder('stonehenge', 50).resolves(0, 'culture', 2).does(place(56));
  expect(t.step).toBe('spread-over-hills');
  expect(t.spaces('place')).toEqual([37, 57]);
  t.does(place(57));
  expect(t.spaces('place')).toEqual([35, 37]);
  t.does(done);
  expect(t.step).toBe('place-tokens');
});

test('Hanging Gardens: one token at the start of the turn, up to difficulty 4', () => {
  const t = table().wonder('hanging-gardens', 50).turn(0).does({ type: 'use', effect: 'hanging-gardens' });
  expect(t.spaces('place')).toEqual([51, 52, 53, 56]);
  t.does(place(51));
  expect(t.step).toBe('choose-focus');
  expect(t.offers({ type: 'use', effect: 'hanging-gardens' })).toBe(false);
});

test('Forbidden City destroys a rival control token next to a friendly space, reinforced or not', () => {
  const t = table().wonder('forbidden-city', 50).reinforced(1, 56, 36).turn(0);
  t.does({ type: 'use', effect: 'forbidden-city' });
  expect(t.spaces('destroy')).toEqual([56]);
  t.does({ type: 'destroy', space: 56 });
  expect(t.piece(56)).toBe('nothing');
  expect(t.player(1).tokens).toBe(30);
});

test('ND 5.11 Chichen Itza: empty forests anywhere, within the terrain limit', () => {
  const t = table().wonder('chichen-itza', 50);
  expect(placeable(t.game, 0, cityPlacing(3))).toEqual(expect.arrayContaining([51, 15, 45, 85]));
  expect(placeable(t.game, 0, cityPlacing(3))).not.toContain(77);
  expect(placeable(t.game, 0, cityPlacing(2))).not.toContain(45);
  expect(placeable(t.game, 0, { card: 'urbanization', limit: 3, near: 36 })).toContain(45);
});

test('ND 20.12 Eiffel Tower: two tokens of one rival are named, the rival gives one up', () => {
  const t = table().wonder('eiffel-tower', 50).token(1, 91);
  expect(t.turn(0).offers({ type: 'use', effect: 'eiffel-tower' })).toBe(false);
  t.reinforced(1, 92).turn(0).does({ type: 'use', effect: 'eiffel-tower' }, { type: 'name', space: 92 });
  expect(t.spaces('name')).toEqual([91]);
  t.does({ type: 'name', space: 91 });
  expect(t.decider).toBe(1);
  t.does({ type: 'yield', space: 92 });
  expect([t.piece(92), t.piece(91)]).toEqual(['token of 0', 'token of 1']);
});

test('ND 20.16 Mohenjo-Daro makes placing 1 easier everywhere, Kumasi forests easy for culture; together forest 1', () => {
  const t = table().city(0, 35);
  t.player(0).cityStateCards.push('mohenjo-daro');
  expect(placeable(t.game, 0, cityPlacing(4))).toContain(30);
  expect(placeable(t.game, 0, { card: null, limit: 4, near: 'city' })).toContain(30);
  t.player(0).cityStateCards.push('kumasi');
  expect(placeable(t.game, 0, cityPlacing(1)).sort()).toEqual([36, 51, 52, 53, 56, 57, 59]);
  expect(placeable(t.game, 0, { card: null, limit: 1, near: 'city' })).not.toContain(51);
});
