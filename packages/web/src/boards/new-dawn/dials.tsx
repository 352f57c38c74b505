/** The two dials: technology for every player, events for all. */

import { Icon, IconMark } from '../../design/icon.tsx';
import { seatColour, seatOutline } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { DIAL_END, DIAL_MARKS, DIRECTIONS, SECTORS } from './content.ts';
import { middleOf } from './geometry.ts';
import { SECTOR_ICON } from './kinds.ts';
import { useNames } from './names.ts';
import { useNewDawn } from './table.ts';
import { turnedHex, useTurn } from './turn.ts';

const ROMAN: Readonly<Record<number, string>> = { 2: 'II', 3: 'III', 4: 'IV' };

/** How wide a pointer of the tech dial is, and how far to the right the last one may stand. */
const POINTER = 8;
const LAST_POINTER = 236;

/** These places along a line, moved so far that nothing that stands there covers another. */
function sideBySide(places: readonly number[]): readonly number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  let free = 0;
  for (const at of order) {
    moved[at] = Math.max(moved[at] ?? 0, free);
    free = (moved[at] ?? 0) + POINTER;
  }
  let last = LAST_POINTER;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, last);
    last = (moved[at] ?? 0) - POINTER;
  }
  return moved;
}

/** The tech dial, unrolled: a track with the marks that give cards and everybody's pointer. */
export function TechDial() {
  const { view, own, words } = useNewDawn();
  const { names } = useTableTop();
  const dial = view.players[own]?.dial ?? 0;
  const next = Object.entries(DIAL_MARKS).find(([at]) => Number(at) > dial);
  const x = (at: number) => 8 + (at / DIAL_END) * 224;
  const pointers = sideBySide(view.players.map((player) => x(player.dial)));
  return (
    <section className="nd-panel-card" aria-label={words.technology}>
      <h3>
        {words.technology} <span className="numbers">{dial}</span>
        {next !== undefined && <span className="nd-next tiny soft">{words.nextCard(next[1], Number(next[0]))}</span>}
      </h3>
      <svg
        viewBox="0 3 240 42"
        className="nd-tech"
        role="img"
        aria-label={view.players.map((player, seat) => `${names[seat] ?? ''} ${player.dial}`).join(', ')}
      >
        <rect x="8" y="23" width="224" height="5" rx="2.5" className="nd-track" />
        <rect x="8" y="23" width={x(dial) - 8} height="5" rx="2.5" fill={seatColour(own)} />
        {Object.entries(DIAL_MARKS).map(([at, level]) => (
          <g key={at}>
            <path d={`M${x(Number(at))} 20V31`} className="nd-tech-tick" />
            <text x={x(Number(at))} y="43" textAnchor="middle" className="nd-tech-mark">
              {ROMAN[level]}
            </text>
          </g>
        ))}
        {view.players.map((_, seat) => {
          const key = `seat ${seat}`;
          return (
            <path
              key={key}
              d={seatOutline(seat)}
              className="nd-pointer"
              fill={seatColour(seat)}
              style={{ transform: `translate(${pointers[seat] ?? 0}px, 13px) scale(0.5)` }}
            />
          );
        })}
      </svg>
    </section>
  );
}

/** The event dial and the barbarians' direction. */
export function EventDial() {
  const { view, words } = useNewDawn();
  const name = useNames();
  const explain = useExplain();
  const coming = SECTORS.map((_, n) => ({
    sector: SECTORS[(view.sector + n + 1) % SECTORS.length] ?? 'blank',
    rounds: n + 1,
  })).filter(({ sector }) => sector !== 'blank');
  return (
    <section className="nd-panel-card nd-events" aria-label={words.events}>
      <div className="nd-events-row">
        <svg viewBox="-32 -32 64 64" width="58" height="58" aria-hidden="true">
          <g className="nd-event-wheel" style={{ transform: `rotate(${-72 * view.sector}deg)` }}>
            {SECTORS.map((sector, n) => {
              const key = `${sector} ${n}`;
              const icon = SECTOR_ICON[sector];
              return (
                <g key={key} transform={`rotate(${72 * n})`}>
                  <path
                    d="M0 0-16.46-22.65A28 28 0 0 1 16.46-22.65Z"
                    className="nd-sector"
                    data-now={n === view.sector || undefined}
                  />
                  {icon !== undefined && <IconMark name={icon} x={0} y={-18} size={13} fill="var(--ink)" />}
                </g>
              );
            })}
          </g>
          <circle r="8" className="nd-hub" />
          <path d="M-4-31H4L0-24Z" className="nd-needle" />
        </svg>
        <ol className="nd-coming tiny">
          {coming.slice(0, 2).map(({ sector, rounds }) => {
            const icon = SECTOR_ICON[sector];
            return (
              <li key={rounds} {...explain({ thing: `sector:${sector}` })}>
                <span className="nd-rounds numbers" title={words.inRounds(rounds)}>
                  +{rounds}
                </span>
                {icon !== undefined && <Icon name={icon} size={15} />}
                <span>{name('sector', sector)}</span>
              </li>
            );
          })}
        </ol>
        <DirectionToken orientation={view.orientation} />
      </div>
    </section>
  );
}

/** The barbarian direction token: which number of the die leads where. */
export function DirectionToken({ orientation, size = 54 }: { orientation: number; size?: number }) {
  const { words } = useNewDawn();
  const turn = useTurn();
  return (
    <svg
      viewBox="-30 -30 60 60"
      width={size}
      height={size}
      role="img"
      aria-label={words.direction}
      className="nd-direction"
    >
      <path d="M0-19 16.5-9.500V9.500L0 19-16.5 9.500V-9.500Z" />
      <IconMark name="horned-helm" x={0} y={0} size={17} fill="currentColor" />
      {DIRECTIONS.map((_, number) => {
        const [q, r] = DIRECTIONS[(number + orientation) % 6] ?? [0, 0];
        const { x, y } = middleOf(turnedHex({ q, r }, turn));
        const key = `die ${number}`;
        return (
          <text key={key} x={x * 0.36} y={y * 0.36 + 3.5} textAnchor="middle">
            {number + 1}
          </text>
        );
      })}
    </svg>
  );
}
