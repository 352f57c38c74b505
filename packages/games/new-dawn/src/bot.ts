/**
 * What bots know about the game. A position is judged by the turns of work a seat still needs to win, at the speed its
 * economy allows: progress on the agendas of the victory cards shortens the way, and everything else makes it faster.
 */

import type { BotSense, Seat } from '@tabularium/kernel';
import { turnsToWin } from './bot/agendas.ts';
import { distancesFrom } from './bot/atlas.ts';
import { underWay } from './bot/pending.ts';
import { playout } from './bot/playout.ts';
import { type Survey, surveyOf } from './bot/survey.ts';
import { DIAL_MARKS } from './content/dials.ts';
import type { FocusType } from './content/focus-cards.ts';
import { heldNaturalWonders } from './queries/control.ts';
import { capitalSpace, PRINTED_TOKEN } from './queries/pieces.ts';
import { type NewDawnState, ON_CARD } from './state.ts';
import { realmSpeed, realmTurns } from './terra-incognita/bot.ts';
import type { NewDawn } from './vocabulary.ts';

/** How good the position is for that seat. */
function evaluate(game: NewDawnState, seat: Seat): number {
  const player = game.players[seat];
  if (player === undefined) return 0;
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
const TRADE: Readonly<Record<FocusType, number>> = {
  culture: 0.018,
  science: 0.012,
  economy: 0.006,
  industry: 0.018,
  military: 0.01,
  growth: 0.006,
};
const WAITING: Readonly<Record<FocusType, number>> = {
  culture: 0.004,
  science: 0.006,
  economy: 0.003,
  industry: 0.008,
  military: 0.003,
  growth: 0.003,
};

/** How fast the seat works, 1 at the beginning. */
function speed(survey: Survey): number {
  const { game, seat, player, cities, tokens, wonders } = survey;
  const { marble, mercury, oil, diamond } = player.resources;
  let fast = 1 + towardsNextMark(player.dial) + 0.03 * (cities.length - 1) + 0.012 * tokens;
  fast += 0.025 * (marble + mercury + oil + diamond + heldNaturalWonders(game, seat)) + 0.04 * wonders.length;
  fast += 0.02 * player.diplomacy.length + 0.03 * player.cityStateCards.length + 0.02 * (player.caravans.length - 1);
  for (const { focus, slot, trade } of survey.row) {
    fast += 0.04 * (focus.level - 1) + TRADE[focus.type] * trade + WAITING[focus.type] * slot;
  }
  return game.terra === null ? fast : fast + realmSpeed(survey);
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
  return survey.game.terra === null ? saved : saved + realmTurns(survey);
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
