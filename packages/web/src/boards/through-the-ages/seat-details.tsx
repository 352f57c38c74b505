/** What everybody can see of a player, small enough for the list of players. */

import type { Seat } from '@tabularium/kernel';
import { happinessRequired } from '@tabularium/through-the-ages/content/boards';
import { stored } from '@tabularium/through-the-ages/queries/counts';
import { cultureRating, happiness, scienceRating, strengthRating } from '@tabularium/through-the-ages/queries/ratings';
import { useExplain } from '../../table/explain.tsx';
import { useCardName } from './card.tsx';
import { perTurn, Stat } from './counts.tsx';
import { useAges } from './table.ts';

/** Culture with a bar, ratings and stores, who leads and how. */
export function SeatDetails({ seat }: { seat: Seat }) {
  const { view, words } = useAges();
  const player = view.players[seat];
  if (player === undefined) return null;
  if (player.out) return <p className="small soft">{words.resigned}</p>;
  const most = Math.max(1, ...view.players.map(({ culture }) => culture));
  const needed = happinessRequired(player.yellow);
  const smiles = happiness(view, seat);
  const hands = view.players[seat];
  return (
    <div className="ta-seat">
      <span className="score-bar" aria-hidden="true">
        <span style={{ inlineSize: `${(player.culture / most) * 100}%`, background: 'var(--seat)' }} />
      </span>
      <ul className="ta-ratings">
        <Stat of="culture" value={player.culture} turn={perTurn(cultureRating(view, seat))} />
        <Stat of="science" value={player.science} turn={perTurn(scienceRating(view, seat))} />
        <Stat of="strength" value={strengthRating(view, seat)} />
        <Stat of="happy" value={`${smiles}/${needed}`} bad={smiles < needed} />
        <Stat of="food" value={stored(player, 'food')} />
        <Stat of="resources" value={stored(player, 'resources')} />
      </ul>
      <p className="ta-rulers small">
        <Named card={player.government} />
        {player.leader !== '' && (
          <>
            {' · '}
            <Named card={player.leader} />
          </>
        )}
      </p>
      <p className="tiny soft numbers">
        {words.hands}: {hands?.civilHand.length ?? 0} + {hands?.militaryHand.length ?? 0}
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
