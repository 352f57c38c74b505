/** Holidays: days on which one's clocks stand still, at tables that allow it. */

import type { Holiday } from '@tabularium/protocol';
import { useEffect, useState } from 'react';
import { ask } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

interface Own {
  readonly holidays: readonly Holiday[];
  readonly left: number;
}

const DAY = 86_400_000;

/** The day as a field of a form writes it. */
const written = (time: number) => new Date(time).toLocaleDateString('sv');

/** One's holidays, and a way to take some more. */
export function Holidays() {
  const say = useWords();
  const { language } = useSettings();
  const [own, setOwn] = useState<Own>();
  const [wrong, setWrong] = useState<string>();
  const [from, setFrom] = useState(written(Date.now() + DAY));
  const [until, setUntil] = useState(written(Date.now() + 7 * DAY));
  const attempt = (work: Promise<Own>) =>
    work.then(
      (now) => {
        setOwn(now);
        setWrong(undefined);
      },
      (error: unknown) => setWrong(error instanceof Error ? error.message : String(error)),
    );
  useEffect(() => {
    ask<Own>('GET', '/me/holidays').then(setOwn, () => {});
  }, []);
  if (own === undefined) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <section className="card stack">
      <h2>{say.calls.holidays}</h2>
      <p className="help">{say.calls.holidaysHelp(own.left)}</p>
      <ul className="stack">
        {own.holidays.map((holiday) => (
          <li key={holiday.from} className="table-row">
            <span>{day.formatRange(holiday.from, holiday.until - 1)}</span>
            <button
              type="button"
              className="button"
              onClick={() => void attempt(ask<Own>('DELETE', `/me/holidays/${holiday.from}`))}
            >
              {say.calls.endHoliday}
            </button>
          </li>
        ))}
      </ul>
      <form
        className="row dates"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { from: new Date(`${from}T00:00`).getTime(), until: new Date(`${until}T00:00`).getTime() + DAY };
          void attempt(ask<Own>('POST', '/me/holidays', body));
        }}
      >
        <label className="pair">
          {say.calls.from}
          <input
            className="input"
            type="date"
            required
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </label>
        <label className="pair">
          {say.calls.to}
          <input
            className="input"
            type="date"
            required
            min={from}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {say.calls.takeHoliday}
        </button>
      </form>
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong}
        </p>
      )}
    </section>
  );
}
