/** What might be: a complete state that agrees with a view, the unknown dealt at random (FF 21.5). */

import { HIDDEN, type Hidden, type Luck, shuffleWith } from '@tabularium/kernel';
import { UNITS, type UnitType } from './content/units.ts';
import { UNIT_TYPES } from './queries/building.ts';
import { unitCard, unitType } from './queries/combat.ts';
import { copyState } from './queries/copy.ts';
import { eventsInPayment } from './queries/payment.ts';
import type { FameState, FameView, Marker, MarkerKind, PersonCard, Player } from './state.ts';
import type { Good } from './vocabulary/actions.ts';
import { type Library, libraryOf } from './vocabulary/library.ts';

/** Pieces nobody at this seat has seen. */
class Unseen {
  readonly left: string[];

  constructor(all: readonly string[], seen: readonly string[], luck: Luck) {
    const count = new Map<string, number>();
    for (const id of seen) count.set(id, (count.get(id) ?? 0) + 1);
    this.left = shuffleWith(
      luck,
      all.filter((id) => {
        const known = count.get(id) ?? 0;
        if (known > 0) count.set(id, known - 1);
        return known === 0;
      }),
    );
  }

  /** One of them, of the wanted sort if there is one. */
  draw(such?: (id: string) => boolean): string {
    if (such === undefined) return this.left.pop() ?? '';
    const at = this.left.findLastIndex(such);
    const [id] = at < 0 ? this.left.splice(-1) : this.left.splice(at, 1);
    return id ?? '';
  }
}

const known = (cards: readonly (string | Hidden)[]): string[] => cards.filter((card) => card !== HIDDEN);
const copies = (id: string, count: number): string[] => Array.from({ length: count }, () => id);

/** Everything in the box that may be unseen. */
interface Pieces {
  readonly units: Readonly<Record<UnitType, readonly string[]>>;
  /** By level. */
  readonly events: readonly (readonly string[])[];
  readonly markers: Readonly<Record<MarkerKind, readonly string[]>>;
  /** Tiles that are nobody's home. */
  readonly tiles: readonly string[];
}

const boxes = new WeakMap<Library, Pieces>();

/** The pieces that a table plays with; worked out once. */
function piecesOf(library: Library): Pieces {
  let pieces = boxes.get(library);
  if (pieces === undefined) {
    const unitCards = (type: UnitType) =>
      UNITS[type].cards.flatMap(({ strength, count }) => copies(unitCard(type, strength), count));
    const events = Object.entries(library.events);
    const markers = (kind: MarkerKind) =>
      Object.entries(library.markerCounts[kind]).flatMap(([id, count]) => copies(id, count));
    const homes = new Set(Object.values(library.civilizations).map(({ homeTile }) => homeTile));
    pieces = {
      units: {
        infantry: unitCards('infantry'),
        artillery: unitCards('artillery'),
        mounted: unitCards('mounted'),
        aircraft: unitCards('aircraft'),
      },
      events: [1, 2, 3].map((level) =>
        events.flatMap(([id, one]) => (one.level === level ? copies(id, one.copies) : [])),
      ),
      markers: { hut: markers('hut'), village: markers('village') },
      tiles: Object.keys(library.tiles).filter((id) => !homes.has(id)),
    };
    boxes.set(library, pieces);
  }
  return pieces;
}

type Shown = FameView['players'][number];

/** Cards of a kind that lie in frames, seen by the viewer. */
function inFrames(view: FameView, step: 'keep-event' | 'choose-person'): string[] {
  return view.frames.flatMap((frame) => (frame.step === step ? known(frame.cards) : []));
}

