/** What the board adds to the decision bar: one step back, until something is declared. */

import { useFame, useFameTop } from './table.ts';

/** Steps in the middle of a choice that can still be left. */
const HALFWAY: readonly string[] = [
  'city-act',
  'produce-item',
  'produce-where',
  'move-step',
  'declare',
  'pay',
  'trade-build-offer',
];

/** The way back. */
export function Chooser() {
  const { frame, say } = useFame();
  const { table, session } = useFameTop();
  if (frame === undefined || !HALFWAY.includes(frame.step) || !table.mayUndo) return null;
  return (
    <button type="button" className="button quiet-strip" onClick={() => session.undo()}>
      {say.back}
    </button>
  );
}
