/** What one has said beforehand: shown as long as it holds, and taken back with one press. */

import type { AnyAction, AnyGame } from '@tabularium/kernel';
import { equal } from '@tabularium/kernel';
import { useEffect } from 'react';
import { useSayings } from '../session/sayings.ts';
import type { TableSession, TableState } from '../session/session.ts';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';

/** The line in the strip; nothing if nothing is said. */
export function BeforehandLine() {
  const say = useWords();
  const { table, session, game, language } = useTableTop();
  const said = useSayings(session.sayings);
  const seat = table.viewer;
  const { sayings } = session;
  const { round } = table;
  const isKnown = game.beforehand !== undefined;
  useEffect(() => {
    if (isKnown) void sayings?.beginRound(round);
  }, [isKnown, sayings, round]);
  const saying = seat === null ? undefined : said.get(seat);
  const words = game.beforehand?.[saying ?? '']?.words[language];
  if (seat === null || words === undefined || sayings === undefined) return null;
  return (
    <div className="decision-buttons">
      <p className="decision-other">
        {say.atTable.beforehand}: {words}
      </p>
      <button type="button" className="button quiet-strip" onClick={() => void sayings.say(seat, null).catch(() => {})}>
        {say.atTable.takeBack}
      </button>
    </div>
  );
}

/**
 * Do an action. Where it only says beforehand what one answers and the table can keep that to itself, it does: then
 * nobody else sees in the game that it was said.
 */
export function actOrSay(session: TableSession, { sight, viewer }: TableState, game: AnyGame, action: AnyAction): void {
  const found = Object.entries(game.beforehand ?? {}).find(([, { instead }]) => equal(instead, action));
  const { sayings } = session;
  if (found === undefined || sayings === undefined || viewer === null) return session.act(action);
  const [saying, { answer }] = found;
  void sayings.say(viewer, saying).catch(() => {});
  const now = answer(sight.view, viewer);
  if (now !== undefined) session.act(now);
}
