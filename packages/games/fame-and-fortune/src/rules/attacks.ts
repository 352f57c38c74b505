/** Attacks: which battle an army starts (FF 8.5, FF 9.1, FF 9.15). */

import { push, type Seat } from '@tabularium/kernel';
import { leftOf, playerOf } from '../queries/players.ts';
import { centreAt, countAt, occupantOf, ownerOfCentre } from '../queries/squares.ts';
import type { Battle, FameState, Square } from '../state.ts';
import { figureOf, putFigure, removeAllAt, tellMove } from './figures.ts';
import { openLoot } from './loot.ts';
import { announce } from './moments.ts';
import { tell } from './telling.ts';

function battleOf(kind: Battle['kind'], square: Square, seats: [Seat, Seat], figures: number[]): Battle {
  return {
    kind,
    square,
    seats,
    figures,
    hands: [[], []],
    extra: [0, 0],
    bonus: [0, 0],
    fronts: [],
    killed: [[], []],
    used: [[], []],
    clash: [0, 0],
    walled: false,
  };
}

/** Armies meet what is in the square: a city, armies, lone scouts or a village. */
export function attack(game: FameState, seat: Seat, figures: number[], square: Square): void {
  const city = centreAt(game, square);
  if (city !== undefined)
    return startBattle(game, battleOf('city', square, [seat, ownerOfCentre(game, square)], figures));
  if (game.map.markers[square]?.kind === 'village') {
    return startBattle(game, battleOf('village', square, [seat, leftOf(game, seat)], figures));
  }
  const defender = occupantOf(game, square, seat);
  if (countAt(playerOf(game, defender), square, 'army') > 0) {
    return startBattle(game, battleOf('field', square, [seat, defender], figures));
  }
  killScouts(game, seat, defender, figures, square);
}

function startBattle(game: FameState, battle: Battle): void {
  game.battle = battle;
  tell(game, {
    fact: 'battle',
    seat: battle.seats[0],
    rival: battle.seats[1],
    kind: battle.kind,
    square: battle.square,
    seen: 'all',
  });
  push(game, { step: 'battle-begins' });
}

/** Lone scouts die without a battle; it counts as a won one (FF 8.5, FF 23.8). */
function killScouts(game: FameState, seat: Seat, loser: Seat, figures: readonly number[], square: Square): void {
  removeAllAt(game, loser, square);
  enterSquare(game, seat, figures, square);
  if (game.options.codeOfLawsScouts) announce(game, 'battle-won', seat, { square });
  openLoot(game, seat, loser, false);
}

/** The winners stand in the square. */
export function enterSquare(game: FameState, seat: Seat, figures: readonly number[], square: Square): void {
  const moved: number[] = [];
  for (const number of figures) {
    const figure = figureOf(game, seat, number);
    if (figure.square < 0) putFigure(game, seat, number, square);
    else if (figure.square !== square) moved.push(number);
    figure.square = square;
  }
  tellMove(game, seat, moved, square);
}

/** An army placed among enemies attacks them (FF 4.10). */
export function attackWithNewArmy(game: FameState, seat: Seat, number: number, square: Square): void {
  attack(game, seat, [number], square);
}
