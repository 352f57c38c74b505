/** What everybody can see of a player, small enough for the list of players: numbers, and the four races. */

import { coinsOf, libraryOf } from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';
import { SeatShape, seatColour } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { Spot } from '../../table/spot.tsx';
import { CLOSE, type Race, racesOf, siegeOf } from './races.ts';
import { Amount, Sign } from './signs.tsx';
import { ROMAN, useFame } from './table.ts';
import { useUi } from './ui.tsx';

/** One's own numbers on the map, for screens where the sheet lies behind it: trade, culture, coins, resources. */
export function Purse() {
  const { view, game, own, words, say } = useFame();
  const player = view.players[own];
  if (player === undefined) return null;
  const resources = Object.values(player.resources).reduce((sum, one) => sum + one, 0);
  return (
    <p className="ff-purse" title={say.sheet}>
      <Amount of="trade" amount={player.trade} label={words.trade} size={15} />
      <Amount of="culture" amount={player.culture} label={words.cultureTokens} size={15} />
      <Amount of="coin" amount={coinsOf(game, own)} label={words.coins} size={15} />
      <Amount of="resource" amount={`${resources}+${player.markers.length}`} label={words.resources} size={15} />
    </p>
  );
}

/** Civilization and government, numbers, races; a press shows that player's sheet. */
export function SeatDetails({ seat }: { seat: Seat }) {
  const { view, game, words, name } = useFame();
  const { names } = useTableTop();
  const ui = useUi();
  const player = view.players[seat];
  if (player === undefined) return null;
  const resources = Object.values(player.resources).reduce((sum, one) => sum + one, 0);
  const count = (kind: string) => player.figures.filter((one) => one.kind === kind && one.square >= 0).length;
  return (
    <div className="ff-seat">
      <p className="ff-seat-of">
        <Spot
          anchor={`rival:${seat}`}
          className="ff-seat-look"
          explanation={player.civilization === '' ? undefined : { thing: `civilization:${player.civilization}` }}
          instead={() => look()}
          pressed={ui.shown === seat}
          open="look"
          marks={{ 'data-shows': 'board' }}
        >
          {[
            player.civilization === '' ? [] : name('civilization', player.civilization),
            player.government === '' ? [] : name('government', player.government),
          ]
            .flat()
            .join(' · ') || '–'}
        </Spot>
        {seat === view.first && (
          <span className="ff-first" title={words.firstPlayer(names[seat] ?? '')}>
            1
          </span>
        )}
      </p>
      <p className="ff-seat-numbers">
        <Amount of="trade" amount={player.trade} label={words.trade} size={14} />
        <Amount of="culture" amount={player.culture} label={words.cultureTokens} size={14} />
        <Amount of="resource" amount={`${resources}+${player.markers.length}`} label={words.resources} size={14} />
        <Amount of="unit" amount={player.forces.length} label={words.units} size={14} />
        <Amount of="army" amount={count('army')} label={words.signs.army} size={14} />
        <Amount of="scout" amount={count('scout')} label={words.signs.scout} size={14} />
        <Events seat={seat} />
      </p>
      <ul className="ff-races" data-anchor={`races:${seat}`}>
        {racesOf(game, seat).map((race) => (
          <RaceBar key={race.way} race={race} seat={seat} />
        ))}
      </ul>
    </div>
  );

  /** Where something is offered to a player, that is meant; else the sheet is shown. */
  function look(): boolean {
    ui.look(seat);
    return false;
  }
}

/** The backs of events in hand: their level is open. */
function Events({ seat }: { seat: Seat }) {
  const { view, game, say } = useFame();
  const { events } = libraryOf(game.options);
  const levels = (view.players[seat]?.events ?? []).map((event) =>
    typeof event === 'string' ? (events[event]?.level ?? 1) : event.level,
  );
  return (
    <span className="ff-backs">
      {levels.map((level, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of a level are alike
        <span key={at} data-level={level} title={say.eventLevel(ROMAN[level] ?? '')}>
          {ROMAN[level]}
        </span>
      ))}
    </span>
  );
}

const SIGNS: Readonly<Record<Race['way'], string>> = {
  culture: 'track',
  technology: 'technology',
  coins: 'coin',
  military: 'capital',
};

/** One race as a thin bar; from three quarters on it is vermilion and wears swords. */
function RaceBar({ race, seat }: { race: Race; seat: Seat }) {
  const { game, say } = useFame();
  const { names } = useTableTop();
  const explain = useExplain();
  const { way, value, most } = race;
  const share = Math.min(1, value / most);
  const close = share >= CLOSE;
  const { attack, defence } = siegeOf(game, seat);
  const count = `${say.races[way]}: ${value}/${most}`;
  const words = {
    culture: count,
    technology: `${count}. ${say.carries}`,
    coins: count,
    military: say.siege(attack, defence),
  }[way];
  return (
    <li
      className="ff-race"
      data-close={close || undefined}
      {...explain({ title: `${names[seat] ?? ''} · ${say.races[way]}`, body: <p className="small">{words}</p> })}
    >
      <Sign of={SIGNS[way]} size={14} label={close ? `${say.races[way]}, ${say.close}` : say.races[way]} />
      <span className="numbers">
        <strong>{value}</strong>
        {way === 'military' ? ':' : '/'}
        {most}
      </span>
      <span className="ff-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
    </li>
  );
}

/** The four races of everybody in a strip, for phones. */
export function RaceStrip() {
  const { game, say } = useFame();
  const { names } = useTableTop();
  return (
    <ul className="ff-strip" aria-label={say.players}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <li key={seat} data-anchor={`races:${seat}`} style={{ '--seat': seatColour(seat) } as React.CSSProperties}>
          <p>
            <SeatShape seat={seat} size={11} /> {name}
          </p>
          <span className="ff-gauges">
            {racesOf(game, seat).map(({ way, value, most }) => (
              <span
                key={way}
                role="img"
                aria-label={`${say.races[way]}: ${value}/${most}`}
                data-close={value / most >= CLOSE || undefined}
              >
                <i style={{ inlineSize: `${Math.min(100, (value / most) * 100)}%` }} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
