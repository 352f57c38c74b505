/** The generic panel: plays any game from its actions and texts alone. What is not possible is listed with its reason. */

import type { AnyAction } from '@tabularium/kernel';
import { canonical, plainWords } from '@tabularium/kernel';
import { useWords } from '../words/index.ts';
import { buttonOf } from './anchors.ts';
import { useTableTop } from './context.ts';
import { RefusalWords } from './explain.tsx';
import { Sentence } from './sentence.tsx';

/** Everything the viewer can do, and what not. */
export function GenericPanel() {
  const say = useWords();
  const { table, asked } = useTableTop();
  const { actions, refusals } = table.sight;
  return (
    <div className="generic">
      {actions.length > 0 && (
        <section aria-label={say.table.possible}>
          <h3>{say.table.possible}</h3>
          <ul className="generic-actions">
            {actions.map((action) => (
              <li key={canonical(action)}>
                <ActionButton action={action} anchor={`list:${action.type}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {actions.length === 0 && !asked && <p className="soft">{say.table.spectator}</p>}
      {refusals.length > 0 && (
        <details>
          <summary>{say.table.impossible}</summary>
          <ul className="generic-refusals">
            {refusals.map(({ action, refusal }) => (
              <li key={canonical(action)}>
                <ActionName action={action} />
                <RefusalWords refusal={refusal} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** An action as a button; it is an anchor of its own unless it stands at another. */
export function ActionButton(props: { action: AnyAction; anchor?: string; primary?: boolean }) {
  const { action, anchor = buttonOf(action), primary = false } = props;
  const { choose, board, table, text, names } = useTableTop();
  const isBeside = anchor === buttonOf(action);
  const brief = isBeside ? board.briefly?.(action) : undefined;
  const words = text.actions[action.type]?.(action, table.sight.view);
  return (
    <button
      type="button"
      className={primary ? 'button primary' : board.isAside?.(action) === true ? 'button quiet-strip' : 'button'}
      data-action={action.type}
      data-anchor={anchor}
      data-deed={isBeside ? canonical(action) : undefined}
      aria-label={brief === undefined || words === undefined ? undefined : plainWords(words, names)}
      onClick={() => choose(action)}
    >
      {brief ?? <ActionName action={action} />}
      {board.noteOn?.(action, table.sight.view)}
    </button>
  );
}

/** What an action is called. */
export function ActionName({ action }: { action: AnyAction }) {
  const { text, table } = useTableTop();
  // One span: a button lays out its parts with gaps, and the parts of a sentence are not to be parted.
  return (
    <span>
      <Sentence still words={text.actions[action.type]?.(action, table.sight.view) ?? action.type} />
    </span>
  );
}
