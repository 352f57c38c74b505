/** The technologies of a civilization: one column per kind, workers and blue tokens lying on the cards. */

import { technologyOf } from '@tabularium/through-the-ages/cards';
import { FIELDS, UNITS, URBAN, type WorkerKind } from '@tabularium/through-the-ages/content/model';
import { armies } from '@tabularium/through-the-ages/queries/armies';
import { urbanLimit } from '@tabularium/through-the-ages/queries/ratings';
import type { CSSProperties } from 'react';
import { CardSpot } from './card.tsx';
import { Tokens } from './counts.tsx';
import { useAges, useDesk } from './table.ts';

/** Farms and mines, buildings, units. */
export function Technologies() {
  const { view, words } = useAges();
  const { seat } = useDesk();
  const strength = armies(view, seat).strength;
  return (
    <div className="ta-technologies">
      <Group title={words.fields} kinds={FIELDS} />
      <Group title={words.urban(urbanLimit(view, seat))} kinds={URBAN} />
      <Group title={strength > 0 ? `${words.units}, ${words.strengthOf(strength)}` : words.units} kinds={UNITS} />
    </div>
  );
}

function Group({ title, kinds }: { title: string; kinds: readonly WorkerKind[] }) {
  const { view } = useAges();
  const { seat } = useDesk();
  const technologies = view.players[seat]?.technologies ?? [];
  const columns = kinds
    .map((kind) => technologies.filter(({ card }) => technologyOf(card).kind === kind))
    .filter((column) => column.length > 0);
  return (
    <section className="ta-group" aria-label={title} style={{ '--columns': columns.length } as CSSProperties}>
      <h2>{title}</h2>
      <div className="ta-columns">
        {columns.map((column) => (
          <div key={column[0]?.card} className="ta-column">
            {column.map((technology) => (
              <Workplace key={technology.card} {...technology} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Workplace({ card, workers, tokens }: { card: string; workers: number; tokens: number }) {
  const { words } = useAges();
  const { isOwn } = useDesk();
  return (
    <CardSpot
      id={card}
      anchor={isOwn ? `technology:${card}` : undefined}
      className={workers === 0 ? 'ta-work ta-idle' : 'ta-work'}
      laid={
        <span className="ta-on">
          {workers > 0 && <Tokens kind="yellow" count={workers} words={words.workers(workers)} />}
          {tokens > 0 && <Tokens kind="blue" count={tokens} words={words.tokens(tokens)} />}
        </span>
      }
    />
  );
}
