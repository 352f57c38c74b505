/** A game of a cup, as far as the cup is concerned: who plays, and how it came out. */

/** How somebody came out. */
export interface BoutPlace {
  readonly person: string;
  readonly place: number;
  readonly score: number;
  /** Whether they played to the end. */
  readonly stayed: boolean;
}

/** A game of a cup; one person alone has a bye. */
export interface Bout {
  readonly round: number;
  /** In the order of the seats. */
  readonly people: readonly string[];
  /** `null` while it is played. */
  readonly places: readonly BoutPlace[] | null;
}

/** Somebody need not play this round. */
export const isBye = ({ people }: Bout): boolean => people.length === 1;

/**
 * What a game is worth to somebody, from 0 to 1: the share of the others they came before, those who are equal counted
 * half. Whoever left gets nothing, and a game that everybody left is worth nothing to anybody.
 */
export function pointsIn({ people, places }: Bout, person: string): number {
  const own = places?.find((one) => one.person === person);
  if (own === undefined || places === null || !own.stayed || people.length < 2) return 0;
  const others = places.filter((one) => one.person !== person);
  const worth = others.reduce(
    (sum, other) => sum + (other.place > own.place ? 1 : other.place === own.place ? 0.5 : 0),
    0,
  );
  return worth / others.length;
}

/** Whether somebody was first, alone or with others, and played to the end. */
export function wonBy({ people, places }: Bout, person: string): boolean {
  const own = places?.find((one) => one.person === person);
  return own !== undefined && people.length > 1 && own.stayed && own.place === 1;
}
