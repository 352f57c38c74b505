/** Laying tiles by hand: the spots where the tile in hand fits, and the tile itself wherever one points. */

import type { AnyAction } from '@tabularium/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { useTableTop } from '../../table/context.ts';
import { type HeldTile, intend, intended, type TileSpot, useIntent } from './aim.ts';
import type { Camera } from './camera.ts';
import type { TilePlace } from './content.ts';
import { boardOf, capitalPlaces, explorationPlaces, type Hex, hexesOf, printPlacement, tilePlaces } from './content.ts';
import { middleOf } from './geometry.ts';
import { GroundLayer } from './ground-layer.tsx';
import { TokenLayer } from './piece-layer.tsx';
import { asState, type NewDawnTable, useNewDawn } from './table.ts';

/** The tile the viewer holds now: the one taken, else the one picked in the tray. */
export function useHeldTile(): HeldTile | undefined {
  const table = useNewDawn();
  const { frame, view } = table;
  const { asked } = useTableTop();
  const { held } = useIntent();
  if (!asked) return undefined;
  if (frame?.step === 'lay-tile') return { tile: frame.tile, side: frame.side, rotation: frame.rotation };
  if (frame?.step !== 'take-tile') return undefined;
  const tiles = frame.tile === undefined ? (view.tilesToLay[frame.seat] ?? []) : [frame.tile];
  if (held !== undefined && tiles.includes(held.tile)) return held;
  const [tile] = tiles;
  return tile === undefined ? undefined : firstFit(placesNow(table), tile);
}

/** All places for the tile in hand, whichever way round: beside the core, beside a capital's tile, or by the base rules. */
function placesNow({ view, frame }: NewDawnTable): readonly TilePlace[] {
  if (frame?.step !== 'take-tile' && frame?.step !== 'lay-tile') return [];
  if (view.terra === null) return tilePlaces(view.map);
  return frame.from === undefined ? capitalPlaces(view.map, view.seats) : explorationPlaces(view.map, frame.from);
}

const NO_HEXES: readonly Hex[] = [];

/** Every hex an explored tile may come to lie on, so that the map makes room for it. */
export function useSpotHexes(): readonly Hex[] {
  const table = useNewDawn();
  const { asked } = useTableTop();
  const { frame } = table;
  const exploring = asked && (frame?.step === 'take-tile' || frame?.step === 'lay-tile') && frame.from !== undefined;
  return useMemo(() => (exploring ? placesNow(table).flatMap(hexesOf) : NO_HEXES), [exploring, table]);
}

/** The tile the way round that fits in most spots. */
function firstFit(places: readonly TilePlace[], tile: number): HeldTile {
  const counts = new Map<string, number>();
  for (const { side, rotation } of places) {
    const key = `${side}${rotation}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [best = 'A0'] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { tile, side: best.startsWith('A') ? 'A' : 'B', rotation: Number(best.slice(1)) };
}

/** Where that tile fits as it is held. */
export function spotsFor(table: NewDawnTable, held: HeldTile): TileSpot[] {
  return placesNow(table).filter(({ side, rotation }) => side === held.side && rotation === held.rotation);
}

/** The spots on the map. */
export function SpotLayer({ camera }: { camera: Camera }) {
  const table = useNewDawn();
  const { words } = table;
  const { spot } = useIntent();
  const held = useHeldTile();
  const lay = useLaying(held);
  const group = useRef<SVGGElement>(null);
  if (held === undefined) return null;
  const spots = spotsFor(table, held);
  const press = (event: React.KeyboardEvent, from: TileSpot) => {
    const next = nearest(spots, from, event.key);
    if (next !== undefined) group.current?.querySelector<SVGElement>(`[data-spot="${next.q} ${next.r}"]`)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') lay(from);
    else return;
    event.preventDefault();
  };
  const shown = spots.find((one) => one.q === spot?.q && one.r === spot?.r);
  return (
    <g ref={group}>
      {shown !== undefined && <GhostTile held={held} spot={shown} />}
      {spots.map((one, n) => {
        const { x, y } = middleOf(one);
        const key = `${one.q} ${one.r}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a spot of an SVG map cannot be a button element
          <circle
            key={key}
            cx={x}
            cy={y}
            r="13"
            role="button"
            tabIndex={n === 0 ? 0 : -1}
            className="nd-spot"
            data-spot={key}
            data-chosen={one === shown || undefined}
            aria-label={`${words.layHere} (${n + 1}/${spots.length})`}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && intend({ spot: one })}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && intend({ spot: undefined })}
            onFocus={({ currentTarget }) => {
              if (!currentTarget.matches(':focus-visible')) return;
              camera.bringIntoView({ x, y });
              intend({ spot: one });
            }}
            onClick={({ nativeEvent }) => (isFirstTouch(nativeEvent, one, shown) ? intend({ spot: one }) : lay(one))}
            onKeyDown={(event) => press(event, one)}
          />
        );
      })}
    </g>
  );
}

/** A finger cannot hover: its first touch shows the tile, the second one lays it. */
function isFirstTouch(event: MouseEvent, spot: TileSpot, shown: TileSpot | undefined): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch' && spot !== shown;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next spot in the direction of an arrow key. */
export function nearest<Spot extends TileSpot>(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const way = ARROWS[key];
  if (way === undefined) return undefined;
  const here = middleOf(from);
  let best: { spot: Spot; far: number } | undefined;
  for (const spot of spots) {
    const there = middleOf(spot);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * way[0] + y * way[1];
    if (along <= 0) continue;
    const far = along + 2.5 * Math.abs(x * way[1] + y * way[0]);
    if (best === undefined || far < best.far) best = { spot, far };
  }
  return best?.spot ?? from;
}

/** Takes the tile as it is held and lays it, in two actions of the game. */
function useLaying(held: HeldTile | undefined): (spot: TileSpot) => void {
  const { choose, table, asked } = useTableTop();
  const { frame } = useNewDawn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the promise is kept when the table has heard of the tile
  useEffect(() => {
    const { promised } = intended();
    if (promised === undefined) return;
    intend({ promised: undefined });
    if (asked && frame?.step === 'lay-tile') choose(laying(promised));
  }, [table.sight]);
  return (spot) => {
    if (frame?.step === 'lay-tile') return choose(laying(spot));
    if (held === undefined) return;
    intend({ promised: { q: spot.q, r: spot.r }, spot: undefined });
    choose({ type: 'take-tile', ...held } as AnyAction);
  };
}

const laying = ({ q, r }: TileSpot): AnyAction => ({ type: 'lay-tile', q, r }) as AnyAction;

function GhostTile({ held, spot }: { held: HeldTile; spot: TileSpot }) {
  const { view } = useNewDawn();
  const map = printPlacement({ ...held, q: spot.q, r: spot.r });
  const state = asState({ ...view, map, pieces: [], wonders: [], players: [] });
  return (
    <g className="nd-ghost">
      <GroundLayer map={map} />
      <TokenLayer state={state} board={boardOf(map)} />
    </g>
  );
}
