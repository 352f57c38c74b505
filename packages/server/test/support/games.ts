/** The games tests play: the project's own, the kernel's examples, and one whose rules fail. */

import { challengeBookIds, isGame, loadChallenges, loadGame } from '@tabularium/catalogue';
import type { AnyGame, Decision, Game } from '@tabularium/kernel';
import { type HighCard, highCard } from '@tabularium/kernel/examples/high-card';
import { type TicTacToe, ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import type { Games } from '../../src/index.ts';

const mark = ticTacToe.steps.mark;

/** Words that only a dump may contain. */
export const RULES_SECRET = 'the-secret-of-the-failing-rules';

/** Tic-tac-toe, but marking the centre makes the rules throw, and so does listing moves once the last cell is marked. */
const failing: Decision<TicTacToe, 'mark'> = {
  ...mark,
  actions(game, frame, seat) {
    if (game.cells[8] !== -1) throw new Error(RULES_SECRET);
    return mark.actions(game, frame, seat);
  },
  take(game, frame, action, seat) {
    if (action.cell === 4) throw new Error(RULES_SECRET);
    mark.take(game, frame, action, seat);
  },
};

/** A game whose rules fail at times. */
const faulty: Game<TicTacToe> = { ...ticTacToe, id: 'faulty', steps: { mark: failing } };

/** Tic-tac-toe, but thinking about it is more than a bot can bear. */
const unthinkable: Game<TicTacToe> = {
  ...ticTacToe,
  id: 'unthinkable',
  bot: {
    ...ticTacToe.bot,
    evaluate() {
      throw new RangeError(RULES_SECRET);
    },
  },
};

/** Each card of high card as a number that appears nowhere else. */
export const markerOf = (card: number) => 730_000_019 + card * 1_000_003;

/** High card with cards that can be found in any text. */
export const marked: Game<HighCard> = {
  ...highCard,
  id: 'marked-card',
  setup(base) {
    const state = highCard.setup(base);
    return { ...state, deck: state.deck.map(markerOf), hands: state.hands.map((hand) => hand.map(markerOf)) };
  },
};

const own: Readonly<Record<string, AnyGame>> = { 'high-card': highCard, 'marked-card': marked, faulty, unthinkable };

/** The games of the test servers. */
export const games: Games = {
  ids: ['high-card', 'tic-tac-toe', 'stone-age'],
  has: (id) => Object.hasOwn(own, id) || isGame(id),
  challenges: () => Promise.all(challengeBookIds.map(loadChallenges)),
  load: async (id) => (Object.hasOwn(own, id) ? own[id] : undefined) ?? loadGame(id),
};
