/**
 * How well people play: a guess (`mu`) and how unsure it is (`sigma`), from the places of all games, for any number of
 * players at once (Weng and Lin's model after Plackett and Luce, by `openskill`). Bots of a level stand still: they are
 * the marks by which everybody else is measured.
 */

import type { Rating } from '@tabularium/protocol';
import { rate } from 'openskill';

/** A guess and how unsure it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nothing is known. */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 };

/** A little doubt comes back with every game, so that whoever learns can rise. */
const TAU = 25 / 300;

/** A level is so much better than the one below that it wins three of four games against it; the third is in the middle. */
const STEP = 4;
const CERTAIN = 1;

/** How well the bots of a level play, by agreement. */
export const anchorOf = (level: number): Skill => ({ mu: UNKNOWN.mu + (level - 3) * STEP, sigma: CERTAIN });

/** One side of a rated game. */
export interface Side {
  readonly place: number;
  /** What was known before; a bot's level stands still. */
  readonly skill: Skill;
}

/** What is known of each side after a game with these places. */
export function rated(sides: readonly Side[]): Skill[] {
  const teams = sides.map(({ skill }) => [{ mu: skill.mu, sigma: skill.sigma }]);
  const after = rate(teams, { rank: sides.map(({ place }) => place), tau: TAU });
  return after.map(([one], side) => one ?? sides[side]?.skill ?? UNKNOWN);
}

/** Numbers that people know from chess: 1500 is where everybody begins. */
const POINTS = 40;
const MIDDLE = 1500;
/** So unsure a rating may be to count as one. */
const PROVISIONAL = 240;

/** A rating as it is shown: points, give or take. */
export function shownRating(game: string, { mu, sigma }: Skill, games: number): Rating {
  const spread = Math.round(2 * sigma * POINTS);
  return {
    game,
    points: pointsOf(mu),
    spread,
    games,
    provisional: isProvisional(sigma),
  };
}

/** The points of a guess. */
export const pointsOf = (mu: number): number => Math.round(MIDDLE + (mu - UNKNOWN.mu) * POINTS);

/** Is so little known that it is only a first guess? */
export const isProvisional = (sigma: number): boolean => sigma * POINTS > PROVISIONAL;

/** What is as good as certain: people are ranked by it, so that luck in few games leads nobody to the top. */
export const certain = ({ mu, sigma }: Skill): number => mu - 2 * sigma;
