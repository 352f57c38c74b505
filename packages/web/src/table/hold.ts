/**
 * A turn that would pass on by a single press waits for a word: what was pressed is held, and the bar asks to confirm it.
 * Against bots nothing could be taken back otherwise, since they answer at once.
 */

import { type AnyAction, type AnyGame, equal, foresee } from '@tabularium/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { TableSession, TableState } from '../session/session.ts';
import { settings } from '../settings.ts';

/** What is held, if anything. */
export interface Hold {
  readonly held: AnyAction | undefined;
  /** Do it, or hold it if it would end the turn and the person wants to be asked. */
  press(action: AnyAction): void;
  /** Do what is held. */
  confirm(): void;
  /** Think again. */
  release(): void;
}

/** Holds what a press on the board would do until it is confirmed. What was held is forgotten as soon as anything changes. */
export function useHold(session: TableSession, game: AnyGame, table: TableState): Hold {
  const { sight, viewer } = table;
  const [holding, hold] = useState<{ readonly action: AnyAction; readonly sight: object }>();
  const held = holding?.sight === sight ? holding.action : undefined;
  const press = useCallback(
    (action: AnyAction) => {
      const cautious = settings().confirm && session.isGuided?.() !== true;
      const asks = cautious && viewer !== null && foresee(game, sight.view, viewer, action).passesOn;
      if (asks && !equal(held, action)) hold({ action, sight });
      else session.act(action);
    },
    [session, game, sight, viewer, held],
  );
  const release = useCallback(() => hold(undefined), []);
  const confirm = useCallback(() => {
    if (held === undefined) return;
    release();
    session.act(held);
  }, [session, held, release]);
  return useMemo(() => ({ held, press, confirm, release }), [held, press, confirm, release]);
}
