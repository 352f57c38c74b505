/** The pyramid of technologies: five rows from level V down to I, coins on the cards that hold them, free places dashed. */

import { hasPlace, libraryOf, researchTrade } from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';
import type { ReactNode } from 'react';
import { soft } from '../../design/soft.ts';
import { Spot } from '../../table/spot.tsx';
import { Sign } from './signs.tsx';
import { ROMAN, useFame } from './table.ts';

const LEVELS: readonly number[] = [5, 4, 3, 2, 1];

/** The cards of a seat; its owner may use them here. */
export function Pyramid({ seat, children }: { seat: Seat; children?: ReactNode }) {
  const { game, own, say } = useFame();
  const player = game.players[seat];
  if (player === undefined) return null;
  return (
    <div className="ff-pyramid" data-anchor="pyramid">
      {LEVELS.map((level) => {
        const row = player.rows[level - 1] ?? [];
        const places = Math.max(6 - level, row.length + (hasPlace(player, level) ? 1 : 0));
        const trade = researchTrade(game, seat, level);
        return (
          <ul key={level} className="ff-row" data-level={level}>
            {Array.from({ length: places }, (_, at) => {
              const technology = row[at];
              const open = at === row.length && hasPlace(player, level);
              const reached = player.trade >= trade;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
                <li key={at}>
                  {technology === undefined ? (
                    <span
                      className="ff-place"
                      data-open={(open && reached) || undefined}
                      title={(open ? say.freePlace : say.closedPlace)(ROMAN[level] ?? '', trade)}
                    >
                      {ROMAN[level]} · {trade}
                    </span>
                  ) : (
                    <Technology id={technology} seat={seat} isOwn={seat === own} />
                  )}
                </li>
              );
            })}
          </ul>
        );
      })}
      {children}
    </div>
  );
}

function Technology({ id, seat, isOwn }: { id: string; seat: Seat; isOwn: boolean }) {
  const { game, words, name } = useFame();
  if (id === '') return <span className="ff-place">{words.blank}</span>;
  const coins = game.players[seat]?.coins[id] ?? 0;
  const level = libraryOf(game.options).technologies[id]?.level ?? 1;
  return (
    <Spot
      anchor={isOwn ? `card:technology:${id}` : undefined}
      explanation={{ thing: `technology:${id}` }}
      className="ff-tech"
      plainWhenIdle
      style={{ '--level': `var(--ff-level-${level})` } as React.CSSProperties}
    >
      <span>{soft(name('technology', id))}</span>
      {coins > 0 && (
        <span className="ff-coins">
          <Sign of="coin" size={12} label={words.coins} />
          {coins > 1 && coins}
        </span>
      )}
    </Spot>
  );
}
