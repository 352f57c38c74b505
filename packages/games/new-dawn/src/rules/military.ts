/** Military cards: reinforcing and attacking (ND 13). What a won attack brings is in `conquest.ts`. */

import { type Decision, type Procedure, pop, push, type Refusal, roll, type Seat } from '@tabularium/kernel';
import type { FocusId, MilitaryCard } from '../content/focus-cards.ts';
import { boardOf } from '../queries/board.ts';
import {
  attackParts,
  attackStrength,
  defenceParts,
  defenceStrength,
  fightAt,
  fightingCards,
} from '../queries/combat.ts';
import { isToken, ownerAt, pieceOwner, tokenOf } from '../queries/pieces.ts';
import { attackTargets, isTarget } from '../queries/reach.ts';
import { focusCard, isCityState, letterOf } from '../queries/things.ts';
import { spendable } from '../queries/trade.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, Fight, NewDawn, Reason } from '../vocabulary.ts';
import { DONE, onSpace, spendAction } from './actions.ts';
import { winAttack } from './conquest.ts';
import { turnToken } from './control.ts';
import { returnCards } from './diplomacy.ts';
import { tell } from './telling.ts';
import { spend } from './trade-tokens.ts';

/** Reinforce, attack, or both, as the card says (ND 13.19). */
export function resolveMilitary(game: NewDawnState, seat: Seat, card: FocusId, _: MilitaryCard, slot: number): void {
  push(game, { step: 'campaign', seat, card, slot, attacks: 0, reinforced: 0, turnedFirst: false });
}

function militaryCard(id: FocusId): MilitaryCard {
  const card = focusCard(id);
  if (card.type !== 'military' || !('attacks' in card)) throw new Error(`${id} is no military card.`);
  return card;
}

type Campaign = Parameters<(typeof campaign)['take']>[1];

/** Attacks still open: none once reinforcing has ended them. */
function attacksLeft(frame: Campaign): number {
  const card = militaryCard(frame.card);
  const closed = frame.reinforced > 0 && !(card.reinforcing === 'besides' && frame.turnedFirst);
  return closed ? 0 : card.attacks - frame.attacks;
}

/** Tokens that may still be reinforced (ND 13.1). */
function reinforcementsLeft(frame: Campaign): number {
  const { reinforcing } = militaryCard(frame.card);
  if (frame.attacks === 0) return frame.slot - frame.reinforced;
  if (reinforcing === 'instead') return 0;
  if (reinforcing === 'afterwards') return frame.slot - frame.attacks - frame.reinforced;
  // Once, before the first attack or after the last one.
  return frame.turnedFirst ? 0 : frame.slot - frame.reinforced;
}

const ATTACK = onSpace('attack');
const REINFORCE = onSpace('reinforce');

/** Attack or reinforce, one after another, until the player has enough or the card allows no more. */
export const campaign: Decision<NewDawn, 'campaign'> = {
  actions(game, frame) {
    const { seat, card } = frame;
    const actions: Actions['campaign'][] = [DONE];
    if (attacksLeft(frame) > 0) {
      for (const space of attackTargets(game, seat, militaryCard(card))) actions.push(ATTACK(space));
    }
    if (reinforcementsLeft(frame) > 0) {
      const own = tokenOf(seat);
      for (let space = 0; space < game.pieces.length; space++) {
        if (game.pieces[space] === own) actions.push(REINFORCE(space));
      }
    }
    return actions;
  },
  take(game, frame, action) {
    if (action.type === 'done') return pop(game);
    if (action.type === 'attack') {
      frame.attacks++;
      return declare(game, frame, action.space);
    }
    if (frame.attacks === 0) frame.turnedFirst = true;
    frame.reinforced++;
    turnToken(game, action.space, true);
    if (attacksLeft(frame) <= 0 && reinforcementsLeft(frame) <= 0) pop(game);
  },
  tries: (game, { seat }) =>
    game.pieces.map((piece, space) =>
      isToken(piece) && pieceOwner(piece) === seat ? REINFORCE(space) : ATTACK(space),
    ),
  whyNot(game, frame, action): Refusal<Reason> {
    const space = action.type === 'done' ? 0 : action.space;
    if (action.type === 'reinforce') {
      if (game.pieces[space] !== tokenOf(frame.seat)) return { reason: 'all-reinforced', rule: 'ND 13.18' };
      return frame.attacks > 0 ? { reason: 'either-or', rule: 'ND 13.19' } : { reason: 'used-up', rule: 'ND 13.1' };
    }
    if (ownerAt(game, space) === frame.seat) return { reason: 'own-piece', rule: 'ND 13.3a' };
    if (!isTarget(game, frame.seat, space)) return { reason: 'no-target', rule: 'ND 13.3a' };
    if (attacksLeft(frame) > 0) return { reason: 'out-of-reach', rule: 'ND 13.3b' };
    return frame.reinforced > 0
      ? { reason: 'either-or', rule: 'ND 13.19' }
      : { reason: 'no-attacks-left', rule: 'ND 13.3' };
  },
};

