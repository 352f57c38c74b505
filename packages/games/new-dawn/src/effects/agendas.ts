/** What the agendas of the victory cards require (ND 16.3). From the rulebook. */

import type { BaseAgendaId } from '../content/victory-cards.ts';
import type { WonderType } from '../content/wonders.ts';
import { coastalSpaces, conqueredCityStates, heldNaturalWonders, ownAmong, ownCities } from '../queries/control.ts';
import { matureCities } from '../queries/maturity.ts';
import { playerOf } from '../queries/players.ts';
import { type Agenda, wonderOf } from '../queries/things.ts';
import { controlledWonders } from '../queries/wonders.ts';
import { asks } from '../questions.ts';

const wonders = (type: WonderType): Agenda => ({
  goal: 2,
  progress: (game, seat) => controlledWonders(game, seat).filter((wonder) => wonderOf(wonder).type === type).length,
  atMost: (game) => game.wonders.length,
});

/** The agendas by name. */
export const AGENDAS: Readonly<Record<BaseAgendaId, Agenda>> = {
  warmonger: {
    goal: 2,
    progress: conqueredCityStates,
    feat: 'capital-defeated',
  },
  paranoid: wonders('military'),
  technophile: {
    goal: 24,
    progress: (game, seat) => playerOf(game, seat).dial,
    feat: 'dial-completed',
  },
  scholarly: wonders('science'),
  explorer: {
    goal: 15,
    progress: coastalSpaces,
    atMost(game, seat) {
      const { tokens, districts } = asks(game).limits;
      return ownCities(game, seat) + tokens + districts - playerOf(game, seat).tokens;
    },
  },
  aesthetic: wonders('culture'),
  civilized: {
    goal: 8,
    progress: ownCities,
  },
  'money-grubber': wonders('economy'),
  populous: {
    goal: 5,
    progress: (game, seat) => ownAmong(game, matureCities(game, seat)).length,
    atMost: ownCities,
  },
  preservationist: {
    goal: 2,
    progress: heldNaturalWonders,
  },
};
