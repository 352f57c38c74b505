/** Comparing civilizations: who is strongest, weakest, richest in culture (TA 8.6, 8.12). */

import type { Seat } from '@tabularium/kernel';
import type { CivilKind, Who } from '../content/model.ts';
import { UNITS } from '../content/model.ts';
import type { AgesKnown } from '../state.ts';
import { levelOf, technologyOf } from './cards.ts';
import { discontent, foodProduction, resourceProduction } from './counts.ts';
import { clockwise, livingPlayers, playerOf } from './players.ts';
import { total } from './powers.ts';
import { cultureRating, happiness, scienceRating, strengthRating } from './ratings.ts';

/** All seats in the game from highest to lowest; on a tie the current player counts as higher, then clockwise. */
export function ranked(game: AgesKnown, value: (seat: Seat) => number): Seat[] {
  const seats = clockwise(game, game.current);
  const values = new Map(seats.map((seat) => [seat, value(seat)]));
  return seats.sort((one, other) => (values.get(other) ?? 0) - (values.get(one) ?? 0));
}

/** From the strongest to the weakest. */
export function byStrength(game: AgesKnown): Seat[] {
  return ranked(game, (seat) => strengthRating(game, seat));
}

/** The same when an event looks for the weakest: some leaders shelter their civilization (TA 18.I3). */
function byShelteredStrength(game: AgesKnown): Seat[] {
  return ranked(game, (seat) => strengthRating(game, seat) + total(game, seat, 'shelter'));
}

/** One or two of them: with two players left "the two" means the one (TA 8.10). */
const two = (seats: readonly Seat[], count: number) => seats.slice(0, count > 2 ? 2 : 1);

/** Whom an event concerns, in the order in which they act: clockwise from the revealer. */
export function concerned(game: AgesKnown, who: Who, revealer: Seat): Seat[] {
  const chosen = chosenBy(game, who, revealer);
  return clockwise(game, revealer).filter((seat) => chosen.includes(seat));
}

function chosenBy(game: AgesKnown, who: Who, revealer: Seat): readonly Seat[] {
  const everyone = clockwise(game, revealer);
  switch (who) {
    case 'each':
      return everyone;
    case 'revealer':
      return [revealer];
    case 'strongest':
      return byStrength(game).slice(0, 1);
    case 'two-strongest':
      return two(byStrength(game), everyone.length);
    case 'weakest':
      return byShelteredStrength(game).slice(-1);
    case 'two-weakest':
      return two(byShelteredStrength(game).reverse(), everyone.length);
    case 'second-weakest':
      return byShelteredStrength(game).slice(-2, -1);
    case 'most-culture':
      return ranked(game, (seat) => playerOf(game, seat).culture).slice(0, 1);
    case 'fewest-culture':
      return ranked(game, (seat) => playerOf(game, seat).culture).slice(-1);
    case 'happiest':
      return allWithMost(everyone, (seat) => happiness(game, seat));
    case 'most-discontent':
      return allWithMost(everyone, (seat) => discontent(game, seat)).filter((seat) => discontent(game, seat) > 0);
  }
}

function allWithMost(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
}

/** Is that civilization one of the two strongest? With two players: the stronger. */
export function amongTwoStrongest(game: AgesKnown, seat: Seat): boolean {
  const order = byStrength(game);
  return order.slice(0, order.length > 2 ? 2 : 1).includes(seat);
}

/** Is that civilization one of the two weakest? With two players: the weaker. */
export function amongTwoWeakest(game: AgesKnown, seat: Seat): boolean {
  const order = byStrength(game).reverse();
  return order.slice(0, order.length > 2 ? 2 : 1).includes(seat);
}

/** In how many of five categories that civilization is ahead of everybody else, ties not counted (TA 18.III6). */
export function leadsAlone(game: AgesKnown, seat: Seat): number {
  const categories = [foodProduction, resourceProduction, scienceRating, cultureRating, strengthRating];
  const others = clockwise(game, seat).slice(1);
  return categories.filter((value) => others.every((other) => value(game, other) < value(game, seat))).length;
}

/** For how many unit types its best technology is the highest, or ties for it (TA 18.M5). */
export function armsIndustryTypes(game: AgesKnown, seat: Seat): number {
  const levelIn = (other: Seat, kind: CivilKind) =>
    Math.max(
      -1,
      ...playerOf(game, other)
        .technologies.filter(({ card }) => technologyOf(card).kind === kind)
        .map(({ card }) => levelOf(card)),
    );
  return UNITS.filter((kind) => {
    const own = levelIn(seat, kind);
    return own >= 0 && livingPlayers(game).every((other) => levelIn(other, kind) <= own);
  }).length;
}
