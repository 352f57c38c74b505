/** The letters of the columns and the numbers of the rows along two sides of the map: what the log calls squares by. */

import { columnName } from '@tabularium/fame-and-fortune/queries';
import { CELL } from './geometry.ts';
import { useFame } from './table.ts';

/** How far from the map they stand. */
const GAP = 11;

/** The coordinates around the map. */
export function Coordinates() {
  const { geometry } = useFame();
  const { columns, size } = geometry;
  const along = (count: number) => Array.from({ length: count }, (_, at) => at);
  const middle = (at: number) => (at + 0.5) * CELL;
  return (
    <g className="ff-coordinates">
      {along(columns).map((column) => (
        <text key={columnName(column)} x={middle(column)} y={-GAP}>
          {columnName(column)}
        </text>
      ))}
      {along(Math.ceil(size / columns)).map((row) => (
        <text key={row} x={-GAP} y={middle(row)}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}
