/** How it ended: by which agendas, and the game as a timeline. Who won and how the game ended is said around it. */

import type { Result, Seat } from '@tabularium/kernel';
import { IconMark } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';
import { SeatShape, seatColour, seatOutline } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { agendasOn, type Fact } from './content.ts';
import { useNames } from './names.ts';
import { useNewDawn, useNewDawnTop } from './table.ts';

/** The last page of a game. */
export function Finale({ result }: { result: Result }) {
  return (
    <div className="nd-finale">
      <AgendaTable winners={result.winners} />
      <Timeline />
    </div>
  );
}

function AgendaTable({ winners }: { winners: readonly Seat[] }) {
  const { names, text } = useTableTop();
  const { view, words } = useNewDawn();
  const name = useNames();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="score-scroll" tabIndex={0} aria-label={words.victoryCards}>
      <table className="scores nd-agendas">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.victoryCards}</span>
            </th>
            {names.map((player, seat) => {
              const key = `seat ${seat}`;
              return (
                <th key={key} scope="col" data-winner={winners.includes(seat) || undefined}>
                  <SeatShape seat={seat} /> <span className="nd-agendas-player">{player}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        {view.victoryCards.map((card) => (
          <tbody key={card}>
            {agendasOn(card).map((agenda) => (
              <tr key={agenda}>
                <th scope="row">
                  {name('agenda', agenda)} <span className="small soft">{text.things['agenda']?.(agenda).text}</span>
                </th>
                {view.players.map(({ agendas }, seat) => {
                  const done = agendas.includes(agenda);
                  const key = `seat ${seat}`;
                  return (
                    <td key={key} data-done={done || undefined}>
                      {done ? '✓' : '–'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** What is worth a mark on the timeline. */
const MARKED: Readonly<Partial<Record<Fact['fact'], IconName>>> = {
  'city-built': 'castle',
  'wonder-built': 'ancient-columns',
  'agenda-completed': 'laurel-crown',
  'space-conquered': 'crossed-swords',
  'city-state-conquered': 'greek-temple',
  'capital-defeated': 'crossed-swords',
};

interface Event {
  readonly seat: Seat;
  readonly round: number;
  readonly icon: IconName;
  readonly agenda: boolean;
}

const LANE = 44;
const LEFT = 30;
/** As wide as there is room, so that marks and numbers keep their size: on a narrow window they move together. */
const WIDE = { desk: 720, phone: 380 };
/** How large a mark is, how far from its line it lies if need be, and how near to each other two of them may come. */
const MARK = { event: 9, agenda: 12, lift: 10, near: 0.85 };
const narrow = matchMedia('(max-width: 560px)');

const radiusOf = ({ agenda }: Event): number => MARK[agenda ? 'agenda' : 'event'];

/** Where each mark lies, so that none covers another: on its line, or above and below it where they come together. */
function placesOf(events: readonly Event[], x: (round: number) => number): readonly { x: number; lift: number }[] {
  const places: { x: number; lift: number }[] = [];
  for (const [at, event] of events.entries()) {
    const before = events.slice(0, at);
    const same = before.filter(({ seat, round }) => seat === event.seat && round === event.round).length;
    const across = x(event.round) + Math.floor(same / 3) * MARK.event;
    const apart = (other: Event, along: number, lift: number) =>
      other.seat === event.seat ? Math.hypot(across - along, lift) / (radiusOf(event) + radiusOf(other)) : 1;
    const isCrowded = events.some((other) => other !== event && apart(other, x(other.round), 0) < MARK.near);
    const room = (lift: number) =>
      Math.min(...before.map((other, n) => apart(other, places[n]?.x ?? 0, lift - (places[n]?.lift ?? 0))), 1);
    const lifts = isCrowded ? [-MARK.lift, MARK.lift, 0] : [0];
    const best = Math.max(...lifts.map(room));
    places.push({ x: across, lift: lifts.find((lift) => room(lift) === best) ?? 0 });
  }
  return places;
}

function Timeline() {
  const { table, names } = useNewDawnTop();
  const { words, view, expansions } = useNewDawn();
  const marked = Object.assign({}, MARKED, ...expansions.map((expansion) => expansion.marked));
  const events = table.log.flatMap(({ round, facts }) =>
    facts.flatMap((fact): Event[] => {
      const icon = marked[fact.fact];
      return icon === undefined || !('seat' in fact)
        ? []
        : [{ seat: fact.seat, round, icon, agenda: fact.fact === 'agenda-completed' }];
    }),
  );
  const rounds = Math.max(1, table.round);
  const wide = WIDE[narrow.matches ? 'phone' : 'desk'];
  const x = (round: number) => LEFT + ((round - 0.5) / rounds) * (wide - LEFT - 12);
  const places = placesOf(events, x);
  const height = view.seats * LANE + 26;
  const ticks = Array.from({ length: rounds }, (_, at) => at + 1).filter((round) => rounds < 16 || round % 5 === 0);
  return (
    <section aria-label={words.timeline}>
      <h3>{words.timeline}</h3>
      <svg viewBox={`0 0 ${wide} ${height}`} className="nd-timeline" role="img" aria-label={words.timeline}>
        {ticks.map((round) => (
          <g key={round}>
            <path d={`M${x(round)} 4V${height - 22}`} className="nd-round-line" />
            <text x={x(round)} y={height - 6} textAnchor="middle">
              {round}
            </text>
          </g>
        ))}
        {names.map((player, seat) => {
          const y = seat * LANE + LANE / 2;
          const key = `${seat} ${player}`;
          return (
            <g key={key}>
              <path d={`M${LEFT} ${y}H${wide - 8}`} stroke={seatColour(seat)} className="nd-lane" />
              <path d={seatOutline(seat)} transform={`translate(14 ${y})`} fill={seatColour(seat)} />
            </g>
          );
        })}
        {events.map((event, at) => {
          const { seat, icon, agenda } = event;
          const place = places[at] ?? { x: 0, lift: 0 };
          const y = seat * LANE + LANE / 2 + place.lift;
          const key = `${at} ${icon}`;
          return (
            <g key={key} transform={`translate(${place.x} ${y})`}>
              <circle
                r={radiusOf(event)}
                className="nd-event"
                data-agenda={agenda || undefined}
                stroke={seatColour(seat)}
              />
              <IconMark name={icon} x={0} y={0} size={agenda ? 17 : 12} fill="var(--ink)" />
            </g>
          );
        })}
      </svg>
    </section>
  );
}
