/** What Terra Incognita adds to the board of A New Dawn. */

import type { Expansion } from '../expansion.ts';
import { ArmyPreview, ArmyReport } from './army-fight.tsx';
import { ArmyLayer, armiesAt, WaitingArmies } from './army-layer.tsx';
import { CardParts, UniqueMark } from './card-parts.tsx';
import { CheaperMark, CheaperWords } from './cheaper-mark.tsx';
import { Choosers } from './choosers.tsx';
import { capitalPlaces, districtAt, explorationPlaces } from './content.ts';
import { WithDistrictInHand } from './district-chooser.tsx';
import { TerraEventDial } from './event-dial.tsx';
import { GovernmentMark } from './governments.tsx';
import { HexSpots } from './hex-spots.tsx';
import { LookedTiles } from './looked-tiles.tsx';
import { aimsWithArmy, marchTo } from './march.ts';
import { MarchReach } from './march-reach.tsx';
import { RealmCounts, RealmHoldings } from './realm-details.tsx';
import { ArmyDefence, TerraParts } from './space-parts.tsx';
import { AgendaText, LostAgenda, Standings } from './standings.tsx';
import { TerraToken } from './terra-token.tsx';
import './terra-incognita.css';

/** The expansion's part of the board. */
export const expansion: Expansion = {
  isIn: ({ terra }) => terra !== null,
  slots: {
    middle: WithDistrictInHand,
    reach: MarchReach,
    token: TerraToken,
    figures: ArmyLayer,
    spots: HexSpots,
    'fight-report': ArmyReport,
    'attack-preview': ArmyPreview,
    'event-dial': TerraEventDial,
    'in-front': LookedTiles,
    chooser: Choosers,
    standings: Standings,
    'agenda-text': AgendaText,
    'agenda-seat': LostAgenda,
    counts: RealmCounts,
    holdings: RealmHoldings,
    'card-mark': GovernmentMark,
    'card-name': UniqueMark,
    'card-figures': WaitingArmies,
    'card-words': CardParts,
    'wonder-mark': CheaperMark,
    'wonder-words': CheaperWords,
    'space-words': TerraParts,
    defence: ArmyDefence,
  },
  groundAt: ({ board }, space) => (board.printed[space] === 'fort' ? { kind: 'component', id: 'fort' } : undefined),
  pieceAt({ view }, space) {
    const district = districtAt(view, space);
    return district === null ? undefined : { kind: 'district', id: district };
  },
  figuresAt: ({ view }, space) => armiesAt(view, space),
  /** Beside the core, or beside the tile that is explored from. */
  tilePlaces({ view, frame }) {
    if (frame?.step !== 'take-tile' && frame?.step !== 'lay-tile') return undefined;
    return frame.from === undefined ? capitalPlaces(view.map, view.seats) : explorationPlaces(view.map, frame.from);
  },
  isInFront: ({ view, own }) => view.terra?.looked.seat === own,
  fightsAt: aimsWithArmy,
  attackedAt: ({ frame }) => (frame?.step === 'choose-target' ? frame.at : undefined),
  moving(table) {
    if (table.frame?.step !== 'move-army') return undefined;
    return {
      at: table.frame.at,
      wayTo: (space) => marchTo(table, space),
      step: (space) => ({ type: 'march', space }),
      halt: { type: 'halt' },
    };
  },
  lifted: ['army'],
  goingOn: ['halt'],
  marked: { 'fort-taken': 'guarded-tower', 'tile-explored': 'treasure-map', 'district-placed': 'village' },
};
