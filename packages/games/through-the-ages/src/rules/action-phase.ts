/** The Action Phase: everything a player can do with civil and military actions (TA 2.3, 10, 11). */

import { type Decision, emit, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { TACTIC_PRICE } from '../content/boards.ts';
import { cardOf, technologyOf, wonderOf } from '../content/cards.ts';
import type { CivilKind, Powers } from '../content/model.ts';
import { takeCost } from '../queries/costs.ts';
import { stored } from '../queries/counts.ts';
import { type Desk, deskOf, distinct, type Forbidden } from '../queries/desk.ts';
import { playerOf } from '../queries/players.ts';
import { powersOf } from '../queries/powers.ts';
import { isUnit } from '../queries/ratings.ts';
import type { AgesState, PhaseAction, ThroughTheAges } from '../state.ts';
import { playActionCard, playForbidden } from './action-cards.ts';
import { takeCard, takingForbidden } from './card-row.ts';
import {
  build,
  buildForbidden,
  buildStages,
  coverOne,
  destroy,
  develop,
  developForbidden,
  extraDiscount,
  extraFits,
  increasePopulation,
  payCivil,
  payCivilWithExtra,
  populationForbidden,
  revolutionForbidden,
  scoreKidnapped,
  stageForbidden,
  stagesAtOnce,
  upgrade,
  upgradeForbidden,
  upgradeTargets,
} from './civil-actions.ts';
import { give, growPopulation, payGoods } from './gains.ts';
import { playLeader } from './leaders.ts';
import { copyTactic, playTactic, recruit, recruitForbidden, tacticForbidden } from './military-actions.ts';
import { grantTemporary } from './temporary.ts';
import { canCover, loseGoods } from './tokens.ts';

const NO_CIVIL = { reason: 'no-civil-actions', rule: 'TA 2.4' } as const;
const NO_MILITARY = { reason: 'no-military-actions', rule: 'TA 2.4' } as const;
const FIRST_ROUND = { reason: 'first-round', rule: 'TA 1.7' } as const;
const POWER_USED = { reason: 'power-used', rule: 'TA 2.4' } as const;
const BANK_EMPTY = { reason: 'bank-empty', rule: 'TA 10.2' } as const;
const NO_FOOD = { reason: 'not-enough-food', rule: 'TA 18.III8' } as const;
const NO_TOKENS = { reason: 'no-tokens-left', rule: 'TA 10.7' } as const;

/** The Action Phase begins: leaders give their temporary resources (TA 17.6). */
export const actionPhase: Procedure<ThroughTheAges, 'action-phase'> = {
  run(game, { seat }) {
    push(game, { step: 'act', seat });
    if (game.round === 1) return;
    for (const { temporary, phaseStarts } of powersOf(game, seat)) {
      if (temporary?.duringActions) grantTemporary(game, temporary);
      if (phaseStarts !== undefined) grantTemporary(game, phaseStarts(game, seat));
    }
  },
};

/** Why that action is impossible; nothing if it is possible. */
function forbidden(desk: Desk, action: PhaseAction): Forbidden {
  if (action.type === 'end-turn') return undefined;
  if (desk.game.round === 1 && action.type !== 'take') return FIRST_ROUND;
  switch (action.type) {
    case 'take':
      return takeForbidden(desk, action.space, action.extra === true);
    case 'build':
    case 'upgrade':
    case 'destroy':
      return workForbidden(desk, action, 'extra' in action && action.extra === true);
    case 'population':
    case 'leader':
    case 'stage':
    case 'develop':
    case 'play':
      return civilForbidden(desk, action, 'extra' in action && action.extra === true);
    case 'revolution':
      return revolutionForbidden(desk) ?? developForbidden(desk, action.card, true);
    default:
      return specialForbidden(desk, action);
  }
}

function takeForbidden(desk: Desk, space: number, extra: boolean): Forbidden {
  const cost = takeCost(desk.game, desk.seat, space, desk.powers);
  if (desk.civil + (extra ? 1 : 0) < cost) return NO_CIVIL;
  return extra && cost === 0 ? POWER_USED : takingForbidden(desk, space);
}

type Civil = Extract<PhaseAction, { type: 'population' | 'leader' | 'stage' | 'develop' | 'play' }>;

/** What costs one civil action, or the leader's extra one. */
function civilForbidden(desk: Desk, action: Civil, extra: boolean): Forbidden {
  if (desk.civil === 0 && !extra) return NO_CIVIL;
  switch (action.type) {
    case 'population':
      return populationForbidden(desk);
    case 'leader':
      return undefined;
    case 'stage':
      return stageForbidden(desk, action.count);
    case 'develop':
      return developForbidden(desk, action.card, false, extraDiscount(desk, extra));
    case 'play':
      return playForbidden(desk, action.card, extra);
  }
}

/** Military actions, and what leaders, wonders and pacts allow. */
function specialForbidden(desk: Desk, action: Special): Forbidden {
  const { game, player } = desk;
  switch (action.type) {
    case 'tactic':
      return tacticForbidden(desk, TACTIC_PRICE.play);
    case 'copy':
      return tacticForbidden(desk, TACTIC_PRICE.copy);
    case 'recruit':
      return recruitForbidden(desk, action.card);
    case 'settle':
      return game.turn.populated ? POWER_USED : player.yellow === 0 ? BANK_EMPTY : undefined;
    case 'turn-choice':
      return game.turn.chosen ? POWER_USED : undefined;
    case 'help':
      return helpForbidden(desk, action.owner);
    case 'convert':
      return game.turn.converted ? POWER_USED : player.military === 0 ? NO_MILITARY : undefined;
    case 'trade':
      return game.turn.traded ? POWER_USED : undefined;
    case 'spend-token':
      return undefined;
  }
}

type Work = Extract<PhaseAction, { type: 'build' | 'upgrade' | 'destroy' }>;

/** Units cost a military action, everything else a civil one (TA 10.3 to 10.5, 11.1). */
function workForbidden(desk: Desk, action: Work, extra: boolean): Forbidden {
  const card = action.type === 'upgrade' ? action.to : action.card;
  if (isUnit(technologyOf(card).kind)) {
    if (desk.player.military === 0) return NO_MILITARY;
  } else if (desk.civil === 0 && !extra) return NO_CIVIL;
  if (action.type === 'destroy') return undefined;
  const discount = extraDiscount(desk, extra);
  if (action.type === 'build') return buildForbidden(desk, action.card, discount);
  return upgradeForbidden(desk, action.from, action.to, discount);
}

/** Others may build one stage of the Red Cross per turn, paid with food, covered with the owner's token (TA 18.III8). */
function helpForbidden(desk: Desk, owner: Seat): Forbidden {
  const { player } = desk;
  const { building, stages } = playerOf(desk.game, owner);
  if (desk.game.turn.helped) return POWER_USED;
  if (desk.civil === 0) return NO_CIVIL;
  if (!canCover(playerOf(desk.game, owner), 1)) return NO_TOKENS;
  return stored(player, 'food') + desk.game.turn.food >= (wonderOf(building).stages[stages] ?? 0) ? undefined : NO_FOOD;
}

/** What is done with each thinkable action. */
type Visit = (action: PhaseAction) => void;

/** Everything somebody might think of, possible or not: each card of the row, the hand and the own area. */
function visitThinkable(desk: Desk, visit: Visit): void {
  const { game, player } = desk;
  for (let space = 0; space < game.row.length; space++) {
    const card = game.row[space] ?? '';
    if (card === '') continue;
    visit({ type: 'take', space });
    if (desk.extra !== undefined && extraFits(desk, cardOf(card).kind as CivilKind))
      visit({ type: 'take', space, extra: true });
  }
  visit({ type: 'population' });
  visitWork(desk, visit);
  for (const card of distinct(player.civilHand)) visitHand(desk, card, visit);
  if (player.building !== '') {
    const left = wonderOf(player.building).stages.length - player.stages;
    for (let count = 1; count <= Math.min(left, stagesAtOnce(desk)); count++) visit({ type: 'stage', count });
  }
  for (const card of distinct(player.militaryHand)) if (cardOf(card).kind === 'tactic') visit({ type: 'tactic', card });
  for (let at = 0; at < game.commonTactics.length; at++) {
    const { card = '', bonus = 0 } = game.commonTactics[at] ?? {};
    const current = player.tactic?.card === card && player.tactic.bonus === bonus;
    const first = game.commonTactics.findIndex((one) => one.card === card && one.bonus === bonus);
    if (!current && first === at) visit({ type: 'copy', at });
  }
  visitPowers(desk, visit);
  visit({ type: 'end-turn' });
}

function visitWork(desk: Desk, visit: Visit): void {
  for (const technology of desk.player.technologies) {
    const { card } = technology;
    visit({ type: 'build', card });
    if (desk.extra !== undefined && extraFits(desk, technologyOf(card).kind))
      visit({ type: 'build', card, extra: true });
    if (technology.workers === 0) continue;
    visit({ type: 'destroy', card });
    for (const to of upgradeTargets(desk, technology)) {
      visit({ type: 'upgrade', from: card, to });
      if (desk.extra !== undefined && extraFits(desk, technologyOf(to).kind))
        visit({ type: 'upgrade', from: card, to, extra: true });
    }
  }
}

function visitHand(desk: Desk, card: string, visit: Visit): void {
  const { kind } = cardOf(card);
  if (kind === 'leader') return visit({ type: 'leader', card });
  if (kind === 'action') {
    visit({ type: 'play', card });
    if (desk.extra !== undefined) visit({ type: 'play', card, extra: true });
    return;
  }
  visit({ type: 'develop', card });
  if (desk.extra !== undefined && extraFits(desk, kind as CivilKind)) visit({ type: 'develop', card, extra: true });
  if (kind === 'government') visit({ type: 'revolution', card });
}

/** What leaders, wonders and pacts add to the list. */
function visitPowers(desk: Desk, visit: Visit): void {
  const { game, seat, player } = desk;
  for (const power of desk.powers) visitPower(desk, power, visit);
  if (player.wonders.some(({ tokens, ravaged }) => tokens > 0 && !ravaged)) visit({ type: 'spend-token' });
  for (let owner = 0; owner < game.seats; owner++) {
    const { building, out } = playerOf(game, owner);
    if (owner !== seat && !out && building !== '' && wonderOf(building).othersMayBuild) visit({ type: 'help', owner });
  }
}

function visitPower({ player }: Desk, power: Powers, visit: Visit): void {
  if (power.recruits !== undefined) {
    for (const { card } of player.technologies) if (isUnit(technologyOf(card).kind)) visit({ type: 'recruit', card });
  }
  if (power.populationEachTurn) visit({ type: 'settle' });
  if (power.eachTurn !== undefined) {
    visit({ type: 'turn-choice', option: 'culture' });
    visit({ type: 'turn-choice', option: 'arms' });
  }
  if (power.convertsMilitary) visit({ type: 'convert' });
  if (power.convertsGoods !== undefined && stored(player, power.convertsGoods) > 0) visit({ type: 'trade' });
}

/** One action of the Action Phase after the other, until the player stops (TA 2.3). */
export const act: Decision<ThroughTheAges, 'act'> = {
  actions(game, frame) {
    const desk = deskOf(game, frame.seat);
    const possible: PhaseAction[] = [];
    visitThinkable(desk, (action) => {
      if (forbidden(desk, action) === undefined) possible.push(action);
    });
    return possible;
  },
  take(game, frame, action) {
    if (action.type === 'end-turn') return pop(game);
    perform(game, frame.seat, action);
  },
  tries(game, frame) {
    const thinkable: PhaseAction[] = [];
    visitThinkable(deskOf(game, frame.seat), (action) => thinkable.push(action));
    return thinkable;
  },
  whyNot: (game, frame, action) => forbidden(deskOf(game, frame.seat), action) ?? NO_CIVIL,
};

function perform(game: AgesState, seat: Seat, action: Exclude<PhaseAction, { type: 'end-turn' }>): void {
  const extra = 'extra' in action && action.extra === true;
  switch (action.type) {
    case 'take':
      return takeFromRow(game, seat, action.space, extra);
    case 'population':
      payCivil(game, seat, 1);
      return increasePopulation(game, seat);
    case 'build':
    case 'upgrade':
    case 'destroy':
      return work(game, seat, action, extra);
    case 'leader':
      return leaderFromHand(game, seat, action.card);
    case 'stage':
      payCivil(game, seat, 1);
      return buildStages(deskOf(game, seat), action.count);
    case 'develop': {
      const discount = extraDiscount(deskOf(game, seat), extra);
      payCivilWithExtra(game, seat, 1, extra);
      return develop(game, seat, action.card, false, discount);
    }
    case 'revolution':
      return develop(game, seat, action.card, true);
    case 'play': {
      const desk = deskOf(game, seat);
      const all = desk.player.civil >= desk.civilTotal;
      payCivilWithExtra(game, seat, 1, extra);
      return playActionCard(game, seat, action.card, extra, all);
    }
    default:
      return performSpecial(game, seat, action);
  }
}

type Special = Extract<
  PhaseAction,
  { type: 'tactic' | 'copy' | 'recruit' | 'settle' | 'turn-choice' | 'help' | 'convert' | 'trade' | 'spend-token' }
>;

function performSpecial(game: AgesState, seat: Seat, action: Special): void {
  const { turn } = game;
  const player = playerOf(game, seat);
  switch (action.type) {
    case 'tactic':
      return playTactic(game, seat, action.card);
    case 'copy':
      return copyTactic(game, seat, action.at);
    case 'recruit':
      return recruit(game, seat, action.card);
    case 'settle':
      turn.populated = true;
      return growPopulation(game, seat);
    case 'turn-choice':
      return chooseEachTurn(game, seat, action.option);
    case 'help':
      return help(game, seat, action.owner);
    case 'convert':
      turn.converted = true;
      turn.extraCivil++;
      player.military--;
      return emit(game, { fact: 'converted', seat, seen: 'all' });
    case 'trade':
      return trade(game, seat);
    case 'spend-token':
      return spendToken(game, seat);
  }
}

function takeFromRow(game: AgesState, seat: Seat, space: number, extra: boolean): void {
  const cost = takeCost(game, seat, space);
  const card = game.row[space] ?? '';
  payCivilWithExtra(game, seat, cost, extra);
  if (cardOf(card).kind === 'action') game.turn.taken.push(card);
  takeCard(game, seat, space, cost);
}

function work(game: AgesState, seat: Seat, action: Work, extra: boolean): void {
  const discount = extraDiscount(deskOf(game, seat), extra);
  const card = action.type === 'upgrade' ? action.to : action.card;
  if (isUnit(technologyOf(card).kind)) playerOf(game, seat).military--;
  else payCivilWithExtra(game, seat, 1, extra);
  if (action.type === 'build') build(game, seat, action.card, discount);
  else if (action.type === 'upgrade') upgrade(game, seat, action.from, action.to, discount);
  else destroy(game, seat, action.card);
}

function leaderFromHand(game: AgesState, seat: Seat, card: string): void {
  const player = playerOf(game, seat);
  payCivil(game, seat, 1);
  player.civilHand.splice(player.civilHand.indexOf(card), 1);
  playLeader(game, seat, card);
  scoreKidnapped(game, seat, card);
}

/** Churchill: culture, or arms for this turn. */
function chooseEachTurn(game: AgesState, seat: Seat, option: 'culture' | 'arms'): void {
  const choice = powersOf(game, seat).find(({ eachTurn }) => eachTurn !== undefined)?.eachTurn;
  game.turn.chosen = true;
  if (option === 'culture') give(game, seat, choice?.gain ?? {}, 'leaders');
  else for (const temporary of choice?.temporary ?? []) grantTemporary(game, temporary);
}

function help(game: AgesState, seat: Seat, owner: Seat): void {
  const { building, stages } = playerOf(game, owner);
  const cost = wonderOf(building).stages[stages] ?? 0;
  game.turn.helped = true;
  payCivil(game, seat, 1);
  payGoods(game, seat, 'food', cost);
  emit(game, { fact: 'built-stages', seat, card: building, count: 1, owner, seen: 'all' });
  coverOne(game, owner, seat, cost);
}

/** Trade Routes Agreement: one unit of a good serves as the other this turn (TA 12.3). */
function trade(game: AgesState, seat: Seat): void {
  const goods = powersOf(game, seat).find(({ convertsGoods }) => convertsGoods !== undefined)?.convertsGoods ?? 'food';
  game.turn.traded = true;
  loseGoods(game, seat, goods, 1);
  game.turn[goods === 'food' ? 'resources' : 'food'] += 1;
  emit(game, { fact: 'traded', seat, from: goods, seen: 'all' });
}

/** The token goes to the bank first, then what it is worth is gained (TA 18.II8). */
function spendToken(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  const wonder = player.wonders.find(({ tokens, ravaged }) => tokens > 0 && !ravaged);
  if (wonder === undefined) return;
  wonder.tokens--;
  player.blue++;
  emit(game, { fact: 'spent-token', seat, card: wonder.card, seen: 'all' });
  give(game, seat, wonderOf(wonder.card).tokenFor ?? {}, 'wonders');
}