/** A complete state that agrees with the view. */
export function determinize(view: FameView, luck: Luck): Omit<FameState, 'random' | 'facts'> {
  const { viewer: _, random: _random, facts: _facts, ...seen } = view;
  const library = libraryOf(view.options);
  const units = dealUnits(view, library, luck);
  const events = eventsUnseen(view, library, luck);
  const people = peopleUnseen(view, library, luck);
  const markers = markersUnseen(view, library, luck);
  const wonders = new Unseen(
    Object.keys(library.wonders),
    [
      ...view.wonders.open,
      ...view.wonders.gone,
      ...view.map.pieces.flatMap((piece) => (piece?.kind === 'wonder' ? [piece.id] : [])),
      ...setUpWonders(view),
    ],
    luck,
  );
  const ofEra = (era: string) => wonders.draw((id) => library.wonders[id]?.era === era);
  const fill = (marker: Shown['markers'][number]): Marker | null =>
    marker === null ? null : { ...marker, id: marker.id === HIDDEN ? markers[marker.kind].draw() : marker.id };
  const players = seen.players.map(
    (player, seat): Player => ({
      ...player,
      forces: player.forces.map((card) => (card === HIDDEN ? units.any() : card)),
      events: player.events.map((card) => (typeof card === 'string' ? card : (events[card.level - 1]?.draw() ?? ''))),
      people: player.people.map((card): PersonCard => {
        if (card.id !== HIDDEN || !('type' in card)) return { id: card.id, open: card.open, counters: card.counters };
        const id = people.draw((one) => library.people[one]?.type === card.type);
        return { id, open: false, counters: card.counters };
      }),
      markers: (view.players[seat]?.markers ?? []).flatMap((marker) => fill(marker) ?? []),
    }),
  );
  const tiles = tilesUnseen(view, library, luck);
  const battle = seen.battle && {
    ...seen.battle,
    hands: seen.battle.hands.map((hand) => hand.map((card) => (card === HIDDEN ? units.any() : card))) as [
      string[],
      string[],
    ],
  };
  const frames = seen.frames.map((frame) => {
    if (frame.step === 'keep-event') {
      return {
        ...frame,
        cards: frame.cards.map((card) => (card === HIDDEN ? (events[frame.level - 1]?.draw() ?? '') : card)),
      };
    }
    if (frame.step === 'choose-person') {
      return { ...frame, cards: offered(view, library, people, frame.cards, luck) };
    }
    if (frame.step === 'trade-answer' || frame.step === 'trade-pick') {
      const giver = players[frame.from];
      return giver === undefined ? frame : { ...frame, give: completed(library, giver, frame.give) };
    }
    return frame;
  });
  return copyState({
    ...seen,
    random: {} as FameState['random'],
    facts: null,
    frames,
    battle,
    map: {
      ...seen.map,
      tiles: seen.map.tiles.map((tile) => ({ ...tile, id: tile.id === HIDDEN ? tiles.draw() : tile.id })),
      box: seen.map.box.map(() => tiles.draw()),
      markers: seen.map.markers.map(fill),
    },
    units: units.piles,
    events: seen.events.map(({ down, up }, at) => ({ down: down.map(() => events[at]?.draw() ?? ''), up })),
    wonders: {
      ...seen.wonders,
      deck: seen.wonders.deck.map(({ era }) => ofEra(era)),
      box: seen.wonders.box.map(({ era }) => ofEra(era)),
    },
    people: { down: seen.people.down.map(() => people.draw()), up: seen.people.up },
    pools: {
      hut: seen.pools.hut.map(() => markers.hut.draw()),
      village: seen.pools.village.map(() => markers.village.draw()),
    },
    players,
  });
}

/** Great people on offer: cards, or without the deck markers, of types that are left. */
function offered(view: FameView, library: Library, people: Unseen, cards: readonly string[], luck: Luck): string[] {
  const isLeft = (type: string) => (view.greatPeople[type] ?? 0) > 0;
  const markers = shuffleWith(
    luck,
    Object.entries(view.greatPeople).flatMap(([type, count]) => copies(type, count)),
  );
  const withDeck = Object.keys(library.people).length > 0;
  const one = () => (withDeck ? people.draw((id) => isLeft(library.people[id]?.type ?? '')) : (markers.pop() ?? ''));
  return cards.map((card) => (card === HIDDEN ? one() : card));
}

