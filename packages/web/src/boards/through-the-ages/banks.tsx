/** The banks as tracks: what each place of them means stands above and below it, and where one stands is tinted. */

import {
  consumption,
  corruption,
  happinessRequired,
  populationCost,
  START,
} from '@tabularium/through-the-ages/content/boards';
import { happiness } from '@tabularium/through-the-ages/queries/ratings';
import type { CSSProperties, ReactNode } from 'react';
import { Spot } from '../../table/spot.tsx';
import { Cube, Worker } from './counts.tsx';
import { Sign } from './signs.tsx';
import { useAges, useDesk } from './table.ts';

/** Both banks of the civilization. */
export function Banks() {
  const { view } = useAges();
  const { seat } = useDesk();
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <div className="ta-banks">
      <YellowBank yellow={player.yellow} />
      <BlueBank blue={player.blue} />
    </div>
  );
}

/** Places in a line that mean the same. */
interface Section {
  readonly from: number;
  readonly to: number;
  readonly words: ReactNode;
  readonly now: boolean;
}

/** Neighbouring places of the same meaning, from 1 to `last`. */
function sections(
  last: number,
  tokens: number,
  meaning: (tokens: number) => string,
  say: (place: number) => ReactNode,
): Section[] {
  const found: Section[] = [];
  for (let place = 1; place <= last; place++) {
    const before = found.at(-1);
    if (before !== undefined && meaning(before.to) === meaning(place)) {
      found[found.length - 1] = { ...before, to: place, now: before.now || place === tokens };
    } else found.push({ from: place, to: place, words: say(place), now: place === tokens });
  }
  return found;
}

function YellowBank({ yellow }: { yellow: number }) {
  const { view, words } = useAges();
  const { seat, isOwn } = useDesk();
  const last = Math.max(START.yellowBank, yellow);
  const smiles = happiness(view, seat);
  const price = (place: number) => populationCost(place) ?? 0;
  return (
    <Spot
      anchor={isOwn ? 'bank:yellow' : undefined}
      explanation={{ thing: 'concept:population', body: <p className="small">{words.eats(consumption(yellow))}</p> }}
      label={`${words.yellowBank}: ${yellow}. ${yellow === 0 ? words.noWorker : words.nextWorker(price(yellow))}`}
      className="ta-spot ta-bank"
      style={{ '--places': last } as CSSProperties}
    >
      <span className="ta-bank-name">{words.happyNeeded}</span>
      <Marks
        of={sections(
          last,
          yellow,
          (place) => String(happinessRequired(place)),
          (place) => (
            <span data-bad={happinessRequired(place) > smiles || undefined}>
              <Sign of={happinessRequired(place) > smiles ? 'unhappy' : 'happy'} size={11} silent />
              {happinessRequired(place)}
            </span>
          ),
        )}
      />
      <strong className="ta-bank-title">
        {words.yellowBank} <span className="numbers">{yellow}</span>
      </strong>
      <Sockets sign="yellow" last={last} filled={yellow} />
      <span className="ta-bank-name">{words.priceAndFood}</span>
      <Marks
        of={sections(
          last,
          yellow,
          (place) => `${price(place)} ${consumption(place)}`,
          (place) => (
            <>
              {price(place)}
              <Sign of="food" size={11} silent /> −{consumption(place)}
            </>
          ),
        )}
      />
    </Spot>
  );
}

function BlueBank({ blue }: { blue: number }) {
  const { words } = useAges();
  const { isOwn } = useDesk();
  const last = Math.max(START.blueBank, blue);
  const safe = Array.from({ length: last + 1 }, (_, place) => place).find((place) => corruption(place) === 0) ?? 0;
  return (
    <Spot
      anchor={isOwn ? 'bank:blue' : undefined}
      explanation={{ thing: 'concept:blue-token' }}
      label={`${words.blueBank}: ${blue}. ${words.corrupts(corruption(blue))}`}
      className="ta-spot ta-bank"
      style={{ '--places': last } as CSSProperties}
    >
      <span className="ta-bank-name" />
      <span className="ta-bank-note">{blue < safe && words.fromNoCorruption(safe - blue)}</span>
      <strong className="ta-bank-title">
        {words.blueBank} <span className="numbers">{blue}</span>
      </strong>
      <Sockets sign="blue" last={last} filled={blue} />
      <span className="ta-bank-name">{words.corruption}</span>
      <Marks
        of={sections(
          last,
          blue,
          (place) => String(corruption(place)),
          (place) => (
            <>
              {corruption(place) === 0 ? 0 : `−${corruption(place)}`}
              <Sign of="resources" size={11} silent />
            </>
          ),
        )}
      />
    </Spot>
  );
}

function Sockets({ sign, last, filled }: { sign: 'yellow' | 'blue'; last: number; filled: number }) {
  const Token = sign === 'yellow' ? Worker : Cube;
  return (
    <span className="ta-sockets" aria-hidden="true">
      {Array.from({ length: last }, (_, at) => {
        const key = `socket ${at}`;
        return <span key={key}>{at < filled && <Token at={`bank:${sign}`} size={15} />}</span>;
      })}
    </span>
  );
}

function Marks({ of }: { of: readonly Section[] }) {
  return (
    <span className="ta-marks numbers" aria-hidden="true">
      {of.map(({ from, to, words, now }) => (
        <span key={from} data-now={now || undefined} style={{ gridColumn: `${from} / ${to + 1}` }}>
          {words}
        </span>
      ))}
    </span>
  );
}
