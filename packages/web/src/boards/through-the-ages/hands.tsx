/** Both hands of the viewer, docked at the lower edge and always in view. */

import { total } from '@tabularium/through-the-ages/queries/powers';
import { civilActions, militaryHandLimit } from '@tabularium/through-the-ages/queries/ratings';
import { isOpen } from '@tabularium/through-the-ages/queries/seen';
import { type CSSProperties, useEffect, useState } from 'react';
import { useOffers } from '../../table/offers.tsx';
import { CardSpot } from './card.tsx';
import { useAges } from './table.ts';

/** Civil cards on the left, military cards on the right; a phone shows one of them at a time. */
export function Hands() {
  const { view, own, words } = useAges();
  const [shown, show] = useState<'civil' | 'military'>('civil');
  const player = view.players[own];
  const wanted = useWantedHand();
  useEffect(() => show(wanted), [wanted]);
  if (player === undefined || player.out) return null;
  const limit = civilActions(view, own) + total(view, own, 'civilHand');
  const hands = [
    { kind: 'civil', title: words.civilHand, cards: player.civilHand, limit },
    { kind: 'military', title: words.militaryHand, cards: player.militaryHand, limit: militaryHandLimit(view, own) },
  ] as const;
  return (
    <div
      className="ta-hands"
      data-shown={shown}
      style={{ '--civil': share(player.civilHand), '--military': share(player.militaryHand) } as CSSProperties}
    >
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
                  <CardSpot id={card} anchor={`hand:${card}`} at="hand" />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The hand that is asked for: the military one where only it can be played from. */
function useWantedHand(): 'civil' | 'military' {
  const { view, own } = useAges();
  const offers = useOffers();
  const player = view.players[own];
  const open = (cards: readonly unknown[] = []) =>
    cards.some((card) => (offers.get(`hand:${card}`)?.actions.length ?? 0) > 0);
  return open(player?.militaryHand) && !open(player?.civilHand) ? 'military' : 'civil';
}

/** How much of the width a hand takes: as it has cards, and neither goes without. */
const share = (cards: readonly unknown[]): string => `${Math.max(2.4, cards.length)}fr`;

/** A hand is held a little apart: at most two degrees to either side. */
function tilt(at: number, count: number): number {
  return count < 2 ? 0 : Number((((at / (count - 1)) * 2 - 1) * 1.6).toFixed(2));
}
