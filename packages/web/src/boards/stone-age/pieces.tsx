/** The small pieces: people, goods, dice, tools. Drawn once, used on the board and beside it. */

import type { Seat } from '@tabularium/kernel';
import type { Yield } from '@tabularium/stone-age/content';
import { IconMark } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';
import { PIPS } from '../../design/pips.ts';
import { seatColour, seatOutline } from '../../design/shapes.tsx';

const GOODS_ICON: Record<Yield, IconName> = {
  wood: 'wood-pile',
  clay: 'clay-brick',
  stone: 'stone-block',
  gold: 'gold-nuggets',
  food: 'meat',
};

/** A person in the seat's colour with the seat's shape on the chest; the feet stand on the given point. */
export function Person({ seat }: { seat: Seat }) {
  return (
    <g>
      <ellipse cx="0" cy="1" rx="11" ry="4" className="sa-shade" />
      <path
        d="M-9 1C-9-8-8-12-4-14-7-16-8-18-8-20A8 8 0 0 1 8-20C8-18 7-16 4-14 8-12 9-8 9 1Z"
        fill={seatColour(seat)}
        className="sa-outline"
      />
      <path d={seatOutline(seat)} transform="translate(0 -6) scale(0.36)" fill="#fff8ea" />
    </g>
  );
}

/** A token of goods inside a drawing, centred on a point. */
export function GoodsMark({ goods, x, y, size = 24 }: { goods: Yield; x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        rx={size * 0.24}
        className={`sa-goods sa-${goods}`}
      />
      <IconMark name={GOODS_ICON[goods]} x={0} y={0} size={size * 0.74} fill="#fffaf0" />
    </g>
  );
}

/** A token of goods beside words. */
export function GoodsToken({ goods, size = 24 }: { goods: Yield; size?: number }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" className="shape">
      <GoodsMark goods={goods} x={0} y={0} size={25} />
    </svg>
  );
}

/** A bone die showing that many pips. */
export function Die({ pips, size = 44 }: { pips: number; size?: number }) {
  return (
    <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <rect x="-22" y="-22" width="44" height="44" rx="9" className="sa-die" />
      {(PIPS[pips] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 11.5} cy={y * 11.5} r="4.4" className="sa-pip" />
      ))}
    </svg>
  );
}

/** A tool tile of that value; used ones lie sideways. */
export function ToolMark({ value, used }: { value: number; used: boolean }) {
  return (
    <svg
      viewBox="0 0 44 44"
      width="40"
      height="40"
      aria-hidden="true"
      className="sa-tool"
      data-used={used || undefined}
      data-empty={value === 0 || undefined}
    >
      <rect x="2" y="2" width="40" height="40" rx="8" className="sa-tool-tile" />
      {value > 0 && (
        <>
          <IconMark name="stone-axe" x={19} y={20} size={28} fill="currentColor" />
          <circle cx="33" cy="33" r="9" className="sa-tool-value" />
          <text x="33" y="37.5" textAnchor="middle" className="sa-tool-number">
            {value}
          </text>
        </>
      )}
    </svg>
  );
}
