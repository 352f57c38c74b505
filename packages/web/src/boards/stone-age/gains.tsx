/** What a move brought, floating up from the camp of whoever got it. */

import type { Seat } from '@tabularium/kernel';
import type { Fact } from '@tabularium/stone-age';
import type { Yield } from '@tabularium/stone-age/content';
import { IconMark } from '../../design/icon.tsx';
import { useNews } from '../../table/news.ts';
import type { Layout } from './layout.ts';
import { GoodsMark } from './pieces.tsx';
import { useStoneAge } from './valley.ts';

interface Gain {
  readonly seat: Seat;
  readonly words: string;
  readonly goods?: Yield;
  readonly icon?: 'stone-axe' | 'wheat' | 'meeple' | 'laurel-crown';
}

/** The gains of the last move. */
export function Gains({ layout }: { layout: Layout }) {
  const { table } = useStoneAge();
  const last = useNews(table.log);
  const gains = (last?.facts ?? []).flatMap(gainIn);
  const order = new Map<Seat, number>();
  return (
    <g key={last?.move}>
      {gains.map((gain, at) => {
        const camp = layout.camps[gain.seat] ?? { x: 0, y: 0 };
        const nth = order.get(gain.seat) ?? 0;
        order.set(gain.seat, nth + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: gains come in the order of the facts
          <g key={at} transform={`translate(${camp.x - 20 + nth * 56} ${camp.y - 34})`}>
            <g className="sa-gain">
              <rect x="-30" y="-15" width="62" height="30" rx="15" className="sa-gain-paper" />
              <text x="-8" y="7" textAnchor="middle" className="sa-gain-words">
                {gain.words}
              </text>
              {gain.goods !== undefined && <GoodsMark goods={gain.goods} x={16} y={0} size={21} />}
              {gain.icon !== undefined && <IconMark name={gain.icon} x={16} y={0} size={22} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

function gainIn(fact: Fact): Gain[] {
  switch (fact.fact) {
    case 'gained':
      return [{ seat: fact.seat, words: `+${fact.amount}`, goods: fact.goods }];
    case 'tool-gained':
      return [{ seat: fact.seat, words: '+1', icon: 'stone-axe' }];
    case 'field-step':
      return [{ seat: fact.seat, words: '+1', icon: 'wheat' }];
    case 'born':
      return [{ seat: fact.seat, words: '+1', icon: 'meeple' }];
    case 'scored':
    case 'building-bought':
      return [{ seat: fact.seat, words: `+${fact.points}`, icon: 'laurel-crown' }];
    case 'starved':
      return [{ seat: fact.seat, words: '−10', icon: 'laurel-crown' }];
    default:
      return [];
  }
}
