/** Leaders and wonders of both boxes in one game: chosen by chance, hidden, or open on boards (TA 17.4, 17.8). */

import { shuffle } from '@tabularium/kernel';
import type { FamousKind } from '../../content/model.ts';
import type { AgesState } from '../../state.ts';
import { placeholderId, placeholderOf } from '../content/placeholders.ts';
import { famousFrom, famousPool, isAnnounced, isDraft, isOpenMix, mixSize, placeholders } from '../queries/mixes.ts';

/** The leaders and wonders of one age that are in the game, in its deck or on its board. */
export function famousInDeck(game: AgesState, level: number): string[] {
  const leaders = chooseFamous(game, level, 'leader');
  const wonders = chooseFamous(game, level, 'wonder');
  const onBoard = isOpenMix(game.options) && level > 0;
  game.boards[level] = {
    leaders: onBoard ? leaders : [],
    wonders: onBoard ? wonders : [],
    open: onBoard && isAnnounced(game.options, level),
    dealt: false,
  };
  return onBoard ? placeholders(level, leaders.length, wonders.length) : [...leaders, ...wonders];
}

/** The leaders or wonders of one age that are in the game; the others go back into the box. */
function chooseFamous(game: AgesState, level: number, kind: FamousKind): string[] {
  const { leaders } = game.options;
  if (leaders === 'expansion' || leaders === 'agreed') return famousPool(game, level, kind);
  if (leaders === 'one-extra') {
    const [extra = '', ...others] = shuffle(game, 'mix', famousFrom(game, level, kind, 'old'));
    putBack(game, level, others);
    return [...famousFrom(game, level, kind, 'new'), extra];
  }
  const board = game.boards[level];
  const drafted = (kind === 'leader' ? board?.leaders : board?.wonders) ?? [];
  const pool = isDraft(game.options) ? drafted : shuffle(game, 'mix', famousPool(game, level, kind));
  const count = mixSize(kind, game.seats);
  putBack(game, level, pool.slice(count));
  return pool.slice(0, count);
}

/** Cards that are not in this game: known to all in an open mix, unseen otherwise. */
function putBack(game: AgesState, level: number, cards: readonly string[]): void {
  (isAnnounced(game.options, level) ? game.gone : game.box).push(...cards);
}

/** A placeholder is replaced at once by the card on its space. */
export function unveiled(game: AgesState, drawn: string): string {
  const placeholder = placeholderOf(drawn);
  const board = placeholder && game.boards[placeholder.level];
  if (placeholder === undefined || board === undefined) return drawn;
  const spaces = placeholder.kind === 'leader' ? board.leaders : board.wonders;
  const card = spaces[placeholder.number - 1] ?? '';
  spaces[placeholder.number - 1] = '';
  game.gone.push(drawn);
  return card;
}

/** When two are left, one random leader and wonder go back, and the placeholders marked 3+ with them (TA 16.10). */
export function trimBoards(game: AgesState, level: number, players: number): void {
  const board = game.boards[level];
  const deck = game.civilDecks[level];
  if (players !== 2 || !isOpenMix(game.options) || board === undefined || deck === undefined) return;
  for (const [kind, spaces] of [
    ['leader', board.leaders],
    ['wonder', board.wonders],
  ] as const) {
    const last = placeholderId({ level, kind, number: spaces.length });
    shuffle(game, 'mix', spaces);
    (board.open ? game.gone : game.box).push(...spaces.splice(-1));
    game.gone.push(...deck.splice(deck.indexOf(last), 1));
  }
}
