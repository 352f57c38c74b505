/** The phase bar: where in the turn we are, who has done their part, who is to come. */

import type { Seat } from '@tabularium/kernel';
import { SeatShape } from '../../design/shapes.tsx';
import { useRoundWords, useTableTop } from '../../table/context.ts';
import { useFame } from './table.ts';

const PHASES = ['start', 'trade', 'city', 'movement', 'research'] as const;

/** Five chevrons; the present one shows the players in order. */
export function PhaseBar() {
  const { view, words, say } = useFame();
  const { names, table } = useTableTop();
  const round = useRoundWords();
  const now = PHASES.indexOf(view.phase);
  const order = Array.from({ length: view.seats }, (_, at): Seat => (view.first + at) % view.seats);
  const acting = order.indexOf(view.active);
  return (
    <nav className="ff-phases" aria-label={say.phaseBar}>
      {view.turn > 0 && <p>{round(view.turn)}</p>}
      <ol data-anchor="phases">
        {PHASES.map((phase, at) => {
          const state =
            table.result !== undefined || view.turn === 0 ? 'idle' : at < now ? 'done' : at === now ? 'now' : 'ahead';
          return (
            <li key={phase} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {state === 'done' && <span aria-hidden="true">✓ </span>}
              <span className="ff-phase-name">{words.phases[phase]}</span>
              {state === 'now' && TURNS.includes(phase) && (
                <span className="ff-order">
                  {order.map((seat, place) => (
                    <span
                      key={seat}
                      data-part={place < acting ? 'done' : place === acting ? 'now' : 'ahead'}
                      title={names[seat]}
                    >
                      <SeatShape seat={seat} size={12} />
                    </span>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The phases in which players act one after the other. */
const TURNS: readonly string[] = ['start', 'city', 'movement'];
