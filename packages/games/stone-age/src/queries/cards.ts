/** The cards that lie face up beside a player board: their effects are for later (SA 8.2). */

import { type CardId, cardOf, type Top } from '../content/cards.ts';
import type { Player, StoneAgeState } from '../state.ts';

/** Is a card with this top part kept for later, or carried out at once? */
export function isKept(game: StoneAgeState, top: Top): boolean {
  return top.kind === 'one-use-tool' || (top.kind === 'two-resources' && !game.options.twoResourcesAtOnce);
}

/** The one-use tools that lie ready, each card with its value (SA 8.3.9). */
export function oneUseTools(player: Player): { card: CardId; value: number }[] {
  const tools: { card: CardId; value: number }[] = [];
  for (const card of player.kept) {
    const { top } = cardOf(card);
    if (top.kind === 'one-use-tool') tools.push({ card, value: top.value });
  }
  return tools;
}

/** The unused two-resources card, if the player has it (SA 8.3.10). */
export function twoResourcesCard(player: Player): CardId | undefined {
  if (player.kept.length === 0) return undefined;
  return player.kept.find((card) => cardOf(card).top.kind === 'two-resources');
}
