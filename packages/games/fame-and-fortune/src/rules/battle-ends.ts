/** The end of a battle: totals, losses, what becomes of cards and cities, loot (FF 9.8 to FF 9.14, FF 9.22). */

import { type Decision, type Procedure, pop, push } from '@tabularium/kernel';
import { KILLED_PER_ARMY } from '../content/limits.ts';
import { armiesIn, isBarbarian, totalOf, unitType } from '../queries/combat.ts';
import { playerOf } from '../queries/players.ts';
import { centreAt, figuresAt } from '../queries/squares.ts';
import type { Battle, FameAndFortune, FameState, Side } from '../state.ts';
import { enterSquare } from './attacks.ts';
import { against, battleOf } from './battle.ts';
import { destroyCity } from './cities.ts';
import { takeOut } from './discards.ts';
import { figureOf, removeAllAt, removeFigure } from './figures.ts';
import { openLoot } from './loot.ts';
import { takeMarker } from './markers.ts';
import { announce } from './moments.ts';
import { tell } from './telling.ts';
import { win } from './victory.ts';

/** How many armies the winner loses for that many own units killed; never the last one (FF 9.12). */
export function armiesLost(killed: number, armies: number): number {
  return Math.min(Math.floor(killed / KILLED_PER_ARMY), Math.max(0, armies - 1));
}

/** The higher total wins, the defender a tie (FF 9.8); losses, saved units, then loot (FF 9.16). */
export const battleEnds: Procedure<FameAndFortune, 'battle-ends'> = {
  run(game) {
    const battle = battleOf(game);
    const totals: [number, number] = [totalOf(game, battle, 0), totalOf(game, battle, 1)];
    const winner: Side = totals[0] > totals[1] ? 0 : 1;
    tell(game, {
      fact: 'battle-ended',
      seat: battle.seats[winner],
      village: isBarbarian(battle, winner),
      totals,
      seen: 'all',
    });
    const city = winner === 0 && battle.kind === 'city';
    const figures = winner === 1 || battle.kind === 'field';
    push(game, { step: 'after-battle', winner, city, figures });
    push(game, { step: 'bury-dead' });
    for (const side of [against(winner), winner]) {
      if (!isBarbarian(battle, side) && battle.killed[side].length > 0) {
        announce(game, 'battle-ended', battle.seats[side]);
      }
    }
    loseFigures(game, battle, winner);
  },
};

/** The loser's figures go, and some of the winner's armies (FF 9.11, FF 9.12). */
function loseFigures(game: FameState, battle: Battle, winner: Side): void {
  const [attacker, defender] = battle.seats;
  const lost = armiesLost(battle.killed[winner].length, armiesIn(game, battle, winner));
  if (winner === 1) {
    for (const number of battle.figures) removeFigure(game, attacker, number, battle.square);
    battle.figures = [];
    if (battle.kind === 'field') loseArmies(game, defender, figuresAt(playerOf(game, defender), battle.square), lost);
    return;
  }
  if (battle.kind === 'field') removeAllAt(game, defender, battle.square);
  const gone = loseArmies(game, attacker, battle.figures, lost);
  battle.figures = battle.figures.filter((number) => !gone.includes(number));
}

function loseArmies(game: FameState, seat: number, figures: readonly number[], count: number): number[] {
  const armies = figures.filter((number) => figureOf(game, seat, number).kind === 'army').slice(0, count);
  for (const number of armies) removeFigure(game, seat, number);
  return armies;
}

/** Killed units lie face up under their decks, survivors go home (FF 9.10); barbarians all go back (FF 9.14). */
export const buryDead: Procedure<FameAndFortune, 'bury-dead'> = {
  run(game) {
    const battle = battleOf(game);
    for (const side of [0, 1] as const) {
      const alive = battle.fronts.flatMap((front) => front[side]?.card ?? []).concat(battle.hands[side]);
      const dead = isBarbarian(battle, side) ? [...battle.killed[side], ...alive] : battle.killed[side];
      for (const card of dead) game.units[unitType(card)].up.push(card);
      if (!isBarbarian(battle, side)) playerOf(game, battle.seats[side]).forces.push(...alive);
    }
    battle.fronts = [];
    battle.hands = [[], []];
    battle.killed = [[], []];
  },
};

/** One killed unit comes back (FF 9.10). */
export const saveUnit: Decision<FameAndFortune, 'save-unit'> = {
  actions: (game, { side }) => [
    ...[...new Set(battleOf(game).killed[side])].map((unit) => ({ type: 'save' as const, unit })),
    { type: 'pass' },
  ],
  take(game, { seat, side, left }, action) {
    pop(game);
    if (action.type === 'pass') return;
    saveKilled(game, side, action.unit);
    if (left > 1 && battleOf(game).killed[side].length > 0)
      push(game, { step: 'save-unit', seat, side, left: left - 1 });
  },
};

/** A killed unit returns to the standing forces. */
export function saveKilled(game: FameState, side: Side, unit: string): void {
  const battle = battleOf(game);
  if (takeOut(battle.killed[side], (one) => one === unit) === undefined) return;
  playerOf(game, battle.seats[side]).forces.push(unit);
  tell(game, { fact: 'unit-saved', seat: battle.seats[side], unit, seen: 'all' });
}

/** The winner's spoils; the attacker stands in the square (FF 9.12, FF 9.13). */
export const afterBattle: Procedure<FameAndFortune, 'after-battle'> = {
  run(game, { winner, city, figures }) {
    const battle = battleOf(game);
    const [attacker, defender] = battle.seats;
    const seat = battle.seats[winner];
    const { square, kind } = battle;
    game.battle = null;
    if (isBarbarian(battle, winner)) return;
    if (kind !== 'village' && (city || figures)) openLoot(game, seat, battle.seats[against(winner)], city);
    announce(game, 'battle-won', seat, { square });
    if (winner === 1) return keepFort(game, battle);
    if (city) conquer(game, battle);
    enterSquare(game, attacker, battle.figures, square);
    if (kind === 'village') takeMarker(game, attacker, square);
    if (city) announce(game, 'glory', attacker, { square, other: defender });
  },
};

/** A successful defence uses up the fortification (FF 17.3). */
function keepFort(game: FameState, { kind, square, seats }: Battle): void {
  const city = kind === 'city' ? centreAt(game, square) : undefined;
  if (city?.marker !== 'fortification') return;
  city.marker = '';
  game.supply.cityMarkers++;
  tell(game, { fact: 'city-marker-used', seat: seats[1], marker: 'fortification', city: square, seen: 'all' });
}

/** A lost capital ends the game, another city is destroyed (FF 1.5, FF 9.11). */
function conquer(game: FameState, { seats: [attacker, defender], square }: Battle): void {
  const city = centreAt(game, square);
  if (city === undefined) return;
  if (city.capital) win(game, attacker, 'military');
  else destroyCity(game, defender, city);
}
