/** Final scoring and the winner (SA 13). */

import type { Result, Seat } from '@tabularium/kernel';
import { type Calling, cardOf } from '../content/cards.ts';
import { count } from '../queries/goods.ts';
import { playerOf, toolValue } from '../queries/players.ts';
import type { Player, StoneAgeState } from '../state.ts';
import type { ScoreParts } from '../vocabulary.ts';

/** Where a player's points come from: the track so far, and everything the final scoring adds (SA 13.6). */
export function scoreParts(player: Player): ScoreParts {
  const people = callings(player);
  return {
    track: player.score,
    green: greenPoints(player),
    farmer: people.farmer * player.field, // SA 13.2
    toolmaker: people.toolmaker * toolValue(player),
    builder: people.builder * player.built.length,
    shaman: people.shaman * player.persons,
    resources: count(player.resources), // SA 13.3
  };
}

/** The sum of the parts. */
export const total = (parts: ScoreParts): number =>
  parts.track + parts.green + parts.farmer + parts.toolmaker + parts.builder + parts.shaman + parts.resources;

/** All cards count, whether their top part was used or not (SA 8.2). */
function* ownCards(player: Player): Iterable<ReturnType<typeof cardOf>> {
  for (const pile of [player.cards, player.kept, player.extra]) for (const card of pile) yield cardOf(card);
}

/** Rows of different symbols, each worth the square of its length; every symbol exists twice, so there are two rows (SA 13.1). */
function greenPoints(player: Player): number {
  const copies = new Map<string, number>();
  for (const { bottom } of ownCards(player)) {
    if (bottom.background === 'green') copies.set(bottom.symbol, (copies.get(bottom.symbol) ?? 0) + 1);
  }
  const first = copies.size;
  const second = [...copies.values()].filter((number) => number > 1).length;
  return first * first + second * second;
}

function callings(player: Player): Record<Calling, number> {
  const people = { farmer: 0, toolmaker: 0, builder: 0, shaman: 0 };
  for (const { bottom } of ownCards(player)) if (bottom.background === 'sand') people[bottom.calling] += bottom.people;
  return people;
}

/** Highest score; tied players compare field, tools and people together; still tied they share (SA 13.5). */
export function result(game: StoneAgeState): Result {
  const parts = game.players.map(scoreParts);
  const scores = parts.map(total);
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const winners = mostOf(tied, (seat) => strength(playerOf(game, seat)));
  return { winners, scores, parts: parts.map((part) => ({ ...part })), ending: game.ending ?? 'cards-short' };
}

const strength = (player: Player): number => player.field + toolValue(player) + player.persons;

function mostOf(seats: Seat[], measure: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === most);
}
