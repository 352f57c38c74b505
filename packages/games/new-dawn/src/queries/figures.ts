/** The numbers that people watch. */

import type { Seat } from '@tabularium/kernel';
import type { NewDawnState } from '../state.ts';
import { ON_CARD } from '../state.ts';
import type { NewDawnFigure } from '../vocabulary.ts';
import { reinforcedTokens } from './control.ts';
import { citiesOf, friendlySpaces } from './pieces.ts';
import { playerOf } from './players.ts';
import { controlledWonders } from './wonders.ts';

/** How that player stands. */
export function figures(game: NewDawnState, seat: Seat): Record<NewDawnFigure, number> {
  const player = playerOf(game, seat);
  return {
    agendas: player.agendas.length,
    spaces: friendlySpaces(game, seat),
    cities: citiesOf(game, seat).length,
    reinforced: reinforcedTokens(game, seat),
    wonders: controlledWonders(game, seat).length,
    dial: player.dial,
    trade: player.row.reduce((sum, { trade }) => sum + trade, 0),
    caravans: player.caravans.filter((place) => place !== ON_CARD).length,
    diplomacy: player.diplomacy.length + player.cityStateCards.length,
    ...player.resources,
  };
}
