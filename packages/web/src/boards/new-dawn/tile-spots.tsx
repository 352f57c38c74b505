/** Laying tiles by hand: the spots where the tile in hand fits, and the tile itself wherever one points. */

import { equal } from '@tabularium/kernel';
import { useEffect, useMemo } from 'react';
import { anchors } from '../../table/anchors.ts';
import type { Camera } from '../../table/camera.ts';
import { useTableTop } from '../../table/context.ts';
import { SvgSpot } from '../../table/spot.tsx';
import { type HeldTile, intend, intended, type TileSpot, useIntent } from './aim.ts';
import type { TilePlace } from './content.ts';
import { boardOf, type Hex, hexesOf, printPlacement, tilePlaces } from './content.ts';
import { answerOf } from './expansion.ts';
import { middleOf } from './geometry.ts';
import { GroundLayer } from './ground-layer.tsx';
import { nearest } from './nearest.ts';
import { TokenLayer } from './piece-layer.tsx';
import { type NewDawnTable, useNewDawn, useNewDawnTop } from './table.ts';
import { turnedBoard, turnedHex, useTurn } from './turn.ts';
import type { NewDawnAnchor } from './where.ts';

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

/** All places for the tile in hand, whichever way round. */
function placesNow(table: NewDawnTable): readonly TilePlace[] {
  const { view, frame } = table;
  if (frame?.step !== 'take-tile' && frame?.step !== 'lay-tile') return [];
  return answerOf(table, (expansion) => expansion.tilePlaces?.(table)) ?? tilePlaces(view.map);
}

const NO_HEXES: readonly Hex[] = [];

/** Every hex the tile in hand may come to lie on, so that the map makes room for it and nothing covers it there. */
export function useSpotHexes(): readonly Hex[] {
  const table = useNewDawn();
  const { asked } = useTableTop();
  const { frame } = table;
  const laying = asked && (frame?.step === 'take-tile' || frame?.step === 'lay-tile');
  const turn = useTurn();
  return useMemo(
    () => (laying ? placesNow(table).flatMap((place) => hexesOf(place).map((hex) => turnedHex(hex, turn))) : NO_HEXES),
    [laying, table, turn],
  );
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
  const { hold } = useTableTop();
  const { spot } = useIntent();
  const held = useHeldTile();
  const lay = useLaying(held);
  const turn = useTurn();
  if (held === undefined) return null;
  const spots = spotsFor(table, held);
  // What waits for a second word stays shown when the pointer goes to say it.
  const waits = ({ q, r }: TileSpot) => equal({ type: 'lay-tile', q, r }, hold.held);
  const shown = spots.find((one) => one.q === spot?.q && one.r === spot?.r) ?? spots.find(waits);
  return (
    <g>
      {shown !== undefined && <GhostTile held={held} spot={shown} />}
      {spots.map((one, n) => {
        const { x, y } = middleOf(turnedHex(one, turn));
        return (
          <SvgSpot
            key={anchorOf(one)}
            anchor={anchorOf(one)}
            label={`${words.layHere} (${n + 1}/${spots.length})`}
            open="lay-tile"
            tabIndex={n === 0 ? 0 : -1}
            className="nd-spot"
            marks={{ 'data-chosen': one === shown || undefined }}
            instead={(isSure) => lay(one, isSure)}
            onPoint={(by) => {
              if (by === 'focus') camera.bringIntoView({ x, y });
              intend({ spot: by === undefined ? undefined : one });
            }}
            onKey={(key) => walk(spots, one, key, turn)}
          >
            <circle cx={x} cy={y} className="nd-spot-hex" />
            <circle cx={x} cy={y} className="nd-spot-dot" />
          </SvgSpot>
        );
      })}
    </g>
  );
}

/** The anchor of a hex beside the map. */
export const anchorOf = ({ q, r }: TileSpot): NewDawnAnchor => `hex:${q},${r}`;

/** Arrow keys go from spot to spot; true if the key was one. */
export function walk(spots: readonly TileSpot[], from: TileSpot, key: string, turn: number): boolean {
  const shown = nearest(
    spots.map((spot) => turnedHex(spot, turn)),
    turnedHex(from, turn),
    key,
  );
  const next = shown && turnedHex(shown, 6 - turn);
  const spot = next === undefined ? undefined : anchors.element(anchorOf(next));
  if (spot instanceof SVGElement) spot.focus();
  return next !== undefined;
}

/**
 * Takes the tile as it is held and lays it, in two actions of the game. Where that ends the turn it waits for a word, and
 * whoever thinks again has the tile in hand as before.
 */
function useLaying(held: HeldTile | undefined): (spot: TileSpot, isSure: boolean) => boolean {
  const { choose, hold, session, table, asked } = useNewDawnTop();
  const { frame } = useNewDawn();
  const layingOn = ({ q, r }: TileSpot) =>
    table.sight.actions.find((action) => action.type === 'lay-tile' && action.q === q && action.r === r);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the promise is kept when the table has heard of the tile
  useEffect(() => {
    const { promised } = intended();
    if (promised === undefined) return;
    intend({ promised: undefined });
    if (!asked || frame?.step !== 'lay-tile') return;
    const action = layingOn(promised.spot);
    if (action === undefined) return;
    if (promised.isSure) choose(action);
    else hold.press(action, table.mayUndo ? () => session.undo() : undefined);
  }, [table.sight]);
  return (spot, isSure) => {
    const action = layingOn(spot);
    if (action !== undefined) (isSure ? choose : hold.press)(action);
    else if (held !== undefined) {
      intend({ promised: { spot, isSure }, spot: undefined });
      choose({ type: 'take-tile', ...held });
    }
    return true;
  };
}

function GhostTile({ held, spot }: { held: HeldTile; spot: TileSpot }) {
  const { view } = useNewDawn();
  const turn = useTurn();
  const map = printPlacement({ ...held, q: spot.q, r: spot.r });
  const board = turnedBoard(boardOf(map), turn);
  const alone = { ...view, map, pieces: [], wonders: [], players: [] };
  return (
    <g className="nd-ghost">
      <GroundLayer board={board} />
      <TokenLayer view={alone} board={board} />
    </g>
  );
}
