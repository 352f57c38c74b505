/** A game's name, as soon as the game is loaded. */

import { Suspense } from 'react';
import { useGame, useText } from '../games.ts';

/** The name in the chosen language. */
export function GameTitle({ id }: { id: string }) {
  return (
    <Suspense fallback="…">
      <LoadedTitle id={id} />
    </Suspense>
  );
}

function LoadedTitle({ id }: { id: string }) {
  return useText(useGame(id)).title;
}
