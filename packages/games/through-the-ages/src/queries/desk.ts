/** What a player has before them when deciding: gathered once per decision, so that every question is cheap. */

import type { Seat } from '@tabularium/kernel';
import type { ExtraAction, WorkerTechnology } from '../content/model.ts';
import type { AgesState, Player } from '../state.ts';
import { technologyOf } from './cards.ts';
import { tokenWorth } from './counts.ts';
import { playerOf } from './players.ts';
import { type Works, worksFor } from './powers.ts';

/** One civilization with everything that bears on what it can do now. */
export interface Desk {
  readonly game: AgesState;
  readonly seat: Seat;
  readonly player: Player;
  readonly works: Works;
  /** The cards of the player's technologies, in the same order. */
  readonly cards: readonly WorkerTechnology[];
  /** Civil actions that can be spent, converted ones included. */
  readonly civil: number;
  readonly civilTotal: number;
  readonly handFull: boolean;
  readonly urbanLimit: number;
  /** A leader's extra action that is still unused. */
  readonly extra: ExtraAction | undefined;
  /** Food and resources at hand, exchanged ones included. */
  readonly food: number;
  readonly resources: number;
}

/** Look at everything once. */
export function deskOf(game: AgesState, seat: Seat): Desk {
  const player = playerOf(game, seat);
  const works = worksFor(game, seat);
  const { civilActions, civilHand, urbanLimit } = works.sums;
  const { turn } = game;
  const own = seat === game.current;
  const cards: WorkerTechnology[] = [];
  let [food, resources] = own ? [turn.food, turn.resources] : [0, 0];
  for (const { card, tokens } of player.technologies) {
    const technology = technologyOf(card);
    cards.push(technology);
    if (tokens === 0) continue;
    if (technology.kind === 'farm') food += tokens * tokenWorth(technology);
    else resources += tokens * tokenWorth(technology);
  }
  return {
    game,
    seat,
    player,
    works,
    cards,
    civil: player.civil + (own ? turn.extraCivil : 0),
    civilTotal: civilActions,
    handFull: player.civilHand.length >= civilActions + civilHand,
    urbanLimit,
    extra: own && !turn.extraUsed ? works.effects.extraAction : undefined,
    food,
    resources,
  };
}

/** Each card once, in the order of the hand; most hands hold no card twice. */
export function distinct(cards: readonly string[]): readonly string[] {
  for (let at = 1; at < cards.length; at++) {
    if (cards.indexOf(cards[at] ?? '') < at) return [...new Set(cards)];
  }
  return cards;
}
