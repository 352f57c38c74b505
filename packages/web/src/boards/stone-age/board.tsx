/** The Stone Age board: a river valley with its places, the people in it, and the dice. */

import type { StoneAgeView } from '@tabularium/stone-age';
import { PLACES } from '@tabularium/stone-age/content';
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react';
import { seatColour } from '../../design/shapes.tsx';
import { paced } from '../../settings.ts';
import { useTableTop } from '../../table/context.ts';
import { type Figure, settle } from './figures.ts';
import { Gains } from './gains.tsx';
import { CARD, type Layout, layoutFor, resting, standing } from './layout.ts';
import { Person } from './pieces.tsx';
import { PlaceSpot } from './place.tsx';
import { Land } from './scenery.tsx';
import { DiceTray } from './tray.tsx';
import { topFrameOf, useStoneAge, useValley } from './valley.ts';
import './valley.css';
import './pieces.css';
import './hand.css';
import './sizes.css';

const narrowWindow = matchMedia('(max-width: 560px), (max-width: 760px) and (min-height: 501px)');

function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrowWindow.addEventListener('change', listener);
      return () => narrowWindow.removeEventListener('change', listener);
    },
    () => narrowWindow.matches,
  );
}

/** How long a walk takes, in milliseconds. */
const WALK = 420;

/** The middle of the table. */
export function ValleyBoard() {
  const { text, asked } = useTableTop();
  const view = useValley();
  const narrow = useNarrow();
  const layout = layoutFor(narrow);
  const places = PLACES.filter(({ does }) => does.kind !== 'building' || does.stack < view.buildings.length);
  const step = topFrameOf(view)?.step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move other places may be asked for
  useEffect(() => {
    // On a phone what the question is about, or every place it can be answered at, may lie below the edge.
    if (step === undefined || !asked) return;
    const asking = document.querySelectorAll('.sa-place[data-in-question]');
    const places = [...(asking.length > 0 ? asking : document.querySelectorAll('.sa-place[data-open]'))];
    if (!places.some(isInView)) places[0]?.scrollIntoView({ block: 'nearest' });
  }, [step, asked, view]);
  return (
    <div
      className="sa-frame"
      data-tall={narrow || undefined}
      style={{ '--ratio': layout.width / layout.height } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} className="sa-board" role="group" aria-label={text.title}>
        <Land layout={layout} />
        <Camps layout={layout} view={view} />
        <CardPile layout={layout} left={view.pile.length} />
        {places.map(({ id }) => (
          <PlaceSpot key={id} id={id} layout={layout} />
        ))}
        <Figures layout={layout} view={view} />
        <Gains layout={layout} />
      </svg>
      <DiceTray />
    </div>
  );
}

/** Does all of it lie within the place that scrolls? */
function isInView(thing: Element): boolean {
  const frame = thing.closest('.board-place')?.getBoundingClientRect();
  const { top, bottom } = thing.getBoundingClientRect();
  return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
}

/** How far the face-down cards look out from under the dearest one: far enough for their number on every screen. */
const PEEK = 36;

/** The face-down cards, half under the dearest one: how many are left tells how near the end is. */
function CardPile({ layout, left }: { layout: Layout; left: number }) {
  const { x, y } = layout.places['card-4'];
  const words = useStoneAge().text.labels.pile(left);
  return (
    <g transform={`translate(${x - CARD.width / 2} ${y})`} className="sa-pile">
      <title>{words}</title>
      {left > 1 && <rect x={4 - PEEK} y="-52" width="60" height="104" rx="8" className="sa-under" />}
      <rect x={-PEEK} y="-56" width="60" height="104" rx="8" className="sa-under" />
      <text x={-PEEK / 2} y="2" textAnchor="middle" className="sa-stack">
        {left}
      </text>
    </g>
  );
}

/** Each seat's camp, where its people rest; the start player's figure stands beside one of them. */
function Camps({ layout, view }: { layout: Layout; view: StoneAgeView }) {
  const { names } = useTableTop();
  const frame = topFrameOf(view);
  const turn = frame !== undefined && 'seat' in frame ? frame.seat : undefined;
  return layout.camps.slice(0, view.players.length).map((camp, seat) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
      key={seat}
      transform={`translate(${camp.x} ${camp.y})`}
      className="sa-camp"
      data-turn={turn === seat || undefined}
    >
      <rect
        x="-60"
        y="-27"
        width="128"
        height="46"
        rx="23"
        className="sa-camp-ground"
        style={{ stroke: seatColour(seat) }}
      />
      <path d="M-50 4q-5-9 0-17 2 6 5 7 5 5 0 10Z" className="sa-fire" />
      <title>{names[seat]}</title>
    </g>
  ));
}

function Figures({ layout, view }: { layout: Layout; view: StoneAgeView }) {
  const memory = useRef<Figure[]>([]);
  const figures = settle(memory.current, view);
  useEffect(() => {
    memory.current = figures;
  });
  const time = paced(WALK);
  return (
    <g className="sa-figures">
      {figures.map((figure) => {
        const { x, y } = whereabouts(layout, figure, view);
        const style = {
          transform: `translate(${x}px, ${y + 4}px)`,
          transitionDuration: `${time}ms`,
          transitionDelay: `${(time / 8) * (figure.slot % 5)}ms`,
        };
        return (
          <g key={figure.id} style={style}>
            <Person seat={figure.seat} />
          </g>
        );
      })}
    </g>
  );
}

function whereabouts(layout: Layout, { at, seat, slot }: Figure, { players }: StoneAgeView) {
  return at === 'camp' ? resting(layout, seat, slot, players[seat]?.persons ?? 1) : standing(layout, at, slot);
}
