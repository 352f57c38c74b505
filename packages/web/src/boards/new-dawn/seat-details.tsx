/** What everybody can see of a player: leader, counts, the focus row in small, and cards held. */

import type { Seat } from '@tabularium/kernel';
import { Icon } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';
import { SeatShape } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { citiesOf, controlledWonders, focusCard, hasEnoughCards, heldWonders, RESOURCES, wonderOf } from './content.ts';
import { TYPE_ICON, typeColour } from './kinds.ts';
import { useNames } from './names.ts';
import { Slot } from './slot.tsx';
import { useNewDawn } from './table.ts';
import { ResourceChip } from './wonder-stacks.tsx';

/** A seat's public things. */
export function SeatDetails({ seat }: { seat: Seat }) {
  const { view, words } = useNewDawn();
  const name = useNames();
  const explain = useExplain();
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <div className="nd-seat">
      <button type="button" className="nd-seat-leader small" {...explain({ thing: `leader:${player.leader}` })}>
        {name('leader', player.leader)}
      </button>
      <p className="nd-counts numbers">
        <Count icon="castle" label={words.cities} value={citiesOf(view, seat).length} />
        <Count icon="materials-science" label={words.dial} value={player.dial} />
        <Count icon="flying-flag" label={words.tokens} value={player.tokens} />
        <Count
          icon="laurel-crown"
          label={hasEnoughCards(view, seat) ? words.hasEnough : words.agendas}
          value={player.agendas.length}
          enough={hasEnoughCards(view, seat)}
        />
        <Slot name="counts" seat={seat} />
        {seat === view.firstPlayer && <FirstPlayerMark />}
      </p>
      <div className="nd-have">
        <MiniRow seat={seat} />
        <Holdings seat={seat} />
      </div>
    </div>
  );
}

function FirstPlayerMark() {
  const { words } = useNewDawn();
  return (
    <span className="nd-first" title={words.firstPlayer}>
      <span className="visually-hidden">{words.firstPlayer}</span>1
    </span>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly label: string;
  readonly value: number;
  /** Is it as much as wins? */
  readonly enough?: boolean;
}

function Count({ icon, label, value, enough = false }: CountProps) {
  return (
    <span className="nd-count" title={label} data-enough={enough || undefined}>
      <Icon name={icon} size={16} label={label} /> {value}
    </span>
  );
}

/** The focus row of a player as five small signs with level and trade tokens. */
function MiniRow({ seat }: { seat: Seat }) {
  const { view, words } = useNewDawn();
  const explain = useExplain();
  const name = useNames();
  return (
    <ol className="nd-mini-row" aria-label={words.focusRow}>
      {view.players[seat]?.row.map(({ card, trade }) => {
        const { type, level } = focusCard(card);
        return (
          <li
            key={card}
            style={{ '--type': typeColour(type) } as React.CSSProperties}
            {...explain({ thing: `focus:${card}` })}
          >
            <Icon name={TYPE_ICON[type]} size={14} label={`${name('focus', card)}, ${words.level(level)}`} />
            <span className="nd-pips" aria-hidden="true" data-level={level} />
            <Slot name="card-mark" card={card} seat={seat} small />
            {trade > 0 && (
              <span className="nd-mini-trade numbers" title={words.trade(trade)}>
                {trade}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Holdings({ seat }: { seat: Seat }) {
  const { view, words } = useNewDawn();
  const { names } = useTableTop();
  const explain = useExplain();
  const name = useNames();
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <div className="nd-holdings">
      <Slot name="holdings" seat={seat} />
      {RESOURCES.map((resource) =>
        player.resources[resource] > 0 ? (
          <ResourceChip key={resource} resource={resource} count={player.resources[resource]} />
        ) : null,
      )}
      {heldWonders(view, seat).map((wonder) => (
        <span key={wonder} className="nd-held" {...explain({ thing: `natural-wonder:${wonder}` })}>
          <Icon name="mountain-road" size={14} label={name('natural-wonder', wonder)} />
        </span>
      ))}
      {controlledWonders(view, seat).map((wonder) => (
        <span
          key={wonder}
          className="nd-held solid"
          style={{ '--type': typeColour(wonderOf(wonder).type) } as React.CSSProperties}
          {...explain({ thing: `wonder:${wonder}` })}
        >
          <Icon name={TYPE_ICON[wonderOf(wonder).type]} size={13} label={name('wonder', wonder)} />
        </span>
      ))}
      {player.cityStateCards.map((id) => (
        <span key={id} className="nd-held" {...explain({ thing: `city-state:${id}` })}>
          <Icon name="greek-temple" size={13} label={name('city-state', id)} />
        </span>
      ))}
      {player.diplomacy.map(({ card, from }) => (
        <span
          key={`${card} ${from}`}
          className="nd-held"
          {...explain({
            thing: `diplomacy:${card}`,
            title: `${name('diplomacy', card)} ${words.takenFrom(names[from] ?? '')}`,
          })}
        >
          <SeatShape seat={from} size={9} />
          <Icon
            name="shaking-hands"
            size={13}
            label={`${name('diplomacy', card)} ${words.takenFrom(names[from] ?? '')}`}
          />
        </span>
      ))}
    </div>
  );
}
