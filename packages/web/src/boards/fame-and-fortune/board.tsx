/** The board of Civilization with Fame and Fortune: a world to explore, one's civilization and the market beside it. */

import { useTableTop } from '../../table/context.ts';
import type { BoardModule } from '../board.ts';
import { anchorsOf, asksFirst, goesOn, isAside } from './anchors.ts';
import { BattleScene } from './battle.tsx';
import { Chooser } from './chooser.tsx';
import { coursesOf } from './courses.ts';
import { briefly, faceOf, noteOn } from './faces.tsx';
import { Finale } from './finale.tsx';
import { LootScene } from './loot.tsx';
import { WorldMap } from './map.tsx';
import { isMarketShown, Market } from './market.tsx';
import { OfferScene } from './offer.tsx';
import { PhaseBar } from './phases.tsx';
import { ResearchScene } from './research.tsx';
import { useScene } from './scene.ts';
import { Purse, RaceStrip, SeatDetails } from './seat-details.tsx';
import { Sheet } from './sheet.tsx';
import { useFame } from './table.ts';
import { CultureTrack } from './track.tsx';
import { Tray } from './tray.tsx';
import { type Panel, UiProvider, useUi } from './ui.tsx';
import './world.css';
import './pieces.css';
import './layout.css';
import './panels.css';
import './sheet.css';
import './market.css';
import './scenes.css';
import './battle.css';
import './low.css';
import './narrow.css';
import './phone.css';
import './sideways.css';

function Board() {
  const { text } = useTableTop();
  const { say, frame } = useFame();
  const ui = useUi();
  const scene = useScene();
  const isMapAway = scene === 'battle' || scene === 'research';
  return (
    <>
      <h1 className="visually-hidden">{text.title}</h1>
      <PhaseBar />
      <RaceStrip />
      <Tray />
      {scene === 'battle' && <BattleScene />}
      {scene === 'research' && <ResearchScene />}
      {scene === 'loot' && frame?.step === 'loot' && <LootScene frame={frame} />}
      {(frame?.step === 'trade-build-offer' || frame?.step === 'trade-answer') && scene === 'offer' && (
        <OfferScene frame={frame} />
      )}
      <section className="ff-middle" data-kept="map" aria-label={say.map} hidden={isMapAway}>
        <WorldMap />
      </section>
      {!isMapAway && <Purse />}
      <div className="ff-track-place" hidden={isMapAway}>
        <CultureTrack />
      </div>
      <Panels />
      <section className="ff-right" aria-label={say.panels} data-panel={ui.panel} hidden={isMapAway}>
        <Panels beside />
        <Sheet />
        <Market />
      </section>
    </>
  );
}

/** On small screens map, market and sheet share a place: these tabs change between them. */
function Panels({ beside = false }: { beside?: boolean }) {
  const { game, say, words } = useFame();
  const ui = useUi();
  const names: Readonly<Record<Panel, string>> = { map: say.map, market: words.market, sheet: say.sheet };
  // Beside the map lies the market, and the sheet where there is no city for it to sell to or nothing is sold.
  const isSold = ui.city >= 0 && isMarketShown(game.phase, ui.panel);
  const shown = beside && ui.panel !== 'sheet' ? (isSold ? 'market' : 'sheet') : ui.panel;
  return (
    <nav className="ff-panels" aria-label={say.panels}>
      {(['map', 'market', 'sheet'] as const).map((panel) => (
        <button
          key={panel}
          type="button"
          data-panel={panel}
          data-opens={panel}
          aria-pressed={panel === shown}
          onClick={() => ui.show(panel)}
        >
          {names[panel]}
        </button>
      ))}
    </nav>
  );
}

/** The board. */
export const board: BoardModule = {
  Board,
  Around: UiProvider,
  SeatDetails,
  Chooser,
  Finale,
  coursesOf,
  anchorsOf,
  goesOn,
  isAside,
  asksFirst,
  noteOn,
  briefly,
  faceOf,
};
