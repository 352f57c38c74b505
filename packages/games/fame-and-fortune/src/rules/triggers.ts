/** What a player may do when something happens (FF 21.14). */

import { type Decision, type Procedure, pop, push } from '@tabularium/kernel';
import type { FameAndFortune, FameState } from '../state.ts';
import type { Use } from '../vocabulary/actions.ts';
import type { FameFrames } from '../vocabulary/frames.ts';
import { begin, mayUse, usableCards } from './deeds.ts';
import { deedOf } from './moments.ts';

/** Ask, if there is anything to choose as far as everybody can see. */
export const offer: Procedure<FameAndFortune, 'offer'> = {
  run(game, { seat, moment, about }) {
    push(game, { step: 'trigger', seat, moment, about });
  },
};

/** Use an effect that the moment allows, or none; in any order. */
export const trigger: Decision<FameAndFortune, 'trigger'> = {
  actions: (game, frame) => [...usesAt(game, frame), { type: 'pass' }],
  take(game, frame, action) {
    pop(game);
    if (action.type === 'pass') return;
    const { seat, moment, about } = frame;
    if (usesAt(game, frame).length > 1) push(game, { step: 'offer', seat, moment, about });
    begin(game, deedOf(seat, action.source, action.effect, about));
  },
};

function usesAt(game: FameState, { seat, moment, about }: FameFrames['trigger']): Use[] {
  return usableCards(game, seat).flatMap((card) =>
    (card.triggers.get(moment) ?? []).flatMap((effect): Use[] => {
      if (!card.effects[effect]?.optional || !mayUse(game, deedOf(seat, card.source, effect, about))) return [];
      return [{ type: 'use', source: card.source, effect }];
    }),
  );
}
