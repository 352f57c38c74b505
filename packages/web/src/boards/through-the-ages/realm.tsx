/** What stands behind the workers: government, leader, special technologies, wonders, colonies, tactic, pacts and wars. */

import type { AgesView } from '@tabularium/through-the-ages';
import { wonderOf } from '@tabularium/through-the-ages/cards';
import { useTableTop } from '../../table/context.ts';
import type { AgesAnchor } from './anchors.ts';
import { CardSpot, useCardName } from './card.tsx';
import { Amount } from './counts.tsx';
import { useAges, useDesk } from './table.ts';

type Player = AgesView['players'][number];

/** The cards in one line that wraps. */
export function Realm() {
  const { view, words } = useAges();
  const { seat, isOwn } = useDesk();
  const player = view.players[seat];
  if (player === undefined) return null;
  const at = (anchor: AgesAnchor) => (isOwn ? anchor : undefined);
  return (
    <section className="ta-realm ta-cards" aria-label={words.realm}>
      <CardSpot id={player.government} />
      {player.leader === '' ? <p className="ta-none small">{words.noLeader}</p> : <CardSpot id={player.leader} />}
      {player.specials.map((card) => (
        <CardSpot key={card} id={card} />
      ))}
      <Tactic player={player} />
      {player.building !== '' && <Construction player={player} anchor={at('wonder:unfinished')} />}
      {player.wonders.map((monument) => (
        <Monument key={monument.card} monument={monument} anchor={at(`monument:${monument.card}`)} />
      ))}
      {player.colonies.map((card) => (
        <CardSpot key={card} id={card} anchor={at(`colony:${card}`)} />
      ))}
      <Dealings player={player} />
    </section>
  );
}

/** The wonder being built: finished stages are covered, the others show their cost. */
function Construction({ player, anchor }: { player: Player; anchor: AgesAnchor | undefined }) {
  const { words } = useAges();
  const { building, stages: done } = player;
  const { stages, paidIn = 'resources' } = wonderOf(building);
  return (
    <CardSpot id={building} anchor={anchor} className="ta-building">
      <span className="visually-hidden">
        {words.building}, {words.stages(done, stages.length)}
      </span>
      <span className="ta-stages" title={words.stages(done, stages.length)}>
        {stages.map((cost, at) => {
          const key = `${at} ${cost}`;
          return (
            <span key={key} className="ta-stage" data-done={at < done || undefined} aria-hidden="true">
              {at < done ? '' : cost}
            </span>
          );
        })}
      </span>
      <Amount of={paidIn} amount="" />
    </CardSpot>
  );
}

function Monument({ monument, anchor }: { monument: Player['wonders'][number]; anchor: AgesAnchor | undefined }) {
  const { words } = useAges();
  const name = useCardName();
  const notes = [
    ...(monument.ravaged ? [words.ravaged] : []),
    ...(monument.under === '' ? [] : [words.under(name(monument.under))]),
    ...(monument.tokens === 0 ? [] : [words.tokens(monument.tokens)]),
  ];
  return (
    <CardSpot id={monument.card} anchor={anchor} className={monument.ravaged ? 'ta-ravaged' : 'ta-monument'}>
      <span className="ta-note">{notes.length === 0 ? '✓' : notes.join(', ')}</span>
    </CardSpot>
  );
}

function Tactic({ player }: { player: Player }) {
  if (player.tactic === null) return null;
  return <CardSpot id={player.tactic.card} className="ta-current" />;
}

/** Pacts and wars, with whom. */
function Dealings({ player }: { player: Player }) {
  const { words } = useAges();
  const { seat } = useDesk();
  const { names } = useTableTop();
  const partner = player.treaty === null ? -1 : player.treaty.a === seat ? player.treaty.b : player.treaty.a;
  return (
    <>
      {player.treaty !== null && (
        <CardSpot id={player.treaty.card}>
          <span className="ta-note">{words.pactWith(names[partner] ?? '')}</span>
        </CardSpot>
      )}
      {player.wars.map(({ card, target }) => (
        <CardSpot key={`${card} ${target}`} id={card} className="ta-at-war">
          <span className="ta-note">{words.warOn(names[target] ?? '')}</span>
        </CardSpot>
      ))}
    </>
  );
}
