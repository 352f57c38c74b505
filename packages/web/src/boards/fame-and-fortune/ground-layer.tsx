/** The ground as it lies on the table: drawn anew only when a tile is turned over or a disaster strikes. */

import { isRevealed, terrainAt } from '@tabularium/fame-and-fortune/queries';
import { memo, useId, useMemo } from 'react';
import { paced } from '../../settings.ts';
import { useNews } from '../../table/news.ts';
import { CELL, cornerOf, outlineOf } from './geometry.ts';
import { DRY, drawGround, type Land, MARKS, SIDE } from './ground.ts';
import { useFame, useFameTop } from './table.ts';

/** What lies on each square of the map. */
function useLand(): string {
  const { game, geometry } = useFame();
  return Array.from({ length: geometry.size }, (_, square): Land => {
    if ((geometry.slotOf[square] ?? -1) < 0) return '';
    return isRevealed(game, square) ? terrainAt(game, square) : 'back';
  }).join(',');
}

/** Everything that is printed on the tiles but the icons. */
export function GroundLayer() {
  const { geometry } = useFame();
  return <Ground land={useLand()} columns={geometry.columns} slots={geometry.slots} />;
}

const LANDS: readonly string[] = ['grassland', 'forest', 'mountain', 'desert', 'water', 'back'] satisfies Land[];
const isLand = (word: string): word is Land => word === '' || LANDS.includes(word);

const Ground = memo(function Ground(props: { land: string; columns: number; slots: readonly (readonly number[])[] }) {
  const { land, columns, slots } = props;
  const [sea, shown] = [useId(), useId()];
  const ground = useMemo(() => drawGround(land.split(',').filter(isLand), columns, slots), [land, columns, slots]);
  return (
    <g className="ff-ground">
      <path d={ground.edge} className="ff-drop far" />
      <path d={ground.edge} className="ff-drop" />
      <path d={ground.areas.back} className="ff-back" />
      {ground.backs.map(({ x, y }) => (
        <TileBack key={`${x} ${y}`} x={x} y={y} />
      ))}
      <path d={ground.areas.water} className="ff-sand" />
      {DRY.map((terrain) => (
        <path key={terrain} d={ground.areas[terrain]} className={`ff-${terrain}`} />
      ))}
      {MARKS.filter((mark) => mark !== 'wave').map((mark) => (
        <path key={mark} d={ground.marks[mark]} className={`ff-mark-${mark}`} />
      ))}
      <path d={ground.grid} className="ff-grid" />
      <clipPath id={sea}>
        <path d={ground.water} />
      </clipPath>
      <clipPath id={shown}>
        <path d={ground.open} />
      </clipPath>
      <g clipPath={`url(#${shown})`}>
        <path d={ground.water} className="ff-beach" />
      </g>
      <path d={ground.water} className="ff-water" />
      <g clipPath={`url(#${sea})`}>
        <path d={ground.water} className="ff-shallows" />
        <path d={ground.grid} className="ff-grid wet" />
        <path d={ground.marks.wave} className="ff-mark-wave" />
      </g>
      <path d={ground.water} className="ff-coast" />
      <path d={ground.tiles} className="ff-tiles" />
      {slots.map((squares, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place for a tile is its number
        <path key={slot} d={outlineOf(squares, columns)} className="ff-slot" data-thing={`slot:${slot}`} />
      ))}
      <path d={ground.edge} className="ff-edge" />
    </g>
  );
});

/** How long a tile takes to turn over. */
const TURN = 340;

/** The back of a tile that was discovered just now turns away from what lies under it. */
export function TurningTiles() {
  const { geometry } = useFame();
  const { table } = useFameTop();
  const news = useNews(table.log);
  const turned = (news?.facts ?? []).flatMap((fact) => (fact.fact === 'discovered' ? [fact.slot] : []));
  const duration = paced(TURN);
  if (duration === 0) return null;
  return (
    <g className="ff-turning-tiles">
      {turned.map((slot) => {
        const [first = 0] = geometry.slots[slot] ?? [];
        const { x, y } = cornerOf(first, geometry.columns);
        return (
          <g key={`${news?.move} ${slot}`} className="ff-turning" style={{ animationDuration: `${duration}ms` }}>
            <rect x={x} y={y} width={SIDE * CELL} height={SIDE * CELL} className="ff-back" />
            <TileBack x={x + (SIDE * CELL) / 2} y={y + (SIDE * CELL) / 2} />
          </g>
        );
      })}
    </g>
  );
}

const ROSE = 'M0-34 6-6 34 0 6 6 0 34-6 6-34 0-6-6Z';

/** The back of a tile: a compass rose on brown card. */
function TileBack({ x, y }: { x: number; y: number }) {
  const half = CELL * 2 - 9;
  return (
    <g transform={`translate(${x} ${y})`} className="ff-tile-back">
      <rect x={-half} y={-half} width={2 * half} height={2 * half} rx="4" />
      <circle r="48" />
      <circle r="42" />
      <path d="M0-27 3-3 27 0 3 3 0 27-3 3-27 0-3-3Z" transform="rotate(45)" className="ff-rose far" />
      <path d={ROSE} className="ff-rose" />
      <path d="M0-34 6-6 0 0Z M34 0 6 6 0 0Z M0 34-6 6 0 0Z M-34 0-6-6 0 0Z" className="ff-rose-dark" />
    </g>
  );
}
