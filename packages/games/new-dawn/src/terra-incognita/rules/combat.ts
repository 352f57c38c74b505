/** A fight of an army: dice, tokens, and who wins (TI 5.6 to TI 5.11). What a victory brings is in `conquest.ts`. */

import { type Decision, type Procedure, pop, push, roll, type Seat } from '@tabularium/kernel';
import { RESOURCES } from '../../content/resources.ts';
import { boardOf } from '../../queries/board.ts';
import { attackParts, attackStrength, fightingCards } from '../../queries/combat.ts';
import { hasEffect } from '../../queries/effects.ts';
import { playerOf } from '../../queries/players.ts';
import { isCityState } from '../../queries/things.ts';
import { positionOf, spendable } from '../../queries/trade.ts';
import { DONE, spendAction } from '../../rules/actions.ts';
import { returnCards } from '../../rules/diplomacy.ts';
import { tell } from '../../rules/telling.ts';
import { returnToSupply, spend } from '../../rules/trade-tokens.ts';
import type { NewDawnState } from '../../state.ts';
import type { Actions, NewDawn, TradeSource } from '../../vocabulary.ts';
import { type Aim, aimsAt } from '../queries/armies.ts';
import { armyDefence, armyDefenceParts } from '../queries/combat.ts';
import { hasPact } from '../queries/realms.ts';
import type { ArmyFight, Marching } from '../vocabulary.ts';
import { defeatArmy } from './army-losses.ts';
import { winFight } from './conquest.ts';

/** The army attacks where it stands; the player chooses where there is a choice (TI 5.6). */
export function beginAttack(game: NewDawnState, marching: Marching): void {
  const aims = aimsAt(game, marching.seat, marching.at);
  const [only] = aims;
  const { seat, card, slot, army, at, left, path, explored } = marching;
  if (aims.length > 1) push(game, { step: 'choose-target', seat, card, slot, army, at, left, path, explored });
  else if (only !== undefined) declare(game, marching, only);
}

/** The attack is declared: cards of the victim go back, dice are thrown, values known (TI 5.7, TI 5.10, TI 12.6). */
export function declare(game: NewDawnState, marching: Marching, { target, owner }: Aim): void {
  const { seat, card, slot, army, at: space, path } = marching;
  const defender = owner < 0 ? null : owner;
  tell(game, { fact: 'army-attack', seat, space, target, owner: defender });
  const cityState = boardOf(game.map).printed[space] ?? '';
  if (defender !== null) returnCards(game, seat, defender);
  else if (target === 'city-state' && isCityState(cityState)) returnCards(game, seat, cityState);
  const [attackDie, defenceDie] = [roll(game, 'dice'), roll(game, 'dice')];
  const stakes = { attacker: seat, space, card, slot, army, target, defender, attackDie, defenceDie };
  const fight: ArmyFight = { ...stakes, path: [...path], attack: attackDie, defence: defenceDie };
  fight.attack += attackStrength(game, fight);
  fight.defence += armyDefence(game, fight);
  const { attack, defence } = fight;
  const parts = { attackParts: attackParts(game, fight), defenceParts: armyDefenceParts(game, fight) };
  tell(game, { fact: 'dice-thrown', seat, attackDie, attack, defenceDie, defence, ...parts });
  push(game, { step: 'fight-goes-on', side: 'attack', fight });
}

/** First the attacker, then the defender may spend tokens; whoever has none, or none left, is not asked (TI 5.9). */
export const fightGoesOn: Procedure<NewDawn, 'fight-goes-on'> = {
  run(game, { side, fight }) {
    const seat = side === 'attack' ? fight.attacker : fight.defender;
    if (seat !== null && means(game, seat, side, fight).length > 1) push(game, { step: 'fight-on', seat, side, fight });
    else endSpending(game, side, fight);
  },
};

/** That side has spent what it wanted to. */
function endSpending(game: NewDawnState, side: 'attack' | 'defence', fight: ArmyFight): void {
  if (side === 'attack') push(game, { step: 'fight-goes-on', side: 'defence', fight });
  else push(game, { step: 'army-combat', fight });
}

