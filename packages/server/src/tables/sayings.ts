/** What can be said beforehand at a table, how long it holds, and what it answers. */

import { type AnyAction, type AnyGame, type AnySaying, awaited, equal, view } from '@tabularium/kernel';
import type { Beforehand } from '@tabularium/protocol';
import type { Said } from '../storage/beforehand.ts';
import { isRunning, matchOf, type TableRecord } from './record.ts';
import type { Refusal } from './wishes.ts';

/** These actions but those that say within the game what is kept here: there others could notice. */
export function withoutSayings(game: AnyGame, actions: readonly AnyAction[]): readonly AnyAction[] {
  if (game.beforehand === undefined) return actions;
  return actions.filter((action) => !isSaidBeforehand(game, action));
}

/** Does that action say within the game what can be said beforehand? */
export function isSaidBeforehand({ beforehand = {} }: AnyGame, action: AnyAction): boolean {
  return Object.values(beforehand).some(({ instead }) => instead?.type === action.type && equal(instead, action));
}

/** What the person of that seat wants to say, as it is kept; refused if it cannot be said there now. */
export function saidNow(table: TableRecord, person: string, wanted: Beforehand): Said | { refusal: Refusal } {
  const { seat, saying, amount } = wanted;
  const own = table.seats[seat];
  if (own?.person !== person || own.resigned) return refusal('not-allowed');
  if (!isRunning(table)) return refusal('not-playing');
  const rule = ruleOf(table.game, saying);
  const matter = rule && matterOf(table, rule, seat);
  const amounts = rule?.amounts?.(view(table.game, matchOf(table).state, seat), seat);
  const isFit = amounts === undefined ? amount === null : amount !== null && amounts.includes(amount);
  if (matter === undefined || !isFit) return refusal('cannot-be-said');
  return { seat, person, saying, matter, amount };
}

/** Does that still hold? */
export function holds(table: TableRecord, { seat, person, saying, matter }: Said): boolean {
  const own = table.seats[seat];
  const rule = ruleOf(table.game, saying);
  if (own?.person !== person || own.bot !== null || rule === undefined || !isRunning(table)) return false;
  return matterOf(table, rule, seat) === matter;
}

/** What that seat answers now by what was said for it; nothing if it does not hold any more, or not here. */
export function answerTo(table: TableRecord, said: Said): AnyAction | undefined {
  if (!holds(table, said)) return undefined;
  const { state } = matchOf(table);
  if (!awaited(state).includes(said.seat)) return undefined;
  const rule = ruleOf(table.game, said.saying);
  return rule?.answer(view(table.game, state, said.seat), said.seat, said.amount ?? 0);
}

function ruleOf({ beforehand = {} }: AnyGame, saying: string): AnySaying | undefined {
  return Object.hasOwn(beforehand, saying) ? beforehand[saying] : undefined;
}

/** What it would be said for now: this round, what is at hand, or whatever comes; nothing where it cannot be said. */
function matterOf({ game, match }: TableRecord, { lasts }: AnySaying, seat: number): string | undefined {
  if (match === null) return undefined;
  if (lasts === 'on') return '';
  return lasts === 'round' ? `round ${game.round(match.state)}` : lasts(view(game, match.state, seat));
}

const refusal = (reason: string): { refusal: Refusal } => ({ refusal: { reason } });
