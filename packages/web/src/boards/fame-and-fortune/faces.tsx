/** Pictures and prices that say an action faster than words. */

import type { FameView } from '@tabularium/fame-and-fortune';
import { artsOf, productionOf, readable, stepCost } from '@tabularium/fame-and-fortune/queries';
import { plainWords, type Seat } from '@tabularium/kernel';
import type { ReactNode } from 'react';
import { useTableTop } from '../../table/context.ts';
import { SeatName } from '../../table/sentence.tsx';
import { Sign } from './signs.tsx';
import { cityOn } from './squares.ts';
import type { FameAction } from './table.ts';

/** What stands beside an action: what a city would make, gain, a step cost, or a government do. */
export function noteOn(action: FameAction, view: FameView): ReactNode {
  const game = readable(view);
  const frame = game.frames.at(-1);
  const seat = view.viewer;
  if (seat === null) return undefined;
  if (action.type === 'advance') {
    const { culture, trade } = stepCost(game, seat, action.space);
    return (
      <span className="ff-note">
        −{culture} <Sign of="culture" size={14} />
        {trade > 0 && (
          <>
            −{trade} <Sign of="trade" size={14} />
          </>
        )}
      </span>
    );
  }
  if (action.type === 'govern') return <GovernmentNote government={action.government} />;
  if (frame?.step !== 'city-act') return undefined;
  const city = cityOn(game, seat, frame.city);
  if (city === undefined) return undefined;
  if (action.type === 'produce') {
    return (
      <span className="ff-note">
        {productionOf(game, seat, city)} <Sign of="production" size={14} />
      </span>
    );
  }
  if (action.type !== 'arts') return undefined;
  return (
    <span className="ff-note">
      +{artsOf(game, seat, city)} <Sign of="culture" size={14} />
    </span>
  );
}

function GovernmentNote({ government }: { government: string }) {
  const { text, names } = useTableTop();
  const effect = text.things['government']?.(government).text ?? '';
  return <span className="ff-effect small">{plainWords(effect, names)}</span>;
}

/** To whom an offer would go: the question says that it is one. */
export const briefly = (action: FameAction): ReactNode =>
  action.type === 'offer-to' ? <Name seat={action.to} /> : undefined;

function Name({ seat }: { seat: Seat }) {
  const { names } = useTableTop();
  return <SeatName seat={seat} name={names[seat] ?? ''} />;
}

/** A group of figures as what it is. */
export function faceOf(action: FameAction): ReactNode {
  if (action.type !== 'move') return undefined;
  const figures = [
    ...Array.from({ length: action.armies }, () => 'army'),
    ...Array.from({ length: action.scouts }, () => 'scout'),
  ];
  return (
    <span className="ff-party">
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are alike
        <Sign key={at} of={figure} size={22} />
      ))}
    </span>
  );
}
