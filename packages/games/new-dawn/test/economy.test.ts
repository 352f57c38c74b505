import { expect, test } from 'vitest';
import { boardOf } from '../src/queries/board.ts';
import { startingCities } from '../src/queries/caravans.ts';
import { done, spendTrade, step, stop, table } from './table.ts';

const from = (space: number, caravan = 0) => ({ type: 'caravan', caravan, from: space });

test('ND 11.1 the economy card says how many caravans are in use; new ones come on it', () => {
  const t = table().row(0, 'astrology', 'foreign-trade', 'masonry', 'early-empire', 'pottery');
  t.frames({ step: 'gain-card', seat: 0, level: 4 }).does({ type: 'gain', card: 'capitalism', slot: 2 });
  expect(t.player(0).caravans).toEqual([-1, -1, -1]);
});

test('ND 11.2 a caravan on the card starts from the capital or a mature city, one on the map from where it stands', () => {
  const t = table().leads(0, 'egypt').city(0, 46).token(0, 40, 41, 45, 47).city(0, 36);
  expect(startingCities(t.game, 0)).toEqual([50, 46]);
  t.caravan(0, 35).resolves(0, 'economy', 3);
  expect(t.legal()).toEqual([done, from(35)]);
});

test('Rome’s caravans may start from any own city', () => {
  expect(startingCities(table().city(0, 36).game, 0)).toEqual([36, 50]);
});

test('ND 11.2, ND 11.3, ND 11.17 every space entered obeys the terrain limit, up to the printed number of steps', () => {
  const t = table().resolves(0, 'economy', 3).does(from(50));
  expect(t.spaces('step')).toEqual([51, 52, 53, 56]);
  expect(t.refusal(step(55))).toEqual({ reason: 'too-difficult', rule: 'ND 11.3' });
  t.does(step(56), step(57), step(35));
  expect(t.spaces('step')).toEqual([]);
  expect(t.refusal(step(36))).toEqual({ reason: 'no-steps-left', rule: 'ND 11.2' });
  expect(t.refusal(step(4))).toEqual({ reason: 'water', rule: 'ND 11.3' });
});

test('ND 11.17 leaving a space of higher difficulty is always allowed', () => {
  const t = table().caravan(0, 38).resolves(0, 'economy', 2).does(from(38));
  expect(t.spaces('step')).toEqual([37]);
});

test('ND 11.3, ND 5.2 water needs Steam Power or Capitalism; a caravan may stop on it', () => {
  const t = table().card(1, 'steam-power', 3).resolves(1, 'steam-power', 3).does(from(90), step(94), stop);
  expect(t.player(1).caravans[0]).toBe(94);
});

test('ND 11.3 a barbarian blocks, but Currency removes it for no trade token', () => {
  const t = table().barbarian('A', 56).resolves(0, 'economy', 3).does(from(50));
  expect(t.refusal(step(56))).toEqual({ reason: 'barbarian', rule: 'ND 11.3' });
  const c = table().leads(0, 'sumeria').barbarian('A', 56).card(0, 'currency', 3).resolves(0, 'currency', 3);
  c.does(from(50), step(56));
  expect([c.where('A'), c.step]).toEqual([-1, 'take-resource']);
  c.does({ type: 'take-resource', resource: 'oil' });
  expect(c.step).toBe('move-caravan');
  expect(c.facts('trade-gained')).toEqual([]);
});

test('ND 11.4, ND 11.11 passing through a city-state or rival city gives nothing', () => {
  const t = table().city(1, 56).resolves(0, 'economy', 3).does(from(50), step(56), step(36), stop);
  expect(t.player(0).caravans).toEqual([36]);
  expect(t.game.turn.arrived).toEqual([]);
});

test('ND 11.5, ND 21.8 arriving at a city-state: back on the card, two tokens on its type, a card', () => {
  const t = table().caravan(0, 46).resolves(0, 'economy', 3).does(from(46));
  expect(t.spaces('step')).toEqual([40, 41, 45, 47]);
  t.does(step(40), step(43), stop);
  expect(t.player(0).caravans).toEqual([-1]);
  expect(t.tradeOn(0, 'science')).toBe(2);
  t.does({ type: 'take-city-state-card' });
  expect(t.player(0).cityStateCards).toEqual(['geneva']);
});

