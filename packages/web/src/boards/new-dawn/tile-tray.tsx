/** The tiles in front of a player while the map is being built: pick one, turn it, flip it, then point at a spot. */

import { useEffect } from 'react';
import { Icon } from '../../design/icon.tsx';
import { useTableTop } from '../../table/context.ts';
import { Spot } from '../../table/spot.tsx';
import { type HeldTile, intend } from './aim.ts';
import { boardOf, printPlacement } from './content.ts';
import { extentOf } from './geometry.ts';
import { GroundLayer } from './ground-layer.tsx';
import { TokenLayer } from './piece-layer.tsx';
import { useNewDawn } from './table.ts';
import { spotsFor, useHeldTile } from './tile-spots.tsx';
import { turnedBoard, useTurn } from './turn.ts';

/** The tray. */
export function TileTray() {
  const table = useNewDawn();
  const { view, own, words, frame } = table;
  const { asked } = useTableTop();
  const held = useHeldTile();
  const drawn = frame?.step === 'take-tile' || frame?.step === 'lay-tile' ? frame.tile : undefined;
  const tiles = asked && drawn !== undefined ? [drawn] : (view.tilesToLay[own] ?? []);
  const choosing = asked && frame?.step === 'take-tile';
  const turned = (steps: number) => {
    if (held !== undefined && choosing) intend({ held: { ...held, rotation: (held.rotation + steps + 6) % 6 } });
  };
  const flipped = () => {
    if (held !== undefined && choosing) intend({ held: { ...held, side: held.side === 'A' ? 'B' : 'A' } });
  };
  useTileKeys(turned, flipped);
  const fits = held === undefined ? 0 : spotsFor(table, held).length;
  return (
    <section className="nd-tray" aria-label={words.tiles}>
      <ul className="nd-tray-tiles">
        {tiles.map((tile) => {
          const shown = held?.tile === tile ? held : { tile, side: held?.side ?? 'A', rotation: held?.rotation ?? 0 };
          return (
            <li key={tile}>
              <Spot
                anchor={`tile:${tile}`}
                label={`${words.tile} ${tile}`}
                pressed={held?.tile === tile}
                className="nd-tray-tile"
                instead={() => {
                  if (choosing) intend({ held: shown });
                  return true;
                }}
              >
                <TilePicture held={shown} />
                <span className="small">
                  {words.tile} {tile}
                </span>
              </Spot>
            </li>
          );
        })}
      </ul>
      <div className="nd-tray-tools">
        {held === undefined ? (
          <p className="small soft">{words.tileNext}</p>
        ) : (
          <>
            <div className="row">
              <button
                type="button"
                className="button"
                disabled={!choosing}
                onClick={() => turned(-1)}
                aria-label={words.turnBack}
                title={words.turnBack}
              >
                <Icon name="anticlockwise-rotation" size={20} />
              </button>
              <button type="button" className="button" disabled={!choosing} onClick={() => turned(1)}>
                <Icon name="clockwise-rotation" size={20} /> {words.turn} <kbd>T</kbd>
              </button>
              <button type="button" className="button" disabled={!choosing} onClick={flipped}>
                {words.flip} <kbd>F</kbd>
              </button>
            </div>
            <p className="small" aria-live="polite" data-fits={fits}>
              {fits === 0 ? words.noPosition : words.positions(fits)}
            </p>
            {choosing && <p className="small soft nd-tile-keys">{words.tileKeys}</p>}
          </>
        )}
      </div>
    </section>
  );
}

/** T turns (with Shift back), F flips, wherever the focus is. */
function useTileKeys(turned: (steps: number) => void, flipped: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      if (event.key === 't') turned(1);
      else if (event.key === 'T') turned(-1);
      else if (event.key === 'f' || event.key === 'F') flipped();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turned, flipped]);
}

/** A tile by itself, the way round it is held. */
export function TilePicture({ held }: { held: HeldTile }) {
  const { view } = useNewDawn();
  const turn = useTurn();
  const map = printPlacement({ ...held, q: 0, r: 0 });
  const board = turnedBoard(boardOf(map), turn);
  const { x, y, width, height } = extentOf(board.hexes, 10);
  const alone = { ...view, map, pieces: [], wonders: [], players: [] };
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} className="nd-tile-picture" aria-hidden="true">
      <GroundLayer board={board} />
      <TokenLayer view={alone} board={board} />
    </svg>
  );
}
