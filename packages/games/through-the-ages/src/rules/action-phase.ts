/** The Action Phase: everything a player can do with civil and military actions (TA 2.3, 10, 11). */

import { type Decision, emit, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import type { PhaseAction } from '../actions.ts';
import { cardOf, technologyOf, wonderOf } from '../content/cards.ts';
import { takeCost } from '../queries/costs.ts';
import { deskOf } from '../queries/desk.ts';
import { playerOf } from '../queries/players.ts';
import { powerOf, powersOf } from '../queries/powers.ts';
import { isUnit } from '../queries/ratings.ts';
import type { AgesState, ThroughTheAges } from '../state.ts';
import { playActionCard } from './action-cards.ts';
import { takeCard } from './card-row.ts';
import {
  build,
  buildStages,
  coverOne,
  destroy,
  develop,
  extraDiscount,
  increasePopulation,
  payCivil,
  payCivilWithExtra,
  payMilitary,
  scoreKidnapped,
  upgrade,
} from './civil-actions.ts';
import { give, growPopulation, payGoods } from './gains.ts';
import { playLeader } from './leaders.ts';
import { copyTactic, playTactic, recruit } from './military-actions.ts';
import { trade } from './pact.ts';
import { phaseActions, phaseForbidden, type SpecialAction } from './phase-actions.ts';
import { grantTemporary } from './temporary.ts';

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

const NO_CIVIL = { reason: 'no-civil-actions', rule: 'TA 2.4' } as const;

/** One action of the Action Phase after the other, until the player stops (TA 2.3). */
export const act: Decision<ThroughTheAges, 'act'> = {
  actions: (game, frame) => phaseActions(deskOf(game, frame.seat), false),
  take(game, frame, action) {
    if (action.type === 'end-turn') return pop(game);
    perform(game, frame.seat, action);
  },
  tries: (game, frame) => phaseActions(deskOf(game, frame.seat), true),
  whyNot: (game, frame, action) => phaseForbidden(deskOf(game, frame.seat), action) ?? NO_CIVIL,
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
      const discount = extraDiscount(game, seat, extra);
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

function performSpecial(game: AgesState, seat: Seat, action: SpecialAction): void {
  const { turn } = game;
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
      payMilitary(game, seat, 1);
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

type Work = Extract<PhaseAction, { type: 'build' | 'upgrade' | 'destroy' }>;

function work(game: AgesState, seat: Seat, action: Work, extra: boolean): void {
  const discount = extraDiscount(game, seat, extra);
  const card = action.type === 'upgrade' ? action.to : action.card;
  if (isUnit(technologyOf(card).kind)) payMilitary(game, seat, 1);
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
  const choice = powerOf(game, seat, 'eachTurn');
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
