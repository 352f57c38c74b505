/**
 * What bots know about the game. A position is judged by the turns of work a seat still needs to win, at the speed its
 * economy allows: progress on the agendas of the victory cards shortens the way, and everything else makes it faster.
 */

import { type ActionOf, type BotSense, judged, type Seat, type Station, sumOf } from '@tabularium/kernel';
import { DIAL_MARKS } from '../content/dials.ts';
import { heldNaturalWonders } from '../queries/control.ts';
import { copyState } from '../queries/copy.ts';
import { capitalSpace, citiesOf, hasBarbarian, PRINTED_TOKEN } from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { asks } from '../questions.ts';
import { type NewDawnState, ON_CARD } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';
import { AGENDA_TURNS, reachTurns, turnsToWin } from './agendas.ts';
import { distancesFrom } from './atlas.ts';
import { FEATURES } from './features.ts';
import { underWay, WORK } from './pending.ts';
import { EAGERNESS, playout } from './playout.ts';
import type { Sense } from './sense.ts';
import { type Survey, surveyOf } from './survey.ts';
import { worstAttack } from './threats.ts';
import { book, type NewDawnWeights } from './weights.ts';

/** A usual speed: what makes a seat faster is told apart from what brings it nearer as if it were that fast. */
const USUAL_SPEED = 1.3;

/**
 * What each feature adds to the position's worth for that seat: less the turns it still needs, at its speed. Their sum is
 * the turns of work over the speed; it is parted so that a step nearer and a step faster each show as what they are.
 */
function partsOf(game: NewDawnState, seat: Seat, weights: NewDawnWeights): number[] {
  const survey = surveyOf(game, seat, playerOf(game, seat), weights);
  const near = [-turnsToWin(survey), -dangers(survey), weights.underWay * underWay(survey), onTheRoad(survey)];
  const fast = speeds(survey);
  const speed = 1 + sumOf(fast);
  const turns = -sumOf(near);
  const each = turns / (speed * USUAL_SPEED);
  const usual = each * (USUAL_SPEED - 1);
  const parts: number[] = [];
  for (const saved of near) parts.push(saved / USUAL_SPEED - (parts.length === 0 ? usual : 0));
  for (const faster of fast) parts.push(each * faster);
  parts.push(hasTurnAhead(game, seat) ? weights.turnAhead : 0);
  return parts;
}

/** Has the seat this round's turn still to come? So positions before and after a rival's turn can be compared. */
function hasTurnAhead({ turn, firstPlayer, seats, frames }: NewDawnState, seat: Seat): boolean {
  if (turn.seat === seat) return frames[frames.length - 1]?.step === 'choose-focus';
  return (seat - firstPlayer + seats) % seats > (turn.seat - firstPlayer + seats) % seats;
}

/** What is threatened will have to be done again: by barbarians, and by the best attack a rival could make. */
function dangers(survey: Survey): number {
  const { exposed, reinforced, weights } = survey;
  const barbarians = weights.exposed * exposed - weights.reinforced * Math.min(reinforced, 8);
  return weights.threat === 0 ? barbarians : barbarians + weights.threat * worstAttack(survey);
}

/** What a trade token on each type of card adds to the speed, and what its card adds waiting in a higher slot. */
const CARD_WORTH = {
  culture: { trade: 0.018, waiting: 0.004 },
  science: { trade: 0.012, waiting: 0.006 },
  economy: { trade: 0.006, waiting: 0.003 },
  industry: { trade: 0.018, waiting: 0.008 },
  military: { trade: 0.01, waiting: 0.003 },
};

const NO_WORTH = { trade: 0, waiting: 0 };

