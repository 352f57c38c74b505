/** Hexes beside the map: where a fort or a water token may be put, and why not elsewhere. */

import { type ActionIn, equal } from '@tabularium/kernel';
import type { newDawn } from '@tabularium/new-dawn';
import { useState } from 'react';
import type { Camera } from '../../../table/camera.ts';
import { SvgSpot } from '../../../table/spot.tsx';
import { hexPath, middleOf } from '../geometry.ts';
import { GroundLayer } from '../ground-layer.tsx';
import { placed } from '../piece-layer.tsx';
import { useNewDawnTop } from '../table.ts';
import { anchorOf, walk } from '../tile-spots.tsx';
import { turnedBoard, turnedHex, useTurn } from '../turn.ts';
import { boardOf, FORT_TILE, printPlacement, WATER_TILE } from './content.ts';
import { Fort } from './pieces.tsx';
import { useTerraWords } from './words.ts';

type HexAction = Extract<ActionIn<typeof newDawn>, { type: 'place-fort' | 'lay-water' }>;

const isHexAction = (action: ActionIn<typeof newDawn>): action is HexAction =>
  action.type === 'place-fort' || action.type === 'lay-water';

/** The hexes to choose from, and beneath them those where it may not be put: pressing or pointing at one tells why. */
export function HexSpots({ camera }: { camera: Camera }) {
  const { table, asked, hold } = useNewDawnTop();
  const words = useTerraWords();
  const [pointed, setPointed] = useState<string>();
  const turn = useTurn();
  const spots = asked ? table.sight.actions.filter(isHexAction) : [];
  if (spots.length === 0) return null;
  const refused = table.sight.refusals.map(({ action }) => action).filter(isHexAction);
  // What waits for a second word stays shown when the pointer goes to say it.
  const shown = spots.find((spot) => anchorOf(spot) === pointed) ?? spots.find((spot) => equal(spot, hold.held));
  return (
    <g>
      {refused.map((spot) => (
        <SvgSpot
          key={anchorOf(spot)}
          anchor={anchorOf(spot)}
          label={words.notHere}
          explanation={{ title: words.notHere }}
          tabIndex={-1}
          className="ti-refused"
        >
          <path d={hexPath(turnedHex(spot, turn), 0.88)} />
        </SvgSpot>
      ))}
      {shown !== undefined && <Ghost spot={shown} />}
      {spots.map((spot, n) => (
        <SvgSpot
          key={anchorOf(spot)}
          anchor={anchorOf(spot)}
          label={`${spot.type === 'place-fort' ? words.fortHere : words.waterHere} (${n + 1}/${spots.length})`}
          tabIndex={n === 0 ? 0 : -1}
          className="ti-hex-spot"
          marks={{ 'data-action': spot.type, 'data-shown': spot === shown || undefined }}
          onPoint={(by) => {
            if (by === 'focus') camera.bringIntoView(middleOf(turnedHex(spot, turn)));
            setPointed(by === undefined ? undefined : anchorOf(spot));
          }}
          onKey={(key) => walk(spots, spot, key, turn)}
        >
          <path d={hexPath(turnedHex(spot, turn), 0.88)} />
        </SvgSpot>
      ))}
    </g>
  );
}

function Ghost({ spot }: { spot: HexAction }) {
  const turn = useTurn();
  const tile = spot.type === 'place-fort' ? FORT_TILE : WATER_TILE;
  const map = printPlacement({ tile, side: 'A', rotation: 0, q: spot.q, r: spot.r });
  return (
    <g className="nd-ghost">
      <GroundLayer board={turnedBoard(boardOf(map), turn)} />
      {spot.type === 'place-fort' && (
        <g style={placed(middleOf(turnedHex(spot, turn)))}>
          <Fort />
        </g>
      )}
    </g>
  );
}
