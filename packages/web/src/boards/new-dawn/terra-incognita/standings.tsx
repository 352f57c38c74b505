/** How near everybody is to winning: victory cards with an agenda, of those that are needed, and agendas lost again. */

import type { Seat } from '@tabularium/kernel';
import type { ReactNode } from 'react';
import { SeatShape } from '../../../design/shapes.tsx';
import { useTableTop } from '../../../table/context.ts';
import { useNewDawn, useNewDawnTop } from '../table.ts';
import { type AgendaId, agendaOf, asks, completedCards } from './content.ts';
import { useTerraWords } from './words.ts';

/** What is needed, and what everybody has. */
export function Standings() {
  const { view } = useNewDawn();
  const { names } = useTableTop();
  const words = useTerraWords();
  const needed = asks(view).cardsToWin(view);
  return (
    <div className="ti-standings">
      <p className="small">{words.needed(needed, view.victoryCards.length)}</p>
      <ul className="numbers small">
        {view.players.map((_, seat) => {
          const done = completedCards(view, seat);
          const key = `seat ${seat}`;
          return (
            <li key={key} data-near={done >= needed - 1 || undefined}>
              <SeatShape seat={seat} size={12} />
              <span className="visually-hidden">
                {names[seat]}: {words.cardsOf(done, needed)}
              </span>
              <span aria-hidden="true">
                {done}/{needed}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Is it one of the two that are lost again with the forts? Their cards are small. */
const isFortAgenda = (agenda: AgendaId): boolean => agenda === 'fortified' || agenda === 'expeditionary';

/** What is asked for; in short if it is a matter of forts. */
export function AgendaText({ agenda, children }: { agenda: AgendaId; children?: ReactNode }) {
  const { fortGoal } = useTerraWords();
  return isFortAgenda(agenda) ? <span className="ti-fort-goal">{fortGoal(agendaOf(agenda).goal)}</span> : children;
}

/** Says that a seat has had that agenda and lost it again (TI 13.4). */
export function LostAgenda({ agenda, seat }: { agenda: AgendaId; seat: Seat }) {
  const { table } = useNewDawnTop();
  const { view } = useNewDawn();
  const { lost } = useTerraWords();
  if (!isFortAgenda(agenda) || view.players[seat]?.agendas.includes(agenda) === true) return null;
  const hadIt = table.log.some(({ facts }) =>
    facts.some((fact) => fact.fact === 'agenda-lost' && fact.agenda === agenda && fact.seat === seat),
  );
  return hadIt ? <span className="visually-hidden ti-lost">({lost})</span> : null;
}
