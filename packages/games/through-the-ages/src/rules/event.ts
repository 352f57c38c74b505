/** Events: preparing them, revealing them, and what they do (TA 8). */

import { emit, type Procedure, push, type Seat, shuffle } from '@tabularium/kernel';
import { cardOf, eventOf, leaderOf, levelOf } from '../content/cards.ts';
import type { Deed, Effect, EventCard } from '../content/model.ts';
import { stored } from '../queries/counts.ts';
import { livingPlayers, playerOf } from '../queries/players.ts';
import { has } from '../queries/powers.ts';
import { rating } from '../queries/ratings.ts';
import { concerned, ranked } from '../queries/standing.ts';
import type { AgesState, ThroughTheAges } from '../state.ts';
import { openAuction } from './colonization.ts';
import { deprive, drawMilitary, give, LAST_AGE, moment, rewardOf, score } from './gains.ts';
import { removeLeader } from './leaders.ts';
import { produce } from './production.ts';

/** Face down on the future events, culture for its level, then the top current event (TA 8.1). */
export function prepareEvent(game: AgesState, seat: Seat, card: string): void {
  const player = playerOf(game, seat);
  player.militaryHand.splice(player.militaryHand.indexOf(card), 1);
  const onlookers = livingPlayers(game).filter((other) => other !== seat && has(game, other, 'seesPreparedEvents'));
  game.futureEvents.push({ card, seenBy: [seat, ...onlookers] });
  emit(game, { fact: 'prepared', seat, level: levelOf(card), seen: 'all' });
  emit(game, { fact: 'prepared-card', seat, card, seen: [seat, ...onlookers] });
  score(game, seat, levelOf(card), 'events');
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
    if (line !== undefined && !playerOf(game, frame.seat).out) perform(game, frame, line.deed);
  },
};

type Frame = { seat: Seat; card: string; from: Seat; to: Seat };

function perform(game: AgesState, frame: Frame, deed: Deed): void {
  const { seat } = frame;
  const player = playerOf(game, seat);
  switch (deed.does) {
    case 'gain':
      return give(game, seat, rewardOf(game, seat, deed.gain), 'events');
    case 'lose':
      deprive(game, seat, rewardOf(game, seat, deed.lose), 'events');
      return;
    case 'choose':
      return push(game, { step: 'choose', seat, choices: [...deed.choices], source: 'events' });
    case 'gain-mix':
      return push(game, { step: 'mix', seat, amount: deed.amount, gain: true });
    case 'lose-mix':
      return push(game, { step: 'mix', seat, amount: deed.amount, gain: false });
    case 'produce':
      return produce(game, seat, deed.parts);
    case 'lose-all-food':
      deprive(game, seat, { food: stored(player, 'food') }, 'events');
      return;
    case 'lose-actions':
      return loseActions(game, seat, deed.amount(game, seat), deed.drawPerAction ?? false);
    case 'remove-old-leader':
      if (player.leader !== '' && leaderOf(player.leader).level !== game.age) removeLeader(game, seat);
      return;
    case 'take-tokens':
      return give(
        game,
        seat,
        { yellowTokens: deprive(game, frame.from, { yellowTokens: deed.yellow }, 'events').yellowTokens ?? 0 },
        'events',
      );
    case 'rank':
    case 'score':
      return scoreImpact(game, seat, frame.card, deed, 'events');
    default:
      return ask(game, frame, deed);
  }
}

type Asked = Extract<
  Deed,
  {
    does:
      | 'destroy-own'
      | 'destroy-of-each-other'
      | 'free-build'
      | 'develop-civilization'
      | 'choose-revealed'
      | 'lose-colony'
      | 'take-row-cards'
      | 'ravage'
      | 'move-worker'
      | 'negotiate';
  }
>;

/** Lines that leave somebody a choice. */
function ask(game: AgesState, frame: Frame, deed: Asked): void {
  const { seat } = frame;
  const player = playerOf(game, seat);
  switch (deed.does) {
    case 'destroy-own':
      return push(game, { step: 'demolish', seat, of: seat });
    case 'destroy-of-each-other':
      for (const of of livingPlayers(game)) if (of !== seat) push(game, { step: 'demolish', seat, of });
      return;
    case 'free-build':
      return push(game, { step: 'free-build', seat, card: deed.technology });
    case 'develop-civilization':
      return push(game, { step: 'civilization', seat });
    case 'choose-revealed':
      planAhead(game, deed.cards);
      return push(game, { step: 'planning', seat });
    case 'lose-colony':
      if (player.colonies.length > 0) push(game, { step: 'lose-colony', seat });
      return;
    case 'take-row-cards':
      return push(game, { step: 'row-cards', seat, left: deed.worth, taken: 0 });
    case 'ravage':
      return push(game, { step: 'ravage', seat, upTo: deed.upTo });
    case 'move-worker':
      return push(game, { step: 'move-worker', seat });
    case 'negotiate':
      return push(game, { step: 'negotiate', seat, from: frame.from, to: frame.to, choices: [...deed.choices] });
  }
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
  if (deed.does === 'score') culture = deed.culture(game, seat);
  else {
    const order = ranked(game, (other) => rating(game, other, deed.by));
    culture = deed.culture[Math.max(2, order.length)]?.[order.indexOf(seat)] ?? 0;
  }
  const scored = score(game, seat, culture, source);
  emit(game, { fact: 'scored', seat, card, culture: scored, seen: 'all' });
}

/** Is this one of the impacts that the end of the game scores? */
export function isImpact({ level, effects }: EventCard): boolean {
  return level === 3 && effects.every(({ deed }) => deed.does === 'rank' || deed.does === 'score');
}
