/** Events: preparing them, revealing them, and what they do (TA 8). */

import { emit, type Procedure, push, type Seat, shuffle } from '@tabularium/kernel';
import type { Deed, Effect, EventCard, Gain, Reward } from '../content/model.ts';
import { cardOf, effectsOf, eventOf, leaderOf, levelOf } from '../queries/cards.ts';
import { stored } from '../queries/counts.ts';
import { livingPlayers, playerOf } from '../queries/players.ts';
import { holds } from '../queries/powers.ts';
import { rating } from '../queries/ratings.ts';
import { concerned, ranked } from '../queries/standing.ts';
import type { AgesState } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { openAuction } from './colonization.ts';
import { deprive, drawMilitary, give, LAST_AGE, moment, score, tellIfIdle } from './gains.ts';
import { removeLeader } from './leaders.ts';
import { produce } from './production.ts';

/** Face down on the future events, culture for its level, then the top current event (TA 8.1). */
export function prepareEvent(game: AgesState, seat: Seat, card: string): void {
  const player = playerOf(game, seat);
  player.militaryHand.splice(player.militaryHand.indexOf(card), 1);
  const onlookers = livingPlayers(game).filter((other) => other !== seat && holds(game, other, 'sees-prepared-events'));
  game.futureEvents.push({ card, seenBy: [seat, ...onlookers] });
  const culture = score(game, seat, levelOf(card), 'events');
  emit(game, { fact: 'prepared', seat, level: levelOf(card), culture, seen: 'all' });
  emit(game, { fact: 'prepared-card', seat, card, seen: [seat, ...onlookers] });
  moment(game, seat, 'preparedEvent');
  push(game, { step: 'reveal', seat });
}

/** The top current event happens; when it was the last one, the future events become the current ones (TA 8.2, 8.3). */
export const reveal: Procedure<ThroughTheAges, 'reveal'> = {
  run(game, { seat }) {
    const card = game.currentEvents.cards.pop();
    if (card === undefined) return;
    game.currentEvents.seenBy = [];
    if (game.currentEvents.cards.length === 0) renewEvents(game);
    emit(game, { fact: 'revealed', seat, card, seen: 'all' });
    const { kind } = cardOf(card);
    if (kind === 'territory') return openAuction(game, seat, card);
    game.pastEvents.push(card);
    if (kind === 'event') happen(game, seat, card);
    else for (const other of livingPlayers(game)) give(game, other, { science: 1 }, 'events');
  },
};

/** Shuffle the future events and stack them by age, the oldest on top. */
function renewEvents(game: AgesState): void {
  const cards = shuffle(
    game,
    'events',
    game.futureEvents.map(({ card }) => card),
  );
  game.currentEvents.cards = cards.sort((one, other) => levelOf(other) - levelOf(one));
  game.futureEvents = [];
}

/** All lines of an event in order; whom they concern is fixed now, before anything happens (TA 8.8). */
export function happen(game: AgesState, revealer: Seat, card: string, only?: Seat): void {
  const frames = eventOf(card).effects.flatMap((effect, index) => {
    const { deed } = effect;
    const [from, to] =
      'from' in deed
        ? [
            concerned(game, deed.from, revealer)[0] ?? -1,
            'to' in deed ? (concerned(game, deed.to, revealer)[0] ?? -1) : -1,
          ]
        : [-1, -1];
    return affected(game, effect, revealer, only).map((seat) => ({
      step: 'effect' as const,
      seat,
      card,
      index,
      from,
      to,
      revealer,
    }));
  });
  for (const frame of frames.toReversed()) push(game, frame);
  if (frames.length === 0) tellIfIdle(game, card);
}

function affected(game: AgesState, effect: Effect, revealer: Seat, only: Seat | undefined): Seat[] {
  const last = game.age === LAST_AGE;
  if (effect.if === 'in-last-age' && !last) return [];
  if (effect.if === 'not-in-last-age' && last) return [];
  if (effect.if === 'three-or-more' && livingPlayers(game).length < 3) return [];
  let seats = concerned(game, effect.who, revealer);
  if (effect.if === 'among-two-weakest') {
    const weak = concerned(game, 'two-weakest', revealer);
    seats = seats.filter((seat) => weak.includes(seat));
  }
  return only === undefined ? seats : seats.filter((seat) => seat === only);
}

/** One line of an event for one civilization. */
export const effect: Procedure<ThroughTheAges, 'effect'> = {
  run(game, frame) {
    const line = eventOf(frame.card).effects[frame.index];
    const waiting = game.frames.length;
    if (line !== undefined && !playerOf(game, frame.seat).out) perform(game, frame, line.deed);
    const next = game.frames.at(-1);
    const goesOn = game.frames.length > waiting || (next?.step === 'effect' && next.card === frame.card);
    if (!goesOn) tellIfIdle(game, frame.card);
  },
};

type Frame = { readonly seat: Seat; readonly card: string; readonly from: Seat; readonly to: Seat };
type DeedOf<K extends Deed['does']> = Extract<Deed, { does: K }>;

/** What an event gives or takes: printed, or counted by the card's effect. */
function rewardOf(game: AgesState, { seat, card }: Frame, reward: Reward): Gain {
  return reward === 'counted' ? countedFor(game, seat, card) : reward;
}

