import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { matureCities } from '../src/queries/maturity.ts';
import { resolvedSlot, spendable } from '../src/queries/trade.ts';
import { attack, done, place, spendTrade, step, stop, table } from './table.ts';

const START = ['astrology', 'foreign-trade', 'masonry', 'early-empire', 'pottery'] as const;
const types = (t: ReturnType<typeof table>) => t.player(0).row.map(({ card }) => card);

test('ND 6.1, ND 6.2 turns go clockwise from the first player; the round ends with event and victory check', () => {
  const t = table(3);
  t.game.firstPlayer = 1;
  t.turn(1);
  for (const seat of [1, 2, 0]) {
    expect([t.decider, t.game.sector]).toEqual([seat, 0]);
    t.does({ type: 'focus', slot: 1 });
    while (t.decider === seat) t.does(t.legal().find(({ type }) => type === 'done') ?? { type: 'advance' });
  }
  expect([t.decider, t.game.sector, t.game.round]).toEqual([1, 1, 2]);
});

test('ND 6.3, ND 21.1 resetting: lower cards move right, the card goes to slot 1', () => {
  const after = (slot: number) => {
    const t = table().row(0, ...START);
    t.turn(0).frames({ step: 'reset', seat: 0, card: START[slot - 1] ?? 'pottery' });
    return types(t);
  };
  expect(after(3)).toEqual(['masonry', 'astrology', 'foreign-trade', 'early-empire', 'pottery']);
  expect(after(5)).toEqual(['pottery', 'astrology', 'foreign-trade', 'masonry', 'early-empire']);
  expect(after(1)).toEqual([...START]);
});

test('ND 6.3, ND 6.8, ND 20.4 a card may be resolved without using it, but one must be chosen and is reset', () => {
  const t = table()
    .row(0, ...START)
    .turn(0);
  expect(t.legal().map(({ type }) => type)).toEqual(['focus', 'focus', 'focus', 'focus', 'focus']);
  t.does({ type: 'focus', slot: 4 }, done);
  expect(types(t)[0]).toBe('early-empire');
  expect(t.decider).toBe(1);
});

test('ND 6.4 as though in another slot counts for everything but the place; never above 5', () => {
  const t = table().wonder('machu-picchu', 50);
  expect([1, 2, 3, 4, 5].map((slot) => resolvedSlot(t.game, 0, slot))).toEqual([3, 3, 3, 4, 5]);
  t.row(0, ...START)
    .turn(0)
    .does({ type: 'focus', slot: 1 });
  expect(t.game.frames.at(-1)).toMatchObject({ step: 'advance-dial', left: 3 });
  t.does({ type: 'advance' }).done();
  expect(types(t)[0]).toBe('astrology');
});

test('ND 6.5 tokens stay on their card when it moves', () => {
  const t = table()
    .row(0, ...START)
    .trade(0, 'culture', 2)
    .trade(0, 'military', 1);
  t.turn(0).does({ type: 'focus', slot: 4 }, done);
  expect([t.tradeOn(0, 'culture'), t.tradeOn(0, 'military')]).toEqual([2, 1]);
});

test('ND 6.6 a science card that replaces itself is reset in the old card’s place', () => {
  const t = table().row(0, 'foreign-trade', 'masonry', 'astrology', 'early-empire', 'pottery').turn(0);
  t.does({ type: 'focus', slot: 3 }, { type: 'advance' }, { type: 'gain', card: 'mathematics', slot: 3 });
  expect(types(t)).toEqual(['mathematics', 'foreign-trade', 'masonry', 'early-empire', 'pottery']);
  expect(t.decider).toBe(1);
});

