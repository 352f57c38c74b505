/** What lists show of a table, and when that is worth writing down. */

import type { Lobby } from '@tabularium/protocol';
import type { Summary } from '../storage/storage.ts';
import type { TableRecord } from './record.ts';
import { lobbyOf } from './shown.ts';
import { dueAt } from './wishes.ts';

/** Times in lists may be so much too early, in milliseconds. */
const COARSE = 60_000;

/** What lists show of this table. */
export function summaryOf(table: TableRecord): Summary {
  const lobby: Lobby = lobbyOf(table);
  return {
    game: lobby.game,
    phase: lobby.phase,
    public: lobby.public,
    updatedAt: lobby.updatedAt,
    dueAt: dueAt(table),
    lobby: JSON.stringify(lobby),
  };
}

/** Do lists show this well enough already: the same but for times that are only a little too early? */
export function isListed(listed: Summary, now: Summary): boolean {
  if (now.updatedAt - listed.updatedAt > COARSE || !isDueListed(listed.dueAt, now.dueAt)) return false;
  return timeless(listed.lobby) === timeless(now.lobby);
}

/** What lists show but for times: of clocks they show how they stood within the last minute. */
const timeless = (lobby: string) => lobby.replace(/"(updatedAt":\d+|due":\[[^\]]*\]|left":\[[^\]]*\])/g, '');

/** Whoever looks too early finds nothing to do; too late must nobody look. */
function isDueListed(listed: number | null, now: number | null): boolean {
  if (listed === null || now === null) return listed === now;
  return listed <= now && now - listed <= COARSE;
}
