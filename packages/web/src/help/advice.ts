/** The coach's thoughts: they are thought beside the page, so that nothing there stands still meanwhile. */

import type { Advice, Considered } from '@tabularium/bots';
import { type AnyAction, equal } from '@tabularium/kernel';
import { type Remote, wrap } from 'comlink';
import type { Host } from '../session/host.worker.ts';
import type { Seen } from '../table/context.ts';

let thinker: Remote<Host> | undefined;

function awake(): Remote<Host> {
  thinker ??= wrap<Host>(new Worker(new URL('../session/host.worker.ts', import.meta.url), { type: 'module' }));
  return thinker;
}

/** What the coach would do here, and what it thinks of these others. */
export async function adviceAt(
  { game, table: { sight } }: Seen,
  actions: readonly AnyAction[],
): Promise<Advice | undefined> {
  const advice = await awake().advise(game.id, sight.view, actions);
  if (advice === undefined) return undefined;
  // What comes back from a worker is a copy; what is chosen must be one of the actions that are offered.
  const offered = (one: Considered): Considered => ({
    ...one,
    action: sight.actions.find((action) => equal(action, one.action)) ?? one.action,
  });
  return { choice: offered(advice.choice), alternatives: advice.alternatives.map(offered) };
}
