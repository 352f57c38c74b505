/** Building stages of the wonder under construction (TA 10.7). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import { effectsOf, specialOf, wonderOf } from '../../queries/cards.ts';
import { type Desk, deskOf } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { playerOf, technologyIn } from '../../queries/players.ts';
import type { AgesState, Technology } from '../../state.ts';
import type { ThroughTheAges } from '../../vocabulary.ts';
import { changing, give, payGoods } from '../gains.ts';
import { affords, NO_FOOD, NO_RESOURCES, NO_TOKENS, noCivil, payCivil, payResources } from '../payment.ts';
import { canCover, ladenTechnologies } from '../tokens.ts';
import type { ActionRule } from './action.ts';

/** Stages that may be built with one civil action. */
function stagesAtOnce(desk: Desk): number {
  let most = 1;
  for (const special of desk.player.specials) most = Math.max(most, specialOf(special).stagesAtOnce ?? 1);
  return most;
}

/** What the next stages cost, each less a discount. */
function stagesCost(desk: Desk, count: number, discount = 0): number {
  const { building, stages } = desk.player;
  let cost = 0;
  for (const stage of wonderOf(building).stages.slice(stages, stages + count)) cost += Math.max(0, stage - discount);
  return cost;
}

/** Why the next stages of one's own wonder cannot be built. */
export function stageForbidden(desk: Desk, count: number, discount = 0): Forbidden {
  const wonder = wonderOf(desk.player.building);
  if (!canCover(desk.player, count)) return NO_TOKENS;
  // A discount in resources is wasted on stages paid with food (TA 18.III8).
  if (wonder.paidIn === 'food') return desk.food >= stagesCost(desk, count) ? undefined : NO_FOOD;
  return affords(desk, stagesCost(desk, count, discount), 'wonder') ? undefined : NO_RESOURCES;
}

/** Build the next stages of one's own wonder. */
export function buildStages(desk: Desk, count: number, discount = 0): void {
  const { game, seat, player } = desk;
  const { paidIn } = wonderOf(player.building);
  // A discount in resources is wasted on stages paid with food (TA 18.III8).
  const cost = stagesCost(desk, count, paidIn === 'food' ? 0 : discount);
  if (paidIn === 'food') payGoods(game, seat, 'food', cost);
  else payResources(game, seat, cost, 'wonder');
  const paid = paidIn === 'food' ? { food: cost } : { resources: cost };
  emit(game, { fact: 'built-stages', seat, card: player.building, count, owner: seat, paid, seen: 'all' });
  coverStages(game, seat, seat, count);
}

/** The next stages are covered one by one; with an empty bank the owner chooses the card that gives the token (TA 10.7). */
export function coverStages(game: AgesState, owner: Seat, builder: Seat, count: number): void {
  const player = playerOf(game, owner);
  for (let left = count; left > 0; left--) {
    const [card, ...others] = player.blue > 0 ? [] : ladenTechnologies(player);
    if (others.length > 0) return push(game, { step: 'cover', seat: owner, builder, left });
    coverOne(game, owner, builder, card);
  }
}

/** Which card gives the token for the stage. */
export const cover: Decision<ThroughTheAges, 'cover'> = {
  actions: (game, { seat }) => ladenTechnologies(playerOf(game, seat)).map(({ card }) => ({ type: 'cover', card })),
  take(game, { seat, builder, left }, { card }) {
    pop(game);
    coverOne(game, seat, builder, technologyIn(playerOf(game, seat), card));
    coverStages(game, seat, builder, left - 1);
  },
};

/** One stage is covered with a token of the owner's bank or that card; whoever built it has what it gives. */
function coverOne(game: AgesState, owner: Seat, builder: Seat, from: Technology | undefined): void {
  const player = playerOf(game, owner);
  const { id, stages } = wonderOf(player.building);
  const { stageBuilt } = effectsOf(id);
  const printed = stages[player.stages] ?? 0;
  if (from === undefined) player.blue--;
  else {
    from.tokens--;
    emit(game, { fact: 'covered-from', seat: owner, card: from.card, seen: 'all' });
  }
  player.stages++;
  if (stageBuilt !== undefined) give(game, builder, stageBuilt(printed), 'wonders', id);
  if (player.stages === stages.length) completeWonder(game, owner);
}

function completeWonder(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  const { building: card, stages } = player;
  const { keepsTokens, on } = wonderOf(card);
  const kept = keepsTokens ? stages : 0;
  emit(game, { fact: 'completed', seat, card, seen: 'all' });
  changing(game, () => {
    player.wonders.push({ card, ravaged: false, under: '', tokens: kept });
    player.building = '';
    player.stages = 0;
    player.blue += stages - kept;
  });
  const gain = effectsOf(card).completed?.(game, seat) ?? on?.completed;
  if (gain !== undefined) give(game, seat, gain, 'wonders', card);
}

export const stage: ActionRule<'stage'> = {
  place: 'construction',
  list(desk, _wonder, all, into) {
    const { building, stages } = desk.player;
    if (building === '' || (desk.civil === 0 && !all)) return;
    const most = Math.min(wonderOf(building).stages.length - stages, stagesAtOnce(desk));
    for (let count = 1; count <= most; count++)
      if (all || stageForbidden(desk, count) === undefined) into.push({ type: 'stage', count });
  },
  forbidden: (desk, { count }) => noCivil(desk) ?? stageForbidden(desk, count),
  price(game, seat, { count }) {
    const { building, stages: done } = playerOf(game, seat);
    if (building === '') return undefined;
    const { stages, paidIn = 'resources' } = wonderOf(building);
    return { in: paidIn, amount: stages.slice(done, done + count).reduce((sum, one) => sum + one, 0) };
  },
  perform(game, seat, { count }) {
    payCivil(game, seat, 1);
    buildStages(deskOf(game, seat), count);
  },
};
