/** The players compared at a glance: culture, strength and science side by side, and the gap in strength that matters. */

import type { Seat } from '@tabularium/kernel';
import { isCard } from '@tabularium/through-the-ages/cards';
import { cultureRating, scienceRating, strengthRating } from '@tabularium/through-the-ages/queries/ratings';
import { byStrength } from '@tabularium/through-the-ages/queries/standing';
import type { CSSProperties } from 'react';
import { SeatShape, seatColour } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { CardChip } from './card.tsx';
import { Sign } from './signs.tsx';
import { useAges } from './table.ts';

/** Bars for everybody. */
export function Comparison() {
  const { view, own, words } = useAges();
  const { names } = useTableTop();
  const playing = names.map((_, seat) => seat).filter((seat) => !view.players[seat]?.out);
  const order = byStrength(view);
  const strength = (seat: Seat) => strengthRating(view, seat);
  const place = (seat: Seat) => {
    if (seat === order[0]) return words.strongest;
    if (seat === order.at(-1)) return words.weakest;
    return '';
  };
  return (
    <div className="ta-compared">
      <Bars
        of="culture"
        seats={playing}
        value={(seat) => view.players[seat]?.culture ?? 0}
        note={(seat) => `+${cultureRating(view, seat)}`}
      />
      <Bars
        of="strength"
        seats={playing}
        value={strength}
        note={(seat) => (seat === own ? place(seat) : `${signed(strength(seat) - strength(own))} ${place(seat)}`)}
      />
      <Bars
        of="science"
        seats={playing}
        value={(seat) => view.players[seat]?.science ?? 0}
        note={(seat) => `+${scienceRating(view, seat)}`}
      />
    </div>
  );
}

const signed = (gap: number): string => (gap === 0 ? '±0' : gap > 0 ? `+${gap}` : `−${-gap}`);

interface BarsProps {
  readonly of: 'culture' | 'strength' | 'science';
  readonly seats: readonly Seat[];
  value(seat: Seat): number;
  note(seat: Seat): string;
}

function Bars({ of, seats, value, note }: BarsProps) {
  const { words } = useAges();
  const { names } = useTableTop();
  const most = Math.max(1, ...seats.map(value));
  return (
    <section aria-label={words.counts[of]}>
      <h3>
        <Sign of={of} size={15} silent /> <span className="ta-compared-name">{words.counts[of]}</span>
      </h3>
      <ul>
        {seats.map((seat) => (
          <li key={seat} className="numbers" style={{ '--seat': seatColour(seat) } as CSSProperties}>
            <SeatShape seat={seat} size={10} />
            <span className="visually-hidden">{names[seat]}: </span>
            <span className="ta-length" aria-hidden="true">
              <span style={{ inlineSize: `${(value(seat) / most) * 100}%` }} />
            </span>
            <strong>{value(seat)}</strong>
            <span className="ta-length-note">{note(seat)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The events: the last one, those the viewer knows, and what is scored at the end. */
export function Aftermath() {
  const { view, words } = useAges();
  const last = view.pastEvents.at(-1);
  const known = [
    ...view.futureEvents.flatMap(({ card }) => (typeof card === 'string' ? [card] : [])),
    ...view.currentEvents.cards.filter((card) => typeof card === 'string'),
  ];
  return (
    <div className="ta-aftermath">
      {last !== undefined && <Lines title={words.lastEvent} cards={[last]} />}
      {known.length > 0 && <Lines title={words.eventsKnown} cards={known} />}
      {view.finalEvents.open.length > 0 && <Lines title={words.finalEvents} cards={view.finalEvents.open} />}
      <Famous />
    </div>
  );
}

function Lines({ title, cards }: { title: string; cards: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <div className="ta-chips">
        {cards.map((card, at) => {
          const key = `${card} ${at}`;
          return <CardChip key={key} id={card} />;
        })}
      </div>
    </section>
  );
}

/** What an open mix has announced and is still to come; what is left of the Age A deck may be looked through too (TA 17.4). */
function Famous() {
  const { view, words } = useAges();
  const onBoards = view.boards.flatMap(({ leaders, wonders }) => [...leaders, ...wonders]);
  const cards = [...view.civilDecks.flat(), ...onBoards].filter(
    (card): card is string => typeof card === 'string' && isCard(card),
  );
  return cards.length === 0 ? null : (
    <details className="ta-famous">
      <summary>
        {words.famous} ({cards.length})
      </summary>
      <Lines title="" cards={cards} />
    </details>
  );
}
