/** What the deck of great people puts into the box. */

export * from './great-people.ts';
export * from './model.ts';
