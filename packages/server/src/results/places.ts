/** Who came first, second and so on at a table that is over, and whether the game counts for ratings. */

import type { Lobby } from '@tabularium/protocol';

/** How one seat came out. */
export interface Placing {
  readonly seat: number;
  readonly person: string | null;
  /** The level of a bot that sat there for itself; `null` for people and for bots of no level. */
  readonly bot: number | null;
  /** From 1; those who are equal share a place. */
  readonly place: number;
  readonly won: boolean;
  /** Whether the one whose seat it is has played to the end. */
  readonly stayed: boolean;
  readonly score: number;
}

/**
 * The places at a table that is over. Those who left come last, whatever the bot in their seat has made of it: who has
 * resigned, who let a bot finish, whose time ended the game. The others come in the order of the game's result.
 */
export function placesOf({ seats, outcome }: Lobby): Placing[] {
  if (outcome === null) return [];
  const { winners, scores, late } = outcome;
  const stayed = seats.map(
    ({ person, bot, resigned }, seat) => !resigned && seat !== late && (person === null || bot === null),
  );
  const nobodyWon = winners.length === 0;
  const rank = (seat: number) => {
    if (!stayed[seat]) return Number.NEGATIVE_INFINITY;
    if (winners.includes(seat)) return Number.POSITIVE_INFINITY;
    return nobodyWon ? 0 : (scores[seat] ?? 0);
  };
  return seats.map(({ person, bot }, seat) => ({
    seat,
    person,
    bot: person === null ? (bot?.level ?? null) : null,
    place: 1 + seats.filter((_, other) => rank(other) > rank(seat)).length,
    won: winners.includes(seat) && stayed[seat] === true,
    stayed: stayed[seat] === true,
    score: scores[seat] ?? 0,
  }));
}

/**
 * Does the game count for ratings? Its table must want it; at least two people with accounts play, each on one seat and
 * no guest among them, and bots have a level. A game that everybody has left says nothing of anybody.
 */
export function countsForRatings(lobby: Lobby, places: readonly Placing[], isAccount: (person: string) => boolean) {
  const people = places.flatMap(({ person }) => person ?? []);
  const areKnown = people.every(isAccount) && new Set(people).size === people.length;
  const haveLevels = places.every(({ person, bot }) => person !== null || bot !== null);
  return lobby.rated && people.length > 1 && areKnown && haveLevels && places.some(({ stayed }) => stayed);
}
