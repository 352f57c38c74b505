/** What the expansion puts into the box. */

export * from './civilizations.ts';
export * from './culture-events.ts';
export * from './layouts.ts';
export * from './limits.ts';
export * from './markers.ts';
export * from './model.ts';
export * from './relics.ts';
export * from './technologies.ts';
export * from './tiles.ts';
export * from './wonders.ts';