test('ND 6.7 effects at the same moment are used in any order the player likes', () => {
  const t = table().wonder('oracle', 50).city(0, 36).wonder('hanging-gardens', 36).turn(0);
  expect(t.legal().filter(({ type }) => type === 'use')).toHaveLength(2);
  t.does({ type: 'use', effect: 'oracle' }, { type: 'swap', slot: 1, other: 2 });
  t.does({ type: 'use', effect: 'hanging-gardens' }, place(52));
  expect(t.step).toBe('choose-focus');
});

test('Oracle swaps neighbours, the Aztecs any two after a won attack', () => {
  const t = table()
    .wonder('oracle', 50)
    .row(0, ...START)
    .turn(0)
    .does({ type: 'use', effect: 'oracle' });
  expect(t.legal()).toHaveLength(5);
  t.does({ type: 'swap', slot: 4, other: 5 });
  expect(types(t)[4]).toBe('early-empire');
  const a = table().leads(0, 'aztec').barbarian('A', 56).dice('dice', 6, 1).resolves(0, 'military', 3).does(attack(56));
  a.does({ type: 'put-trade', slot: 1 }, done);
  expect(a.step).toBe('use-effect');
  a.does({ type: 'use', effect: 'aztec' });
  expect(a.legal()).toHaveLength(11);
  a.does({ type: 'swap', slot: 1, other: 5 });
  expect(a.decider).toBe(1);
});

test('ND 7.1 what a trade token is worth on each type of card', () => {
  const culture = table().trade(0, 'culture', 1).resolves(0, 'culture', 2).does(spendTrade);
  expect(culture.game.frames.at(-1)).toMatchObject({ left: 3 });
  const science = table().trade(0, 'science', 1).resolves(0, 'science', 2).does(spendTrade);
  expect(science.game.frames.at(-1)).toMatchObject({ left: 3 });
  const economy = table().trade(0, 'economy', 1).resolves(0, 'economy', 2).does(spendTrade);
  economy.does({ type: 'caravan', caravan: 0, from: 50 });
  expect(economy.game.frames.at(-1)).toMatchObject({ left: 4 });
  const industry = table().trade(0, 'industry', 3).resources(0, { oil: 1 }).offer('petra').resolves(0, 'industry', 2);
  industry.does({ type: 'wonder', wonder: 'petra' }, spendTrade);
  expect(industry.game.frames.at(-1)).toMatchObject({ production: 3 });
  const military = table().trade(0, 'military', 1).barbarian('A', 56).dice('dice', 1, 1).resolves(0, 'military', 1);
  military.does(attack(56), spendTrade);
  expect(military.facts('attack-lost')).toMatchObject([{ attack: 3, defence: 3 }]);
  for (const t of [culture, science, economy, military]) expect(t.facts('trade-spent')).toHaveLength(1);
});

test('ND 7.2 a defender may spend tokens of the military card although it is not being resolved', () => {
  const t = table().token(1, 56).trade(1, 'military', 1).dice('dice', 2, 1).resolves(0, 'military', 2).does(attack(56));
  expect([t.decider, t.step]).toEqual([1, 'press-defence']);
  t.does(spendTrade);
  expect(t.facts('attack-lost')).toMatchObject([{ attack: 4, defence: 4 }]);
});

test('ND 7.3, ND 7.9, ND 21.18 at most three trade tokens lie on a card, the rest is lost', () => {
  const t = table().trade(0, 'industry', 2).caravan(0, 24).resolves(0, 'economy', 5);
  t.does({ type: 'caravan', caravan: 0, from: 24 }, step(20), stop);
  expect(t.tradeOn(0, 'industry')).toBe(3);
  expect(t.facts('trade-lost')).toHaveLength(1);
});

test('ND 7.4, ND 10.4, ND 21.6 a new card takes over the tokens of the one it replaces, in its slot', () => {
  const t = table()
    .row(0, 'astrology', 'iron-working', 'foreign-trade', 'early-empire', 'pottery')
    .trade(0, 'military', 2);
  t.frames({ step: 'gain-card', seat: 0, level: 4 }).does({ type: 'gain', card: 'flight', slot: 2 });
  expect(t.player(0).row[1]).toEqual({ card: 'flight', trade: 2 });
  t.frames({ step: 'gain-card', seat: 0, level: 2 });
  expect(t.offers({ type: 'gain', card: 'iron-working', slot: 2 })).toBe(true);
});

