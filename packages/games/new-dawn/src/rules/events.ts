/** The event dial and its barbarians (ND 14). */

import { between, type Decision, type Procedure, pop, push, roll, type Seat } from '@tabularium/kernel';
import { SECTORS } from '../content/dials.ts';
import type { Letter } from '../content/tiles.ts';
import { boardOf } from '../queries/board.ts';
import { hasEffect } from '../queries/effects.ts';
import { matureCities } from '../queries/maturity.ts';
import { hasBarbarian, hasWonder, isCapital, isCity, isReinforced, NOTHING, ownerAt } from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { barbarianLetters, letterOf } from '../queries/things.ts';
import { asks } from '../questions.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, NewDawn } from '../vocabulary.ts';
import { onSlot } from './actions.ts';
import { destroy, destroyCaravans, turnToken } from './control.ts';
import { tell } from './telling.ts';
import { gainTrade } from './trade-tokens.ts';

/** At the end of a round: the dial is turned, its sector carried out, then victory is checked (ND 6.2). */
export const endRound: Procedure<NewDawn, 'end-round'> = {
  run(game) {
    game.sector = (game.sector + 1) % SECTORS.length;
    const sector = SECTORS[game.sector] ?? 'blank';
    tell(game, { fact: 'sector-turned', sector });
    push(game, { step: 'check-victory' });
    if (sector === 'movement') moveAll(game);
    else if (sector === 'trade') trade(game);
    else if (sector === 'spawn') spawn(game);
  },
};

/** One die for all barbarians; they move in alphabetical order, then those that share a space part (ND 14.2, ND 14.6). */
export function moveAll(game: NewDawnState): void {
  const die = roll(game, 'barbarians');
  tell(game, { fact: 'direction-rolled', die });
  push(game, { step: 'part-barbarians', rolls: 0 });
  push(game, { step: 'move-barbarians', direction: directionOf(game, die), next: 0 });
}

const directionOf = (game: NewDawnState, die: number): number => (die - 1 + game.orientation) % 6;

/** Every player gets a trade token for each mature city, clockwise from the first player (ND 14.4). */
function trade(game: NewDawnState): void {
  for (let turn = game.seats - 1; turn >= 0; turn--) {
    const seat = (game.firstPlayer + turn) % game.seats;
    gainTrade(game, seat, matureCities(game, seat).length);
  }
}

/** Defeated barbarians come back where their letter is printed, unless something is in the way (ND 14.3). */
export function spawn(game: NewDawnState): void {
  const { homes } = boardOf(game.map);
  for (const [barbarian, home] of homes.entries()) {
    if (home < 0 || (game.barbarians[barbarian] ?? 0) >= 0) continue;
    if (game.pieces[home] !== NOTHING || hasBarbarian(game, home) || hasWonder(game, home)) continue;
    destroyCaravans(game, home);
    asks(game).meetBarbarian(game, home);
    game.barbarians[barbarian] = home;
    tell(game, { fact: 'barbarian-returned', letter: letterOf(barbarian), space: home });
  }
}

/** The barbarians move one after another (ND 14.2h). */
export const moveBarbarians: Procedure<NewDawn, 'move-barbarians'> = {
  run(game, { direction, next }) {
    if (next + 1 < game.barbarians.length) push(game, { step: 'move-barbarians', direction, next: next + 1 });
    if ((game.barbarians[next] ?? -1) >= 0) march(game, next, direction);
  },
};

/** One barbarian moves to the land it comes to, unless something there drives it back. */
function march(game: NewDawnState, barbarian: number, rolled: number): void {
  const from = game.barbarians[barbarian] ?? -1;
  const letter = letterOf(barbarian);
  const { to, entered } = journey(game, letter, from, rolled);
  if (to === from) return tell(game, { fact: 'barbarian-stayed', letter, space: from });
  if (!entered || !enter(game, to)) return tell(game, { fact: 'barbarian-repelled', letter, space: to });
  game.barbarians[barbarian] = to;
  tell(game, { fact: 'barbarian-moved', letter, from, to });
}

