/** What the operations of the expansion do. */

import type { Seat } from '@tabularium/kernel';
import { MARKET_RESOURCES } from '../../content/goods.ts';
import type { Op } from '../../content/model.ts';
import { mayAim } from '../../effects/gains.ts';
import { isForbiddenStay } from '../../queries/cities.ts';
import { geometryOf } from '../../queries/geometry.ts';
import { resourcesOf } from '../../queries/icons.ts';
import { cityOf, othersOf, playerOf } from '../../queries/players.ts';
import { encounterAt } from '../../queries/reach.ts';
import { isProtected, statOf } from '../../queries/sources.ts';
import { countAt, figuresAt, isRevealed, isWater, occupantOf } from '../../queries/squares.ts';
import { growCapital } from '../../rules/cities.ts';
import { takeToken } from '../../rules/city-management.ts';
import { relocate } from '../../rules/figures.ts';
import { ANARCHY, forceAnarchy } from '../../rules/government.ts';
import { withoutTechnology } from '../../rules/learning.ts';
import { removeCoin } from '../../rules/stores.ts';
import type { FameState, Square } from '../../state.ts';
import type { Pick } from '../../vocabulary/actions.ts';
import type { Deed } from '../../vocabulary/frames.ts';
import { anyRules, holds, type OperationRules, type Scale } from '../../vocabulary/operations.ts';
import type { FameOp } from '../content/model.ts';

type Own = Exclude<FameOp, Op | { op: 'gain-scaled' } | { op: 'free-investment' }>;
type LoseCoin = Extract<FameOp, { op: 'lose-coin' }>;

/** The coin tokens of some players. */
const coinsIn = (game: FameState, seats: readonly Seat[]): Pick[] =>
  seats.flatMap((of) => Object.keys(playerOf(game, of).coins).map((coin) => ({ coin, of })));

/** The players whose coins may be taken, without those already chosen. */
function losers(game: FameState, deed: Deed, picks: readonly Pick[]): Seat[] {
  return othersOf(game, deed.seat).filter(
    (seat) =>
      mayAim(game, deed, seat) &&
      Object.keys(playerOf(game, seat).coins).length > 0 &&
      !picks.some((pick) => 'coin' in pick && pick.of === seat),
  );
}

/** The tokens that can be named next (Counterfeiters, Depression, Bank Scandal). */
function coinsToLose(game: FameState, deed: Deed, { who }: LoseCoin, picks: readonly Pick[]): Pick[] | null {
  const open = losers(game, deed, picks);
  const last = picks.at(-1);
  if (last !== undefined && 'enough' in last) return null;
  if (picks.length === 0) return coinsIn(game, who === 'all-others' ? open.slice(0, 1) : open);
  if (who === 'one-other' || open.length === 0 || (who === 'up-to-2-others' && picks.length > 1)) return null;
  return who === 'all-others' ? coinsIn(game, open.slice(0, 1)) : [...coinsIn(game, open), { enough: true }];
}

/** Where a group of another player can be driven over land (FF 9.15). */
function drives(game: FameState, of: Seat, from: Square, steps: number): Square[] {
  const player = playerOf(game, of);
  const count = countAt(player, from);
  const limit = statOf(game, of, 'stacking-limit');
  const { beside } = geometryOf(game.seats);
  const reached = new Set([from]);
  let frontier = [from];
  for (let left = steps; left > 0; left--) {
    const next: Square[] = [];
    for (const square of frontier) {
      for (const to of beside[square] ?? []) {
        if (reached.has(to) || !isRevealed(game, to) || isWater(game, to)) continue;
        if (encounterAt(game, of, to) !== 'none') continue;
        reached.add(to);
        next.push(to);
      }
    }
    frontier = next;
  }
  reached.delete(from);
  return [...reached].filter((to) => countAt(player, to) + count <= limit && !isForbiddenStay(game, of, to));
}

/** The groups of others that can be driven away; no more than are asked for. */
function drivable(game: FameState, deed: Deed, steps: number, most = Number.POSITIVE_INFINITY): Pick[] {
  const found: Pick[] = [];
  for (const square of geometryOf(game.seats).squares) {
    const of = occupantOf(game, square);
    if (of < 0 || of === deed.seat || !mayAim(game, deed, of)) continue;
    if (drives(game, of, square, steps).length > 0 && found.push({ square, of }) >= most) break;
  }
  return found;
}

const own: OperationRules<Own> = {
  'lose-coin': {
    asks: coinsToLose,
    targets: (_game, _deed, _op, picks) => picks.flatMap((pick) => ('coin' in pick ? [pick.of] : [])),
    apply(game, _deed, _op, picks) {
      for (const pick of picks) if ('coin' in pick) removeCoin(game, pick.of, pick.coin);
    },
  },
  'move-group': {
    possible: (game, deed, { steps }) => drivable(game, deed, steps, 1).length > 0,
    asks(game, deed, { steps }, [from, to]) {
      if (to !== undefined) return null;
      if (from !== undefined) {
        if (!('square' in from)) return null;
        return drives(game, from.of ?? -1, from.square, steps).map((square) => ({ square }));
      }
      return drivable(game, deed, steps);
    },
    targets: (_game, _deed, _op, [from]) => (from !== undefined && 'square' in from ? [from.of ?? -1] : []),
    apply(game, _deed, _op, [from, to]) {
      if (from === undefined || !('square' in from) || to === undefined || !('square' in to)) return;
      const of = from.of ?? -1;
      relocate(game, of, figuresAt(playerOf(game, of), from.square), to.square);
    },
  },
  'force-anarchy': {
    asks: (game, deed, _op, picks) =>
      picks.length > 0
        ? null
        : othersOf(game, deed.seat)
            .filter((player) => mayAim(game, deed, player) && !isProtected(game, player, 'anarchy'))
            .filter((player) => playerOf(game, player).government !== ANARCHY)
            .map((player) => ({ player })),
    targets: (_game, _deed, _op, [pick]) => (pick !== undefined && 'player' in pick ? [pick.player] : []),
    apply(game, _deed, _op, [pick]) {
      if (pick !== undefined && 'player' in pick) forceAnarchy(game, pick.player);
    },
  },
  'grow-metropolis': { apply: (game, { seat }) => growCapital(game, seat) },
  'one-of-each-resource': {
    possible: (game) => MARKET_RESOURCES.some((kind) => game.market[kind] > 0),
    apply(game, { seat }) {
      for (const kind of MARKET_RESOURCES) takeToken(game, seat, kind);
    },
  },
  substitute: { only: 'payment', apply: () => {} },
  'draw-events-extra': holds,
  'loser-loot': holds,
  'all-governments': holds,
  'great-person-choice': holds,
  'no-enemy-stay': holds,
  'setup-metropolis': holds,
};

/** One rule for every operation the expansion adds. */
export const fameOperations = anyRules<Own>(own);

/** What its scaled gains count. */
export const fameScales: Readonly<Record<string, Scale>> = {
  'other-players-without-technology': (game, { seat, about }) => withoutTechnology(game, seat, about.technology).length,
  'resource-icon-squares': (game, { seat, about }) =>
    resourcesOf(game, seat, cityOf(playerOf(game, seat), about.city)).length,
};
