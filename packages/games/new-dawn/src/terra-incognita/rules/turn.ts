/** Turns with the expansion: what comes first and last in them (TI 3.11, TI 4.2, TI 15.2). */

import { type Decision, type Procedure, pop } from '@tabularium/kernel';
import { stackOf } from '../../queries/diplomacy.ts';
import { hasEffect } from '../../queries/effects.ts';
import { ownerAt } from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { DONE } from '../../rules/actions.ts';
import { afterArrival as baseAfterArrival } from '../../rules/diplomacy.ts';
import { tell } from '../../rules/telling.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import { endTurn as baseEndTurn, turn as baseTurn } from '../../rules/turn.ts';
import { checkAgendas } from '../../rules/victory.ts';
import type { Actions, NewDawn } from '../../vocabulary.ts';
import { realmOf, terraOf } from '../queries/realms.ts';
import { newTerraTurn } from '../state.ts';
import { lendAntananarivo, returnAntananarivo } from './antananarivo.ts';

/** The base game's turn with end-of-turn effects, Antananarivo and, at Poland's first, the union. */
export const turn: Procedure<NewDawn, 'turn'> = {
  run(game, frame) {
    const { seat } = frame;
    baseTurn.run(game, frame);
    terraOf(game).turn = newTerraTurn();
    const card = playerOf(game, seat).row[0]?.card;
    if (card === undefined) throw new Error(`Seat ${seat} has no focus row.`);
    const choosing = game.frames.pop();
    game.frames.push({ step: 'moment', seat, moment: 'end-of-turn', card, slot: 0 });
    if (choosing !== undefined) game.frames.push(choosing);
    if (realmOf(game, seat).union < 0 && hasEffect(game, seat, 'unites')) {
      game.frames.push({ step: 'union', seat });
    }
    lendAntananarivo(game);
  },
};

/** The turn is over: Antananarivo is a city-state again. */
export const endTurn: Procedure<NewDawn, 'end-turn'> = {
  run(game, frame) {
    returnAntananarivo(game);
    baseEndTurn.run(game, frame);
  },
};

/** Poland chooses another player and takes a card; any number of that player's cards may be held from now on. */
export const union: Decision<NewDawn, 'union'> = {
  actions(game, { seat }) {
    const rivals = game.players.map((_, rival) => rival).filter((rival) => rival !== seat);
    return rivals.flatMap((from) =>
      stackOf(game, from).map((card) => ({ type: 'take-diplomacy' as const, card, from, back: null })),
    );
  },
  take(game, { seat }, { card, from }) {
    pop(game);
    realmOf(game, seat).union = from;
    tell(game, { fact: 'united', seat, rival: from });
    playerOf(game, seat).diplomacy.push({ card, from });
    tell(game, { fact: 'diplomacy-taken', seat, from, card });
    checkAgendas(game);
  },
};

/** The Ottoman player may give Ibrahim to another player (TI 15.3). */
export const giveIbrahim: Decision<NewDawn, 'give-ibrahim'> = {
  actions(game, { seat }) {
    const actions: Actions['give-ibrahim'][] = [DONE];
    for (let to = 0; to < game.seats; to++) {
      if (to !== seat && to !== terraOf(game).ibrahim) actions.push({ type: 'give-ibrahim', to });
    }
    return actions;
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    terraOf(game).ibrahim = action.to;
    tell(game, { fact: 'ibrahim-given', seat, to: action.to });
  },
};

/** Ibrahim: when its holder's caravan reaches an Ottoman city, both get a trade token (TI 15.3). Antananarivo comes last. */
export const afterArrival: Procedure<NewDawn, 'after-arrival'> = {
  run(game, frame) {
    const { seat, space } = frame;
    const owner = ownerAt(game, space);
    if (terraOf(game).ibrahim === seat && owner >= 0 && hasEffect(game, owner, 'hasVizier')) {
      gainTrade(game, owner, 1);
      gainTrade(game, seat, 1);
    }
    baseAfterArrival.run(game, frame);
    lendAntananarivo(game);
  },
};
