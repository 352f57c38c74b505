/**
 * What operations do. Each box writes one rule for every operation it knows and puts it on the shelf; the rules find it
 * there by the operation's name.
 */

import { type Seat, shelf } from '@tabularium/kernel';
import type { FameState } from '../state.ts';
import type { Pick } from './actions.ts';
import type { Deed } from './frames.ts';
import type { AnyEffect, AnyOp } from './library.ts';

/** What one operation asks for and does. */
export interface OperationRule<O extends AnyOp = AnyOp> {
  /** Not usable by itself: it answers something, is used while paying, or only holds. */
  readonly only?: 'answer' | 'payment' | 'standing';
  /** Would it do anything? Without this it would if it asks for nothing or has an object. */
  possible?(game: FameState, deed: Deed, op: O): boolean;
  /** The objects to choose among next, or `null` if all are named. None at first means that it has no object. */
  asks?(game: FameState, deed: Deed, op: O, picks: readonly Pick[]): readonly Pick[] | null;
  /** Whom the named objects belong to (FF 11.8). */
  targets?(game: FameState, deed: Deed, op: O, picks: readonly Pick[]): Seat[];
  apply(game: FameState, deed: Deed, op: O, picks: readonly Pick[]): void;
}

/** A rule for every operation of a box. */
export type OperationRules<O extends AnyOp> = {
  readonly [K in O['op']]: OperationRule<Extract<O, { op: K }>>;
};

/** The rules of all operations, and what scaled gains count; `compose` puts them up. */
export const operations = shelf<{
  rules: Readonly<Record<string, OperationRule>>;
  scales: Readonly<Record<string, Scale>>;
}>();

/** How many of something there are, for gains that depend on it. */
export type Scale = (game: FameState, deed: Deed) => number;

/** The rules of a box in the form in which they are looked up. */
export function anyRules<O extends AnyOp>(rules: Partial<OperationRules<O>>): Readonly<Record<string, OperationRule>> {
  return rules as Readonly<Record<string, OperationRule>>;
}

/** The rule of an operation. */
export function ruleOf(op: AnyOp): OperationRule {
  const rule = operations.things.rules[op.op];
  if (rule === undefined) throw new Error(`There is no rule for the operation "${op.op}".`);
  return rule;
}

/** Can the effect be used by itself? Not if any of it only answers, pays or holds. */
export function isUsable({ ops }: AnyEffect): boolean {
  for (let at = 0; at < ops.length; at++) if (ruleOf(ops[at] as AnyOp).only !== undefined) return false;
  return true;
}

/** An operation that only holds while its card is active: queries read it. */
export const holds: OperationRule = { only: 'standing', apply: () => {} };
