/** What must hold after every action: components are conserved, the map is in order, numbers stay in bounds, turns end. */

import { reading } from '../queries/memo.ts';
import type { FameState } from '../state.ts';
import { brokenCards } from './cards.ts';
import { brokenMap } from './map.ts';
import { brokenMarkers } from './markers.ts';
import { brokenNumbers } from './numbers.ts';
import { brokenProgress } from './progress.ts';

/** Each broken law as a sentence. */
export function invariants(game: FameState): string[] {
  if (game.turn === 0 && game.frames.some(({ step }) => step === 'lay-out')) return [];
  return reading(game, () => [
    ...brokenCards(game),
    ...brokenMarkers(game),
    ...brokenMap(game),
    ...brokenNumbers(game),
    ...brokenProgress(game),
  ]);
}
