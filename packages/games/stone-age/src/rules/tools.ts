/** Gaining tools (SA 7.5 to SA 7.7). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import { MOST } from '../content/limits.ts';
import { playerOf } from '../queries/players.ts';
import type { Player, StoneAgeState } from '../state.ts';
import type { RaiseTool, StoneAge } from '../vocabulary.ts';

const RAISE: readonly RaiseTool[] = Array.from({ length: MOST.tools }, (_, tool) => ({ type: 'raise-tool', tool }));

/** Gain one tool: fill an empty space first, otherwise raise one of the lowest (SA 7.5). */
export function gainTool(game: StoneAgeState, seat: Seat): void {
  const player = playerOf(game, seat);
  const [only, another] = candidates(player);
  if (only === undefined) emit(game, { fact: 'tools-full', seat, seen: 'all' });
  else if (another === undefined) raise(game, seat, only.tool);
  else {
    emit(game, { fact: 'tool-choice', seat, seen: 'all' });
    push(game, { step: 'raise-tool', seat });
  }
}

/** Several tools share the lowest value, some used and some not: the owner chooses (SA 7.7). */
export const raiseTool: Decision<StoneAge, 'raise-tool'> = {
  actions: (game, frame) => candidates(playerOf(game, frame.seat)),
  take(game, frame, { tool }) {
    pop(game);
    raise(game, frame.seat, tool);
  },
};

/** The tools that may be raised: of those with the lowest value one that is unused and one that is used. */
function candidates({ tools, used }: Player): RaiseTool[] {
  const lowest = Math.min(...tools);
  if (lowest === MOST.toolValue) return [];
  const first = (state: boolean) => RAISE.find(({ tool }) => tools[tool] === lowest && used[tool] === state);
  return [first(false), first(true)].filter((action) => action !== undefined);
}

/** A raised tool stays used if it was (SA 7.7); a new one is ready at once (SA 7.6). */
function raise(game: StoneAgeState, seat: Seat, tool: number): void {
  const player = playerOf(game, seat);
  const value = (player.tools[tool] ?? 0) + 1;
  player.tools[tool] = value;
  emit(game, { fact: 'tool-gained', seat, value, seen: 'all' });
}
