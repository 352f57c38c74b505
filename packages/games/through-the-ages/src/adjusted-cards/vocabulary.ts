/** The words of the box. */

declare module '../vocabulary.ts' {
  interface Boxes {
    /** The adjusted cards that are used, and the base cards that have one more copy (TA 17.2). */
    adjustedCards: { options: { adjusted: readonly string[] } };
  }
}

export {};
