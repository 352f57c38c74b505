/** How near everybody is to winning: victory cards with an agenda, of those that are needed. */

import { SeatShape } from '../../../design/shapes.tsx';
import { useTableTop } from '../../../table/context.ts';
import { type AgendaId, agendasOn, asks } from '../content.ts';
import { useNewDawn, useNewDawnTop } from '../table.ts';
import { useTerraWords } from './words.ts';

/** What is needed, and what everybody has. */
export function Standings() {
  const { state } = useNewDawn();
  const { names } = useTableTop();
  const words = useTerraWords();
  const needed = asks(state).cardsToWin(state);
  return (
    <div className="ti-standings">
      <p className="small">{words.needed(needed, state.victoryCards.length)}</p>
      <ul className="numbers small">
        {state.players.map(({ agendas }, seat) => {
          const done = state.victoryCards.filter((card) => agendasOn(card).some((one) => agendas.includes(one))).length;
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
export const isFortAgenda = (agenda: AgendaId): boolean => agenda === 'fortified' || agenda === 'expeditionary';

/** Who has had that agenda and lost it again (TI 13.4). */
export function useLosers(agenda: AgendaId): ReadonlySet<number> {
  const { table } = useNewDawnTop();
  const { state } = useNewDawn();
  const losers = new Set<number>();
  if (!isFortAgenda(agenda)) return losers;
  for (const { facts } of table.log) {
    for (const fact of facts) {
      if (fact.fact === 'agenda-lost' && fact.agenda === agenda) losers.add(fact.seat);
    }
  }
  for (const [seat, { agendas }] of state.players.entries()) if (agendas.includes(agenda)) losers.delete(seat);
  return losers;
}
