/** What a player has, small enough for the list of players; every number explains itself. */

import type { Seat } from '@tabularium/kernel';
import { RESOURCES } from '@tabularium/stone-age/content';
import type { ReactNode } from 'react';
import { Icon } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { figure } from '../../words/index.ts';
import { GoodsToken } from './pieces.tsx';
import { useValley } from './valley.ts';

/** Goods, people, tools, field, buildings, cards and points of a seat. */
export function SeatDetails({ seat }: { seat: Seat }) {
  const view = useValley();
  const player = view.players[seat];
  if (player === undefined) return null;
  const tools = player.tools.reduce((sum, value) => sum + value, 0);
  const most = Math.max(1, ...view.players.map((one) => one.score));
  return (
    <div className="sa-details numbers">
      <div className="sa-score" title={String(player.score)}>
        <Icon name="laurel-crown" size={18} />
        <strong>{figure(player.score)}</strong>
        <span className="score-bar" aria-hidden="true">
          <span style={{ inlineSize: `${Math.max(0, player.score / most) * 100}%`, background: 'var(--seat)' }} />
        </span>
        {view.startPlayer === seat && <StartMark />}
      </div>
      <ul className="sa-facts">
        <Fact thing="piece:food">
          <GoodsToken goods="food" size={18} /> {player.food}
        </Fact>
        {RESOURCES.map((resource) => (
          <Fact key={resource} thing={`resource:${resource}`} none={player.resources[resource] === 0}>
            <GoodsToken goods={resource} size={18} /> {player.resources[resource]}
          </Fact>
        ))}
      </ul>
      <ul className="sa-facts">
        <Fact thing="piece:person">
          <Sign name="meeple" /> {player.persons}
        </Fact>
        <Fact thing="piece:tool" none={tools === 0}>
          <Sign name="stone-axe" /> {tools}
        </Fact>
        <Fact thing="piece:field" none={player.field === 0}>
          <Sign name="wheat" /> {player.field}
        </Fact>
        <Fact thing="place:building-1" none={player.built.length === 0}>
          <Sign name="hut" /> {player.built.length}
        </Fact>
        <Fact thing="place:card-1" none={player.cards.length + player.kept.length === 0}>
          <Sign name="card-pick" /> {player.cards.length + player.kept.length + player.extra.length}
        </Fact>
      </ul>
    </div>
  );
}

function Sign({ name }: { name: IconName }) {
  return <Icon name={name} size={18} />;
}

function Fact({ thing, none = false, children }: { thing: string; none?: boolean; children: ReactNode }) {
  const explain = useExplain();
  const { text } = useTableTop();
  const [kind = '', id = ''] = thing.split(':');
  return (
    <li data-none={none || undefined} {...explain({ thing })}>
      <span className="visually-hidden">{text.things[kind]?.(id).name} </span>
      {children}
    </li>
  );
}

function StartMark() {
  const { text } = useTableTop();
  const words = text.options['startPlayer']?.name ?? '';
  return (
    <span className="sa-start" title={words}>
      <svg viewBox="0 0 20 20" width="16" height="16" role="img" aria-label={words}>
        <path d="M10 1 12.6 7 19 7.6 14.2 12 15.6 18.4 10 15 4.4 18.4 5.8 12 1 7.6 7.4 7Z" fill="currentColor" />
      </svg>
    </span>
  );
}
