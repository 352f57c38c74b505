/** What a won fight brings, and where the army ends (TI 5.12, TI 5.13, TI 11). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import type { WonderId } from '../../content/wonders.ts';
import { boardOf } from '../../queries/board.ts';
import { effectOf, forEachEffect, type Target } from '../../queries/effects.ts';
import { cityOf, isCity, ownerAt } from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { isCityState } from '../../queries/things.ts';
import { caravanLimit } from '../../queries/trade.ts';
import { asks } from '../../questions.ts';
import { DONE, onSpace } from '../../rules/actions.ts';
import {
  conquerOrLiberate as baseConquerOrLiberate,
  conquerInTurn,
  liberate,
  winAttack,
} from '../../rules/conquest.ts';
import { defeatBarbarian, destroy, occupy, replaceToken } from '../../rules/control.ts';
import { shedCaravans } from '../../rules/focus-row.ts';
import { tell } from '../../rules/telling.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import { achieve, openAgendas } from '../../rules/victory.ts';
import { type NewDawnState, ON_CARD } from '../../state.ts';
import type { NewDawn } from '../../vocabulary.ts';
import { DEVASTATING } from '../content/limits.ts';
import { armyCard, marchingRange, mayRemain } from '../queries/armies.ts';
import { hasPact, isFort, realmOf } from '../queries/realms.ts';
import type { ArmyFight } from '../vocabulary.ts';
import { defeatArmiesOf, defeatArmy } from './army-losses.ts';

/** The attacker has won: what was attacked gives way, then the army settles. */
export function winFight(game: NewDawnState, fight: ArmyFight): void {
  const { attacker: seat, attack, target } = fight;
  game.turn.won = true;
  push(game, { step: 'settle-army', seat, fight, captured: prizeOf(game, fight) });
  if (attack >= DEVASTATING) achieve(game, seat, 'devastating-attack');
  if (target === 'token' && mayScorch(game, fight)) push(game, { step: 'scorch', seat, fight });
  else overcome(game, fight);
  forEachEffect(game, seat, 'afterWinning', (afterWinning) => afterWinning(game, seat, fight));
}

/** What can come under a piece of the attacker. */
const CHANGES_HANDS: ReadonlySet<Target> = new Set<Target>(['token', 'city', 'city-state', 'fort']);

/** The wonder that is captured if the space is (TI 16.2). */
function prizeOf(game: NewDawnState, { attacker, target, space }: ArmyFight): WonderId | null {
  if (!CHANGES_HANDS.has(target) || asks(game).masterOf(game, space) === attacker) return null;
  return game.wonders.find((built) => built.space === space)?.wonder ?? null;
}

function overcome(game: NewDawnState, fight: ArmyFight): void {
  const { attacker: seat, target, space, defender } = fight;
  if (target === 'army') return defeatOneArmy(game, defender ?? -1, space);
  if (target === 'caravan') return captureCaravan(game, defender ?? -1, space);
  if (target === 'fort') return takeFort(game, seat, space);
  if (target === 'barbarian') {
    gainTrade(game, seat, 1);
    return defeatBarbarian(game, seat, space);
  }
  if (target !== 'city-state') defeatFigures(game, seat, space);
  if (target === 'city' && playerOf(game, seat).cities === 0 && isFort(game, space)) return razeFort(game, space);
  if (target === 'city' && !isCityState(boardOf(game.map).printed[space] ?? '')) beforeTakingCity(game, seat, space);
  winAttack(game, seat, space);
}

function defeatOneArmy(game: NewDawnState, seat: Seat, space: number): void {
  defeatArmy(game, seat, realmOf(game, seat).armies.indexOf(space));
}

function captureCaravan(game: NewDawnState, seat: Seat, space: number): void {
  const { caravans } = playerOf(game, seat);
  const caravan = caravans.indexOf(space);
  if (caravan < 0) return;
  caravans[caravan] = ON_CARD;
  tell(game, { fact: 'caravan-lost', seat, space });
  if (caravanLimit(game, seat) === 0) shedCaravans(game, seat);
}

/** With a city or control token all rival figures in the space are defeated, but for a pact's giver's (TI 5.12, TI 12.8). */
function defeatFigures(game: NewDawnState, seat: Seat, space: number): void {
  for (const [rival, { caravans }] of game.players.entries()) {
    if (rival === seat || hasPact(game, seat, rival)) continue;
    const count = caravans.filter((at) => at === space).length;
    for (let caravan = 0; caravan < count; caravan++) captureCaravan(game, rival, space);
    if (defeatArmiesOf(game, rival, space) || count > 0) asks(game).harmed(game, seat, rival);
  }
}

