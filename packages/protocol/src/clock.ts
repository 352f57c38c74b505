/** How long people may think, when clocks stand still, and what happens when the time is up. */

import * as z from 'zod';
import { moment } from './basics.ts';
import { hours, zone } from './calls.ts';
import { AT_ZERO } from './choices.ts';

const DAY = 86_400;

/** A clock, as it is chosen when a table is made. */
export const clock = z.strictObject({
  time: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('move'),
      seconds: z
        .int()
        .min(5)
        .max(60 * DAY),
    }),
    z.strictObject({
      kind: z.literal('bank'),
      seconds: z
        .int()
        .min(5)
        .max(365 * DAY)
        .describe('for the whole game'),
      increment: z
        .int()
        .min(0)
        .max(30 * DAY)
        .describe('added at each turn but the first'),
    }),
  ]),
  rest: z
    .strictObject({ zone, night: hours.nullable(), weekends: z.boolean() })
    .nullable()
    .describe('when everybody’s clock stands still'),
  holidays: z.boolean().describe('whether clocks stand still while their person has a holiday'),
  pauses: z
    .int()
    .min(0)
    .max(60 * DAY)
    .exactOptional()
    .describe(
      'so many seconds all clocks may stand still by agreement, all pauses together; if absent as long as people like',
    ),
  atZero: z
    .enum(AT_ZERO)
    .describe('everyone is told; a bot plays on; the seat is given up; or the game ends without a winner'),
});
export type Clock = z.infer<typeof clock>;

/** Some days on which a person does not play. */
export const holiday = z.object({ from: moment, until: moment });
export type Holiday = z.infer<typeof holiday>;

/** So many days of holiday a person has in a year. */
export const HOLIDAYS_A_YEAR = 30;
