/** How a game ended, as a table: one row per part of the score, one column per player. */

import type { Language, ReplayedMatch } from '@tabularium/kernel';
import { resultOf, scoredParts } from '@tabularium/kernel';
import { bold, faint, inSeatColour, table } from './screen.ts';
import { words } from './words/index.ts';

/** The outcome, or that there is none yet. */
export function resultLines(match: ReplayedMatch, names: readonly string[], lang: Language): string[] {
  const result = resultOf(match);
  const say = words[lang];
  if (result === undefined) return [faint(say.unfinished(match.moves.length))];
  const text = match.game.text[lang];
  const parts = scoredParts(result);
  const winners = result.winners.map((seat) => inSeatColour(seat, names[seat] ?? ''));
  return [
    ...table([
      ['', ...names.map((name, seat) => inSeatColour(seat, name))],
      ...parts.map((part) => [text.parts[part] ?? part, ...result.parts.map((one) => String(one[part] ?? 0))]),
      [bold(say.total), ...result.scores.map((score) => bold(String(score)))],
    ]),
    '',
    `${text.endings[result.ending] ?? result.ending}. ${say.won(winners.join(', '))}`,
  ];
}
