import { BUILDING_IDS, type BuildingId, buildingOf, type CardId, type Price } from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';
import { worth } from '../src/queries/goods.ts';
import { goods, pay, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

const RICH = goods({ wood: 8, clay: 8, stone: 8, gold: 8 });

/** Seat 0 stands on the first stack, where that tile lies, with these resources. */
function offered(building: BuildingId, resources = RICH) {
  const position = table()
    .has(0, { resources: { ...resources } })
    .on(0, 'building-1', 1);
  swapIn(position.game, building);
  return position
    .waits({ step: 'using', seat: 0, left: 1 }, { step: 'use', seat: 0 })
    .does({ type: 'use', place: 'building-1' });
}

/** Put that tile on top of the first stack, wherever it was. */
function swapIn(game: ReturnType<typeof table>['game'], building: BuildingId): void {
  const old = game.buildings[0] ?? null;
  const at = game.buildings.indexOf(building);
  if (at >= 0) game.buildings[at] = old;
  game.stacks = game.stacks.map((stack) => stack.map((tile) => (tile === building && old !== null ? old : tile)));
  game.buildings[0] = building;
}

function idOf(matches: (price: Price) => boolean): BuildingId {
  const id = BUILDING_IDS.find((one) => matches(buildingOf(one).price));
  if (id === undefined) throw new Error('There is no such tile.');
  return id;
}

interface TileInput {
  kind: string;
  cost?: Record<string, number>;
  resources?: number;
  kinds?: number;
}

function tileOf(tile: TileInput): BuildingId {
  return idOf((price) => {
    if (price.kind === 'fixed')
      return (
        tile.kind === 'fixed' && worth(price.goods) === worth(goods(tile.cost)) && same(price.goods, goods(tile.cost))
      );
    if (price.kind === 'flexible')
      return tile.kind === 'flexible' && price.resources === tile.resources && price.kinds === tile.kinds;
    return tile.kind === 'open';
  });
}

const same = (one: object, other: object) =>
  Object.entries(one).every(([key, value]) => (other as Record<string, number>)[key] === value);

describe('buildings', () => {
  test.each(vectors.buildings)(
    'SA 9.3, SA 9.4, SA 9.5, SA 15.8, SA 15.9, SA 17.7, SA 17.8 $id',
    ({ input, expected }) => {
      const position = offered(tileOf(input.tile as TileInput));
      const payment = pay(input.payment as object);
      expect(position.allows(payment)).toBe(expected.legal);
      if (expected.points === undefined) return;
      expect(position.does(payment).player(0).score).toBe(expected.points);
    },
  );

  test('SA 9.1 pay, take the tile, score at once; or leave it', () => {
    const position = offered('bld-01').does(pay({ wood: 2, clay: 1 }));
    expect(position.player(0)).toMatchObject({
      score: 10,
      built: ['bld-01'],
      resources: goods({ wood: 6, clay: 7, stone: 8, gold: 8 }),
    });
    const left = offered('bld-01').does({ type: 'decline' });
    expect(left.player(0)).toMatchObject({ score: 0, built: [] });
    expect(left.game.buildings[0]).toBe('bld-01');
    expect(offered('bld-01', goods({ wood: 2 })).game.buildings[0]).toBe('bld-01');
  });

  test('SA 9.2 the next tile is turned up at once', () => {
    const position = offered('bld-01');
    const next = position.game.stacks[0]?.at(-1);
    position.does(pay({ wood: 2, clay: 1 }));
    expect(position.game.buildings[0]).toBe(next);
    expect(position.game.stacks[0]).toHaveLength(5);
  });

  test('SA 9.3 other resources than the printed ones are refused with the rule', () => {
    expect(offered('bld-01').refuses(pay({ wood: 3 }))).toEqual({ reason: 'wrong-goods', rule: 'SA 9.3' });
    expect(offered('bld-19').refuses(pay({ wood: 4 }))).toEqual({ reason: 'wrong-kinds', rule: 'SA 9.4' });
    const poor = offered('bld-26', goods({ wood: 1 }));
    expect(poor.refuses(pay({ gold: 1 }))).toEqual({ reason: 'too-few-resources', rule: 'SA 9.1' });
  });

  test('SA 9.1, SA 9.3 whoever lacks the printed resources is told so, not that they are wrong', () => {
    const poor = table()
      .has(0, { kept: ['civ-36'], resources: goods({ wood: 1 }) })
      .on(0, 'building-1', 1);
    swapIn(poor.game, 'bld-01');
    poor.waits({ step: 'use', seat: 0 }).does({ type: 'use', place: 'building-1' });
    expect(poor.refuses(pay({ wood: 2, clay: 1 }))).toEqual({ reason: 'too-few-resources', rule: 'SA 9.1' });
  });

  test('SA 9.4 the right kinds in the wrong number are refused with the rule, one too many or one too few', () => {
    for (const payment of [pay({ wood: 2, clay: 1 }), pay({ wood: 3, clay: 2 })]) {
      expect(offered('bld-19').refuses(payment)).toEqual({ reason: 'wrong-number', rule: 'SA 9.4' });
    }
  });

  test('SA 9.5 an open tile takes one to seven resources', () => {
    const sizes = new Set(
      offered('bld-26')
        .actions()
        .flatMap((action) => (action.type === 'pay' ? [action.wood + action.clay + action.stone + action.gold] : [])),
    );
    expect([...sizes].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(offered('bld-26').refuses(pay({}))).toEqual({ reason: 'wrong-number', rule: 'SA 9.5' });
    expect(offered('bld-26').refuses(pay({ wood: 8 }))).toEqual({ reason: 'wrong-number', rule: 'SA 9.5' });
  });

  test('SA 9.6 there is no limit on buildings', () => {
    const position = offered('bld-01').has(0, { built: ['bld-02', 'bld-03', 'bld-04', 'bld-05', 'bld-06', 'bld-07'] });
    position.does(pay({ wood: 2, clay: 1 }));
    expect(position.player(0).built).toHaveLength(7);
  });

  test('SA 9.7 standing on a tile only to block it is legal', () => {
    const position = table();
    expect(position.allows({ type: 'place', place: 'building-1', persons: 1 })).toBe(true);
    expect(offered('bld-01').allows({ type: 'decline' })).toBe(true);
  });

  test('SA 15.10 the last tile leaves an empty stack that cannot be occupied', () => {
    const position = offered('bld-01');
    position.game.stacks[0] = [];
    position.does(pay({ wood: 2, clay: 1 }));
    expect(position.game.buildings[0]).toBeNull();
    expect(position.waits({ step: 'place', seat: 1 }).allows({ type: 'place', place: 'building-1', persons: 1 })).toBe(
      false,
    );
  });

  test('SA 9.1, SA 8.3.10 whoever could pay with the two-resources card is asked, whoever has nothing is not', () => {
    const asked = (kept: CardId[]) =>
      table()
        .has(0, { kept, resources: goods() })
        .on(0, 'building-1', 1)
        .waits({ step: 'use', seat: 0 }, { step: 'use', seat: 0 })
        .does({ type: 'use', place: 'building-1' }).step;
    expect([asked(['civ-36']), asked([])]).toEqual(['buy-building', 'use']);
  });
});
