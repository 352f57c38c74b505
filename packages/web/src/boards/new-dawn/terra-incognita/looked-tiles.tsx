/** Tiles of the stack that only the viewer has looked at, both sides up (Astronomy). */

import { useNewDawn } from '../table.ts';
import { TilePicture } from '../tile-tray.tsx';
import { useTerraWords } from './words.ts';

/** The tiles, or nothing. */
export function LookedTiles() {
  const { view, own } = useNewDawn();
  const words = useTerraWords();
  const looked = view.terra?.looked;
  if (looked === undefined || looked.seat !== own) return null;
  const tiles = looked.tiles.filter((tile): tile is number => typeof tile === 'number');
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
        </li>
      ))}
    </ul>
  );
}
