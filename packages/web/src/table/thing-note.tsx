/** How sure an explanation is, where it is invented or rests on one source: one quiet line. */

import type { Thing } from '@tabularium/kernel';

/** Stands under the text of the thing; nothing if the thing is well known. */
export function ThingNote({ thing }: { thing: Pick<Thing, 'note'> | undefined }) {
  return thing?.note === undefined ? null : <span className="thing-note">{thing.note}</span>;
}
