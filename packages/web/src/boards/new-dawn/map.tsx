/** The map: ground, tokens, figures and spaces under one camera. */

import { useEffect, useMemo, useRef } from 'react';
import { type Camera, useCamera } from '../../table/camera.ts';
import { useTableTop } from '../../table/context.ts';
import { intend, useIntended } from './aim.ts';
import { extentOf, hexPath } from './geometry.ts';
import { GroundLayer } from './ground-layer.tsx';
import { CaravanReach } from './journey.tsx';
import { FigureLayer, Territory, TokenLayer } from './piece-layer.tsx';
import { Slot } from './slot.tsx';
import { SpaceLayer } from './space-layer.tsx';
import { useNewDawn } from './table.ts';
import { SpotLayer, useSpotHexes } from './tile-spots.tsx';

/** The map with its controls. */
export function WorldMap() {
  const { view, board, spaces, words } = useNewDawn();
  const { table } = useTableTop();
  const frame = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const building = view.tilesToLay.some((tiles) => tiles.length > 0);
  const spots = useSpotHexes();
  const extent = useMemo(() => extentOf([...board.hexes, ...spots], building ? 200 : 14), [board, building, spots]);
  const camera = useCamera(frame, world, extent);
  const target = useIntended('target');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was aimed at is forgotten as soon as anything changes
  useEffect(() => intend({ target: undefined, spot: undefined }), [table.sight]);
  const dimmed =
    spaces.size === 0
      ? ''
      : board.hexes.flatMap((hex, space) => (spaces.has(space) ? [] : [hexPath(hex, 1.01)])).join('');
  const lit = [...spaces.keys()].map((space) => hexPath(board.hexes[space] ?? { q: 0, r: 0 }, 0.9)).join('');
  return (
    <div className="nd-map">
      <svg ref={frame} className="nd-sheet" role="application" aria-label={`${words.map}. ${words.mapKeys}`}>
        <g ref={world} className="nd-world">
          <GroundLayer map={view.map} />
          <Territory view={view} board={board} />
          <path d={dimmed} className="nd-dim" />
          <path d={lit} className="nd-lit" />
          <CaravanReach />
          <Slot name="reach" />
          <TokenLayer view={view} board={board} />
          <FigureLayer view={view} board={board} />
          <Slot name="figures" view={view} board={board} />
          <SpaceLayer camera={camera} target={target} />
          <SpotLayer camera={camera} />
          <Slot name="spots" camera={camera} />
        </g>
      </svg>
      <MapControls camera={camera} />
    </div>
  );
}

function MapControls({ camera }: { camera: Camera }) {
  const { words } = useNewDawn();
  return (
    <div className="nd-map-controls">
      <button type="button" aria-label={words.closer} title={words.closer} onClick={() => camera.zoom(1.35)}>
        +
      </button>
      <button type="button" aria-label={words.farther} title={words.farther} onClick={() => camera.zoom(1 / 1.35)}>
        −
      </button>
      <button type="button" aria-label={words.whole} title={words.whole} onClick={() => camera.fit()}>
        <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true">
          <path d="M-8-3V-8H-3M3-8H8V-3M8 3V8H3M-3 8H-8V3" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
