/** Sid Meier's Civilization: A New Dawn, the base game for two to four players. */

import { clone, type Game, HIDDEN, type Luck, shuffleWith } from '@tabularium/kernel';
import { bot } from './bot.ts';
import { WONDERS_IN_PLAY } from './content/limits.ts';
import { ERAS, WONDER_TYPES, WONDERS, type WonderId, type WonderType } from './content/wonders.ts';
import { brokenLaws } from './rules/laws.ts';
import { setUp, wondersOf } from './rules/set-up.ts';
import { steps } from './rules/steps.ts';
import { result } from './rules/victory.ts';
import { type NewDawnState, type NewDawnView, visibility } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { things } from './text/things.ts';
import type { NewDawn } from './vocabulary.ts';

export { type Board, boardOf } from './board.ts';
export type { NewDawnState, NewDawnView } from './state.ts';
export type { NewDawn } from './vocabulary.ts';

/** The cards under the top of each wonder deck, dealt anew: their eras are known, the cards are not (ND 2.7). */
function determinize(view: NewDawnView, luck: Luck): NewDawnState {
  const { viewer: _viewer, ...rest } = clone(view);
  const seen = new Set<string>([...rest.wonders.map(({ wonder }) => wonder), ...Object.values(rest.decks).flat()]);
  const fill = (type: WonderType): WonderId[] => {
    const hidden = ERAS.toReversed().flatMap((era) => {
      const inPlay = WONDERS_IN_PLAY[rest.seats]?.[era] ?? 0;
      const gone = [...seen].filter((id) => id !== HIDDEN && isOf(id as WonderId, type, era)).length;
      const unknown = shuffleWith(
        luck,
        wondersOf(type, era).filter((id) => !seen.has(id)),
      );
      return unknown.slice(0, inPlay - gone);
    });
    return rest.decks[type].map((card, at) => (card === HIDDEN ? (hidden[at] ?? 'stonehenge') : card));
  };
  const isOf = (id: WonderId, type: WonderType, era: string) => WONDERS[id].type === type && WONDERS[id].era === era;
  const decks = Object.fromEntries(WONDER_TYPES.map((type) => [type, fill(type)])) as Record<WonderType, WonderId[]>;
  return { ...rest, decks, random: { 'set-up': [], map: [], wonders: [], dice: [], barbarians: [] }, facts: null };
}

/** A New Dawn. */
export const newDawn: Game<NewDawn> = {
  id: 'new-dawn',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    map: { kind: 'choice', values: ['first-game', 'players', 'random'], default: 'first-game', rule: 'ND 2.3' },
    epic: { kind: 'switch', default: false, rule: 'ND 18.1' },
    after24: { kind: 'choice', values: ['go-on', 'lost'], default: 'go-on', rule: 'ND 10.7' },
    petraTurns: { kind: 'switch', default: true, rule: 'ND 20.5' },
    maracanaFirst: { kind: 'switch', default: false, rule: 'ND 20.5' },
    roundLimit: { kind: 'choice', values: [0, 30, 60, 120], default: 0 },
  },
  streams: ['set-up', 'map', 'wonders', 'dice', 'barbarians'],
  setup: setUp,
  steps,
  visibility,
  determinize,
  result,
  round: (game) => game.round,
  invariants: brokenLaws,
  things,
  text: { en, de },
  bot,
};
