/** The desk of one civilization: its ratings, people and banks, what it has built, and the cards in hand. */

import { corruption, happinessRequired } from '@tabularium/through-the-ages/content/boards';
import { populationPrice } from '@tabularium/through-the-ages/queries/costs';
import {
  consumptionOf,
  discontent,
  foodProduction,
  resourceProduction,
  stored,
} from '@tabularium/through-the-ages/queries/counts';
import { total } from '@tabularium/through-the-ages/queries/powers';
import {
  civilActions,
  cultureRating,
  happiness,
  militaryActions,
  militaryHandLimit,
  scienceRating,
  strengthRating,
} from '@tabularium/through-the-ages/queries/ratings';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { Spot } from '../../table/spot.tsx';
import { Faced } from './card.tsx';
import { perTurn, Stat, Tokens } from './counts.tsx';
import { CONCEPT } from './kinds.ts';
import { Realm } from './realm.tsx';
import { useAges, useDesk } from './table.ts';
import { Technologies } from './technologies.tsx';

/** One civilization. */
export function Desk() {
  const { view, words } = useAges();
  const { seat } = useDesk();
  const { names } = useTableTop();
  const player = view.players[seat];
  if (player === undefined) return null;
  if (player.out) return <p className="ta-desk soft">{words.resigned}</p>;
  return (
    <section className="ta-desk" aria-label={words.deskOf(names[seat] ?? '')}>
      <Ratings />
      <People />
      <Technologies />
      <Realm />
      <Hands />
    </section>
  );
}

function Ratings() {
  const { view } = useAges();
  const { seat } = useDesk();
  const player = view.players[seat];
  if (player === undefined) return null;
  const needed = happinessRequired(player.yellow);
  const smiles = happiness(view, seat);
  return (
    <ul className="ta-ratings">
      <Stat of="culture" value={player.culture} turn={perTurn(cultureRating(view, seat))} />
      <Stat of="science" value={player.science} turn={perTurn(scienceRating(view, seat))} />
      <Stat
        of="food"
        value={stored(player, 'food')}
        turn={perTurn(foodProduction(view, seat), consumptionOf(view, seat))}
      />
      <Stat
        of="resources"
        value={stored(player, 'resources')}
        turn={perTurn(resourceProduction(view, seat), corruption(player.blue))}
      />
      <Stat of="strength" value={strengthRating(view, seat)} />
      <Stat of="happy" value={`${smiles}/${needed}`} bad={smiles < needed} />
    </ul>
  );
}

/** Actions, unused workers and both banks; growing the population is offered here. */
function People() {
  const { view, words } = useAges();
  const explain = useExplain();
  const { seat, isOwn } = useDesk();
  const player = view.players[seat];
  if (player === undefined) return null;
  const civil = player.civil + (seat === view.current ? view.turn.extraCivil : 0);
  const angry = discontent(view, seat);
  const price = populationPrice(view, seat);
  return (
    <div className="ta-people">
      <Actions kind="civil" left={civil} all={civilActions(view, seat)} />
      <Actions kind="military" left={player.military} all={militaryActions(view, seat)} />
      <p
        className="ta-pool"
        data-bad={angry > player.workers || undefined}
        {...explain({ thing: angry > 0 ? 'concept:discontent-worker' : 'concept:unused-worker' })}
      >
        <Tokens kind="yellow" count={player.workers} words={words.unused(player.workers)} />
        <span aria-hidden="true">{words.unused(player.workers)}</span>
        {angry > 0 && <strong className="ta-angry">{words.discontent(angry)}</strong>}
      </p>
      <Spot
        anchor={isOwn ? 'bank:yellow' : undefined}
        tellsChoices
        explanation={{
          thing: 'concept:population',
          body: <p className="small">{words.eats(consumptionOf(view, seat))}</p>,
        }}
        className="ta-spot ta-bank"
      >
        <span className="ta-bank-name">{words.yellowBank}</span>
        <Tokens kind="yellow" count={player.yellow} of={18} words={String(player.yellow)} />
        <span className="ta-bank-note">{price === null ? words.noWorker : words.nextWorker(price)}</span>
      </Spot>
      <Spot explanation={{ thing: 'concept:blue-token' }} className="ta-spot ta-bank">
        <span className="ta-bank-name">{words.blueBank}</span>
        <Tokens kind="blue" count={player.blue} of={16} words={String(player.blue)} />
        <span className="ta-bank-note" data-bad={corruption(player.blue) > 0 || undefined}>
          {words.corrupts(corruption(player.blue))}
        </span>
      </Spot>
    </div>
  );
}

function Actions({ kind, left, all }: { kind: 'civil' | 'military'; left: number; all: number }) {
  const { words } = useAges();
  const explain = useExplain();
  return (
    <p className="ta-actions" {...explain({ thing: `concept:${CONCEPT[kind]}` })}>
      <span className="ta-bank-name">{words.counts[kind]}</span>
      <Tokens kind={kind} count={left} of={all} words={`${words.counts[kind]}: ${left}/${all}`} />
    </p>
  );
}

/** Both hands; cards that cannot be seen show their backs. */
function Hands() {
  const { view, words } = useAges();
  const { seat, isOwn } = useDesk();
  const player = view.players[seat];
  if (player === undefined) return null;
  const limit = civilActions(view, seat) + total(view, seat, 'civilHand');
  const hands = [
    { title: `${words.civilHand} ${player.civilHand.length}/${limit}`, cards: player.civilHand, military: false },
    {
      title: `${words.militaryHand} ${player.militaryHand.length}/${militaryHandLimit(view, seat)}`,
      cards: player.militaryHand,
      military: true,
    },
  ];
  return (
    <div className="ta-hands">
      {hands.map(({ title, cards, military }) => (
        <section key={title} className="ta-hand" aria-label={title}>
          <h2>{title}</h2>
          <div className="ta-cards">
            {cards.length === 0 && <p className="ta-none small">{words.emptyHand}</p>}
            {cards.map((card, at) => {
              const key = typeof card === 'string' ? `${card} ${at}` : `back ${at}`;
              const place = isOwn && typeof card === 'string' ? { anchor: `hand:${card}` as const } : {};
              return <Faced key={key} card={card} military={military} {...place} />;
            })}
          </div>
        </section>
      ))}
    </div>
  );
}
