/**
 * A turn that would pass on by a single press waits for a word: what was pressed is held, and the bar asks to confirm it.
 * Against bots nothing could be taken back otherwise, since they answer at once.
 */

import { type AnyAction, equal, foresee } from '@tabularium/kernel';
import { useCallback, useMemo, useState } from 'react';
import { settings } from '../settings.ts';
import type { TableTop } from './context.ts';

/** What is held, if anything. */
export interface Hold {
  readonly held: AnyAction | undefined;
  /** Whether what is held only lets others answer first, and does not end the turn. */
  readonly answered: boolean;
  /**
   * Do it, or hold it if it would end the turn and the person wants to be asked. Whoever thinks again gets back what was
   * done by the same press before it.
   */
  press(action: AnyAction, giveBack?: () => void): void;
  /** Do what is held. */
  confirm(): void;
  /** Think again. */
  release(): void;
}

const NOTHING: { readonly action?: undefined; readonly answered?: false; readonly giveBack?: undefined } = {};

/** Holds what a press on the board would do until it is confirmed. What was held is forgotten as soon as anything changes. */
export function useHold({ session, game, table, choose }: Omit<TableTop, 'hold'>): Hold {
  const { sight, viewer } = table;
  const [holding, hold] = useState<{
    readonly action: AnyAction;
    readonly sight: object;
    readonly answered: boolean;
    readonly giveBack: (() => void) | undefined;
  }>();
  const { action: held, answered = false, giveBack } = holding?.sight === sight ? holding : NOTHING;
  const press = useCallback(
    (action: AnyAction, giveBack?: () => void) => {
      const cautious = settings().confirm && session.isGuided?.() !== true;
      const ahead = cautious && viewer !== null ? foresee(game, sight.view, viewer, action) : undefined;
      if (ahead?.passesOn && !equal(held, action)) hold({ action, sight, answered: ahead.answered, giveBack });
      else choose(action);
    },
    [session, choose, game, sight, viewer, held],
  );
  const release = useCallback(() => {
    hold(undefined);
    giveBack?.();
  }, [giveBack]);
  const confirm = useCallback(() => {
    if (held === undefined) return;
    hold(undefined);
    choose(held);
  }, [choose, held]);
  return useMemo(() => ({ held, answered, press, confirm, release }), [held, answered, press, confirm, release]);
}
