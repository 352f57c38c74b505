/** Players are told apart by colour and by shape: square, diamond, triangle, circle, hexagon. */

import type { Seat } from '@tabularium/kernel';

const OUTLINES = [
  'M-8-8H8V8H-8Z',
  'M0-10 10 0 0 10-10 0Z',
  'M0-9.5 10 8H-10Z',
  'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  'M-9 0-4.5-8.5H4.5L9 0 4.5 8.5H-4.5Z',
] as const;

/** The outline of a seat's shape, about 20 units wide, centred on the origin. */
export function seatOutline(seat: Seat): string {
  return OUTLINES[seat % OUTLINES.length] ?? OUTLINES[0];
}

/** The colour a seat's pieces have. */
export function seatColour(seat: Seat): string {
  return `var(--player-${seat % OUTLINES.length})`;
}

/** The seat's colour where it carries text. */
export function seatInk(seat: Seat): string {
  return `var(--player-${seat % OUTLINES.length}-ink)`;
}

/** The sign of a seat, to stand before a name. */
export function SeatShape({ seat, size = 14 }: { seat: Seat; size?: number }) {
  return (
    <svg className="shape" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <path d={seatOutline(seat)} fill={seatColour(seat)} />
    </svg>
  );
}
