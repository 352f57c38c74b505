/** Choosing a game by its name; a box with an expansion is the same game. */

import { useId } from 'react';
import { SHELF, useShelfText } from '../shelf.ts';
import { usePeopleWords } from '../words/people.ts';

const GAMES = [...new Set(SHELF.map(({ game }) => game))];

/** The choice. */
export function GameChoice({ game, choose }: { game: string; choose: (game: string) => void }) {
  const say = usePeopleWords();
  const name = useId();
  return (
    <div className="field">
      <label htmlFor={name}>{say.meeting.game}</label>
      <select id={name} className="select" value={game} onChange={(event) => choose(event.target.value)}>
        {GAMES.map((id) => (
          <GameOption key={id} id={id} />
        ))}
      </select>
    </div>
  );
}

function GameOption({ id }: { id: string }) {
  return <option value={id}>{useShelfText(id).title}</option>;
}
