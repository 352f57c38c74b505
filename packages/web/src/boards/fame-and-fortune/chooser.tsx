/** What the board adds to the decision bar: one step back, until something is declared, and that one can only pass. */

import { useFame, useFameTop } from './table.ts';

/** Steps in the middle of a choice that can still be left; an offer has words of its own for that. */
const HALFWAY: readonly string[] = ['city-act', 'produce-item', 'produce-where', 'move-step', 'declare', 'pay'];

/** What everybody can do who is asked to answer. */
const PASSING: readonly string[] = ['pass', 'stand-by', 'ask-again'];

/** The way back; and to whoever has no answer, for nobody else to see, that it is so. */
export function Chooser() {
  const { frame, say } = useFame();
  const { table, session } = useFameTop();
  if (frame?.step === 'respond' && table.sight.actions.every(({ type }) => PASSING.includes(type))) {
    return <p className="decision-other small ff-no-answer">{say.nothingToAnswer}</p>;
  }
  if (frame === undefined || !HALFWAY.includes(frame.step) || !table.mayUndo) return null;
  return (
    <button type="button" className="button quiet-strip" onClick={() => session.undo()}>
      {say.back}
    </button>
  );
}
