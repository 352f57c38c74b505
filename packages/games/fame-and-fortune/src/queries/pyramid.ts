/** The pyramid of technologies and what research needs (FF 10). */

import type { Seat } from '@tabularium/kernel';
import { RESEARCH_TRADE } from '../content/limits.ts';
import type { FameState, Player } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { playerOf } from './players.ts';
import { costChange, knows } from './sources.ts';

/** So many technologies of each level carry the top of the pyramid and are its top, from level I on (FF 10.3). */
export const PYRAMID: readonly number[] = [5, 4, 3, 2, 1];

/** Is there a place in this row, counted from 1: two neighbours under every card (FF 10.3)? */
export function hasPlace(player: Pick<Player, 'rows'>, row: number): boolean {
  if (row === 1) return true;
  const here = player.rows[row - 1]?.length ?? 0;
  const below = player.rows[row - 2]?.length ?? 0;
  return here + 1 <= below - 1;
}

/** The level printed on a technology. */
export function levelOf(game: Pick<FameState, 'options'>, technology: string): number {
  return libraryOf(game.options).technologies[technology]?.level ?? 0;
}

/** Trade needed to research a technology of that level (FF 10.1). */
export function researchTrade(game: FameState, seat: Seat, level: number): number {
  const needed = RESEARCH_TRADE[level as keyof typeof RESEARCH_TRADE];
  return Math.max(0, needed + costChange(game, seat, 'research-trade'));
}

/** Where a technology could lie: in the row of its level, or one lower where a card allows that. */
export interface Place {
  readonly technology: string;
  readonly lower?: true;
}

/** Is there a place for a technology of that level? */
export function hasPlaceFor(player: Pick<Player, 'rows'>, level: number, lower: boolean): boolean {
  return hasPlace(player, level) || mayLieLower(player, level, lower);
}

/** May one lie in the row below, and is there a place? */
function mayLieLower(player: Pick<Player, 'rows'>, level: number, lower: boolean): boolean {
  return lower && level >= 2 && level <= 4 && hasPlace(player, level - 1);
}

/** The places for a technology; `lower` says whether a card lets it lie one row lower. */
export function placesFor(game: FameState, player: Player, technology: string, lower: boolean): Place[] {
  const level = levelOf(game, technology);
  const places: Place[] = [];
  if (hasPlace(player, level)) places.push({ technology });
  if (mayLieLower(player, level, lower)) places.push({ technology, lower: true });
  return places;
}

/** Does the player not know the technology, and can he still get it? Of some there is one card for all (FF 10.10). */
export function isUnknownTo(game: FameState, player: Player, technology: string): boolean {
  if (knows(player, technology)) return false;
  return !libraryOf(game.options).sharedTechnologies.includes(technology) || !isKnown(game, technology);
}

/** Technologies the player does not know and can still get. */
export function unknownTo(game: FameState, seat: Seat): string[] {
  const player = playerOf(game, seat);
  return libraryOf(game.options).technologyIds.filter((id) => isUnknownTo(game, player, id));
}

/** Does anybody know that technology? */
function isKnown(game: FameState, technology: string): boolean {
  for (const player of game.players) if (knows(player, technology)) return true;
  return false;
}

/** Technologies of other players that the player does not know. */
export function knownByOthers(game: FameState, seat: Seat): string[] {
  return unknownTo(game, seat).filter((id) => isKnown(game, id));
}
