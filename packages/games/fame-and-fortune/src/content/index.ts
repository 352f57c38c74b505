/** What is in the box of the base game. */

export * from './buildings.ts';
export * from './civilizations.ts';
export * from './culture-events.ts';
export * from './culture-track.ts';
export * from './goods.ts';
export * from './governments.ts';
export * from './great-people.ts';
export * from './layouts.ts';
export * from './limits.ts';
export * from './markers.ts';
export * from './model.ts';
export * from './provenance.ts';
export * from './technologies.ts';
export * from './terrain.ts';
export * from './tiles.ts';
export * from './units.ts';
export * from './wonders.ts';
