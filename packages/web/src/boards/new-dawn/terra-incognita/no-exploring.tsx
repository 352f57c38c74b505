/** Says beside the decision why the moving figure cannot explore from where it is. */

import { useTableTop } from '../../../table/context.ts';
import { useExplain } from '../../../table/explain.tsx';
import { ActionName } from '../../../table/generic-panel.tsx';
import { useTerraWords } from './words.ts';

/** A button that cannot be used and tells why; nothing where exploring is possible or not in question. */
export function NoExploring() {
  const { table, refuse } = useTableTop();
  const explain = useExplain();
  const words = useTerraWords();
  const refused = table.sight.refusals.find(({ action }) => action.type === 'explore');
  if (refused === undefined) return null;
  const { action, refusal } = refused;
  return (
    <button
      type="button"
      className="button ti-not-now"
      aria-disabled
      onClick={() => refuse(refusal)}
      {...explain({ title: words.exploring, refusals: [refusal] })}
    >
      <ActionName action={action} />
    </button>
  );
}
