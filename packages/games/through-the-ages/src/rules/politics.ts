/** The Politics Phase (TA 4). */

import { type Decision, emit, type Procedure, pop, push, type Seat, shelf } from '@tabularium/kernel';
import { cardOf, effectsOf, leaderOf, pactOf } from '../queries/cards.ts';
import { aggressionForbidden, sacrificeable, warForbidden } from '../queries/combat.ts';
import { distinct } from '../queries/desk.ts';
import type { Forbidden } from '../queries/effects.ts';
import { playerOf, rivals } from '../queries/players.ts';
import { effectFor, holds, treatiesOf } from '../queries/powers.ts';
import type { AgesState } from '../state.ts';
import type { PoliticalAction, ThroughTheAges } from '../vocabulary.ts';
import { aggress } from './aggression.ts';
import { prepareEvent } from './event.ts';
import { LAST_AGE } from './gains.ts';
import { endTreaty, offerPact } from './pact.ts';
import { resign } from './resignation.ts';
import { declareWar } from './war.ts';

type PoliticalType = PoliticalAction['type'];
type OfType<K extends PoliticalType> = Extract<PoliticalAction, { type: K }>;

/** One action of the Politics Phase. */
export interface PoliticalRule<K extends PoliticalType> {
  /** It comes before the political action and is none itself (TA 4.5). */
  readonly beforehand?: true;
  /** Why it is impossible; nothing if it is possible. */
  forbidden?(game: AgesState, seat: Seat, action: OfType<K>): Forbidden;
  perform(game: AgesState, seat: Seat, action: OfType<K>): void;
}

/** A rule for every political action: what has none does not compile. */
type PoliticalTable = { readonly [K in PoliticalType]: PoliticalRule<K> };

/** The rules of all boxes. */
export const politicalActions = shelf<{ rules: PoliticalTable }>();

const GIVEN_UP = { reason: 'political-action-given-up', rule: 'TA 4.3' } as const;
const TWO_PLAYERS = { reason: 'two-players', rule: 'TA 16.12' } as const;
const NO_RESIGNING = { reason: 'no-resigning-now', rule: 'TA 16.4' } as const;

/** The political actions every civilization has, and those that several leaders allow. */
export const POLITICS = {
  prepare: { perform: (game, seat, { card }) => prepareEvent(game, seat, card) },
  aggress: {
    forbidden: (game, seat, { card, rival, unit }) => aggressionForbidden(game, seat, card, rival, unit),
    perform: (game, seat, { card, rival, unit = '' }) => aggress(game, seat, card, rival, unit),
  },
  declare: {
    forbidden: (game, seat, { card, rival }) => warForbidden(game, seat, card, rival),
    perform: (game, seat, { card, rival }) => declareWar(game, seat, card, rival),
  },
  offer: {
    forbidden: (game, seat) => (rivals(game, seat).length < 2 ? TWO_PLAYERS : undefined),
    perform: (game, seat, { card, partner, side }) => offerPact(game, seat, card, partner, side),
  },
  cancel: { perform: (game, _seat, { owner }) => endTreaty(game, owner) },
  resign: {
    forbidden: (game) => (game.age === LAST_AGE ? NO_RESIGNING : undefined),
    perform: (game, seat) => resign(game, seat),
  },
  'leader-power': {
    forbidden: (game, seat) => powerFor(game, seat)?.forbidden?.(game, seat),
    perform(game, seat, { card = '' }) {
      emit(game, { fact: 'used-power', seat, card: playerOf(game, seat).leader, seen: 'all' });
      powerFor(game, seat)?.use(game, seat, card);
    },
  },
  look: { beforehand: true, perform: (game, seat, { at }) => look(game, seat, at) },
  'no-politics': { perform: () => undefined },
} satisfies Partial<PoliticalTable>;

/** The political action of that seat's leader. */
function powerFor(game: AgesState, seat: Seat) {
  const { leader } = playerOf(game, seat);
  return leader === '' ? undefined : effectsOf(leader).power;
}

