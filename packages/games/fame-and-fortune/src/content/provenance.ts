/** Where the values of a record come from. Records without a word rest on agreeing sources. */

/** How sure a record is where agreeing sources are missing. */
export type Source =
  /** Known from one source only. */
  | 'single'
  /** How its cards are split among the strengths is. */
  | 'single-split'
  /** No text found; designed to close the gap. */
  | 'designed';

/** What every record says about where it comes from. */
export interface Provenance {
  readonly source?: Source;
  /** Its text allows two readings; the explanation says which one holds (FF 25.4). */
  readonly ruling?: true;
}
