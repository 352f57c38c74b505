/** What is seen from afar of the spaces that can be chosen: a dot on bare land, crossed swords where it comes to a fight. */

import { IconMark } from '../../design/icon.tsx';
import { answersOf, fightsAt } from './expansion.ts';
import { at, middleOf } from './geometry.ts';
import { type NewDawnTable, useNewDawn } from './table.ts';

/** The signs, above everything that stands there: what stands there stays seen. */
export function AimLayer() {
  const table = useNewDawn();
  const { board, spaces } = table;
  const open = [...spaces].flatMap(([space, [action]]) => {
    const hex = board.hexes[space];
    if (hex === undefined) return [];
    return { space, middle: middleOf(hex), fights: action?.type === 'attack' || fightsAt(table, space) };
  });
  const dots = open
    .filter(({ space, fights }) => !fights && isBare(table, space))
    .map(({ middle }) => `M${at(middle)}h0`)
    .join('');
  return (
    <g>
      <path d={dots} className="nd-aim case" />
      <path d={dots} className="nd-aim" />
      {open
        .filter(({ fights }) => fights)
        .map(({ space, middle: { x, y } }) => (
          <g key={space} transform={`translate(${x} ${y})`}>
            <g className="nd-fight-sign">
              <circle r="13" />
              <IconMark name="crossed-swords" x={0} y={0} size={18} />
            </g>
          </g>
        ))}
    </g>
  );
}

/** Does nothing lie or stand there that a dot would cover? */
function isBare(table: NewDawnTable, space: number): boolean {
  const { view, board } = table;
  return (
    !view.pieces[space] &&
    !board.printed[space] &&
    !view.barbarians.includes(space) &&
    view.players.every(({ caravans }) => !caravans.includes(space)) &&
    answersOf(table, (expansion) => expansion.figuresAt?.(table, space)).flat().length === 0
  );
}
