/** Antananarivo, a city for the turn of whoever holds its card (TI 15.2). Space numbers are those of `homeland`. */

import type { Seat } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { WonderId } from '../../src/content/wonders.ts';
import { controlledWonders } from '../../src/queries/wonders.ts';
import { destroy } from '../../src/rules/control.ts';
import { withAntananarivo } from './realm.ts';

test('TI 15.2 in the holder’s turn it is a city of the holder and no city-state', () => {
  const { t, space } = withAntananarivo(0);
  t.turn(0);
  expect(t.piece(space)).toBe('city of 0');
  const other = withAntananarivo(1);
  other.t.turn(0);
  expect(other.t.piece(other.space)).toBe('its token');
});

test('TI 15.2 armies may pass it but not end there, and nobody attacks it', () => {
  const { t, space } = withAntananarivo(0);
  const from = t.around(space).find((at) => t.isPlain(at)) ?? -1;
  t.army(0, from).resolves(0, 'masonry-ti', 6).does({ type: 'army', army: 0, from });
  t.does({ type: 'march', space });
  expect([t.offers({ type: 'halt' }), t.facts('army-attack'), t.spaces('march').length > 0]).toEqual([false, [], true]);
});

test('TI 15.2, ND 15.3 its token lies on no card: it was lent, not conquered', () => {
  const { t } = withAntananarivo(0);
  t.resolves(0, 'early-empire', 6);
  expect([t.step, t.offers({ type: 'spend', token: 'antananarivo' })]).toEqual(['place-tokens', false]);
});

test('TI 15.2 a wonder may be built there; between turns of holders it stays with the last one', () => {
  const { t, space } = withAntananarivo(0);
  t.resources(0, { mercury: 5 }).offer('jebel-barkal').resolves(0, 'pottery', 6);
  t.does({ type: 'wonder', wonder: 'jebel-barkal' }, { type: 'pay', resource: 'mercury' });
  t.does({ type: 'raise-wonder', space });
  while (t.decider === 0) t.done();
  expect([t.piece(space), controlledWonders(t.game, 0)]).toEqual(['its token', ['jebel-barkal']]);
});

/** Seat 0 has had a turn with this wonder there; then the turn is over. */
function keeping(wonder: WonderId, ...holders: Seat[]) {
  const { t, space } = withAntananarivo(...holders);
  t.turn(0).wonder(wonder, space);
  return { t, space, over: () => t.frames({ step: 'end-turn', seat: 0 }) };
}

describe('who controls the wonder in it', () => {
  test('TI 15.2, ND 12.9 the keeper has none of the wonders on other free city-states', () => {
    const { t, over } = keeping('oracle', 0);
    over().city(1, 9).wonder('petra', 9);
    destroy(t.game, 9);
    expect([t.piece(9), controlledWonders(t.game, 0), controlledWonders(t.game, 1)]).toEqual([
      'its token',
      ['oracle'],
      [],
    ]);
  });

  test('TI 15.2, ND 14.5 conquered it has no keeper any more, even when it is free again', () => {
    const { t, space, over } = keeping('oracle', 0);
    over().city(1, space);
    expect([controlledWonders(t.game, 0), controlledWonders(t.game, 1)]).toEqual([[], ['oracle']]);
    destroy(t.game, space);
    expect([t.piece(space), controlledWonders(t.game, 0), controlledWonders(t.game, 1)]).toEqual(['its token', [], []]);
  });

  test('TI 15.2, ND 20.10 Great Zimbabwe loses its tokens when another holder’s turn begins, or with a conquest', () => {
    const shared = keeping('great-zimbabwe', 0, 1);
    shared.t.game.stored = 4;
    shared.over();
    expect([controlledWonders(shared.t.game, 1), shared.t.game.stored]).toEqual([['great-zimbabwe'], 0]);
    const conquered = keeping('great-zimbabwe', 0);
    conquered.t.game.stored = 4;
    conquered.over();
    expect(conquered.t.game.stored).toBe(4);
    conquered.t.city(1, conquered.space);
    expect(conquered.t.game.stored).toBe(0);
  });

  test('TI 15.2, ND 20.11 with Potala Palace goes the right to more cards: the surplus is given back first', () => {
    const { t, over } = keeping('potala-palace', 0, 1);
    t.player(0).diplomacy.push({ card: 'joint-war', from: 1 }, { card: 'embassy', from: 1 });
    over();
    expect([t.step, t.decider, t.game.turn.seat]).toEqual(['return-diplomacy', 0, 1]);
    t.does({ type: 'return', card: 'embassy' });
    expect([t.step, t.decider, t.player(0).diplomacy.length]).toEqual(['choose-focus', 1, 1]);
  });
});

