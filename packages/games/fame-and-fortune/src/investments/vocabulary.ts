/** The words of investments. */

declare module '../state.ts' {
  interface Boxes {
    investments: { options: { investments: boolean; endowmentCard: '2011' | '2013' } };
  }
}

export {};