type Frame = { readonly seat: Seat; readonly left: number; readonly begun: boolean };

/** The second political action of once per game is open after the first (TA 4.2). */
function secondIsOpen(game: AgesState, { seat, left, begun }: Frame): boolean {
  if (!begun || left > 0) return false;
  const { leader, used } = playerOf(game, seat);
  if (leader === '' || used.includes(leader)) return false;
  return leaderOf(leader).exceptions?.includes('second-political-action-once') ?? false;
}

/** Everything somebody might think of in this phase. */
function thinkable(game: AgesState, frame: Frame): PoliticalAction[] {
  const { seat } = frame;
  const player = playerOf(game, seat);
  const all: PoliticalAction[] = [];
  if (!frame.begun) all.push(...(effectFor(game, seat, 'beforehand')?.(game, seat) ?? []));
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

function cardActions(game: AgesState, seat: Seat, card: string, others: readonly Seat[]): PoliticalAction[] {
  const { kind } = cardOf(card);
  const actions: PoliticalAction[] = [];
  if (kind === 'event' || kind === 'territory' || holds(game, seat, 'prepares-any-card'))
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
  const power = powerFor(game, seat);
  if (power === undefined) return [];
  if (power.cards === undefined) return [{ type: 'leader-power' }];
  return power.cards(game, seat).map((card) => ({ type: 'leader-power', card }));
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

const ruleOf = <K extends PoliticalType>({ type }: { readonly type: K }): PoliticalRule<K> =>
  politicalActions.things.rules[type];

/** Why that is not possible now. */
function forbidden<K extends PoliticalType>(game: AgesState, frame: Frame, action: OfType<K>): Forbidden {
  const rule = ruleOf<K>(action);
  if (rule.beforehand || action.type === 'no-politics') return undefined;
  if (frame.left === 0 && !secondIsOpen(game, frame)) return GIVEN_UP;
  return rule.forbidden?.(game, frame.seat, action);
}

function perform<K extends PoliticalType>(game: AgesState, seat: Seat, action: OfType<K>): void {
  ruleOf<K>(action).perform(game, seat, action);
}

const listed = (game: AgesState, frame: Frame) =>
  thinkable(game, frame).filter((action) => forbidden(game, frame, action) === undefined);

/** Running Games of this player end; then as many political actions as the player has (TA 4.1 to 4.5). */
export const politicsPhase: Procedure<ThroughTheAges, 'politics-phase'> = {
  run(game, { seat }) {
    const player = playerOf(game, seat);
    if (game.games === seat) game.games = -1;
    const actions = holds(game, seat, 'second-political-action') ? 2 : 1;
    const lost = Math.min(actions, player.givenUp);
    player.givenUp = 0;
    const frame = { step: 'politics', seat, left: actions - lost, begun: false } as const;
    // Whether a hand holds anything useful is nobody's business: only what all can see lets the phase be skipped.
    if (player.militaryHand.length > 0 || listed(game, frame).length > 1) push(game, { ...frame });
    else player.lookedAt = -1;
  },
};

/** One political action, two for a Caesar, or none (TA 4.1, 4.6). */
export const politics: Decision<ThroughTheAges, 'politics'> = {
  actions: listed,
  take(game, frame, action) {
    const { seat } = frame;
    const player = playerOf(game, seat);
    if (!ruleOf(action).beforehand) {
      if (!frame.begun && !game.turn.looked) player.lookedAt = -1;
      if (action.type === 'no-politics') pop(game);
      else if (secondIsOpen(game, frame)) {
        player.used.push(player.leader);
        pop(game);
      } else {
        frame.begun = true;
        frame.left--;
        if (frame.left === 0 && !secondIsOpen(game, frame)) pop(game);
      }
    }
    perform(game, seat, action);
  },
  tries: thinkable,
  whyNot: (game, frame, action) => forbidden(game, frame, action) ?? GIVEN_UP,
};
