import type { CardId } from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';
import { goods, pay, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

interface FeedInput {
  persons: number;
  fieldTrack: number;
  food: number;
  resources: Record<string, number>;
  choice: 'feed' | 'penalty' | { payResources?: Record<string, number>; useTwoResourcesCard?: Record<string, number> };
}

/** A two-player table just before feeding; the last action before it is seat 1's. */
function hungry(change: Parameters<ReturnType<typeof table>['has']>[1], seats = 2) {
  const position = table(seats)
    .has(0, change)
    .has(1, { tools: [1, 1, 1], used: [true, false, false] });
  return position
    .waits({ step: 'round-end' }, { step: 'feeding' }, { step: 'raise-tool', seat: 1 })
    .does({ type: 'raise-tool', tool: 1 });
}

/** The position of a vector, everyone fed as far as the food goes. */
function served({ persons, fieldTrack, food, resources, choice }: FeedInput) {
  const kept: CardId[] = typeof choice === 'object' && choice.useTwoResourcesCard ? ['civ-36'] : [];
  return hungry({ persons, field: fieldTrack, food, resources: goods(resources), kept });
}

/** Seat 0 answers as the vector says; false if it is not asked or may not. */
function answer(position: ReturnType<typeof table>, choice: FeedInput['choice']): boolean {
  const asked = position.game.frames.at(-1)?.step === 'feed';
  if (choice === 'feed' || !asked) return choice === 'feed' && !asked;
  if (choice === 'penalty') return Boolean(position.as(0).does({ type: 'starve' }));
  if (choice.useTwoResourcesCard) position.as(0).does({ type: 'cash-in', ...goods(choice.useTwoResourcesCard) });
  const payment = pay(choice.payResources ?? {});
  return position.as(0).allows(payment) && Boolean(position.as(0).does(payment));
}

describe('feeding', () => {
  test.each(vectors.feeding)('SA 12.2, SA 12.3, SA 12.4, SA 12.5 $id', ({ input, expected }) => {
    const position = served(input as unknown as FeedInput);
    const chosen = answer(position, input.choice as FeedInput['choice']);
    if ('legal' in expected) return expect(chosen).toBe(expected.legal);
    expect(position.player(0)).toMatchObject({ food: expected.food, score: expected.scoreDelta });
    if (expected.resources) expect(position.player(0).resources).toEqual(goods(expected.resources));
  });

  test('SA 12.1 the field track brings food first', () => {
    expect(hungry({ field: 4, food: 1, persons: 5 }).player(0).food).toBe(0);
    expect(hungry({ field: 7, food: 0, persons: 5 }).player(0).food).toBe(2);
  });

  test('SA 12.2 every person eats, placed or not, and the rest is kept', () => {
    expect(hungry({ food: 12, persons: 7 }).player(0).food).toBe(5);
  });

  test('SA 12.3 first all food is gone, then the missing amount is paid in resources of choice', () => {
    const position = hungry({ food: 3, persons: 5, resources: goods({ wood: 1, gold: 2 }) });
    expect(position.player(0).food).toBe(0);
    expect(position.as(0).actions()).toEqual([pay({ wood: 1, gold: 1 }), pay({ gold: 2 }), { type: 'starve' }]);
    expect(position.as(0).refuses(pay({ wood: 2 }))).toEqual({ reason: 'too-few-resources', rule: 'SA 12.3' });
  });

  test('SA 12.3 more resources than food is missing are refused with the rule', () => {
    const position = hungry({ food: 3, persons: 5, resources: goods({ wood: 5 }) });
    expect(position.as(0).refuses(pay({ wood: 3 }))).toEqual({ reason: 'more-than-missing', rule: 'SA 12.3' });
  });

  test('SA 12.4 all or nothing: a part payment is refused, and the penalty is ten points once', () => {
    const position = hungry({ food: 0, persons: 5, resources: goods({ wood: 5 }) });
    expect(position.as(0).refuses(pay({ wood: 4 }))).toEqual({ reason: 'must-pay-all', rule: 'SA 12.4' });
    position.as(0).does({ type: 'starve' });
    expect(position.player(0)).toMatchObject({ score: -10, food: 0, resources: goods({ wood: 5 }) });
  });

  test('SA 12.5 whoever has enough food is not asked', () => {
    expect(hungry({ food: 5, persons: 5, resources: goods({ clay: 9 }) }).game.frames.at(-1)?.step).toBe('place');
  });

  test('SA 12.6 nobody is ever lost', () => {
    expect(hungry({ food: 0, persons: 8 }).player(0)).toMatchObject({ persons: 8, score: -10 });
  });

  test('SA 12.7 several hungry players are asked at the same time, and the answers stay hidden until all are in', () => {
    const position = table(2)
      .has(0, { food: 0, resources: goods({ wood: 5 }) })
      .has(1, { food: 0, resources: goods({ clay: 5 }), tools: [1, 1, 1], used: [true, false, false] });
    position
      .waits({ step: 'round-end' }, { step: 'feeding' }, { step: 'raise-tool', seat: 1 })
      .does({ type: 'raise-tool', tool: 1 });
    expect(position.awaited).toEqual([0, 1]);
    position.as(1).does(pay({ clay: 5 }));
    expect(position.player(1).resources.clay).toBe(5);
    expect(position.as(1).refuses(pay({ clay: 5 }))).toEqual({ reason: 'already-answered' });
    position.as(0).does({ type: 'starve' });
    expect([position.player(0).score, position.player(1).resources.clay]).toEqual([-10, 0]);
  });

  test('SA 12.7, SA 8.3.10 the two-resources card may be used when food is missing', () => {
    const position = hungry({ food: 4, persons: 5, kept: ['civ-36'] });
    expect(
      position
        .as(0)
        .actions()
        .filter(({ type }) => type === 'pay'),
    ).toEqual([]);
    position
      .as(0)
      .does({ type: 'cash-in', ...goods({ wood: 2 }) })
      .as(0)
      .does(pay({ wood: 1 }));
    expect(position.player(0)).toMatchObject({ resources: goods({ wood: 1 }), score: 0 });
  });

  test('SA 15.12, SA 1.7 the penalty can make the score negative', () => {
    expect(hungry({ food: 0, persons: 5, score: 3 }).player(0).score).toBe(-7);
  });
});