test('ND 11.5, ND 15.9 arriving at a rival city: two tokens anywhere, and a card that may be exchanged', () => {
  const t = table().city(1, 56).resolves(0, 'economy', 3).does(from(50), step(56), stop);
  expect(t.step).toBe('put-trade');
  t.does({ type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 2 });
  t.does({ type: 'take-diplomacy', card: 'embassy', from: 1, back: null });
  expect(t.player(0).diplomacy).toEqual([{ card: 'embassy', from: 1 }]);
  t.frames({ step: 'take-diplomacy', seat: 0, from: 1, left: 1 });
  expect(t.offers({ type: 'take-diplomacy', card: 'joint-war', from: 1, back: null })).toBe(false);
  t.does({ type: 'take-diplomacy', card: 'joint-war', from: 1, back: 'embassy' });
  expect(t.player(0).diplomacy).toEqual([{ card: 'joint-war', from: 1 }]);
});

test('ND 11.6, ND 11.11 one caravan a turn arrives at the same place; a second may pass but not stop', () => {
  const t = table().card(0, 'currency', 3).city(1, 56).resolves(0, 'currency', 3).does(from(50), step(56), stop);
  t.does({ type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 1 }, done, from(50, 1), step(56));
  expect(t.offers(stop)).toBe(false);
  t.does(step(36));
  expect(t.offers(stop)).toBe(true);
});

test('ND 11.6 a space from which the caravan could not go on is not offered', () => {
  const t = table().card(0, 'currency', 3).city(1, 36).resolves(0, 'currency', 3);
  t.game.turn.arrived.push(36);
  t.does(from(50), step(56), step(57), step(56));
  expect(t.refusal(step(36))).toEqual({ reason: 'already-arrived', rule: 'ND 11.6' });
});

test('ND 11.7, ND 15.6 a city on a city-state’s space is a rival city; a barbarian closes a city-state', () => {
  const t = table().city(1, 43).caravan(0, 44).resolves(0, 'economy', 3).does(from(44), step(43), stop);
  expect(t.step).toBe('put-trade');
  const b = table().barbarian('A', 43).caravan(0, 44).resolves(0, 'economy', 3).does(from(44));
  expect(b.spaces('step')).not.toContain(43);
});

test('ND 11.7 a conquered city-state held by a control token counts as a rival city', () => {
  const t = table().leads(0, 'aztec').reinforced(1, 43).caravan(0, 42).resolves(0, 'economy', 1);
  t.does(from(42), step(43), stop);
  expect([t.step, t.player(0).caravans, t.game.turn.arrived]).toEqual(['put-trade', [-1], [43]]);
  t.does({ type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 2 });
  expect(t.offers({ type: 'take-diplomacy', card: 'embassy', from: 1, back: null })).toBe(true);
  const own = table().reinforced(0, 43).caravan(0, 42).resolves(0, 'economy', 1).does(from(42), step(43), stop);
  expect([own.step, own.player(0).caravans]).toEqual(['choose-caravan', [43]]);
});

test('ND 11.8, ND 11.10, ND 11.15, ND 11.16 a caravan that arrives nowhere stays; one not moved stays on its card', () => {
  const t = table().card(0, 'currency', 3).token(1, 56).caravan(1, 57).resolves(0, 'currency', 3);
  t.does(from(50), step(56), step(57), stop, from(50, 1), stop);
  expect(t.player(0).caravans).toEqual([57, -1]);
  t.city(1, 57);
  expect([t.piece(57), t.player(0).caravans[0]]).toEqual(['city of 1', 57]);
});

test('ND 11.11, ND 11.15 a caravan that stays where a rival city was built does not arrive; leaving and coming back it does', () => {
  const t = table().city(1, 56).caravan(0, 56).resolves(0, 'economy', 3).does(from(56), stop);
  expect([t.step, t.player(0).caravans, t.game.turn.arrived]).toEqual(['choose-caravan', [56], []]);
  const back = table().city(1, 56).caravan(0, 56).resolves(0, 'economy', 3).does(from(56), step(57), step(56), stop);
  expect([back.step, back.player(0).caravans, back.game.turn.arrived]).toEqual(['put-trade', [-1], [56]]);
});

