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
  const numbers: readonly (readonly [SignName, string | number, string?])[] = [
    ['food', stored(player, 'food')],
    ['resources', stored(player, 'resources')],
    ['happy', `${happiness(view, seat)}/${happinessRequired(player.yellow)}`],
    ['civil', civilActions(view, seat)],
    ['military', militaryActions(view, seat)],
    ['card', `${player.civilHand.length}+${player.militaryHand.length}`, words.hands],
  ];
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
        {numbers.map(([sign, value, title]) => (
          <li key={sign} title={title}>
            <Sign of={sign} size={13} />
            {value}
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
