import { boardOf } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { SECTORS } from '../src/content/dials.ts';
import { done, table } from './table.ts';

/** The number of the die that leads from one space to a neighbour, the direction token not turned. */
function die(from: number, to: number): number {
  return (boardOf(table().game.map).towards[from]?.indexOf(to) ?? -1) + 1;
}

test('ND 14.1, ND 21.19 the dial turns sector by sector', () => {
  const t = table();
  const events: string[] = [];
  for (let round = 0; round < 7; round++) {
    t.game.frames.length = 0;
    t.frames({ step: 'end-round' });
    events.push(SECTORS[t.game.sector] ?? '');
  }
  expect(events).toEqual(['blank', 'movement', 'trade', 'movement', 'spawn', 'blank', 'movement']);
});

test('ND 14.2, ND 14.6 one die moves every barbarian one space, as the direction token lies', () => {
  const t = table().barbarian('A', 36).barbarian('B', 76).event(2, 1);
  expect([t.where('A'), t.where('B')]).toEqual([57, 27]);
  const turned = table().barbarian('A', 36);
  turned.game.orientation = 2;
  turned.event(2, 1);
  expect(turned.where('A')).toBe(30);
  expect(turned.facts('direction-rolled')).toHaveLength(1);
});

test('ND 14.2a a caravan in the way goes back to its card', () => {
  const t = table().barbarian('A', 36).caravan(0, 57).event(2, die(36, 57));
  expect(t.player(0).caravans).toEqual([-1]);
  expect(t.where('A')).toBe(57);
});

test('ND 14.2b, ND 21.14 an unreinforced token or a city is destroyed and the barbarian stays', () => {
  const t = table().barbarian('D', 36).city(0, 57).event(2, die(36, 57));
  expect([t.piece(57), t.where('D'), t.player(0).cities]).toEqual(['nothing', 57, 7]);
  const s = table().barbarian('F', 29).event(2, die(29, 94));
  expect(s.where('F')).toBe(95);
});

test('ND 14.2c, ND 21.15 a reinforced token is turned over and the barbarian goes back', () => {
  const t = table().barbarian('A', 36).reinforced(0, 57).event(2, die(36, 57));
  expect([t.piece(57), t.where('A')]).toEqual(['token of 0', 36]);
});

test('ND 14.2d, ND 21.16 a capital costs its owner two trade tokens of choice, as far as there are any', () => {
  const one = table().barbarian('A', 56).trade(0, 'culture', 1).event(2, die(56, 50));
  const slot = one.player(0).row.findIndex(({ trade }) => trade > 0) + 1;
  expect(one.legal()).toEqual([{ type: 'pay-barbarian', slot }]);
  one.does({ type: 'pay-barbarian', slot });
  expect([one.tradeOn(0, 'culture'), one.where('A')]).toEqual([0, 56]);
  const two = table().barbarian('A', 56).trade(0, 'culture', 1).trade(0, 'science', 2).event(2, die(56, 50));
  expect(two.legal()).toHaveLength(2);
  const none = table().barbarian('A', 56).event(2, die(56, 50));
  expect(none.step).toBe('choose-focus');
});

/** Land spaces on the edge with a direction out of the map, and where a barbarian that turns round there ends. */
function turns(): { space: number; direction: number; end: number; overWater: boolean }[] {
  const { game } = table();
  const { towards, water, size } = boardOf(game.map);
  const isFree = (space: number) => (game.pieces[space] ?? 0) < 4;
  const found: ReturnType<typeof turns> = [];
  for (let at = 0; at < 6 * size; at++) {
    const [space, direction] = [Math.floor(at / 6), at % 6];
    if (water[space] === true || towards[space]?.[direction] !== -1) continue;
    const back = (from: number) => towards[from]?.[(direction + 3) % 6] ?? -1;
    let end = back(space);
    while (water[end] === true) end = back(end);
    if (isFree(space) && isFree(end)) found.push({ space, direction, end, overWater: water[back(space)] === true });
  }
  return found;
}

test('ND 14.2e, ND 14.2i, ND 21.25 at the edge a barbarian turns round, over water to the next land, or stays', () => {
  for (const { space, direction, end } of turns()) {
    const t = table().barbarian('A', space);
    t.event(2, direction + 1);
    expect(t.where('A')).toBe(end < 0 ? space : end);
  }
  expect(turns().some(({ overWater, end }) => overWater && end >= 0)).toBe(true);
  expect(turns().some(({ end }) => end < 0)).toBe(true);
});

test('ND 14.2i, ND 14.2j, ND 21.26 over water to the edge: back to where it came from, caravans on the way lost', () => {
  const t = table().caravan(0, 66).barbarian('A', 61);
  expect(boardOf(t.game.map).towards[66]?.[die(61, 66) - 1]).toBe(-1);
  t.event(2, die(61, 66));
  expect([t.where('A'), t.player(0).caravans[0]]).toEqual([61, -1]);
});

