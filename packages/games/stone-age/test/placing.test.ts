import { decider } from '@tabularium/kernel';
import { PLACES, type PlaceId } from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';
import { placing, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

const COLOURS = ['red', 'blue', 'green', 'yellow'];
const seatOf = (colour: string) => COLOURS.indexOf(colour);

interface PlacementInput {
  players: number;
  place: PlaceId;
  count: number;
  player?: string;
  persons?: number;
  occupied?: Record<string, Record<string, number>>;
}

describe('placing people', () => {
  const cases = vectors.placement.flatMap(({ id, rule, input, expected }) =>
    'place' in input && 'legal' in expected
      ? [{ id, rule, input: input as unknown as PlacementInput, legal: expected.legal as boolean }]
      : [],
  );
  test.each(cases)('SA 4.6, SA 4.3, SA 11.1, SA 11.2, SA 11.3, SA 11.4 $id', ({ input, legal }) => {
    const seats = input.players;
    const seat = Math.min(seatOf(input.player ?? 'red'), seats - 1);
    const position = table(seats).has(seat, { persons: Math.max(input.persons ?? 0, input.count + 4, 5) });
    for (const [place, people] of Object.entries(input.occupied ?? {})) {
      for (const [colour, persons] of Object.entries(people)) {
        position.on(Math.min(seatOf(colour), seats - 1), place as PlaceId, persons);
      }
    }
    position.waits({ step: 'place', seat });
    expect(position.allows(placing(input.place, input.count))).toBe(legal);
  });

  test('SA 4.1 each player in turn places on one place, again and again until nobody can', () => {
    const round = table(2);
    const order: number[] = [];
    while (round.game.frames.at(-1)?.step === 'place') {
      order.push(decider(round.game));
      const [first] = round.actions().filter((action) => action.type === 'place' && action.persons === 1);
      round.does(first as never);
    }
    expect(order).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
  });

  test('SA 4.1 place-20: two places in one turn are no action', () => {
    const [vector] = vectors.placement.filter(({ id }) => id === 'place-20');
    expect(table().allows({ ...placing('forest', 2), also: 'field' } as never)).toBe(vector?.expected.legal);
  });

  test('SA 4.2 no more people than are left on the player board', () => {
    const position = table();
    expect(position.allows(placing('hunting-grounds', 5))).toBe(true);
    expect(position.refuses(placing('hunting-grounds', 6))).toBeDefined();
    position.on(0, 'forest', 4);
    expect(position.refuses(placing('clay-pit', 2))).toMatchObject({ reason: 'too-few-persons', rule: 'SA 4.2' });
  });

  test('SA 4.3 no second visit in a round, but several cards and buildings', () => {
    const position = table().on(0, 'hunting-grounds', 1).on(0, 'card-2', 1).on(0, 'building-1', 1);
    expect(position.refuses(placing('hunting-grounds', 1))).toEqual({ reason: 'already-there', rule: 'SA 4.3' });
    expect(position.allows(placing('card-1', 1))).toBe(true);
    expect(position.allows(placing('building-2', 1))).toBe(true);
  });

  test('SA 4.4 passing is no action while something is legal', () => {
    expect(
      table()
        .actions()
        .every(({ type }) => type === 'place'),
    ).toBe(true);
    expect(table().refuses({ type: 'decline' })).toBeDefined();
  });

  test('SA 4.4, SA 15.1, SA 4.5 one person left and only the hut free: the player is skipped', () => {
    const position = table(4);
    crowd(position, ['hut', 'forest']);
    position
      .on(3, 'forest', 6)
      .has(3, { persons: 1 + position.player(3).placed.reduce((sum, persons) => sum + persons, 0) });
    position.on(3, 'tool-maker', 2);
    position.has(0, { persons: 2 }).on(0, 'hunting-grounds', 1).has(1, { persons: 2 });
    position.waits({ step: 'place', seat: 0 }).does(placing('forest', 1));
    expect(position.game.frames).toEqual([]);
    expect(position.player(1).persons - position.player(1).placed.reduce((sum, persons) => sum + persons, 0)).toBe(1);
  });

  test('SA 4.5, SA 15.2 people that cannot be placed stay at home, and the phase ends', () => {
    const position = table(4);
    crowd(position, ['forest']);
    position.on(0, 'hunting-grounds', 1).has(0, { persons: 30 });
    position.waits({ step: 'place', seat: 0 }).does(placing('forest', 7));
    expect(position.game.frames).toEqual([]);
  });

  test('SA 4.6 the number a place takes', () => {
    const counts = (place: PlaceId) =>
      table()
        .actions()
        .flatMap((action) => (action.type === 'place' && action.place === place ? [action.persons] : []));
    expect(counts('hunting-grounds')).toEqual([1, 2, 3, 4, 5]);
    expect(counts('river')).toEqual([1, 2, 3, 4, 5]);
    expect(counts('hut')).toEqual([2]);
    for (const place of ['tool-maker', 'field', 'card-3', 'building-4'] as const) expect(counts(place)).toEqual([1]);
    const position = table();
    expect(position.refuses(placing('hut', 1))).toEqual({ reason: 'hut-needs-two', rule: 'SA 4.6' });
    expect(position.refuses(placing('field', 2))).toEqual({ reason: 'one-person-only', rule: 'SA 4.6' });
    position.on(1, 'forest', 5);
    expect(position.refuses(placing('forest', 3))).toEqual({ reason: 'too-few-rings', rule: 'SA 4.6' });
    position.on(2, 'forest', 2).on(1, 'card-1', 1);
    expect(position.refuses(placing('forest', 1))).toEqual({ reason: 'place-full', rule: 'SA 4.6' });
    expect(position.refuses(placing('card-1', 1))).toEqual({ reason: 'place-taken', rule: 'SA 4.6' });
  });

  test('SA 4.7 cards and buildings may be occupied in any order and without a single resource', () => {
    const position = table();
    for (const place of ['card-4', 'card-1', 'building-3', 'building-1'] as const) {
      expect(position.allows(placing(place, 1))).toBe(true);
    }
  });

  test('SA 4.8 a place that will bring nothing may be taken', () => {
    const position = table().has(0, { persons: 10, field: 10, tools: [4, 4, 4] });
    expect(position.allows(placing('hut', 2))).toBe(true);
    expect(position.allows(placing('field', 1))).toBe(true);
    expect(position.allows(placing('tool-maker', 1))).toBe(true);
  });

  test('SA 4.9 a placement is final: the next player decides at once', () => {
    const position = table().does(placing('forest', 2));
    expect(decider(position.game)).toBe(1);
    expect(position.as(0).refuses(placing('forest', 1))).toEqual({ reason: 'not-your-turn' });
  });

  test('SA 4.10 nobody places once phase 2 has begun, though rings are free again', () => {
    const position = table(2).on(0, 'forest', 3).waits({ step: 'using', seat: 1, left: 1 }, { step: 'use', seat: 0 });
    expect(position.actions().every(({ type }) => type === 'use')).toBe(true);
  });

  test('SA 11.1 with two or three players the third village place is closed, whichever it is', () => {
    for (const [first, second, third] of [
      ['tool-maker', 'hut', 'field'],
      ['hut', 'field', 'tool-maker'],
      ['field', 'tool-maker', 'hut'],
    ] as const) {
      const position = table(3)
        .on(1, first, first === 'hut' ? 2 : 1)
        .on(2, second, second === 'hut' ? 2 : 1);
      expect(position.refuses(placing(third, third === 'hut' ? 2 : 1))).toEqual({
        reason: 'village-closed',
        rule: 'SA 11.1',
      });
    }
  });

  test('SA 11.2, SA 15.3 three players: two on a resource place close it for the third', () => {
    const position = table(3).on(1, 'quarry', 1).on(2, 'quarry', 1);
    expect(position.refuses(placing('quarry', 1))).toEqual({ reason: 'players-limit', rule: 'SA 11.2' });
    expect(position.allows(placing('river', 5))).toBe(true);
  });

  test('SA 11.3 two players: one on a resource place closes it for the other', () => {
    const position = table(2).on(1, 'river', 1);
    expect(position.refuses(placing('river', 1))).toEqual({ reason: 'players-limit', rule: 'SA 11.3' });
  });

  test('SA 11.4 seven rings, the hunting grounds, cards and buildings stay as they are', () => {
    const position = table(2).has(0, { persons: 9 }).on(1, 'hunting-grounds', 5);
    expect(position.allows(placing('forest', 7))).toBe(true);
    expect(position.allows(placing('forest', 8))).toBe(false);
    expect(position.allows(placing('hunting-grounds', 9))).toBe(true);
    expect(position.refuses(placing('building-3', 1))).toEqual({ reason: 'not-in-play', rule: 'SA 2.2' });
  });

  test('SA 16.1 with the option of hunting again the hunting grounds may be visited twice', () => {
    const position = table(4, { huntAgain: true }).on(0, 'hunting-grounds', 1).on(0, 'forest', 1);
    expect(position.allows(placing('hunting-grounds', 2))).toBe(true);
    expect(position.allows(placing('forest', 1))).toBe(false);
    expect(position.refuses(placing('forest', 1))).toEqual({ reason: 'already-there', rule: 'SA 4.3' });
    position.does(placing('hunting-grounds', 2));
    expect(position.player(0).placed[0]).toBe(3);
  });

  test('SA 16.1, SA 4.2 whoever may hunt again is refused for the people that are missing, not for the visit', () => {
    const position = table(4, { huntAgain: true }).on(0, 'hunting-grounds', 4);
    expect(position.refuses(placing('hunting-grounds', 2))).toEqual({ reason: 'too-few-persons', rule: 'SA 4.2' });
  });
});

/** Fill every place with other people, except these. */
function crowd(position: ReturnType<typeof table>, free: readonly PlaceId[]): void {
  for (const { id, rings } of PLACES) {
    if (!free.includes(id) && id !== 'hunting-grounds') position.on(3, id, rings);
  }
  position.has(3, { persons: position.player(3).placed.reduce((sum, persons) => sum + persons, 0) + 1 });
  position.on(3, 'hunting-grounds', 1).has(2, { persons: 1 }).on(2, 'hunting-grounds', 1);
  position.has(1, { persons: 1 }).on(1, 'hunting-grounds', 1);
}
