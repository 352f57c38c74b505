/** A battle: columns are fronts, the enemy above, one's own units below, and what each choice would come to. */

import { isBarbarian, strengthIn, totalOf, unitType } from '@tabularium/fame-and-fortune/queries';
import { capital, HIDDEN, type Loose } from '@tabularium/kernel';
import { useCallback, useState } from 'react';
import { SeatShape, seatColour } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { OffersProvider, useOffers } from '../../table/offers.tsx';
import { Spot } from '../../table/spot.tsx';
import { travelMarks } from '../../table/travels.tsx';
import { across, type Battle, bonusParts, type Outcome, outcomeOf, type Side, toCome } from './fight.ts';
import { Sign } from './signs.tsx';
import { useFame } from './table.ts';
import { useUi } from './ui.tsx';

/** The battle that is being fought. */
export function BattleScene() {
  const { game, own } = useFame();
  const ui = useUi();
  const only = useCallback(
    (action: Loose) =>
      action.type !== 'deploy' || ui.unit === undefined || (action as { unit?: string }).unit === ui.unit,
    [ui.unit],
  );
  const [front, setFront] = useState<number>();
  const { battle } = game;
  if (battle === null) return null;
  const me: Side = battle.seats[1] === own ? 1 : 0;
  return (
    <section className="ff-scene ff-battle">
      <div className="ff-field">
        <SideHead battle={battle} side={across(me)} above />
        <OffersProvider only={only}>
          <Fronts battle={battle} me={me} point={setFront} />
        </OffersProvider>
        <SideHead battle={battle} side={me} />
        <Hand battle={battle} me={me} />
        <Abilities />
      </div>
      <aside className="ff-scene-side">
        <BonusTable battle={battle} me={me} />
        <Forecast battle={battle} me={me} front={front} />
        <Trumps />
      </aside>
    </section>
  );
}

function useSideName(): (battle: Battle, side: Side) => string {
  const { say } = useFame();
  const { names } = useTableTop();
  return (battle, side) => (isBarbarian(battle, side) ? say.barbarians : (names[battle.seats[side]] ?? ''));
}

/** A side in its player's colour; barbarians belong to nobody, whoever leads them. */
const inColour = (battle: Battle, side: Side) =>
  ({ '--seat': isBarbarian(battle, side) ? 'var(--ink-soft)' : seatColour(battle.seats[side]) }) as React.CSSProperties;

/** Who fights on a side, with how many cards; above the fronts also about what. */
function SideHead({ battle, side, above = false }: { battle: Battle; side: Side; above?: boolean }) {
  const { say } = useFame();
  const name = useSideName();
  const seat = battle.seats[side];
  const hidden = battle.hands[side].filter((card) => card === HIDDEN).length;
  return (
    <header className="ff-side-head">
      <h2>
        {isBarbarian(battle, side) ? (
          say.barbariansDefend
        ) : (
          <>
            <SeatShape seat={seat} size={17} /> {name(battle, side)} {side === 0 ? say.attacks : say.defends}
          </>
        )}
      </h2>
      {above && <span className="soft">{say.where[battle.kind]}</span>}
      <span className="ff-hand-count" style={inColour(battle, side)}>
        <span>{say.handOf(battle.hands[side].length)}</span>
        {Array.from({ length: hidden }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <i key={at} />
        ))}
      </span>
      {battle.killed[side].length > 0 && (
        <span className="small soft">
          {say.fallen}: <UnitNames battle={battle} side={side} cards={battle.killed[side]} />
        </span>
      )}
    </header>
  );
}

function UnitNames({ battle, side, cards }: { battle: Battle; side: Side; cards: readonly string[] }) {
  const unit = useUnitName();
  return <s>{cards.map((card) => unit(battle, side, card)).join(', ')}</s>;
}

/** A unit by the name of its rank, with its strength. */
function useUnitName(): (battle: Battle, side: Side, card: string) => string {
  const { game, say } = useFame();
  return (battle, side, card) => {
    const type = unitType(card);
    const rank = isBarbarian(battle, side) ? 1 : Math.max(1, game.players[battle.seats[side]]?.ranks[type] ?? 1);
    return `${say.ranks[type][rank - 1] ?? ''} ${strengthIn(game, battle, side, card)}`;
  };
}

