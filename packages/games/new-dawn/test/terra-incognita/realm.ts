/** Positions with the expansion in two lines: a settled map for so many players, nobody's turn yet, no barbarians. */

import { act, decider, legal, type Seat, seedFrom, start } from '@tabularium/kernel';
import { boardOf, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import type { FocusId } from '../../src/content/focus-cards.ts';
import type { LeaderId } from '../../src/content/leaders.ts';
import type { Terrain } from '../../src/content/tiles.ts';
import type { NewDawnOptions } from '../../src/state.ts';
import { UNIQUE_CARDS } from '../../src/terra-incognita/content/focus-cards.ts';
import { DISTRICTS, type District } from '../../src/terra-incognita/names.ts';
import { layDistrict } from '../../src/terra-incognita/rules/growth.ts';
import { newRuler } from '../../src/terra-incognita/rules/set-up.ts';
import type { Realm } from '../../src/terra-incognita/state.ts';
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

  /** Seat 0 resolves the military card in the place with number 5; its army marches to the next space and attacks. */
  strikes(from: number, to: number, dice: readonly [number, number], card: FocusId = 'masonry-ti'): this {
    this.army(0, from).resolves(0, card, 6);
    this.dice('dice', ...dice);
    return this.does({ type: 'army', army: 0, from }, { type: 'march', space: to });
  }
}

/** A settled table. */
export const realm = (seats = 2, options: Partial<NewDawnOptions> = {}): RealmTable => new RealmTable(seats, options);
