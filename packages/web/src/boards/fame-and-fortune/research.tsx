/** Research: each row of the pyramid beside the technologies of its level, and what the one pointed at would bring. */

import { coinsOf, hasPlace, knows, libraryOf, researchTrade, unknownTo } from '@tabularium/fame-and-fortune/queries';
import { capital } from '@tabularium/kernel';
import { useEffect, useRef } from 'react';
import { SeatShape } from '../../design/shapes.tsx';
import { soft } from '../../design/soft.ts';
import { Cited } from '../../rules/citation.tsx';
import { useTableTop } from '../../table/context.ts';
import { useOffer, useOffers } from '../../table/offers.tsx';
import { Spot } from '../../table/spot.tsx';
import { ThingNote } from '../../table/thing-note.tsx';
import { Dial } from './dials.tsx';
import { Sign } from './signs.tsx';
import { ROMAN, useFame } from './table.ts';
import { useUi } from './ui.tsx';

const LEVELS: readonly number[] = [5, 4, 3, 2, 1];

/** The whole choice. */
export function ResearchScene() {
  const field = useRef<HTMLDivElement>(null);
  // Where not all of it is in view, what can be learned is, or else what the least trade is missing for; the rest is found
  // above it.
  useEffect(() => {
    const waiting = field.current?.querySelectorAll('[data-place]');
    const row = field.current?.querySelector('[data-open]') ?? waiting?.[waiting.length - 1];
    row?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="ff-scene ff-research">
      <div className="ff-field" ref={field}>
        {LEVELS.map((level) => (
          <Level key={level} level={level} />
        ))}
      </div>
      <aside className="ff-scene-side">
        <Waiting />
        <Prospect />
      </aside>
    </section>
  );
}

/** Who has chosen; what, nobody sees. */
function Waiting() {
  const { say } = useFame();
  const { table, names } = useTableTop();
  return (
    <ul className="ff-waiting small">
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <li key={seat}>
          <SeatShape seat={seat} size={12} /> {name} {table.sight.awaited.includes(seat) ? say.thinking : say.chosen}
        </li>
      ))}
    </ul>
  );
}

function Level({ level }: { level: number }) {
  const { game, own, say, name, words } = useFame();
  const player = game.players[own];
  if (player === undefined) return null;
  const { technologies } = libraryOf(game.options);
  const row = player.rows[level - 1] ?? [];
  const trade = researchTrade(game, own, level);
  const [place, reach] = [hasPlace(player, level), player.trade >= trade];
  const state = place ? (reach ? 'open' : 'no-trade') : reach ? 'no-place' : 'neither';
  const unknown = unknownTo(game, own).filter((id) => technologies[id]?.level === level);
  return (
    <section
      className="ff-level-row"
      data-level={level}
      data-open={state === 'open' || undefined}
      data-place={place || undefined}
      style={{ '--level': `var(--ff-level-${level})`, '--step': level } as React.CSSProperties}
    >
      <ul className="ff-known">
        {row.map((id, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blanks are alike
          <li key={at} className="ff-known-card">
            {id === '' ? words.blank : soft(name('technology', id))}
          </li>
        ))}
        {place && <li className="ff-known-card free">{capital(say.rowHead.open.split(',')[0] ?? '')}</li>}
        {Array.from({ length: Math.max(0, 6 - level - row.length - (place ? 1 : 0)) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
          <li key={`empty ${at}`} className="ff-known-card closed">
            {ROMAN[level]}
          </li>
        ))}
      </ul>
      <div className="ff-learnable">
        <h2>
          <span className="ff-roman">{ROMAN[level]}</span> <span className="numbers">{trade}</span>{' '}
          <Sign of="trade" size={14} label={words.trade} />{' '}
          <span className="ff-row-state" data-state={state}>
            <Cited words={say.rowHead[state]} />
          </span>
        </h2>
        <ul className="ff-choices">
          {unknown.map((id) => (
            <li key={id}>
              <TechnologySpot id={id} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TechnologySpot({ id }: { id: string }) {
  const { game, own, name } = useFame();
  const { text } = useTableTop();
  const ui = useUi();
  const { actions } = useOffer(`tech:${id}`);
  const technology = libraryOf(game.options).technologies[id];
  const knowers = game.players.flatMap((player, seat) => (seat !== own && knows(player, id) ? [seat] : []));
  return (
    <Spot
      anchor={`tech:${id}`}
      className="ff-choice"
      explanation={{ thing: `technology:${id}`, outward: true }}
      marks={{ 'data-closed': actions.length === 0 || undefined, 'data-shown': ui.technology === id || undefined }}
      onPoint={(by) => by !== undefined && ui.pickTechnology(id)}
    >
      <span>{soft(name('technology', id))}</span>
      <span className="ff-brings">
        {technology?.unlocks?.government !== undefined && <Sign of="government" size={13} />}
        {technology?.unlocks?.building !== undefined && <Sign of={technology.unlocks.building} size={13} />}
        {technology?.unlocks?.rank !== undefined && <Sign of={technology.unlocks.rank.type} size={13} />}
        {technology?.unlocks?.walls === true && <Sign of="walls" size={13} />}
        {technology?.coinTokens !== undefined && <Sign of="coin" size={13} />}
        {knowers.map((seat) => (
          <SeatShape key={seat} seat={seat} size={9} />
        ))}
      </span>
      {actions.length > 0 && <small className="ff-choice-effect">{text.things['technology']?.(id).short}</small>}
    </Spot>
  );
}

/** What the technology pointed at brings, what trade is left, what becomes possible. */
function Prospect() {
  const { game, own, say, name } = useFame();
  const { text } = useTableTop();
  const ui = useUi();
  const offers = useOffers();
  const player = game.players[own];
  const id = ui.technology ?? [...offers].find(([anchor]) => anchor.startsWith('tech:'))?.[0].slice('tech:'.length);
  if (id === undefined || player === undefined) return <p className="ff-paper soft">{say.pointAtOne}</p>;
  const technology = libraryOf(game.options).technologies[id];
  const level = technology?.level ?? 1;
  const coins = coinsOf(game, own);
  const left = Math.min(player.trade, coins);
  const thing = text.things['technology']?.(id);
  const rows = player.rows.map((row, at) => (at === level - 1 ? [...row, id] : row));
  const carries = level < 5 && hasPlace({ rows }, level + 1) && !hasPlace(player, level + 1);
  return (
    <>
      <section className="ff-paper ff-prospect-of">
        <h2>{name('technology', id)}</h2>
        <p className="small">
          <Cited words={thing?.text ?? ''} />
        </p>
        <ThingNote thing={thing} />
      </section>
      <section className="ff-paper">
        <h3>{say.tradeAfter(player.trade, left)}</h3>
        <div className="ff-two-dials">
          <Dial value={player.trade} most={27} long={[6, 11, 16, 21, 26]} label={say.dial(player.trade, 27)} />
          <span aria-hidden="true">→</span>
          <Dial value={left} most={27} long={[6, 11, 16, 21, 26]} label={say.dial(left, 27)} />
        </div>
        <p className="small">
          <Cited words={say.keeps(left)} />
        </p>
      </section>
      {carries && (
        <section className="ff-paper">
          <h3>{say.makesPossible}</h3>
          <p className="small">{say.supports(ROMAN[level + 1] ?? '')}</p>
        </section>
      )}
    </>
  );
}
