/** Governments: the token on a card, the table of all six, and the choice when the dial offers it. */

import type { Seat } from '@tabularium/kernel';
import { Icon } from '../../../design/icon.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { Spot } from '../../../table/spot.tsx';
import { TYPE_ICON, typeColour } from '../kinds.ts';
import { useNames } from '../names.ts';
import { useNewDawn, useNewDawnTop } from '../table.ts';
import { asks, type FocusId, type FocusType, focusCard, GOVERNMENTS, resolvedSlot } from './content.ts';
import { GovernmentToken } from './pieces.tsx';
import { useTerraWords } from './words.ts';

const TYPES: readonly FocusType[] = ['culture', 'growth', 'economy', 'military', 'science', 'industry'];

/** The type of card that seat's government lies on. */
function useGovernment(seat: Seat): FocusType | undefined {
  const governed = useNewDawn().view.terra?.realms[seat]?.governed;
  return governed === undefined || governed === null ? undefined : focusCard(governed).type;
}

/** The six governments: the card each lies on and what it does; the one in force is marked. */
function GovernmentTable({ inForce }: { inForce: FocusType | undefined }) {
  const words = useTerraWords();
  const { words: board } = useNewDawn();
  const name = useNames();
  return (
    <table className="ti-governments small">
      <caption className="visually-hidden">{words.governments}</caption>
      <tbody>
        {TYPES.map((type) => {
          const { id, arrows } = GOVERNMENTS[type];
          return (
            <tr key={type} data-now={type === inForce || undefined}>
              <th scope="row">
                {name('government', id)}
                {type === inForce && <span className="visually-hidden"> ({words.rulesHere})</span>}
              </th>
              <td>
                <Icon name={TYPE_ICON[type]} size={14} /> {board.types[type]}
              </td>
              <td className="ti-arrows" title={words.farther(arrows)}>
                {'›'.repeat(arrows)}
                <span className="visually-hidden">{words.farther(arrows)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The token on the card it lies on. */
export function GovernmentMark({ card, seat, small = false }: { card: FocusId; seat: Seat; small?: boolean }) {
  const { view } = useNewDawn();
  const name = useNames();
  if (view.terra?.realms[seat]?.governed !== card) return null;
  const { id, arrows } = GOVERNMENTS[focusCard(card).type];
  return (
    <span className="ti-on-card" title={name('government', id)}>
      <span className="visually-hidden">{name('government', id)}</span>
      <GovernmentToken arrows={arrows} size={small ? 11 : 24} />
    </span>
  );
}

/** A seat's government as a card that explains itself and all others. */
export function GovernmentCard({ seat }: { seat: Seat }) {
  const words = useTerraWords();
  const name = useNames();
  const explain = useExplain();
  const type = useGovernment(seat);
  const body = <GovernmentTable inForce={type} />;
  const token = type === undefined ? undefined : GOVERNMENTS[type];
  return (
    <button
      type="button"
      className="ti-government-card"
      data-thing={token === undefined ? 'component:government' : `government:${token.id}`}
      {...explain(
        token === undefined
          ? { title: words.noGovernment, thing: 'component:government', body }
          : { thing: `government:${token.id}`, body },
      )}
    >
      <GovernmentToken arrows={token?.arrows ?? 0} size={18} />
      <span>{token === undefined ? words.noGovernment : name('government', token.id)}</span>
    </button>
  );
}

/** The dial offers a change: the cards in the two first slots, with what the token would do there. */
export function GovernmentChooser() {
  const { table } = useNewDawnTop();
  const { frame, view } = useNewDawn();
  const words = useTerraWords();
  const name = useNames();
  if (frame?.step !== 'change-government' || view.terra === null) return null;
  const { seat } = frame;
  const inForce = view.terra.realms[seat]?.governed ?? null;
  const { terra } = view;
  const offers = table.sight.actions.flatMap((action) => {
    const slot = action.type === 'govern' ? action.slot : 0;
    const card = view.players[seat]?.row[slot - 1]?.card;
    return card === undefined ? [] : [{ slot, card }];
  });
  const realms = (card: FocusId) =>
    terra.realms.map((realm, owner) => (owner === seat ? { ...realm, governed: card } : realm));
  return (
    <ul className="ti-choices">
      {offers.map(({ slot, card }) => {
        const { id, arrows } = GOVERNMENTS[focusCard(card).type];
        const place = asks(view).places[slot - 1] ?? slot;
        const after = resolvedSlot({ ...view, terra: { ...terra, realms: realms(card) } }, seat, slot, card);
        return (
          <li key={slot}>
            <Spot
              anchor={`government:${slot}`}
              explanation={{
                thing: `government:${id}`,
                body: <GovernmentTable inForce={inForce === null ? undefined : focusCard(inForce).type} />,
              }}
              className="ti-choice"
              style={{ '--type': typeColour(focusCard(card).type) } as React.CSSProperties}
              marks={{ 'data-action': 'govern' }}
            >
              <GovernmentToken arrows={arrows} size={26} />
              <span>
                <strong>{name('government', id)}</strong>
                <span className="tiny">
                  {name('focus', card)}: {words.farther(arrows)}
                  {after !== place && `, ${words.fromTo(place, after)}`}
                </span>
              </span>
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}
