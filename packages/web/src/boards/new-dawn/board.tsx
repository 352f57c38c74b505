/** The board of A New Dawn: the map in the middle, goals and wonders beside it, the focus row beneath. */

import type { AnyAction } from '@tabularium/kernel';
import { useTableTop } from '../../table/context.ts';
import { Spot } from '../../table/spot.tsx';
import type { BoardModule } from '../board.ts';
import { anchorsOf } from './anchors.ts';
import { AttackPreview, FightReport } from './combat.tsx';
import { coursesOf } from './courses.ts';
import { DirectionToken, EventDial, TechDial } from './dials.tsx';
import { dragsOf } from './drags.ts';
import { Finale } from './finale.tsx';
import { FocusRow } from './focus-row.tsx';
import { Goals } from './goals.tsx';
import { WorldMap } from './map.tsx';
import { SeatDetails } from './seat-details.tsx';
import { Slot } from './slot.tsx';
import { useNewDawn, useNewDawnTop, useRowIsAsked } from './table.ts';
import { TileTray } from './tile-tray.tsx';
import { isUpgrade, UpgradeChooser } from './upgrades.tsx';
import { WonderStacks } from './wonder-stacks.tsx';
import './new-dawn.css';
import './map.css';
import './panels.css';
import './cards.css';
import './moments.css';

function Board() {
  const { text } = useTableTop();
  const { words } = useNewDawn();
  return (
    <>
      <h1 className="visually-hidden">{text.title}</h1>
      <Slot name="middle">
        <section className="nd-middle" aria-label={words.map}>
          <WorldMap />
        </section>
        <Beside />
      </Slot>
      <aside className="nd-aside" aria-label={words.panels}>
        <Goals />
        <WonderStacks />
      </aside>
    </>
  );
}

/** Goals, dials and wonders in one sheet, for phones. */
function Overview() {
  return (
    <div className="nd-overview">
      <Goals />
      <Dials />
      <WonderStacks />
    </div>
  );
}

/** Fights and choices on a space: in the place of the focus row while nothing is asked of it, so that the map stays free. */
function Beside() {
  const isAsked = useRowIsAsked();
  const idle = useInFront() === 'row' && !isAsked;
  return (
    <div className="nd-beside" data-docked={idle || undefined}>
      <Slot name="fight-report">
        <FightReport />
      </Slot>
      <Slot name="attack-preview">
        <AttackPreview />
      </Slot>
    </div>
  );
}

/** What lies in front of the viewer: the focus row, or what takes its place for a while. */
function useInFront(): 'row' | 'tiles' | 'expansion' | 'upgrades' {
  const newDawn = useNewDawn();
  const { view, own, frame, expansions } = newDawn;
  const { asked, table } = useTableTop();
  const laying = asked && (frame?.step === 'take-tile' || frame?.step === 'lay-tile');
  if (laying || (view.tilesToLay[own]?.length ?? 0) > 0) return 'tiles';
  if (expansions.some((expansion) => expansion.isInFront?.(newDawn) === true)) return 'expansion';
  return asked && table.sight.actions.some(isUpgrade) ? 'upgrades' : 'row';
}

function OwnArea() {
  const { words } = useNewDawn();
  const inFront = useInFront();
  return (
    <section className="nd-own" aria-label={words.focusRow}>
      {inFront === 'row' && <FocusRow />}
      {inFront === 'tiles' && <TileTray />}
      {inFront === 'expansion' && <Slot name="in-front" />}
      {inFront === 'upgrades' && <UpgradeChooser />}
      <Dials />
    </section>
  );
}

function Dials() {
  return (
    <div className="nd-dials">
      <TechDial />
      <Slot name="event-dial">
        <EventDial />
      </Slot>
    </div>
  );
}

function Chooser() {
  return (
    <>
      <DirectionChooser />
      <Slot name="chooser" />
    </>
  );
}

/** Turning the barbarians' direction token: all six ways side by side. */
function DirectionChooser() {
  const { table } = useNewDawnTop();
  const { words } = useNewDawn();
  const turns = table.sight.actions.filter((action) => action.type === 'orient');
  if (turns.length === 0) return null;
  return (
    <ul className="nd-directions">
      {turns.map(({ orientation }) => (
        <li key={orientation}>
          <Spot anchor={`direction:${orientation}`} label={words.orient(orientation)}>
            <DirectionToken orientation={orientation} size={64} />
          </Spot>
        </li>
      ))}
    </ul>
  );
}

const GOING_ON: readonly string[] = ['done', 'advance', 'stop'];

/** Whether an action names nothing that one could want otherwise. */
const goesOn = ({ type }: AnyAction): boolean => GOING_ON.includes(type);

const LAST: readonly string[] = ['leave', 'stop', 'done'];

/** Everything the table needs to show the base game, with slots for expansions. */
export const base = {
  Board,
  SeatDetails,
  Overview,
  OwnArea,
  Chooser,
  Finale,
  goesOn,
  last: LAST,
  anchorsOf,
  dragsOf,
  coursesOf,
} satisfies BoardModule;
