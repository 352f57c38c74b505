/** Positions for tests, made in a line or two. */

import { type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import { type ActionIn, type Seat, seedFrom, start } from '@tabularium/kernel';
import { Play } from '@tabularium/kernel/testing';
import { geometryOf } from '../src/queries/geometry.ts';
import { playerOf } from '../src/queries/players.ts';
import { outskirtsOf } from '../src/queries/squares.ts';
import { newCity } from '../src/rules/cities.ts';
import { putFigure } from '../src/rules/figures.ts';
import type { City, Figure, FigureKind, Piece, Player, Square } from '../src/state.ts';

export type Action = ActionIn<typeof fameAndFortune>;

/** A table that can be bent into any position. */
export class Table extends Play<typeof fameAndFortune> {
  /** That seat's player. */
  player(seat: Seat): Player {
    return playerOf(this.game, seat);
  }

  /** Change that seat's player. */
  has(seat: Seat, change: Partial<Player>): this {
    Object.assign(this.player(seat), change);
    return this;
  }

  /** That seat knows these technologies, whatever its pyramid looks like. */
  knows(seat: Seat, ...technologies: string[]): this {
    this.player(seat).rows[0]?.push(...technologies);
    return this;
  }

  /** The capital of that seat. */
  capital(seat: Seat): City {
    const [capital] = this.player(seat).cities;
    if (capital === undefined) throw new Error(`Seat ${seat} has no capital.`);
    return capital;
  }

  /** A square around that seat's capital. */
  near(seat: Seat, at = 0): Square {
    return outskirtsOf(this.game, this.capital(seat))[at] ?? -1;
  }

  /** Put a piece on a square. */
  piece(square: Square, kind: Piece['kind'], id: string, owner: Seat): this {
    this.game.map.pieces[square] = { kind, id, owner, obsolete: false };
    return this;
  }

  /** Make a square this terrain, whatever is printed there. */
  terrain(square: Square, terrain: FameState['map']['disasters'][number]): this {
    this.game.map.disasters[square] = terrain;
    return this;
  }

  /** Take all figures off the map. */
  cleared(): this {
    for (const { figures } of this.game.players) for (const figure of figures) figure.square = -1;
    return this;
  }

  /** Put a figure on a square, as if it had stood there for long. */
  figure(seat: Seat, kind: FigureKind, square: Square): Figure {
    const { figures } = this.player(seat);
    const number = figures.findIndex((one) => one.kind === kind && one.square < 0);
    putFigure(this.game, seat, number, square);
    const figure = figures[number] as Figure;
    figure.since = this.game.turn - 1;
    return figure;
  }

  /** A city more, wherever it is. */
  city(seat: Seat, square: Square): City {
    const city = newCity([square], false);
    this.player(seat).cities.push(city);
    return city;
  }

  /** Turn every tile over and take all markers away. */
  explored(): this {
    for (const tile of this.game.map.tiles) tile.revealed = true;
    this.game.map.markers.fill(null);
    this.game.map.relics = [];
    return this;
  }

  /** All squares become grassland without anything. */
  plain(): this {
    this.explored();
    this.game.map.pieces.fill(null);
    for (const square of geometryOf(this.game.seats).squares) this.game.map.disasters[square] = 'grassland';
    return this;
  }

  /** That seat is first player, and its part of the phase comes now. */
  begins(seat: Seat): this {
    const { game } = this;
    game.first = seat;
    game.active = seat;
    const order = Array.from({ length: game.seats }, (_, at) => (seat + at) % game.seats);
    const waiting = game.frames.filter(({ step }) => step === 'part').length;
    const parts = order.slice(game.seats - waiting).reverse();
    for (const frame of game.frames) {
      if (frame.step === 'part') frame.seat = parts.shift() ?? 0;
      if (frame.step === 'start-of-turn') frame.seat = seat;
    }
    return this;
  }

  /** Everybody does the dullest thing until the game waits in that step, of that seat if one is named. */
  until(step: string, seat?: Seat): this {
    for (let moves = 0; moves < 2000; moves++) {
      const top = this.game.frames.at(-1);
      if (top === undefined) throw new Error(`The game ended before "${step}".`);
      if (top.step === step && (seat === undefined || !('seat' in top) || top.seat === seat)) return this;
      this.dully();
    }
    throw new Error(`"${step}" never came.`);
  }

  /** Whoever decides passes, or takes the first action. */
  dully(): this {
    const actions = this.actions();
    const dull = actions.find(({ type }) => type === 'pass' || type === 'decline' || type === 'stop');
    return this.does(dull ?? (actions[0] as Action));
  }
}

/** A table with these civilizations by seat, at the first decision of the first turn; seat 0 is first. */
export function table(
  civilizations: readonly string[] = ['america', 'china'],
  options: object = {},
  seed = 'test',
): Table {
  const seats = civilizations.length;
  const setting = { civilizations: 'pick', offersPerTurn: 0, ...options };
  const game = new Table(fameAndFortune, start(fameAndFortune, { seats, seed: seedFrom(seed), options: setting }));
  while (game.step === 'choose-civilization') {
    game.does({ type: 'lead', civilization: civilizations[game.decider] ?? '' });
  }
  while (game.game.turn === 0) game.does(game.actions()[0] as Action);
  return game.begins(0);
}
