/** The figures on the board: each person is a figure that keeps its identity, so that it can be seen walking. */

import type { Seat } from '@tabularium/kernel';
import type { StoneAgeView } from '@tabularium/stone-age';
import { PLACES, type PlaceId } from '@tabularium/stone-age/content';

/** A person and where it stands; `camp` is home. */
export interface Figure {
  readonly id: string;
  readonly seat: Seat;
  readonly at: PlaceId | 'camp';
  /** The ring on the place, or the number in the camp. */
  readonly slot: number;
}

type Counts = readonly (readonly number[])[];

/** The figures after a change: nobody moves without need, those who must take the shortest list of steps. */
export function settle(before: readonly Figure[], view: Pick<StoneAgeView, 'players'>): Figure[] {
  const placed: Counts = view.players.map((player) => player.placed);
  const staying = keepers(before, placed);
  const figures = [...staying];
  for (const [seat, player] of view.players.entries()) {
    const home = before
      .filter((figure) => figure.seat === seat && !staying.includes(figure))
      .map((figure) => figure.id);
    const ids = [...home, ...newborn(before, seat, player.persons)];
    for (const [index, place] of PLACES.entries()) {
      const there = staying.filter((figure) => figure.seat === seat && figure.at === place.id).length;
      for (let more = there; more < (player.placed[index] ?? 0); more++) {
        figures.push({
          id: ids.shift() ?? `${seat}-x${figures.length}`,
          seat,
          at: place.id,
          slot: freeSlot(figures, place.id),
        });
      }
    }
    for (const [slot, id] of ids.entries()) figures.push({ id, seat, at: 'camp', slot });
  }
  return figures.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Those who stay where they are: as many on each place as the seat still has there. */
function keepers(before: readonly Figure[], placed: Counts): Figure[] {
  return PLACES.flatMap((place, index) =>
    placed.flatMap((counts, seat) =>
      before.filter((figure) => figure.seat === seat && figure.at === place.id).slice(0, counts[index] ?? 0),
    ),
  );
}

function newborn(before: readonly Figure[], seat: Seat, persons: number): string[] {
  const known = before.filter((figure) => figure.seat === seat).length;
  return Array.from({ length: Math.max(0, persons - known) }, (_, at) => `${seat}-${known + at}`);
}

function freeSlot(figures: readonly Figure[], place: PlaceId): number {
  const taken = new Set(figures.filter((figure) => figure.at === place).map((figure) => figure.slot));
  let slot = 0;
  while (taken.has(slot)) slot++;
  return slot;
}
