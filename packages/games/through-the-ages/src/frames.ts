/** What each step remembers while it is under way. */

import type { Asking, Seat } from '@tabularium/kernel';
import type { AgesActions } from './actions.ts';
import type { Gain } from './content/model.ts';
import type { Source } from './state.ts';

/** An attack being carried out. */
export interface Attack {
  card: string;
  attacker: Seat;
  rival: Seat;
  /** The attacker's strength, fixed when the card was played. */
  strength: number;
  /** The attacker's unit that will be sacrificed, or `''`. */
  unit: string;
}

/** A colonization being prepared. */
export interface Force {
  territory: string;
  bid: number;
  /** Units sent, by card. */
  sent: string[];
  /** Colonization values of bonus cards played so far. */
  bonus: number;
  discards: number;
  /** Which price is paid: 0 none, 1 the first. */
  bought: number;
}

/** What each step remembers. */
export interface AgesFrames {
  // Set-up
  draft: Asking<AgesActions['draft']> & { level: number };
  'build-decks': object;
  // The turn
  turn: { seat: Seat };
  replenish: { seat: Seat };
  'turn-effects': { seat: Seat };
  wars: { seat: Seat };
  'make-tactics-available': { seat: Seat };
  'politics-phase': { seat: Seat };
  politics: { seat: Seat; left: number; begun: boolean };
  'action-phase': { seat: Seat };
  act: { seat: Seat };
  'end-of-turn': { seat: Seat };
  excess: { seat: Seat };
  'turn-scores': { seat: Seat };
  production: { seat: Seat };
  'draw-military': { seat: Seat };
  'next-turn': { seat: Seat };
  'final-scoring': object;
  // Civil actions
  order: { seat: Seat; card: string; bonus: number; extra: boolean; all: boolean };
  'under-wonder': { seat: Seat; leader: string; back: number };
  invest: { seat: Seat; price: number; culture: number };
  stance: { seat: Seat };
  // Politics
  look: { seat: Seat; at: Seat };
  'answer-pact': { seat: Seat; from: Seat; card: string; a: Seat; b: Seat };
  reveal: { seat: Seat };
  // Attacks
  defend: Attack & { seat: Seat; defence: number; cards: number; guard: string };
  fallen: { seat: Seat; card: string };
  plunder: { seat: Seat; from: Seat; amount: number };
  raid: { seat: Seat; from: Seat; levels: number[]; gained: number };
  annex: { seat: Seat; from: Seat };
  infiltrate: { seat: Seat; from: Seat; perLevel: number };
  kidnap: { seat: Seat; from: Seat; culture: number };
  'war-sacrifice': { seat: Seat; attacker: Seat; card: string; target: Seat; units: string[] };
  'war-ends': { attacker: Seat; card: string; target: Seat; units: string[] };
  spoils: { seat: Seat; from: Seat; left: number };
  // Events
  effect: { seat: Seat; card: string; index: number; from: Seat; to: Seat; revealer: Seat };
  choose: { seat: Seat; choices: Gain[]; source: Source };
  mix: { seat: Seat; amount: number; gain: boolean };
  'lose-worker': { seat: Seat; left: number };
  'lose-token': { seat: Seat; left: number };
  demolish: { seat: Seat; of: Seat };
  discard: { seat: Seat; left: number };
  'free-build': { seat: Seat; card: string };
  civilization: { seat: Seat };
  planning: { seat: Seat };
  'row-cards': { seat: Seat; left: number; taken: number };
  'refill-row': object;
  ravage: { seat: Seat; upTo: number };
  'move-worker': { seat: Seat };
  negotiate: { seat: Seat; from: Seat; to: Seat; choices: Gain[] };
  'lose-colony': { seat: Seat };
  // Colonization
  bid: { seat: Seat; territory: string; bid: number; leader: Seat; passed: Seat[] };
  force: Force & { seat: Seat };
  'colonize-from-hand': { seat: Seat };
  'reveal-from-hand': { seat: Seat };
}
