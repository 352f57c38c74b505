/** What wins the game, in view all the time: the victory cards with everybody's progress. */

import { SeatShape, seatColour } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { type AgendaId, agendaOf, agendasOn, hasEnoughCards, type VictoryCardId } from './content.ts';
import { useNames } from './names.ts';
import { Slot } from './slot.tsx';
import { useNewDawn } from './table.ts';

/** The victory cards in play. */
export function Goals() {
  const { view, words } = useNewDawn();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="nd-goals-panel" aria-label={words.goals} tabIndex={0}>
      <h2 className="side-title">{words.goals}</h2>
      <Slot name="standings" />
      <Enough />
      <ul className="nd-goals">
        {view.victoryCards.map((card) => (
          <li key={card}>
            <VictoryCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says it as soon as somebody has what wins: the others have this round to change it. */
function Enough() {
  const { view, words } = useNewDawn();
  const { names, table } = useTableTop();
  const seats = view.players.flatMap((_, seat) => (hasEnoughCards(view, seat) ? [seat] : []));
  if (seats.length === 0 || table.result !== undefined) return null;
  return (
    <p className="nd-enough small" role="status">
      {seats.map((seat) => (
        <SeatShape key={`seat ${seat}`} seat={seat} size={12} />
      ))}{' '}
      {words.enough(seats.map((seat) => names[seat] ?? ''))}
    </p>
  );
}

/** A tick, no wider than a digit. */
function Tick() {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" className="nd-tick" aria-hidden="true">
      <path d="M1 5.500 4 8.500 9 1.500" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function VictoryCard({ card }: { card: VictoryCardId }) {
  return (
    <div className="nd-goal" data-thing={`victory-card:${card}`}>
      {agendasOn(card).map((agenda) => (
        <AgendaProgress key={agenda} agenda={agenda} />
      ))}
    </div>
  );
}

function AgendaProgress({ agenda }: { agenda: AgendaId }) {
  const { view, words } = useNewDawn();
  const { names, text } = useTableTop();
  const name = useNames();
  const explain = useExplain();
  const { goal, progress } = agendaOf(agenda);
  const thing = text.things['agenda']?.(agenda);
  return (
    <div className="nd-agenda" {...explain({ thing: `agenda:${agenda}` })} data-thing={`agenda:${agenda}`}>
      <p className="nd-agenda-name">
        <span className="visually-hidden">{name('agenda', agenda)}: </span>
        <Slot name="agenda-text" agenda={agenda}>
          {thing?.text.replace(/\.$/, '')}
        </Slot>
      </p>
      <ul className="nd-progress numbers" style={{ '--seats': view.seats } as React.CSSProperties}>
        {view.players.map(({ agendas }, seat) => {
          const done = agendas.includes(agenda);
          const reached = progress(view, seat);
          const share = done ? 1 : Math.min(1, reached / goal);
          const key = `seat ${seat}`;
          return (
            <li key={key} data-done={done || undefined}>
              <span className="visually-hidden">
                {names[seat]}: {done ? words.done : `${reached} ${words.of} ${goal}`}
              </span>
              <Slot name="agenda-seat" agenda={agenda} seat={seat} />
              <span aria-hidden="true" className="nd-progress-count">
                <SeatShape seat={seat} size={10} />
                <span>
                  {done ? <Tick /> : reached}
                  {!done && <span className="nd-progress-goal">/{goal}</span>}
                </span>
              </span>
              <span aria-hidden="true" className="nd-bar">
                <span style={{ inlineSize: `${Math.round(share * 100)}%`, background: seatColour(seat) }} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
