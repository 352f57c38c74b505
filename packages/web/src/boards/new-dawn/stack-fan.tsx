/** What lies on one another on a space, laid out side by side while somebody points at it. */

import type { ReactNode } from 'react';
import { useIntended } from './aim.ts';
import { barbarianLetters, isCapital, isCity, isReinforced, matureCities, pieceOwner, wonderOf } from './content.ts';
import { answersOf } from './expansion.ts';
import { middleOf } from './geometry.ts';
import { Barbarian, Caravan, City, ControlToken, WonderMark } from './pieces.tsx';
import { type NewDawnTable, useNewDawn } from './table.ts';

/** The width of one piece, and how much larger they are drawn than on the map. */
const WIDTH = 52;
const SIZE = 1.05;

/** The pieces of the space pointed at, above it, if there are several. */
export function StackFan() {
  const table = useNewDawn();
  const pointed = useIntended('pointed');
  const hex = pointed === undefined ? undefined : table.board.hexes[pointed];
  if (pointed === undefined || hex === undefined) return null;
  const pieces = piecesAt(table, pointed);
  if (pieces.length < 2) return null;
  const { x, y } = middleOf(hex);
  const width = pieces.length * WIDTH + 12;
  return (
    <g className="nd-fan" transform={`translate(${x} ${y - 78})`} data-pieces={pieces.length}>
      <path d="M-9 30 0 42 9 30Z" className="nd-fan-plate" />
      <rect x={-width / 2} y="-34" width={width} height="66" rx="10" className="nd-fan-plate" />
      {pieces.map((piece, at) => {
        const key = `piece ${at}`;
        return (
          <g key={key} transform={`translate(${(at - (pieces.length - 1) / 2) * WIDTH} 0) scale(${SIZE})`}>
            {piece}
          </g>
        );
      })}
    </g>
  );
}

/** Everything that belongs to somebody there, from the ground up. */
function piecesAt(table: NewDawnTable, space: number): ReactNode[] {
  const { view } = table;
  const piece = view.pieces[space] ?? 0;
  const owner = pieceOwner(piece);
  const letter = barbarianLetters()[view.barbarians.indexOf(space)];
  const mature = isCity(piece) && matureCities(view, owner).includes(space);
  return [
    isCity(piece) ? <City key="city" seat={owner} capital={isCapital(piece)} mature={mature} /> : [],
    owner >= 0 && !isCity(piece) ? <ControlToken key="token" seat={owner} reinforced={isReinforced(piece)} /> : [],
    view.wonders
      .filter((built) => built.space === space)
      .map(({ wonder }) => <WonderMark key={wonder} type={wonderOf(wonder).type} />),
    view.players.flatMap(({ caravans }, seat) =>
      caravans.flatMap((at, n) => {
        const key = `caravan ${seat} ${n}`;
        return at === space ? <Caravan key={key} seat={seat} /> : [];
      }),
    ),
    letter === undefined ? [] : <Barbarian key="barbarian" letter={letter} />,
    answersOf(table, ({ figuresAt }) => figuresAt?.(table, space)).flat(),
  ].flat();
}
