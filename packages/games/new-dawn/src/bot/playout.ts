/** A quick, sensible player for tree search: draws among the actions by how gladly it takes them. */

import type { ActionOf, Luck, Seat } from '@tabularium/kernel';
import { boardOf } from '../board.ts';
import { isDestination } from '../queries/caravans.ts';
import { attackStrength, defenceStrength, fightAt } from '../queries/combat.ts';
import { isCity, NOTHING } from '../queries/pieces.ts';
import type { NewDawnState } from '../state.ts';
import { realmEagerness } from '../terra-incognita/bot.ts';
import type { NewDawn } from '../vocabulary.ts';

type Action = ActionOf<NewDawn>;

/** How gladly a quick player takes an action; nearly 0 if only for want of something else. */
function eagerness(game: NewDawnState, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'done':
      return 0.02;
    case 'focus':
      return action.slot ** 2;
    case 'place':
      return 2 + (game.pieces[action.space] === NOTHING ? 0 : 4) + (boardOf(game.map).coast[action.space] ? 1 : 0);
    case 'wonder':
      return 12;
    case 'attack':
      return attackEagerness(game, seat, action.space);
    case 'stop':
      return stopEagerness(game, seat);
    case 'step':
      return isDestination(game, seat, action.space) && !game.turn.arrived.includes(action.space) ? 20 : 1;
    case 'spend':
      return 0.3;
    case 'take-back':
      return 0.2;
    case 'strike':
      return 0.01;
    case 'gain':
      return 3;
    case 'reinforce':
      return 0.6;
    default:
      return game.terra === null ? 1 : realmEagerness(game, seat, action);
  }
}

/** Attacks are made where they will probably be won. */
function attackEagerness(game: NewDawnState, seat: Seat, space: number): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'campaign') return 1;
  const fight = fightAt(game, { attacker: seat, space, card: frame.card, slot: frame.slot, attack: 0, defence: 0 });
  const odds = attackStrength(game, fight) - defenceStrength(game, fight);
  if (odds < -1) return 0.02;
  return (odds + 2) * (isCity(game.pieces[space]) ? 3 : 1);
}

/** A caravan stops where it is rewarded. */
function stopEagerness(game: NewDawnState, seat: Seat): number {
  const frame = game.frames.at(-1);
  return frame?.step === 'move-caravan' && isDestination(game, seat, frame.at) ? 30 : 0.05;
}

/** The index of the action drawn. */
export function playout(game: NewDawnState, seat: Seat, actions: readonly Action[], luck: Luck): number {
  let total = 0;
  const weights = actions.map((action) => {
    const weight = eagerness(game, seat, action);
    total += weight;
    return weight;
  });
  let drawn = (luck(1_000_000) / 1_000_000) * total;
  for (let at = 0; at < weights.length; at++) {
    drawn -= weights[at] ?? 0;
    if (drawn < 0) return at;
  }
  return actions.length - 1;
}
