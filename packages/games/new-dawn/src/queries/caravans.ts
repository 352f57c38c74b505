/** Where caravans may go (ND 11). */

import type { Seat } from '@tabularium/kernel';
import type { EconomyCard } from '../content/focus-cards.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown } from '../state.ts';
import { boardOf } from './board.ts';
import { hasEffect } from './effects.ts';
import { matureCities } from './maturity.ts';
import { capitalSpace, citiesOf, countsAsCity, hasBarbarian, isFreeCityState, ownerAt } from './pieces.ts';
import { difficultyAt, difficultyFor, TRAVELLING } from './terrain.ts';

/** The conditions under which a caravan travels. */
export interface Journey {
  readonly seat: Seat;
  readonly card: EconomyCard;
  readonly slot: number;
}

/** The cities from which a caravan on the card may start: the capital and mature cities (ND 11.2). */
export function startingCities(game: NewDawnKnown, seat: Seat): number[] {
  if (hasEffect(game, seat, 'startsAnywhere')) return citiesOf(game, seat);
  const capital = capitalSpace(game, seat);
  const mature = matureCities(game, seat);
  return mature.includes(capital) || capital < 0 ? mature : [capital, ...mature];
}

/** Is it a city-state, a rival city, or a city-state that a rival has conquered (ND 11.5, ND 11.7)? */
export function isDestination(game: NewDawnKnown, seat: Seat, space: number): boolean {
  const owner = ownerAt(game, space);
  if (owner >= 0) return owner !== seat && countsAsCity(game, space);
  return isFreeCityState(game, space);
}

/** May the caravan's move end there: anywhere but at a destination already reached this turn (ND 11.4, ND 11.6)? */
export function mayStop(game: NewDawnKnown, seat: Seat, space: number): boolean {
  return !game.turn.arrived.includes(space) || !isDestination(game, seat, space);
}

/** May a caravan enter the space (ND 11.3)? */
function mayEnter(
  game: NewDawnKnown,
  { seat, card, slot }: Journey,
  difficulty: (space: number) => number,
  space: number,
): boolean {
  if (boardOf(game.map).water[space] === true) {
    if (!card.water && !hasEffect(game, seat, 'sails')) return false;
  } else if (difficulty(space) > slot) return false;
  return card.meetsBarbarians || !hasBarbarian(game, space);
}

/** The spaces a caravan may step to with so many steps left: enterable, and never a place where it could not end. */
export function caravanSteps(game: NewDawnKnown, journey: Journey, at: number, left: number): number[] {
  if (left <= 0) return [];
  const difficulty = difficultyFor(game, journey.seat, TRAVELLING);
  return asks(game)
    .caravanWays(game, journey.seat, at)
    .filter(
      (space) => mayEnter(game, journey, difficulty, space) && canEnd(game, journey, difficulty, space, left - 1),
    );
}

function canEnd(
  game: NewDawnKnown,
  journey: Journey,
  difficulty: (space: number) => number,
  at: number,
  left: number,
): boolean {
  if (mayStop(game, journey.seat, at)) return true;
  if (left <= 0) return false;
  return asks(game)
    .caravanWays(game, journey.seat, at)
    .some((space) => mayEnter(game, journey, difficulty, space) && canEnd(game, journey, difficulty, space, left - 1));
}

/** Why a caravan may not enter a space; `null` if it may. */
export function entryObstacle(game: NewDawnKnown, { seat, card, slot }: Journey, space: number) {
  if (boardOf(game.map).water[space] === true) return card.water || hasEffect(game, seat, 'sails') ? null : 'water';
  if (difficultyAt(game, seat, space, TRAVELLING) > slot) return 'too-difficult';
  return !card.meetsBarbarians && hasBarbarian(game, space) ? 'barbarian' : null;
}
