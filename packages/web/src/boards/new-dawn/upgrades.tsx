/** New focus cards: the old card against the new one, before one decides. */

import type { AnyAction } from '@tabularium/kernel';
import { useTableTop } from '../../table/context.ts';
import { Spot } from '../../table/spot.tsx';
import { asks, cardOf, type FocusId, focusCard } from './content.ts';
import { CardFace } from './focus-row.tsx';
import { typeColour } from './kinds.ts';
import { useNewDawn, useNewDawnTop } from './table.ts';
import type { NewDawnAnchor } from './where.ts';

/** Whether an action puts a new card in place of one of the row. */
export const isUpgrade = ({ type }: AnyAction): boolean => type === 'gain' || type === 'raise';

interface Upgrade {
  readonly anchor: NewDawnAnchor;
  readonly type: string;
  readonly slot: number;
  readonly old: FocusId;
  readonly card: FocusId;
}

/** The choices that replace a card. */
function useUpgrades(): Upgrade[] {
  const { table } = useNewDawnTop();
  const { view, own } = useNewDawn();
  const row = view.players[own]?.row ?? [];
  return table.sight.actions.flatMap((action) => {
    if (action.type !== 'gain' && action.type !== 'raise') return [];
    const old = row[action.slot - 1]?.card;
    if (old === undefined) return [];
    const card = action.type === 'gain' ? action.card : cardOf(focusCard(old).type, focusCard(old).level + 1);
    const anchor = action.type === 'gain' ? (`upgrade:${action.card}` as const) : (`upgrade:${action.slot}` as const);
    return card === undefined ? [] : [{ anchor, type: action.type, slot: action.slot, old, card }];
  });
}

/** One button for each, in the place of the focus row: the new card, and which one it replaces. */
export function UpgradeChooser() {
  const { text } = useTableTop();
  const { words, view } = useNewDawn();
  return (
    <ul className="nd-upgrades">
      {useUpgrades().map(({ anchor, type, slot, old, card }) => {
        const replaced = text.things['focus']?.(old);
        return (
          <li key={`${slot} ${card}`}>
            <Spot
              anchor={anchor}
              explanation={{
                thing: `focus:${card}`,
                body: (
                  <p className="small soft">
                    {words.replaces} {replaced?.name}: {replaced?.text}
                  </p>
                ),
              }}
              className="nd-card nd-upgrade"
              style={{ '--type': typeColour(focusCard(card).type) } as React.CSSProperties}
              marks={{ 'data-action': type, 'data-gain': card }}
            >
              <CardFace card={card} />
              <span className="nd-replaces tiny">
                {words.slot(asks(view).places[slot - 1] ?? slot)}: {words.replaces} {replaced?.name}
              </span>
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}
