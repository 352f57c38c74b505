/** Every step of the base game by its name. */

import type { BoxSteps } from '@tabularium/kernel';
import type { ThroughTheAges } from '../vocabulary.ts';
import { act, actionPhase } from './action-phase.ts';
import { cover } from './actions/stage.ts';
import { annex, defend, fallen, infiltrate, kidnap, plunder, raid } from './aggression.ts';
import { replenish } from './card-row.ts';
import { bid, force } from './colonization.ts';
import { finalScoring } from './end-of-game.ts';
import { effect, reveal } from './event.ts';
import {
  choose,
  civilization,
  demolish,
  discard,
  freeBuild,
  loseColony,
  loseWorker,
  mix,
  moveWorkerStep,
  negotiate,
  planning,
  ravage,
  refillRow,
  rowCards,
} from './event-choices.ts';
import { underWonder } from './leaders.ts';
import { order } from './orders.ts';
import { answerPact } from './pact.ts';
import { lookStep, politics, politicsPhase } from './politics.ts';
import { buildDecks } from './set-up.ts';
import { makeTacticsAvailable } from './tactics.ts';
import { loseToken } from './tokens.ts';
import { drawStep, endOfTurn, excess, nextTurn, production, turn, turnEffects, turnScores } from './turn.ts';
import { spoils, warEnds, warSacrifice, wars } from './war.ts';

/** The steps. */
export const steps: BoxSteps<ThroughTheAges, 'base'> = {
  'build-decks': buildDecks,
  turn,
  replenish,
  'turn-effects': turnEffects,
  wars,
  'make-tactics-available': makeTacticsAvailable,
  'politics-phase': politicsPhase,
  politics,
  'action-phase': actionPhase,
  act,
  'end-of-turn': endOfTurn,
  excess,
  'turn-scores': turnScores,
  production,
  'draw-military': drawStep,
  'next-turn': nextTurn,
  'final-scoring': finalScoring,
  order,
  cover,
  'under-wonder': underWonder,
  look: lookStep,
  'answer-pact': answerPact,
  reveal,
  defend,
  fallen,
  plunder,
  raid,
  annex,
  infiltrate,
  kidnap,
  'war-sacrifice': warSacrifice,
  'war-ends': warEnds,
  spoils,
  effect,
  choose,
  mix,
  'lose-worker': loseWorker,
  'lose-token': loseToken,
  demolish,
  discard,
  'free-build': freeBuild,
  civilization,
  planning,
  'row-cards': rowCards,
  'refill-row': refillRow,
  ravage,
  'move-worker': moveWorkerStep,
  negotiate,
  'lose-colony': loseColony,
  bid,
  force,
};
