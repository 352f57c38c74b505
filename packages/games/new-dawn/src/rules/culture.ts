/** Culture cards: placing control tokens, and what other effects do with them (ND 9). */

import { type Decision, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import type { CultureCard, FocusId } from '../content/focus-cards.ts';
import { boardOf } from '../queries/board.ts';
import { forEachEffect, momentsOf } from '../queries/effects.ts';
import {
  hasBarbarian,
  isEmpty,
  isReinforced,
  isToken,
  ownerAt,
  pieceOwner,
  reinforcedOf,
  spacesWhere,
  tokenOf,
} from '../queries/pieces.ts';
import { hillsAround, mayPlace, placeable } from '../queries/placing.ts';
import { playerOf } from '../queries/players.ts';
import { nearFriendly } from '../queries/reach.ts';
import { difficultyAt } from '../queries/terrain.ts';
import { focusCard } from '../queries/things.ts';
import { spendable } from '../queries/trade.ts';
import { asks } from '../questions.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, NewDawn, Reason } from '../vocabulary.ts';
import { DONE, onSpace, PLACE, spendAction, TAKE_BACK } from './actions.ts';
import { destroy, occupy, placeToken, replaceToken, takeBack, turnToken, vacate, weaken } from './control.ts';
import { tell } from './telling.ts';
import { spend } from './trade-tokens.ts';

/** Place the card's tokens next to friendly cities, then do what the card says next (ND 9.1). */
export function resolveCulture(game: NewDawnState, seat: Seat, id: FocusId, card: CultureCard, slot: number): void {
  if (momentsOf(id).finish !== undefined) push(game, { step: 'finish', seat, card: id, slot });
  if (card.afterwards === 'move-token') push(game, { step: 'move-token', seat, from: -1 });
  if (card.afterwards === 'convert-token') push(game, { step: 'convert-token', seat });
  if (card.afterwards === 'place-beyond')
    push(game, { step: 'place-tokens', seat, card: id, limit: slot, left: 1, near: 'friendly' });
  let left = card.place;
  forEachEffect(game, seat, 'extraTokens', (extra) => {
    left += extra(game, seat);
  });
  const near = card.beyond === true ? 'friendly' : 'city';
  push(game, { step: 'place-tokens', seat, card: id, limit: slot, left, near });
}

/** Own ordinary control tokens on the map, to be taken back when none is unused (ND 9.5, TI 7.11). */
export function tokensToTakeBack(game: NewDawnState, seat: Seat) {
  const { isDistrict } = asks(game);
  return spacesWhere(
    game,
    (piece, space) => isToken(piece) && pieceOwner(piece) === seat && !isDistrict(game, space),
  ).map(TAKE_BACK);
}

/** Can trade tokens be spent here: only for the first line of a culture card (ND 7.8)? */
function spendsHere(id: FocusId | null, near: unknown): id is FocusId {
  if (id === null) return false;
  const card = focusCard(id);
  return card.type === 'culture' && near === (card.beyond === true ? 'friendly' : 'city');
}

/** Control tokens are placed one after another, so each may enable the next (ND 9.4). */
export const placeTokens: Decision<NewDawn, 'place-tokens'> = {
  actions(game, frame) {
    const { seat, card, near } = frame;
    const actions: Actions['place-tokens'][] = [DONE];
    if (frame.left > 0) {
      const spaces = placeable(game, seat, frame);
      if (playerOf(game, seat).tokens > 0) for (const space of spaces) actions.push(PLACE(space));
      else if (spaces.length > 0) actions.push(...tokensToTakeBack(game, seat));
    }
    if (spendsHere(card, near)) for (const token of spendable(game, seat, card)) actions.push(spendAction(token));
    return actions;
  },
  take(game, frame, action) {
    const { seat, card } = frame;
    if (action.type === 'done') return pop(game);
    if (action.type === 'take-back') return takeBack(game, seat, action.space);
    if (action.type === 'spend') {
      frame.left++;
      if (card !== null) spend(game, seat, card, action.token);
      return;
    }
    frame.left--;
    const more = spendsHere(card, frame.near) && spendable(game, seat, card).length > 0;
    if (frame.left === 0 && !more) pop(game);
    placeToken(game, seat, action.space);
  },
  tries: (game) => game.pieces.map((_, space) => PLACE(space)),
  whyNot(game, frame, action): Refusal<Reason> {
    const space = action.type === 'place' ? action.space : 0;
    if (frame.left === 0) return { reason: 'used-up', rule: 'ND 9.1' };
    const obstacle = placingObstacle(game, frame.seat, space);
    if (obstacle !== null) return obstacle;
    const use = { during: frame.card === null ? null : focusCard(frame.card).type, placing: true };
    const difficulty = difficultyAt(game, frame.seat, space, use);
    if (!placeable(game, frame.seat, { ...frame, limit: 9 }).includes(space)) {
      return { reason: 'out-of-reach', rule: 'ND 9.1' };
    }
    if (difficulty > frame.limit) return { reason: 'too-difficult', rule: 'ND 9.2' };
    return { reason: 'no-token-left', rule: 'ND 9.5' };
  },
};

/** What about the space itself forbids a control token (ND 5.2, ND 9.2). */
function placingObstacle(game: NewDawnState, seat: Seat, space: number): Refusal<Reason> | null {
  if (boardOf(game.map).water[space] === true) return { reason: 'water', rule: 'ND 5.2' };
  if (hasBarbarian(game, space)) return { reason: 'barbarian', rule: 'ND 9.2' };
  const barred = asks(game).barsToken(game, seat, space);
  if (barred !== null) return barred;
  return mayPlace(game, seat, space) ? null : { reason: 'occupied', rule: 'ND 9.2' };
}

/** Stonehenge: from hill to hill, as far as the player likes. */
export const spreadOverHills: Decision<NewDawn, 'spread-over-hills'> = {
  actions(game, { seat, hills }) {
    const actions: Actions['spread-over-hills'][] = [DONE];
    const spaces = hillsAround(game, seat, hills);
    if (playerOf(game, seat).tokens > 0) for (const space of spaces) actions.push(PLACE(space));
    else if (spaces.length > 0) actions.push(...tokensToTakeBack(game, seat));
    return actions;
  },
  take(game, frame, action) {
    if (action.type === 'done') return pop(game);
    if (action.type === 'take-back') return takeBack(game, frame.seat, action.space);
    frame.hills.push(action.space);
    tell(game, { fact: 'token-placed', seat: frame.seat, space: action.space });
    occupy(game, action.space, tokenOf(frame.seat));
  },
};

const LIFT = onSpace('lift');
const PUT_DOWN = onSpace('put-down');

/** Where the control token on that space could be moved: empty land next to it (Drama and Poetry). */
function movesFrom(game: NewDawnState, seat: Seat, from: number): number[] {
  const { neighbours, water } = boardOf(game.map);
  return (neighbours[from] ?? []).filter(
    (space) => water[space] !== true && isEmpty(game, space) && asks(game).barsToken(game, seat, space) === null,
  );
}

/** Drama and Poetry: an own control token may move one space; what it held stays behind (ND 9.8). */
export const moveToken: Decision<NewDawn, 'move-token'> = {
  actions(game, { seat, from }) {
    if (from >= 0) return [DONE, ...movesFrom(game, seat, from).map(PUT_DOWN)];
    const own = spacesWhere(game, (piece) => isToken(piece) && pieceOwner(piece) === seat);
    return [DONE, ...own.filter((space) => movesFrom(game, seat, space).length > 0).map(LIFT)];
  },
  take(game, frame, action) {
    if (action.type === 'lift') {
      frame.from = action.space;
      return;
    }
    pop(game);
    if (action.type === 'done') return;
    const { seat, from } = frame;
    const piece = isReinforced(game.pieces[from]) ? reinforcedOf(seat) : tokenOf(seat);
    asks(game).tokenMoved(game, from, action.space);
    vacate(game, from);
    occupy(game, action.space, piece);
    tell(game, { fact: 'token-moved', seat, from, to: action.space });
  },
};

const CONVERT = onSpace('convert');

/** Mass Media: a rival control token near a friendly space is replaced, or turned over if reinforced. */
export const convertToken: Decision<NewDawn, 'convert-token'> = {
  actions(game, { seat }) {
    const actions: Actions['convert-token'][] = [DONE];
    const hasToken = playerOf(game, seat).tokens > 0;
    let needsToken = false;
    for (const space of nearFriendly(game, seat, 2)) {
      const piece = game.pieces[space];
      if (!isToken(piece) || pieceOwner(piece) === seat || asks(game).isSheltered(game, space)) continue;
      // A token that is only turned over is not lost: nothing but shelter spares it (TI 12.8).
      if (!isReinforced(piece) && asks(game).isSafe(game, seat, space)) continue;
      if (hasToken || isReinforced(piece)) actions.push(CONVERT(space));
      else needsToken = true;
    }
    if (needsToken) actions.push(...tokensToTakeBack(game, seat));
    return actions;
  },
  take(game, { seat }, action) {
    if (action.type === 'take-back') return takeBack(game, seat, action.space);
    pop(game);
    if (action.type === 'done') return;
    const rival = ownerAt(game, action.space);
    if (isReinforced(game.pieces[action.space])) return turnToken(game, action.space, false);
    asks(game).harmed(game, seat, rival);
    replaceToken(game, seat, action.space);
  },
};

const DESTROY = onSpace('destroy');

/** Forbidden City: a rival control token next to a friendly space is destroyed. */
export const destroyToken: Decision<NewDawn, 'destroy-token'> = {
  actions(game, { seat }) {
    const { neighbours } = boardOf(game.map);
    const near = (space: number) => neighbours[space]?.some((next) => ownerAt(game, next) === seat) === true;
    const { isSafe } = asks(game);
    const rivals = spacesWhere(
      game,
      (piece, space) => isToken(piece) && pieceOwner(piece) !== seat && near(space) && !isSafe(game, seat, space),
    );
    return [DONE, ...rivals.map(DESTROY)];
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    asks(game).harmed(game, seat, ownerAt(game, action.space));
    destroy(game, action.space);
  },
};

const NAME = onSpace('name');

/** Eiffel Tower: two control tokens of one rival are named, one after the other (ND 20.12). */
export const nameTokens: Decision<NewDawn, 'name-tokens'> = {
  actions(game, { seat, first }) {
    if (playerOf(game, seat).tokens === 0) return [DONE, ...tokensToTakeBack(game, seat)];
    const owner = first < 0 ? -1 : ownerAt(game, first);
    const tokens = spacesWhere(game, (piece, space) => {
      if (!isToken(piece) || pieceOwner(piece) === seat || space === first) return false;
      if (asks(game).isSafe(game, seat, space)) return false;
      return owner < 0 ? tokenCount(game, seat, pieceOwner(piece)) > 1 : pieceOwner(piece) === owner;
    });
    return [DONE, ...tokens.map(NAME)];
  },
  take(game, frame, action) {
    if (action.type === 'take-back') return takeBack(game, frame.seat, action.space);
    if (action.type === 'name' && frame.first < 0) {
      frame.first = action.space;
      return;
    }
    pop(game);
    if (action.type === 'done') return;
    const spaces = [frame.first, action.space].sort((a, b) => a - b);
    push(game, { step: 'yield-token', seat: ownerAt(game, action.space), to: frame.seat, spaces });
  },
};

/** How many control tokens of the rival that seat may name. */
const tokenCount = (game: NewDawnState, seat: Seat, rival: Seat): number =>
  spacesWhere(
    game,
    (piece, space) => isToken(piece) && pieceOwner(piece) === rival && !asks(game).isSafe(game, seat, space),
  ).length;

const YIELD = onSpace('yield');

/** The rival chooses which of the two named tokens is replaced. */
export const yieldToken: Decision<NewDawn, 'yield-token'> = {
  actions: (_game, { spaces }) => spaces.map(YIELD),
  take(game, { seat, to }, { space }) {
    pop(game);
    asks(game).harmed(game, to, seat);
    replaceToken(game, to, space);
  },
};

const STRIKE = onSpace('strike');

/** Nuclear Power in the fifth slot: every control token in and around a space is weakened, own ones too. */
export const nuclearPower: Decision<NewDawn, 'nuclear-power'> = {
  actions: (game) => [
    DONE,
    ...game.pieces.flatMap((_, space) => (asks(game).barsStrike(game, space) === null ? [STRIKE(space)] : [])),
  ],
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    tell(game, { fact: 'space-struck', seat, space: action.space });
    for (const space of [action.space, ...(boardOf(game.map).neighbours[action.space] ?? [])]) {
      const piece = game.pieces[space];
      if (!isToken(piece) || asks(game).isSheltered(game, space)) continue;
      if (!isReinforced(piece)) {
        if (asks(game).isSafe(game, seat, space)) continue;
        asks(game).harmed(game, seat, ownerAt(game, space));
      }
      weaken(game, space);
    }
  },
  tries: (game) => game.pieces.map((_, space) => STRIKE(space)),
  whyNot: (game, _frame, action) =>
    (action.type === 'strike' ? asks(game).barsStrike(game, action.space) : null) ?? { reason: 'no-target' },
};
