/** The words of the box. */

declare module '../vocabulary.ts' {
  interface Boxes {
    adjustedCards: { options: { adjusted: boolean } };
  }
}

export {};