/** All fronts, and one more where a unit could open it. */
function Fronts({ battle, me, point }: { battle: Battle; me: Side; point: (front: number | undefined) => void }) {
  const { say, words } = useFame();
  const offers = useOffers();
  const count = battle.fronts.length;
  const isOpen = (front: number) => (offers.get(`front:${front}`)?.actions.length ?? 0) > 0;
  const shown = isOpen(count) || count === 0 ? count + 1 : count;
  return (
    <ol className="ff-fronts">
      {Array.from({ length: shown }, (_, front) => {
        const units = battle.fronts[front];
        const theirs = units?.[across(me)] ?? null;
        const mine = units?.[me] ?? null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a front is its number
          <li key={front}>
            <Spot
              anchor={`front:${front}`}
              className="ff-front"
              label={front === count ? say.newFront : words.front(front + 1)}
              onPoint={(by) => point(by === undefined ? undefined : front)}
            >
              {theirs === null ? (
                <Nobody />
              ) : (
                <UnitCard battle={battle} side={across(me)} unit={theirs} at={`front:${front}`} />
              )}
              <Prospect battle={battle} me={me} front={front} />
              {mine === null ? (
                <Nobody quiet />
              ) : (
                <UnitCard battle={battle} side={me} unit={mine} at={`front:${front}`} />
              )}
            </Spot>
          </li>
        );
      })}
    </ol>
  );
}

function Nobody({ quiet = false }: { quiet?: boolean }) {
  const { say } = useFame();
  return <span className="ff-nobody">{quiet ? '' : say.nobodyThere}</span>;
}

/** What the chosen unit would come to on a front. */
function Prospect({ battle, me, front }: { battle: Battle; me: Side; front: number }) {
  const { game, say } = useFame();
  const ui = useUi();
  const offers = useOffers();
  const unit = useUnitName();
  const legal = offers.get(`front:${front}`)?.actions.some(({ type }) => type === 'deploy') === true;
  const waiting = battle.fronts[front]?.[across(me)] ?? null;
  if (ui.unit === undefined || !legal) {
    return <span className="ff-prospect soft">{front >= battle.fronts.length ? say.newFront : ''}</span>;
  }
  const outcome = outcomeOf(game, battle, me, ui.unit, front);
  const enemy = waiting === null ? '' : unit(battle, across(me), waiting.card);
  return (
    <span className="ff-prospect" data-outcome={outcome.kind}>
      <span aria-hidden="true">{me === 0 || outcome.kind !== 'dies' ? '⬆' : '⬇'}</span>
      {wordsFor(outcome, enemy, say.outcome)}
    </span>
  );
}

function wordsFor(
  { kind, taken, dealt }: Outcome,
  enemy: string,
  words: ReturnType<typeof useFame>['say']['outcome'],
): string {
  if (kind === 'trumps') return words.trumps(enemy);
  if (kind === 'both') return words.both(enemy, taken);
  if (kind === 'dies') return words.dies(dealt);
  if (kind === 'trade') return words.trade;
  return kind === 'alone' ? words.alone : words.wounds(dealt, taken);
}

/** A unit with its strength and a drop for every wound it can take. */
function UnitCard(props: { battle: Battle; side: Side; unit: { card: string; wounds: number }; at: string }) {
  const { battle, side, unit, at: place } = props;
  const { game } = useFame();
  const name = useUnitName();
  const type = unitType(unit.card);
  const strength = strengthIn(game, battle, side, unit.card);
  return (
    <span
      className="ff-unit"
      data-type={type}
      style={inColour(battle, side)}
      {...travelMarks(`unit:${side}:${unit.card}`, place)}
    >
      <Sign of={type} size={30} />
      <strong>{strength}</strong>
      <span>{name(battle, side, unit.card).replace(/ \d+$/, '')}</span>
      <span className="ff-drops" role="img" aria-label={`${unit.wounds}/${strength}`}>
        {Array.from({ length: strength }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drop is its place
          <i key={at} data-full={at < unit.wounds || undefined} />
        ))}
      </span>
    </span>
  );
}