test('ND 11.2, ND 11.15 it may stay there too after another caravan has arrived, but not come back', () => {
  const t = table().card(0, 'currency', 3).city(1, 56).caravan(0, 56, 57).resolves(0, 'currency', 3);
  t.does(from(57, 1), step(56), stop, { type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 1 }, done, from(56));
  expect(t.offers(stop)).toBe(true);
  t.does(step(57), step(56));
  expect(t.offers(stop)).toBe(false);
});

test('ND 11.15 a caravan shut in at a city that was reached this turn stays there and does not arrive', () => {
  const t = table().card(0, 'capitalism', 1).city(1, 56).caravan(0, 56, -1, -1).resolves(0, 'capitalism', 1);
  t.game.turn.arrived.push(56);
  const around = boardOf(t.game.map).neighbours[56] ?? [];
  for (const [at, letter] of (['A', 'B', 'C', 'D', 'E', 'F'] as const).entries()) t.barbarian(letter, around[at] ?? 56);
  t.does(from(56));
  expect(t.legal()).toEqual([stop]);
  t.does(stop);
  expect(t.player(0).caravans).toEqual([56, -1, -1]);
  expect(t.step).toBe('choose-caravan');
});

test('ND 11.12 a caravan that went back to its card does not move again this turn', () => {
  const t = table().wonder('venetian-arsenal', 50).city(1, 56).resolves(0, 'economy', 5).does(from(50), step(56), stop);
  t.does({ type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 1 }, done, done);
  t.does({ type: 'use', effect: 'venetian-arsenal' });
  expect(t.legal()).toEqual([done]);
});

test('ND 11.13 Currency: the barbarian on a city-state is removed, then the caravan may arrive', () => {
  const t = table().card(0, 'currency', 3).barbarian('A', 43).caravan(0, 44, -1).resolves(0, 'currency', 3);
  t.does(from(44), step(43), stop, { type: 'take-city-state-card' });
  expect(t.tradeOn(0, 'science')).toBe(2);
});

test('ND 11.14 a card with fewer caravans: the owner takes the surplus off', () => {
  const t = table().row(0, 'astrology', 'capitalism', 'masonry', 'early-empire', 'pottery').caravan(0, 35, -1, 56);
  t.frames({ step: 'gain-card', seat: 0, level: 2 }).does({ type: 'gain', card: 'currency', slot: 2 });
  expect(t.step).toBe('drop-caravan');
  t.does({ type: 'drop', caravan: 0 });
  expect(t.player(0).caravans).toEqual([-1, 56]);
});

test('Colossus gives the caravans 6 more steps to share, besides trade tokens', () => {
  const t = table().wonder('colossus', 50).trade(0, 'economy', 1).resolves(0, 'economy', 3).does(from(50), spendTrade);
  expect(t.game.frames.at(-1)).toMatchObject({ left: 4, extra: 6 });
  for (const space of [56, 57, 56, 57]) t.does(step(space));
  expect(t.game.frames.at(-1)).toMatchObject({ left: 0, extra: 6 });
  t.does(step(56));
  expect(t.game.frames.at(-1)).toMatchObject({ left: 0, extra: 5 });
});

test('Steam Power then exchanges one resource for another', () => {
  const t = table().card(0, 'steam-power', 3).resources(0, { oil: 1 }).resolves(0, 'steam-power', 3).does(done);
  t.does({ type: 'exchange', give: 'oil', take: 'marble' });
  expect(t.player(0).resources).toMatchObject({ oil: 0, marble: 1 });
  expect(t.facts('resource-spent')).toMatchObject([{ seat: 0, resource: 'oil' }]);
  expect(t.facts('resource-taken')).toMatchObject([{ seat: 0, resource: 'marble' }]);
});

test('Embassy: reaching the owner’s capital gives the owner a token and the holder a resource', () => {
  const t = table().caravan(0, 96).resolves(0, 'economy', 3).does(from(96), step(90), stop);
  t.does({ type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 1 });
  t.does({ type: 'take-diplomacy', card: 'embassy', from: 1, back: null }, { type: 'put-trade', slot: 3 });
  expect(t.player(1).row[2]?.trade).toBe(1);
  t.does({ type: 'take-resource', resource: 'marble' });
  expect(t.player(0).resources.marble).toBe(1);
});
