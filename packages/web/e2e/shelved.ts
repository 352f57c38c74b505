/** A match as it lies on a browser's shelf. */

import { type AnyGame, type Match, resultOf } from '@tabularium/kernel';
import type { SavedTable } from '../src/session/store.ts';

const NAMES = ['Mara', 'Kleopatra', 'Hōjō', 'Ben', 'Pachacuti'];

/** The table of that match; seat 1 is a person, the others are bots. */
export function shelved(id: string, game: AnyGame, match: Match<AnyGame>): SavedTable {
  return {
    id,
    game: game.id,
    start: match.start,
    seats: NAMES.slice(0, match.start.seats).map((name, seat) =>
      seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, strength: 'easy' },
    ),
    moves: match.moves,
    round: game.round(match.state),
    result: resultOf(match) ?? null,
    created: 1,
    changed: 1,
  };
}