/** One's own hand: a unit is chosen here, then its front. */
function Hand({ battle, me }: { battle: Battle; me: Side }) {
  const { say } = useFame();
  const ui = useUi();
  const name = useUnitName();
  const cards = battle.hands[me].filter((card) => card !== HIDDEN);
  if (cards.length === 0) return null;
  return (
    <>
      <p className="small soft">{say.chooseUnit}</p>
      <ul className="ff-hand">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike
          <li key={at}>
            <Spot
              anchor={`unit:${card}`}
              className="ff-hand-card"
              label={name(battle, me, card)}
              pressed={ui.unit === card}
              instead={() => {
                ui.pickUnit(ui.unit === card ? undefined : card);
                return true;
              }}
            >
              <UnitCard battle={battle} side={me} unit={{ card, wounds: 0 }} at="hand" />
            </Spot>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Cards that can be used now: they lie on the sheet, which a battle covers. */
function Abilities() {
  const { say, name } = useFame();
  const offers = useOffers();
  const usable = [...offers].filter(
    ([anchor, { actions }]) => /^(card|event|investment):/.test(anchor) && actions.length > 0,
  );
  if (usable.length === 0) return null;
  return (
    <div className="ff-abilities">
      <h3>{say.abilities}</h3>
      {usable.map(([anchor]) => {
        const thing = anchor.replace(/^card:/, '');
        const [kind = '', id = ''] = thing.split(':');
        return (
          <Spot key={anchor} anchor={anchor} explanation={{ thing }} className="ff-chip">
            {name(kind, id)}
          </Spot>
        );
      })}
    </div>
  );
}

function BonusTable({ battle, me }: { battle: Battle; me: Side }) {
  const { game, say, words } = useFame();
  const name = useSideName();
  const sides: readonly Side[] = [me, across(me)];
  const parts = sides.map((side) => bonusParts(game, battle, side));
  const winner = battle.bonus[0] > 0 ? 0 : battle.bonus[1] > 0 ? 1 : undefined;
  const row = (label: string, of: 'own' | 'place' | 'sum') => (
    <tr>
      <th scope="row">{label}</th>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sides
        <td key={at}>{part[of]}</td>
      ))}
    </tr>
  );
  return (
    <section className="ff-paper">
      <h3>{say.bonusTable}</h3>
      <table className="numbers">
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side} scope="col">
                {name(battle, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(say.limits.bonus, 'own')}
          {row(capital(words.signs.city), 'place')}
          {row('Σ', 'sum')}
        </tbody>
      </table>
      {winner !== undefined && <p className="small">{say.bonusCard(battle.bonus[winner], name(battle, winner))}</p>}
    </section>
  );
}

/** Both totals now and after the move that is pointed at; striped is what may still come. */
function Forecast({ battle, me, front }: { battle: Battle; me: Side; front: number | undefined }) {
  const { game, say } = useFame();
  const ui = useUi();
  const name = useSideName();
  const outcome =
    ui.unit === undefined || front === undefined ? undefined : outcomeOf(game, battle, me, ui.unit, front);
  const now = [totalOf(game, battle, 0), totalOf(game, battle, 1)];
  const coming = [toCome(game, battle, 0), toCome(game, battle, 1)];
  const most = Math.max(1, ...now.map((total, side) => total + (coming[side] ?? 0)));
  return (
    <section className="ff-paper">
      <h3>{say.forecast}</h3>
      {([me, across(me)] as const).map((side) => (
        <div key={side} className="ff-total" style={inColour(battle, side)}>
          <p>
            <span>{name(battle, side)}</span>
            <strong className="numbers" data-total={side === me ? 'mine' : 'theirs'}>
              {now[side]}
              {outcome !== undefined && ` → ${outcome.totals[side]}`}
            </strong>
          </p>
          <span className="ff-total-bar" aria-hidden="true">
            <span style={{ inlineSize: `${((outcome?.totals[side] ?? now[side] ?? 0) / most) * 100}%` }} />
            <i style={{ inlineSize: `${((coming[side] ?? 0) / most) * 100}%` }} />
          </span>
          <p className="tiny soft">{say.upTo(coming[side] ?? 0)}</p>
        </div>
      ))}
      <p className="tiny soft">{say.openKnowledge}</p>
    </section>
  );
}

const CIRCLE = ['infantry', 'mounted', 'artillery'] as const;

function Trumps() {
  const { say, name } = useFame();
  return (
    <section className="ff-paper">
      <h3>{say.whoTrumps}</h3>
      <ul className="ff-trumps">
        {[...CIRCLE, CIRCLE[0]].map((type, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the circle closes with its first
          <li key={at} data-type={type}>
            <Sign of={type} size={22} />
            <span className="tiny">{name('unit', type)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
