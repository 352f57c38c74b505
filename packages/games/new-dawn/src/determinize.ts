/** From a view, a state that agrees with it. */

import { clone, HIDDEN, type Luck, shuffleWith } from '@tabularium/kernel';
import { ERAS, WONDER_TYPES, type WonderId, type WonderType } from './content/wonders.ts';
import { wonderOf } from './queries/things.ts';
import { asks } from './questions.ts';
import { wondersOf } from './rules/set-up.ts';
import type { BaseZones, NewDawnView } from './state.ts';

/** The cards under the top of each wonder deck, dealt anew: their eras are known, the cards are not (ND 2.7). */
export function determinize(view: NewDawnView, luck: Luck): Omit<NewDawnView, 'decks' | 'viewer'> & BaseZones {
  const { viewer: _viewer, ...rest } = clone(view);
  const { goneWonders, wonders, wondersInPlay } = asks(rest);
  const built = rest.wonders.map(({ wonder }) => wonder);
  const seen = new Set<string>([...built, ...goneWonders(view), ...Object.values(rest.decks).flat()]);
  const known = [...seen].filter((id) => id !== HIDDEN).map((id) => wonderOf(id as WonderId));
  const fill = (type: WonderType): WonderId[] => {
    const hidden = ERAS.toReversed().flatMap((era) => {
      const inPlay = wondersInPlay(rest.seats, era);
      const gone = known.filter((wonder) => wonder.type === type && wonder.era === era).length;
      const unknown = shuffleWith(
        luck,
        wondersOf(wonders, type, era).filter((id) => !seen.has(id)),
      );
      return unknown.slice(0, inPlay - gone);
    });
    return rest.decks[type].map((card, at) => (card === HIDDEN ? (hidden[at] ?? missing(type)) : card));
  };
  const decks = Object.fromEntries(WONDER_TYPES.map((type) => [type, fill(type)])) as Record<WonderType, WonderId[]>;
  return { ...rest, decks };
}

function missing(type: WonderType): never {
  throw new Error(`More ${type} wonders are hidden than are in the box.`);
}
