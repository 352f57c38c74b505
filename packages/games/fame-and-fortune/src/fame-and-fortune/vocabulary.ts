/** The words of the expansion. */

declare module '../state.ts' {
  interface Boxes {
    fame: { options: { expansion: boolean } };
  }
}

export {};
