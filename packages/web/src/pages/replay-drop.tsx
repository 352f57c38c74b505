/** A place to drop a match file. */

import { MatchFileError, parseMatch } from '@tabularium/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { listRecords, type SavedRecord, saveRecord } from '../session/store.ts';
import { useWords } from '../words/index.ts';
import { GameTitle } from './game-title.tsx';

/** Takes a match file, keeps it and opens it. */
export function ReplayDrop() {
  const say = useWords();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState<string>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const record = { id: crypto.randomUUID(), file: parseMatch(await file.text()), added: Date.now() };
      await saveRecord(record);
      go(`/replay/file/${record.id}`);
    } catch (error) {
      if (!(error instanceof MatchFileError)) throw error;
      setWrong(error.message);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same
    <div
      className="drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <p className="soft">{say.home.replaysHint}</p>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {say.home.chooseFile}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,.match"
        hidden
        aria-label={say.home.chooseFile}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {say.replay.wrong(wrong)}
        </p>
      )}
      <Watched />
    </div>
  );
}

/** So many of the files watched before are listed. */
const LISTED = 5;

function Watched() {
  const say = useWords();
  const [records, setRecords] = useState<SavedRecord[]>([]);
  useEffect(() => void listRecords().then((found) => setRecords(found.slice(0, LISTED))), []);
  return (
    <ul className="stack watched">
      {records.map(({ id, file }) => (
        <li key={id} className="row spread">
          <span className="small">
            <GameTitle id={file.game} /> · {file.players?.join(', ')}
          </span>
          <Link href={`/replay/file/${id}`} className="button">
            {say.home.watch}
          </Link>
        </li>
      ))}
    </ul>
  );
}
