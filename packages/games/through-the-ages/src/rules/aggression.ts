/** Aggressions: playing one, defending, and what it brings (TA 5). */

import { type Decision, emit, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import type { Assault } from '../content/model.ts';
import { URBAN } from '../content/model.ts';
import { aggressionOf, bonusOf, cardOf, effectsOf, levelOf, pactOf, technologyOf } from '../queries/cards.ts';
import { attackStrength, defenceStrength, sacrificeable, unitStrength } from '../queries/combat.ts';
import { attackCost } from '../queries/costs.ts';
import { stored } from '../queries/counts.ts';
import { deskOf } from '../queries/desk.ts';
import { playerOf } from '../queries/players.ts';
import { effectFor, total } from '../queries/powers.ts';
import { militaryActions } from '../queries/ratings.ts';
import type { AgesState, Player } from '../state.ts';
import type { AgesActions, AgesFrames, ThroughTheAges } from '../vocabulary.ts';
import { destroyOn } from './actions/destroy.ts';
import { abandonWonder } from './ages.ts';
import { holdingForbidden } from './card-row.ts';
import { changing, deprive, give, tellDeclined } from './gains.ts';
import { removeLeader } from './leaders.ts';
import { endTreaty } from './pact.ts';
import { payMilitary } from './payment.ts';

/** What every attack begins with: the price, the Games, pacts that end (TA 5.1, 5.3, 6.1). */
export function openAttack(game: AgesState, seat: Seat, card: string, rival: Seat, printedCost: number): void {
  const player = playerOf(game, seat);
  payMilitary(game, seat, attackCost(game, rival, printedCost));
  player.militaryHand.splice(player.militaryHand.indexOf(card), 1);
  if (game.games >= 0) {
    for (const { used } of game.players) for (const leader of used) effectsOf(leader).gamesDisturbed?.(game, seat);
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
  if (attacking) give(game, seat, effectFor(game, seat, 'sacrificed')?.(game, seat) ?? {}, 'wonders');
}

/** The sacrificed unit's token goes to the yellow bank. */
export const fallen: Procedure<ThroughTheAges, 'fallen'> = {
  run(game, { seat, card }) {
    const player = playerOf(game, seat);
    const technology = player.technologies.find((one) => one.card === card);
    if (technology === undefined || technology.workers === 0) return;
    emit(game, { fact: 'fallen', seat, card, seen: 'all' });
    technology.workers--;
    player.yellow++;
  },
};

/** The rival plays bonus cards and discards others, at most as many as the military action total (TA 5.4). */
export const defend: Decision<ThroughTheAges, 'defend'> = {
  actions: (game, frame) => [...defences(game, frame, militaryActions(game, frame.seat)), { type: 'done' }],
  take(game, frame, action) {
    DEFENCES[action.type](game, frame, action.type === 'done' ? '' : action.card);
  },
  tries: (game, frame) => defences(game, frame, Number.POSITIVE_INFINITY),
  whyNot: () => ({ reason: 'too-many-cards', rule: 'TA 5.4' }),
};

type Defending = AgesFrames['defend'];

/** What each action of the defender does; all but the end name a card. */
const DEFENCES: {
  readonly [T in AgesActions['defend']['type']]: (game: AgesState, frame: Defending, card: string) => void;
} = {
  'play-bonus'(game, frame, card) {
    frame.cards++;
    frame.defence += bonusOf(card).defence;
    playBonus(game, frame.seat, card);
  },
  discard(game, frame, card) {
    frame.cards++;
    frame.defence++;
    discardFaceDown(game, frame.seat, card);
  },
  sacrifice(game, frame, card) {
    frame.guard = card;
    frame.defence += unitStrength(card) + total(game, frame.seat, 'sacrificedGuard');
    announceSacrifice(game, frame.seat, card, false);
  },
  done(game, frame) {
    pop(game);
    resolve(game, frame);
  },
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

type AssaultOf<K extends Assault['does']> = Extract<Assault, { does: K }>;

/** What each kind of aggression does when it succeeds. */
const ASSAULTS: {
  readonly [K in Assault['does']]: (game: AgesState, seat: Seat, from: Seat, assault: AssaultOf<K>) => void;
} = {
  plunder: (game, seat, from, { amount }) => push(game, { step: 'plunder', seat, from, amount }),
  take: (game, seat, from, { take }) => give(game, seat, deprive(game, from, take, 'attacks'), 'attacks'),
  enslave(game, seat, from, { gain }) {
    give(game, seat, gain, 'attacks');
    deprive(game, from, { population: 1 }, 'attacks');
  },
  raid: (game, seat, from, { levels }) => push(game, { step: 'raid', seat, from, levels: [...levels], gained: 0 }),
  kidnap(game, seat, from, { bonus }) {
    playerOf(game, from).civilShownTo = seat;
    push(game, { step: 'kidnap', seat, from, culture: bonus.culture ?? 0 });
  },
  annex(game, seat, from) {
    if (playerOf(game, from).colonies.length > 0) push(game, { step: 'annex', seat, from });
  },
  infiltrate(game, seat, from, { perLevel }) {
    const { leader, building } = playerOf(game, from);
    if (leader !== '' || building !== '')
      push(game, { step: 'infiltrate', seat, from, perLevel: perLevel.culture ?? 0 });
  },
};

function carryOut<K extends Assault['does']>(game: AgesState, seat: Seat, from: Seat, assault: AssaultOf<K>): void {
  const { does }: { does: K } = assault;
  ASSAULTS[does](game, seat, from, assault);
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
    if (food + resources === 0) return tellDeclined(game, from, 'plunder');
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
      destroyOn(game, from, action.card, seat);
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
    emit(game, { fact: 'captured', seat, card, from, seen: 'all' });
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

/** One card of the rival's civil hand, within the winner's own limits, or none (TA 18.M3). */
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
    if (rival.closed) emit(game, { fact: 'took-unseen', seat, from, seen: 'all' });
  },
};