test('ND 14.2i, ND 21.27 over water to a reinforced token: it is turned over, the barbarian ends where it was', () => {
  const t = table().reinforced(1, 95).barbarian('A', 29).event(2, die(29, 94));
  expect([t.piece(95), t.where('A')]).toEqual(['token of 1', 29]);
});

test('ND 14.2f, ND 14.2l a barbarian may stand on a city-state, resource, natural wonder or unowned wonder', () => {
  for (const [from, to] of [
    [44, 43],
    [56, 55],
    [36, 30],
  ] as const) {
    const t = table().barbarian('A', from).event(2, die(from, to));
    expect([t.where('A'), t.piece(to)]).toEqual([to, 'its token']);
    expect(t.resolves(0, 'culture', 5).spaces('place')).not.toContain(to);
  }
  const w = table().wonder('alhambra', 57).barbarian('A', 56).event(2, die(56, 57));
  expect(w.where('A')).toBe(57);
});

test('ND 14.2g, ND 14.2k barbarians that share a space part by a roll of their own', () => {
  const t = table().barbarian('A', 57).barbarian('B', 57).barbarian('C', 40).event(2, die(57, 56), 1, 1, 1);
  expect(t.where('A')).not.toBe(t.where('B'));
  expect(t.facts('barbarians-met').length).toBeGreaterThan(0);
  expect(t.facts('barbarians-met')[0]).toMatchObject({ letters: ['A', 'B'], mover: expect.stringMatching(/A|B/) });
});

test('ND 14.2h barbarians move in alphabetical order, collisions afterwards', () => {
  const t = table().barbarian('A', 57).barbarian('B', 56).event(2, die(56, 57));
  const letters = t.facts('barbarian-moved').map(({ letter }) => letter);
  expect(letters).toEqual(['A', 'B']);
  expect(t.where('B')).toBe(57);
});

test('ND 14.2h a caravan with a reinforced token or capital is destroyed as well', () => {
  const t = table().barbarian('A', 36).reinforced(0, 57).caravan(1, 57).event(2, die(36, 57));
  expect([t.player(1).caravans[0], t.where('A')]).toEqual([-1, 36]);
});

test('ND 14.3, ND 21.28 defeated barbarians return where their letter is printed, unless a piece is there', () => {
  const t = table().caravan(0, 18).event(5);
  expect([t.where('D'), t.player(0).caravans[0]]).toEqual([18, -1]);
  expect(table().token(0, 18).event(5).where('D')).toBe(-1);
  expect(table().barbarian('A', 18).event(5).where('D')).toBe(-1);
  expect(table().wonder('alhambra', 18).event(5).where('D')).toBe(-1);
});

test('ND 14.4, ND 17.4 the trade sector: a token for each mature city, clockwise from the first player', () => {
  const t = table().token(0, 51, 52, 53, 54, 55, 56).token(1, 91, 92, 95, 96);
  t.game.firstPlayer = 1;
  t.event(3);
  expect(t.decider).toBe(1);
  t.does({ type: 'put-trade', slot: 1 });
  expect(t.decider).toBe(0);
  t.does({ type: 'put-trade', slot: 5 });
  expect([t.player(1).row[0]?.trade, t.player(0).row[4]?.trade]).toEqual([1, 1]);
});

test('ND 14.5, ND 15.8 a destroyed city on a city-state sets it free, its cards open again', () => {
  const t = table().city(0, 43).barbarian('A', 44).event(2, die(44, 43));
  expect([t.piece(43), t.where('A')]).toEqual(['its token', 43]);
  t.frames({ step: 'take-city-state-card', seat: 1, cityState: 'geneva' });
  expect(t.offers({ type: 'take-city-state-card' })).toBe(true);
});

test('ND 20.5, ND 14.2i Petra turns barbarians round; without the erratum they stay', () => {
  const t = table().wonder('petra', 50).barbarian('A', 56).event(2, die(56, 50));
  expect(t.where('A')).toBe(36);
  const stays = table(2, { petraTurns: false }).wonder('petra', 50).barbarian('A', 56).event(2, die(56, 50));
  expect(stays.where('A')).toBe(56);
});

test('ND 20.17 Seoul moves any barbarian to an empty land space next to it', () => {
  const t = table().barbarian('A', 56).caravan(1, 57);
  t.player(0).cityStateCards.push('seoul');
  t.turn(0).does({ type: 'use', effect: 'seoul' }, { type: 'choose-barbarian', letter: 'A' });
  expect(t.spaces('drive')).toEqual([36, 37, 51]);
  t.does({ type: 'drive', space: 36 });
  expect(t.where('A')).toBe(36);
  expect(t.step).toBe('choose-focus');
  expect(t.offers(done)).toBe(false);
});
