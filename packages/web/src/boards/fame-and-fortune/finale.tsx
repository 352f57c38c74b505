/** How it ended: how far everybody came on the four ways to win. */

import type { Result } from '@tabularium/kernel';
import { SeatShape, seatColour } from '../../design/shapes.tsx';
import { soft } from '../../design/soft.ts';
import { racesOf } from './races.ts';
import { useFame, useFameTop } from './table.ts';

/** The last page of a game. */
export function Finale({ result }: { result: Result }) {
  const { say } = useFame();
  return (
    <div className="ff-finale">
      <h3>{say.howItEnded}</h3>
      <RaceTable result={result} />
      <p className="small soft">
        {say.carries} {say.sieges}
      </p>
    </div>
  );
}

/** Where nobody reached a victory, these parts of the score decide together. */
const DECIDING = ['coins', 'technologies', 'culture'] as const;

function RaceTable({ result: { winners, ending, parts } }: { result: Result }) {
  const { game, say } = useFame();
  const { names } = useFameTop();
  const races = names.map((_, seat) => racesOf(game, seat));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="score-scroll" tabIndex={0} aria-label={say.howItEnded}>
      <table className="scores numbers">
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <th key={seat} scope="col" data-winner={winners.includes(seat) || undefined}>
                <SeatShape seat={seat} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(races[0] ?? []).map(({ way }, at) => (
            <tr key={way}>
              <th scope="row">{soft(say.races[way])}</th>
              {races.map((own, seat) => {
                const { value = 0, most = 1 } = own[at] ?? {};
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  <td key={seat}>
                    {value}
                    {way === 'military' ? ':' : '/'}
                    {most}
                    <span className="score-bar" aria-hidden="true">
                      <span
                        style={{ inlineSize: `${Math.min(100, (value / most) * 100)}%`, background: seatColour(seat) }}
                      />
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {ending === 'turn-limit' && (
          <tfoot>
            <tr>
              <th scope="row">{say.together}</th>
              {parts.map((own, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <td key={seat}>
                  <strong>{DECIDING.reduce((sum, part) => sum + (own[part] ?? 0), 0)}</strong>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
