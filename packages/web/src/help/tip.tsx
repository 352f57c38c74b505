/** Tips for a first game: what usually matters, told once when a step asks for the first time, and never again. */

import { useEffect, useState } from 'react';
import { prefer, useSettings } from '../settings.ts';
import { frameOf, useTableTop } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { momentsOf } from './moments.ts';

const KEY = 'tabularium-tips';

function told(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

function keepTold(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...told(), name])]));
  } catch {
    // A tip told twice does no harm.
  }
}

/** The tip of this moment, if it was never told before. */
export function Tip() {
  const say = useWords();
  const { tips } = useSettings();
  const { table, game, language, asked } = useTableTop();
  const step = frameOf(table)?.step;
  const name = `${game.id}/${step}`;
  const words = step === undefined || !asked ? undefined : momentsOf(game.id, language)?.matters[step];
  const [shown, setShown] = useState<string>();
  const known = words === undefined || !tips || table.link !== 'local';
  useEffect(() => {
    if (known || told().includes(name)) return setShown(undefined);
    setShown(name);
    return () => keepTold(name);
  }, [known, name]);
  if (shown !== name || known) return null;
  return (
    <p className="tip small" role="note">
      {words}{' '}
      <button
        type="button"
        className="as-text"
        onClick={() => {
          keepTold(name);
          setShown(undefined);
        }}
      >
        {say.moment.understood}
      </button>{' '}
      <button type="button" className="as-text" onClick={() => prefer({ tips: false })}>
        {say.moment.noTips}
      </button>
    </p>
  );
}
