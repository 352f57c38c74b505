/** A place on the board: what lies there, its rings, and what choosing it does. */

import { plainWords } from '@tabularium/kernel';
import type { StoneAgeView } from '@tabularium/stone-age';
import { DIVISOR, PLACES, type PlaceId, placeIndex } from '@tabularium/stone-age/content';
import { useTableTop } from '../../table/context.ts';
import { SvgSpot } from '../../table/spot.tsx';
import { BuildingFace, CardFace, EmptySpace } from './cards.tsx';
import { CARD, type Layout, type Point, ringsOf, TILE } from './layout.ts';
import { GoodsMark } from './pieces.tsx';
import { topFrameOf, useValley } from './valley.ts';
import { BuildingWorth, CardWorth } from './worth.tsx';

/** One place. */
export function PlaceSpot({ id, layout }: { id: PlaceId; layout: Layout }) {
  const { text, names } = useTableTop();
  const view = useValley();
  const here = layout.places[id];
  const thing = thingAt(view, id);
  const placeName = text.things['place']?.(id).name ?? id;
  const thingName = thing === undefined ? '' : (text.things[thing.kind]?.(thing.id).name ?? '');
  return (
    <SvgSpot
      anchor={`place:${id}`}
      thing={`place:${id}`}
      label={[placeName, thingName, occupants(view, id, names)].filter(Boolean).join(', ')}
      className="sa-place"
      marks={{ 'data-in-question': isInQuestion(view, id) || undefined }}
      transform={`translate(${here.x} ${here.y})`}
      explanation={{
        thing: thing === undefined ? `place:${id}` : `${thing.kind}:${thing.id}`,
        body: thing === undefined ? undefined : <Worth thing={thing} view={view} />,
      }}
    >
      <PlaceBody id={id} view={view} />
      {ringsOf(id).map((ring) => (
        <Ring key={`${ring.x} ${ring.y}`} at={ring} />
      ))}
    </SvgSpot>
  );
}

function Worth({ thing, view }: { thing: { kind: 'card' | 'building'; id: string }; view: StoneAgeView }) {
  const player = view.viewer === null ? undefined : view.players[view.viewer];
  return thing.kind === 'card' ? <CardWorth id={thing.id} player={player} /> : <BuildingWorth id={thing.id} />;
}

/** The card or building that lies on the place now. */
function thingAt(view: StoneAgeView, id: PlaceId): { kind: 'card' | 'building'; id: string } | undefined {
  const does = PLACES[placeIndex(id)]?.does;
  const card = does?.kind === 'card' ? view.cards[does.space] : null;
  const building = does?.kind === 'building' ? view.buildings[does.stack] : null;
  if (card != null) return { kind: 'card', id: card };
  return building != null ? { kind: 'building', id: building } : undefined;
}

/** Does what is asked now concern what lies here, or what is gathered here? */
function isInQuestion(view: StoneAgeView, id: PlaceId): boolean {
  const frame = topFrameOf(view);
  const does = PLACES[placeIndex(id)]?.does;
  if (frame?.step === 'buy-card') return does?.kind === 'card' && does.space === frame.space;
  if (frame?.step === 'buy-building') return does?.kind === 'building' && does.stack === frame.stack;
  return frame?.step === 'gather' && frame.place === id;
}

function occupants(view: StoneAgeView, id: PlaceId, names: readonly string[]): string {
  const index = placeIndex(id);
  return view.players
    .flatMap((player, seat) => ((player.placed[index] ?? 0) > 0 ? [`${names[seat]}: ${player.placed[index]}`] : []))
    .map((words) => plainWords(words, names))
    .join(', ');
}

function PlaceBody({ id, view }: { id: PlaceId; view: StoneAgeView }) {
  const does = PLACES[placeIndex(id)]?.does;
  if (does?.kind === 'card') return <CardSpace card={view.cards[does.space] ?? null} space={does.space} />;
  if (does?.kind === 'building') return <BuildingSpace stack={does.stack} view={view} />;
  return <LandPlace id={id} />;
}

