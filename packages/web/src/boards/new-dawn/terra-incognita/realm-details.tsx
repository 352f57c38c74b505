/** What the expansion adds to the things of a seat: armies, forts, districts, Ibrahim and the union. */

import type { Seat } from '@tabularium/kernel';
import { Icon } from '../../../design/icon.tsx';
import { SeatShape } from '../../../design/shapes.tsx';
import { useTableTop } from '../../../table/context.ts';
import { useExplain } from '../../../table/explain.tsx';
import { useNames } from '../names.ts';
import { useNewDawn } from '../table.ts';
import { DISTRICTS, fortsOf } from './content.ts';
import { DISTRICT_COLOUR, DISTRICT_ICON } from './signs.ts';
import { useTerraWords } from './words.ts';

/** Armies and forts, as counts. */
export function RealmCounts({ seat }: { seat: Seat }) {
  const { view } = useNewDawn();
  const words = useTerraWords();
  const explain = useExplain();
  const armies = view.terra?.realms[seat]?.armies;
  if (armies === undefined) return null;
  const marching = armies.filter((at) => at >= 0).length;
  return (
    <>
      <span className="nd-count ti-armies" data-adds {...explain({ thing: 'component:army', title: words.armies })}>
        <Icon name="crossed-swords" size={15} label={words.armies} /> {marching}/{armies.length}
      </span>
      <span className="nd-count" {...explain({ thing: 'component:fort', title: words.forts })}>
        <Icon name="guarded-tower" size={15} label={words.forts} /> {fortsOf(view, seat)}
      </span>
    </>
  );
}

/** Districts on the map and what the leader has of others, as small plates. */
export function RealmHoldings({ seat }: { seat: Seat }) {
  const { view } = useNewDawn();
  const { names } = useTableTop();
  const words = useTerraWords();
  const name = useNames();
  const explain = useExplain();
  const realm = view.terra?.realms[seat];
  if (realm === undefined) return null;
  const united = names[realm.union];
  return (
    <>
      {DISTRICTS.map((district, kind) =>
        (realm.districts[kind] ?? -1) < 0 ? null : (
          <span
            key={district}
            className="nd-held ti-held"
            style={{ '--type': DISTRICT_COLOUR[district] } as React.CSSProperties}
            {...explain({ thing: `district:${district}` })}
          >
            <Icon name={DISTRICT_ICON[district]} size={14} label={name('district', district)} />
          </span>
        ),
      )}
      {view.terra?.ibrahim === seat && (
        <span className="nd-held" {...explain({ thing: 'component:ibrahim', title: words.ibrahim })}>
          <Icon name="scroll-unfurled" size={13} label={words.ibrahim} />
        </span>
      )}
      {united !== undefined && (
        <span className="nd-held" {...explain({ thing: 'leader:poland', title: words.union(united) })}>
          <SeatShape seat={realm.union} size={9} />
          <Icon name="scroll-unfurled" size={13} label={words.union(united)} />
        </span>
      )}
    </>
  );
}
