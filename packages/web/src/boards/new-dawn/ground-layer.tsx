/** The ground as it lies on the table: drawn once per map. */

import { memo, useId, useMemo } from 'react';
import type { Board } from './content.ts';
import { drawGround, MARKS } from './ground.ts';

const LAND = ['grassland', 'hill', 'forest', 'desert', 'mountain', 'natural-wonder'] as const;

/** Everything printed on the tiles but the symbols. */
export const GroundLayer = memo(function GroundLayer({ board }: { board: Board }) {
  const sea = useId();
  const world = useId();
  const ground = useMemo(() => drawGround(board), [board]);
  return (
    <g className="nd-ground">
      <path d={ground.edge} className="nd-drop far" />
      <path d={ground.edge} className="nd-drop" />
      <path d={ground.edge} className="nd-drop near" />
      <path d={ground.areas.water} className="nd-sand" />
      {LAND.map((terrain) => (
        <path key={terrain} d={ground.areas[terrain]} className={`nd-${terrain}`} />
      ))}
      <clipPath id={sea}>
        <path d={ground.water} />
      </clipPath>
      <clipPath id={world}>
        <path d={ground.edge} />
      </clipPath>
      {/* Firs and hills reach over the spaces beside theirs, but not over the edge of the card. */}
      <g clipPath={`url(#${world})`}>
        {MARKS.filter((mark) => mark !== 'wave').map((mark) => (
          <path key={mark} d={ground.marks[mark]} className={`nd-mark-${mark}`} />
        ))}
      </g>
      <path d={ground.grid} className="nd-grid" />
      <path d={ground.water} className="nd-beach" clipPath={`url(#${world})`} />
      <path d={ground.water} className="nd-water" />
      <g clipPath={`url(#${sea})`}>
        <path d={ground.grid} className="nd-grid wet" />
        <path d={ground.water} className="nd-shallows" />
        <path d={ground.marks.wave} className="nd-mark-wave" />
      </g>
      <path d={ground.water} className="nd-coast" />
      <path d={ground.edge} className="nd-edge" />
    </g>
  );
});
