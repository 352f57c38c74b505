/** How long the game will go on, and what one of each thing is worth in final culture when so many turns are left. */

import type { Seat } from '@tabularium/kernel';
import { livingPlayers } from '../queries/players.ts';
import type { AgesState } from '../state.ts';
import type { AgesWeights } from './weights.ts';

/** Civil cards that leave the decks in one turn with 2, 3 and 4 players, seen in games of bots. */
const CARDS_PER_TURN = [4.4, 3.3, 2.5];
/** Turns between the last civil card and the end of the game, for each player on average. */
const AFTERWARDS = 1.5;

/** How many more turns that seat will end, counted so that ending one makes it exactly one less. */
export function turnsLeft(game: AgesState, seat: Seat): number {
  if (game.frames.length === 0) return 0;
  const waiting = (seat - game.current + game.seats) % game.seats;
  if (game.lastRound > 0) {
    const done = (game.current - game.starting + game.seats) % game.seats;
    return Math.max(0, Math.ceil(((game.lastRound - game.round + 1) * game.seats - done - waiting) / game.seats));
  }
  const players = livingPlayers(game).length;
  let cards = 0;
  for (let age = Math.max(1, game.age); age < game.civilDecks.length; age++) cards += game.civilDecks[age]?.length ?? 0;
  const turns = cards / (CARDS_PER_TURN[players - 2] ?? 3) + AFTERWARDS * players;
  return Math.max(1, (turns - waiting) / players);
}

/** A value that grows with the turns left, from `base` by `slope` to at most `most`. */
interface Ramp {
  readonly base: number;
  readonly slope: number;
  readonly most: number;
}

const RESOURCE: Ramp = { base: 0.3, slope: 0.1, most: 1.1 };
const SCIENCE: Ramp = { base: 0, slope: 0.11, most: 0.85 };
const FOOD: Ramp = { base: 0, slope: 0.12, most: 1.1 };

/** What one piece is worth while so many turns can still use it. */
function piece({ base, slope, most }: Ramp, turns: number): number {
  return turns <= 0 ? 0 : Math.min(most, base + slope * turns);
}

/** What one piece in each of the coming turns is worth: those of the last turn come too late. */
function stream({ base, slope, most }: Ramp, turns: number): number {
  const useful = Math.max(0, turns - 1);
  const rising = Math.min(useful, (most - base) / slope);
  return base * rising + (slope * rising * rising) / 2 + most * (useful - rising);
}

/** What one of each is worth in final culture. */
export interface Rates {
  /** Turns whose production is still to come: the worth of one culture per turn. */
  readonly turns: number;
  /** Something in store. */
  readonly resource: number;
  readonly science: number;
  readonly food: number;
  /** The same, produced every turn. */
  readonly resources: number;
  readonly sciences: number;
  readonly foods: number;
  /** An action in every coming turn. */
  readonly civil: number;
  readonly military: number;
  /** A happy face, a point of strength. */
  readonly happy: number;
  readonly strength: number;
  /** A worker who has nothing to do yet. */
  readonly worker: number;
  readonly yellow: number;
  readonly blue: number;
  /** The numbers everything else is weighed with. */
  readonly weights: AgesWeights;
}

/** The rates for that seat now. */
export function ratesFor(game: AgesState, seat: Seat, weights: AgesWeights): Rates {
  const turns = turnsLeft(game, seat);
  const later = Math.max(0, turns - (seat === game.current ? 1 : 0));
  return {
    turns,
    resource: weights.resource * piece(RESOURCE, turns),
    science: weights.science * piece(SCIENCE, later),
    food: weights.food * piece(FOOD, later),
    resources: weights.resources * stream(RESOURCE, turns),
    sciences: weights.sciences * stream(SCIENCE, turns),
    foods: weights.food * stream(FOOD, turns),
    civil: weights.civil * later,
    military: weights.military * later,
    happy: weights.happy * Math.min(1.5, 0.15 * turns),
    strength: turns === 0 ? 0 : weights.strength * (0.4 + 0.1 * weights.arming * game.age),
    worker: weights.worker * Math.min(5, 0.42 * later),
    yellow: weights.yellow * Math.min(0.8, 0.06 * turns),
    blue: weights.blue,
    weights,
  };
}
