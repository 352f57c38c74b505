/** A review in words, for whoever shows it: a terminal or a page. */

import { type AnyAction, type AnyGame, type Language, plainWords } from '@tabularium/kernel';
import { reasonWords } from './advise.ts';
import type { Review, Turning } from './review.ts';
import { words } from './words.ts';

/** What a costly move was, what would have been better, and why. */
export function turningWords(game: AnyGame, turning: Turning, names: readonly string[], language: Language): string {
  const { seat, action, better, cost, view, reasons } = turning;
  const said = (one: AnyAction) => plainWords(game.text[language].actions[one.type]?.(one, view) ?? one.type, names);
  const line = words[language].review.turning(names[seat] ?? '', said(action), said(better), Math.round(100 * cost));
  return [line, reasonWords(game, language, reasons)].filter(Boolean).join(' ');
}

/** What became of a player's chances, and how often the player did what seemed best. */
export function verdictWords(
  { verdict, round, best }: Review['verdicts'][number],
  name: string,
  language: Language,
): string {
  const say = words[language].review;
  return `${say.verdicts[verdict](name, round)} ${say.best(Math.round(100 * best))}`;
}
