/** The sign of a game beside its name, loaded when there is one to show: the first page comes without all the icons. */

import { lazy, Suspense } from 'react';
import { signOf } from '../boards/signs.ts';

const Icon = lazy(() => import('../design/icon.tsx').then((drawn) => ({ default: drawn.Icon })));

const SIZE = 18;

/** The sign; its place is kept until it comes. */
export function GameSign({ game }: { game: string }) {
  return (
    <Suspense fallback={<svg width={SIZE} height={SIZE} className="icon" aria-hidden="true" />}>
      <Icon name={signOf(game)} size={SIZE} />
    </Suspense>
  );
}
