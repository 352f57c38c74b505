/** What is ahead: the end of the turn as it would be now, and the wars that are declared. */

import { type Forecast, forecast } from '@tabularium/through-the-ages/forecast';
import { attackStrength } from '@tabularium/through-the-ages/queries/combat';
import { useMemo } from 'react';
import { useTableTop } from '../../table/context.ts';
import { SeatName } from '../../table/sentence.tsx';
import { Spoils } from './scene.tsx';
import { Sign } from './signs.tsx';
import { useAges, useAgesTop } from './table.ts';

/** In a few lines on the mat, where a phone has no reading desk. */
export function Outlook() {
  return (
    <div className="ta-outlook">
      <EndOfTurn />
      <Wars />
    </div>
  );
}

/** Wars that are declared, with the strengths and spoils as they are now. */
export function Wars() {
  const { view } = useAges();
  const { names, text } = useTableTop();
  const wars = view.players.flatMap(({ wars: declared }, attacker) => declared.map((war) => ({ ...war, attacker })));
  if (wars.length === 0) return null;
  return (
    <section className="ta-rest">
      {wars.map(({ card, attacker, target }) => {
        const [attack, defence] = [attackStrength(view, attacker, target), attackStrength(view, target, attacker)];
        return (
          <div key={`${card} ${attacker} ${target}`} className="ta-war numbers">
            <h2>{text.things['card']?.(card).name}</h2>
            <p>
              <SeatName seat={attacker} name={names[attacker] ?? ''} /> {attack} : {defence}{' '}
              <SeatName seat={target} name={names[target] ?? ''} />
            </p>
            <Spoils card={card} seats={[attacker, target]} strengths={[attack, defence]} />
          </div>
        );
      })}
    </section>
  );
}

const LINES = ['culture', 'science', 'food', 'resources'] as const;

/** What the end of the turn would bring now. */
export function EndOfTurn() {
  const { view, own, words } = useAges();
  const { table, asked } = useAgesTop();
  const { sight } = table;
  const foretold: Forecast | undefined = useMemo(
    () => (asked && view.current === own && view.frames.at(-1)?.step === 'act' ? forecast(sight.view, own) : undefined),
    [asked, view, own, sight],
  );
  if (foretold === undefined) return null;
  return (
    <section className="ta-rest">
      <h2>{words.ifYouEnd}</h2>
      <dl className="ta-forecast numbers">
        {LINES.map((line) => (
          <div key={line}>
            <dt>
              <Sign of={line} size={16} silent /> {words.counts[line]}
            </dt>
            <dd>
              {foretold.before[line]} → <strong>{foretold.after[line]}</strong>
            </dd>
          </div>
        ))}
        {foretold.corruption > 0 && (
          <div data-bad>
            <dt>{words.corruption}</dt>
            <dd>−{foretold.corruption}</dd>
          </div>
        )}
        {foretold.cards > 0 && (
          <div>
            <dt>
              <Sign of="card" size={16} silent /> {words.draws}
            </dt>
            <dd>+{foretold.cards}</dd>
          </div>
        )}
      </dl>
      {foretold.uprising && <p className="ta-bad">{words.uprising}</p>}
      {foretold.missing > 0 && <p className="ta-bad">{words.famine(foretold.missing)}</p>}
    </section>
  );
}
