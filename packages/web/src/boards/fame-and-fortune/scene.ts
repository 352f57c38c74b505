/** Which moments take the place of map and market, and which lie over the map. */

import { anchorsOf } from './anchors.ts';
import { useFame, useFameTop } from './table.ts';

/** What takes the place of the map now, or lies over it. */
export type Scene = 'battle' | 'research' | 'offer' | 'loot' | undefined;

/** The scene of this moment: a battle for everybody, the others for whoever decides. */
export function useScene(): Scene {
  const { view, frame } = useFame();
  const { asked, table } = useFameTop();
  if (table.result !== undefined) return undefined;
  // What is chosen on the map needs the map, even in a battle.
  const isOnMap = table.sight.actions.some((action) =>
    anchorsOf(action, view).some((one) => one.startsWith('square:')),
  );
  if (asked && frame?.step === 'loot') return 'loot';
  if (view.battle !== null && !(asked && isOnMap)) return 'battle';
  if (!asked) return undefined;
  if (frame?.step === 'choose-research') return 'research';
  return frame?.step === 'trade-build-offer' || frame?.step === 'trade-answer' ? 'offer' : undefined;
}