/** What makes the seat faster than it was at the beginning, in the order of the features. */
function speeds(survey: Survey): number[] {
  const { game, seat, player, cities, tokens, wonders, weights } = survey;
  const { marble, mercury, oil, diamond } = player.resources;
  const { cardWorth, extraSpeed } = asks(game).sense;
  let [levels, tradeTokens] = [0, 0];
  for (const { focus, slot, trade } of survey.row) {
    const { trade: worth, waiting } = cardWorth[focus.type] ?? NO_WORTH;
    levels += weights.level * (focus.level - 1);
    tradeTokens += weights.trade * worth * trade + weights.waiting * waiting * slot;
  }
  const friends = weights.diplomacy * player.diplomacy.length + weights.cityState * player.cityStateCards.length;
  return [
    towardsNextMark(player.dial, weights.dial),
    levels,
    weights.city * (cities.length - 1) + weights.token * tokens + weights.mature * maturity(survey.lacks),
    weights.resource * (marble + mercury + oil + diamond + heldNaturalWonders(game, seat)),
    weights.wonder * wonders.length,
    tradeTokens,
    friends + weights.caravan * (player.caravans.length - 1),
    weights.realm * extraSpeed(survey),
  ];
}

/** How many cities are mature, or nearly so: each brings trade tokens at events and sends out caravans (ND 11.2, ND 14.4). */
function maturity(lacks: readonly number[]): number {
  let mature = 0;
  for (const lack of lacks) mature += Math.max(0, 1 - lack / NEARLY) ** 2;
  return mature;
}

/** A city that lacks so many tokens is not nearly mature. */
const NEARLY = 6;

/** The next card from the dial is worth more the nearer it is (ND 10.2). */
function towardsNextMark(dial: number, worth: number): number {
  let [passed, next] = [0, 3];
  for (const mark of MARKS) {
    if (mark <= dial) passed = mark;
    else {
      next = mark;
      break;
    }
  }
  return next > dial ? (worth * (dial - passed)) / (next - passed) : 0;
}

const MARKS: readonly number[] = Object.keys(DIAL_MARKS).map(Number);

/** What figures on the map have already come nearer to where they are going, in turns. */
function onTheRoad(survey: Survey): number {
  let saved = 0;
  const { step, figures } = survey.weights;
  for (const at of survey.player.caravans) if (at !== ON_CARD) saved += step * Math.max(0, 6 - wayToTrade(survey, at));
  return saved + figures * asks(survey.game).sense.extraSaved(survey);
}

/** How far it is to the nearest city-state or rival capital. */
function wayToTrade({ game, board, seat }: Survey, from: number): number {
  let least = 6;
  for (const { space } of board.cityStates) {
    if (game.pieces[space] === PRINTED_TOKEN) least = Math.min(least, distancesFrom(board, space)[from] ?? least);
  }
  for (let rival = 0; rival < game.seats; rival++) {
    if (rival === seat) continue;
    const capital = capitalSpace(game, rival);
    if (capital >= 0) least = Math.min(least, distancesFrom(board, capital)[from] ?? least);
  }
  return least;
}

/** Where a caravan is after a step, if it meets no barbarian there (ND 11.2, ND 11.13). */
function caravanGoesOn(
  game: NewDawnState,
  { left }: Station,
  action: ActionOf<NewDawn, 'move-caravan'>,
): Station | undefined {
  if (action.type !== 'step' || hasBarbarian(game, action.space)) return undefined;
  // Its own steps are used up before those the caravans share.
  return { at: action.space, left: Math.max(0, left - 1) };
}

/** Bots for A New Dawn. */
export const bot: BotSense<NewDawn> = {
  ...judged<NewDawn, NewDawnWeights>({ features: FEATURES, book, parts: partsOf }),
  playout,
  copy: copyState,
  spread: 0.3,
  margin: 1.5,
  plansTurns: true,
  patience: 25,
  journeys: { 'move-caravan': caravanGoesOn },
  search: 'plan',
  levels: { 3: { kind: 'greedy' }, 4: { kind: 'reply', iterations: 800 }, 5: { kind: 'reply', iterations: 3000 } },
};

/** What bots know of the base game. */
export const sense: Sense = {
  agendaTurns: AGENDA_TURNS,
  cardWorth: CARD_WORTH,
  work: WORK,
  fightPrize: {},
  eagerness: EAGERNESS,
  reachTurns,
  sallies: (game, seat, card) => ({
    from: citiesOf(game, seat),
    range: card.type === 'military' && 'range' in card ? card.range : 0,
  }),
  isWalled: () => false,
  extraSpeed: () => 0,
  extraSaved: () => 0,
};
