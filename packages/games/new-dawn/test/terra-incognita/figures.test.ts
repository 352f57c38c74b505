/** Caravans that meet barbarians and explore, and figures that come back to their cards. Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import { brokenLaws } from '../../src/invariants.ts';
import { step } from '../table.ts';
import { homeland } from './realm.ts';

const from = (space: number, caravan = 0) => ({ type: 'caravan', caravan, from: space });

describe('Currency', () => {
  const meets = (t = homeland()) => t.card(0, 'currency-ti', 6).barbarian('A', 0).caravan(0, 5, -1);

  test('ND 11.3 a caravan removes a barbarian for no token and goes no farther; Sumeria gets nothing', () => {
    const t = meets(homeland().leads(0, 'sumeria')).resolves(0, 'currency-ti', 6).does(from(5), step(0));
    expect([t.where('A'), t.step, t.player(0).caravans]).toEqual([-1, 'choose-caravan', [0, -1]]);
    expect([t.offers(from(0)), t.offers(from(32, 1))]).toEqual([false, true]);
    expect(t.facts('trade-gained')).toEqual([]);
  });

  test('ND 7.7 a trade token spent afterwards moves only the other caravan', () => {
    const t = meets().trade(0, 'economy', 1).resolves(0, 'currency-ti', 6).does(from(5), step(0));
    t.does({ type: 'spend', token: 'trade' }, from(32, 1));
    expect([t.game.frames.at(-1), t.player(0).caravans]).toMatchObject([{ left: 5 }, [0, -1]]);
  });

  test('the steps of Colossus stay with the other caravan', () => {
    const t = meets().wonder('colossus', 32).resolves(0, 'currency-ti', 6).does(from(5), step(0), from(32, 1));
    expect(t.game.frames.at(-1)).toMatchObject({ left: 4, extra: 6 });
  });

  test('ND 11.13 a barbarian on a city-state is removed and the caravan arrives', () => {
    const t = homeland().card(0, 'currency-ti', 6).barbarian('A', 9).caravan(0, 8, -1).resolves(0, 'currency-ti', 6);
    t.does(from(8), step(9));
    expect([t.where('A'), t.step, t.player(0).caravans]).toEqual([-1, 'take-city-state-card', [-1, -1]]);
  });
});

describe('exploring with the last step', () => {
  const explore = { type: 'explore' };

  test('ND 11.11, TI 6.7 a caravan keeps the step it needs to leave a city already reached', () => {
    const passes = (left: number) => {
      const t = homeland().city(1, 34).card(0, 'currency-ti', 6).caravan(0, 34, -1).turn(0);
      t.game.turn.arrived.push(34);
      const passing = { step: 'move-caravan', seat: 0, card: 'currency-ti', slot: 5, caravan: 0, at: 34 } as const;
      return t.frames({ ...passing, bonus: 0, extra: 0, moved: [], left });
    };
    expect(passes(1).refusal(explore)).toEqual({ reason: 'already-arrived', rule: 'ND 11.11' });
    const t = passes(2).does(explore);
    while (t.step !== 'move-caravan') t.does(t.legal()[0] ?? {});
    expect([t.offers({ type: 'stop' }), t.offers(step(33))]).toEqual([false, true]);
  });

  test('TI 12.8, TI 6.7 an army keeps the step it needs to leave what it may not attack', () => {
    const flies = (left: number) => {
      const t = homeland().token(1, 34).card(0, 'flight-ti', 6).army(0, 34, -1).turn(0);
      t.player(0).diplomacy.push({ card: 'non-aggression-pact', from: 1 });
      const passing = { step: 'move-army', seat: 0, card: 'flight-ti', slot: 5, army: 0, at: 34 } as const;
      return t.frames({ ...passing, left, path: [33, 34], explored: false });
    };
    expect(flies(1).refusal(explore)).toEqual({ reason: 'pact', rule: 'TI 12.8' });
    const t = flies(2).does(explore);
    while (t.step !== 'move-army') t.does(t.legal()[0] ?? {});
    expect([t.offers({ type: 'halt' }), t.offers({ type: 'march', space: 33 })]).toEqual([false, true]);
  });
});

describe('Animal Husbandry', () => {
  const settles = (t = homeland()) => t.card(0, 'animal-husbandry-ti', 6).caravan(0, 29);
  const settle = { type: 'settle', space: 29, figure: 'caravan' };

  test('ND 11.12 a caravan that went back to its card for a city does not move again this turn', () => {
    const t = settles(homeland({ maracanaFirst: false })).wonder('estadio-do-maracana', 32);
    t.resolves(0, 'animal-husbandry-ti', 6).does(settle);
    t.does({ type: 'use', effect: 'estadio-do-maracana' });
    expect([t.step, t.legal()]).toEqual(['choose-caravan', [{ type: 'done' }]]);
  });

  test.each(['caravan', 'army'] as const)('ND 20.14 without a card to go back to the %s is taken off', (figure) => {
    const t = homeland().card(0, 'animal-husbandry-ti', 6).caravan(0, 29).army(0, 29);
    for (const slot of t.player(0).row) {
      if (slot.card === 'foreign-trade') slot.card = 'civil-service';
      if (slot.card === 'masonry-ti') slot.card = 'replaceable-parts';
    }
    t.resolves(0, 'animal-husbandry-ti', 6).does({ ...settle, figure });
    expect(figure === 'army' ? t.realm(0).armies : t.player(0).caravans).toEqual([]);
    expect(brokenLaws(t.game).filter((law) => /caravans|armies/.test(law))).toEqual([]);
  });
});
