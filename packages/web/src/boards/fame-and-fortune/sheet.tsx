/** A civilization: pyramid between its two dials, numbers and limits, resources, forces, cards and investments. */

import { FIGURES } from '@tabularium/fame-and-fortune/content';
import {
  combatBonus,
  countOnMap,
  landingSpaces,
  libraryOf,
  speedOf,
  statOf,
  stepCost,
  strengthOf,
  UNIT_TYPES,
  unitType,
} from '@tabularium/fame-and-fortune/queries';
import { HIDDEN, type Seat } from '@tabularium/kernel';
import type { ReactNode } from 'react';
import { SeatShape } from '../../design/shapes.tsx';
import { soft } from '../../design/soft.ts';
import { useTableTop } from '../../table/context.ts';
import { Spot } from '../../table/spot.tsx';
import { travelMarks } from '../../table/travels.tsx';
import { CoinDial, TradeDial } from './dials.tsx';
import { Pyramid } from './pyramid.tsx';
import { Amount, Sign } from './signs.tsx';
import { ROMAN, useFame } from './table.ts';
import { useUi } from './ui.tsx';

/** The sheet of the player who is looked at; actions are offered on one's own. */
export function Sheet() {
  const { own } = useFame();
  const ui = useUi();
  const seat = ui.shown;
  return (
    <section
      className="ff-sheet"
      data-kept="sheet"
      data-seat={seat}
      style={{ '--seat': `var(--player-${seat})` } as React.CSSProperties}
    >
      <Head seat={seat} isOwn={seat === own} />
      <div className="ff-crown">
        <TradeDial seat={seat} />
        <Pyramid seat={seat} />
        <CoinDial seat={seat} />
      </div>
      <Limits seat={seat} />
      <Resources seat={seat} />
      <Forces seat={seat} />
      <Cards seat={seat} isOwn={seat === own} />
      <Investments seat={seat} isOwn={seat === own} />
    </section>
  );
}

function Head({ seat, isOwn }: { seat: Seat; isOwn: boolean }) {
  const { game, own, say, words, name } = useFame();
  const { names } = useTableTop();
  const ui = useUi();
  const player = game.players[seat];
  if (player === undefined) return null;
  const [next] = landingSpaces(game, seat);
  const cost = next === undefined ? undefined : stepCost(game, seat, next);
  return (
    <header className="ff-sheet-head">
      <h2>
        <SeatShape seat={seat} size={15} /> {names[seat]}
        {player.civilization !== '' && (
          <Spot
            anchor={isOwn ? `card:civilization:${player.civilization}` : undefined}
            explanation={{ thing: `civilization:${player.civilization}` }}
            className="ff-chip quiet"
            plainWhenIdle
          >
            {name('civilization', player.civilization)}
          </Spot>
        )}
      </h2>
      {!isOwn && (
        <button type="button" className="button quiet" onClick={() => ui.look(own)}>
          {say.mine}
        </button>
      )}
      {player.government !== '' && (
        <Spot
          anchor={isOwn ? 'government' : undefined}
          explanation={{ thing: `government:${player.government}` }}
          className="ff-chip"
          plainWhenIdle
        >
          <Sign of="government" size={14} /> {name('government', player.government)}
        </Spot>
      )}
      {isOwn && player.government !== '' && (
        <Spot
          anchor={`card:government:${player.government}`}
          explanation={{ thing: `government:${player.government}` }}
          className="ff-used"
          plainWhenIdle
        />
      )}
      <span className="ff-chip" title={cost === undefined ? undefined : say.nextStep(cost.culture, cost.trade)}>
        <Amount of="culture" amount={player.culture} label={words.cultureTokens} size={14} />
        {cost !== undefined && <small className="soft numbers">/ {cost.culture}</small>}
      </span>
    </header>
  );
}

function Limits({ seat }: { seat: Seat }) {
  const { game, say } = useFame();
  const { limits } = say;
  const rows: readonly (readonly [string, string, string])[] = [
    ['army', limits.armies, `${countOnMap(game, seat, 'army')}/${FIGURES.army.count}`],
    ['scout', limits.scouts, `${countOnMap(game, seat, 'scout')}/${FIGURES.scout.count}`],
    ['', limits.speed, `${speedOf(game, seat)}`],
    ['', limits.stack, `${statOf(game, seat, 'stacking-limit')}`],
    ['', limits.hand, `${statOf(game, seat, 'battle-hand')}`],
    ['', limits.bonus, `+${combatBonus(game, seat)}`],
  ];
  return (
    <ul className="ff-limits">
      {rows.map(([sign, label, value]) => (
        <li key={label}>
          {sign !== '' && <Sign of={sign} size={13} />} {label} <strong className="numbers">{value}</strong>
        </li>
      ))}
    </ul>
  );
}

function Line({ title, anchor, children }: { title: string; anchor?: string; children: ReactNode }) {
  return (
    <div className="ff-line" data-anchor={anchor}>
      <h3>{title}</h3>
      <div>{children}</div>
    </div>
  );
}

function Resources({ seat }: { seat: Seat }) {
  const { view, words, name } = useFame();
  const player = view.players[seat];
  if (player === undefined) return null;
  const tokens = Object.entries(player.resources).filter(([, count]) => count > 0);
  return (
    <Line title={words.resources}>
      {tokens.map(([resource, count]) => (
        <Spot
          key={resource}
          plainWhenIdle
          explanation={{ thing: `resource:${resource}` }}
          className={`ff-token ff-of-${resource}`}
        >
          <Sign of={resource} size={14} label={name('resource', resource)} /> {count}
        </Spot>
      ))}
      {player.markers.map((marker, at) =>
        marker === null ? null : (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: equal markers are alike
            key={at}
            plainWhenIdle
            className="ff-chip"
            {...(marker.id === HIDDEN ? {} : { explanation: { thing: `marker:${marker.id}` } })}
          >
            <Sign of={marker.kind} size={13} label={words.signs[marker.kind]} />
            {marker.id !== HIDDEN && name('marker', marker.id)}
          </Spot>
        ),
      )}
      {tokens.length + player.markers.length === 0 && <span className="soft">{words.nothing}</span>}
    </Line>
  );
}

