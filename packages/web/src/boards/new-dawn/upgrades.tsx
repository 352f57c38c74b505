/** New focus cards: the old card against the new one, before one decides. */

import type { AnyAction } from '@tabularium/kernel';
import { canonical } from '@tabularium/kernel';
import { useTableTop } from '../../table/context.ts';
import { cardOf, type FocusId, focusCard } from './content.ts';
import { CardFace } from './focus-row.tsx';
import { typeColour } from './kinds.ts';
import { useNewDawn } from './table.ts';

interface Upgrade {
  readonly action: AnyAction;
  readonly old: FocusId;
  readonly card: FocusId;
}

/** The choices that replace a card. */
function useUpgrades(): Upgrade[] {
  const { table } = useTableTop();
  const { view, own } = useNewDawn();
  const row = view.players[own]?.row ?? [];
  return table.sight.actions.flatMap((action) => {
    const { type, slot = 0, card } = action as { type: string; slot?: number; card?: FocusId };
    const old = row[slot - 1]?.card;
    if (old === undefined || (type !== 'gain' && type !== 'raise')) return [];
    const next = card ?? cardOf(focusCard(old).type, focusCard(old).level + 1);
    return next === undefined ? [] : [{ action, old, card: next }];
  });
}

/** One button for each: the old card above, the new one beneath. */
export function UpgradeChooser() {
  const { choose } = useTableTop();
  const { words } = useNewDawn();
  const upgrades = useUpgrades();
  if (upgrades.length === 0) return null;
  return (
    <ul className="nd-upgrades">
      {upgrades.map(({ action, old, card }) => (
        <li key={canonical(action)}>
          <button
            type="button"
            className="nd-upgrade"
            data-action={action.type}
            data-gain={card}
            onClick={() => choose(action)}
          >
            <FaceOf card={card} />
            <span className="nd-replaces tiny">{words.replaces}</span>
            <FaceOf card={old} old />
          </button>
        </li>
      ))}
    </ul>
  );
}

function FaceOf({ card, old = false }: { card: FocusId; old?: boolean }) {
  return (
    <span
      className="nd-card small-face"
      data-old={old || undefined}
      style={{ '--type': typeColour(focusCard(card).type) } as React.CSSProperties}
    >
      <CardFace card={card} />
    </span>
  );
}
