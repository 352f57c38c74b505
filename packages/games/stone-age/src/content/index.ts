/** What is in the box. */

export * from './buildings.ts';
export * from './cards.ts';
export * from './goods.ts';
export * from './limits.ts';
export * from './places.ts';
