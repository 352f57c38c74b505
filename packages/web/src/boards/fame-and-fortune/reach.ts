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

type Group = ReturnType<typeof groupOf>;

/** Everything a group can reach, by square. */
function reachOf(game: FameState, party: Party): ReadonlyMap<number, Reached> {
  const { seat, from, left, figures } = party;
  const player = game.players[seat];
  const armies = figures.filter((number) => player?.figures[number]?.kind === 'army').length;
  const group = groupOf(game, seat, armies, figures.length - armies);
  const reached = new Map<number, Reached>();
  let frontier: readonly (readonly number[])[] = [[]];
  for (let more = left; more > 0 && frontier.length > 0; more--) {
    frontier = frontier.flatMap((way) => walkOn(game, group, party, way, more, reached));
  }
  reached.delete(from);
  return reached;
}

/** Looks one step farther along a way, notes what is reached, and gives the ways that lead on. */
function walkOn(
  game: FameState,
  group: Group,
  { seat, from, figures }: Party,
  way: readonly number[],
  left: number,
  reached: Map<number, Reached>,
): (readonly number[])[] {
  const at = way.at(-1) ?? from;
  for (const square of discoveriesFrom(game, group, at, left, figures)) {
    if (!reached.has(square)) reached.set(square, { way: [...way, square], danger: 'discover', stop: false });
  }
  return stepsFrom(game, group, at, left, figures).flatMap((square) => {
    if (reached.has(square)) return [];
    const encounter = encounterAt(game, seat, square);
    const danger = encounter === 'none' || encounter === 'own-centre' ? undefined : encounter;
    const stop = mayStop(game, group, square, othersAt(game, seat, square, figures));
    const next = [...way, square];
    reached.set(square, { way: next, danger, stop });
    return group.flies || !stopsMove(encounter) ? [next] : [];
  });
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