/** The attack is declared: cards of the victim go back, dice are thrown, values known (ND 13.13, ND 13.16). */
function declare(game: NewDawnState, { seat, card, slot }: Campaign, space: number): void {
  const against = opponentAt(game, space);
  tell(game, { fact: 'attack-declared', seat, space, against });
  if (typeof against === 'number' || isCityState(against)) returnCards(game, seat, against);
  const fight = fightAt(game, { attacker: seat, space, card, slot, attack: 0, defence: 0 });
  const [attackDie, defenceDie] = [roll(game, 'dice'), roll(game, 'dice')];
  const attack = attackDie + attackStrength(game, fight);
  const defence = defenceDie + defenceStrength(game, fight);
  const parts = { attackParts: attackParts(game, fight), defenceParts: defenceParts(game, fight) };
  tell(game, { fact: 'dice-thrown', seat, attackDie, attack, defenceDie, defence, ...parts });
  push(game, { step: 'press', side: 'attack', fight: { attacker: seat, space, card, slot, attack, defence } });
}

/** Whom an attack on that space is against. */
function opponentAt(game: NewDawnState, space: number) {
  const owner = ownerAt(game, space);
  if (owner >= 0) return owner;
  const barbarian = game.barbarians.indexOf(space);
  if (barbarian >= 0) return letterOf(barbarian);
  const printed = boardOf(game.map).printed[space] ?? '';
  return isCityState(printed) ? printed : 'A';
}

/** First the attacker, then the defender may spend trade tokens; whoever has none, or none left, is not asked (ND 13.6). */
export const press: Procedure<NewDawn, 'press'> = {
  run(game, { side, fight }) {
    const { attacker, card, space } = fight;
    const defender = ownerAt(game, space);
    if (side === 'attack' && spendable(game, attacker, card).length > 0) {
      push(game, { step: 'press-attack', seat: attacker, fight });
    } else if (defender >= 0 && defenceTokens(game, defender, fight).length > 0) {
      push(game, { step: 'press-defence', seat: defender, fight });
    } else push(game, { step: 'combat', fight });
  },
};

/** What the defender may spend, and from which of the military cards in the row (ND 7.2). */
function defenceTokens(game: NewDawnState, defender: Seat, fight: Fight) {
  return fightingCards(game, defender, fight).flatMap((card) =>
    spendable(game, defender, card, false).map((token) => ({ card, token })),
  );
}

/** The attacker may spend trade tokens from the military card. */
export const pressAttack: Decision<NewDawn, 'press-attack'> = {
  actions: (game, { seat, fight }) => [DONE, ...spendable(game, seat, fight.card).map(spendAction)],
  take(game, { seat, fight }, action) {
    pop(game);
    if (action.type === 'done') return push(game, { step: 'press', side: 'defence', fight });
    fight.attack++;
    push(game, { step: 'press', side: 'attack', fight });
    spend(game, seat, fight.card, action.token);
  },
};

/** The defender may spend trade tokens from their own military card. */
export const pressDefence: Decision<NewDawn, 'press-defence'> = {
  actions: (game, { seat, fight }) => [
    DONE,
    ...new Set(defenceTokens(game, seat, fight).map(({ token }) => spendAction(token))),
  ],
  take(game, { seat, fight }, action) {
    pop(game);
    const source =
      action.type === 'spend'
        ? defenceTokens(game, seat, fight).find(({ token }) => token === action.token)
        : undefined;
    if (source === undefined) return push(game, { step: 'combat', fight });
    fight.defence++;
    push(game, { step: 'press', side: 'defence', fight });
    spend(game, seat, source.card, source.token);
  },
};

/** The higher value wins, a tie goes to the defender (ND 13.7). */
export const combat: Procedure<NewDawn, 'combat'> = {
  run(game, { fight }) {
    const { attacker: seat, space, attack, defence } = fight;
    const won = attack > defence;
    tell(game, { fact: won ? 'attack-won' : 'attack-lost', seat, space, attack, defence });
    if (won) winAttack(game, seat, space);
  },
};
