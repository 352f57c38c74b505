/**
 * The four city-states of the expansion, all with the star frame (TI 12.3). Type and frame verified, the wording of the
 * effects single source, with the booklet's clarifications of Akkad and Antananarivo (TI 15.1, TI 15.2).
 */

import { boardOf } from '../../board.ts';
import type { CityState } from '../../content/city-states.ts';
import type { TerraCityStateId } from '../names.ts';

/** The city-states by name. What Antananarivo lends in its holder's turn is in `rules/turn.ts`. */
export const TERRA_CITY_STATES: Readonly<Record<TerraCityStateId, CityState>> = {
  akkad: { type: 'military', frame: 'star', passesTokens: true },
  antananarivo: { type: 'culture', frame: 'star' },
  auckland: {
    type: 'industry',
    frame: 'star',
    buildsOverWater: true,
    difficulty(game, _seat, space, was, { during, placing }) {
      const { neighbours, water } = boardOf(game.map);
      if (during !== 'industry' || placing || water[space] === true) return was;
      return neighbours[space]?.some((next) => water[next] === true) === true ? 1 : was;
    },
  },
  palenque: { type: 'science', frame: 'star', resourcesAsTrade: true },
};
