/** Where an army can go: the spaces in reach, the way to each, and where it would have to attack. */

import type { NewDawnTable } from '../table.ts';
import { isHostile, marchingRange, marchingWays, mustStop, type NewDawnKnown, type NewDawnView } from './content.ts';
import type { Attacker } from './strength.ts';

/** An army's possible move. */
interface March {
  readonly from: number;
  /** From each space in reach, the space before it on the shortest way. */
  readonly before: ReadonlyMap<number, number>;
  /** The spaces in reach where it would attack. */
  readonly prey: readonly number[];
}

/** The march the frame is about: the moving army's, or that of the army pointed at. */
export function marchIn({ frame, view, spaces }: NewDawnTable, pointed: number | undefined): March | undefined {
  if (frame?.step === 'move-army') return marchFrom(view, frame, frame.at, frame.left);
  if (frame?.step !== 'choose-army' || pointed === undefined) return undefined;
  if (spaces.get(pointed)?.[0]?.type !== 'army') return undefined;
  return marchFrom(view, frame, pointed, marchingRange(view, frame));
}

/** Where the army that is moving, or the one that would start there, can go without a fight: each space with the way to it. */
export function armyWays(
  view: NewDawnView,
  chosen: number | undefined,
): { readonly at: number; readonly ways: ReadonlyMap<number, readonly number[]> } | undefined {
  const frame = view.frames.at(-1);
  const march =
    frame?.step === 'move-army'
      ? marchFrom(view, frame, frame.at, frame.left)
      : frame?.step === 'choose-army' && chosen !== undefined
        ? marchFrom(view, frame, chosen, marchingRange(view, frame))
        : undefined;
  if (march === undefined) return undefined;
  const peaceful = [...march.before.keys()].filter((space) => !march.prey.includes(space));
  return { at: march.from, ways: new Map(peaceful.map((space) => [space, wayIn(march, space)])) };
}

/** The way of a march to a space; empty if it is out of reach. */
function wayIn({ before }: Pick<March, 'before'>, space: number): number[] {
  const way: number[] = [];
  for (let at: number | undefined = space; at !== undefined && before.has(at); at = before.get(at)) way.unshift(at);
  return way;
}

/** Everywhere an army comes from there with so many steps. */
function marchFrom(game: NewDawnKnown, campaign: Attacker, from: number, steps: number): March {
  const before = new Map<number, number>();
  const prey: number[] = [];
  let rim = [from];
  for (let left = steps; left > 0 && rim.length > 0; left--) {
    const next: number[] = [];
    for (const [space, step] of rim.flatMap((at) =>
      marchingWays(game, campaign, at, left).map((to) => [at, to] as const),
    )) {
      if (step === from || before.has(step)) continue;
      before.set(step, space);
      if (isHostile(game, campaign.seat, step)) prey.push(step);
      if (!mustStop(game, campaign, step)) next.push(step);
    }
    rim = next;
  }
  return { from, before, prey };
}

/** The way the moving army would take to that space; empty if it is out of reach. */
export function marchTo(table: NewDawnTable, space: number): number[] {
  const march = table.frame?.step === 'move-army' ? marchIn(table, undefined) : undefined;
  return march === undefined ? [] : wayIn(march, space);
}

/** Can the moving army go there, and would it attack? */
export function aimsWithArmy(table: NewDawnTable, space: number): boolean {
  const { frame, view } = table;
  return frame?.step === 'move-army' && isHostile(view, frame.seat, space) && marchTo(table, space).length > 0;
}
