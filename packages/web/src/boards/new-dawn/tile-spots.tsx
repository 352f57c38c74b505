/** Laying tiles by hand: the spots where the tile in hand fits, and the tile itself wherever one points. */

import type { AnyAction } from '@tabularium/kernel';
import { useEffect, useRef } from 'react';
import { useTableTop } from '../../table/context.ts';
import { type HeldTile, intend, intended, type TileSpot, useIntent } from './aim.ts';
import type { Camera } from './camera.ts';
import { boardOf, printPlacement, tilePlaces } from './content.ts';
import { middleOf } from './geometry.ts';
import { GroundLayer } from './ground-layer.tsx';
import { TokenLayer } from './piece-layer.tsx';
import { asState, useNewDawn } from './table.ts';

/** The tile the viewer holds now: the one taken, else the one picked in the tray. */
export function useHeldTile(): HeldTile | undefined {
  const { frame, view } = useNewDawn();
  const { asked } = useTableTop();
  const { held } = useIntent();
  if (!asked) return undefined;
  if (frame?.step === 'lay-tile') return { tile: frame.tile, side: frame.side, rotation: frame.rotation };
  if (frame?.step !== 'take-tile') return undefined;
  const tiles = view.tilesToLay[frame.seat] ?? [];
  if (held !== undefined && tiles.includes(held.tile)) return held;
  const [tile] = tiles;
  return tile === undefined ? undefined : firstFit(view.map, tile);
}

/** The tile the way round that fits in most spots. */
function firstFit(map: string, tile: number): HeldTile {
  const places = tilePlaces(map);
  const counts = new Map<string, number>();
  for (const { side, rotation } of places) {
    const key = `${side}${rotation}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [best = 'A0'] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { tile, side: best.startsWith('A') ? 'A' : 'B', rotation: Number(best.slice(1)) };
}

/** Where that tile fits as it is held. */
export function spotsFor(map: string, held: HeldTile): TileSpot[] {
  return tilePlaces(map).filter(({ side, rotation }) => side === held.side && rotation === held.rotation);
}

/** The spots on the map. */
export function SpotLayer({ camera }: { camera: Camera }) {
  const { view, words } = useNewDawn();
  const { spot } = useIntent();
  const held = useHeldTile();
  const lay = useLaying(held);
  const group = useRef<SVGGElement>(null);
  if (held === undefined) return null;
  const spots = spotsFor(view.map, held);
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
            onPointerEnter={() => intend({ spot: one })}
            onPointerLeave={() => intend({ spot: undefined })}
            onFocus={() => {
              camera.bringIntoView({ x, y });
              intend({ spot: one });
            }}
            onClick={() => lay(one)}
            onKeyDown={(event) => press(event, one)}
          />
        );
      })}
    </g>
  );
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next spot in the direction of an arrow key. */
function nearest(spots: readonly TileSpot[], from: TileSpot, key: string): TileSpot | undefined {
  const way = ARROWS[key];
  if (way === undefined) return undefined;
  const here = middleOf(from);
  let best: { spot: TileSpot; far: number } | undefined;
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
