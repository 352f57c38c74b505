/** The numbers that people watch. */

import type { Seat } from '@tabularium/kernel';
import type { FameFigure, FameState } from '../state.ts';
import { countOnMap } from './figures.ts';
import { playerOf, technologiesOf } from './players.ts';
import { coinsOf } from './sources.ts';

/** How that civilization stands. */
export function figures(game: FameState, seat: Seat): Record<FameFigure, number> {
  const player = playerOf(game, seat);
  return {
    trade: player.trade,
    culture: player.culture,
    space: player.space,
    technologies: technologiesOf(player).length,
    coins: coinsOf(game, seat),
    cities: player.cities.length,
    armies: countOnMap(game, seat, 'army'),
    scouts: countOnMap(game, seat, 'scout'),
    forces: player.forces.length,
    events: player.events.length,
    ...player.resources,
  };
}
