/** The card row: thirteen spaces, grouped by what taking from them costs. */

import { isCard } from '@tabularium/through-the-ages/cards';
import { ROW_COSTS } from '@tabularium/through-the-ages/content/boards';
import { takeCost } from '@tabularium/through-the-ages/queries/costs';
import { useRef } from 'react';
import { useSliding } from '../../table/sliding.ts';
import { CardSpot } from './card.tsx';
import { Tokens } from './counts.tsx';
import { useAges } from './table.ts';

/** The row. */
export function CardRow() {
  const { view, words } = useAges();
  const list = useRef<HTMLOListElement>(null);
  const keys = keysOf(view.row);
  useSliding(list, keys.join(' '));
  if (view.row.every((id) => id === '')) return null; // before the decks are made
  return (
    <ol ref={list} className="ta-row" aria-label={words.row}>
      {view.row.map((id, space) => (
        <li key={keys[space]} data-slide={keys[space]} data-cost={ROW_COSTS[space]}>
          <RowSpace id={id} space={space} />
        </li>
      ))}
    </ol>
  );
}

/** Cards of one name are told apart by their order, so that each keeps its identity while the row slides. */
function keysOf(row: readonly string[]): string[] {
  return row.map((id, space) =>
    id === '' ? `empty ${space}` : `${id} ${row.slice(space).filter((other) => other === id).length}`,
  );
}

function RowSpace({ id, space }: { id: string; space: number }) {
  const { view, own, words } = useAges();
  const printed = ROW_COSTS[space] ?? 0;
  if (id === '') {
    return (
      <span className="ta-empty">
        <span className="visually-hidden">
          {words.space(space + 1, printed)}: {words.emptySpace}
        </span>
        <Tokens kind="civil" count={printed} words="" />
      </span>
    );
  }
  const cost = isCard(id) ? takeCost(view, own, space) : printed;
  return (
    <CardSpot
      id={id}
      anchor={`row:${space}`}
      last={
        <span className="ta-price" data-other={cost === printed ? undefined : true}>
          <Tokens kind="civil" count={cost} words={words.space(space + 1, cost)} />
        </span>
      }
    />
  );
}
