/** Notes of one's own: about the table here, about a move beside it in the log. Nobody else ever sees them. */

import { LONGEST_NOTE } from '@tabularium/protocol/choices';
import { useEffect, useState } from 'react';
import { type NoteBook, useNotes } from '../session/notes.ts';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';

/** The note about the table, folded away until somebody wants it. */
export function NotesPanel() {
  const say = useWords();
  const { notes } = useTableTop().session;
  if (notes === undefined) return null;
  return (
    <details className="notes">
      <summary className="small">{say.atTable.notes}</summary>
      <NoteField book={notes} entry={0} label={say.atTable.tableNote} />
      <p className="tiny soft">{say.atTable.notesHelp}</p>
    </details>
  );
}

interface FieldProps {
  readonly book: NoteBook;
  readonly entry: number;
  readonly label: string;
  readonly done?: () => void;
  readonly autoFocus?: boolean;
}

/** Where a note is written; it is kept when one goes on to something else. */
export function NoteField({ book, entry, label, done, autoFocus = false }: FieldProps) {
  const kept = useNotes(book).get(entry) ?? '';
  const [words, setWords] = useState(kept);
  const [failed, setFailed] = useState<string>();
  useEffect(() => setWords(kept), [kept]);
  const keep = () => {
    setFailed(undefined);
    book
      .keep(entry, words)
      .catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)));
    done?.();
  };
  return (
    <>
      <textarea
        className="input note"
        aria-label={label}
        placeholder={label}
        rows={Math.min(6, words.split('\n').length + 1)}
        maxLength={LONGEST_NOTE}
        value={words}
        // biome-ignore lint/a11y/noAutofocus: it has just been asked for
        autoFocus={autoFocus}
        onChange={(event) => setWords(event.target.value)}
        onBlur={keep}
      />
      {failed !== undefined && (
        <p role="alert" className="refusal small">
          {failed}
        </p>
      )}
    </>
  );
}
