/**
 * A reaction: the decision bar says what was declared, a ring on the map where. Passing, once or for longer, is a button of
 * the bar; real answers are cards of the tray.
 */

import { declaredIn } from '@tabularium/fame-and-fortune/queries';
import { placePath } from './squares.ts';
import { useFame, useFameTop } from './table.ts';

/** A ring around what the declared thing is aimed at. */
export function DeclaredLayer() {
  const { game, geometry } = useFame();
  const { asked } = useFameTop();
  const squares = asked ? (declaredIn(game)?.squares ?? []) : [];
  return (
    <g className="ff-declared">
      {squares.map((square) => (
        <path key={square} d={placePath(game, geometry.columns, square, 2)} />
      ))}
    </g>
  );
}
