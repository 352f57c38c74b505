/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:game-icons' {
  const outlines: Record<import('./design/icon-names.ts').IconName, string>;
  export default outlines;
}

declare module 'virtual:shelf' {
  const cards: readonly import('../scripts/shelf-cards.ts').ShelfCard[];
  export default cards;
}
