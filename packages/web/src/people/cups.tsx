/** All cups, and how one is made. */

import type { Cup, CupDetails, CupKind, CupSettings, Pace } from '@tabularium/protocol';
import { CUP_KINDS, CUP_PEOPLE, PACES } from '@tabularium/protocol/choices';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GameTitle } from '../pages/game-title.tsx';
import { ask, useServer } from '../session/server.ts';
import { boxOf, SHELF } from '../shelf.ts';
import { Segments } from '../table/settings-dialog.tsx';
import { usePeopleWords } from '../words/people.ts';
import { useAsked } from './asked.ts';
import { GameChoice } from './game-choice.tsx';
import { NeedsAccount, PeoplePage } from './page.tsx';
import { TableOptions } from './table-options.tsx';

/** The page. */
export default function Cups() {
  const say = usePeopleWords();
  const { person } = useServer();
  const { answer } = useAsked<{ cups: Cup[] }>('/cups');
  return (
    <PeoplePage>
      <h1>{say.cup.title}</h1>
      <p className="lead">{say.cup.lead}</p>
      <h2 className="visually-hidden">{say.cup.title}</h2>
      <ul className="stack">
        {answer?.cups.map((cup) => (
          <li key={cup.id} className="card table-row">
            <div>
              <h3>{cup.name === '' ? say.cup.nameUsual : cup.name}</h3>
              <p className="small">
                <GameTitle id={cup.game} /> · {say.cup.kinds[cup.kind]} · {say.meeting.paces[cup.pace]}
              </p>
              <p className="soft small">
                {say.cup.phases[cup.phase]} · {say.cup.taking(cup.people)}
              </p>
            </div>
            <Link href={`/cups/${cup.id}`} className="button" aria-label={`${say.cup.look}: ${cup.name}`}>
              {say.cup.look}
            </Link>
          </li>
        ))}
      </ul>
      {answer?.cups.length === 0 && <p className="soft">{say.cup.none}</p>}
      <section>
        <h2>{say.cup.make}</h2>
        {person === null || person.guest ? <NeedsAccount /> : <NewCup />}
      </section>
    </PeoplePage>
  );
}

/** So many rounds of a Swiss cup can be chosen; 0 leaves it to the cup. */
const ROUNDS = [0, 3, 4, 5, 6, 7];
const GAMES_EACH = [1, 2, 3];

function NewCup() {
  const say = usePeopleWords();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [game, setGame] = useState(SHELF[0]?.game ?? '');
  const [kind, setKind] = useState<CupKind>('round-robin');
  const [seats, setSeats] = useState(4);
  const [rounds, setRounds] = useState(0);
  const [pace, setPace] = useState<Pace>('days');
  const [rated, setRated] = useState(true);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [wrong, setWrong] = useState<string>();
  const { min, max } = boxOf(game).seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, at) => min + at).filter((size) => size > 2);
  const kinds = CUP_KINDS.filter((one) => (one === 'groups' ? sizes.length > 0 : min <= 2));
  const make = async () => {
    const isGroups = kind === 'groups';
    const settings: Omit<CupSettings, 'options'> = {
      name,
      game,
      kind,
      seats: isGroups ? Math.min(seats, max) : 2,
      rounds: isGroups ? Math.max(1, Math.min(rounds, 3)) : rounds,
      pace,
      rated,
      most: CUP_PEOPLE.max,
    };
    try {
      const { cup } = await ask<CupDetails>('POST', '/cups', { ...settings, options });
      go(`/cups/${cup.id}`);
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label className="field">
        <strong>{say.cup.name}</strong>
        <input
          className="input"
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <GameChoice
        game={game}
        choose={(one) => {
          setGame(one);
          setOptions({});
        }}
      />
      <Segments legend={say.cup.kind} values={kinds} value={kind} name={(one) => say.cup.kinds[one]} choose={setKind} />
      <p className="help">{say.cup.kindHelp[kind]}</p>
      {kind === 'groups' && (
        <Segments legend={say.cup.seats} values={sizes} value={Math.min(seats, max)} name={String} choose={setSeats} />
      )}
      {kind === 'groups' && (
        <Segments
          legend={say.cup.gamesEach}
          values={GAMES_EACH}
          value={Math.max(1, Math.min(rounds, 3))}
          name={String}
          choose={setRounds}
        />
      )}
      {kind === 'swiss' && (
        <Segments
          legend={say.cup.rounds}
          values={ROUNDS}
          value={rounds}
          name={(one) => (one === 0 ? say.cup.roundsUsual : String(one))}
          choose={setRounds}
        />
      )}
      <Segments
        legend={say.meeting.pace}
        values={PACES}
        value={pace}
        name={(one) => say.meeting.paces[one]}
        choose={setPace}
      />
      <p className="help">{say.meeting.paceHelp[pace]}</p>
      <TableOptions
        game={game}
        players={kind === 'groups' ? Math.min(seats, max) : 2}
        chosen={options}
        choose={setOptions}
      />
      <label className="switch">
        <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
        {say.cup.rated}
      </label>
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button primary">
          {say.cup.make}
        </button>
      </div>
    </form>
  );
}
