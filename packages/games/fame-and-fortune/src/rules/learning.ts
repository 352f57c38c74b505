/** Learning a technology and what it changes at once (FF 10.4, FF 10.7). */

import type { Seat } from '@tabularium/kernel';
import { isUnit } from '../queries/building.ts';
import { othersOf, playerOf } from '../queries/players.ts';
import { levelOf, type Place } from '../queries/pyramid.ts';
import { knows } from '../queries/sources.ts';
import type { FameState, Player } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { unlockGovernment } from './government.ts';
import { announce, deedOf, pushDeed } from './moments.ts';
import { upgradeBuildings } from './pieces.ts';
import { tell } from './telling.ts';

/** Put a technology into the pyramid: the row of its level, one lower if a card allows it, or the bottom row at the start. */
export function placeTechnology(player: Player, technology: string, row: number): void {
  player.rows[row - 1]?.push(technology);
}

/** Ranks, unlocked governments and flipped buildings come at once. */
export function applyUnlocks(game: FameState, seat: Seat, technology: string): void {
  const player = playerOf(game, seat);
  const { unlocks } = libraryOf(game.options).technologies[technology] ?? {};
  if (unlocks?.rank !== undefined && isUnit(unlocks.rank.type)) {
    player.ranks[unlocks.rank.type] = Math.max(player.ranks[unlocks.rank.type], unlocks.rank.rank);
  }
  if (unlocks?.building !== undefined) upgradeBuildings(game, seat, unlocks.building);
  if (unlocks?.government !== undefined) unlockGovernment(game, seat, unlocks.government);
}

/** Learn a technology, by research or for free. */
export function learn(game: FameState, seat: Seat, { technology, lower }: Place): void {
  const player = playerOf(game, seat);
  const { cards, technologies } = libraryOf(game.options);
  const card = cards.technology[technology];
  placeTechnology(player, technology, levelOf(game, technology) - (lower ? 1 : 0));
  tell(game, { fact: 'learned', seat, technology, seen: 'all' });
  announce(game, 'technology-learned', seat, { technology });
  if (technologies[technology]?.unlocks?.rank) announce(game, 'unit-technology-learned', seat, { technology });
  if (isPioneer(game, seat, technology)) announce(game, 'technology-pioneered', seat, { technology });
  for (const effect of card?.automatic.get('learn') ?? []) {
    pushDeed(game, deedOf(seat, card?.source ?? '', effect));
  }
  applyUnlocks(game, seat, technology);
}

/** The other players who neither know it nor research it in this phase (FF 10.11). */
export function withoutTechnology(game: FameState, seat: Seat, technology: string): Seat[] {
  return othersOf(game, seat).filter(
    (other) => !knows(playerOf(game, other), technology) && game.researching[other] !== technology,
  );
}

function isPioneer(game: FameState, seat: Seat, technology: string): boolean {
  return withoutTechnology(game, seat, technology).length === game.seats - 1;
}
