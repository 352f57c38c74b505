/** Wishes of people as they travel from the node they reach to the one that has the table: names and what belongs to them. */

import * as z from 'zod';
import { pauseClocks, takeHolidays } from './clock-wishes.ts';
import type { Answer } from './live.ts';
import { joinTable, leaveTable, offerSeat, resignSeat, returnToSeat, takeOver } from './seat-wishes.ts';
import {
  act,
  answerUndo,
  arrangeSeat,
  askUndo,
  changeSettings,
  mayWatch,
  noteRematch,
  renewInvite,
  say,
  startTable,
  type Wish,
} from './wishes.ts';

const WISHES = {
  act,
  undo: askUndo,
  agree: answerUndo,
  say,
  change: changeSettings,
  invite: renewInvite,
  arrange: arrangeSeat,
  join: joinTable,
  leave: leaveTable,
  start: startTable,
  takeover: takeOver,
  return: returnToSeat,
  resign: resignSeat,
  offer: offerSeat,
  pause: pauseClocks,
  rest: takeHolidays,
  rematch: noteRematch,
};
type Wishes = typeof WISHES;

/** What somebody wants, in words. */
export interface Asked {
  readonly wish: keyof Wishes;
  readonly with: readonly unknown[];
  /** Who must be able to see the table for it, perhaps by an invite code. */
  readonly seenBy?: { readonly person: string; readonly invite?: string | undefined } | undefined;
}

/** That wish, in words. */
export function asked<W extends keyof Wishes>(wish: W, ...words: Parameters<Wishes[W]>): Asked {
  return { wish, with: words };
}

/** The same, of somebody who must be able to see the table. */
export function ifVisible(person: string, invite: string | undefined, wanted: Asked): Asked {
  return { ...wanted, seenBy: { person, invite } };
}

/** Does the wish have a name of its own, so that it is carried out once however often it is sent? */
export function isNamed({ wish }: Asked): boolean {
  return wish === 'act' || wish === 'undo' || wish === 'agree' || wish === 'say';
}

/** The wish itself, to be decided. */
export function wishOf({ wish, with: words, seenBy }: Asked): Wish {
  const make = WISHES[wish] as (...words: readonly unknown[]) => Wish; // its own words, by `asked`
  const decide = make(...words);
  if (seenBy === undefined) return decide;
  return (table) =>
    mayWatch(table, seenBy.person, seenBy.invite) ? decide(table) : { refusal: { reason: 'not-found' } };
}

/** A wish that has come from another node. */
export const Asking: z.ZodType<Asked> = z.object({
  wish: z.enum(Object.keys(WISHES) as (keyof Wishes)[]),
  // JSON has no word for what is left out.
  with: z.array(z.unknown().transform((word) => word ?? undefined)),
  seenBy: z.object({ person: z.string(), invite: z.string().optional() }).optional(),
});

/** An answer that has come from another node. */
export const Answered: z.ZodType<Answer> = z.union([
  z.object({ seq: z.int() }),
  z.object({ refusal: z.looseObject({ reason: z.string() }) }),
]);
