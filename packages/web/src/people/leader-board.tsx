/** Who plays a game best, with the bots as marks between. */

import { botWords } from '@tabularium/bots';
import type { Leaders } from '@tabularium/protocol';
import { useLocation } from 'wouter';
import { useServer } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { SHELF, useShelfText } from '../shelf.ts';
import { usePeopleWords } from '../words/people.ts';
import { useAsked } from './asked.ts';
import { GameChoice } from './game-choice.tsx';
import { PeoplePage, PersonLink } from './page.tsx';
import { RatingWords } from './profile.tsx';

/** The page. */
export default function LeaderBoard({ game = SHELF[0]?.game ?? '' }: { game?: string | undefined }) {
  const say = usePeopleWords();
  const [, go] = useLocation();
  const { title } = useShelfText(game);
  return (
    <PeoplePage>
      <h1>{say.people.leaders}</h1>
      <p>{say.people.leadersLead}</p>
      <GameChoice game={game} choose={(one) => go(`/leaders/${one}`)} />
      {SHELF.some((box) => box.game === game) ? (
        <section>
          <h2>{title}</h2>
          <Board key={game} game={game} />
        </section>
      ) : (
        <p className="soft">{say.errors.notFound}</p>
      )}
    </PeoplePage>
  );
}

function Board({ game }: { game: string }) {
  const say = usePeopleWords();
  const { person } = useServer();
  const { levels } = botWords[useSettings().language];
  const { answer } = useAsked<Leaders>(`/leaders/${game}`);
  if (answer === undefined) return <p className="soft">…</p>;
  const ranked = answer.leaders.filter(({ rating }) => !rating.provisional);
  return (
    <>
      {answer.own !== null && (
        <p className="card row spread">
          <strong>{say.people.own}</strong> <RatingWords rating={answer.own} />
        </p>
      )}
      {answer.leaders.length === 0 && <p className="soft">{say.people.leadersNone}</p>}
      <table className="board">
        <thead>
          <tr>
            <th scope="col">{say.people.rank}</th>
            <th scope="col">{say.people.name}</th>
            <th scope="col">{say.people.points}</th>
          </tr>
        </thead>
        <tbody>
          {answer.leaders.map((row) => (
            <tr key={row.person.id} data-self={row.person.id === person?.id || undefined}>
              <td className="numbers">{row.rating.provisional ? '–' : ranked.indexOf(row) + 1}</td>
              <th scope="row">
                <PersonLink person={row.person} />
              </th>
              <td>
                <RatingWords rating={row.rating} />
              </td>
            </tr>
          ))}
          {answer.bots.toReversed().map(({ level, points }) => (
            <tr key={level} className="soft">
              <td>–</td>
              <th scope="row">
                {say.create.bot}: {levels[level as keyof typeof levels].name}
              </th>
              <td className="numbers">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="help">{say.people.leadersHow}</p>
    </>
  );
}
