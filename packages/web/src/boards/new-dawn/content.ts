/** What the board uses of the game: its content, its questions about a state and its types, in one place. */

export * from '../../../../games/new-dawn/src/board.ts';
export * from '../../../../games/new-dawn/src/content/city-states.ts';
export * from '../../../../games/new-dawn/src/content/dials.ts';
export * from '../../../../games/new-dawn/src/content/diplomacy.ts';
export * from '../../../../games/new-dawn/src/content/focus-cards.ts';
export * from '../../../../games/new-dawn/src/content/leaders.ts';
export * from '../../../../games/new-dawn/src/content/natural-wonders.ts';
export * from '../../../../games/new-dawn/src/content/resources.ts';
export * from '../../../../games/new-dawn/src/content/tiles.ts';
export * from '../../../../games/new-dawn/src/content/victory-cards.ts';
export * from '../../../../games/new-dawn/src/content/wonders.ts';
export { type EffectId, type FightAt, forEachEffect } from '../../../../games/new-dawn/src/effects.ts';
export * from '../../../../games/new-dawn/src/queries/caravans.ts';
export * from '../../../../games/new-dawn/src/queries/combat.ts';
export * from '../../../../games/new-dawn/src/queries/control.ts';
export * from '../../../../games/new-dawn/src/queries/maturity.ts';
export * from '../../../../games/new-dawn/src/queries/pieces.ts';
export * from '../../../../games/new-dawn/src/queries/reach.ts';
export * from '../../../../games/new-dawn/src/queries/terrain.ts';
export * from '../../../../games/new-dawn/src/queries/tiles.ts';
export * from '../../../../games/new-dawn/src/queries/wonders.ts';
export type { FocusSlot, NewDawnState, NewDawnView } from '../../../../games/new-dawn/src/state.ts';
export type { Fact, Fight } from '../../../../games/new-dawn/src/vocabulary.ts';
