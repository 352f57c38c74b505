/** What everybody can see of a player, small enough for the list of players. */

import type { Seat } from '@tabularium/kernel';
import { happinessRequired } from '@tabularium/through-the-ages/content/boards';
import { stored } from '@tabularium/through-the-ages/queries/counts';
import { civilActions, happiness, militaryActions } from '@tabularium/through-the-ages/queries/ratings';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { useCardName } from './faces.ts';
import { Sign, type SignName } from './signs.tsx';
import { useAges } from './table.ts';

/** Who leads and how, the stores, actions and hands. */
export function SeatDetails({ seat }: { seat: Seat }) {
  const { view, words } = useAges();
  const { table } = useTableTop();
  const player = view.players[seat];
  if (player === undefined || seat === table.viewer) return null;
  if (player.out) return <p className="small soft">{words.resigned}</p>;
  const numbers: readonly (readonly [SignName, string | number])[] = [
    ['food', stored(player, 'food')],
    ['resources', stored(player, 'resources')],
    ['happy', `${happiness(view, seat)}/${happinessRequired(player.yellow)}`],
    ['civil', civilActions(view, seat)],
    ['military', militaryActions(view, seat)],
  ];
  const hands = [
    ['civil', words.civilHand, player.civilHand],
    ['military', words.militaryHand, player.militaryHand],
  ] as const;
  return (
    <div className="ta-seat">
      <p className="ta-rulers-of">
        <Named card={player.government} />
        {player.leader !== '' && (
          <>
            {' · '}
            <Named card={player.leader} />
          </>
        )}
      </p>
      <ul className="ta-seat-numbers numbers">
        {numbers.map(([sign, value]) => (
          <li key={sign}>
            <Sign of={sign} size={13} />
            {value}
          </li>
        ))}
        {hands.map(([kind, name, cards]) => (
          <li key={kind} data-hand={kind} title={name}>
            <Sign of="card" size={13} silent />
            <span className="visually-hidden">{name}</span>
            {cards.length}
          </li>
        ))}
      </ul>
      <p className="ta-seat-cards">
        {[
          ...player.wonders.map(({ card }) => card),
          ...(player.building === '' ? [] : [player.building]),
          ...(player.tactic === null ? [] : [player.tactic.card]),
        ].map((card) => (
          <Named key={card} card={card} />
        ))}
      </p>
    </div>
  );
}

function Named({ card }: { card: string }) {
  const explain = useExplain();
  const name = useCardName();
  return (
    <span className="thing" data-thing={`card:${card}`} {...explain({ thing: `card:${card}` })}>
      {name(card)}
    </span>
  );
}