test('ND 7.5 trade tokens come from caravans, the trade sector, barbarians and cards', () => {
  const barbarian = table().barbarian('A', 56).dice('dice', 6, 1).resolves(0, 'military', 3).does(attack(56));
  expect(barbarian.step).toBe('put-trade');
  const card = table().resolves(0, 'mathematics', 1);
  expect(card.step).toBe('put-trade');
});

test('ND 7.6 tokens that came during the resolution may be spent in it', () => {
  const t = table().resolves(0, 'mathematics', 1).does({ type: 'put-trade', slot: 1 }, spendTrade, { type: 'advance' });
  expect(t.player(0).dial).toBe(2);
});

test('ND 7.7 a token spent on the way helps the moving caravan and those still to move', () => {
  const t = table().card(0, 'currency', 3).trade(0, 'economy', 1).resolves(0, 'currency', 3);
  t.does({ type: 'caravan', caravan: 0, from: 50 }, step(56), spendTrade);
  expect(t.game.frames.at(-1)).toMatchObject({ left: 4 });
  t.does(step(57), stop, { type: 'caravan', caravan: 1, from: 50 });
  expect(t.game.frames.at(-1)).toMatchObject({ left: 5 });
  expect(t.player(0).caravans).toEqual([57, -1]);
});

test('ND 8.2, ND 8.7 a natural wonder is spent once per turn and stays', () => {
  const t = table().token(0, 30).offer('petra').trade(0, 'industry', 3).resolves(0, 'industry', 4);
  t.does({ type: 'wonder', wonder: 'petra' }, { type: 'pay', resource: 'mt-everest' });
  expect(t.offers({ type: 'pay', resource: 'mt-everest' })).toBe(false);
  t.does(spendTrade, { type: 'raise-wonder', space: 50 });
  expect(t.piece(30)).toBe('token of 0');
  expect(t.game.turn.used).toEqual([]);
});

test('ND 8.3, ND 8.5 the natural wonder follows its space and comes back when nobody holds it', () => {
  const t = table().token(0, 30).barbarian('A', 36);
  t.game.orientation = 0;
  t.event(2, 3);
  expect([t.where('A'), t.piece(30)]).toEqual([30, 'its token']);
  const s = table().token(1, 30).token(0, 36).dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(30));
  expect(s.facts('natural-wonder-taken').at(-1)).toMatchObject({ seat: 0, wonder: 'mt-everest' });
  const city = table().token(0, 30).resolves(0, 'pottery', 5).does({ type: 'build-city', space: 30 });
  expect(city.piece(30)).toBe('city of 0');
  expect(city.facts('natural-wonder-lost')).toEqual([]);
});

test('ND 8.4 a resource the supply lacks cannot be taken', () => {
  const t = table().frames({ step: 'take-resource', seat: 0, onlyNew: false });
  t.game.supply.oil = 0;
  expect(t.refusal({ type: 'take-resource', resource: 'oil' })).toEqual({ reason: 'supply-empty', rule: 'ND 8.4' });
});

test('ND 8.6 a taken resource never returns to the map, a spent one goes to the supply', () => {
  const t = table().token(0, 55).offer('pentagon');
  const supply = t.game.supply.diamond;
  t.trade(0, 'industry', 3).resources(0, { oil: 3 }).card(0, 'nationalism', 5).resolves(0, 'nationalism', 5);
  t.does({ type: 'wonder', wonder: 'pentagon' }, { type: 'pay', resource: 'diamond' });
  expect(t.game.supply.diamond).toBe(supply + 1);
  expect(t.piece(55)).toBe('token of 0');
});

