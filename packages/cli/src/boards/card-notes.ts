/** What a card does stands beside the choice of it: its first sentences, and how sure they are. */

import { type AnyAction, pieces, plainWords } from '@tabularium/kernel';
import type { Labels, Picture } from './picture.ts';

/** So much of a card's text stands beside a choice; its first sentence always does. */
const ROOM = 100;

/** Notes on these types of actions, about the first card that their words name; a picture may look at some kinds of cards only. */
export function cardNotes(types: readonly string[], kinds?: readonly string[]): NonNullable<Picture['note']> {
  return (view, { text, names }: Labels, action: AnyAction) => {
    if (!types.includes(action.type)) return undefined;
    const [card] = pieces(text.actions[action.type]?.(action, view) ?? '', names).filter(
      ({ kind = '' }) => kind !== 'seat' && text.things[kind] !== undefined && (kinds?.includes(kind) ?? true),
    );
    const thing = card?.kind === undefined ? undefined : text.things[card.kind]?.(card.id ?? '');
    if (thing === undefined) return undefined;
    const note = thing.note === undefined ? [] : [thing.note.replace(/\.$/, '')];
    return [opening(plainWords(thing.text, names)), ...note].join(' · ');
  };
}

/** The sentences of a text that find room, without the last full stop. */
export function opening(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=\.) /);
  let said = first;
  for (const sentence of rest) {
    if (said.length + sentence.length >= ROOM) break;
    said += ` ${sentence}`;
  }
  return said.replace(/\.$/, '');
}
