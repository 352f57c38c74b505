/** The map: ground, pieces, cities, figures and squares under one camera. */

import { declaredIn } from '@tabularium/fame-and-fortune/queries';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Camera, useCamera } from '../../table/camera.ts';
import type { Extent } from '../../table/lens.ts';
import { useOffers } from '../../table/offers.tsx';
import { useWords } from '../../words/index.ts';
import { Coordinates } from './coordinates.tsx';
import { CELL, extentOf, middleOf } from './geometry.ts';
import { GroundLayer, TurningTiles } from './ground-layer.tsx';
import { OpenLayer, ReachRings, ReachSigns } from './open-layer.tsx';
import { CityLayer, CityNames, FigureLayer, PieceLayer } from './piece-layer.tsx';
import { DeclaredLayer } from './reaction.tsx';
import { SquareLayer } from './square-layer.tsx';
import { useFame } from './table.ts';
import { CityGround, CityYields, OutskirtLines } from './yields.tsx';

/** A map that is low, as that of two seats is, begins below the question. */
const HANGING = { top: 0, hangs: true };

/** The map with its controls. */
export function WorldMap() {
  const { geometry, say } = useFame();
  const { map } = useWords();
  const frame = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const extent = useMemo(() => extentOf(geometry.columns, geometry.size), [geometry]);
  const camera = useCamera(frame, world, extent, HANGING);
  useOpeningView(frame, extent, camera);
  useRulersInView(frame, world);
  return (
    <div className="ff-map">
      <svg ref={frame} className="ff-sheet-of-map" role="application" aria-label={`${say.map}. ${map.mapKeys}`}>
        <g ref={world} className="ff-world">
          <GroundLayer />
          <CityGround />
          <OutskirtLines />
          <PieceLayer />
          <CityLayer />
          <OpenLayer />
          <DeclaredLayer />
          <ReachRings />
          <FigureLayer />
          <CityNames />
          <TurningTiles />
          <CityYields />
          <ReachSigns />
          <Coordinates />
          <SquareLayer camera={camera} />
        </g>
      </svg>
      <Controls camera={camera} />
    </div>
  );
}

/** Squares smaller than this are too small to read and to press. */
const LEGIBLE = 27;
const COMFORTABLE = 42;

/** Where the whole map would be too small it opens on one's own capital, and follows what is asked. */
function useOpeningView(frame: RefObject<SVGSVGElement | null>, extent: Extent, camera: Camera): void {
  const { game, geometry, own, frame: asked } = useFame();
  const offers = useOffers();
  const capital = game.players[own]?.cities[0]?.centre[0];
  const isSmall = () => cellIn(frame.current, extent) < LEGIBLE;
  // With what lies around it, so that no control at the edge is over it.
  const bringAround = (square: number, squares: number) => {
    const { x, y } = middleOf(square, geometry.columns);
    for (const by of [squares * CELL, -squares * CELL]) camera.bringIntoView({ x: x + by, y: y + by });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map opens once
  useEffect(() => {
    if (!isSmall()) return;
    const middle = { x: extent.x + extent.width / 2, y: extent.y + extent.height / 2 };
    camera.lookAt(capital === undefined ? middle : middleOf(capital, geometry.columns), COMFORTABLE / CELL);
    if (capital !== undefined) bringAround(capital, 1.5);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when another thing is asked, not whenever it could
  useEffect(() => {
    const open = geometry.squares.find((square) => (offers.get(`square:${square}`)?.actions.length ?? 0) > 0);
    const shown = declaredIn(game)?.squares[0] ?? open;
    // What was declared lies clear of the controls as well.
    if (shown !== undefined && isSmall()) bringAround(shown, declaredIn(game) === undefined ? 1 : 2);
  }, [asked?.step]);
}

/** A long question lies over the upper edge of the map, which does not move for it: the letters of the columns do. */
function useRulersInView(frame: RefObject<SVGSVGElement | null>, world: RefObject<SVGGElement | null>): void {
  useEffect(() => {
    const map = frame.current;
    const bar = map?.closest('.table')?.querySelector('.decision');
    if (map === null || bar === null || bar === undefined) return;
    const watch = new ResizeObserver(() => {
      const [edge, { top, bottom }] = [map.getBoundingClientRect().top, bar.getBoundingClientRect()];
      const covered = top > edge ? 0 : Math.max(0, bottom - edge);
      world.current?.querySelector<SVGGElement>('[data-rulers]')?.style.setProperty('--covered', String(covered));
    });
    watch.observe(bar);
    watch.observe(map);
    return () => watch.disconnect();
  }, [frame, world]);
}

/** How large a square is while the whole map is shown, in pixels. */
function cellIn(sheet: SVGSVGElement | null, { width, height }: Extent): number {
  if (sheet === null || sheet.clientWidth === 0) return LEGIBLE;
  return Math.min(sheet.clientWidth / width, sheet.clientHeight / height) * CELL;
}

function Controls({ camera }: { camera: Camera }) {
  const { map } = useWords();
  return (
    <div className="ff-controls">
      <button type="button" aria-label={map.closer} title={map.closer} onClick={() => camera.zoom(1.35)}>
        +
      </button>
      <button type="button" aria-label={map.farther} title={map.farther} onClick={() => camera.zoom(1 / 1.35)}>
        −
      </button>
      <button type="button" aria-label={map.whole} title={map.whole} onClick={() => camera.fit()}>
        <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true">
          <path d="M-8-3V-8H-3M3-8H8V-3M8 3V8H3M-3 8H-8V3" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
