/** What each viewer of a table is sent and told. */

import { type AnyFact, factsFor, sight, type Viewer } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import type { AgesView } from '../src/state.ts';
import type { Position } from './position.ts';

/** What that viewer is sent of the table. */
export const seen = (table: Position, viewer: Viewer) => sight(throughTheAges, table.game, viewer);

export const viewOf = (table: Position, viewer: Viewer) => seen(table, viewer).view as AgesView;

export const handOf = (table: Position, seat: number, viewer: Viewer) =>
  viewOf(table, viewer).players[seat]?.militaryHand;

export const back = (age: number) => ({ back: age, card: '?' });

/** What each viewer reads in the log while that happens. */
export function told(table: Position, happen: () => unknown): (viewer: Viewer) => AnyFact[] {
  const facts: AnyFact[] = [];
  Object.assign(table.game, { facts });
  happen();
  Object.assign(table.game, { facts: null });
  return (viewer) => factsFor(facts, viewer);
}

/** Everything that viewer is sent, in one string. */
export const sent = (table: Position, viewer: Viewer, facts: readonly AnyFact[] = []) =>
  JSON.stringify([seen(table, viewer), facts]);