/** Where a barbarian comes: on over water, back at the edge of the map; and whether no army keeps it out (ND 14.2i, TI 5.21). */
function journey(game: NewDawnState, letter: Letter, from: number, rolled: number): { to: number; entered: boolean } {
  const { towards, water } = boardOf(game.map);
  let [at, direction, turned] = [from, rolled, false];
  for (;;) {
    const next = towards[at]?.[direction] ?? -1;
    const barred = next >= 0 && isBarred(game, next);
    if (next < 0 || barred) {
      if (turned || (barred && !game.options.petraTurns)) return { to: from, entered: false };
      tell(game, { fact: 'barbarian-turned', letter, at: barred ? 'barrier' : 'edge' });
      direction = (direction + 3) % 6;
      turned = true;
      continue;
    }
    destroyCaravans(game, next);
    if (asks(game).meetBarbarian(game, next)) return { to: next, entered: false };
    at = next;
    if (water[at] !== true) return { to: at, entered: true };
  }
}

/** Petra keeps barbarians out of its player's cities and reinforced tokens. */
function isBarred(game: NewDawnState, space: number): boolean {
  const piece = game.pieces[space];
  return (isCity(piece) || isReinforced(piece)) && hasEffect(game, ownerAt(game, space), 'barrier');
}

/** What happens to the piece on a space a barbarian enters; false if the barbarian goes back (ND 14.2b to ND 14.2d). */
function enter(game: NewDawnState, space: number): boolean {
  const owner = ownerAt(game, space);
  if (owner < 0) return true;
  const piece = game.pieces[space];
  if (isCapital(piece)) payOff(game, owner);
  else if (isReinforced(piece)) turnToken(game, space, false);
  else {
    destroy(game, space);
    return true;
  }
  return false;
}

function payOff(game: NewDawnState, seat: Seat): void {
  const total = playerOf(game, seat).row.reduce((sum, slot) => sum + slot.trade, 0);
  if (total > 0) push(game, { step: 'pay-barbarian', seat, left: Math.min(2, total) });
  else tell(game, { fact: 'nothing-to-pay', seat });
}

const PAY = onSlot('pay-barbarian');

/** The owner of a capital discards trade tokens of choice (ND 14.2d). */
export const payBarbarian: Decision<NewDawn, 'pay-barbarian'> = {
  actions(game, { seat }) {
    const actions: Actions['pay-barbarian'][] = [];
    for (const [at, slot] of playerOf(game, seat).row.entries()) if (slot.trade > 0) actions.push(PAY(at + 1));
    return actions;
  },
  take(game, frame, { slot }) {
    if (--frame.left === 0) pop(game);
    const place = playerOf(game, frame.seat).row[slot - 1];
    if (place === undefined) return;
    place.trade--;
    tell(game, { fact: 'barbarian-paid', seat: frame.seat, card: place.card });
  },
};

/** After so many rolls barbarians that still share a space are left there (ND 14.2k). */
const MOST_ROLLS = 20;

/** Barbarians that share a space part: one of them, drawn at random, moves on by a roll of its own (ND 14.2g). */
export const partBarbarians: Procedure<NewDawn, 'part-barbarians'> = {
  run(game, { rolls }) {
    const shared = game.barbarians.find((space, at) => space >= 0 && game.barbarians.indexOf(space, at + 1) > at);
    if (shared === undefined || rolls === MOST_ROLLS) return;
    const there = barbarianLetters()
      .map((_, at) => at)
      .filter((at) => game.barbarians[at] === shared);
    const barbarian = there[between(game, 'barbarians', 0, there.length - 1)] ?? 0;
    const die = roll(game, 'barbarians');
    const letters = there.map(letterOf);
    tell(game, { fact: 'barbarians-met', letters, space: shared, mover: letterOf(barbarian), die });
    push(game, { step: 'part-barbarians', rolls: rolls + 1 });
    march(game, barbarian, directionOf(game, die));
  },
};