/** What that seat can throw in: tokens for value or a new throw, resources with Jebel Barkal. */
function means(game: NewDawnState, seat: Seat, side: 'attack' | 'defence', fight: ArmyFight): Actions['fight-on'][] {
  const actions: Actions['fight-on'][] = [DONE];
  for (const token of tokensFor(game, seat, side, fight)) {
    actions.push(spendAction(token), { type: 're-roll', token });
  }
  if (!hasEffect(game, seat, 'commitsResources')) return actions;
  for (const resource of RESOURCES) {
    if (playerOf(game, seat).resources[resource] > 0) actions.push({ type: 'commit', resource });
  }
  return actions;
}

/** The attacker spends from the card that is resolved, the defender from their own military card (TI 5.9). */
function tokensFor(game: NewDawnState, seat: Seat, side: 'attack' | 'defence', fight: ArmyFight): TradeSource[] {
  if (side === 'attack') return spendable(game, seat, fight.card);
  return [...new Set(fightingCards(game, seat, fight).flatMap((card) => spendable(game, seat, card, false)))];
}

/** Each token is 1 combat value or a new throw of one's own die, one at a time (TI 5.9). */
export const fightOnStep: Decision<NewDawn, 'fight-on'> = {
  actions: (game, { seat, side, fight }) => means(game, seat, side, fight),
  take(game, { seat, side, fight }, action) {
    pop(game);
    if (action.type === 'done') return endSpending(game, side, fight);
    push(game, { step: 'fight-goes-on', side, fight });
    if (action.type === 'commit') {
      fight[side] += COMMITTED;
      tell(game, { fact: 'resource-committed', seat, resource: action.resource });
      return returnToSupply(game, seat, action.resource);
    }
    spendIn(game, seat, side, fight, action.token);
    if (action.type === 'spend') fight[side]++;
    else throwAgain(game, seat, side, fight);
  },
};

/** What each resource adds with Jebel Barkal. */
const COMMITTED = 2;

function spendIn(
  game: NewDawnState,
  seat: Seat,
  side: 'attack' | 'defence',
  fight: ArmyFight,
  token: TradeSource,
): void {
  const holds = fightingCards(game, seat, fight).find((card) =>
    spendable(game, seat, card, side === 'attack').includes(token),
  );
  if (holds !== undefined && positionOf(game, seat, holds) >= 0) spend(game, seat, holds, token);
}

function throwAgain(game: NewDawnState, seat: Seat, side: 'attack' | 'defence', fight: ArmyFight): void {
  const die = side === 'attack' ? 'attackDie' : 'defenceDie';
  fight[side] -= fight[die];
  fight[die] = roll(game, 'dice');
  fight[side] += fight[die];
  tell(game, { fact: 'die-thrown-again', seat, die: fight[die], value: fight[side] });
}

/** The higher value wins, a tie goes to the defender; a beaten army goes back to its card (TI 5.10, TI 5.11). */
export const armyCombat: Procedure<NewDawn, 'army-combat'> = {
  run(game, { fight }) {
    const { attacker: seat, defender, space, attack, defence } = fight;
    const won = attack > defence;
    tell(game, { fact: won ? 'attack-won' : 'attack-lost', seat, space, attack, defence });
    if (defender !== null) mayRetort(game, seat, defender);
    if (won) winFight(game, fight);
    else defeatArmy(game, seat, fight.army);
  },
};

/** The holder of a Non-Aggression Pact may answer whoever gave it and broke the peace, once for all that was hit. */
export function mayRetort(game: NewDawnState, by: Seat, victim: Seat): void {
  if (victim === by || !hasPact(game, victim, by)) return;
  const waits = game.frames.some((frame) => frame.step === 'retort' && frame.seat === victim && frame.from === by);
  if (!waits) push(game, { step: 'retort', seat: victim, from: by });
}
