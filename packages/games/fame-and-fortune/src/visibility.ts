/** Who may see what (FF 21.5). */

import { HIDDEN, type Hidden, type Seat, type Viewer, type Visibility } from '@tabularium/kernel';
import { has } from './queries/sources.ts';
import { looksAt } from './rules/loot.ts';
import { backOf } from './rules/offers.ts';
import type { Battle, FameState, Marker, PersonCard, Player, StandBy, Tile } from './state.ts';
import type { Good } from './vocabulary/actions.ts';
import { libraryOf } from './vocabulary/library.ts';

/** A culture event from behind: its back shows its level. */
export interface EventBack {
  level: number;
  event: Hidden;
}

/** A great person card from behind: its type is known by its marker (FF 14.8). */
export interface PersonBack {
  id: Hidden;
  type: string;
  open: false;
  counters: number;
}

/** A wonder from behind: its era is known by its place in the deck. */
export interface WonderBack {
  era: string;
  wonder: Hidden;
}

const masked = (cards: readonly string[]): Hidden[] => cards.map(() => HIDDEN);

/** A hut or village marker: its front is known to who has seen it. */
function showMarker(
  marker: Marker | null,
  viewer: Viewer,
): Marker | { kind: Marker['kind']; id: Hidden; seenBy: Seat[] } | null {
  if (marker === null || (viewer !== null && marker.seenBy.includes(viewer))) return marker;
  return { ...marker, id: HIDDEN };
}

function showTile(tile: Tile): Tile | (Omit<Tile, 'id'> & { id: Hidden }) {
  return tile.revealed ? tile : { ...tile, id: HIDDEN };
}

function showPerson(card: PersonCard, game: FameState): PersonCard | PersonBack {
  if (card.open) return card;
  const type = libraryOf(game.options).people[card.id]?.type ?? '';
  return { id: HIDDEN, type, open: false, counters: card.counters };
}

/** Events from behind, sorted: where in the hand a card is tells nothing. */
function backsOf(game: FameState, events: readonly string[]): EventBack[] {
  const { events: records } = libraryOf(game.options);
  return events
    .map((event): EventBack => ({ level: records[event]?.level ?? 1, event: HIDDEN }))
    .sort((one, other) => one.level - other.level);
}

/** Is the viewer just looking at this player's events (FF 23.6)? */
function looksThrough(game: FameState, viewer: Viewer, owner: Seat): boolean {
  return game.frames.some(
    (frame) => frame.step === 'loot-event' && frame.seat === viewer && frame.from === owner && looksAt(game),
  );
}

function showPlayer(player: Player, viewer: Viewer, owner: Seat | null, game: FameState) {
  const own = viewer !== null && viewer === owner;
  const events: (string | EventBack)[] =
    own || game.options.openEvents || looksThrough(game, viewer, owner ?? -1)
      ? player.events
      : backsOf(game, player.events);
  const forces: (string | Hidden)[] = own || game.options.openUnits ? player.forces : masked(player.forces);
  const people: (PersonCard | PersonBack)[] = own ? player.people : player.people.map((card) => showPerson(card, game));
  const markers = player.markers.map((marker) => showMarker(marker, viewer));
  const standBy: StandBy = own ? player.standBy : '';
  return { ...player, events, forces, people, markers, standBy };
}

/** Each sees their own hand; some see the other's (the Oracle). */
function showBattle(battle: Battle | null, viewer: Viewer, _owner: Seat | null, game: FameState) {
  if (battle === null) return null;
  const sees = (side: 0 | 1) =>
    game.options.openUnits ||
    (viewer !== null && battle.seats[side] === viewer) ||
    (viewer !== null && battle.seats[side === 0 ? 1 : 0] === viewer && has(game, viewer, 'open-enemy-hand'));
  const hand = (side: 0 | 1): (string | Hidden)[] => (sees(side) ? battle.hands[side] : masked(battle.hands[side]));
  return { ...battle, hands: [hand(0), hand(1)] as [(string | Hidden)[], (string | Hidden)[]] };
}

function showWonders(cards: readonly string[], _viewer: Viewer, _owner: Seat | null, game: FameState): WonderBack[] {
  const { wonders } = libraryOf(game.options);
  return cards.map((id) => ({ era: wonders[id]?.era ?? '', wonder: HIDDEN }));
}

/** The box tells nothing by its order. */
function showBox(cards: readonly string[], viewer: Viewer, owner: Seat | null, game: FameState): WonderBack[] {
  return showWonders(cards, viewer, owner, game).sort((one, other) => one.era.localeCompare(other.era));
}

/** A good as the other side of an offer sees it. */
const shownGood = (good: Good): Good => ('shown' in good && good.shown ? good : backOf(good));

/** Frames are open but for drawn cards and offers between others. */
function showFrames(frames: FameState['frames'], viewer: Viewer): FameState['frames'] {
  return frames.map((frame) => {
    if (frame.step === 'keep-event' || frame.step === 'choose-person') {
      return frame.seat === viewer ? frame : { ...frame, cards: masked(frame.cards) };
    }
    if (frame.step === 'trade-build-offer') return frame.from === viewer ? frame : { ...frame, give: [], get: [] };
    if (frame.step === 'trade-answer' || frame.step === 'trade-pick') {
      if (frame.from === viewer) return { ...frame, get: frame.get.map(backOf) };
      return frame.to === viewer ? { ...frame, give: frame.give.map(shownGood) } : { ...frame, give: [], get: [] };
    }
    return frame;
  });
}

const pile = { down: 'hidden', up: 'open' } as const;

/** The rules of sight, zone by zone. */
export const visibility = {
  turn: 'open',
  phase: 'open',
  first: 'open',
  active: 'open',
  map: {
    tiles: { each: showTile },
    box: 'hidden',
    disasters: 'open',
    pieces: 'open',
    markers: { each: showMarker },
    relics: 'open',
    locked: 'open',
  },
  units: { infantry: pile, artillery: pile, mounted: pile, aircraft: pile },
  events: { each: pile },
  wonders: { deck: showWonders, open: 'open', box: showBox, gone: 'open' },
  buildings: 'open',
  market: 'open',
  greatPeople: 'open',
  people: pile,
  blanks: 'open',
  pools: { hut: 'hidden', village: 'hidden' },
  spent: 'open',
  supply: 'open',
  players: { each: showPlayer },
  battle: showBattle,
  researching: 'open',
  ending: 'open',
  fulfilled: 'open',
  frames: showFrames,
} satisfies Visibility<FameState>;