function LandPlace({ id }: { id: PlaceId }) {
  const { text } = useTableTop();
  const does = PLACES[placeIndex(id)]?.does;
  const goods = does?.kind === 'gather' ? does.yields : undefined;
  const name = text.things['place']?.(id).name ?? id;
  const wide = name.length * 8.2 + (goods === undefined ? 26 : 78);
  const outline = OUTLINES[id] ?? { rx: 96, ry: 62, cy: 16 };
  return (
    <g>
      <ellipse cx="0" cy={outline.cy} rx={outline.rx} ry={outline.ry} className="sa-reach" />
      <g transform={`translate(0 ${LABELS[id] ?? 78})`}>
        <g className="sa-sign" data-wide={wide > 180 || undefined}>
          <rect x={-wide / 2} y="-14" width={wide} height="28" rx="14" className="sa-label" />
          {goods !== undefined && <GoodsMark goods={goods} x={-wide / 2 + 19} y={0} size={21} />}
          {/* Names are as wide as their letters: beside the picture it is the room before the divisor that differs. */}
          <text x={goods && 35 - wide / 2} y="6" textAnchor={goods ? 'start' : 'middle'} className="sa-name">
            {name}
          </text>
          {goods !== undefined && (
            <text x={wide / 2 - 12} y="6" textAnchor="end" className="sa-divisor">
              ÷{DIVISOR[goods]}
            </text>
          )}
        </g>
      </g>
    </g>
  );
}

const OUTLINES: Partial<Record<PlaceId, { rx: number; ry: number; cy: number }>> = {
  'hunting-grounds': { rx: 122, ry: 84, cy: 10 },
  forest: { rx: 112, ry: 80, cy: 12 },
  'clay-pit': { rx: 106, ry: 72, cy: 18 },
  quarry: { rx: 124, ry: 78, cy: 12 },
  river: { rx: 92, ry: 58, cy: 24 },
  field: { rx: 106, ry: 64, cy: 16 },
  hut: { rx: 82, ry: 72, cy: 8 },
  'tool-maker': { rx: 80, ry: 60, cy: 12 },
};

const LABELS: Partial<Record<PlaceId, number>> = {
  'hunting-grounds': 88,
  forest: 86,
  'clay-pit': 86,
  quarry: 86,
  river: 80,
  field: 66,
  hut: 66,
  'tool-maker': 62,
};

function CardSpace({ card, space }: { card: string | null; space: number }) {
  const price = space + 1;
  return (
    <g>
      <EmptySpace size={CARD} />
      {card !== null && (
        <g className="sa-dealt" key={card} data-thing={`card:${card}`}>
          <CardFace id={card} />
        </g>
      )}
      <rect
        x={-CARD.width / 2}
        y={-CARD.height / 2}
        width={CARD.width}
        height={CARD.height}
        rx="9"
        className="sa-reach"
      />
      <g transform={`translate(${-CARD.width / 2 + 17} ${CARD.height / 2 - 1})`}>
        <g className="sa-price-mark">
          <rect x="-20" y="-12" width="40" height="24" rx="12" className="sa-price" />
          <text x="-7" y="6" textAnchor="middle" className="sa-price-number">
            {price}
          </text>
          <rect x="2" y="-5.5" width="11" height="11" rx="2.5" className="sa-price-cube" />
        </g>
      </g>
    </g>
  );
}

function BuildingSpace({ stack, view }: { stack: number; view: StoneAgeView }) {
  const building = view.buildings[stack];
  const under = view.stacks[stack]?.length ?? 0;
  const layers = Math.min(3, under);
  return (
    <g>
      {Array.from({ length: layers }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its depth
        <g key={at} transform={`translate(${(layers - at) * 2.5} ${(layers - at) * 2.5})`}>
          <rect
            x={-TILE.width / 2}
            y={-TILE.height / 2}
            width={TILE.width}
            height={TILE.height}
            rx="9"
            className="sa-under"
          />
        </g>
      ))}
      {building == null ? (
        <EmptySpace size={TILE} />
      ) : (
        <g className="sa-dealt" key={building} data-thing={`building:${building}`}>
          <BuildingFace id={building} />
        </g>
      )}
      <rect
        x={-TILE.width / 2}
        y={-TILE.height / 2}
        width={TILE.width}
        height={TILE.height}
        rx="9"
        className="sa-reach"
      />
      {building != null && (
        <text x={-TILE.width / 2 + 8} y={-TILE.height / 2 + 17} className="sa-stack">
          ×{under + 1}
        </text>
      )}
    </g>
  );
}

function Ring({ at }: { at: Point }) {
  return <ellipse cx={at.x} cy={at.y} rx="12" ry="8" className="sa-ring" />;
}
