/** What a game's own board brings to the table. Boards are loaded when a table of their game is opened. */

import type { Loose, Result, Seat } from '@tabularium/kernel';
import { type ComponentType, type ReactNode, use } from 'react';
import type { Course } from '../table/courses.ts';
import type { Drag } from '../table/dragging.ts';

/** A board and what belongs to it. All parts read the table from its context. */
export interface BoardModule {
  /** The middle of the table. */
  readonly Board: ComponentType;
  /** What all parts are put into, wherever at the table they are shown: contexts of the board's own. */
  readonly Around?: ComponentType<{ children: ReactNode }>;
  /** What the game shows of a seat in the list of players. */
  readonly SeatDetails?: ComponentType<{ seat: Seat }>;
  /** What stands above the list of players: how they compare. */
  readonly Comparison?: ComponentType;
  /** What stands below it: what happened to them. */
  readonly Aftermath?: ComponentType;
  /** The board has a place of its own for explanations: nothing is laid over it. */
  readonly explainsItself?: boolean;
  /** What stands beside the board on wide screens, as a sheet for phones. */
  readonly Overview?: ComponentType;
  /** The strip beneath the board: what the viewer owns. */
  readonly OwnArea?: ComponentType;
  /** Tells how the game ended, instead of the table of scores, for games that are not won by points. */
  readonly Finale?: ComponentType<{ result: Result }>;
  /** The course of the game in numbers, as the log tells it up to what is shown now, for the charts at its end. */
  coursesOf?(log: Loose, seats: number, view: Loose): readonly Course[];
  /** What the board adds to the decision bar. */
  readonly Chooser?: ComponentType;
  /**
   * Where an action is chosen: the anchors of the spots that offer it. What has none is offered in the decision bar, and
   * so is what names a `button:…` beside its spots. Actions that a viewer tries in vain are asked for as well.
   */
  anchorsOf(action: Loose, view: Loose): readonly string[];
  /** Whether an action merely goes on: where nothing else can be done, the table does it by itself. Without, all are asked. */
  goesOn?(action: Loose): boolean;
  /** The types of actions that end or decline something: their buttons come last, in this order. */
  readonly last?: readonly string[];
  /** Whether an action answers nothing that is asked now and only settles how one is asked: its button stays quiet. */
  isAside?(action: Loose): boolean;
  /** Would a person rather not do this by a single press? It is then offered in a menu even where it is alone. */
  asksFirst?(action: Loose): boolean;
  /** The ways in which a hand would move something to do this: from an anchor to an anchor or a `data-drop` place. */
  dragsOf?(action: Loose, view: Loose): readonly Drag[];
  /** What stands beside an action in words, such as its price. */
  noteOn?(action: Loose, view: Loose): ReactNode;
  /** What an action is called on a button beside the question, where that says the rest of it. */
  briefly?(action: Loose): ReactNode;
  /** What shows an action in the menu of its spot, where a picture says it faster than words. */
  faceOf?(action: Loose, view: Loose): ReactNode;
}

/** Each folder beside this file is the board of the game of that name. */
const loaders = import.meta.glob<{ board: BoardModule }>('./*/index.ts');

const loading = new Map<string, Promise<BoardModule>>();

async function loadBoard(game: string): Promise<BoardModule> {
  const load = loaders[`./${game}/index.ts`] ?? (() => import('./plain.tsx'));
  return (await load()).board;
}

/** The board of that game; suspends until it is here. Games without one are played on the plain board. */
export function useBoard(game: string): BoardModule {
  const known = loading.get(game) ?? loadBoard(game);
  loading.set(game, known);
  return use(known);
}
