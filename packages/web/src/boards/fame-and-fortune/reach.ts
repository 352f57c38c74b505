/** How far figures come this turn, by which way, and what waits for them there. */

import type { FameState } from '@tabularium/fame-and-fortune';
import {
  discoveriesFrom,
  encounterAt,
  groupOf,
  mayStop,
  othersAt,
  speedOf,
  stepsFrom,
  stopsMove,
} from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';
import type { FameTable } from './table.ts';

/** What waits in a square. */
export type Danger = 'enemy' | 'enemy-centre' | 'village' | 'hut' | 'relic' | 'discover';

/** A square that can be reached. */
export interface Reached {
  /** The squares to step on, this one last. */
  readonly way: readonly number[];
  readonly danger: Danger | undefined;
  /** May the move end here? */
  readonly stop: boolean;
}

/** A group that could go somewhere. */
interface Party {
  readonly seat: Seat;
  readonly from: number;
  readonly left: number;
  readonly figures: readonly number[];
}

/** Everything a group can reach, by square. */
export function reachOf(game: FameState, { seat, from, left, figures }: Party): ReadonlyMap<number, Reached> {
  const player = game.players[seat];
  const armies = figures.filter((number) => player?.figures[number]?.kind === 'army').length;
  const group = groupOf(game, seat, armies, figures.length - armies);
  const reached = new Map<number, Reached>();
  let frontier: readonly { readonly at: number; readonly way: readonly number[] }[] = [{ at: from, way: [] }];
  for (let more = left; more > 0 && frontier.length > 0; more--) {
    const next: { at: number; way: readonly number[] }[] = [];
    for (const { at, way } of frontier) {
      for (const square of discoveriesFrom(game, group, at, more, figures)) {
        if (!reached.has(square)) reached.set(square, { way: [...way, square], danger: 'discover', stop: false });
      }
      for (const square of stepsFrom(game, group, at, more, figures)) {
        if (square === from || reached.has(square)) continue;
        const encounter = encounterAt(game, seat, square);
        const danger = encounter === 'none' || encounter === 'own-centre' ? undefined : encounter;
        const stop = mayStop(game, group, square, othersAt(game, seat, square, figures));
        reached.set(square, { way: [...way, square], danger, stop });
        if (group.flies || !stopsMove(encounter)) next.push({ at: square, way: [...way, square] });
      }
    }
    frontier = next;
  }
  return reached;
}

/** The reach of the group that is on its way; nothing if none is. */
export function reachOnTheWay({ game, frame, own }: FameTable): ReadonlyMap<number, Reached> | undefined {
  if (frame?.step !== 'move-step' || frame.seat !== own) return undefined;
  const from = game.players[own]?.figures[frame.figures[0] ?? -1]?.square ?? -1;
  return reachOf(game, { seat: own, from, left: frame.left, figures: frame.figures });
}

/** The reach of all figures of the viewer on a square that may still move. */
export function reachFrom(game: FameState, seat: Seat, from: number): ReadonlyMap<number, Reached> {
  const figures = (game.players[seat]?.figures ?? []).flatMap((figure, number) =>
    figure.square === from && !figure.moved ? [number] : [],
  );
  return reachOf(game, { seat, from, left: speedOf(game, seat), figures });
}
