/** Through the Ages with New Leaders and Wonders, two to four players: the complete game. */

import type { Game } from '@tabularium/kernel';
import { ACTION_TABLE } from './actions.ts';
import { bot } from './bot.ts';
import { leadersAndWonders } from './boxes/leaders-and-wonders/index.ts';
import { CIVIL_CARDS, MILITARY_CARDS } from './cards.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { actionPhase, actWith } from './rules/action-phase.ts';
import { annex, defend, fallen, infiltrate, kidnap, plunder, raid } from './rules/aggression.ts';
import { replenish } from './rules/card-row.ts';
import { bid, force } from './rules/colonization.ts';
import { finalScoring, result } from './rules/end-of-game.ts';
import { effect, reveal } from './rules/event.ts';
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
} from './rules/event-choices.ts';
import { underWonder } from './rules/leaders.ts';
import { order } from './rules/orders.ts';
import { answerPact } from './rules/pact.ts';
import { lookStep, POLITICS, politicsWith } from './rules/politics.ts';
import { buildDecks, draft, setUp } from './rules/set-up.ts';
import { makeTacticsAvailable } from './rules/tactics.ts';
import { loseToken } from './rules/tokens.ts';
import { drawStep, endOfTurn, excess, nextTurn, production, turn, turnEffects, turnScores } from './rules/turn.ts';
import { spoils, warEnds, warSacrifice, wars } from './rules/war.ts';
import { CONCEPTS } from './text/concepts-en.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { visibility } from './visibility.ts';
import type { ThroughTheAges } from './vocabulary.ts';

export type { AgesLabels, CardKind, Counted } from './labels.ts';
export type { AgesState, AgesView } from './state.ts';
export type { AgesFrames, AgesOptions, ThroughTheAges } from './vocabulary.ts';

const { politicsPhase, politics } = politicsWith({ ...POLITICS, ...leadersAndWonders.politics });

/** Through the Ages. */
export const throughTheAges: Game<ThroughTheAges> = {
  id: 'through-the-ages',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    adjusted: { kind: 'switch', default: false, rule: 'TA 17.2' },
    military: { kind: 'switch', default: false, rule: 'TA 17.3' },
    leaders: {
      kind: 'choice',
      values: ['base', 'expansion', 'secret-mix', 'open-mix', 'hidden-future', 'one-extra', 'draft'],
      default: 'base',
      rule: 'TA 17.4',
    },
    hands: { kind: 'choice', values: ['open', 'closed'], default: 'open', rule: 'TA 2.5' },
    length: { kind: 'choice', values: ['full', 'shorter', 'handbook', 'peaceful'], default: 'full', rule: 'TA 16.8' },
    resigning: { kind: 'switch', default: false, rule: 'TA 16.7' },
  },
  streams: ['start', 'civil', 'military', 'mix', 'events'],
  setup: setUp,
  steps: {
    draft,
    'build-decks': buildDecks,
    turn,
    replenish,
    'turn-effects': turnEffects,
    wars,
    'make-tactics-available': makeTacticsAvailable,
    'politics-phase': politicsPhase,
    politics,
    'action-phase': actionPhase,
    act: actWith(ACTION_TABLE),
    'end-of-turn': endOfTurn,
    excess,
    'turn-scores': turnScores,
    production,
    'draw-military': drawStep,
    'next-turn': nextTurn,
    'final-scoring': finalScoring,
    order,
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
    ...leadersAndWonders.steps,
  },
  visibility,
  determinize,
  result,
  round: (game) => game.round,
  invariants,
  things: [...CIVIL_CARDS, ...MILITARY_CARDS]
    .map(({ id }) => `card:${id}`)
    .concat(Object.keys(CONCEPTS).map((id) => `concept:${id}`)),
  text: { en, de },
  bot,
};
