/** Winston Churchill: each turn culture, or arms for this turn; the culture comes by itself if nothing was chosen. */

import type { Desk } from '../queries/desk.ts';
import type { Forbidden } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import type { ActionRule } from '../rules/actions/action.ts';
import { give, grantTemporary } from '../rules/gains.ts';
import { POWER_USED } from '../rules/payment.ts';

/** What he gives. */
export const CHURCHILL = {
  culture: { culture: 3 },
  arms: [
    { for: 'unit-technologies', amount: 3 },
    { for: 'units', amount: 3 },
  ],
} as const;

const OPTIONS = ['culture', 'arms'] as const;

const forbidden = ({ game }: Desk): Forbidden => (game.turn.chosen ? POWER_USED : undefined);

export const turnChoice: ActionRule<'turn-choice'> = {
  place: 'leader',
  list(desk, _leader, all, into) {
    if (desk.works.effects.offers !== 'turn-choice') return;
    if (all || forbidden(desk) === undefined) for (const option of OPTIONS) into.push({ type: 'turn-choice', option });
  },
  forbidden,
  perform(game, seat, { option }) {
    const { leader } = playerOf(game, seat);
    game.turn.chosen = true;
    if (option === 'culture') give(game, seat, CHURCHILL.culture, 'leaders', leader);
    else for (const temporary of CHURCHILL.arms) grantTemporary(game, seat, temporary, leader);
  },
};
