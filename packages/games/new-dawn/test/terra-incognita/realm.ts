/** Positions with the expansion in two lines: a settled map for so many players, nobody's turn yet, no barbarians. */

import { act, decider, legal, type Seat, seedFrom, start } from '@tabularium/kernel';
import { boardOf, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import type { FocusId } from '../../src/content/focus-cards.ts';
import type { LeaderId } from '../../src/content/leaders.ts';
import type { Side, Terrain } from '../../src/content/tiles.ts';
import { printPlacement } from '../../src/queries/board.ts';
import { capitalOf } from '../../src/queries/pieces.ts';
import { spacesWithin } from '../../src/queries/reach.ts';
import { asks } from '../../src/questions.ts';
import type { NewDawnOptions } from '../../src/state.ts';
import { DISTRICTS, type District } from '../../src/terra-incognita/content/districts.ts';
import { UNIQUE_CARDS } from '../../src/terra-incognita/content/focus-cards.ts';
import { explorationPlaces } from '../../src/terra-incognita/queries/exploring.ts';
import { populateFrom } from '../../src/terra-incognita/rules/exploration.ts';
import { layDistrict } from '../../src/terra-incognita/rules/growth.ts';
import { newRuler } from '../../src/terra-incognita/rules/set-up.ts';
import type { Realm } from '../../src/terra-incognita/state.ts';
import type { ArmyFight } from '../../src/terra-incognita/vocabulary.ts';
import { Table } from '../table.ts';

/** A game whose forts and capital tiles lie; the first legal place is taken each time. */
export function settled(seats: number, options: object = {}, seed = 'realm'): NewDawnState {
  const all = { ...options, module: 'terra-incognita' };
  const game = start(newDawn, { seats, seed: seedFrom(seed), options: all });
  while (game.frames.at(-1)?.step !== 'turn-direction-token') {
    const [first] = legal(newDawn, game, decider(game));
    if (first === undefined) throw new Error('Nothing is legal.');
    act(newDawn, game, decider(game), first);
  }
  return game;
}

/** What the boxes answer together at a table with the expansion. */
export const terraAnswers = asks({ seats: 2, options: { module: 'terra-incognita' } });

/** The leaders of a test table: none of them changes a fight, a placement or a price. */
const LEADERS: readonly LeaderId[] = ['rome', 'france', 'england', 'america', 'aztec'];

export class RealmTable extends Table {
  constructor(seats = 2, options: Partial<NewDawnOptions> = {}) {
    super(seats, { ...options, module: 'terra-incognita' });
    Object.assign(this.game, settled(seats, options));
    this.game.frames.length = 0;
    this.game.facts = [];
    this.game.firstPlayer = 0;
    this.game.barbarians.fill(-1);
    this.game.victoryCards = ['fortified', 'expeditionary'];
    for (let seat = 0; seat < seats; seat++) this.leads(seat, LEADERS[seat] ?? 'rome');
  }

  override leads(seat: Seat, leader: LeaderId): this {
    this.game.players[seat] = newRuler(leader);
    this.realm(seat).unique = UNIQUE_CARDS[leader];
    return this;
  }

  /** The spaces of the forts. */
  get forts(): number[] {
    return this.board.landmarks.map(({ space }) => space);
  }

  get terra() {
    const { terra } = this.game;
    if (terra === null) throw new Error('There is no expansion.');
    return terra;
  }

  get board() {
    return boardOf(this.game.map);
  }

  realm(seat: Seat): Realm {
    const realm = this.terra.realms[seat];
    if (realm === undefined) throw new Error(`There is no seat ${seat}.`);
    return realm;
  }

  army(seat: Seat, ...spaces: number[]): this {
    this.realm(seat).armies = spaces;
    return this;
  }

  district(seat: Seat, district: District, space: number): this {
    layDistrict(this.game, seat, district, space);
    return this;
  }

  /** Where that seat's district lies. */
  districtAt(seat: Seat, district: District): number {
    return this.realm(seat).districts[DISTRICTS.indexOf(district)] ?? -1;
  }

  govern(seat: Seat, card: FocusId): this {
    this.realm(seat).governed = card;
    return this;
  }

  around(space: number): readonly number[] {
    return this.board.neighbours[space] ?? [];
  }

  capital(seat: Seat): number {
    return this.game.pieces.indexOf(4 * (seat + 1) + 3);
  }

  /** Is it land with nothing on it and nothing printed? */
  isPlain(space: number): boolean {
    return this.board.water[space] === false && this.board.printed[space] === null && this.game.pieces[space] === 0;
  }

  /** Plain land of that terrain, or any, with no city, city-state or fort next to it. */
  wild(terrain?: Terrain): number[] {
    const isNear = (space: number) =>
      this.around(space).some((next) => (this.game.pieces[next] ?? 0) !== 0 || this.board.printed[next] !== null);
    return this.game.pieces.flatMap((_, space) =>
      this.isPlain(space) && !isNear(space) && (terrain === undefined || this.board.terrain[space] === terrain)
        ? [space]
        : [],
    );
  }

  /** A way over so many plain spaces, each next to the one before. */
  way(length: number): number[] {
    const go = (path: number[]): number[] | null => {
      if (path.length === length) return path;
      for (const next of this.around(path.at(-1) ?? -1)) {
        if (!this.isPlain(next) || path.includes(next)) continue;
        const found = go([...path, next]);
        if (found !== null) return found;
      }
      return null;
    };
    for (let start = 0; start < this.game.pieces.length; start++) {
      const found = this.isPlain(start) ? go([start]) : null;
      if (found !== null) return found;
    }
    throw new Error(`No way over ${length} plain spaces.`);
  }

  /** How many spaces one is from the other, over any terrain. */
  distance(from: number, to: number): number {
    for (let range = 0; range < this.board.size; range++)
      if (spacesWithin(this.game, from, range).includes(to)) return range;
    throw new Error(`There is no way from ${from} to ${to}.`);
  }

  /** The tiles lie like this, with the capitals on these spaces and a token on every other symbol. */
  lies(map: string, ...capitals: number[]): this {
    const { game } = this;
    game.map = map;
    game.pieces = this.board.hexes.map(() => 0);
    populateFrom(game, 0);
    game.barbarians.fill(-1);
    for (const [seat, space] of capitals.entries()) game.pieces[space] = capitalOf(seat);
    return this;
  }

  /** Another tile lies where an explorer from some edge space could lay it; its first space. */
  grows(tile: number, side: Side): number {
    const { edge, size } = this.board;
    for (const from of edge.keys()) {
      const place = explorationPlaces(this.game.map, from).find((one) => one.side === side);
      if (edge[from] !== true || place === undefined) continue;
      this.game.map += ` ${printPlacement({ ...place, tile })}`;
      while (this.game.pieces.length < this.board.size) this.game.pieces.push(0);
      populateFrom(this.game, size);
      this.game.barbarians.fill(-1);
      return size;
    }
    throw new Error(`Tile ${tile} fits nowhere.`);
  }

  /** Seat 0 resolves the military card in the place with number 5; its army marches to the next space and attacks. */
  strikes(from: number, to: number, dice: readonly [number, number], card: FocusId = 'masonry-ti'): this {
    this.army(0, from).resolves(0, card, 6);
    this.dice('dice', ...dice);
    return this.does({ type: 'army', army: 0, from }, { type: 'march', space: to });
  }
}

/** A settled table. */
export const realm = (seats = 2, options: Partial<NewDawnOptions> = {}): RealmTable => new RealmTable(seats, options);

/**
 * A table for two on a map whose spaces tests name by number: capitals on 32 (hill) and 22 (desert), forts on 20 and 21,
 * Kabul on 9, resources on 4, 12, 25 and 41.
 */
export const homeland = (options: Partial<NewDawnOptions> = {}): RealmTable =>
  realm(2, options).lies('15B0(0,0) 8B3(3,-1) 22A0(0,2) 22A0(-2,1) 17A0(4,-4) 9A1(-4,4)', 32, 22);

/** Seats 0 to 2 on the same core with a third fort, on 22; capitals on 33 (hill), 43 (desert) and 23 (grassland). */
export const homelandForThree = (): RealmTable =>
  realm(3).lies('15B0(0,0) 8B3(3,-1) 22A0(0,2) 22A0(-2,1) 22A0(-1,-1) 16A0(0,-3) 9A0(4,-4) 17A1(-4,4)', 33, 43, 23);

/** `homeland` with Antananarivo explored, whose card these seats hold, and the city-state's space. */
export function withAntananarivo(...holders: Seat[]): { t: RealmTable; space: number } {
  const t = homeland();
  t.grows(21, 'A');
  const space = t.board.cityStates.find(({ id }) => id === 'antananarivo')?.space ?? -1;
  for (const seat of holders) t.player(seat).cityStateCards.push('antananarivo');
  return { t, space };
}

/** Both fort cards and three of the base game's. */
export const FIVE_CARDS = [
  'fortified',
  'expeditionary',
  'explorer-aesthetic',
  'civilized-money-grubber',
  'populous-preservationist',
] as const;

/** A fight of seat 0 against seat 1 on that space, with Masonry in the slot numbered 3. */
export const fightOn = (space: number, more: Partial<ArmyFight> = {}): ArmyFight => ({
  attacker: 0,
  space,
  card: 'masonry-ti',
  slot: 3,
  attack: 0,
  defence: 0,
  army: 0,
  target: 'token',
  defender: 1,
  attackDie: 0,
  defenceDie: 0,
  path: [],
  ...more,
});
