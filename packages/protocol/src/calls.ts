/** How somebody wants to be called when it is their turn, and what they are asked about it. */

import { LANGUAGES } from '@tabularium/kernel';
import * as z from 'zod';
import { moment, tableId } from './basics.ts';
import { HOOK_SHAPES } from './choices.ts';

/** An hour of the day. */
const hour = z.int().min(0).max(23);

/** A time zone by its name, such as `Europe/Berlin`. */
export const zone = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name });
      return true;
    } catch {
      return false;
    }
  }, 'a time zone such as Europe/Berlin');

/** From one hour to another, perhaps over midnight. */
export const hours = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, 'two different hours');
export type Hours = z.infer<typeof hours>;

/** What a person has chosen; everything is off until they have. */
export const callSettings = z.strictObject({
  language: z.enum(LANGUAGES),
  zone,
  pace: z.enum(['at-once', 'digest']).describe('each turn by itself, or all that wait once a day'),
  digestAt: hour,
  quiet: hours.nullable().describe('nobody calls in these hours; what came up is told afterwards'),
  mail: z.email().max(200).nullable(),
  hook: z.strictObject({ url: z.url().max(500), shape: z.enum(HOOK_SHAPES) }).nullable(),
});
export type CallSettings = z.infer<typeof callSettings>;

/** The ways in which people are called. */
export const CHANNELS = ['push', 'mail', 'hook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A browser that agreed to be called, in the words of the Push API. */
export const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}$/),
    auth: z.string().regex(/^[\w-]{20,30}$/),
  }),
});

/** All about one's calls. */
export const ownCalls = z.object({
  settings: callSettings.nullable().describe('null: nothing was chosen yet'),
  offered: z.object({
    push: z.string().describe('the key with which browsers subscribe'),
    mail: z.boolean(),
  }),
  mailConfirmed: z.boolean(),
  devices: z.array(z.object({ id: z.string(), createdAt: moment, current: z.boolean() })),
  muted: z.array(tableId),
  trouble: z
    .object({ channel: z.enum(CHANNELS), at: moment, reason: z.string() })
    .nullable()
    .describe('the last call that did not arrive'),
});
export type OwnCalls = z.infer<typeof ownCalls>;

/** What a browser is told, ready to be shown. */
export interface PushedCall {
  readonly title: string;
  readonly body: string;
  /** What the same tag had before is replaced. */
  readonly tag: string;
  /** The page that opens. */
  readonly path: string;
}
