/** The card row: thirteen places in one line, in three troughs by what taking from them costs. */

import { isCard } from '@tabularium/through-the-ages/cards';
import { ROW_COSTS, ROW_REMOVED } from '@tabularium/through-the-ages/content/boards';
import { takeCost } from '@tabularium/through-the-ages/queries/costs';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../design/icon.tsx';
import { useSliding } from '../../table/sliding.ts';
import { CardSpot } from './card.tsx';
import { hueOfCard } from './faces.ts';
import { Sign } from './signs.tsx';
import { useAges } from './table.ts';

/** The row under its rail of prices. */
export function CardRow() {
  const { view, words } = useAges();
  const list = useRef<HTMLOListElement>(null);
  const keys = keysOf(view.row);
  useSliding(list, keys.join(' '));
  if (view.row.every((id) => id === '')) return null; // before the decks are made
  const leaving = ROW_REMOVED[view.players.length - 2] ?? 0;
  return (
    <div className="ta-row-place">
      <div className="ta-row-scroll">
        <div className="ta-rail" aria-hidden="true">
          {[1, 2, 3].map((cost) => (
            <p key={cost} data-cost={cost}>
              <Discs count={cost} /> <strong>{words.zone(cost)}</strong>
              <span className="ta-rail-note">{cost === 3 && <>← {words.arriving}</>}</span>
            </p>
          ))}
        </div>
        <ol ref={list} className="ta-row" aria-label={words.row} onKeyDown={walk}>
          {view.row.map((id, space) => (
            <li
              key={keys[space]}
              data-slide={keys[space]}
              data-cost={ROW_COSTS[space]}
              data-first={ROW_COSTS[space] !== ROW_COSTS[space - 1] || undefined}
            >
              <RowSpace id={id} space={space} leaving={space < leaving} />
            </li>
          ))}
        </ol>
      </div>
      <p className="ta-row-map" aria-hidden="true">
        {view.row.map((id, space) => {
          const key = `${space} ${id}`;
          return (
            <span
              key={key}
              data-hue={id === '' ? undefined : hueOfCard(id)}
              data-first={ROW_COSTS[space] !== ROW_COSTS[space - 1] || undefined}
            />
          );
        })}
      </p>
    </div>
  );
}

/** Left and right go to the neighbouring card. */
function walk(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.ta-spot')];
  const at = cards.findIndex((card) => card.matches(':focus'));
  cards[at + step]?.focus();
  event.preventDefault();
}

/** Cards of one name are told apart by their order, so that each keeps its identity while the row slides. */
function keysOf(row: readonly string[]): string[] {
  return row.map((id, space) =>
    id === '' ? `empty ${space}` : `${id} ${row.slice(space).filter((other) => other === id).length}`,
  );
}

function Discs({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => {
    const key = `disc ${at}`;
    return <Sign key={key} of="civil" size={14} silent />;
  });
}

function RowSpace({ id, space, leaving }: { id: string; space: number; leaving: boolean }) {
  const { view, own, words } = useAges();
  const printed = ROW_COSTS[space] ?? 0;
  if (id === '') {
    return (
      <span className="ta-empty">
        <span className="visually-hidden">{words.space(space + 1, printed)}: </span>
        {/* The last age has no cards: nobody took what never lay there. */}
        <span>{view.age < 4 && words.taken}</span>
      </span>
    );
  }
  const cost = isCard(id) ? takeCost(view, own, space) : printed;
  return (
    <CardSpot
      id={id}
      anchor={`row:${space}`}
      at="row"
      note={<span className="visually-hidden">{words.space(space + 1, cost)}</span>}
      last={
        <>
          {leaving && (
            <span className="ta-leaving" title={words.expiring}>
              <Icon name="hourglass" size={14} label={words.expiring} />
            </span>
          )}
          {cost !== printed && (
            <span className="ta-other-price numbers" aria-hidden="true">
              {cost > printed ? `+${cost - printed}` : `−${printed - cost}`}
              <Sign of="civil" size={12} silent />
            </span>
          )}
        </>
      }
    />
  );
}
