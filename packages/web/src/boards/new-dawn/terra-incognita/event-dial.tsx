/** The expansion's event dial: six sectors with their symbols, each of which explains itself. */

import { Icon, IconMark } from '../../../design/icon.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { DirectionToken } from '../dials.tsx';
import { useNames } from '../names.ts';
import { useNewDawn } from '../table.ts';
import { type DialEvent, TERRA_SECTORS } from './content.ts';
import { GovernmentCard } from './governments.tsx';
import { EVENT_ICON } from './signs.ts';
import { useTerraWords } from './words.ts';

const TURN = 360 / TERRA_SECTORS.length;

/** What comes when, the wheel, and how much of the world is still unknown. */
export function TerraEventDial() {
  const { view, own, words } = useNewDawn();
  const terraWords = useTerraWords();
  return (
    <section className="nd-panel-card nd-events ti-events" aria-label={words.events}>
      <div className="nd-events-row">
        <Wheel />
        <ol className="nd-coming tiny">
          {TERRA_SECTORS.map((_, rounds) => {
            const at = (view.sector + rounds + 1) % TERRA_SECTORS.length;
            return (
              <li key={at} className="ti-coming">
                <span className="nd-rounds numbers" title={words.inRounds(rounds + 1)}>
                  +{rounds + 1}
                </span>
                <span className="ti-events-then">
                  {(TERRA_SECTORS[at] ?? []).map((event) => (
                    <EventName key={event} event={event} rounds={rounds + 1} />
                  ))}
                </span>
              </li>
            );
          }).slice(0, SHOWN)}
        </ol>
        <DirectionToken orientation={view.orientation} size={46} />
      </div>
      <p className="ti-world tiny">
        <GovernmentCard seat={own} />
        <span className="ti-stack">
          <Icon name="treasure-map" size={15} /> {terraWords.tilesLeft(view.terra?.stack.length ?? 0)}
        </span>
      </p>
    </section>
  );
}

/** So many of the sectors to come are named. */
const SHOWN = 3;

function EventName({ event, rounds }: { event: DialEvent; rounds: number }) {
  const { words } = useNewDawn();
  const name = useNames();
  const explain = useExplain();
  return (
    <button
      type="button"
      className="ti-event"
      data-thing={`dial-event:${event}`}
      {...explain({ thing: `dial-event:${event}`, title: `${name('dial-event', event)} (${words.inRounds(rounds)})` })}
    >
      <Icon name={EVENT_ICON[event]} size={14} />
      <span>{name('dial-event', event)}</span>
    </button>
  );
}

/** The point of the dial at that turn and that far from its hub. */
const onWheel = (turn: number, far: number): string => {
  const angle = (turn * Math.PI) / 180;
  return `${(Math.sin(angle) * far).toFixed(2)} ${(-Math.cos(angle) * far).toFixed(2)}`;
};

const SECTOR = `M0 0L${onWheel(-TURN / 2, 29)}A29 29 0 0 1 ${onWheel(TURN / 2, 29)}Z`;

function Wheel() {
  const { view } = useNewDawn();
  const explain = useExplain();
  const name = useNames();
  const words = useTerraWords();
  return (
    <svg viewBox="-32 -34 64 66" width="60" height="62" aria-hidden="true">
      <g className="nd-event-wheel" style={{ transform: `rotate(${-TURN * view.sector}deg)` }}>
        {TERRA_SECTORS.map((events, n) => {
          const key = `${n} ${events.join(' ')}`;
          const { onPointerEnter, onPointerLeave, onPointerDown, onPointerUp } = explain({
            title: events.map((event) => name('dial-event', event)).join(', '),
            thing: `dial-event:${events[0] ?? 'movement'}`,
            ...(n === view.sector ? { body: <p className="small soft">{words.now}</p> } : {}),
          });
          return (
            <g
              key={key}
              transform={`rotate(${TURN * n})`}
              {...{ onPointerEnter, onPointerLeave, onPointerDown, onPointerUp }}
            >
              <path d={SECTOR} className="nd-sector" data-now={n === view.sector || undefined} />
              {events.map((event, at) => (
                <IconMark
                  key={event}
                  name={EVENT_ICON[event]}
                  x={(at - (events.length - 1) / 2) * 12.5}
                  y={-21 + (events.length - 1)}
                  size={events.length > 1 ? 11 : 13}
                  fill="var(--ink)"
                />
              ))}
            </g>
          );
        })}
      </g>
      <circle r="7" className="nd-hub" />
      <path d="M-4-33H4L0-26Z" className="nd-needle" />
    </svg>
  );
}
