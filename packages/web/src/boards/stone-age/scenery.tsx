/** The land itself: ground, river, mountains, and the small scene drawn around each place. Nothing here can be chosen. */

import type { PlaceId } from '@tabularium/stone-age/content';
import { IconMark } from '../../design/icon.tsx';
import type { Layout, Point } from './layout.ts';

const NUGGETS = [
  [-66, 18],
  [58, 12],
  [-52, 44],
  [48, 48],
] as const;

const TUFTS = [
  [0.27, 0.1],
  [0.03, 0.55],
  [0.24, 0.64],
  [0.44, 0.63],
  [0.6, 0.9],
  [0.48, 0.08],
  [0.23, 0.94],
  [0.42, 0.95],
  [0.96, 0.62],
  [0.66, 0.75],
  [0.02, 0.95],
] as const;

/** Two small crests. */
const WAVE = 'q8-5 16 0t16 0';

/** Everything that lies beneath the places. */
export function Land({ layout }: { layout: Layout }) {
  const { width, shore } = layout;
  return (
    <g>
      <rect width={width} height={layout.height} className="sa-strip" />
      <path d={`M0 0H${width}V${shore - 8}${scallop(width, shore)}Z`} className="sa-shore" />
      <path d={`M0 0H${width}V${shore - 16}${scallop(width, shore - 8)}Z`} className="sa-grass" />
      {TUFTS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x * width} ${y * shore}q-3-8-6-9m6 9q0-9 1-11m-1 11q4-7 7-8`}
          className="sa-tuft"
        />
      ))}
      <path d={layout.river} className="sa-bank" />
      <path d={layout.river} className="sa-water" />
      <path
        d={layout.waves.map(([x, y]) => `M${x - 24} ${y - 5}${WAVE}M${x - 8} ${y + 7}${WAVE}`).join('')}
        className="sa-ripple"
      />
      <Mountains at={layout.mountains} />
      {(Object.entries(layout.places) as [PlaceId, Point][]).map(([place, { x, y }]) => (
        <g key={place} transform={`translate(${x} ${y})`}>
          {SCENES[place]}
        </g>
      ))}
    </g>
  );
}

/** A softly waving lower edge, from right to left. */
function scallop(width: number, y: number): string {
  const waves = 8;
  const step = width / waves;
  return Array.from({ length: waves }, (_, at) => `q${-step / 2} ${at % 2 === 0 ? 14 : -14} ${-step} 0`)
    .join('')
    .replace(/^/, `L${width} ${y}`);
}

function Mountains({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path d="M-130 52-78-46-52-12-8-86 40-14 66-42 128 52Z" className="sa-rock-far" />
      <path
        d="M-8-86-26-55-14-62-6-50 6-60 14-52Z M-78-46-90-24-80-30-72-22-64-28Z M66-42 55-30 64-24 72-30 80-22Z"
        className="sa-snow"
      />
      <path d="M-118 58Q-60 20-10 34T116 58Q60 84 0 82T-118 58Z" className="sa-rock" />
    </g>
  );
}

function firs(list: readonly (readonly [number, number, number])[]) {
  return list.map(([x, y, s]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${s})`}>
      <ellipse cx="0" cy="1" rx="13" ry="4" className="sa-shade" />
      <path d="M-2.5-6h5V2h-5Z" className="sa-trunk" />
      <path d="M0-46 13-26H7L17-6H-17L-7-26H-13Z" className="sa-fir" />
    </g>
  ));
}

const SCENES: Partial<Record<PlaceId, React.ReactNode>> = {
  'hunting-grounds': (
    <g>
      <ellipse cx="0" cy="22" rx="118" ry="66" className="sa-meadow" />
      <IconMark name="deer" x={-52} y={-36} size={58} fill="var(--sa-deer)" />
      <IconMark name="deer" x={8} y={-42} size={40} fill="var(--sa-deer)" />
    </g>
  ),
  forest: (
    <g>
      <ellipse cx="0" cy="26" rx="104" ry="58" className="sa-woodland" />
      {firs([
        [-84, -4, 1],
        [-58, -18, 1.15],
        [-28, -24, 1],
        [0, -30, 1.2],
        [30, -24, 1.05],
        [60, -16, 1.15],
        [86, -2, 1],
        [-90, 40, 0.85],
        [92, 42, 0.85],
      ])}
    </g>
  ),
  'clay-pit': (
    <g>
      <path d="M-98 20C-90-30-40-46 4-42S96-24 98 16 60 76 0 76-104 66-98 20Z" className="sa-clay-rim" />
      <path d="M-84 24C-76-14-34-28 4-24S80-10 82 20 50 66 0 66-90 60-84 24Z" className="sa-clay-mid" />
      <path d="M-68 28C-60 2-28-8 4-6S64 4 66 26 40 58 0 58-74 54-68 28Z" className="sa-clay-deep" />
      <path d="M-74-30h14v8h-14ZM-58-34h14v8h-14ZM-66-40h14v8h-14Z" className="sa-brick" />
    </g>
  ),
  river: (
    <g>
      <ellipse cx="0" cy="26" rx="84" ry="46" className="sa-pool" />
      <path
        d="M-60-2q8-5 16 0t16 0M26-6q8-5 16 0t16 0M-70 56q8-5 16 0t16 0M34 60q8-5 16 0t16 0"
        className="sa-ripple"
      />
      {NUGGETS.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l5-3 6 2 1 5-6 4-6-3Z`} className="sa-nugget" />
      ))}
    </g>
  ),
  field: (
    <g>
      <path d="M-92 14-62-32H72L98 22 62 64H-70Z" className="sa-soil" />
      <path d="M-84 6H92M-78-8H86M-72-22H78M-86 22H96M-80 38H86M-74 52H74" className="sa-furrow" />
      <IconMark name="wheat" x={-56} y={0} size={40} fill="var(--sa-wheat)" />
      <IconMark name="wheat" x={56} y={4} size={40} fill="var(--sa-wheat)" />
    </g>
  ),
  hut: (
    <g>
      <ellipse cx="0" cy="34" rx="74" ry="34" className="sa-yard" />
      <path d="M-52 18C-50-26-26-50 0-62 26-50 50-26 52 18Z" className="sa-hut" />
      <path
        d="M-38 18C-34-18-18-40 0-54M38 18C34-18 18-40 0-54M-18 18C-16-14-8-36 0-54M18 18C16-14 8-36 0-54"
        className="sa-hut-line"
      />
      <path d="M-12 18C-12-6-6-14 0-18 6-14 12-6 12 18Z" className="sa-door" />
      <path d="M-8-58 8-74M8-58-8-74" className="sa-pole" />
    </g>
  ),
  'tool-maker': (
    <g>
      <ellipse cx="0" cy="32" rx="70" ry="34" className="sa-yard" />
      <path d="M-46-4h92l8 12H-54ZM-44 8h8v20h-8ZM36 8h8v20h-8Z" className="sa-bench" />
      <IconMark name="stone-axe" x={-20} y={-22} size={40} fill="var(--sa-axe)" />
      <IconMark name="stone-axe" x={22} y={-22} size={34} fill="var(--sa-axe)" />
    </g>
  ),
};
