/** The end of a round: victory first, then the dial with districts, governments and wonders (TI 4.1, TI 8, TI 10). */

import { type Decision, endGame, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import type { FocusId } from '../../content/focus-cards.ts';
import { WONDER_TYPES } from '../../content/wonders.ts';
import { playerOf } from '../../queries/players.ts';
import { focusCard } from '../../queries/things.ts';
import { DONE, onSlot } from '../../rules/actions.ts';
import { moveAll, spawn } from '../../rules/events.ts';
import { tell } from '../../rules/telling.ts';
import { beginRound, checkVictory, isDecided } from '../../rules/victory.ts';
import type { NewDawnState } from '../../state.ts';
import type { Actions, NewDawn } from '../../vocabulary.ts';
import { TERRA_SECTORS } from '../content/dial.ts';
import { GOVERNMENTS } from '../content/governments.ts';
import { realmOf, terraOf } from '../queries/realms.ts';
import { resolveAllDistricts } from './districts.ts';

/** Whoever has won has won before the dial is turned (TI 13.2); in a peaceful game victory is checked after it (TI 17.1). */
export const endRound: Procedure<NewDawn, 'end-round'> = {
  run(game) {
    if (!game.options.peaceful && isDecided(game)) return endGame(game);
    push(game, { step: 'check-victory' });
    push(game, { step: 'turn-dial' });
  },
};

/** After the dial the next round begins; victory was checked before (TI 4.1), but in a peaceful game. */
export const nextRound: Procedure<NewDawn, 'check-victory'> = {
  run(game, frame) {
    if (game.options.peaceful) checkVictory.run(game, frame);
    else beginRound(game);
  },
};

/** One sector clockwise; its symbols in order, the wonder last (TI 10.10). */
export const turnDial: Procedure<NewDawn, 'turn-dial'> = {
  run(game) {
    game.sector = (game.sector + 1) % TERRA_SECTORS.length;
    tell(game, { fact: 'dial-turned', sector: game.sector });
    for (const event of (TERRA_SECTORS[game.sector] ?? []).toReversed()) push(game, { step: 'dial-event', event });
  },
};

/** What a symbol brings. */
export const dialEvent: Procedure<NewDawn, 'dial-event'> = {
  run(game, { event }) {
    if (event === 'spawn') spawn(game);
    else if (event === 'movement') moveAll(game);
    else if (event === 'districts') resolveAllDistricts(game, game.firstPlayer);
    else if (event === 'government') offerGovernments(game);
    else markWonders(game);
  },
};

/** Everyone may change government, clockwise from the first player (TI 8.2). */
function offerGovernments(game: NewDawnState): void {
  for (let turn = game.seats - 1; turn >= 0; turn--) {
    push(game, { step: 'change-government', seat: (game.firstPlayer + turn) % game.seats });
  }
}

const GOVERN = onSlot('govern');

/** The two leftmost places, both numbered 1 (TI 8.6). */
const FIRST_PLACES = 2;

/** The government token of a card in either slot 1 goes on it; the old one is removed (TI 8.2). */
export const changeGovernment: Decision<NewDawn, 'change-government'> = {
  actions(game, { seat }) {
    const actions: Actions['change-government'][] = [DONE];
    for (let at = 0; at < FIRST_PLACES; at++) {
      if (playerOf(game, seat).row[at]?.card !== realmOf(game, seat).governed) actions.push(GOVERN(at + 1));
    }
    return actions;
  },
  take(game, { seat }, action) {
    pop(game);
    const card = action.type === 'govern' ? playerOf(game, seat).row[action.slot - 1]?.card : undefined;
    if (card === undefined) return;
    realmOf(game, seat).governed = card;
    tell(game, { fact: 'government-changed', seat, government: GOVERNMENTS[focusCard(card).type].id });
  },
};

/** A government token fits its own type only: on a card of another type it is lost (TI 4.6, TI 8.7). */
export function carryGovernment(game: NewDawnState, seat: Seat, old: FocusId, card: FocusId): void {
  const realm = realmOf(game, seat);
  if (realm.governed !== old) return;
  const { type } = focusCard(old);
  realm.governed = type === focusCard(card).type ? card : null;
  if (realm.governed === null) {
    tell(game, { fact: 'government-lost', seat, government: GOVERNMENTS[type].id });
  }
}

/** Face-up wonders get a trade token; one that has a token is removed and the next turned up (TI 10.5, TI 10.8). */
function markWonders(game: NewDawnState): void {
  const terra = terraOf(game);
  for (const type of WONDER_TYPES) {
    const deck = game.decks[type];
    const wonder = deck.at(-1);
    if (wonder === undefined) continue;
    if (!terra.marked.includes(wonder)) {
      terra.marked.push(wonder);
      tell(game, { fact: 'wonder-cheapened', wonder });
      continue;
    }
    const left = deck.slice(0, -1);
    game.decks[type] = left;
    terra.marked = terra.marked.filter((one) => one !== wonder);
    terra.removed.push(wonder);
    tell(game, { fact: 'wonder-removed', wonder });
    const next = left.at(-1);
    if (next !== undefined) tell(game, { fact: 'wonder-revealed', wonder: next });
  }
}
