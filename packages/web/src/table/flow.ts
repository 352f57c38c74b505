/** A turn flows on by itself where only one thing is left to do and nothing is lost by doing it. */

import {
  type AnyAction,
  type AnyGame,
  act,
  awaited,
  clone,
  equal,
  imagine,
  isOver,
  luckFrom,
  type Seat,
  type Sight,
  seedFrom,
} from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import type { BoardModule } from '../boards/board.ts';
import type { TableSession, TableState } from '../session/session.ts';
import { readingTime } from '../settings.ts';

/** So long it is said what will be done before it is done. */
const SAID = 900;

/** Any world does: nothing hidden decides what follows from the only thing that can be done. */
const WORLD = seedFrom('what follows');

/**
 * The only thing that can be done, if it just goes on: afterwards the same seat decides again, and no chance was used. So
 * it can be taken back, and what ends a turn, rolls dice or asks somebody else is never meant.
 */
function onlyWay(
  game: AnyGame,
  { view, actions }: Sight,
  seat: Seat,
  goesOn: BoardModule['goesOn'],
): AnyAction | undefined {
  const [only, ...others] = actions;
  if (only === undefined || others.length > 0 || goesOn?.(only) !== true) return undefined;
  const state = imagine(game, view, luckFrom(WORLD));
  const chance = clone((state as { random: object }).random);
  act(game, state, seat, only);
  const still = !isOver(state) && equal(awaited(state), [seat]);
  return still && equal((state as { random: object }).random, chance) ? only : undefined;
}

/** What was shown last, and what is about to be done from there. */
interface Moment {
  readonly sight: Sight;
  readonly moves: number;
  readonly asked: Seat | undefined;
  readonly ahead: AnyAction | undefined;
}

/**
 * What is about to be done for the viewer, and does it. Only right after a move of the viewer's own: whoever comes back to
 * a table, is asked by somebody else's move or takes something back finds the button and decides.
 */
export function useFlow(
  session: TableSession,
  table: TableState,
  game: AnyGame,
  board: BoardModule,
): AnyAction | undefined {
  const [before, setMoment] = useState(() => momentOf(table));
  let moment = before;
  if (before.sight !== table.sight) {
    const now = momentOf(table);
    const ownMove = now.asked !== undefined && now.asked === before.asked && now.moves === before.moves + 1;
    moment = ownMove ? { ...now, ahead: onlyWay(game, now.sight, now.asked, board.goesOn) } : now;
    setMoment(moment);
  }
  useEffect(() => {
    const { ahead } = moment;
    if (ahead === undefined) return;
    const timer = setTimeout(() => session.act(ahead), readingTime(SAID));
    return () => clearTimeout(timer);
  }, [session, moment]);
  return table.refusal === undefined ? moment.ahead : undefined;
}

function momentOf({ sight, log, viewer, link }: TableState): Moment {
  const asked = viewer !== null && link !== 'record' && sight.awaited.includes(viewer) ? viewer : undefined;
  return { sight, moves: log.length, asked, ahead: undefined };
}
