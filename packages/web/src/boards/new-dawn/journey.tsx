/** Caravans on their way: the reach, the way to the space pointed at, and walking it step by step, as other figures do too. */

import { useEffect } from 'react';
import { useTableTop } from '../../table/context.ts';
import { HALT, intend, intended, useIntended } from './aim.ts';
import { caravanSteps, focusCard, type Journey, type NewDawnView } from './content.ts';
import { answerOf, type Moving } from './expansion.ts';
import { at, hexPath, middleOf } from './geometry.ts';
import { type NewDawnTable, useNewDawn, useNewDawnTop } from './table.ts';

/** How a caravan could travel now: from where, how far, under which conditions. */
interface Trip {
  readonly journey: Journey;
  readonly from: number;
  readonly steps: number;
}

/** The trip the frame is about: the moving caravan's, or that of the caravan pointed at. */
function tripIn({ frame, spaces }: NewDawnTable, pointed: number | undefined): Trip | undefined {
  const chosen = pointed !== undefined && spaces.get(pointed)?.[0]?.type === 'caravan' ? pointed : undefined;
  return tripFrom(frame, chosen);
}

/** The trip of the caravan that is moving, or that would be chosen there. */
function tripFrom(frame: NewDawnTable['frame'], chosen: number | undefined): Trip | undefined {
  if (frame?.step !== 'move-caravan' && frame?.step !== 'choose-caravan') return undefined;
  const card = focusCard(frame.card);
  if (card.type !== 'economy') return undefined;
  const journey = { seat: frame.seat, card, slot: frame.slot };
  if (frame.step === 'move-caravan') return { journey, from: frame.at, steps: frame.left + frame.extra };
  if (chosen === undefined) return undefined;
  return { journey, from: chosen, steps: card.steps + frame.bonus + frame.extra };
}

/** From each space in reach, the space before it on the shortest way. */
function reachOf({ view }: Pick<NewDawnTable, 'view'>, { journey, from, steps }: Trip): Map<number, number> {
  const before = new Map<number, number>();
  let rim = [from];
  for (let left = steps; left > 0 && rim.length > 0; left--) {
    const next: number[] = [];
    for (const space of rim) {
      for (const step of caravanSteps(view, journey, space, left)) {
        if (step === from || before.has(step)) continue;
        before.set(step, space);
        next.push(step);
      }
    }
    rim = next;
  }
  return before;
}

/** The way from the start to a space, the start left out. */
function wayTo(before: ReadonlyMap<number, number>, to: number): number[] {
  const way: number[] = [];
  for (let space: number | undefined = to; space !== undefined && before.has(space); space = before.get(space)) {
    way.unshift(space);
  }
  return way;
}

/** Where the caravan that is moving, or the one that would start there, can go: each space with the way to it. */
export function caravanWays(
  view: NewDawnView,
  chosen: number | undefined,
): { readonly at: number; readonly ways: ReadonlyMap<number, readonly number[]> } | undefined {
  const trip = tripFrom(view.frames.at(-1), chosen);
  if (trip === undefined) return undefined;
  const before = reachOf({ view }, trip);
  return { at: trip.from, ways: new Map([...before.keys()].map((space) => [space, wayTo(before, space)])) };
}

/** The figure that the player is moving now. */
export function movingFigure(table: NewDawnTable): Moving | undefined {
  return answerOf(table, (expansion) => expansion.moving?.(table)) ?? movingCaravan(table);
}

function movingCaravan(table: NewDawnTable): Moving | undefined {
  const trip = table.frame?.step === 'move-caravan' ? tripIn(table, undefined) : undefined;
  if (trip === undefined) return undefined;
  return {
    at: trip.from,
    wayTo: (space) => wayTo(reachOf(table, trip), space),
    step: (space) => ({ type: 'step', space }),
    halt: { type: 'stop' },
  };
}

/** Shows reach and way, and keeps a figure going that was sent farther than one step. */
export function CaravanReach() {
  const table = useNewDawn();
  const { asked } = useTableTop();
  const pointed = useIntended('pointed');
  useKeepGoing(table);
  const trip = asked ? tripIn(table, pointed) : undefined;
  if (trip === undefined) return null;
  const before = reachOf(table, trip);
  const { hexes } = table.board;
  const hex = (space: number) => hexes[space] ?? { q: 0, r: 0 };
  const way = pointed === undefined ? [] : wayTo(before, pointed);
  return (
    <g>
      <path d={[...before.keys()].map((space) => hexPath(hex(space), 0.9)).join('')} className="nd-reach" />
      {way.length > 0 && (
        <path d={`M${[trip.from, ...way].map((space) => at(middleOf(hex(space)))).join('L')}`} className="nd-way" />
      )}
    </g>
  );
}

/** After every step of a figure: the next one of its route. */
function useKeepGoing(table: NewDawnTable): void {
  const { choose, asked, table: top } = useNewDawnTop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state is a step that may be followed by another
  useEffect(() => {
    const [done, next, ...rest] = intended().route;
    if (done === undefined) return;
    const moving = movingFigure(table);
    if (!asked || moving === undefined || moving.at !== done) return intend({ route: [] });
    if (next === undefined) return intend({ route: [] });
    if (next === HALT) {
      intend({ route: [] });
      return choose(moving.halt);
    }
    intend({ route: [next, ...rest] });
    choose(moving.step(next));
  }, [top.sight]);
}
