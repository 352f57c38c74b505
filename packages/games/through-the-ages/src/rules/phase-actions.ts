/** What can be done in the Action Phase, and why something cannot (TA 2.4, 10, 11). */

import type { Seat } from '@tabularium/kernel';
import type { PhaseAction } from '../actions.ts';
import { TACTIC_PRICE } from '../content/boards.ts';
import { cardOf, technologyOf, wonderOf } from '../content/cards.ts';
import type { CivilKind, WorkerTechnology } from '../content/model.ts';
import { takeCost } from '../queries/costs.ts';
import { stored } from '../queries/counts.ts';
import { type Desk, distinct, type Forbidden } from '../queries/desk.ts';
import { playerOf } from '../queries/players.ts';
import { isUnit } from '../queries/ratings.ts';
import { playForbidden } from './action-cards.ts';
import { takingForbidden } from './card-row.ts';
import {
  buildForbidden,
  developForbidden,
  extraDiscount,
  extraFits,
  populationForbidden,
  revolutionForbidden,
  stageForbidden,
  stagesAtOnce,
  upgradeForbidden,
  upgradeTargets,
} from './civil-actions.ts';
import { recruitForbidden, tacticForbidden } from './military-actions.ts';
import { canCover } from './tokens.ts';

const NO_CIVIL = { reason: 'no-civil-actions', rule: 'TA 2.4' } as const;
const NO_MILITARY = { reason: 'no-military-actions', rule: 'TA 2.4' } as const;
const FIRST_ROUND = { reason: 'first-round', rule: 'TA 1.7' } as const;
const POWER_USED = { reason: 'power-used', rule: 'TA 2.4' } as const;
const BANK_EMPTY = { reason: 'bank-empty', rule: 'TA 10.2' } as const;
const NO_FOOD = { reason: 'not-enough-food', rule: 'TA 18.III8' } as const;
const NO_TOKENS = { reason: 'no-tokens-left', rule: 'TA 10.7' } as const;

/** Why that action is impossible; nothing if it is possible. */
export function phaseForbidden(desk: Desk, action: PhaseAction): Forbidden {
  if (action.type === 'end-turn') return undefined;
  if (desk.game.round === 1 && action.type !== 'take') return FIRST_ROUND;
  const extra = 'extra' in action && action.extra === true;
  switch (action.type) {
    case 'take':
      return takeForbidden(desk, action.space, extra);
    case 'population':
      return noCivil(desk, false) ?? populationForbidden(desk);
    case 'build':
      return workForbidden(desk, technologyOf(action.card), extra);
    case 'upgrade':
      return upgradingForbidden(desk, action.from, action.to, extra);
    case 'destroy':
      return noActionFor(desk, technologyOf(action.card).kind, false);
    case 'leader':
      return noCivil(desk, false);
    case 'stage':
      return noCivil(desk, false) ?? stageForbidden(desk, action.count);
    case 'develop':
      return developingForbidden(desk, action.card, extra);
    case 'play':
      return noCivil(desk, extra) ?? playForbidden(desk, action.card, extra);
    case 'revolution':
      return revolutionForbidden(desk) ?? developForbidden(desk, action.card, true);
    default:
      return specialForbidden(desk, action);
  }
}

function noCivil(desk: Desk, extra: boolean): Forbidden {
  return desk.civil === 0 && !extra ? NO_CIVIL : undefined;
}

function takeForbidden(desk: Desk, space: number, extra: boolean): Forbidden {
  const cost = takeCost(desk.game, desk.seat, space, desk.works);
  if (desk.civil + (extra ? 1 : 0) < cost) return NO_CIVIL;
  return extra && cost === 0 ? POWER_USED : takingForbidden(desk, desk.game.row[space] ?? '');
}

/** Units cost a military action, everything else a civil one (TA 10.3 to 10.5, 11.1). */
function noActionFor(desk: Desk, kind: CivilKind, extra: boolean): Forbidden {
  if (!isUnit(kind)) return noCivil(desk, extra);
  return desk.player.military === 0 ? NO_MILITARY : undefined;
}

