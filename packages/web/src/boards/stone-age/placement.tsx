/** How many people to put on a place: one figure and a number for each answer. */

import type { ActionIn } from '@tabularium/kernel';
import type { StoneAgeView, stoneAge } from '@tabularium/stone-age';
import type { ReactNode } from 'react';
import { Person } from './pieces.tsx';

/** The picture of a placement in the menu of its place; other actions are shown in words. */
export function faceOf(action: ActionIn<typeof stoneAge>, { viewer }: StoneAgeView): ReactNode {
  if (action.type !== 'place') return undefined;
  return (
    <>
      <svg viewBox="-14 -32 28 36" width="22" height="28" aria-hidden="true">
        <Person seat={viewer ?? 0} />
      </svg>
      <strong aria-hidden="true">{action.persons}</strong>
    </>
  );
}
