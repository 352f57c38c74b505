/** The table as this board reads it: the view with its types, the frame, and whose desk is looked at. */

import type { Seat } from '@tabularium/kernel';
import { type AgesLabels, type AgesView, throughTheAges } from '@tabularium/through-the-ages';
import { createContext, use, useMemo } from 'react';
import { useTableTopOf } from '../../table/context.ts';

type Frame = AgesView['frames'][number];

/** The game as it is shown now. */
export interface AgesTable {
  readonly view: AgesView;
  readonly frame: Frame | undefined;
  /** The seat whose things lie in front: the viewer's, or for spectators that of the player whose turn it is. */
  readonly own: Seat;
  /** What the game calls its zones and concepts. */
  readonly words: AgesLabels;
}

/** The table this part of the board lies on. */
export const useAgesTop = () => useTableTopOf(throughTheAges);

/** Reads the table. */
export function useAges(): AgesTable {
  const { table, text } = useAgesTop();
  const { sight, viewer } = table;
  return useMemo(() => {
    const { view } = sight;
    return {
      view,
      frame: view.frames.at(-1),
      own: viewer ?? view.current,
      words: text.labels,
    };
  }, [sight, viewer, text]);
}

/** The seat whose desk is being looked at; actions are offered on one's own only. */
export const DeskContext = createContext<{ readonly seat: Seat; readonly isOwn: boolean }>({ seat: 0, isOwn: false });

/** Whose desk this part lies on. */
export function useDesk(): { readonly seat: Seat; readonly isOwn: boolean } {
  return use(DeskContext);
}
