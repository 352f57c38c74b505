/** The smallest words, of which all others are made. */

import * as z from 'zod';

/** A moment. */
export const moment = z.int().describe('milliseconds since 1970');

/** The id of a table. */
export const tableId = z.string().regex(/^[\w-]{8,32}$/);
