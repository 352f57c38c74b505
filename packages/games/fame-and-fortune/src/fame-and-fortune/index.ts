/** Fame and Fortune: the expansion of 2011 (FF 13, FF 16, FF 17). */

import type { Expansion } from '@tabularium/kernel';
import { standing } from '../queries/sources.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import { glossary } from '../text/glossary.ts';
import { type AnyOp, boxes } from '../vocabulary/library.ts';
import { operations } from '../vocabulary/operations.ts';
import type { FameQuestions } from '../vocabulary/questions.ts';
import {
  FAME_CIVILIZATIONS,
  FAME_CULTURE_EVENTS,
  FAME_DISASTERS,
  FAME_HUTS,
  FAME_MARKERS,
  FAME_TECHNOLOGIES,
  FAME_TILES,
  FAME_VILLAGES,
  FAME_WONDERS,
  FIVE_PLAYERS,
  FORTS_AND_CARAVANS,
  LOOT_POINTS,
  RELICS,
} from './content/index.ts';
import { fameOperations, fameScales } from './effects/index.ts';
import { fameEntries } from './text/box.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import './vocabulary.ts';

function isLoserLoot(op: AnyOp): op is AnyOp & { readonly add: number } {
  return op.op === 'loser-loot';
}

/** Loot is counted in points (FF 9.13). */
function lootPoints(game: FameState, loser: number, city: boolean): number {
  let points: number = city ? LOOT_POINTS.city : LOOT_POINTS.figures;
  for (const { op } of standing(game, loser, 'loser-loot')) if (isLoserLoot(op)) points += op.add;
  return Math.max(0, points);
}

/** The expansion. */
export const fame: Expansion<FameAndFortune, 'fame', FameQuestions> = {
  isOn: (options) => options.expansion,
  demands: (seats) => (seats > 4 ? { expansion: true } : {}),
  seats: { min: 2, max: 5 },
  options: { expansion: { kind: 'switch', default: true, rule: 'FF 23.10' } },
  steps: {},
  answers: () => ({ lootPoints, disbands: () => true }),
  zones: {},
  shelves: [
    boxes.part({
      contents: {
        fame: {
          used: ({ expansion }) => expansion,
          technologies: FAME_TECHNOLOGIES,
          civilizations: FAME_CIVILIZATIONS,
          wonders: FAME_WONDERS,
          events: FAME_CULTURE_EVENTS,
          tiles: FAME_TILES,
          markers: FAME_MARKERS,
          markerCounts: { hut: FAME_HUTS, village: FAME_VILLAGES },
          relics: RELICS,
          layouts: { 5: FIVE_PLAYERS },
          supply: { cityMarkers: FORTS_AND_CARAVANS, wet: FAME_DISASTERS.count },
        },
      },
    }),
    operations.part({ rules: fameOperations, scales: fameScales }),
    glossary.en.part(fameEntries.en),
    glossary.de.part(fameEntries.de),
  ],
  things: Object.entries(fameEntries.en).flatMap(([kind, things]) => Object.keys(things).map((id) => `${kind}:${id}`)),
  text: { en, de },
};
