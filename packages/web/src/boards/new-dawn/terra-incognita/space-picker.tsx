/** Where more than one thing can be chosen on a space: all of them side by side. */

import { canonical } from '@tabularium/kernel';
import { ActionButton } from '../../../table/generic-panel.tsx';
import { intend, useIntended } from '../aim.ts';
import { useSpaceTitle } from '../names.ts';
import { useNewDawn } from '../table.ts';
import { useTerraWords } from './words.ts';

/** The choices of the space that was pressed. */
export function SpacePicker() {
  const { choices } = useNewDawn();
  const words = useTerraWords();
  const title = useSpaceTitle();
  const picking = useIntended('picking');
  const actions = picking === undefined ? [] : (choices.several.get(picking) ?? []);
  if (picking === undefined || actions.length === 0) return null;
  return (
    <section className="nd-fight ti-picker" aria-label={words.several}>
      <p className="nd-fight-title">{title(picking)}</p>
      <ul>
        {actions.map((action) => (
          <li key={canonical(action)}>
            <ActionButton action={action} />
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => intend({ picking: undefined })}>
        {words.notYet}
      </button>
    </section>
  );
}
