/** The draft: each player chooses leaders and wonders for the game (TA 17.4). */

import { push, type Seat, shuffle, type Together } from '@tabularium/kernel';
import { levelsPlayed } from '../../queries/decks.ts';
import type { AgesState } from '../../state.ts';
import type { ThroughTheAges } from '../../vocabulary.ts';
import { DRAFT } from '../content/mixes.ts';
import { famousPool } from '../queries/mixes.ts';

/** The cards of each age are dealt into its boards until they are chosen. */
export function dealDrafts(game: AgesState): void {
  const levels = levelsPlayed(game.options);
  const seats = game.players.map((_, seat) => seat);
  for (const level of levels) {
    const board = game.boards[level];
    if (board === undefined) continue;
    board.leaders = shuffle(game, 'mix', famousPool(game, level, 'leader'));
    board.wonders = shuffle(game, 'mix', famousPool(game, level, 'wonder'));
    board.dealt = true;
  }
  for (const level of levels.toReversed()) push(game, { step: 'draft', level, seats, answers: seats.map(() => null) });
}

/** The leaders and wonders dealt to that seat for one age. */
function dealtTo(game: AgesState, level: number, seat: Seat): { leaders: string[]; wonders: string[] } {
  const board = game.boards[level];
  const hand = (cards: readonly string[], count: number) => cards.slice(seat * count, (seat + 1) * count);
  return { leaders: hand(board?.leaders ?? [], DRAFT.leaders), wonders: hand(board?.wonders ?? [], DRAFT.wonders) };
}

/** Each player chooses one leader and one wonder of the age. */
export const draft: Together<ThroughTheAges, 'draft'> = {
  actions(game, frame, seat) {
    const { leaders, wonders } = dealtTo(game, frame.level, seat);
    return leaders.flatMap((leader) => wonders.map((wonder) => ({ type: 'draft' as const, leader, wonder })));
  },
  settle(game, frame, answers) {
    const board = game.boards[frame.level];
    if (board === undefined) return;
    board.dealt = false;
    // The chosen cards come first, so that filling up draws the rest at random.
    const chosen = { leaders: answers.map(({ leader }) => leader), wonders: answers.map(({ wonder }) => wonder) };
    const rest = (cards: readonly string[], picked: readonly string[]) =>
      shuffle(
        game,
        'mix',
        cards.filter((card) => !picked.includes(card)),
      );
    board.leaders = [...chosen.leaders, ...rest(board.leaders, chosen.leaders)];
    board.wonders = [...chosen.wonders, ...rest(board.wonders, chosen.wonders)];
  },
};