/** Wonders on their way to the map at set-up. */
function setUpWonders(view: FameView): string[] {
  return [
    ...view.frames.flatMap((frame) =>
      frame.step === 'place-setup-marker' && frame.kind === 'wonder' ? [frame.id] : [],
    ),
    ...view.players.flatMap(({ dealt }) => dealt),
  ];
}

/** Hidden goods of an offer become pieces the giver might hold. */
function completed(library: Library, giver: Player, goods: readonly Good[]): Good[] {
  const markers = [...giver.markers];
  const events = [...giver.events];
  return goods.map((good) => {
    if ('marker' in good) {
      const at = markers.findIndex(({ kind, id }) => kind === good.marker && (good.id === undefined || good.id === id));
      const [marker] = at < 0 ? [] : markers.splice(at, 1);
      return marker === undefined ? good : { ...good, id: marker.id };
    }
    if ('event' in good) {
      const fits = (id: string) => (good.id === undefined ? library.events[id]?.level === good.event : id === good.id);
      const at = events.findIndex(fits);
      const [id] = at < 0 ? [] : events.splice(at, 1);
      return id === undefined ? good : { ...good, id };
    }
    return good;
  });
}

/** Unit decks by type, and what is in hands: only the numbers by type are known. */
function dealUnits(view: FameView, library: Library, luck: Luck) {
  const battle = view.battle;
  const onFronts = (battle?.fronts ?? []).flat().flatMap((unit) => unit?.card ?? []);
  const open = [
    ...view.players.flatMap(({ forces }) => known(forces)),
    ...(battle?.hands ?? []).flatMap((hand) => known(hand)),
    ...(battle?.killed ?? []).flat(),
    ...onFronts,
  ];
  const rest: string[] = [];
  const piles = { ...view.units } as FameState['units'];
  for (const type of UNIT_TYPES) {
    const all = piecesOf(library).units[type];
    const { down, up } = view.units[type];
    const unseen = new Unseen(all, [...up, ...open.filter((card) => unitType(card) === type)], luck);
    piles[type] = { down: down.map(() => unseen.draw()), up: [...up] };
    rest.push(...unseen.left);
  }
  shuffleWith(luck, rest);
  return { piles, any: () => rest.pop() ?? '' };
}

function eventsUnseen(view: FameView, library: Library, luck: Luck): Unseen[] {
  const seen = [
    ...view.players.flatMap(({ events }) => events.filter((card) => typeof card === 'string')),
    ...view.events.flatMap(({ up }) => up),
    ...inFrames(view, 'keep-event'),
    ...eventsInPayment(view.frames),
  ];
  return piecesOf(library).events.map((all) => new Unseen(all, seen, luck));
}

function peopleUnseen(view: FameView, library: Library, luck: Luck): Unseen {
  const held = view.players.flatMap(({ people }) => people.map(({ id }) => id));
  const seen = [...known(held), ...view.people.up, ...view.blanks, ...inFrames(view, 'choose-person')];
  return new Unseen(Object.keys(library.people), seen, luck);
}

function markersUnseen(view: FameView, library: Library, luck: Luck): Record<MarkerKind, Unseen> {
  const all = [...view.map.markers, ...view.players.flatMap(({ markers }) => markers)];
  const of = (kind: MarkerKind) => {
    const seen = [
      ...all.flatMap((marker) => (marker?.kind === kind && marker.id !== HIDDEN ? [marker.id] : [])),
      ...view.spent.flatMap((one) => (one.startsWith(`${kind}:`) ? [one.slice(kind.length + 1)] : [])),
    ];
    return new Unseen(piecesOf(library).markers[kind], seen, luck);
  };
  return { hut: of('hut'), village: of('village') };
}

function tilesUnseen(view: FameView, library: Library, luck: Luck): Unseen {
  return new Unseen(piecesOf(library).tiles, known(view.map.tiles.map(({ id }) => id)), luck);
}
