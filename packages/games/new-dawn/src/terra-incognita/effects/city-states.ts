/**
 * What the diplomacy cards of the expansion's city-states do. Wording single source, with the booklet's clarifications
 * of Akkad and Antananarivo (TI 15.1, TI 15.2).
 */

import { boardOf } from '../../queries/board.ts';
import type { Effect } from '../../queries/effects.ts';
import type { TerraCityStateId } from '../content/city-states.ts';

/** The effects by city-state. */
export const TERRA_CITY_STATE_EFFECTS: Readonly<Record<TerraCityStateId, Effect>> = {
  akkad: { passesTokens: true },
  antananarivo: { lendsItself: true },
  auckland: {
    buildsOverWater: true,
    difficulty(game, _seat, space, was, { during, placing }) {
      const { neighbours, water } = boardOf(game.map);
      if (during !== 'industry' || placing || water[space] === true) return was;
      return neighbours[space]?.some((next) => water[next] === true) === true ? 1 : was;
    },
  },
  palenque: { resourcesAsTrade: true },
};
