/** What somebody writes for themselves, or for the host. */

import * as z from 'zod';
import { moment } from './basics.ts';
import { LONGEST_NOTE } from './choices.ts';

/** The longest reason of a report, in characters. */
const LONGEST_REASON = 500;

/** A note of one's own: about the whole table, or about one entry of its log. */
export const note = z.strictObject({
  entry: z.int().min(0).describe('0: about the table'),
  text: z.string().trim().max(LONGEST_NOTE).describe('empty: there is no note any more'),
  at: moment,
});
export type Note = z.infer<typeof note>;

/** Something that was said, shown to the host. */
export const report = z.strictObject({
  entry: z.int().min(1).describe('the number of what was said'),
  reason: z.string().trim().max(LONGEST_REASON),
});
