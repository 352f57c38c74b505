/** Queries and battles against slow versions that are obviously right, on random maps and random hands. */

import { type Luck, luckFrom, seedFrom } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/content/units.ts';
import { UNIT_TYPES } from '../src/queries/building.ts';
import { unitCard } from '../src/queries/combat.ts';
import { geometryOf } from '../src/queries/geometry.ts';
import { sourcesOfCity, yieldOf } from '../src/queries/icons.ts';
import { discoveriesFrom, groupOf, stepsFrom, within } from '../src/queries/reach.ts';
import { iconsAt, outskirtsOf } from '../src/queries/squares.ts';
import type { FameState, Square } from '../src/state.ts';
import { type Table, table } from './table.ts';

const NATIONS = ['russia', 'rome', 'china', 'greece', 'spain'];
const TERRAINS = ['grassland', 'forest', 'mountain', 'desert', 'water'] as const;

const pick = <T>(luck: Luck, list: readonly T[]): T => list[luck(list.length)] as T;

/** A map with random land, cities, figures, markers and face-down tiles. */
function chaos(seats: number, seed: string): { bent: Table; luck: Luck } {
  const luck = luckFrom(seedFrom(seed));
  const bent = table(NATIONS.slice(0, seats), { scoutsFollowArmies: luck(4) === 0 }, seed)
    .plain()
    .cleared();
  const { squares } = geometryOf(seats);
  for (const square of squares) bent.terrain(square, pick(luck, TERRAINS));
  for (const tile of bent.game.map.tiles.slice(seats)) tile.revealed = luck(4) > 0;
  for (let seat = 0; seat < seats; seat++) settle(bent, luck, seat);
  for (let n = 0; n < 8; n++) {
    const square = pick(luck, squares);
    if (!isFree(bent.game, square, -1)) continue;
    if (n < 6) bent.game.map.markers[square] = { kind: n < 3 ? 'hut' : 'village', id: 'iron', seenBy: [] };
    else bent.game.map.relics.push({ id: 'atlantis', square });
  }
  for (let n = 0; n < 3; n++) bent.game.map.locked.push(pick(luck, squares));
  return { bent, luck };
}

/** A random government, some knowledge, perhaps a second city, and up to five figures somewhere. */
function settle(bent: Table, luck: Luck, seat: number): void {
  const { squares, near } = geometryOf(bent.game.seats);
  const government = pick(luck, ['despotism', 'republic', 'democracy']);
  bent.has(seat, { events: [], people: [], markers: [], government });
  bent.knows(seat, ...['navigation', 'sailing', 'flight', 'masonry', 'horseback-riding'].filter(() => luck(3) === 0));
  const sites = squares.filter((square) => isFarFromAll(bent.game, square) && near[square]?.length === 8);
  if (sites.length > 0 && luck(2) === 0) bent.city(seat, pick(luck, sites));
  for (const kind of ['army', 'scout', 'army', 'scout', 'army'] as const) {
    const square = pick(luck, squares);
    if (!isFree(bent.game, square, seat)) continue;
    const figure = bent.figure(seat, kind, square);
    if (luck(3) === 0) figure.since = bent.game.turn;
    figure.city = pick(luck, bent.player(seat).cities).centre[0] ?? -1;
  }
}

const centresOf = (game: FameState) => game.players.flatMap(({ cities }) => cities.flatMap(({ centre }) => centre));
const distance = (columns: number, one: Square, other: Square) =>
  Math.max(
    Math.abs((one % columns) - (other % columns)),
    Math.abs(Math.floor(one / columns) - Math.floor(other / columns)),
  );

function isFarFromAll(game: FameState, square: Square): boolean {
  const { columns } = geometryOf(game.seats);
  return centresOf(game).every((centre) => distance(columns, centre, square) >= 3);
}

const ownersOn = (game: FameState, square: Square): number[] =>
  game.players.flatMap(({ figures }, seat) => (figures.some((figure) => figure.square === square) ? [seat] : []));

/** Nothing there but perhaps figures of that seat. */
function isFree(game: FameState, square: Square, seat: number): boolean {
  const others = ownersOn(game, square).some((owner) => owner !== seat);
  const marked = game.map.markers[square] || game.map.relics.some((relic) => relic.square === square);
  return !others && !marked && !centresOf(game).includes(square) && isOpen(game, square);
}

function isOpen(game: FameState, square: Square): boolean {
  const slot = geometryOf(game.seats).slots.findIndex((squares) => squares.includes(square));
  return game.map.tiles[slot]?.revealed ?? false;
}

/** Every square of the grid whose distance to a centre is one, and which exists. */
function slowOutskirts(game: FameState, centre: readonly Square[]): Square[] {
  const { columns, squares } = geometryOf(game.seats);
  return squares.filter(
    (square) => !centre.includes(square) && centre.some((one) => distance(columns, one, square) === 1),
  );
}

