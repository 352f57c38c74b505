/** Choosing a kind of district: to place it, to resolve it, or for everyone to resolve. */

import { canonical } from '@tabularium/kernel';
import { Icon } from '../../../design/icon.tsx';
import { useTableTop } from '../../../table/context.ts';
import { useExplain } from '../../../table/explain.tsx';
import { intend, useIntended } from '../aim.ts';
import { DISTRICTS, type District } from '../content.ts';
import { useNames } from '../names.ts';
import { offeredDistrict, useNewDawn } from '../table.ts';
import { DISTRICT_COLOUR, DISTRICT_ICON } from './signs.ts';
import { useTerraWords } from './words.ts';

/** Actions that name a kind of district and no space. */
const NAMING: readonly string[] = ['resolve-district', 'choose-district'];

/** Whether an action is chosen here. */
const namesDistrict = ({ type }: { type: string }): boolean => NAMING.includes(type);

/** The kinds as plates. */
export function DistrictChooser() {
  const { frame } = useNewDawn();
  if (frame?.step === 'place-district') return <KindPicker />;
  return frame?.step === 'resolve-districts' || frame?.step === 'globalize' ? <KindButtons /> : null;
}

/** Which kind is in hand; the map then shows where it may go. */
function KindPicker() {
  const { table } = useTableTop();
  const { view, own } = useNewDawn();
  const words = useTerraWords();
  const wished = useIntended('district');
  const inHand = offeredDistrict(table.sight.actions, wished);
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
            press={lies ? undefined : () => intend({ district })}
          />
        );
      })}
    </fieldset>
  );
}

function KindButtons() {
  const { table, choose } = useTableTop();
  const offers = table.sight.actions.flatMap((action) => {
    const { district } = action as { type: string; district?: District };
    return namesDistrict(action) && district !== undefined ? [{ action, district }] : [];
  });
  return (
    <div className="ti-choices">
      {offers.map(({ action, district }) => (
        <Plate key={canonical(action)} district={district} action={action.type} press={() => choose(action)} />
      ))}
    </div>
  );
}

interface PlateProps {
  readonly district: District;
  readonly note?: string | undefined;
  readonly pressed?: boolean;
  readonly action?: string;
  readonly press: (() => void) | undefined;
}

function Plate({ district, note, pressed, action, press }: PlateProps) {
  const name = useNames();
  const explain = useExplain();
  return (
    <button
      type="button"
      className="ti-choice ti-plate"
      data-district={district}
      data-action={action}
      style={{ '--type': DISTRICT_COLOUR[district] } as React.CSSProperties}
      aria-pressed={pressed}
      aria-disabled={press === undefined || undefined}
      onClick={press}
      {...explain({ thing: `district:${district}`, ...(note === undefined ? {} : { body: <p>{note}</p> }) })}
    >
      <span className="ti-type">
        <Icon name={DISTRICT_ICON[district]} size={18} />
      </span>
      <span className="ti-capital">{name('district', district)}</span>
    </button>
  );
}
