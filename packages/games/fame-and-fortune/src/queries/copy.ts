/**
 * A copy of a state, written out for this game. Bots make thousands of them for a turn, and every part is written down as
 * the set-up writes it: engines run rules fast on objects of one shape, and a spread would give each copy its own.
 */

import { clone } from '@tabularium/kernel';
import type { City, FameState, Figure, Marker, Piece, Pile, Player, WonderMarket, WorldMap } from '../state.ts';

/** A state that shares nothing with this one but what never changes. */
export function copyState(game: FameState): FameState {
  const { units, market, supply } = game;
  return {
    seats: game.seats,
    options: game.options,
    frames: clone(game.frames),
    random: record(game.random),
    facts: clone(game.facts),
    turn: game.turn,
    phase: game.phase,
    first: game.first,
    active: game.active,
    map: copyMap(game.map),
    units: {
      infantry: copyPile(units.infantry),
      artillery: copyPile(units.artillery),
      mounted: copyPile(units.mounted),
      aircraft: copyPile(units.aircraft),
    },
    events: game.events.map(copyPile),
    wonders: copyWonders(game.wonders),
    buildings: record(game.buildings),
    market: { incense: market.incense, iron: market.iron, silk: market.silk, wheat: market.wheat },
    greatPeople: record(game.greatPeople),
    people: copyPile(game.people),
    blanks: game.blanks.slice(),
    pools: { hut: game.pools.hut.slice(), village: game.pools.village.slice() },
    spent: game.spent.slice(),
    supply: {
      investments: supply.investments,
      cityMarkers: supply.cityMarkers,
      dry: supply.dry,
      wet: supply.wet,
    },
    players: game.players.map(copyPlayer),
    battle: game.battle === null ? null : clone(game.battle),
    researching: game.researching.slice(),
    ending: game.ending,
    fulfilled: game.fulfilled.slice(),
  };
}

/** A record of numbers or lists that are only ever replaced. */
function record<T extends object>(of: T): T {
  const copy = {} as T;
  for (const key in of) copy[key] = of[key];
  return copy;
}

function copyMap({ tiles, box, disasters, pieces, markers, relics, locked }: WorldMap): WorldMap {
  return {
    tiles: tiles.map(({ id, rotation, revealed }) => ({ id, rotation, revealed })),
    box: box.slice(),
    disasters: disasters.slice(),
    pieces: copyThose(pieces, copyPiece),
    markers: copyThose(markers, copyMarker),
    relics: relics.map(({ id, square }) => ({ id, square })),
    locked: locked.slice(),
  };
}

/** Most squares have nothing on them. */
function copyThose<T>(squares: readonly (T | null)[], copy: (one: T) => T): (T | null)[] {
  const copied = squares.slice();
  for (let square = 0; square < copied.length; square++) {
    const one = copied[square];
    if (one !== null && one !== undefined) copied[square] = copy(one);
  }
  return copied;
}

function copyPiece({ kind, id, owner, obsolete }: Piece): Piece {
  return { kind, id, owner, obsolete };
}

function copyMarker({ kind, id, seenBy }: Marker): Marker {
  return { kind, id, seenBy: seenBy.slice() };
}

function copyPile({ down, up }: Pile): Pile {
  return { down: down.slice(), up: up.slice() };
}

function copyWonders({ deck, open, box, gone }: WonderMarket): WonderMarket {
  return { deck: deck.slice(), open: open.slice(), box: box.slice(), gone: gone.slice() };
}

function copyPlayer(player: Player): Player {
  const { ranks, resources } = player;
  return {
    civilization: player.civilization,
    dealt: player.dealt.slice(),
    trade: player.trade,
    culture: player.culture,
    space: player.space,
    coins: record(player.coins),
    rows: player.rows.map((row) => row.slice()),
    ranks: { infantry: ranks.infantry, artillery: ranks.artillery, mounted: ranks.mounted, aircraft: ranks.aircraft },
    government: player.government,
    governments: player.governments.slice(),
    direct: player.direct.slice(),
    anarchyUntil: player.anarchyUntil,
    forces: player.forces.slice(),
    events: player.events.slice(),
    resources: { incense: resources.incense, iron: resources.iron, silk: resources.silk, wheat: resources.wheat },
    markers: player.markers.map(copyMarker),
    reserve: player.reserve.slice(),
    people: player.people.map(({ id, open, counters }) => ({ id, open, counters })),
    investments: record(player.investments),
    figures: player.figures.map(copyFigure),
    cityMarkers: player.cityMarkers,
    cities: player.cities.map(copyCity),
    used: player.used.slice(),
    offers: player.offers,
    rewards: player.rewards.slice(),
    growing: player.growing,
    hurried: player.hurried,
    standBy: player.standBy,
  };
}

function copyFigure({ kind, square, since, city, moved }: Figure): Figure {
  return { kind, square, since, city, moved };
}

function copyCity({ centre, capital, walls, marker, extra, deeds, added, sure }: City): City {
  return { centre: centre.slice(), capital, walls, marker, extra, deeds: deeds.slice(), added, sure };
}
