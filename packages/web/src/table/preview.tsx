/** What an action would change, said before it is taken. The rules themselves compute it, from what the viewer may know. */

import { type AnyAction, canonical, type Foresight, foresee } from '@tabularium/kernel';
import { useCallback, useMemo } from 'react';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';

/** What the only thing that can be done would change; several are told apart where they are chosen. */
export function Previews({ actions }: { actions: readonly AnyAction[] }) {
  const [only, ...others] = actions;
  if (only === undefined || others.length > 0) return null;
  return <Preview key={canonical(only)} action={only} />;
}

/** What that action would change: `+2 food, −1 wood`; that it ends the turn may have been said already. */
export function Preview({ action, ends = false }: { action: AnyAction; ends?: boolean }) {
  const foreseen = useForesight();
  const words = useMemo(() => foreseen(action, ends), [foreseen, action, ends]);
  return <PreviewWords words={words} />;
}

/** What was foreseen; nothing to say says nothing. */
export function PreviewWords({ words }: { words: string }) {
  return words !== '' && <p className="preview small">{words}</p>;
}

/** What an action would change, in words. */
export function useForesight(): (action: AnyAction, ends?: boolean) => string {
  const say = useWords();
  const { table, game, text } = useTableTop();
  const { sight, viewer } = table;
  return useCallback(
    (action, ends = false) => {
      const asked = viewer !== null && sight.awaited.includes(viewer);
      if (!asked || !sight.actions.includes(action)) return '';
      const { changes, uncertain, passesOn, answered } = foresee(game, sight.view, viewer, action);
      const told = changesInWords(changes, text.figures ?? {});
      // At the end of a turn chance may only decide what comes after it.
      if (uncertain && !ends) told.push(told.length === 0 ? say.table.unknown : say.table.uncertain);
      if (passesOn && !ends) told.push(answered ? say.table.mayBeAnswered : say.table.passesOn);
      return told.join(', ');
    },
    [game, sight, viewer, text, say],
  );
}

/** Gains first, then losses, each in the order of the text book. */
export function changesInWords(
  changes: Foresight['changes'],
  figures: { readonly [figure: string]: (amount: number) => string },
): string[] {
  const told = Object.entries(figures).flatMap(([figure, words]) => {
    const change = changes[figure] ?? 0;
    return change === 0 ? [] : [{ change, words: `${change > 0 ? '+' : '−'}${words(Math.abs(change))}` }];
  });
  return [...told.filter(({ change }) => change > 0), ...told.filter(({ change }) => change < 0)].map(
    ({ words }) => words,
  );
}
