/** Find me a table: which game, with how many, how fast; then waiting, and going there. */

import type { Pace, Search, Searching } from '@tabularium/protocol';
import { PACES } from '@tabularium/protocol/choices';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ask, beSomebody, useServer } from '../session/server.ts';
import { settings } from '../settings.ts';
import { boxOf, SHELF, useShelfText } from '../shelf.ts';
import { Segments } from '../table/settings-dialog.tsx';
import { usePeopleWords } from '../words/people.ts';
import { useAsked } from './asked.ts';
import { GameChoice } from './game-choice.tsx';
import { TableOptions } from './table-options.tsx';

/** What is looked for; the server sees whether such options can be. */
type Wish = Omit<Search, 'options'> & { readonly options: object };

/** How often to ask whether a table was found, in milliseconds. */
const FRESH = 3_000;

/** The form, or what one waits for. */
export function FindTable() {
  const say = usePeopleWords();
  const [, go] = useLocation();
  const { person } = useServer();
  const { answer, wrong, attempt } = useAsked<Searching>(person === null ? null : '/me/search', FRESH);
  const found = answer?.table ?? null;
  useEffect(() => {
    if (found === null) return;
    void ask('DELETE', '/me/search').then(() => go(`/table/${found}`));
  }, [found, go]);
  const seek = (search: Wish) =>
    attempt(async () => {
      await beSomebody(settings().name);
      await ask('PUT', '/me/search', search);
    });
  const search = answer?.search ?? null;
  return (
    <section className="card stack find-table">
      <h2>{say.meeting.findTitle}</h2>
      {search === null ? (
        <SearchForm seek={seek} waiting={answer?.waiting ?? []} />
      ) : (
        <Waiting search={search} stop={() => attempt(() => ask('DELETE', '/me/search'))} />
      )}
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong}
        </p>
      )}
    </section>
  );
}

function Waiting({ search, stop }: { search: Search; stop: () => void }) {
  const say = usePeopleWords();
  const { title } = useShelfText(search.game);
  return (
    <div className="row spread" role="status">
      <span>
        <strong>{say.meeting.seeking(title)}</strong>{' '}
        <span className="soft small">
          {say.meeting.players}: {search.players.join(', ')} · {say.meeting.paces[search.pace]}
          {Object.keys(search.options).length > 0 && ` · ${say.meeting.ownOptions}`}
        </span>
      </span>
      <button type="button" className="button" onClick={stop}>
        {say.meeting.stop}
      </button>
    </div>
  );
}

function SearchForm({ seek, waiting }: { seek: (search: Wish) => void; waiting: Searching['waiting'] }) {
  const say = usePeopleWords();
  const [game, setGame] = useState(SHELF[0]?.game ?? '');
  const { min, max } = boxOf(game).seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const [chosen, setChosen] = useState<readonly number[]>(counts);
  const [pace, setPace] = useState<Pace>('days');
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const players = chosen.filter((count) => counts.includes(count));
  const others = waiting.find((one) => one.game === game && one.pace === pace)?.people ?? 0;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        seek({ game, players, pace, options });
      }}
    >
      <p className="help">{say.meeting.findHelp}</p>
      <div className="find-choices">
        <GameChoice
          game={game}
          choose={(one) => {
            setGame(one);
            setOptions({});
            const { seats } = boxOf(one);
            setChosen(Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at));
          }}
        />
        <fieldset className="field">
          <legend>{say.meeting.players}</legend>
          <div className="segments">
            {counts.map((count) => (
              <label key={count}>
                <input
                  type="checkbox"
                  checked={players.includes(count)}
                  onChange={(event) =>
                    setChosen(event.target.checked ? [...players, count] : players.filter((one) => one !== count))
                  }
                />
                <span>{count}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Segments
          legend={say.meeting.pace}
          values={PACES}
          value={pace}
          name={(one) => say.meeting.paces[one]}
          choose={setPace}
        />
      </div>
      <p className="help">{say.meeting.paceHelp[pace]}</p>
      <TableOptions game={game} players={Math.max(min, ...players)} chosen={options} choose={setOptions} />
      <div className="row">
        <button type="submit" className="button primary" disabled={players.length === 0}>
          {say.meeting.seek}
        </button>
        {others > 0 && <span className="soft small">{say.meeting.waiting(others)}</span>}
      </div>
    </form>
  );
}
