/** The board of A New Dawn: the map in the middle, goals and wonders beside it, the focus row beneath. */

import type { AnyAction } from '@tabularium/kernel';
import { useTableTop } from '../../table/context.ts';
import { Spot } from '../../table/spot.tsx';
import type { BoardModule } from '../board.ts';
import { anchorsOf } from './anchors.ts';
import { AttackPreview, FightReport } from './combat.tsx';
import { DirectionToken, EventDial, TechDial } from './dials.tsx';
import { Finale } from './finale.tsx';
import { FocusRow } from './focus-row.tsx';
import { Goals } from './goals.tsx';
import { WorldMap } from './map.tsx';
import { SeatDetails } from './seat-details.tsx';
import { useNewDawn, useNewDawnTop, useRowIsAsked } from './table.ts';
import { ArmyPreview, ArmyReport } from './terra-incognita/army-fight.tsx';
import { DistrictChooser, WithDistrictInHand } from './terra-incognita/district-chooser.tsx';
import { TerraEventDial } from './terra-incognita/event-dial.tsx';
import { GovernmentChooser } from './terra-incognita/governments.tsx';
import { LookedTiles } from './terra-incognita/looked-tiles.tsx';
import { NoExploring } from './terra-incognita/no-exploring.tsx';
import { TileTray } from './tile-tray.tsx';
import { isUpgrade, UpgradeChooser } from './upgrades.tsx';
import { WonderStacks } from './wonder-stacks.tsx';
import './new-dawn.css';
import './map.css';
import './panels.css';
import './cards.css';
import './moments.css';
import './terra-incognita/terra-incognita.css';

function Board() {
  const { text } = useTableTop();
  const { words } = useNewDawn();
  return (
    <>
      <h1 className="visually-hidden">{text.title}</h1>
      <WithDistrictInHand>
        <section className="nd-middle" aria-label={words.map}>
          <WorldMap />
        </section>
        <Beside />
      </WithDistrictInHand>
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
  const { view } = useNewDawn();
  const isAsked = useRowIsAsked();
  const idle = useInFront() === 'row' && !isAsked;
  return (
    <div className="nd-beside" data-docked={idle || undefined}>
      {view.terra === null ? <FightReport /> : <ArmyReport />}
      {view.terra === null ? <AttackPreview /> : <ArmyPreview />}
    </div>
  );
}

/** What lies in front of the viewer: the focus row, or what takes its place for a while. */
function useInFront(): 'row' | 'tiles' | 'looked' | 'upgrades' {
  const { view, own, frame } = useNewDawn();
  const { asked, table } = useTableTop();
  const laying = asked && (frame?.step === 'take-tile' || frame?.step === 'lay-tile');
  if (laying || (view.tilesToLay[own]?.length ?? 0) > 0) return 'tiles';
  if (view.terra?.looked.seat === own) return 'looked';
  return asked && table.sight.actions.some(isUpgrade) ? 'upgrades' : 'row';
}

function OwnArea() {
  const { words } = useNewDawn();
  const inFront = useInFront();
  return (
    <section className="nd-own" aria-label={words.focusRow}>
      {inFront === 'row' && <FocusRow />}
      {inFront === 'tiles' && <TileTray />}
      {inFront === 'looked' && <LookedTiles />}
      {inFront === 'upgrades' && <UpgradeChooser />}
      <Dials />
    </section>
  );
}

function Dials() {
  const { view } = useNewDawn();
  return (
    <div className="nd-dials">
      <TechDial />
      {view.terra === null ? <EventDial /> : <TerraEventDial />}
    </div>
  );
}

function Chooser() {
  return (
    <>
      <DirectionChooser />
      <DistrictChooser />
      <GovernmentChooser />
      <NoExploring />
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

const GOING_ON: readonly string[] = ['done', 'advance', 'stop', 'halt'];

/** Whether an action names nothing that one could want otherwise. */
const goesOn = ({ type }: AnyAction): boolean => GOING_ON.includes(type);

/** Everything the table needs to show a game of A New Dawn. */
export const board: BoardModule = { Board, SeatDetails, Overview, OwnArea, Chooser, Finale, goesOn, anchorsOf };
