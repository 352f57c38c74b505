/** What lists show of a table, and when that is worth writing down. */

import type { Summary } from '../storage/storage.ts';
import type { TableRecord } from './record.ts';
import { lastingOf, momentOf } from './shown.ts';
import { dueAt } from './wishes.ts';

/** Times in lists may be so much too early, in milliseconds. */
const COARSE = 60_000;

/** What lists show of a table, and what of it tells whether it has changed: times do not. */
export interface Listing {
  readonly summary: Summary;
  readonly lasting: string;
  readonly timeless: string;
}

/** What lists show of this table; after a move all but the moment is as it was listed before. */
export function listingOf(table: TableRecord, before: Listing | null): Listing {
  const lasting = before?.lasting ?? JSON.stringify(lastingOf(table));
  const moment = momentOf(table);
  const { awaited, round, undo } = moment;
  const summary: Summary = {
    game: table.game.id,
    phase: table.phase,
    public: table.settings.public,
    updatedAt: moment.updatedAt,
    dueAt: dueAt(table),
    lobby: `${lasting.slice(0, -1)},${JSON.stringify(moment).slice(1)}`,
  };
  return { summary, lasting, timeless: JSON.stringify([awaited, round, undo]) };
}

/** Do lists show this well enough already: the same but for times that are only a little too early? */
export function isListed(listed: Listing, now: Listing): boolean {
  const [known, next] = [listed.summary, now.summary];
  if (next.updatedAt - known.updatedAt > COARSE || !isDueListed(known.dueAt, next.dueAt)) return false;
  return listed.timeless === now.timeless && listed.lasting === now.lasting;
}

/** Whoever looks too early finds nothing to do; too late must nobody look. */
function isDueListed(listed: number | null, now: number | null): boolean {
  if (listed === null || now === null) return listed === now;
  return listed <= now && now - listed <= COARSE;
}
