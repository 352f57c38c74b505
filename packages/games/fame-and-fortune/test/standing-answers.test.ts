import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { sight, view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

/** Seat 0 plays an event against seat 1, who could cancel it; seat 2 could, too. */
function attacked(options: object = {}): Table {
  const bent = table(['germany', 'rome', 'china'], options).plain().cleared();
  for (const seat of [0, 1, 2]) bent.has(seat, { events: [], people: [], markers: [], coins: {} });
  bent.has(0, { events: ['counterfeiters', 'counterfeiters'] });
  for (const seat of [1, 2]) bent.has(seat, { events: ['jousting-tourney'] });
  bent.player(1).coins = { sheet: 3 };
  return bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
}

const play = { type: 'play', event: 'counterfeiters' } as const;

describe('standing answers', () => {
  test('FF 21.13 who is asked may pass until something of his is the target, or for the turn', () => {
    const bent = attacked().does(play);
    expect(bent.as(2).actions('stand-by')).toEqual([
      { type: 'stand-by', until: 'target' },
      { type: 'stand-by', until: 'turn' },
    ]);
    expect(bent.as(0).actions('stand-by')).toEqual([]);
    bent.as(2).does({ type: 'stand-by', until: 'target' });
    expect(bent.awaited).toEqual([1]);
    expect(bent.as(2).actions()).toEqual([{ type: 'ask-again' }]);
  });

  test('FF 21.13 who stands by is not asked, unless something of his is the target', () => {
    for (const until of ['target', 'turn'] as const) {
      const bent = attacked().has(1, { standBy: until }).has(2, { standBy: until });
      bent.does(play);
      if (until === 'turn') expect(bent.step).toBe('start-of-turn');
      else {
        expect(bent.awaited).toEqual([1]);
        expect(bent.as(1).actions()).toEqual([
          { type: 'play', event: 'jousting-tourney' },
          { type: 'pass' },
          { type: 'ask-again' },
        ]);
      }
    }
  });

  test('FF 21.13 the last one who stands by closes the window, and answers of others count', () => {
    const bent = attacked().does(play);
    bent.as(1).does({ type: 'play', event: 'jousting-tourney' });
    bent.as(2).does({ type: 'stand-by', until: 'turn' });
    expect(bent.step).toBe('start-of-turn');
    expect(bent.player(1).coins).toEqual({ sheet: 3 });
    expect(bent.player(2).events).toEqual(['jousting-tourney']);
  });

  test('FF 21.13 it can be withdrawn at any time', () => {
    const bent = attacked().has(2, { standBy: 'turn' }).has(1, { standBy: 'turn' });
    bent.as(2).does({ type: 'ask-again' });
    expect(bent.as(2).actions()).toEqual([]);
    bent.does(play);
    expect(bent.awaited).toEqual([2]);
  });

  test('FF 21.13 passing for the turn ends with it, passing until one is the target does not', () => {
    const bent = attacked().has(1, { standBy: 'turn' }).has(2, { standBy: 'target' });
    while (bent.game.turn < 2) bent.dully();
    expect([bent.player(1).standBy, bent.player(2).standBy]).toEqual(['', 'target']);
  });

  test('FF 21.13 nobody else is shown who stands by, nor told', () => {
    const bent = attacked().has(2, { standBy: 'target' });
    const before = JSON.stringify(sight(fameAndFortune, bent.game, 0));
    expect((view(fameAndFortune, bent.game, 2) as FameView).players[2]?.standBy).toBe('target');
    bent.as(2).does({ type: 'ask-again' });
    expect(JSON.stringify(sight(fameAndFortune, bent.game, 0))).toBe(before);
    bent.does(play);
    bent.game.facts = [];
    bent.as(2).does({ type: 'stand-by', until: 'turn' });
    expect(bent.facts()).toEqual([]);
    for (const viewer of [0, 1]) {
      expect((view(fameAndFortune, bent.game, viewer) as FameView).players[2]?.standBy).toBe('');
    }
  });

  test('FF 8.15 FF 21.13 a move aims at whose figures or outskirts it meets', () => {
    const bent = attacked().has(1, { standBy: 'target' }).has(2, { standBy: 'target' });
    for (const seat of [1, 2]) bent.has(seat, { events: ['mass-defection'] });
    bent.figure(0, 'army', at(8, 5));
    bent.figure(1, 'scout', at(9, 5));
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'move', square: at(8, 5), armies: 1, scouts: 0 });
    expect(bent.step).toBe('move-step');
    bent.does({ type: 'step', square: at(9, 5) });
    expect(bent.awaited).toEqual([1]);
  });
});
