/** Tiles of the stack that only the viewer has looked at, both sides up, and the ways back into it (Astronomy). */

import { canonical } from '@tabularium/kernel';
import { ActionButton } from '../../../table/generic-panel.tsx';
import { useNewDawn, useNewDawnTop } from '../table.ts';
import { TilePicture } from '../tile-tray.tsx';
import { useTerraWords } from './words.ts';

/** The tiles, or nothing. */
export function LookedTiles() {
  const { view, own } = useNewDawn();
  const { table } = useNewDawnTop();
  const words = useTerraWords();
  const looked = view.terra?.looked;
  if (looked === undefined || looked.seat !== own) return null;
  const tiles = looked.tiles.filter((tile): tile is number => typeof tile === 'number');
  const waysBack = (tile: number) =>
    table.sight.actions.filter((one) => one.type === 'return-tile' && one.tile === tile);
  return (
    <ul className="nd-tray ti-looked">
      {tiles.map((tile) => (
        <li key={tile}>
          <p className="small">
            {words.bothSides} {tile}
          </p>
          <div className="row">
            <TilePicture held={{ tile, side: 'A', rotation: 0 }} />
            <TilePicture held={{ tile, side: 'B', rotation: 0 }} />
          </div>
          <div className="row">
            {waysBack(tile).map((action) => (
              <ActionButton key={canonical(action)} action={action} anchor={`tile:${tile}`} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
