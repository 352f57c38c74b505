/** The map: ground, tokens, figures and spaces under one camera. */

import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Camera, useCamera } from '../../table/camera.ts';
import { useTableTop } from '../../table/context.ts';
import { intend, useIntended } from './aim.ts';
import { AimLayer } from './aim-layer.tsx';
import { boardOf, type Hex, pieceOwner } from './content.ts';
import { type Corner, EDGE, useFreeCorner } from './corner.ts';
import { useCovered } from './covered.ts';
import { answerOf } from './expansion.ts';
import { bothOf, extentOf, hexPath, RADIUS } from './geometry.ts';
import { GroundLayer } from './ground-layer.tsx';
import { CaravanReach } from './journey.tsx';
import { FigureLayer, Territory, TokenLayer } from './piece-layer.tsx';
import { Slot } from './slot.tsx';
import { SpaceLayer } from './space-layer.tsx';
import { StackFan } from './stack-fan.tsx';
import { type NewDawnTable, useNewDawn } from './table.ts';
import { SpotLayer, useSpotHexes } from './tile-spots.tsx';
import { layDown, WORTH_IT } from './turn.ts';

/** What is kept free around the land, and around one that tiles are still laid to, in units of the drawing. */
const MARGIN = 3;
const BUILDING_MARGIN = 110;

/** How much land is shown around what can be chosen, or is the viewer's, in units of the drawing. */
const AROUND_OPEN = 90;
/** So many pixels a space has to be wide for what chooses it; what is hardly smaller is left as it is. */
const WIDE_ENOUGH = { finger: 36, mouse: 28 };
/** Where fingers choose, or where the window is a phone's. */
const fingers = matchMedia('(pointer: coarse), (max-width: 760px), (max-height: 500px)');

