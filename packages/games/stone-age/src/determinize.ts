/** What might be: a complete state that agrees with a view, the unknown cards and tiles dealt at random (SA 14.2). */

import { clone, HIDDEN, type Hidden, type Luck, shuffleWith } from '@tabularium/kernel';
import { BUILDING_IDS } from './content/buildings.ts';
import { CARD_IDS } from './content/cards.ts';
import type { StoneAgeState, StoneAgeView } from './state.ts';

/** Fill every hidden card and tile with one the viewer has not seen. */
export function determinize(view: StoneAgeView, luck: Luck): StoneAgeState {
  const { viewer: _, random: _random, facts: _facts, ...seen } = clone(view);
  const cards = dealer(
    CARD_IDS,
    [seen.cards, ...seen.players.flatMap(({ cards, kept, extra }) => [cards, kept, extra])],
    luck,
  );
  const tiles = dealer(BUILDING_IDS, [seen.buildings, ...seen.players.map(({ built }) => built)], luck);
  return {
    ...seen,
    players: seen.players.map((player) => ({ ...player, cards: cards(player.cards), extra: cards(player.extra) })),
    pile: cards(seen.pile),
    stacks: seen.stacks.map(tiles),
    boxed: tiles(seen.boxed),
    random: { cards: [], buildings: [], dice: [], start: [] },
    facts: null,
  };
}

/** Deals what lies in none of the seen zones, in random order. */
function dealer<Id extends string>(
  all: readonly Id[],
  seen: readonly (readonly (Id | Hidden | null)[])[],
  luck: Luck,
): (zone: readonly (Id | Hidden)[]) => Id[] {
  const known = new Set<Id | Hidden | null>(seen.flat());
  const unknown = shuffleWith(
    luck,
    all.filter((id) => !known.has(id)),
  );
  const deal = (): Id => {
    const id = unknown.pop();
    if (id === undefined) throw new Error('The view hides more than the box holds.');
    return id;
  };
  return (zone) => zone.map((id) => (id === HIDDEN ? deal() : id));
}
