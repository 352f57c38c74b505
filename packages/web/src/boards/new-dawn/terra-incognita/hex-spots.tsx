/** Hexes beside the map: where a fort or a water token may be put, and why not elsewhere. */

import type { AnyAction } from '@tabularium/kernel';
import { useRef, useState } from 'react';
import { useTableTop } from '../../../table/context.ts';
import { useExplain } from '../../../table/explain.tsx';
import type { TileSpot } from '../aim.ts';
import type { Camera } from '../camera.ts';
import { FORT_TILE, printPlacement, WATER_TILE } from '../content.ts';
import { hexPath, middleOf } from '../geometry.ts';
import { GroundLayer } from '../ground-layer.tsx';
import { placed } from '../piece-layer.tsx';
import { nearest } from '../tile-spots.tsx';
import { Fort } from './pieces.tsx';
import { useTerraWords } from './words.ts';

/** Actions that put something of one hex beside the map, with the tile it is. */
const PUT: Readonly<Record<string, number>> = { 'place-fort': FORT_TILE, 'lay-water': WATER_TILE };

/** Whether an action puts something of one hex beside the map. */
const putsHex = (action: AnyAction): boolean => action.type in PUT;

type HexAction = AnyAction & TileSpot;
const isHexAction = (action: AnyAction): action is HexAction => putsHex(action);

/** The hexes to choose from. */
export function HexSpots({ camera }: { camera: Camera }) {
  const { table, asked, choose } = useTableTop();
  const words = useTerraWords();
  const group = useRef<SVGGElement>(null);
  const [pointed, setPointed] = useState<string>();
  const spots = asked ? table.sight.actions.filter(isHexAction) : [];
  if (spots.length === 0) return null;
  const press = (event: React.KeyboardEvent, from: HexAction) => {
    const next = nearest(spots, from, event.key);
    if (next !== undefined) group.current?.querySelector<SVGElement>(`[data-spot="${next.q} ${next.r}"]`)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') choose(from);
    else return;
    event.preventDefault();
  };
  const shown = spots.find(({ q, r }) => `${q} ${r}` === pointed);
  return (
    <g ref={group}>
      <RefusedHexes />
      {shown !== undefined && <Ghost spot={shown} />}
      {spots.map((spot, n) => {
        const key = `${spot.q} ${spot.r}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a hex of an SVG map cannot be a button element
          <path
            key={key}
            d={hexPath(spot, 0.88)}
            role="button"
            tabIndex={n === 0 ? 0 : -1}
            className="ti-hex-spot"
            data-spot={key}
            data-action={spot.type}
            data-shown={spot === shown || undefined}
            aria-label={`${spot.type === 'place-fort' ? words.fortHere : words.waterHere} (${n + 1}/${spots.length})`}
            onPointerEnter={() => setPointed(key)}
            onPointerLeave={() => setPointed(undefined)}
            onFocus={() => {
              camera.bringIntoView(middleOf(spot));
              setPointed(key);
            }}
            onClick={() => choose(spot)}
            onKeyDown={(event) => press(event, spot)}
          />
        );
      })}
    </g>
  );
}

/** Hexes beside the map where it may not be put; pointing at one tells why. */
function RefusedHexes() {
  const { table } = useTableTop();
  const explain = useExplain();
  const words = useTerraWords();
  return table.sight.refusals.map(({ action, refusal }) => {
    if (!isHexAction(action)) return null;
    const { onFocus: _focus, onBlur: _blur, ...pointing } = explain({ title: words.notHere, refusals: [refusal] });
    return <path key={`${action.q} ${action.r}`} d={hexPath(action, 0.88)} className="ti-refused" {...pointing} />;
  });
}

function Ghost({ spot }: { spot: HexAction }) {
  const map = printPlacement({ tile: PUT[spot.type] ?? WATER_TILE, side: 'A', rotation: 0, q: spot.q, r: spot.r });
  return (
    <g className="nd-ghost">
      <GroundLayer map={map} />
      {spot.type === 'place-fort' && (
        <g style={placed(middleOf(spot))}>
          <Fort />
        </g>
      )}
    </g>
  );
}
