/** What the pictures of a turn are put together from: cards, hexes, discs, arrows, on a sheet of 200 by 120. */

import type { Language } from '@tabularium/kernel';
import type { ReactNode } from 'react';
import { IconMark } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';
import { seatColour, seatOutline } from '../../design/shapes.tsx';

/** One picture of a turn and what is said beneath it. */
export interface TurnPicture {
  /** The number of the rule it draws. */
  readonly rule: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly words: Readonly<Record<Language, string>>;
  readonly drawing: ReactNode;
}

/** Flat colours that read by day and by night. */
export const TINT = {
  paper: '#fffaf0',
  ink: '#2b2118',
  line: '#8a7550',
  grass: '#a9bd6c',
  hill: '#d0b273',
  wood: '#7f9d5f',
  sand: '#e6cd8f',
  rock: '#b3a69c',
  water: '#84b4c9',
  gold: '#d9a42a',
  red: '#b3402e',
  blue: '#2c5ea3',
  green: '#3b7a57',
  plum: '#7a4793',
  brown: '#8a5a2b',
  white: '#fffdf6',
} as const;

interface Placed {
  readonly x: number;
  readonly y: number;
}

/** A card lying with its middle there, in the colour of its kind. */
export function PaperCard(props: Placed & { tint: string; icon?: IconName; width?: number; turn?: number }) {
  const { x, y, tint, icon, width = 26, turn = 0 } = props;
  const height = width * 1.4;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x={1.5 - width / 2} y={2.5 - height / 2} width={width} height={height} rx="3" fill="#000" opacity="0.16" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="3" fill={TINT.paper} stroke={TINT.line} />
      <path
        d={`M${-width / 2} ${-height / 2 + 3}a3 3 0 0 1 3-3H${width / 2 - 3}a3 3 0 0 1 3 3v4H${-width / 2}Z`}
        fill={tint}
      />
      {icon !== undefined && <IconMark name={icon} x={0} y={4} size={width * 0.68} fill={tint} />}
    </g>
  );
}

/** A pointed hex of that terrain. */
export function Hex({ x, y, tint, radius = 20 }: Placed & { tint: string; radius?: number }) {
  const half = (radius * Math.sqrt(3)) / 2;
  const d = `M0 ${-radius}L${half} ${-radius / 2}V${radius / 2}L0 ${radius}L${-half} ${radius / 2}V${-radius / 2}Z`;
  return <path d={d} transform={`translate(${x} ${y})`} fill={tint} stroke={TINT.ink} strokeOpacity="0.4" />;
}

/** A round piece with a sign on it. */
export function Disc(props: Placed & { tint: string; icon?: IconName; radius?: number; sign?: string }) {
  const { x, y, tint, icon, radius = 10, sign } = props;
  return (
    <g>
      <circle cx={x + 1} cy={y + 2} r={radius} fill="#000" opacity="0.18" />
      <circle cx={x} cy={y} r={radius} fill={tint} stroke={TINT.ink} strokeOpacity="0.55" />
      {icon !== undefined && <IconMark name={icon} x={x} y={y} size={radius * 1.4} fill={TINT.white} />}
      {sign !== undefined && <Figure x={x} y={y} words={sign} size={radius * 1.2} tint={TINT.white} />}
    </g>
  );
}

/** Where a round piece is missing. */
export function Gap({ x, y, radius = 10 }: Placed & { radius?: number }) {
  return (
    <g className="turn-unknown" fill="none" strokeDasharray="3.5 2.8">
      <circle cx={x} cy={y} r={radius} />
    </g>
  );
}

/** A number or sign, centred. */
export function Figure(props: Placed & { words: string; size?: number; tint?: string }) {
  const { x, y, words, size = 14, tint = 'var(--ink)' } = props;
  return (
    <text x={x} y={y + size * 0.34} textAnchor="middle" fontSize={size} fill={tint} className="turn-figure">
      {words}
    </text>
  );
}

/** A player's piece: the seat's shape in its colour. */
export function Piece({ x, y, seat, size = 1 }: Placed & { seat: number; size?: number }) {
  return (
    <path
      d={seatOutline(seat)}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={seatColour(seat)}
      stroke={TINT.ink}
      strokeOpacity="0.5"
    />
  );
}

/** A person of that seat. */
export function Person({ x, y, seat, size = 22 }: Placed & { seat: number; size?: number }) {
  return <IconMark name="meeple" x={x} y={y} size={size} fill={seatColour(seat)} />;
}

/** A sign of the icon set in a colour of its own. */
export function Sign({
  x,
  y,
  icon,
  size = 26,
  tint = 'var(--ink)',
}: Placed & { icon: IconName; size?: number; tint?: string }) {
  return <IconMark name={icon} x={x} y={y} size={size} fill={tint} />;
}

/** A way with an arrow head at its end; the last two numbers of the path are the point it leads to. */
export function Arrow({ d, head, tint = TINT.red }: { d: string; head: string; tint?: string }) {
  return (
    <g className="turn-arrow" stroke={tint}>
      <path d={d} />
      <path d={head} />
    </g>
  );
}

/** A die that shows five. */
export function Die({ x, y, turn = 0 }: Placed & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-10" y="-10" width="20" height="20" rx="4" fill={TINT.white} stroke={TINT.ink} />
      <path d="M-5-5h.01M5-5h.01M0 0h.01M-5 5h.01M5 5h.01" stroke={TINT.ink} strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** A cube, for goods and tokens. */
export function Cube({ x, y, tint, size = 12 }: Placed & { tint: string; size?: number }) {
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y})`} stroke={TINT.ink} strokeOpacity="0.5" strokeLinejoin="round">
      <path d={`M${-half} ${-half}L0 ${-half * 1.6}L${half} ${-half}L0 ${-half * 0.4}Z`} fill={tint} />
      <path d={`M${-half} ${-half}L0 ${-half * 0.4}V${half}L${-half} ${half * 0.4}Z`} fill={tint} />
      <path d={`M${half} ${-half}L0 ${-half * 0.4}V${half}L${half} ${half * 0.4}Z`} fill={tint} />
    </g>
  );
}
