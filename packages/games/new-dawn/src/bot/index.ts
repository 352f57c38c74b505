/**
 * What bots know about the game. A position is judged by the turns of work a seat still needs to win, at the speed its
 * economy allows: progress on the agendas of the victory cards shortens the way, and everything else makes it faster.
 */

import type { BotSense, Seat } from '@tabularium/kernel';
import { DIAL_MARKS } from '../content/dials.ts';
import { heldNaturalWonders } from '../queries/control.ts';
import { capitalSpace, PRINTED_TOKEN } from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { asks } from '../questions.ts';
import { type NewDawnState, ON_CARD } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';
import { AGENDA_TURNS, reachTurns, turnsToWin } from './agendas.ts';
import { distancesFrom } from './atlas.ts';
import { underWay, WORK } from './pending.ts';
import { EAGERNESS, playout } from './playout.ts';
import type { Sense } from './sense.ts';
import { type Survey, surveyOf } from './survey.ts';

/** How good the position is for that seat. */
function evaluate(game: NewDawnState, seat: Seat): number {
  const player = playerOf(game, seat);
  const survey = surveyOf(game, seat, player);
  const turns = turnsToWin(survey) + dangers(survey) - underWay(survey) - onTheRoad(survey);
  const outlook = -turns / speed(survey);
  return hasTurnAhead(game, seat) ? outlook + TURN_AHEAD : outlook;
}

/** What it counts to have this round's turn still to come: so positions before and after a rival's turn can be compared. */
const TURN_AHEAD = 0.35;

function hasTurnAhead({ turn, firstPlayer, seats, frames }: NewDawnState, seat: Seat): boolean {
  if (turn.seat === seat) return frames[frames.length - 1]?.step === 'choose-focus';
  return (seat - firstPlayer + seats) % seats > (turn.seat - firstPlayer + seats) % seats;
}

/** What is threatened will have to be done again. */
function dangers({ exposed, reinforced }: Survey): number {
  return 0.06 * exposed - 0.02 * Math.min(reinforced, 8);
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

/** How fast the seat works, 1 at the beginning. */
function speed(survey: Survey): number {
  const { game, seat, player, cities, tokens, wonders } = survey;
  const { marble, mercury, oil, diamond } = player.resources;
  let fast = 1 + towardsNextMark(player.dial) + 0.03 * (cities.length - 1) + 0.012 * tokens;
  fast += 0.025 * (marble + mercury + oil + diamond + heldNaturalWonders(game, seat)) + 0.04 * wonders.length;
  fast += 0.02 * player.diplomacy.length + 0.03 * player.cityStateCards.length + 0.02 * (player.caravans.length - 1);
  const { cardWorth, extraSpeed } = asks(game).sense;
  for (const { focus, slot, trade } of survey.row) {
    const { trade: worth, waiting } = cardWorth[focus.type] ?? NO_WORTH;
    fast += 0.04 * (focus.level - 1) + worth * trade + waiting * slot;
  }
  return fast + extraSpeed(survey);
}

/** The next card from the dial is worth more the nearer it is (ND 10.2). */
function towardsNextMark(dial: number): number {
  let [passed, next] = [0, 3];
  for (const mark of MARKS) {
    if (mark <= dial) passed = mark;
    else {
      next = mark;
      break;
    }
  }
  return next > dial ? (0.035 * (dial - passed)) / (next - passed) : 0;
}

const MARKS: readonly number[] = Object.keys(DIAL_MARKS).map(Number);

/** What figures on the map have already come nearer to where they are going, in turns. */
function onTheRoad(survey: Survey): number {
  let saved = 0;
  for (const at of survey.player.caravans) if (at !== ON_CARD) saved += STEP * Math.max(0, 6 - wayToTrade(survey, at));
  return saved + asks(survey.game).sense.extraSaved(survey);
}

/** What one step of a caravan is worth. */
const STEP = 0.035;

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

/** Bots for A New Dawn. */
export const bot: BotSense<NewDawn> = { evaluate, playout, spread: 0.3, plansTurns: true };

/** What bots know of the base game. */
export const sense: Sense = {
  agendaTurns: AGENDA_TURNS,
  cardWorth: CARD_WORTH,
  work: WORK,
  fightPrize: {},
  eagerness: EAGERNESS,
  reachTurns,
  isWalled: () => false,
  extraSpeed: () => 0,
  extraSaved: () => 0,
};
