/** What lies on a space: districts instead of control tokens, forts, and the walls of a fort around a city. */

import type { ReactNode } from 'react';
import { type Board, districtAt, isCity, isReinforced, type NewDawnKnown, pieceOwner } from './content.ts';
import { DistrictToken, Fort, FortWalls } from './pieces.tsx';

interface TerraTokenProps {
  readonly view: NewDawnKnown;
  readonly board: Board;
  readonly space: number;
  /** What the base game shows there. */
  readonly children?: ReactNode;
}

/** The token there. */
export function TerraToken({ view, board, space, children }: TerraTokenProps) {
  const piece = view.pieces[space];
  const owner = pieceOwner(piece);
  const district = owner < 0 || isCity(piece) ? null : districtAt(view, space);
  if (district !== null) {
    return (
      <g className="nd-appear" key={district}>
        <DistrictToken seat={owner} kind={district} reinforced={isReinforced(piece)} />
      </g>
    );
  }
  if (board.printed[space] !== 'fort') return children;
  if (owner < 0) return <Fort />;
  return (
    <>
      {isCity(piece) && <FortWalls />}
      {children}
    </>
  );
}