test('America stations natural wonders on focus cards and spends them there as trade tokens', () => {
  const t = table().leads(0, 'america').city(0, 35).resolves(0, 'culture', 5).does(place(30));
  expect(t.step).toBe('station-wonder');
  const culture = t.player(0).row.findIndex(({ card }) => card === 'early-empire') + 1;
  t.does({ type: 'station', slot: culture });
  expect(spendable(t.game, 0, 'early-empire')).toEqual(['mt-everest']);
  t.does({ type: 'spend', token: 'mt-everest' }, { type: 'station', slot: 1 });
  expect(t.game.turn.used).toContain('mt-everest');
  expect(t.player(0).stationed).toHaveLength(1);
});

test('ND 20.6 a second resolution may spend trade tokens again, once-per-turn tokens not', () => {
  const t = table().city(0, 43).wonder('venetian-arsenal', 50).trade(0, 'science', 2).resolves(0, 'science', 5);
  expect(spendable(t.game, 0, 'astrology')).toEqual(['trade', 'geneva']);
  t.does({ type: 'spend', token: 'geneva' }, spendTrade, { type: 'advance' }).done(3);
  expect(t.step).toBe('use-effect');
  t.does({ type: 'use', effect: 'venetian-arsenal' });
  expect(t.game.frames.at(-1)).toMatchObject({ step: 'advance-dial', left: 1 });
  expect(spendable(t.game, 0, 'astrology')).toEqual(['trade']);
});

test('ND 15.3, ND 15.7 a conquered city-state’s token is one trade token of its card, once per turn, not in defence', () => {
  const t = table().city(0, 43);
  t.turn(0);
  expect(spendable(t.game, 0, 'astrology')).toEqual(['geneva']);
  expect(spendable(t.game, 0, 'early-empire')).toEqual([]);
  expect(spendable(t.game, 0, 'astrology', false)).toEqual([]);
  t.game.turn.used.push('geneva');
  expect(spendable(t.game, 0, 'astrology')).toEqual([]);
});

test('ND 20.9 Maracanã without its correction: the economy card is resolved and reset before the main card is reset', () => {
  const t = table(2, { maracanaFirst: false })
    .row(0, ...START)
    .wonder('estadio-do-maracana', 50)
    .turn(0)
    .does({ type: 'focus', slot: 4 }, done);
  t.does({ type: 'use', effect: 'estadio-do-maracana' }, done);
  expect(types(t)).toEqual(['early-empire', 'foreign-trade', 'astrology', 'masonry', 'pottery']);
  expect(t.decider).toBe(1);
});

test('ND 20.9 Maracanã follows the card chosen for the turn, not one that Capitalism resolves', () => {
  const t = table().wonder('estadio-do-maracana', 50).card(0, 'capitalism', 5).resolves(0, 'capitalism', 5).done();
  t.does({ type: 'use', effect: 'capitalism' });
  t.does({ type: 'resolve', slot: t.player(0).row.findIndex(({ card }) => card === 'early-empire') + 1 }, done);
  expect([t.step, t.decider]).toEqual(['choose-focus', 1]);
});

test('ND 20.5 both published corrections hold unless they are switched off: Maracanã’s economy card comes first', () => {
  expect([newDawn.options.petraTurns.default, newDawn.options.maracanaFirst.default]).toEqual([true, true]);
  const t = table().row(0, 'astrology', 'masonry', 'early-empire', 'pottery', 'foreign-trade');
  t.wonder('estadio-do-maracana', 50).turn(0).does({ type: 'focus', slot: 1 });
  t.does({ type: 'use', effect: 'estadio-do-maracana' }, done);
  expect(t.game.frames.at(-1)).toMatchObject({ step: 'advance-dial', left: 2 });
});

