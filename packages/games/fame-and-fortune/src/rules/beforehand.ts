/** Passing beforehand in reaction windows (FF 21.13), where the table keeps it and nobody can tell it from a pass. */

import type { Saying, Seat } from '@tabularium/kernel';
import type { FameAndFortune, FameView } from '../state.ts';

/** Passes whenever the player is asked for a reaction, as far as that holds. */
const passes = (holds: (targets: readonly Seat[], seat: Seat) => boolean): Saying<FameAndFortune>['answer'] => {
  return (view: FameView, seat) => {
    const asking = view.frames.at(-1);
    if (asking?.step !== 'respond' || asking.answers[asking.seats.indexOf(seat)] !== null) return undefined;
    return holds(asking.targets, seat) ? { type: 'pass' } : undefined;
  };
};

/** What can be said beforehand. */
export const beforehand: Readonly<Record<string, Saying<FameAndFortune>>> = {
  target: {
    lasts: 'on',
    words: {
      en: 'Pass reactions until something of yours is the target',
      de: 'Bei Reaktionen passen, bis etwas von dir das Ziel ist',
    },
    answer: passes((targets, seat) => !targets.includes(seat)),
    instead: { type: 'stand-by', until: 'target' },
  },
  turn: {
    lasts: 'round',
    words: { en: 'Pass all reactions this turn', de: 'In dieser Runde bei allen Reaktionen passen' },
    answer: passes(() => true),
    instead: { type: 'stand-by', until: 'turn' },
  },
};
