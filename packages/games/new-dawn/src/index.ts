/** Sid Meier's Civilization: A New Dawn for two to four players, with its expansion Terra Incognita for up to five. */

import { clone, type Game, HIDDEN, type Luck, shuffleWith } from '@tabularium/kernel';
import { bot } from './bot.ts';
import { ERAS, WONDER_TYPES, type WonderId, type WonderType, wonderOf } from './content/wonders.ts';
import { moduleOf } from './module.ts';
import { brokenLaws } from './rules/laws.ts';
import { wondersOf } from './rules/set-up.ts';
import { type NewDawnState, type NewDawnView, visibility } from './state.ts';
import { steps } from './steps.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { things } from './text/things.ts';
import type { NewDawn } from './vocabulary.ts';

export { type Board, boardOf } from './board.ts';
export type { NewDawnLabels } from './labels.ts';
export type * from './state.ts';
export type { TerraLabels } from './terra-incognita/labels.ts';
export type * from './vocabulary.ts';

/** The cards under the top of each wonder deck, dealt anew: their eras are known, the cards are not (ND 2.7). */
function determinize(view: NewDawnView, luck: Luck): NewDawnState {
  const { viewer: _viewer, ...rest } = clone(view);
  const { imagined, wonders, wondersInPlay } = moduleOf(rest);
  const built = rest.wonders.map(({ wonder }) => wonder);
  const seen = new Set<string>([...built, ...(rest.terra?.removed ?? []), ...Object.values(rest.decks).flat()]);
  const fill = (type: WonderType): WonderId[] => {
    const hidden = ERAS.toReversed().flatMap((era) => {
      const inPlay = wondersInPlay(rest.seats, era);
      const gone = [...seen].filter((id) => id !== HIDDEN && isOf(id as WonderId, type, era)).length;
      const unknown = shuffleWith(
        luck,
        wondersOf(wonders, type, era).filter((id) => !seen.has(id)),
      );
      return unknown.slice(0, inPlay - gone);
    });
    return rest.decks[type].map((card, at) => (card === HIDDEN ? (hidden[at] ?? 'stonehenge') : card));
  };
  const isOf = (id: WonderId, type: WonderType, era: string) => wonderOf(id).type === type && wonderOf(id).era === era;
  const decks = Object.fromEntries(WONDER_TYPES.map((type) => [type, fill(type)])) as Record<WonderType, WonderId[]>;
  const terra = imagined(view, luck);
  return {
    ...rest,
    decks,
    terra,
    random: { 'set-up': [], map: [], wonders: [], dice: [], barbarians: [] },
    facts: null,
  };
}

/** How many the base game seats (ND 2.1). */
const BASE_SEATS = 4;

/** A New Dawn, with or without Terra Incognita. */
export const newDawn: Game<NewDawn> = {
  id: 'new-dawn',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: {
    module: { kind: 'choice', values: ['base', 'terra-incognita'], default: 'base', rule: 'TI 1.1' },
    peaceful: { kind: 'switch', default: false, rule: 'TI 17.1' },
    handicap: { kind: 'choice', values: ['nobody', 'first-seat', 'all-but-first'], default: 'nobody', rule: 'TI 17.2' },
    handicapTokens: { kind: 'choice', values: [6, 8, 10, 12], default: 6, rule: 'TI 17.2' },
    map: { kind: 'choice', values: ['first-game', 'players', 'random'], default: 'first-game', rule: 'ND 2.3' },
    epic: { kind: 'switch', default: false, rule: 'ND 18.1' },
    after24: { kind: 'choice', values: ['go-on', 'lost'], default: 'go-on', rule: 'ND 10.7' },
    petraTurns: { kind: 'switch', default: true, rule: 'ND 20.5' },
    maracanaFirst: { kind: 'switch', default: false, rule: 'ND 20.5' },
    roundLimit: { kind: 'choice', values: [0, 30, 60, 120], default: 0 },
  },
  streams: ['set-up', 'map', 'wonders', 'dice', 'barbarians'],
  setup(table) {
    // Five play with the expansion only (TI 0.2).
    if (table.seats > BASE_SEATS) table.options.module = 'terra-incognita';
    return moduleOf(table).setUp(table);
  },
  steps,
  visibility,
  determinize,
  result: (game) => moduleOf(game).result(game),
  round: (game) => game.round,
  invariants: brokenLaws,
  things,
  text: { en, de },
  bot,
};
