/** Cards that are replaced while they are being resolved (ND 6.6). Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import type { FocusId } from '../../src/content/focus-cards.ts';
import { homeland, type RealmTable } from './realm.ts';

const slotOf = (t: RealmTable, card: FocusId): number => t.player(0).row.findIndex((slot) => slot.card === card) + 1;

test('ND 6.6 Writing that gains its own successor still advances the dial for the wonder', () => {
  const t = homeland().card(0, 'writing', 3).wonder('oracle', 32);
  t.player(0).dial = 2;
  t.resolves(0, 'writing', 3).does({ type: 'advance' });
  t.does({ type: 'gain', card: 'mathematics', slot: 3 });
  expect([t.player(0).dial, t.player(0).row[0]?.card, t.decider]).toEqual([5, 'mathematics', 1]);
});

describe('Great Library replaces the economy card that is being resolved', () => {
  /** Seat 0's first caravan reaches the rival city on 39 and the library exchanges the card. */
  const replaces = (old: FocusId, card: FocusId): RealmTable => {
    const t = homeland().wonder('great-library', 32).card(1, card, 2).city(1, 39);
    t.card(0, old, 6)
      .caravan(0, 33, ...t.player(0).caravans.slice(1))
      .trade(0, 'economy', 2);
    t.resolves(0, old, 6).does({ type: 'caravan', caravan: 0, from: 33 }, { type: 'step', space: 39 });
    t.does({ type: 'stop' }, { type: 'put-trade', slot: 1 }, { type: 'put-trade', slot: 1 }).done();
    t.does({ type: 'gain', card, slot: slotOf(t, old) });
    if (t.step === 'take-resource') t.does({ type: 'take-resource', resource: 'oil' });
    return t;
  };

  test('ND 6.6 the other caravan moves as the old card says, with the tokens that went to the new one', () => {
    const t = replaces('currency-ti', 'steam-power').barbarian('A', 37);
    t.does({ type: 'spend', token: 'trade' }, { type: 'caravan', caravan: 1, from: 32 });
    expect([t.game.frames.at(-1), t.tradeOn(0, 'economy')]).toMatchObject([{ left: 5 }, 1]);
    expect(t.spaces('step').some((space) => t.board.water[space] === true)).toBe(false);
    t.does({ type: 'step', space: 37 });
    expect(t.where('A')).toBe(-1);
  });

  test('ND 6.6 an arrival brings what the old card says', () => {
    const t = replaces('wheel', 'currency-ti').caravan(0, -1, 8);
    t.does({ type: 'caravan', caravan: 1, from: 8 }, { type: 'step', space: 9 }, { type: 'stop' }).done();
    expect(t.step).toBe('take-resource');
  });

  test('ND 11.14, ND 11.12 with a surplus caravan taken off, just those that have not moved may move', () => {
    const t = replaces('capitalism', 'steam-power').caravan(0, -1, 8, 16).does({ type: 'drop', caravan: 0 });
    expect(t.legal().flatMap((action) => ('from' in action ? [action.from] : []))).toEqual([8, 16]);
    const other = replaces('capitalism', 'steam-power').caravan(0, -1, 8, 16).does({ type: 'drop', caravan: 1 });
    expect(other.legal().flatMap((action) => ('from' in action ? [action.from] : []))).toEqual([16]);
  });

  test('ND 6.6 what the new card would allow after its reset is not carried out', () => {
    const t = replaces('foreign-trade', 'capitalism').done();
    expect([t.player(0).row[0]?.card, t.step, t.decider]).toEqual(['capitalism', 'choose-focus', 1]);
  });

  test('ND 6.6 what the old card allows after the reset is; the new card is not another one', () => {
    const t = replaces('capitalism', 'steam-power');
    while (t.step === 'drop-caravan') t.does({ type: 'drop', caravan: 2 });
    t.done().does({ type: 'use', effect: 'capitalism' });
    expect(t.legal()).not.toContainEqual({ type: 'resolve', slot: slotOf(t, 'steam-power') });
    expect(t.legal()).toHaveLength(6);
  });
});
