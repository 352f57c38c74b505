/** Options that fit the number of seats. */

import type { AnyGame } from '@tabularium/kernel';

/** Does a value that names a seat name one that is there? */
export const hasSeat = (value: unknown, seats: number): boolean =>
  Number(/^seat-(\d+)$/.exec(String(value))?.[1] ?? 0) <= seats;

/** The chosen options for so many seats: what is said of seats that are no longer there is left out. */
export function fitted(game: AnyGame, options: Record<string, unknown>, seats: number): Record<string, unknown> {
  const fit = (name: string, value: unknown) =>
    game.options[name]?.kind === 'per-seat' && Array.isArray(value) ? value.slice(0, seats) : value;
  const kept = Object.entries(options).filter(([, value]) => hasSeat(value, seats));
  return Object.fromEntries(kept.map(([name, value]) => [name, fit(name, value)]));
}
