/** The four wonder decks: the top cards lie open, with what they cost the player who looks. */

import { Icon } from '../../design/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { type Resource, WONDER_TYPES, type WonderId, wonderCost, wonderOf, wondersOnOffer } from './content.ts';
import { RESOURCE_ICON, TYPE_ICON, typeColour } from './kinds.ts';
import { useNames } from './names.ts';
import { Slot } from './slot.tsx';
import { useNewDawn } from './table.ts';

/** The stacks. */
export function WonderStacks() {
  const { view, words } = useNewDawn();
  const offer = wondersOnOffer(view);
  if (WONDER_TYPES.every((type) => view.decks[type].length === 0)) return null;
  return (
    <section className="nd-wonders-panel" aria-label={words.wonders}>
      <h2 className="side-title">{words.wonders}</h2>
      <ul className="nd-wonders">
        {WONDER_TYPES.map((type) => {
          const top = offer.find((wonder) => wonder === view.decks[type].at(-1));
          return (
            <li key={type}>
              {top === undefined ? (
                <p className="nd-wonder-gone tiny soft">{words.stackEmpty}</p>
              ) : (
                <WonderCard wonder={top} left={view.decks[type].length} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function WonderCard({ wonder, left }: { wonder: WonderId; left: number }) {
  const { view, own, words } = useNewDawn();
  const name = useNames();
  const { type, era, cost, resources } = wonderOf(wonder);
  const price = wonderCost(view, own, wonder);
  return (
    <Spot
      anchor={`wonder:${wonder}`}
      explanation={{ thing: `wonder:${wonder}`, body: <Slot name="wonder-words" wonder={wonder} /> }}
      className="nd-wonder-card"
      style={{ '--type': typeColour(type) } as React.CSSProperties}
    >
      <span className="nd-wonder-name">{name('wonder', wonder)}</span>
      <span className="nd-wonder-era">
        <Icon name={TYPE_ICON[type]} size={13} /> {words.eras[era]}
        <span className="nd-left numbers" title={words.stack(left)}>
          {left}
        </span>
      </span>
      <span className="nd-wonder-price numbers">
        <span className="nd-price" title={price === cost ? words.cost : words.insteadOf(cost)}>
          {price}
        </span>
        <Slot name="wonder-mark" wonder={wonder} />
        {resources.map((resource) => (
          <ResourceChip key={resource} resource={resource} />
        ))}
      </span>
    </Spot>
  );
}

/** A resource as a small token beside words. */
export function ResourceChip({ resource, count }: { resource: Resource; count?: number }) {
  const name = useNames();
  return (
    <span className={`nd-resource-chip nd-${resource}`} title={name('resource', resource)}>
      <Icon name={RESOURCE_ICON[resource]} size={14} label={name('resource', resource)} />
      {count !== undefined && <span className="numbers">{count}</span>}
    </span>
  );
}
