/** New focus cards: the old card against the new one, before one decides. */

import type { AnyAction } from '@tabularium/kernel';
import { canonical } from '@tabularium/kernel';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { cardOf, type FocusId, focusCard, moduleOf } from './content.ts';
import { CardFace } from './focus-row.tsx';
import { typeColour } from './kinds.ts';
import { useNewDawn } from './table.ts';

/** Whether an action puts a new card in place of one of the row. */
export const isUpgrade = ({ type }: AnyAction): boolean => type === 'gain' || type === 'raise';

interface Upgrade {
  readonly action: AnyAction;
  readonly slot: number;
  readonly old: FocusId;
  readonly card: FocusId;
}

/** The choices that replace a card. */
function useUpgrades(): Upgrade[] {
  const { table } = useTableTop();
  const { view, own } = useNewDawn();
  const row = view.players[own]?.row ?? [];
  return table.sight.actions.flatMap((action) => {
    const { slot = 0, card } = action as { type: string; slot?: number; card?: FocusId };
    const old = row[slot - 1]?.card;
    if (old === undefined || !isUpgrade(action)) return [];
    const next = card ?? cardOf(focusCard(old).type, focusCard(old).level + 1);
    return next === undefined ? [] : [{ action, slot, old, card: next }];
  });
}

/** One button for each, in the place of the focus row: the new card, and which one it replaces. */
export function UpgradeChooser() {
  const { choose, text } = useTableTop();
  const { words, state } = useNewDawn();
  const explain = useExplain();
  return (
    <ul className="nd-upgrades">
      {useUpgrades().map(({ action, slot, old, card }) => {
        const replaced = text.things['focus']?.(old);
        return (
          <li key={canonical(action)}>
            <button
              type="button"
              className="nd-card nd-upgrade"
              style={{ '--type': typeColour(focusCard(card).type) } as React.CSSProperties}
              data-open
              data-action={action.type}
              data-gain={card}
              onClick={() => choose(action)}
              {...explain({
                thing: `focus:${card}`,
                body: (
                  <p className="small soft">
                    {words.replaces} {replaced?.name}: {replaced?.text}
                  </p>
                ),
              })}
            >
              <CardFace card={card} />
              <span className="nd-replaces tiny">
                {words.slot(moduleOf(state).places[slot - 1] ?? slot)}: {words.replaces} {replaced?.name}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
