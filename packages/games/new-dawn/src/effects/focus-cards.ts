/** What the base game's focus cards let their player choose. */

import { push } from '@tabularium/kernel';
import type { FOCUS_CARDS } from '../content/focus-cards.ts';
import type { Effect } from '../queries/effects.ts';

/** The effects by card. */
export const FOCUS_EFFECTS: Readonly<Partial<Record<keyof typeof FOCUS_CARDS, Effect>>> = {
  capitalism: {
    optional: {
      moment: 'after-reset',
      possible: () => true,
      begin: (game, seat, card) => push(game, { step: 'resolve-another', seat, except: card }),
    },
  },
};
