/** The words of the box. */

declare module '../vocabulary.ts' {
  interface Boxes {
    /** None of the adjusted cards, the recommended ones, or all (TA 17.2). */
    adjustedCards: { options: { adjusted: boolean | 'recommended' } };
  }
}

export {};
