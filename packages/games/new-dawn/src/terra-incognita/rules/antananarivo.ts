/** Antananarivo, a city of the player whose turn it is if that player holds its card (TI 15.2). */

import type { Decision, Procedure } from '@tabularium/kernel';
import { boardOf } from '../../queries/board.ts';
import { effectOf } from '../../queries/effects.ts';
import { cityOf, hasBarbarian, hasWonder, PRINTED_TOKEN } from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { passWonder } from '../../rules/control.ts';
import { claimCityStateCard as baseClaimCard, takeCityStateCard as baseTakeCard } from '../../rules/diplomacy.ts';
import { checkAgendas } from '../../rules/victory.ts';
import type { NewDawnState } from '../../state.ts';
import type { NewDawn } from '../../vocabulary.ts';
import { terraOf } from '../queries/realms.ts';

/** If it can be, it is from now on a city of the player whose turn it is, with the wonder in it. */
export function lendAntananarivo(game: NewDawnState): void {
  const { seat } = game.turn;
  const terra = terraOf(game);
  if (terra.lent >= 0) return;
  const held = playerOf(game, seat).cityStateCards.find((card) => effectOf(card).lendsItself === true);
  if (held === undefined) return;
  const site = boardOf(game.map).cityStates.find(({ id }) => id === held);
  if (site === undefined || game.pieces[site.space] !== PRINTED_TOKEN || hasBarbarian(game, site.space)) return;
  // Not in an event, after the last turn of the round.
  if (!game.frames.some(({ step }) => step === 'end-turn')) return;
  game.pieces[site.space] = cityOf(seat);
  terra.lent = site.space;
  passWonder(game, site.space, terra.keeper, seat);
  checkAgendas(game);
}

/** It is a city-state again; a wonder built there stays with whoever controlled it last. */
export function returnAntananarivo(game: NewDawnState): void {
  const terra = terraOf(game);
  const { lent } = terra;
  if (lent < 0) return;
  terra.lent = -1;
  game.pieces[lent] = PRINTED_TOKEN;
  if (hasWonder(game, lent)) terra.keeper = game.turn.seat;
}

/** Whoever takes Antananarivo's card in their own turn has the city at once; with a caravan, after what its arrival brings. */
export const takeCityStateCard: Decision<NewDawn, 'take-city-state-card'> = {
  actions: (game, frame, seat) => baseTakeCard.actions(game, frame, seat),
  take(game, frame, action, seat) {
    baseTakeCard.take(game, frame, action, seat);
    if (game.frames.at(-1)?.step !== 'after-arrival') lendAntananarivo(game);
  },
};

/** Whoever liberates Antananarivo takes its card and has the city at once. */
export const claimCityStateCard: Procedure<NewDawn, 'claim-city-state-card'> = {
  run(game, frame) {
    baseClaimCard.run(game, frame);
    lendAntananarivo(game);
  },
};