function workForbidden(desk: Desk, { id, kind }: WorkerTechnology, extra: boolean): Forbidden {
  return noActionFor(desk, kind, extra) ?? buildForbidden(desk, id, extraDiscount(desk.game, desk.seat, extra));
}

function upgradingForbidden(desk: Desk, from: string, to: string, extra: boolean): Forbidden {
  const general = noActionFor(desk, technologyOf(to).kind, extra);
  return general ?? upgradeForbidden(desk, from, to, extraDiscount(desk.game, desk.seat, extra));
}

function developingForbidden(desk: Desk, card: string, extra: boolean): Forbidden {
  return noCivil(desk, extra) ?? developForbidden(desk, card, false, extraDiscount(desk.game, desk.seat, extra));
}

/** What leaders, wonders, pacts and tactics allow. */
export type SpecialAction = Extract<
  PhaseAction,
  { type: 'tactic' | 'copy' | 'recruit' | 'settle' | 'turn-choice' | 'help' | 'convert' | 'trade' | 'spend-token' }
>;

/** Military actions, and what leaders, wonders and pacts allow. */
function specialForbidden(desk: Desk, action: SpecialAction): Forbidden {
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

/** Others may build one stage of the Red Cross per turn, paid with food, covered with the owner's token (TA 18.III8). */
function helpForbidden(desk: Desk, owner: Seat): Forbidden {
  const { player } = desk;
  const { building, stages } = playerOf(desk.game, owner);
  if (desk.game.turn.helped) return POWER_USED;
  if (desk.civil === 0) return NO_CIVIL;
  if (!canCover(playerOf(desk.game, owner), 1)) return NO_TOKENS;
  return stored(player, 'food') + desk.game.turn.food >= (wonderOf(building).stages[stages] ?? 0) ? undefined : NO_FOOD;
}

/** Each card of the row, the hand and the own area: all that somebody might think of, or only what is possible. */
export function phaseActions(desk: Desk, all: boolean): PhaseAction[] {
  const list: PhaseAction[] = [];
  listRow(desk, all, list);
  if (all || desk.game.round > 1) {
    if (all || (desk.civil > 0 && populationForbidden(desk) === undefined)) list.push({ type: 'population' });
    listWork(desk, all, list);
    for (const card of distinct(desk.player.civilHand)) listHand(desk, card, all, list);
    listStages(desk, all, list);
    listTactics(desk, all, list);
    listPowers(desk, all, list);
  }
  list.push({ type: 'end-turn' });
  return list;
}

function listRow(desk: Desk, all: boolean, list: PhaseAction[]): void {
  const { row } = desk.game;
  for (let space = 0; space < row.length; space++) {
    const card = row[space] ?? '';
    if (card === '') continue;
    // A full hand takes nothing but wonders (TA 3.4), whatever else speaks against a card.
    if (!all && desk.handFull && cardOf(card).kind !== 'wonder') continue;
    if (all || takeForbidden(desk, space, false) === undefined) list.push({ type: 'take', space });
    if (desk.extra === undefined || !extraFits(desk, cardOf(card).kind as CivilKind)) continue;
    if (all || takeForbidden(desk, space, true) === undefined) list.push({ type: 'take', space, extra: true });
  }
}

function listWork(desk: Desk, all: boolean, list: PhaseAction[]): void {
  for (let at = 0; at < desk.cards.length; at++) {
    const technology = desk.cards[at] as WorkerTechnology;
    const { id: card, kind } = technology;
    if (all || workForbidden(desk, technology, false) === undefined) list.push({ type: 'build', card });
    if (desk.extra !== undefined && extraFits(desk, kind)) {
      if (all || workForbidden(desk, technology, true) === undefined) list.push({ type: 'build', card, extra: true });
    }
    if (desk.player.technologies[at]?.workers === 0) continue;
    if (all || noActionFor(desk, kind, false) === undefined) list.push({ type: 'destroy', card });
    for (const to of upgradeTargets(desk, technology)) listUpgrade(desk, card, to, all, list);
  }
}

function listUpgrade(desk: Desk, from: string, to: string, all: boolean, list: PhaseAction[]): void {
  if (all || upgradingForbidden(desk, from, to, false) === undefined) list.push({ type: 'upgrade', from, to });
  if (desk.extra === undefined || !extraFits(desk, technologyOf(to).kind)) return;
  if (all || upgradingForbidden(desk, from, to, true) === undefined)
    list.push({ type: 'upgrade', from, to, extra: true });
}

function listHand(desk: Desk, card: string, all: boolean, list: PhaseAction[]): void {
  const { kind } = cardOf(card);
  if (kind === 'leader') {
    if (all || desk.civil > 0) list.push({ type: 'leader', card });
    return;
  }
  if (kind === 'action') {
    if (all || (desk.civil > 0 && playForbidden(desk, card, false) === undefined)) list.push({ type: 'play', card });
    if (desk.extra !== undefined && (all || playForbidden(desk, card, true) === undefined))
      list.push({ type: 'play', card, extra: true });
    return;
  }
  listTechnology(desk, card, kind as CivilKind, all, list);
}

function listTechnology(desk: Desk, card: string, kind: CivilKind, all: boolean, list: PhaseAction[]): void {
  if (all || developingForbidden(desk, card, false) === undefined) list.push({ type: 'develop', card });
  if (desk.extra !== undefined && extraFits(desk, kind)) {
    if (all || developingForbidden(desk, card, true) === undefined) list.push({ type: 'develop', card, extra: true });
  }
  if (kind !== 'government') return;
  if (all || (revolutionForbidden(desk) ?? developForbidden(desk, card, true)) === undefined)
    list.push({ type: 'revolution', card });
}

function listStages(desk: Desk, all: boolean, list: PhaseAction[]): void {
  const { building, stages } = desk.player;
  if (building === '' || (desk.civil === 0 && !all)) return;
  const most = Math.min(wonderOf(building).stages.length - stages, stagesAtOnce(desk));
  for (let count = 1; count <= most; count++)
    if (all || stageForbidden(desk, count) === undefined) list.push({ type: 'stage', count });
}

/** Tactics of the hand, and each different one of the common area that is not the current one. */
function listTactics(desk: Desk, all: boolean, list: PhaseAction[]): void {
  const { game, player } = desk;
  if (all || tacticForbidden(desk, TACTIC_PRICE.play) === undefined) {
    for (const card of distinct(player.militaryHand))
      if (cardOf(card).kind === 'tactic') list.push({ type: 'tactic', card });
  }
  if (!all && tacticForbidden(desk, TACTIC_PRICE.copy) !== undefined) return;
  for (let at = 0; at < game.commonTactics.length; at++) {
    const { card = '', bonus = 0 } = game.commonTactics[at] ?? {};
    const current = player.tactic?.card === card && player.tactic.bonus === bonus;
    const first = game.commonTactics.findIndex((one) => one.card === card && one.bonus === bonus);
    if (!current && first === at) list.push({ type: 'copy', at });
  }
}

/** What leaders, wonders and pacts add to the list. */
function listPowers(desk: Desk, all: boolean, list: PhaseAction[]): void {
  const { game, seat, player } = desk;
  const { recruits, eachTurn, convertsMilitary, populationEachTurn, convertsGoods } = desk.works.first;
  const offer = (action: SpecialAction) => {
    if (all || specialForbidden(desk, action) === undefined) list.push(action);
  };
  if (recruits !== undefined)
    for (const { id, kind } of desk.cards) if (isUnit(kind)) offer({ type: 'recruit', card: id });
  if (eachTurn !== undefined) {
    offer({ type: 'turn-choice', option: 'culture' });
    offer({ type: 'turn-choice', option: 'arms' });
  }
  if (convertsMilitary) offer({ type: 'convert' });
  if (populationEachTurn) offer({ type: 'settle' });
  if (convertsGoods !== undefined && stored(player, convertsGoods) > 0) offer({ type: 'trade' });
  for (const { tokens, ravaged } of player.wonders) {
    if (tokens === 0 || ravaged) continue;
    offer({ type: 'spend-token' });
    break;
  }
  for (let owner = 0; owner < game.seats; owner++) {
    const { building, out } = playerOf(game, owner);
    if (owner !== seat && !out && building !== '' && wonderOf(building).othersMayBuild) offer({ type: 'help', owner });
  }
}