test('Capitalism resolves another card as though in slot 1 once it is reset', () => {
  const t = table().card(0, 'capitalism', 4).resolves(0, 'capitalism', 4).done();
  t.does({ type: 'use', effect: 'capitalism' });
  const slot = t.player(0).row.findIndex(({ card }) => card === 'astrology') + 1;
  t.does({ type: 'resolve', slot }, { type: 'advance' });
  expect(t.player(0).dial).toBe(1);
  expect(t.player(0).row.findIndex(({ card }) => card === 'astrology') + 1).toBe(slot);
  expect(t.decider).toBe(1);
});

test('ND 20.10 Great Zimbabwe keeps up to four tokens, moves them at the start of the turn, loses them with the wonder', () => {
  const t = table()
    .city(0, 36)
    .wonder('great-zimbabwe', 36)
    .frames({ step: 'put-trade', seat: 0, left: 5, onto: 0, type: null });
  for (let n = 0; n < 4; n++) t.does({ type: 'store-trade' });
  expect(t.offers({ type: 'store-trade' })).toBe(false);
  t.does({ type: 'put-trade', slot: 1 });
  expect(t.game.stored).toBe(4);
  t.turn(0).does({ type: 'use', effect: 'great-zimbabwe' }, { type: 'withdraw', slot: 2 }, done);
  expect([t.game.stored, t.player(0).row[1]?.trade]).toEqual([3, 1]);
  t.city(1, 36);
  expect(t.game.stored).toBe(0);
});

test('ND 20.14, ND 11.9 Oxford University lets a card replace another type; caravans on the map then stay', () => {
  const t = table()
    .wonder('oxford-university', 50)
    .row(0, ...START)
    .caravan(0, 35);
  t.frames({ step: 'gain-card', seat: 0, level: 2 });
  expect(t.offers({ type: 'gain', card: 'iron-working', slot: 1 })).toBe(false);
  t.does({ type: 'gain', card: 'drama-and-poetry', slot: 2 });
  expect(types(t)).toEqual(['astrology', 'drama-and-poetry', 'masonry', 'early-empire', 'pottery']);
  expect(t.player(0).caravans).toEqual([35]);
  expect(newlyLost(t)).toBe(1);
});

/** Tokens for a type the row does not hold are lost (ND 15.7). */
function newlyLost(t: ReturnType<typeof table>): number {
  t.frames({ step: 'put-trade', seat: 0, left: 1, onto: 0, type: 'economy' }).does({ type: 'put-trade', slot: 0 });
  return t.facts('trade-lost').length;
}

test('ND 17.1, ND 17.3, ND 21.4 a city is mature while every space around holds an own token or is water', () => {
  const t = table().city(0, 44).token(0, 40, 45);
  expect(matureCities(t.game, 0)).toEqual([]);
  const edge = table().city(0, 46).token(0, 40, 41, 45, 47);
  expect(matureCities(edge.game, 0)).toEqual([46]);
  edge.token(1, 45);
  expect(matureCities(edge.game, 0)).toEqual([]);
});

test('ND 17.1 the coast: water needs no token, a neighbouring city prevents maturity', () => {
  const t = table().token(1, 91, 92, 95, 96);
  expect(matureCities(t.game, 1)).toEqual([90]);
  t.city(1, 92);
  expect(matureCities(t.game, 1)).toEqual([]);
});

test('ND 17.2 Sydney Opera House and Open Borders let rivals’ tokens count', () => {
  const t = table(3).token(1, 91, 92, 96).token(0, 95);
  expect(matureCities(t.game, 1)).toEqual([]);
  t.player(1).diplomacy.push({ card: 'open-borders', from: 2 });
  expect(matureCities(t.game, 1)).toEqual([]);
  t.player(1).diplomacy.push({ card: 'open-borders', from: 0 });
  expect(matureCities(t.game, 1)).toEqual([90]);
  t.player(1).diplomacy = [];
  t.wonder('sydney-opera-house', 90);
  expect(matureCities(t.game, 1)).toEqual([90]);
});
