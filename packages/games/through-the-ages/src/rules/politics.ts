/** The Politics Phase (TA 4). */

import { type Decision, emit, type Procedure, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import type { PoliticalAction } from '../actions.ts';
import { cardOf, leaderOf, pactOf } from '../content/cards.ts';
import type { AgesReason } from '../facts.ts';
import { aggressionForbidden, sacrificeable, warForbidden } from '../queries/combat.ts';
import { distinct } from '../queries/desk.ts';
import { byPlayers, playerOf, rivals } from '../queries/players.ts';
import { has, powerOf, treatiesOf, worksFor } from '../queries/powers.ts';
import { strengthRating } from '../queries/ratings.ts';
import type { AgesState, ThroughTheAges } from '../state.ts';
import { aggress } from './aggression.ts';
import { colonize } from './colonization.ts';
import { prepareEvent } from './event.ts';
import { give, LAST_AGE } from './gains.ts';
import { removeLeader } from './leaders.ts';
import { offerPact } from './pact.ts';
import { endTreaty } from './pact-ending.ts';
import { resign } from './resignation.ts';
import { loseYellow } from './tokens.ts';
import { declareWar } from './war.ts';

/** Running Games of this player end; then as many political actions as the player has (TA 4.1 to 4.5). */
export const politicsPhase: Procedure<ThroughTheAges, 'politics-phase'> = {
  run(game, { seat }) {
    const player = playerOf(game, seat);
    if (game.games === seat) game.games = -1;
    const actions = powerOf(game, seat, 'secondPolitical') === 'always' ? 2 : 1;
    const lost = Math.min(actions, player.givenUp);
    player.givenUp = 0;
    const frame = { step: 'politics', seat, left: actions - lost, begun: false } as const;
    // Whether a hand holds anything useful is nobody's business: only what all can see lets the phase be skipped.
    if (player.militaryHand.length > 0 || listed(game, frame).length > 1) push(game, { ...frame });
    else player.lookedAt = -1;
  },
};

type Frame = { readonly seat: Seat; readonly left: number; readonly begun: boolean };

/** The second political action of once per game is open after the first (TA 4.2). */
function secondIsOpen(game: AgesState, { seat, left, begun }: Frame): boolean {
  if (!begun || left > 0) return false;
  const player = playerOf(game, seat);
  return (
    player.leader !== '' && leaderOf(player.leader).secondPolitical === 'once' && !player.used.includes(player.leader)
  );
}

/** Everything somebody might think of in this phase. */
function thinkable(game: AgesState, frame: Frame): PoliticalAction[] {
  const { seat } = frame;
  const player = playerOf(game, seat);
  const all: PoliticalAction[] = [];
  if (!frame.begun) all.push(...beforehand(game, seat));
  const others = rivals(game, seat);
  for (const card of distinct(player.militaryHand)) all.push(...cardActions(game, seat, card, others));
  for (const treaty of treatiesOf(game, seat)) {
    all.push({ type: 'cancel', owner: game.players.findIndex((one) => one.treaty === treaty) });
  }
  all.push(...leaderPowers(game, seat));
  if (game.options.resigning) all.push({ type: 'resign' });
  all.push({ type: 'no-politics' });
  return all;
}

/** What may be done before the political action and is none itself (TA 4.5). */
function beforehand(game: AgesState, seat: Seat): PoliticalAction[] {
  const player = playerOf(game, seat);
  const actions: PoliticalAction[] = [];
  const { looksAt, games } = worksFor(game, seat).first;
  if (looksAt === 'top-event' && !game.currentEvents.seenBy.includes(seat)) actions.push({ type: 'look' });
  if (looksAt === 'military-hand' && !game.turn.looked) {
    for (const at of rivals(game, seat)) if (at !== player.lookedAt) actions.push({ type: 'look', at });
  }
  if (games !== undefined && !player.used.includes(player.leader)) actions.push({ type: 'open-games' });
  return actions;
}

function cardActions(game: AgesState, seat: Seat, card: string, others: readonly Seat[]): PoliticalAction[] {
  const { kind } = cardOf(card);
  const actions: PoliticalAction[] = [];
  if (kind === 'event' || kind === 'territory' || has(game, seat, 'preparesAnyCard'))
    actions.push({ type: 'prepare', card });
  if (kind === 'aggression') {
    const units = sacrificeable(game, seat);
    for (const rival of others) {
      actions.push({ type: 'aggress', card, rival });
      for (const unit of units) actions.push({ type: 'aggress', card, rival, unit });
    }
  }
  if (kind === 'war') for (const rival of others) actions.push({ type: 'declare', card, rival });
  if (kind === 'pact') {
    for (const partner of others) {
      actions.push({ type: 'offer', card, partner, side: 'a' });
      if (pactOf(card).sided) actions.push({ type: 'offer', card, partner, side: 'b' });
    }
  }
  return actions;
}

function leaderPowers(game: AgesState, seat: Seat): PoliticalAction[] {
  const player = playerOf(game, seat);
  const power = player.leader === '' ? undefined : leaderOf(player.leader).political;
  if (power === undefined) return [];
  if (power.does !== 'leave-and-colonize') return [{ type: 'leader-power' }];
  const territories = [...new Set(player.militaryHand)].filter((card) => cardOf(card).kind === 'territory');
  return territories.map((card) => ({ type: 'leader-power', card }));
}

const GIVEN_UP = { reason: 'political-action-given-up', rule: 'TA 4.3' } as const;
const TWO_PLAYERS = { reason: 'two-players', rule: 'TA 16.12' } as const;
const NO_RESIGNING = { reason: 'no-resigning-now', rule: 'TA 16.4' } as const;
const POWER_USED = { reason: 'power-used', rule: 'TA 4.1' } as const;
const NOTHING = { reason: 'nothing-to-take', rule: 'TA 18.II5' } as const;

/** Why that is not possible now. */
function forbidden(game: AgesState, frame: Frame, action: PoliticalAction): Refusal<AgesReason> | undefined {
  if (action.type === 'no-politics' || action.type === 'look' || action.type === 'open-games') return undefined;
  if (frame.left === 0 && !secondIsOpen(game, frame)) return GIVEN_UP;
  switch (action.type) {
    case 'aggress':
      return aggressionForbidden(game, frame.seat, action.card, action.rival, action.unit);
    case 'declare':
      return warForbidden(game, frame.seat, action.card, action.rival);
    case 'offer':
      return rivals(game, frame.seat).length < 2 ? TWO_PLAYERS : undefined;
    case 'resign':
      return game.age === LAST_AGE ? NO_RESIGNING : undefined;
    case 'leader-power':
      return powerForbidden(game, frame.seat);
    default:
      return undefined;
  }
}

function powerForbidden(game: AgesState, seat: Seat): Refusal<AgesReason> | undefined {
  const player = playerOf(game, seat);
  if (leaderOf(player.leader).political?.does !== 'weaken') return undefined;
  if (player.used.includes(player.leader)) return POWER_USED;
  return weaker(game, seat).some((rival) => playerOf(game, rival).yellow > 0) ? undefined : NOTHING;
}

function weaker(game: AgesState, seat: Seat): Seat[] {
  const own = strengthRating(game, seat);
  return rivals(game, seat).filter((rival) => strengthRating(game, rival) < own);
}

function listed(game: AgesState, frame: Frame): PoliticalAction[] {
  return thinkable(game, frame).filter((action) => forbidden(game, frame, action) === undefined);
}

/** One political action, two for a Caesar, or none (TA 4.1, 4.6). */
export const politics: Decision<ThroughTheAges, 'politics'> = {
  actions: listed,
  take(game, frame, action) {
    const { seat } = frame;
    const player = playerOf(game, seat);
    if (action.type === 'look') return look(game, seat, action.at);
    if (action.type === 'open-games') return openGames(game, seat);
    if (!frame.begun && !game.turn.looked) player.lookedAt = -1;
    if (action.type === 'no-politics') return pop(game);
    if (secondIsOpen(game, frame)) {
      player.used.push(player.leader);
      pop(game);
    } else {
      frame.begun = true;
      frame.left--;
      if (frame.left === 0 && !secondIsOpen(game, frame)) pop(game);
    }
    perform(game, seat, action);
  },
  tries: thinkable,
  whyNot: (game, frame, action) => forbidden(game, frame, action) ?? GIVEN_UP,
};

type Deed = Exclude<PoliticalAction, { type: 'look' | 'open-games' | 'no-politics' }>;

function perform(game: AgesState, seat: Seat, action: Deed): void {
  switch (action.type) {
    case 'prepare':
      return prepareEvent(game, seat, action.card);
    case 'aggress':
      return aggress(game, seat, action.card, action.rival, action.unit ?? '');
    case 'declare':
      return declareWar(game, seat, action.card, action.rival);
    case 'offer':
      return offerPact(game, seat, action.card, action.partner, action.side);
    case 'cancel':
      return endTreaty(game, action.owner);
    case 'resign':
      return resign(game, seat);
    case 'leader-power':
      return usePower(game, seat, action.card);
  }
}

/** Alexander, Columbus and Catherine. */
function usePower(game: AgesState, seat: Seat, territory: string | undefined): void {
  const player = playerOf(game, seat);
  const card = player.leader;
  const power = leaderOf(card).political;
  emit(game, { fact: 'used-power', seat, card, seen: 'all' });
  if (power?.does === 'weaken') {
    player.used.push(card);
    const lost = weaker(game, seat).reduce((sum, rival) => sum + loseYellow(game, rival, 1), 0);
    if (lost >= byPlayers(game, power.lostAtLeast)) give(game, seat, power.gain, 'leaders');
    return;
  }
  removeLeader(game, seat);
  if (power?.does === 'leave-for') give(game, seat, power.gain, 'leaders');
  else if (territory !== undefined) {
    player.militaryHand.splice(player.militaryHand.indexOf(territory), 1);
    colonize(game, seat, territory, 0);
  }
}

/** Joan of Arc looks at the next event, Fleming at a hand; others only learn that it happened. */
function look(game: AgesState, seat: Seat, at: Seat | undefined): void {
  if (at === undefined) {
    game.currentEvents.seenBy.push(seat);
    emit(game, { fact: 'looked', seat, at: -1, seen: 'all' });
    emit(game, { fact: 'saw', seat, cards: game.currentEvents.cards.slice(-1), seen: [seat] });
    return;
  }
  const rival = playerOf(game, at);
  game.turn.looked = true;
  playerOf(game, seat).lookedAt = at;
  rival.militaryShownTo = seat;
  emit(game, { fact: 'looked', seat, at, seen: 'all' });
  emit(game, { fact: 'saw', seat, cards: [...rival.militaryHand], seen: [seat] });
  push(game, { step: 'look', seat, at });
}

/** The hand is laid down again. */
export const lookStep: Decision<ThroughTheAges, 'look'> = {
  actions: () => [{ type: 'done' }],
  take(game, frame) {
    playerOf(game, frame.at).militaryShownTo = -1;
    pop(game);
  },
};

/** Coubertin: culture now; whoever attacks before his next Politics Phase loses as much (TA 18.III1). */
function openGames(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  const games = leaderOf(player.leader).games;
  player.used.push(player.leader);
  game.games = seat;
  emit(game, { fact: 'games-opened', seat, seen: 'all' });
  give(game, seat, games?.gain ?? {}, 'leaders');
}
