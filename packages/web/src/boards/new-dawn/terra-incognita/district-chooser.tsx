/** Choosing a kind of district: to place it, to resolve it, or for everyone to resolve. */

import type { ActionIn } from '@tabularium/kernel';
import type { newDawn } from '@tabularium/new-dawn';
import { type ReactNode, useCallback } from 'react';
import { Icon } from '../../../design/icon.tsx';
import { soft } from '../../../design/soft.ts';
import { OffersProvider } from '../../../table/offers.tsx';
import { Spot, type Spotted } from '../../../table/spot.tsx';
import { keptInMind } from '../aim.ts';
import { useNames } from '../names.ts';
import { useNewDawn, useNewDawnTop } from '../table.ts';
import { DISTRICTS, type District } from './content.ts';
import { DISTRICT_COLOUR, DISTRICT_ICON } from './signs.ts';
import { useTerraWords } from './words.ts';

type Action = ActionIn<typeof newDawn>;

/** The kind of district the player would place. */
const { intend, useIntended } = keptInMind<{ readonly district: District | undefined }>({ district: undefined });

/** The kind of district in hand: the wished one if it is on offer, else the first that is. */
function useDistrictInHand(): District | undefined {
  const { table } = useNewDawnTop();
  const wished = useIntended('district');
  const kinds = table.sight.actions.flatMap((action) => (action.type === 'district' ? [action.district] : []));
  return wished !== undefined && kinds.includes(wished) ? wished : kinds[0];
}

/** Inside, only the kind of district in hand is offered. */
export function WithDistrictInHand({ children }: { children?: ReactNode }) {
  const inHand = useDistrictInHand();
  const isInHand = useCallback((action: Action) => action.type !== 'district' || action.district === inHand, [inHand]);
  return <OffersProvider only={isInHand}>{children}</OffersProvider>;
}

/** The kinds as plates. */
export function DistrictChooser() {
  const { frame } = useNewDawn();
  if (frame?.step === 'place-district') return <KindPicker />;
  return frame?.step === 'resolve-districts' || frame?.step === 'globalize' ? <KindButtons /> : null;
}

/** Which kind is in hand; the map then shows where it may go. */
function KindPicker() {
  const { view, own } = useNewDawn();
  const words = useTerraWords();
  const inHand = useDistrictInHand();
  if (inHand === undefined) return null;
  return (
    <fieldset className="ti-choices">
      <legend className="visually-hidden">{words.chosenKind}</legend>
      {DISTRICTS.map((district, kind) => {
        const lies = (view.terra?.realms[own]?.districts[kind] ?? -1) >= 0;
        return (
          <Plate
            key={district}
            district={district}
            note={lies ? words.placed : undefined}
            pressed={district === inHand}
            open={lies ? undefined : 'district'}
            instead={() => {
              if (!lies) intend({ district });
              return true;
            }}
          />
        );
      })}
    </fieldset>
  );
}

function KindButtons() {
  const { table } = useNewDawnTop();
  const offers = table.sight.actions.filter(
    (action) => action.type === 'resolve-district' || action.type === 'choose-district',
  );
  return (
    <div className="ti-choices">
      {offers.map(({ type, district }) => (
        <Plate key={district} district={district} anchor={`district:${district}`} action={type} />
      ))}
    </div>
  );
}

interface PlateProps extends Pick<Spotted, 'anchor' | 'pressed' | 'open' | 'instead'> {
  readonly district: District;
  readonly note?: string | undefined;
  readonly action?: string;
}

function Plate({ district, note, action, ...spot }: PlateProps) {
  const name = useNames();
  return (
    <Spot
      {...spot}
      explanation={{ thing: `district:${district}`, body: note === undefined ? undefined : <p>{note}</p> }}
      className="ti-choice ti-plate"
      style={{ '--type': DISTRICT_COLOUR[district] } as React.CSSProperties}
      marks={{ 'data-district': district, 'data-action': action }}
    >
      <span className="ti-type">
        <Icon name={DISTRICT_ICON[district]} size={18} />
      </span>
      <span className="ti-capital">{soft(name('district', district))}</span>
    </Spot>
  );
}
