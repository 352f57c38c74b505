/** How many people to put there: small figures beside the place, one more in each button. */

import type { Placement } from '@tabularium/stone-age';
import { useEffect, useRef } from 'react';
import { useTableTop } from '../../table/context.ts';
import { ActionName } from '../../table/generic-panel.tsx';
import { useWords } from '../../words/index.ts';
import type { Layout } from './layout.ts';
import { Person } from './pieces.tsx';

/** Opens over the board beside the place. */
export function NumberPicker(props: { actions: readonly Placement[]; layout: Layout; close: () => void }) {
  const say = useWords();
  const { choose, table } = useTableTop();
  const box = useRef<HTMLDivElement>(null);
  const { actions, layout, close } = props;
  const first = actions[0];
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) close();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [close]);
  if (first === undefined) return null;
  const at = layout.places[first.place];
  const style = {
    left: `${Math.min(78, Math.max(22, (at.x / layout.width) * 100))}%`,
    top: `${((at.y + 66) / layout.height) * 100}%`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be placed over the board
    <div
      ref={box}
      role="group"
      aria-label={say.table.possible}
      className="sa-picker"
      style={style}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {actions.map((action) => (
        <button
          key={action.persons}
          type="button"
          className="sa-pick"
          onClick={() => {
            choose(action);
            close();
          }}
        >
          <svg viewBox="-14 -32 28 36" width="22" height="28" aria-hidden="true">
            <Person seat={table.viewer ?? 0} />
          </svg>
          <strong aria-hidden="true">{action.persons}</strong>
          <span className="visually-hidden">
            <ActionName action={action} />
          </span>
        </button>
      ))}
    </div>
  );
}
