/** Caravans that meet barbarians and explore, and figures that come back to their cards. Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
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
