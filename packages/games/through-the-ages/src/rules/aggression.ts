/** Aggressions: playing one, defending, and what it brings (TA 5). */

import { type Decision, emit, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import type { AgesActions } from '../actions.ts';
import { aggressionOf, bonusOf, cardOf, leaderOf, levelOf, pactOf, technologyOf } from '../content/cards.ts';
import type { Assault } from '../content/model.ts';
import { URBAN } from '../content/model.ts';
import type { AgesFrames } from '../frames.ts';
import { attackStrength, defenceStrength, sacrificeable, unitStrength } from '../queries/combat.ts';
import { attackCost } from '../queries/costs.ts';
import { stored } from '../queries/counts.ts';
import { deskOf } from '../queries/desk.ts';
import { playerOf } from '../queries/players.ts';
import { powerOf } from '../queries/powers.ts';
import { militaryActions } from '../queries/ratings.ts';
import type { AgesState, Player, ThroughTheAges } from '../state.ts';
import { abandonWonder } from './ages.ts';
import { holdingForbidden } from './card-row.ts';
import { destroy, payMilitary } from './civil-actions.ts';
import { changing, deprive, give } from './gains.ts';
import { removeLeader } from './leaders.ts';
import { endTreaty } from './pact-ending.ts';

/** What every attack begins with: the price, the Games, pacts that end (TA 5.1, 5.3, 6.1). */
export function openAttack(game: AgesState, seat: Seat, card: string, rival: Seat, printedCost: number): void {
  const player = playerOf(game, seat);
  payMilitary(game, seat, attackCost(game, rival, printedCost));
  player.militaryHand.splice(player.militaryHand.indexOf(card), 1);
  if (game.games >= 0) {
    const opener = game.players.flatMap(({ used }) => used).find((leader) => leaderOf(leader).games !== undefined);
    if (opener !== undefined) deprive(game, seat, { culture: leaderOf(opener).games?.attackerLoses ?? 0 }, 'attacks');
  }
  for (const [owner, { treaty }] of game.players.entries()) {
    if (treaty === null || !pactOf(treaty.card).endsOnAttack) continue;
    if ([treaty.a, treaty.b].includes(seat) && [treaty.a, treaty.b].includes(rival)) endTreaty(game, owner);
  }
}

/** Play an aggression, with a unit to be sacrificed if one is named (TA 5.7). */
export function aggress(game: AgesState, seat: Seat, card: string, rival: Seat, unit: string): void {
  if (unit !== '') announceSacrifice(game, seat, unit, true);
  openAttack(game, seat, card, rival, aggressionOf(card).militaryActions);
  game.openDiscards[levelOf(card)]?.push(card);
  const strength = attackStrength(game, seat, rival, unit);
  emit(game, { fact: 'attacked', seat, card, rival, strength, seen: 'all' });
  push(game, {
    step: 'defend',
    seat: rival,
    card,
    attacker: seat,
    rival,
    strength,
    unit,
    defence: 0,
    cards: 0,
    guard: '',
  });
}

/** The attacker's castle scores when the unit is named (TA 18.I9). */
export function announceSacrifice(game: AgesState, seat: Seat, card: string, attacking: boolean): void {
  emit(game, { fact: 'sacrificed', seat, card, seen: 'all' });
  if (attacking) give(game, seat, { culture: powerOf(game, seat, 'sacrifice')?.attackCulture ?? 0 }, 'wonders');
}

/** The sacrificed unit's token goes to the yellow bank. */
export const fallen: Procedure<ThroughTheAges, 'fallen'> = {
  run(game, { seat, card }) {
    const player = playerOf(game, seat);
    const technology = player.technologies.find((one) => one.card === card);
    if (technology === undefined || technology.workers === 0) return;
    technology.workers--;
    player.yellow++;
  },
};

/** The rival plays bonus cards and discards others, at most as many as the military action total (TA 5.4). */
export const defend: Decision<ThroughTheAges, 'defend'> = {
  actions: (game, frame) => [...defences(game, frame, militaryActions(game, frame.seat)), { type: 'done' }],
  take(game, frame, action) {
    const { seat } = frame;
    switch (action.type) {
      case 'play-bonus':
        frame.cards++;
        frame.defence += bonusOf(action.card).defence;
        return playBonus(game, seat, action.card);
      case 'discard':
        frame.cards++;
        frame.defence++;
        return discardFaceDown(game, seat, action.card);
      case 'sacrifice':
        frame.guard = action.card;
        frame.defence += unitStrength(action.card) + (powerOf(game, seat, 'sacrifice')?.defenceStrength ?? 0);
        return announceSacrifice(game, seat, action.card, false);
      case 'done':
        pop(game);
        return resolve(game, frame);
    }
  },
  tries: (game, frame) => defences(game, frame, Number.POSITIVE_INFINITY),
  whyNot: () => ({ reason: 'too-many-cards', rule: 'TA 5.4' }),
};

function defences(game: AgesState, frame: AgesFrames['defend'], most: number): AgesActions['defend'][] {
  const actions: AgesActions['defend'][] = [];
  if (frame.cards < most) {
    for (const card of new Set(playerOf(game, frame.seat).militaryHand)) {
      actions.push({ type: cardOf(card).kind === 'bonus' ? 'play-bonus' : 'discard', card });
    }
  }
  if (frame.guard === '') for (const card of sacrificeable(game, frame.seat)) actions.push({ type: 'sacrifice', card });
  return actions;
}

/** A bonus card is played openly and goes to the discards of its age. */
export function playBonus(game: AgesState, seat: Seat, card: string): void {
  discardTo(game.openDiscards, game, seat, card);
  emit(game, { fact: 'played-card', seat, card, seen: 'all' });
}

/** A military card is discarded face down: all see that, its owner knows which (TA 14.10). */
export function discardFaceDown(game: AgesState, seat: Seat, card: string): void {
  discardTo(game.hiddenDiscards, game, seat, card);
  emit(game, { fact: 'discarded', seat, count: 1, seen: 'all' });
  emit(game, { fact: 'discarded-cards', seat, cards: [card], seen: [seat] });
}

function discardTo(piles: readonly string[][], game: AgesState, seat: Seat, card: string): void {
  const { militaryHand } = playerOf(game, seat);
  militaryHand.splice(militaryHand.indexOf(card), 1);
  piles[levelOf(card)]?.push(card);
}

/** Compare: the defender wins ties; else the card is carried out (TA 5.5). */
function resolve(game: AgesState, frame: AgesFrames['defend']): void {
  const { attacker, rival, card } = frame;
  emit(game, { fact: 'defended', seat: rival, defence: frame.defence, cards: frame.cards, seen: 'all' });
  const success = defenceStrength(game, rival, attacker) + frame.defence < frame.strength;
  emit(game, { fact: 'aggression-ended', seat: attacker, card, rival, success, seen: 'all' });
  if (frame.guard !== '') push(game, { step: 'fallen', seat: rival, card: frame.guard });
  if (frame.unit !== '') push(game, { step: 'fallen', seat: attacker, card: frame.unit });
  if (success) carryOut(game, attacker, rival, aggressionOf(card).assault);
}

function carryOut(game: AgesState, seat: Seat, from: Seat, assault: Assault): void {
  const target = playerOf(game, from);
  switch (assault.does) {
    case 'plunder':
      return push(game, { step: 'plunder', seat, from, amount: assault.amount });
    case 'take':
      return give(game, seat, deprive(game, from, assault.take, 'attacks'), 'attacks');
    case 'enslave':
      give(game, seat, assault.gain, 'attacks');
      deprive(game, from, { population: 1 }, 'attacks');
      return;
    case 'raid':
      return push(game, { step: 'raid', seat, from, levels: [...assault.levels], gained: 0 });
    case 'kidnap':
      target.civilShownTo = seat;
      return push(game, { step: 'kidnap', seat, from, culture: assault.bonus.culture ?? 0 });
    case 'annex':
      if (target.colonies.length > 0) push(game, { step: 'annex', seat, from });
      return;
    case 'infiltrate':
      if (target.leader !== '' || target.building !== '') {
        push(game, { step: 'infiltrate', seat, from, perLevel: assault.perLevel.culture ?? 0 });
      }
  }
}

/** Every mix of food and resources that makes up the amount, or all there is. */
export function splits(player: Player, amount: number): { type: 'split'; food: number; resources: number }[] {
  const [food, resources] = [stored(player, 'food'), stored(player, 'resources')];
  const sum = Math.min(amount, food + resources);
  const mixes: { type: 'split'; food: number; resources: number }[] = [];
  for (let part = Math.max(0, sum - resources); part <= Math.min(sum, food); part++) {
    mixes.push({ type: 'split', food: part, resources: sum - part });
  }
  return mixes;
}

/** The aggressor chooses the mix; the rival loses it, the aggressor gains it (TA 5.6). */
export const plunder: Decision<ThroughTheAges, 'plunder'> = {
  actions: (game, frame) => splits(playerOf(game, frame.from), frame.amount),
  take(game, { seat, from }, { food, resources }) {
    pop(game);
    give(game, seat, deprive(game, from, { food, resources }, 'attacks'), 'attacks');
  },
};

/**
 * Buildings of at most the level still open are destroyed, the highest first; half their printed cost is gained. A single
 * one must be destroyed if there is one, of two only as many as the aggressor wants (TA 2.4).
 */
export const raid: Decision<ThroughTheAges, 'raid'> = {
  actions(game, frame) {
    const most = frame.levels[0] ?? 0;
    const targets = playerOf(game, frame.from).technologies.filter(({ card, workers }) => {
      const { kind, level } = technologyOf(card);
      return workers > 0 && level <= most && (URBAN as readonly string[]).includes(kind);
    });
    const razes = targets.map(({ card }) => ({ type: 'raze' as const, card }));
    const must = frame.levels.length === 1 && frame.gained === 0 && razes.length > 0;
    return must ? razes : [...razes, { type: 'done' }];
  },
  take(game, frame, action) {
    const { seat, from } = frame;
    if (action.type === 'raze') {
      destroy(game, from, action.card);
      frame.gained += Math.ceil(technologyOf(action.card).build / 2);
      frame.levels.shift();
      if (frame.levels.length > 0) return;
    }
    pop(game);
    give(game, seat, { resources: frame.gained }, 'attacks');
  },
};

/** A colony changes hands: only its permanent effect goes over (TA 9.4). */
export const annex: Decision<ThroughTheAges, 'annex'> = {
  actions: (game, { from }) => playerOf(game, from).colonies.map((card) => ({ type: 'take-colony', card })),
  take(game, { seat, from }, { card }) {
    pop(game);
    emit(game, { fact: 'lost-colony', seat: from, card, seen: 'all' });
    changing(game, () => {
      const { colonies } = playerOf(game, from);
      colonies.splice(colonies.indexOf(card), 1);
      playerOf(game, seat).colonies.push(card);
    });
  },
};

/** The rival's leader or unfinished wonder leaves play; culture for its level. */
export const infiltrate: Decision<ThroughTheAges, 'infiltrate'> = {
  actions(game, { from }) {
    const { leader, building } = playerOf(game, from);
    return [leader, building].filter((card) => card !== '').map((card) => ({ type: 'remove', card }));
  },
  take(game, { seat, from, perLevel }, { card }) {
    pop(game);
    if (cardOf(card).kind === 'leader') removeLeader(game, from);
    else abandonWonder(game, from);
    give(game, seat, { culture: perLevel * levelOf(card) }, 'attacks');
  },
};

/** One card of the rival's civil hand, within the own limits, or none (TA 18.M3). */
export const kidnap: Decision<ThroughTheAges, 'kidnap'> = {
  actions(game, { seat, from }) {
    const desk = deskOf(game, seat);
    const cards = [...new Set(playerOf(game, from).civilHand)];
    const allowed = cards.filter((card) => holdingForbidden(desk, cardOf(card)) === undefined);
    return [...allowed.map((card) => ({ type: 'take-card' as const, card })), { type: 'done' }];
  },
  take(game, { seat, from, culture }, action) {
    const [player, rival] = [playerOf(game, seat), playerOf(game, from)];
    pop(game);
    rival.civilShownTo = -1;
    if (action.type === 'done') return;
    const { card } = action;
    rival.civilHand.splice(rival.civilHand.indexOf(card), 1);
    player.civilHand.push(card);
    if (cardOf(card).kind === 'leader') player.leadersTaken.push(levelOf(card));
    player.kidnapped = { card, culture };
    emit(game, { fact: 'took-from-hand', seat, card, from, seen: rival.closed ? [seat, from] : 'all' });
  },
};
