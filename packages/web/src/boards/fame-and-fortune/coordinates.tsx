/** The letters of the columns and the numbers of the rows along two sides of the map: what the log calls squares by. */

import { columnName } from '@tabularium/fame-and-fortune/queries';
import { CELL } from './geometry.ts';
import { useFame } from './table.ts';

/** How wide the strips are that they stand on where they lie over the map. */
const STRIP = 20;

/** The coordinates beside the map, or along the edges of the window where those of the map are not in view. */
export function Coordinates() {
  const { geometry } = useFame();
  const { columns, size } = geometry;
  const rows = Math.ceil(size / columns);
  const along = (count: number) => Array.from({ length: count }, (_, at) => at);
  const middle = (at: number) => (at + 0.5) * CELL;
  return (
    <g className="ff-coordinates" data-rulers>
      <g className="ff-rows">
        <rect x={-STRIP / 2} y={-STRIP} width={STRIP} height={rows * CELL + 2 * STRIP} />
        {along(rows).map((row) => (
          <text key={row} y={middle(row)}>
            {row + 1}
          </text>
        ))}
      </g>
      <g className="ff-columns">
        <rect x={-STRIP} y={-STRIP / 2} width={columns * CELL + 2 * STRIP} height={STRIP} />
        {along(columns).map((column) => (
          <text key={columnName(column)} x={middle(column)}>
            {columnName(column)}
          </text>
        ))}
      </g>
    </g>
  );
}
