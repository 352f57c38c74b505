/** What a player may do when something happens (FF 21.14). */

import { type Decision, type Procedure, pop, push } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { isAtWork } from '../queries/sources.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { Reveal, Use } from '../vocabulary/actions.ts';
import type { FameFrames } from '../vocabulary/frames.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { takeCardAction } from './card-actions.ts';
import { begin, mayUse, usableCards } from './deeds.ts';
import { deedOf, worksFrom } from './moments.ts';

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
    if (action.type === 'reveal') return takeCardAction(game, seat, action);
    begin(game, deedOf(seat, action.source, action.effect, about));
  },
};

function usesAt(game: FameState, { seat, moment, about }: FameFrames['trigger']): (Use | Reveal)[] {
  const { cards } = libraryOf(game.options);
  const reveals = playerOf(game, seat).people.flatMap(({ id, open }): Reveal[] => {
    const card = cards.person[id];
    const matters = !open && card !== undefined && worksFrom(card, moment) && isAtWork(game, seat, id);
    return matters ? [{ type: 'reveal', person: id }] : [];
  });
  const uses = usableCards(game, seat).flatMap((card) =>
    (card.triggers.get(moment) ?? []).flatMap((effect): Use[] => {
      if (!card.effects[effect]?.optional || !mayUse(game, deedOf(seat, card.source, effect, about))) return [];
      return [{ type: 'use', source: card.source, effect }];
    }),
  );
  return [...uses, ...reveals];
}