/** Which city of which seat gets the icons of a square, as the rules say it in one sentence each (FF 4.5, FF 4.7). */
function slowOwner(game: FameState, square: Square): string {
  for (const [seat, { figures }] of game.players.entries()) {
    const scout = figures.find((one) => one.kind === 'scout' && one.square === square && one.since < game.turn);
    if (scout !== undefined) return `${seat}:${scout.city}`;
  }
  for (const [seat, { cities }] of game.players.entries()) {
    for (const { centre } of cities) {
      if (!slowOutskirts(game, centre).includes(square)) continue;
      return ownersOn(game, square).some((owner) => owner !== seat) ? '' : `${seat}:${centre[0]}`;
    }
  }
  return '';
}

/** What a group is, for the referee. */
interface Party {
  readonly seat: number;
  readonly armies: number;
  readonly scouts: number;
  readonly from: Square;
}

/** The rules of movement in plain words, one path after another. */
class Referee {
  readonly #game: FameState;
  readonly #party: Party;
  constructor(game: FameState, party: Party) {
    this.#game = game;
    this.#party = party;
  }

  #knows(technology: string): boolean {
    return this.#game.players[this.#party.seat]?.rows.flat().includes(technology) ?? false;
  }

  #meets(square: Square): string {
    const { seat } = this.#party;
    for (const [owner, { cities }] of this.#game.players.entries()) {
      if (cities.some(({ centre }) => centre.includes(square))) return owner === seat ? 'home' : 'city';
    }
    if (ownersOn(this.#game, square).some((owner) => owner !== seat)) return 'enemy';
    const marker = this.#game.map.markers[square];
    if (marker) return marker.kind;
    return this.#game.map.relics.some((relic) => relic.square === square) ? 'relic' : '';
  }

  /** May the party have to do with that? */
  #may(what: string): boolean {
    const { armies, scouts, seat } = this.#party;
    const { government } = this.#game.players[seat] ?? {};
    const onlyArmies = armies > 0 && (scouts === 0 || this.#game.options.scoutsFollowArmies);
    if (what === 'city' || what === 'enemy') return onlyArmies && government !== 'democracy';
    if (what === 'village') return onlyArmies;
    if (what === 'hut') return onlyArmies || government === 'republic';
    return what !== 'relic' || armies > 0;
  }

  #isWater(square: Square): boolean {
    return this.#game.map.disasters[square] === 'water' && !centresOf(this.#game).includes(square);
  }

  ends(square: Square): boolean {
    const what = this.#meets(square);
    if (!this.#may(what)) return false;
    if (what === 'home' || what === 'city') return true;
    if (this.#isWater(square) && !this.#knows('sailing') && !this.#knows('flight')) return false;
    const { seat, armies, scouts, from } = this.#party;
    const others = (this.#game.players[seat]?.figures ?? []).filter((one) => one.square === square).length;
    const here = square === from ? others - armies - scouts : others;
    const limit = (this.#knows('masonry') ? 3 : 2) + (this.#game.players[seat]?.civilization === 'russia' ? 1 : 0);
    return here + armies + scouts <= limit;
  }

  enters(square: Square): boolean {
    if (!isOpen(this.#game, square)) return false;
    const water = this.#knows('navigation') || this.#knows('sailing') || this.#knows('flight');
    if (this.#isWater(square) && !water && this.#game.players[this.#party.seat]?.civilization !== 'spain') return false;
    const what = this.#meets(square);
    return this.#may(what) || (this.#knows('flight') && what !== 'relic');
  }

  stops(square: Square): boolean {
    return ['city', 'enemy', 'village', 'hut'].includes(this.#meets(square)) && !this.#knows('flight');
  }

  /** Can a move that stands there with so much left still end well? Every path is tried. */
  finishes(square: Square, left: number): boolean {
    if (this.ends(square)) return true;
    if (left === 0 || this.stops(square) || this.#game.map.locked.includes(square)) return false;
    return this.neighbours(square).some((to) => this.enters(to) && this.finishes(to, left - 1));
  }

  neighbours(square: Square): Square[] {
    const { columns, squares } = geometryOf(this.#game.seats);
    const column = square % columns;
    const all = [
      square - columns,
      column > 0 ? square - 1 : -1,
      column < columns - 1 ? square + 1 : -1,
      square + columns,
    ];
    return all.filter((one) => squares.includes(one));
  }

  steps(square: Square, left: number): Square[] {
    if (left === 0 || this.#game.map.locked.includes(square)) return [];
    return this.neighbours(square).filter((to) => {
      if (!this.enters(to)) return false;
      return this.stops(to) ? this.ends(to) : this.finishes(to, left - 1);
    });
  }
}

const sorted = (squares: Iterable<Square>) => [...squares].toSorted((one, other) => one - other);

describe.each([2, 3, 4, 5])('on random maps for %i players', (seats) => {
  const worlds = Array.from({ length: 12 }, (_, world) => chaos(seats, `chaos/${seats}/${world}`));

  test('FF 4.3 FF 13.2 outskirts are what lies around', () => {
    for (const { bent } of worlds) {
      for (const city of bent.game.players.flatMap(({ cities }) => cities)) {
        expect(sorted(outskirtsOf(bent.game, city))).toEqual(sorted(slowOutskirts(bent.game, city.centre)));
        const double = { ...city, centre: [city.centre[0] ?? 0, (city.centre[0] ?? 0) + 1] };
        expect(sorted(outskirtsOf(bent.game, double))).toEqual(sorted(slowOutskirts(bent.game, double.centre)));
      }
    }
  });

  test('FF 4.5 FF 4.7 FF 4.12 every square belongs to whom the blockade and the scouts leave it', () => {
    for (const { bent } of worlds) {
      const owner = new Map(geometryOf(seats).squares.map((square) => [square, slowOwner(bent.game, square)]));
      for (const [seat, { cities }] of bent.game.players.entries()) {
        for (const city of cities) {
          const own = [...owner].flatMap(([square, who]) => (who === `${seat}:${city.centre[0]}` ? [square] : []));
          expect(sorted(sourcesOfCity(bent.game, seat, city))).toEqual(sorted(own));
          const trade = own.reduce((sum, square) => sum + (iconsAt(bent.game, square).trade ?? 0), 0);
          expect(yieldOf(bent.game, seat, city).trade).toBe(trade);
        }
      }
    }
  });

  test('FF 8.2 FF 8.3 FF 8.5 FF 8.10 FF 8.14 FF 8.16 a step is legal where some path ends well', () => {
    let steps = 0;
    for (const { bent, luck } of worlds) {
      for (const [seat, { figures }] of bent.game.players.entries()) {
        for (const from of new Set(figures.flatMap(({ square }) => (square >= 0 ? [square] : [])))) {
          const here = figures.flatMap((one, number) => (one.square === from ? [number] : []));
          const armies = here.filter((number) => figures[number]?.kind === 'army').length;
          const party = { seat, armies, scouts: here.length - armies, from };
          const referee = new Referee(bent.game, party);
          const group = groupOf(bent.game, seat, party.armies, party.scouts);
          const left = 1 + luck(3);
          const found = stepsFrom(bent.game, group, from, left, here);
          expect(sorted(found), JSON.stringify({ party, left })).toEqual(sorted(referee.steps(from, left)));
          const hidden = referee.neighbours(from).filter((square) => !isOpen(bent.game, square));
          const may = referee.finishes(from, left - 1) ? hidden : [];
          expect(sorted(discoveriesFrom(bent.game, group, from, left, here))).toEqual(sorted(may));
          steps += found.length;
        }
      }
    }
    expect(steps).toBeGreaterThan(20);
  });

  test('FF 4.2 what lies within so many squares is reached step by step over open tiles', () => {
    for (const { bent, luck } of worlds) {
      const range = 1 + luck(5);
      const { figures, cities } = bent.player(0);
      const start = [...figures.map(({ square }) => square), ...cities.flatMap(({ centre }) => centre)];
      let reached = new Set(start.filter((square) => square >= 0));
      const referee = new Referee(bent.game, { seat: 0, armies: 1, scouts: 0, from: 0 });
      for (let n = 0; n < range; n++) {
        reached = new Set(
          [...reached].flatMap((square) => [
            square,
            ...referee.neighbours(square).filter((to) => isOpen(bent.game, to)),
          ]),
        );
      }
      expect(sorted(within(bent.game, 0, range))).toEqual(sorted(reached));
    }
  });
});

/** A unit on the referee's table. */
interface Fighter {
  readonly card: string;
  readonly type: string;
  readonly strength: number;
  wounds: number;
}

const TRUMP: Readonly<Record<string, string>> = { infantry: 'mounted', mounted: 'artillery', artillery: 'infantry' };

/** Two units meet: who trumps strikes first, and who is dead does not strike. */
function meet(played: Fighter, waiting: Fighter): void {
  const first = TRUMP[played.type] === waiting.type ? played : TRUMP[waiting.type] === played.type ? waiting : null;
  if (first === null) {
    played.wounds += waiting.strength;
    waiting.wounds += played.strength;
    return;
  }
  const other = first === played ? waiting : played;
  other.wounds += first.strength;
  if (other.wounds < other.strength) first.wounds += other.strength;
}

/** A battle as the referee keeps it, side by side with the engine. */
class Duel {
  readonly fronts: [Fighter | null, Fighter | null][] = [];
  readonly killed: [number, number] = [0, 0];
  #turn: 0 | 1 = 1;
  readonly #hands: readonly [string[], string[]];
  readonly #ranks: readonly Readonly<Record<string, number>>[];

  constructor(hands: readonly [string[], string[]], ranks: readonly Readonly<Record<string, number>>[]) {
    this.#hands = [[...hands[0]], [...hands[1]]];
    this.#ranks = ranks;
  }

  /** Who plays now: in turn, as long as there are cards. */
  get turn(): 0 | 1 {
    return this.#hands[this.#turn].length > 0 ? this.#turn : this.#turn === 0 ? 1 : 0;
  }

  /** How many ways there are to play a unit: each different card, on a new front or against each lone enemy. */
  get ways(): number {
    const enemy = 1 - this.turn;
    const lone = this.fronts.filter((front) => front[this.turn] === null && front[enemy] !== null).length;
    return new Set(this.#hands[this.turn]).size * (lone + 1);
  }

  play(card: string, place: number): void {
    const side = this.turn;
    const hand = this.#hands[side];
    hand.splice(hand.indexOf(card), 1);
    const [type = '', printed = ''] = card.split('-');
    const played = { card, type, strength: Number(printed) + (this.#ranks[side]?.[type] ?? 1) - 1, wounds: 0 };
    this.fronts[place] ??= [null, null];
    const front = this.fronts[place];
    const enemy = front[side === 0 ? 1 : 0];
    front[side] = played;
    if (enemy !== null) meet(played, enemy);
    for (const one of [0, 1] as const) {
      const unit = front[one];
      if (unit === null || unit.wounds < unit.strength) continue;
      front[one] = null;
      this.killed[one]++;
    }
    this.#turn = side === 0 ? 1 : 0;
  }

  total(side: 0 | 1): number {
    return this.fronts.reduce((sum, front) => sum + (front[side]?.strength ?? 0), 0);
  }
}

describe('battles', () => {
  const at = (x: number, y: number) => y * 16 + x;

  /** A random hand of up to so many cards. */
  const hand = (luck: Luck, most: number): string[] =>
    Array.from({ length: luck(most + 1) }, () => {
      const type = pick(luck, UNIT_TYPES);
      return unitCard(type, pick(luck, UNITS[type].cards).strength);
    });

  /** Seat 0 attacks seat 1 in the open, each with random units of random ranks and that many armies. */
  function attack(luck: Luck, armies: readonly [number, number]): Table {
    const bent = table(['germany', 'rome'], {}, 'battles').plain().cleared();
    for (const seat of [0, 1] as const) {
      bent.has(seat, { events: [], people: [], markers: [], trade: 0, culture: 0, forces: hand(luck, 6) });
      const rank = () => 1 + luck(4);
      bent.has(seat, { ranks: { infantry: rank(), artillery: rank(), mounted: rank(), aircraft: 1 } });
      for (let n = 0; n < armies[seat]; n++) bent.figure(seat, 'army', at(7 + seat, 3));
    }
    bent.game.phase = 'movement';
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    return bent.does(
      { type: 'move', square: at(7, 3), armies: armies[0], scouts: 0 },
      { type: 'step', square: at(8, 3) },
    );
  }

  test('FF 9.4 FF 9.5 FF 9.6 FF 9.8 FF 9.12 FF 9.18 random hands end as a slow referee says', () => {
    const luck = luckFrom(seedFrom('battles'));
    const winners = [0, 0];
    for (let number = 0; number < 150; number++) {
      const armies = [1 + luck(2), 1 + luck(2)] as const;
      const bent = attack(luck, armies);
      const duel = new Duel(
        bent.game.battle?.hands ?? [[], []],
        bent.game.players.map(({ ranks }) => ranks),
      );
      while (bent.step === 'battle-turn') {
        expect(bent.decider).toBe(duel.turn);
        const deployments = bent.actions('deploy');
        expect(deployments).toHaveLength(duel.ways);
        const action = pick(luck, deployments);
        bent.does(action);
        duel.play(action.unit, action.front);
      }
      const winner = duel.total(0) > duel.total(1) ? 0 : 1;
      const totals = [duel.total(0), duel.total(1)];
      expect(bent.facts('battle-ended')).toMatchObject([{ seat: winner, totals }]);
      const lost = Math.min(Math.floor(duel.killed[winner] / 2), armies[winner] - 1);
      const left = (seat: number) => bent.player(seat).figures.filter(({ square }) => square >= 0).length;
      expect([left(winner), left(1 - winner)]).toEqual([armies[winner] - lost, 0]);
      winners[winner] = (winners[winner] ?? 0) + 1;
    }
    expect(Math.min(...winners)).toBeGreaterThan(20);
  });
});
