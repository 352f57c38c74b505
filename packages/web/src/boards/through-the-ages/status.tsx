/** The stock of a civilization in one line: points, goods, strength, happiness and unused workers. */

import { corruption, happinessRequired } from '@tabularium/through-the-ages/content/boards';
import {
  consumptionOf,
  discontent,
  foodProduction,
  resourceProduction,
  stored,
} from '@tabularium/through-the-ages/queries/counts';
import { cultureRating, happiness, scienceRating, strengthRating } from '@tabularium/through-the-ages/queries/ratings';
import { useExplain } from '../../table/explain.tsx';
import { Stat, Worker } from './counts.tsx';
import { Sign } from './signs.tsx';
import { useAges, useDesk } from './table.ts';

/** Everything that is counted. */
export function Status() {
  const { view } = useAges();
  const { seat } = useDesk();
  const player = view.players[seat];
  if (player === undefined) return null;
  const needed = happinessRequired(player.yellow);
  const smiles = happiness(view, seat);
  return (
    <ul className="ta-status">
      <Stat of="culture" value={player.culture} plus={cultureRating(view, seat)} />
      <Stat of="science" value={player.science} plus={scienceRating(view, seat)} />
      <Stat
        of="food"
        value={stored(player, 'food')}
        plus={foodProduction(view, seat)}
        minus={consumptionOf(view, seat)}
      />
      <Stat
        of="resources"
        value={stored(player, 'resources')}
        plus={resourceProduction(view, seat)}
        minus={corruption(player.blue)}
      />
      <Stat of="strength" value={strengthRating(view, seat)} />
      <Stat of="happy" value={`${smiles}/${needed}`} bad={smiles < needed} />
      <Pool />
    </ul>
  );
}

/** Unused workers; a hand takes one from here to a building. */
function Pool() {
  const { view, words } = useAges();
  const explain = useExplain();
  const { seat, isOwn } = useDesk();
  const workers = view.players[seat]?.workers ?? 0;
  const angry = discontent(view, seat);
  return (
    <li
      className="ta-stat ta-pool"
      data-bad={angry > workers || undefined}
      data-drop={isOwn ? 'pool' : undefined}
      {...explain({ thing: angry > 0 ? 'concept:discontent-worker' : 'concept:unused-worker' })}
    >
      <span className="visually-hidden">{words.unused(workers)}</span>
      {workers === 0 && (
        <span className="ta-nobody">
          <Sign of="yellow" size={17} silent />
        </span>
      )}
      {Array.from({ length: Math.min(workers, 3) }, (_, at) => {
        const key = `worker ${at}`;
        return <Worker key={key} at="pool" size={19} angry={at < angry} />;
      })}
      <span aria-hidden="true">
        <strong className="numbers">{workers}</strong> <span className="ta-stat-name">{words.idle}</span>
      </span>
      {angry > 0 && (
        <span className="ta-angry" title={words.discontent(angry)}>
          {angry}
          <Sign of="unhappy" size={15} />
        </span>
      )}
    </li>
  );
}
