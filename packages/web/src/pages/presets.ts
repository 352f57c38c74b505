/** Ways to set a table that have a name: for a first game, as the booklet has it, for a tournament. */

import type { AnyGame } from '@tabularium/kernel';
import { equal } from '@tabularium/kernel';

/** The names of the presets; the client's words say what they are. */
export const PRESET_NAMES = ['first', 'printed', 'tournament'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

type Options = Readonly<Record<string, unknown>>;

/** What each box's presets choose beside what is usual; one that a box has not is not offered there. */
const PRESETS: Readonly<Record<string, Partial<Record<PresetName, Options>>>> = {
  // Everybody sees what is collected, so that one can learn from the others.
  'stone-age': { first: { openCards: true }, printed: {} },
  'new-dawn': { first: { map: 'first-game' }, printed: { map: 'players' }, tournament: { map: 'random' } },
  'terra-incognita': { first: { peaceful: true }, printed: {} },
  'through-the-ages': {
    first: { length: 'handbook' },
    printed: {},
    tournament: { hands: 'open', leaders: 'expansion', military: true },
  },
  'fame-and-fortune': {
    first: { firstGame: true },
    printed: {},
    tournament: { civilizations: 'two-keep-one', tieBreak: 'end-of-turn' },
  },
};

/** The presets of a box, by name. */
export const presetsOf = (box: string): Partial<Record<PresetName, Options>> => PRESETS[box] ?? {};

/** The preset that is chosen now, if it is one: whatever is left out is as usual. */
export function presetChosen(game: AnyGame, box: string, chosen: Options): PresetName | undefined {
  const complete = (options: Options) =>
    Object.entries(game.options).map(([name, { default: usual }]) => options[name] ?? usual);
  return PRESET_NAMES.find((name) => {
    const preset = presetsOf(box)[name];
    return preset !== undefined && equal(complete(preset), complete(chosen));
  });
}