function countedFor(game: AgesState, seat: Seat, card: string): Gain {
  const { counted } = effectsOf(card);
  if (counted === undefined) throw new Error(`Nobody counts what "${card}" is about.`);
  return counted(game, seat);
}

/** What each kind of line does to one civilization, or asks it. */
const DEEDS: { readonly [K in Deed['does']]: (game: AgesState, frame: Frame, deed: DeedOf<K>) => void } = {
  gain: (game, frame, { gain }) => give(game, frame.seat, rewardOf(game, frame, gain), 'events'),
  lose: (game, frame, { lose }) => void deprive(game, frame.seat, rewardOf(game, frame, lose), 'events'),
  choose: (game, { seat }, { choices }) =>
    push(game, { step: 'choose', seat, choices: [...choices], source: 'events' }),
  'gain-mix': (game, { seat }, { amount }) => push(game, { step: 'mix', seat, amount, gain: true }),
  'lose-mix': (game, { seat }, { amount }) => push(game, { step: 'mix', seat, amount, gain: false }),
  produce: (game, { seat }, { parts }) => produce(game, seat, parts),
  'lose-all-food': (game, { seat }) =>
    void deprive(game, seat, { food: stored(playerOf(game, seat), 'food') }, 'events'),
  'lose-actions'(game, { seat, card }, { amount, drawPerAction = false }) {
    const count = amount === 'counted' ? (countedFor(game, seat, card).civilActions ?? 0) : amount;
    loseActions(game, seat, count, drawPerAction);
  },
  'remove-old-leader'(game, { seat }) {
    const { leader } = playerOf(game, seat);
    if (leader !== '' && leaderOf(leader).level !== game.age) removeLeader(game, seat);
  },
  'take-tokens'(game, { seat, from }, { yellow }) {
    const { yellowTokens = 0 } = deprive(game, from, { yellowTokens: yellow }, 'events');
    give(game, seat, { yellowTokens }, 'events');
  },
  rank: (game, { seat, card }, deed) => scoreImpact(game, seat, card, deed, 'events'),
  score: (game, { seat, card }, deed) => scoreImpact(game, seat, card, deed, 'events'),
  'destroy-own': (game, { seat }) => push(game, { step: 'demolish', seat, of: seat }),
  'destroy-of-each-other'(game, { seat }) {
    for (const of of livingPlayers(game)) if (of !== seat) push(game, { step: 'demolish', seat, of });
  },
  'free-build': (game, { seat }, { technology }) => push(game, { step: 'free-build', seat, card: technology }),
  'develop-civilization': (game, { seat }) => push(game, { step: 'civilization', seat }),
  'choose-revealed'(game, { seat }, { cards }) {
    planAhead(game, cards);
    push(game, { step: 'planning', seat });
  },
  'lose-colony'(game, { seat }) {
    if (playerOf(game, seat).colonies.length > 0) push(game, { step: 'lose-colony', seat });
  },
  'take-row-cards': (game, { seat }, { worth }) => push(game, { step: 'row-cards', seat, left: worth, taken: 0 }),
  ravage: (game, { seat }, { upTo }) => push(game, { step: 'ravage', seat, upTo }),
  'move-worker': (game, { seat }) => push(game, { step: 'move-worker', seat }),
  negotiate: (game, { seat, from, to }, { choices }) =>
    push(game, { step: 'negotiate', seat, from, to, choices: [...choices] }),
};

function perform<K extends Deed['does']>(game: AgesState, frame: Frame, deed: DeedOf<K>): void {
  const { does }: { does: K } = deed;
  DEEDS[does](game, frame, deed);
}

/** Development of Planning: three cards that were left over at set-up, revealed once (TA 18.M1). */
function planAhead(game: AgesState, cards: number): void {
  if (game.planned.length > 0) return;
  const aside = shuffle(game, 'military', game.militaryDecks[0] ?? []);
  game.planned = aside.splice(-cards);
  emit(game, { fact: 'planned', cards: [...game.planned], seen: 'all' });
}

/** Available civil actions are spent without effect; some events draw a card for each (TA 8.9, 18.M4). */
function loseActions(game: AgesState, seat: Seat, count: number, draws: boolean): void {
  const player = playerOf(game, seat);
  const lost = Math.min(count, player.civil);
  player.civil -= lost;
  if (lost > 0) emit(game, { fact: 'lost', seat, gain: { civilActions: lost }, seen: 'all' });
  if (draws) drawMilitary(game, seat, lost);
}

/** The impacts of Age III. */
export function scoreImpact(
  game: AgesState,
  seat: Seat,
  card: string,
  deed: Extract<Deed, { does: 'rank' | 'score' }>,
  source: 'events' | 'scoring',
): void {
  let culture: number;
  if (deed.does === 'score') culture = countedFor(game, seat, card).culture ?? 0;
  else {
    const order = ranked(game, (other) => rating(game, other, deed.by));
    culture = deed.culture[Math.max(2, order.length)]?.[order.indexOf(seat)] ?? 0;
  }
  const scored = score(game, seat, culture, source);
  if (scored !== 0) emit(game, { fact: 'scored', seat, card, culture: scored, seen: 'all' });
}

/** Is this one of the impacts that the end of the game scores? */
export function isImpact({ level, effects }: EventCard): boolean {
  return level === 3 && effects.every(({ deed }) => deed.does === 'rank' || deed.does === 'score');
}