test('TI 15.2, TI 16.2 whoever liberates it takes its card and has captured the wonder in it', () => {
  const { t, space } = withAntananarivo();
  t.city(1, space).wonder('apadana', space).strikes(45, space, [6, 1]).does({ type: 'liberate' });
  expect([t.piece(space), controlledWonders(t.game, 0), t.step]).toEqual(['city of 0', ['apadana'], 'explore-from']);
});

describe('TI 15.2 a barbarian on it', () => {
  const fought = (...holders: Seat[]) => {
    const { t, space } = withAntananarivo(...holders);
    t.barbarian('A', space).card(0, 'iron-working-ti', 6).army(0, 45, 45).resolves(0, 'iron-working-ti', 6);
    expect(t.piece(space)).toBe('its token');
    t.dice('dice', 6, 1).does({ type: 'army', army: 0, from: 45 }, { type: 'march', space });
    while (t.step === 'put-trade') t.does({ type: 'put-trade', slot: 1 });
    return { t, space };
  };

  test('keeps it from being a city until it is beaten: then no army of the holder attacks it or stays', () => {
    const { t, space } = fought(0);
    expect([t.piece(space), t.realm(0).armies, t.step]).toEqual(['city of 0', [45, 45], 'choose-army']);
    t.does({ type: 'army', army: 1, from: 45 }, { type: 'march', space });
    expect([t.facts('army-attack').length, t.step, t.offers({ type: 'halt' })]).toEqual([1, 'move-army', false]);
    const { t: other } = fought();
    expect(other.piece(space)).toBe('its token');
    other.does({ type: 'army', army: 1, from: 45 }, { type: 'march', space });
    expect(other.facts('army-attack')).toHaveLength(2);
  });

  test('may be driven off by Seoul’s card; in an event, after the holder’s turn, it stays a city-state', () => {
    const { t, space } = withAntananarivo(0);
    t.barbarian('A', space).turn(0).frames({ step: 'move-barbarian', seat: 0, barbarian: 0 });
    t.does({ type: 'drive', space: 45 });
    expect(t.piece(space)).toBe('city of 0');
    const event = withAntananarivo(0);
    event.t.district(1, 'encampment', 45).barbarian('A', event.space).turn(0).event(2);
    event.t.does({ type: 'resolve-district', district: 'encampment' }, { type: 'drive-out', letter: 'A' });
    expect([event.t.where('A'), event.t.game.turn.seat, event.t.piece(event.space)]).toEqual([-1, 0, 'its token']);
  });
});

describe('TI 15.2 a caravan that brings its card has arrived at a city-state', () => {
  const arrived = (wonder: WonderId) => {
    const { t, space } = withAntananarivo();
    t.wonder(wonder, 32).caravan(0, 45).resolves(0, 'foreign-trade', 6);
    t.does({ type: 'caravan', caravan: 0, from: 45 }, { type: 'step', space }, { type: 'stop' });
    return { t: t.does({ type: 'take-city-state-card' }), space };
  };

  test('Kilwa Kisiwani brings its trade token', () => {
    const { t, space } = arrived('kilwa-kisiwani');
    expect([t.step, t.piece(space)]).toEqual(['put-trade', 'city of 0']);
  });

  test('Országház may conquer it, and then nobody has its card', () => {
    const { t, space } = arrived('orszaghaz');
    expect(t.step).toBe('conquer-visited');
    t.does({ type: 'conquer' });
    expect([t.piece(space), t.terra.lent, t.player(0).cityStateCards, t.player(0).cities]).toEqual([
      'city of 0',
      -1,
      [],
      6,
    ]);
    const kept = arrived('orszaghaz');
    kept.t.done();
    expect([kept.t.piece(space), kept.t.terra.lent, kept.t.player(0).cities]).toEqual(['city of 0', space, 7]);
  });
});
