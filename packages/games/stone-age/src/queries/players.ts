/** Questions about a state; nothing here changes anything. */

import type { Seat } from '@tabularium/kernel';
import { cardOf } from './content/cards.ts';
import { PIECES, type Resource } from './content/goods.ts';
import type { Player, StoneAgeState } from './state.ts';

/** That seat's player board. */
export function playerAt(game: StoneAgeState, seat: Seat): Player {
  const player = game.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** The seat to the left, who comes next clockwise (SA 2.5). */
export const after = (game: StoneAgeState, seat: Seat): Seat => (seat + 1) % game.seats;

/** All seats, clockwise from that one. */
export function clockwise(game: StoneAgeState, from: Seat): Seat[] {
  return Array.from({ length: game.seats }, (_, step) => (from + step) % game.seats);
}

/** People still on the player board. */
export function unplaced(player: Player): number {
  let placed = 0;
  for (const persons of player.placed) placed += persons;
  return player.persons - placed;
}

/** The sum of the tools' values; one-use tools do not count (SA 13.2). */
export function toolValue(player: Player): number {
  let value = 0;
  for (const tool of player.tools) value += tool;
  return value;
}

/** The one-use tools that lie ready, each card with its value (SA 8.3.9). */
export function oneUseTools(player: Player): { card: string; value: number }[] {
  const tools: { card: string; value: number }[] = [];
  for (const card of player.kept) {
    const { top } = cardOf(card);
    if (top.kind === 'one-use-tool') tools.push({ card, value: top.value });
  }
  return tools;
}

/** The unused two-resources card, if the player has it (SA 8.3.10). */
export function twoResourcesCard(player: Player): string | undefined {
  if (player.kept.length === 0) return undefined;
  return player.kept.find((card) => cardOf(card).top.kind === 'two-resources');
}

/** How many pieces of a resource can still be taken: any number, unless the supply is limited (SA 1.3, SA 16.2). */
export function supplyOf(game: StoneAgeState, resource: Resource): number {
  if (!game.options.limitedSupply) return Number.MAX_SAFE_INTEGER;
  let left = PIECES[resource];
  for (const player of game.players) left -= player.resources[resource];
  return left;
}
