/** Shows where an army can go, the way to the space pointed at, and what it would attack. */

import { useMemo } from 'react';
import { useTableTop } from '../../../table/context.ts';
import { useIntended } from '../aim.ts';
import { at, hexPath, middleOf } from '../geometry.ts';
import { useNewDawn } from '../table.ts';
import { marchIn } from './march.ts';

/** The reach of the army that moves, or of the one pointed at. */
export function MarchReach() {
  const table = useNewDawn();
  const { asked } = useTableTop();
  const pointed = useIntended('pointed');
  const chosen = table.frame?.step === 'choose-army' ? pointed : undefined;
  const march = useMemo(() => (asked ? marchIn(table, chosen) : undefined), [asked, table, chosen]);
  if (march === undefined) return null;
  const { hexes } = table.board;
  const hex = (space: number) => hexes[space] ?? { q: 0, r: 0 };
  const way: number[] = [];
  for (let space = pointed; space !== undefined && march.before.has(space); space = march.before.get(space)) {
    way.unshift(space);
  }
  return (
    <g>
      <path d={[...march.before.keys()].map((space) => hexPath(hex(space), 0.9)).join('')} className="ti-reach" />
      <path d={march.prey.map((space) => hexPath(hex(space), 0.86)).join('')} className="ti-prey" />
      {way.length > 0 && (
        <path d={`M${[march.from, ...way].map((space) => at(middleOf(hex(space)))).join('L')}`} className="ti-way" />
      )}
    </g>
  );
}
