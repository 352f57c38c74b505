/** The words of the box. */

declare module '../vocabulary.ts' {
  interface Boxes {
    militaryCards: { options: { military: boolean } };
  }
}

export {};
