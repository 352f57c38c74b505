/** Both hands of the viewer, docked at the lower edge and always in view. */

import { total } from '@tabularium/through-the-ages/queries/powers';
import { civilActions, militaryHandLimit } from '@tabularium/through-the-ages/queries/ratings';
import { isOpen } from '@tabularium/through-the-ages/queries/seen';
import { type CSSProperties, useState } from 'react';
import { CardSpot } from './card.tsx';
import { useAges } from './table.ts';

/** Civil cards on the left, military cards on the right; a phone shows one of them at a time. */
export function Hands() {
  const { view, own, words } = useAges();
  const [shown, show] = useState<'civil' | 'military'>('civil');
  const player = view.players[own];
  if (player === undefined || player.out) return null;
  const limit = civilActions(view, own) + total(view, own, 'civilHand');
  const hands = [
    { kind: 'civil', title: words.civilHand, cards: player.civilHand, limit },
    { kind: 'military', title: words.militaryHand, cards: player.militaryHand, limit: militaryHandLimit(view, own) },
  ] as const;
  return (
    <div className="ta-hands" data-shown={shown}>
      {hands.map(({ kind, title, cards, limit: most }) => (
        <section key={kind} className="ta-hand" data-of={kind} data-drop={`drop:${kind}`} aria-label={title}>
          <h2>
            <button type="button" aria-pressed={shown === kind} onClick={() => show(kind)}>
              {title}{' '}
              <span className="numbers" data-full={cards.length >= most || undefined}>
                {cards.length}/{most}
              </span>
            </button>
          </h2>
          <ul className="ta-fan" style={{ '--cards': cards.length } as CSSProperties}>
            {cards.length === 0 && <li className="ta-none small">{words.emptyHand}</li>}
            {cards.filter(isOpen).map((card, at) => {
              const key = `${card} ${at}`;
              return (
                <li key={key} style={{ '--tilt': `${tilt(at, cards.length)}deg` } as CSSProperties}>
                  <CardSpot id={card} anchor={`hand:${card}`} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A hand is held a little apart: at most two degrees to either side. */
function tilt(at: number, count: number): number {
  return count < 2 ? 0 : Number((((at / (count - 1)) * 2 - 1) * 1.6).toFixed(2));
}