/** A city of the attacker stands on the fort, if one is unused (TI 11.3, TI 11.6). */
function takeFort(game: NewDawnState, seat: Seat, space: number): void {
  if (playerOf(game, seat).cities === 0) return;
  tell(game, { fact: 'fort-taken', seat, space });
  occupy(game, space, cityOf(seat));
}

/** Without an unused city the rival's is removed and nobody controls the fort (TI 11.6). */
function razeFort(game: NewDawnState, space: number): void {
  destroy(game, space);
  tell(game, { fact: 'fort-abandoned', space });
}

/** Effects that come just before a rival city is replaced by an own one; there must be one to put there. */
function beforeTakingCity(game: NewDawnState, seat: Seat, space: number): void {
  if (playerOf(game, seat).cities === 0) return;
  forEachEffect(game, seat, 'beforeTakingCity', (beforeTaking) => beforeTaking(game, seat, space));
}

/** Statue of Liberty: rival tokens become ones of that seat, in an order of choice if there may be too few (TI 19.13). */
export function freeAll(game: NewDawnState, seat: Seat, spaces: number[]): void {
  const scarce = spaces.length + openAgendas(game, seat) > playerOf(game, seat).tokens;
  if (scarce && spaces.length > 0) return push(game, { step: 'free-tokens', seat, spaces });
  for (const space of spaces) freeToken(game, seat, space);
}

function freeToken(game: NewDawnState, seat: Seat, space: number): void {
  asks(game).harmed(game, seat, ownerAt(game, space));
  replaceToken(game, seat, space);
}

const CONVERT = onSpace('convert');

/** Statue of Liberty with what may be too few unused control tokens: which token is replaced next? */
export const freeTokens: Decision<NewDawn, 'free-tokens'> = {
  actions: (game, { seat, spaces }) => (playerOf(game, seat).tokens === 0 ? [DONE] : spaces.map(CONVERT)),
  take(game, frame, action) {
    if (action.type === 'done') return pop(game);
    frame.spaces = frame.spaces.filter((space) => space !== action.space);
    if (playerOf(game, frame.seat).tokens === 1 || frame.spaces.length === 0) pop(game);
    freeToken(game, frame.seat, action.space);
  },
};

/** Conquer what a rival holds of a city-state, or set it free, as in the base game (ND 15.4). */
export const conquerOrLiberate: Decision<NewDawn, 'conquer-or-liberate'> = {
  actions: (game, frame, seat) => baseConquerOrLiberate.actions(game, frame, seat),
  take(game, { seat, space }, action) {
    pop(game);
    if (action.type === 'liberate') return liberate(game, seat, space);
    if (isCity(game.pieces[space])) beforeTakingCity(game, seat, space);
    conquerInTurn(game, seat, space);
  },
};

/** Scorched Earth works once per turn. */
const mayScorch = (game: NewDawnState, { card }: ArmyFight): boolean =>
  armyCard(card).scorches === true && !game.turn.used.includes(card);

/** Scorched Earth: the beaten token may be removed instead of replaced; then the army moves again (TI 19.15). */
export const scorch: Decision<NewDawn, 'scorch'> = {
  actions: () => [DONE, { type: 'scorch' }],
  take(game, { seat, fight }, action) {
    pop(game);
    if (action.type === 'done') return overcome(game, fight);
    game.turn.used.push(fight.card);
    defeatFigures(game, seat, fight.space);
    destroy(game, fight.space);
    const { card, slot, army, space } = fight;
    const left = marchingRange(game, { seat, card, slot });
    push(game, { step: 'move-army', seat, card, slot, army, at: space, left, path: [space], explored: false });
  },
};

/** The army stays unless something hostile is left; then it goes back along its way (TI 5.13, TI 5.14). */
export const settleArmy: Procedure<NewDawn, 'settle-army'> = {
  run(game, { seat, fight, captured }) {
    const { army, space, path } = fight;
    if (captured !== null && ownerAt(game, space) === seat) effectOf(captured).onCapture?.(game, seat, space);
    const { armies } = realmOf(game, seat);
    if (armies[army] !== space || mayRemain(game, seat, space)) return;
    const back = path.slice(0, -1).findLast((at) => mayRemain(game, seat, at)) ?? ON_CARD;
    armies[army] = back;
    tell(game, { fact: 'army-returned', seat, from: space, to: back });
  },
};

/** Replace a rival city by an effect, without an attack: everything tied to the space goes with it (TI 19.13). */
export function seizeCity(game: NewDawnState, seat: Seat, space: number): void {
  const rival = ownerAt(game, space);
  if (!isCity(game.pieces[space]) || rival < 0) return;
  beforeTakingCity(game, seat, space);
  tell(game, { fact: 'city-seized', seat, rival, space });
  occupy(game, space, cityOf(seat));
}