function Forces({ seat }: { seat: Seat }) {
  const { view, game, words, say } = useFame();
  const forces = view.players[seat]?.forces ?? [];
  const known = forces.filter((card) => card !== HIDDEN);
  const ranks = UNIT_TYPES.filter((type) => type !== 'aircraft').map((type) =>
    Math.max(1, view.players[seat]?.ranks[type] ?? 1),
  );
  return (
    <Line title={words.forces} anchor="forces">
      {known.map((card, at) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike
          key={at}
          plainWhenIdle
          explanation={{ thing: `unit:${unitType(card)}` }}
          className="ff-unit-chip"
          marks={{ 'data-type': unitType(card) }}
        >
          <Sign of={unitType(card)} size={15} label={say.ranks[unitType(card)][0]} />
          <strong className="numbers">{strengthOf(game, seat, card)}</strong>
        </Spot>
      ))}
      {known.length < forces.length && <span className="soft">{say.hiddenCards(forces.length - known.length)}</span>}
      {forces.length === 0 && <span className="soft">{words.nothing}</span>}
      <span className="ff-ranks soft numbers">
        {say.ranksAre} {ranks.join(' · ')}
      </span>
    </Line>
  );
}

/** Events in hand, great people, wonders: all that is held besides the pyramid. */
function Cards({ seat, isOwn }: { seat: Seat; isOwn: boolean }) {
  const { view, game, say, name } = useFame();
  const ui = useUi();
  const player = view.players[seat];
  if (player === undefined) return null;
  const { events } = libraryOf(game.options);
  const wonders = game.map.pieces.flatMap((piece) =>
    piece?.kind === 'wonder' && piece.owner === seat ? [piece.id] : [],
  );
  return (
    <Line title={say.cards}>
      {player.events.map((event, at) => {
        const level = typeof event === 'string' ? (events[event]?.level ?? 1) : event.level;
        return (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike
            key={at}
            plainWhenIdle
            anchor={isOwn && typeof event === 'string' ? `event:${event}` : undefined}
            {...(typeof event === 'string' ? { explanation: { thing: `event:${event}` } } : {})}
            className="ff-chip"
          >
            <span className="ff-level" data-level={level}>
              {ROMAN[level]}
            </span>
            {typeof event === 'string' && name('event', event)}
          </Spot>
        );
      })}
      {player.people.map((card, at) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: cards from behind are alike
          key={`person ${at}`}
          plainWhenIdle
          anchor={isOwn && card.id !== HIDDEN ? `card:person:${card.id}` : undefined}
          {...(card.id === HIDDEN ? {} : { explanation: { thing: `person:${card.id}` } })}
          className="ff-chip round"
          marks={{ 'data-hidden': card.open ? undefined : true }}
        >
          <Sign
            of={'type' in card ? card.type : (libraryOf(game.options).people[card.id]?.type ?? 'person')}
            size={14}
          />
          {card.id !== HIDDEN && name('person', card.id)}
        </Spot>
      ))}
      {player.reserve.map((person, at) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: equal markers are alike
          key={`reserve ${at}`}
          plainWhenIdle
          anchor={isOwn ? `reserve:${person}` : undefined}
          explanation={{ thing: `great-person:${person}` }}
          className="ff-chip round"
          pressed={ui.person === person}
          marks={isOwn ? travelMarks(`person:${person}`, 'reserve') : {}}
          instead={() => {
            ui.pickPerson(ui.person === person ? undefined : person);
            ui.show('map');
            return true;
          }}
        >
          <Sign of={person} size={14} /> {name('great-person', person)}
        </Spot>
      ))}
      {wonders.map((wonder) => (
        <Spot
          key={wonder}
          plainWhenIdle
          anchor={isOwn ? `card:wonder:${wonder}` : undefined}
          explanation={{ thing: `wonder:${wonder}` }}
          className="ff-chip wonder"
        >
          <Sign of="wonder" size={14} /> {name('wonder', wonder)}
        </Spot>
      ))}
      {player.events.length + player.people.length + player.reserve.length + wonders.length === 0 && (
        <span className="soft">{say.none}</span>
      )}
    </Line>
  );
}

function Investments({ seat, isOwn }: { seat: Seat; isOwn: boolean }) {
  const { game, name } = useFame();
  const { investments } = libraryOf(game.options);
  const cards = Object.entries(investments);
  if (cards.length === 0) return null;
  return (
    <ul className="ff-investments">
      {cards.map(([id, { levels }]) => {
        const markers = game.players[seat]?.investments[id] ?? 0;
        const most = Math.max(...levels.map((level) => level.markers), markers);
        return (
          <li key={id}>
            <Spot
              plainWhenIdle
              anchor={isOwn ? `investment:${id}` : undefined}
              explanation={{ thing: `investment:${id}` }}
              className="ff-investment"
            >
              <span>{soft(name('investment', id))}</span>
              <span className="ff-pips" role="img" aria-label={`${markers}/${most}`}>
                {Array.from({ length: most }, (_, at) => (
                  <i
                    // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
                    key={at}
                    data-full={at < markers || undefined}
                    data-level={levels.some((level) => level.markers === at + 1) || undefined}
                  />
                ))}
              </span>
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}
