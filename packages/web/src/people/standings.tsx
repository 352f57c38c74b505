/** How a cup stands, and what decides among equals. */

import type { CupDetails, TieBreak } from '@tabularium/protocol';
import { useServer } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { usePeopleWords } from '../words/people.ts';
import { nameIn } from './names.ts';
import { PersonLink, Scrolls } from './page.tsx';

/** The table of standings. */
export function Standings({ details }: { details: CupDetails }) {
  const say = usePeopleWords();
  const { person } = useServer();
  const { language } = useSettings();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const breaks = details.tieBreaks as TieBreak[];
  const isGroups = details.cup.kind === 'groups';
  const shown = breaks.filter((one) => one !== 'lot' && one !== 'wins');
  return (
    <section className="stack">
      <h2>{say.cup.standings}</h2>
      <Scrolls label={say.cup.standings}>
        <table className="figures board">
          <thead>
            <tr>
              <th scope="col">{say.cup.place}</th>
              <th scope="col">{say.cup.person}</th>
              {isGroups && <th scope="col">{say.cup.stage}</th>}
              <th scope="col">{say.cup.points}</th>
              <th scope="col">{say.cup.played}</th>
              <th scope="col">{say.cup.won}</th>
              {shown.map((one) => (
                <th key={one} scope="col">
                  {say.cup.breaks[one]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {details.standings.map((row) => (
              <tr key={row.person} data-self={row.person === person?.id || undefined}>
                <td>{row.place}</td>
                <th scope="row">
                  <PersonLink person={nameIn(details.people, row.person)} />
                  {row.left && <span className="soft small"> ({say.cup.hasLeft})</span>}
                </th>
                {isGroups && <td>{row.stage}</td>}
                <td>
                  <strong>{number.format(row.points)}</strong>
                </td>
                <td>{row.played}</td>
                <td>{row.won}</td>
                {shown.map((one) => (
                  <td key={one}>{number.format(row.breaks[breaks.indexOf(one)] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
      <details className="small">
        <summary>{say.cup.breaksTitle}</summary>
        <ol className="tie-breaks">
          {breaks.map((one) => (
            <li key={one}>
              <strong>{say.cup.breaks[one]}:</strong> {say.cup.breakHelp[one]}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
