/** What a player may do when something happens (FF 21.14), and in which order where it is his choice (FF 15.6). */

import { type Decision, type Procedure, pop, push } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { isAtWork, useKey } from '../queries/sources.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { Reveal, Use } from '../vocabulary/actions.ts';
import type { Due, Occasion } from '../vocabulary/frames.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { takeCardAction } from './card-actions.ts';
import { begin, isFeasible, mayUse, usableCards } from './deeds.ts';
import { deedOf, mayChoose, worksFrom } from './moments.ts';

/** Ask, if there is anything to choose as far as everybody can see; the only effect that is due happens. */
export const offer: Procedure<FameAndFortune, 'offer'> = {
  run(game, { step: _, ...occasion }) {
    const { seat, moment, done } = occasion;
    const [next, ...later] = possible(game, occasion);
    if (later.length > 0 || mayChoose(game, seat, moment, done)) push(game, { step: 'trigger', ...occasion });
    else if (next !== undefined) carryOut(game, occasion, next);
  },
};

/** Those of the effects that are due and would do anything now. */
function possible(game: FameState, { seat, about, due }: Occasion): Due[] {
  return due.filter(({ source, effect }) => isFeasible(game, deedOf(seat, source, effect, about)));
}

/** Carry out an effect that is due, then the others. */
function carryOut(game: FameState, occasion: Occasion, { source, effect }: Due): void {
  const due = occasion.due.filter((one) => one.source !== source || one.effect !== effect);
  push(game, { step: 'offer', ...occasion, due });
  begin(game, deedOf(occasion.seat, source, effect, occasion.about));
}

/** Use an effect that the moment allows, or none; in any order. */
export const trigger: Decision<FameAndFortune, 'trigger'> = {
  actions(game, frame) {
    const due = possible(game, frame).map((one): Use => ({ type: 'use', ...one }));
    return due.length > 0 ? [...due, ...usesAt(game, frame)] : [...usesAt(game, frame), { type: 'pass' }];
  },
  take(game, { step: _, ...occasion }, action) {
    pop(game);
    if (action.type === 'pass') return;
    const { seat, about, due, done } = occasion;
    if (action.type === 'reveal') {
      push(game, { step: 'offer', ...occasion });
      return takeCardAction(game, seat, action);
    }
    const { source, effect } = action;
    const chosen = due.find((one) => one.source === source && one.effect === effect);
    if (chosen !== undefined) return carryOut(game, occasion, chosen);
    push(game, { step: 'offer', ...occasion, done: [...done, useKey(source, effect)] });
    begin(game, deedOf(seat, source, effect, about));
  },
};

/** The effects by choice that the moment allows and that were not used on this occasion. */
function usesAt(game: FameState, { seat, moment, about, done }: Occasion): (Use | Reveal)[] {
  const { cards } = libraryOf(game.options);
  const reveals = playerOf(game, seat).people.flatMap(({ id, open }): Reveal[] => {
    const card = cards.person[id];
    const matters = !open && card !== undefined && worksFrom(card, moment) && isAtWork(game, seat, id);
    return matters ? [{ type: 'reveal', person: id }] : [];
  });
  const uses = usableCards(game, seat).flatMap((card) =>
    (card.triggers.get(moment) ?? []).flatMap((effect): Use[] => {
      if (!card.effects[effect]?.optional || done.includes(useKey(card.source, effect))) return [];
      return mayUse(game, deedOf(seat, card.source, effect, about))
        ? [{ type: 'use', source: card.source, effect }]
        : [];
    }),
  );
  return [...uses, ...reveals];
}
