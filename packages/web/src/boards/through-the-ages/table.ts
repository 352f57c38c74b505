/** The table as this board reads it: the view with its types, the frame, and what can be chosen where. */

import type { AnyAction, Refusal, Seat } from '@tabularium/kernel';
import type { AgesState, AgesView } from '@tabularium/through-the-ages';
import { asState } from '@tabularium/through-the-ages/queries/seen';
import { createContext, use, useMemo } from 'react';
import { useTableTop } from '../../table/context.ts';
import { anchorsOf } from './anchors.ts';
import { type BoardWords, WORDS } from './words.ts';

type Frame = AgesView['frames'][number];

/** The game as it is shown now. */
export interface AgesTable {
  readonly view: AgesView;
  /** The view for the game's questions. */
  readonly state: AgesState;
  readonly frame: Frame | undefined;
  /** The seat whose things lie in front: the viewer's, or for spectators that of the player whose turn it is. */
  readonly own: Seat;
  readonly words: BoardWords;
  /** What the viewer can do at that place. */
  actionsAt(place: string): readonly AnyAction[];
  /** Why something cannot be done at that place. */
  refusalsAt(place: string): readonly Refusal[];
}

/** Reads the table. */
export function useAges(): AgesTable {
  const { table, asked, language } = useTableTop();
  const { sight, viewer } = table;
  return useMemo(() => {
    const view = sight.view as AgesView;
    const frame = view.frames.at(-1);
    const actions = byPlace(asked ? sight.actions : [], frame, (action) => action);
    const refusals = byPlace(asked ? sight.refusals : [], frame, ({ action }) => action);
    return {
      view,
      state: asState(view),
      frame,
      own: viewer ?? view.current,
      words: WORDS[language],
      actionsAt: (place) => actions.get(place) ?? [],
      refusalsAt: (place) => (refusals.get(place) ?? []).map(({ refusal }) => refusal),
    };
  }, [sight, viewer, asked, language]);
}

function byPlace<T>(items: readonly T[], frame: Frame | undefined, actionOf: (item: T) => AnyAction): Map<string, T[]> {
  const places = new Map<string, T[]>();
  for (const item of items) {
    for (const place of anchorsOf(actionOf(item), frame)) places.set(place, [...(places.get(place) ?? []), item]);
  }
  return places;
}

/** The seat whose desk is being looked at; actions are offered on the own one only. */
export const DeskContext = createContext<{ readonly seat: Seat; readonly isOwn: boolean }>({ seat: 0, isOwn: false });

/** Whose desk this part lies on. */
export function useDesk(): { readonly seat: Seat; readonly isOwn: boolean } {
  return use(DeskContext);
}
