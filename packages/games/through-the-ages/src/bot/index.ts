/** What bots know about Through the Ages. */

import { type BotSense, judged, sumOf } from '@tabularium/kernel';
import type { AgesState } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { copyState } from './copy.ts';
import { leastMissed } from './excess.ts';
import { FEATURES } from './features.ts';
import { foolish } from './folly.ts';
import { nextOfForce } from './force.ts';
import { strengthsOf } from './might.ts';
import { partsOf } from './outlook.ts';
import { playout } from './playout.ts';
import { type AgesWeights, book } from './weights.ts';

export const bot: BotSense<ThroughTheAges> = {
  ...judged<ThroughTheAges, AgesWeights>({
    features: FEATURES,
    book,
    parts: (game, seat, weights) => Object.values(partsOf(game, seat, weights)),
    worths,
  }),
  playout,
  copy: copyState,
  obvious: (game, seat, actions) => nextOfForce(game, seat, actions) ?? leastMissed(game, seat, actions),
  foolish,
  spread: 3,
  margin: 30,
  search: 'plan',
  plansAt: ['act'],
  questions: ['politics', 'act'],
};

/** All civilizations at once: their strengths are compared, and are worked out once. */
function worths(game: AgesState, weights: AgesWeights): number[] {
  const strengths = strengthsOf(game);
  return game.players.map((_, seat) => sumOf(Object.values(partsOf(game, seat, weights, strengths))));
}