/** The map with its controls. */
export function WorldMap() {
  const newDawn = useNewDawn();
  const { view, board, spaces, beside, words, frame: question } = newDawn;
  const { table, asked } = useTableTop();
  const frame = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const building = view.tilesToLay.some((tiles) => tiles.length > 0);
  const spots = useSpotHexes();
  const margin = building ? BUILDING_MARGIN : MARGIN;
  const land = useMemo(() => [...board.hexes, ...spots, ...beside], [board, spots, beside]);
  const extent = useMemo(() => {
    // What reaches out farther than what is kept free while the map is built is in view as well.
    const reached = extentOf(land, MARGIN);
    return building ? bothOf(extentOf(board.hexes, BUILDING_MARGIN), reached) : reached;
  }, [board, building, land]);
  useBestTurn(frame, view.map, margin);
  const covered = useCovered(frame, asked, view.map);
  const intended = useIntended('target');
  const fought = question !== undefined && 'fight' in question ? question.fight.space : undefined;
  const target = intended ?? fought ?? answerOf(newDawn, ({ attackedAt }) => attackedAt?.(newDawn));
  const open = useMemo(() => [...spaces.keys()].flatMap((space) => board.hexes[space] ?? []), [spaces, board]);
  const attacked = board.hexes[target ?? -1];
  const mine = useOwnHexes(newDawn, asked && !building);
  const concerned = useMemo(() => {
    const targets = spots.length > 0 ? spots : [...open, ...beside];
    const chosen = attacked === undefined ? targets : [...targets, attacked];
    // What is asked about no space of the map is decided by what lies around one's own.
    return chosen.length > 0 ? chosen : mine;
  }, [spots, open, beside, attacked, mine]);
  const matter = useMemo(() => {
    if (concerned.length === 0) return undefined;
    const wide = WIDE_ENOUGH[fingers.matches ? 'finger' : 'mouse'];
    return { part: extentOf(concerned, AROUND_OPEN), clear: wide / (RADIUS * Math.sqrt(3)) };
  }, [concerned]);
  const camera = useCamera(frame, world, extent, covered, matter);
  // Somebody who asks for the whole map has it from then on, until the map is moved by hand.
  const [isWhole, askWhole] = useState(false);
  const looked = isWhole ? undefined : matter;
  const corner = useFreeCorner(frame, { land, concerned, extent, matter: looked }, covered.top);
  const showWhole = () => {
    askWhole(true);
    camera.fit();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was aimed at is forgotten as soon as anything changes
  useEffect(() => intend({ target: undefined, spot: undefined }), [table.sight]);
  const dimmed =
    spaces.size === 0
      ? ''
      : board.hexes.flatMap((hex, space) => (spaces.has(space) ? [] : [hexPath(hex, 1.01)])).join('');
  const lit = open.map((hex) => hexPath(hex, 0.9)).join('');
  const foe = attacked === undefined ? '' : hexPath(attacked, 0.98);
  return (
    <div className="nd-map">
      <svg ref={frame} className="nd-sheet" role="application" aria-label={`${words.map}. ${words.mapKeys}`}>
        <g ref={world} className="nd-world">
          <GroundLayer board={board} />
          <Territory view={view} board={board} />
          <path d={dimmed} className="nd-dim" />
          <path d={lit} className="nd-lit-case" />
          <path d={lit} className="nd-lit" />
          <CaravanReach />
          <Slot name="reach" />
          <TokenLayer view={view} board={board} />
          <FigureLayer view={view} board={board} />
          <Slot name="figures" view={view} board={board} />
          <path d={foe} className="nd-foe case" />
          <path d={foe} className="nd-foe" />
          <AimLayer />
          <StackFan />
          <SpaceLayer camera={camera} target={target} />
          <SpotLayer camera={camera} />
          <Slot name="spots" camera={camera} />
        </g>
      </svg>
      <MapControls camera={camera} open={open} showWhole={showWhole} place={placedIn(corner, covered.top)} />
    </div>
  );
}

const NO_HEXES: readonly Hex[] = [];

/** Where the viewer's pieces and caravans are, while that is worth knowing. */
function useOwnHexes({ view, board, own }: NewDawnTable, isWanted: boolean): readonly Hex[] {
  return useMemo(() => {
    if (!isWanted) return NO_HEXES;
    const caravans = view.players[own]?.caravans ?? [];
    return board.hexes.filter((_, space) => pieceOwner(view.pieces[space]) === own || caravans.includes(space));
  }, [view, board, own, isWanted]);
}

/** Lays the map down so that it fills the window, and again when it has grown or the window has changed much. */
function useBestTurn(frame: RefObject<SVGSVGElement | null>, map: string, margin: number): void {
  const shown = useRef('');
  useLayoutEffect(() => {
    const window = frame.current;
    if (window === null) return;
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = window;
      const size = `${width} ${height}`;
      layDown(boardOf(map).hexes, { width, height }, margin, WORTH_IT[size === shown.current ? 'growth' : 'window']);
      shown.current = size;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(window);
    return () => watch.disconnect();
  }, [frame, map, margin]);
}

const placedIn = ({ across, down, lies }: Corner, top: number): CSSProperties => ({
  [across]: EDGE,
  [down]: EDGE + (down === 'top' ? top : 0),
  flexDirection: lies,
});

interface MapControlsProps {
  readonly camera: Camera;
  readonly open: readonly Hex[];
  readonly place: CSSProperties;
  showWhole(): void;
}

function MapControls({ camera, open, place, showWhole }: MapControlsProps) {
  const { words } = useNewDawn();
  return (
    <div className="nd-map-controls" style={place}>
      {open.length > 0 && (
        <button
          type="button"
          className="nd-show-open"
          aria-label={words.showOpen}
          title={words.showOpen}
          onClick={() => camera.show(extentOf(open, AROUND_OPEN))}
        >
          <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
            <path d="M0-9V-4M0 9V4M-9 0H-4M9 0H4" fill="none" stroke="currentColor" strokeWidth="2" />
            <circle r="2.6" fill="var(--accent)" />
          </svg>
        </button>
      )}
      <button type="button" aria-label={words.closer} title={words.closer} onClick={() => camera.zoom(1.35)}>
        +
      </button>
      <button type="button" aria-label={words.farther} title={words.farther} onClick={() => camera.zoom(1 / 1.35)}>
        −
      </button>
      <button type="button" aria-label={words.whole} title={words.whole} onClick={showWhole}>
        <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true">
          <path d="M-8-3V-8H-3M3-8H8V-3M8 3V8H3M-3 8H-8V3" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
