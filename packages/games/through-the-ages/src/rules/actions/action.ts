/** What an action of the Action Phase is: where it is offered, when it is possible, what it costs and what it does. */

import { type Seat, shelf } from '@tabularium/kernel';
import type { Card } from '../../content/model.ts';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import type { AgesKnown, AgesState } from '../../state.ts';
import type { PhaseAction } from '../../vocabulary.ts';

/** The types of all actions of the Action Phase. */
export type PhaseType = PhaseAction['type'];

/** The actions of one type. */
export type ActionOfType<K extends PhaseType> = Extract<PhaseAction, { type: K }>;

/** Where the board offers actions, and what is there: a space, a technology by its number, a card. */
export interface Places {
  /** A space of the card row that has a card. */
  row: number;
  /** The yellow bank. */
  bank: undefined;
  technology: number;
  /** A civil card in hand, each different one once. */
  hand: Card;
  /** The wonder under construction. */
  construction: undefined;
  /** Tactics in hand and in the common area. */
  tactics: undefined;
  leader: undefined;
  /** A completed wonder. */
  wonder: undefined;
  pact: undefined;
  /** The tokens a completed wonder has kept. */
  token: undefined;
  /** The civilizations of the rivals. */
  rivals: undefined;
  /** The end of the list. */
  end: undefined;
}

export type Place = keyof Places;

/** An amount of civil actions, food, resources or science. */
export interface Price {
  readonly in: 'civil' | 'food' | 'resources' | 'science';
  readonly amount: number;
}

/** Where an action is offered, and the list of it. */
type Offered = {
  readonly [P in Place]: {
    readonly place: P;
    /** Put on the list what is possible at this spot, or with `all` everything that somebody might think of. */
    list(desk: Desk, spot: Places[P], all: boolean, into: PhaseAction[]): void;
  };
}[Place];

/** One action of the Action Phase. */
export type ActionRule<K extends PhaseType> = Offered & {
  /** Why it is impossible; nothing if it is possible. */
  forbidden(desk: Desk, action: ActionOfType<K>): Forbidden;
  /** What it costs in what is said beside it; nothing where there is no price. */
  price?(game: AgesKnown, seat: Seat, action: ActionOfType<K>): Price | undefined;
  perform(game: AgesState, seat: Seat, action: ActionOfType<K>): void;
};

/** A rule for every action: what has none does not compile. */
export type ActionTable = { readonly [K in PhaseType]: ActionRule<K> };

/** The rules of all boxes, in the order in which they are offered at their places. */
export const phaseActions = shelf<{ rules: ActionTable }>();
