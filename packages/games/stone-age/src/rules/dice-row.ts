/** The dice row: a card that gives something to everyone (SA 8.3.1). */

import { type Decision, emit, type Procedure, pop, push, roll, type Seat } from '@tabularium/kernel';
import { RESOURCES } from '../content/goods.ts';
import { after, clockwise } from '../queries/players.ts';
import type { OpenRow, StoneAgeState } from '../state.ts';
import type { PickDie, StoneAge } from '../vocabulary.ts';
import { gainResource, stepField } from './supply.ts';
import { gainTool } from './tools.ts';

const PICKS: readonly PickDie[] = [1, 2, 3, 4, 5, 6].map((pips) => ({ type: 'pick-die', pips }));

/** Roll one die per player; the taker picks first, then the others clockwise. No tools on this roll (SA 7.8). */
export function rollDiceRow(game: StoneAgeState, seat: Seat): void {
  const dice: number[] = [];
  for (let die = 0; die < game.seats; die++) dice.push(roll(game, 'dice'));
  dice.sort((a, b) => a - b);
  emit(game, { fact: 'row-rolled', seat, dice: [...dice], seen: 'all' });
  push(game, { step: 'dice-row', seat, dice });
}

/** The next player picks; where all dice left are alike there is nothing to choose. */
export const diceRow: Procedure<StoneAge, 'dice-row'> = {
  run(game, { seat, dice }) {
    const [pips] = dice;
    if (pips === undefined) return;
    if (dice.some((other) => other !== pips)) push(game, { step: 'pick-die', seat, dice });
    else takeDie(game, seat, dice, pips);
  },
};

/** Pick one die. */
export const pickDie: Decision<StoneAge, 'pick-die'> = {
  actions: (_game, frame) => PICKS.filter(({ pips }) => frame.dice.includes(pips)),
  take(game, frame, { pips }) {
    pop(game);
    takeDie(game, frame.seat, frame.dice, pips);
  },
};

/** The die is removed and its yield taken, tool and all; only then the others go on to the next player. */
function takeDie(game: StoneAgeState, seat: Seat, dice: number[], pips: number): void {
  const left = without(dice, pips);
  if (game.options.lateDicePicks && dice.length === game.seats) leaveForLater(game, seat, left);
  else push(game, { step: 'dice-row', seat: after(game, seat), dice: left });
  carryOut(game, seat, pips);
}

function without(dice: readonly number[], pips: number): number[] {
  const left = [...dice];
  left.splice(left.indexOf(pips), 1);
  return left;
}

/** 1 wood, 2 clay, 3 stone, 4 gold, 5 a tool, 6 a step on the field track; in vain if it cannot be had. */
function carryOut(game: StoneAgeState, seat: Seat, pips: number): void {
  emit(game, { fact: 'die-picked', seat, pips, seen: 'all' });
  const resource = RESOURCES[pips - 1];
  if (resource !== undefined) gainResource(game, seat, resource, 1);
  else if (pips === 5) gainTool(game, seat);
  else stepField(game, seat);
}

/** With late picks the others choose at their next turn (SA 16.1). */
function leaveForLater(game: StoneAgeState, taker: Seat, dice: number[]): void {
  game.openRows.push({ dice, waiting: clockwise(game, taker).slice(1) });
}

/** Before that seat decides anything else it picks from every row that waits for it. */
export function pushLatePicks(game: StoneAgeState, seat: Seat): void {
  if (game.openRows.length > 0 && rowFor(game, seat) !== undefined) push(game, { step: 'late-pick', seat });
}

/** Pick from the oldest row that waits for this seat. */
export const latePick: Decision<StoneAge, 'late-pick'> = {
  actions: (game, frame) => PICKS.filter(({ pips }) => rowFor(game, frame.seat)?.dice.includes(pips)),
  take(game, frame, { pips }) {
    const row = rowFor(game, frame.seat);
    if (row === undefined) return pop(game);
    row.dice = without(row.dice, pips);
    row.waiting = row.waiting.filter((seat) => seat !== frame.seat);
    game.openRows = game.openRows.filter(({ waiting }) => waiting.length > 0);
    if (rowFor(game, frame.seat) === undefined) pop(game);
    carryOut(game, frame.seat, pips);
  },
};

function rowFor(game: StoneAgeState, seat: Seat): OpenRow | undefined {
  return game.openRows.find(({ waiting }) => waiting.includes(seat));
}
