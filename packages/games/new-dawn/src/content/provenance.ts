/** What rests on less than agreeing sources, by kind and name, so that its explanation can say so. Everything else rests on several. */

/** How sure something is. */
export type Source =
  /** Known from one source only. */
  | 'single'
  /** Its order of cards at the start is. */
  | 'single-order'
  /** One source more says something else. */
  | 'disputed-slot'
  /** Another source shows other terrain on one or two of its spaces. */
  | 'disputed-terrain';

/** The tiles with a side of which that is so; `tiles.ts` says which spaces. */
const DISPUTED_TILES = [3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16];

/** The base game's. */
export const SOURCES: Readonly<Record<string, Source>> = {
  'focus:currency': 'single',
  'focus:animal-husbandry': 'single',
  'focus:flight': 'single',
  'wonder:machu-picchu': 'disputed-slot',
  'wonder:pentagon': 'single',
  'city-state:kabul': 'single',
  'city-state:carthage': 'single',
  'diplomacy:open-borders': 'single',
  'component:event-dial': 'single',
  ...Object.fromEntries(DISPUTED_TILES.map((tile) => [`tile:${tile}`, 'disputed-terrain'])),
};
