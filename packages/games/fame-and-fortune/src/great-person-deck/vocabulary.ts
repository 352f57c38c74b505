/** The words of the great person deck. */

declare module '../state.ts' {
  interface Boxes {
    deck: { options: { greatPersonDeck: boolean; leonidasCard: '2011' | '2013' } };
  }
}

export {};
