/** What is under way: half-done things count as nearly done, so that a bot goes on with them and never stops early. */

import { ownerAt } from '../queries/pieces.ts';
import { spendable } from '../queries/trade.ts';
import type { Fight } from '../vocabulary.ts';
import type { Survey } from './survey.ts';

/** What a token yet to be placed, a token yet to be turned and a fight that will be won are worth, in turns. */
const TO_PLACE = 0.16;
const TO_TURN = 0.03;
const TO_WIN = 0.8;

/** The turns of work that what is under way will save. */
export function underWay(survey: Survey): number {
  const { game, seat } = survey;
  let saved = 0;
  for (const frame of game.frames) {
    switch (frame.step) {
      case 'place-tokens':
        if (frame.seat === seat) saved += TO_PLACE * Math.min(frame.left, freeUpTo(survey, frame.limit));
        break;
      case 'reinforce':
        if (frame.seat === seat) saved += TO_TURN * Math.min(frame.left, survey.tokens - survey.reinforced);
        break;
      case 'put-trade':
        if (frame.onto === seat) saved += TO_PLACE * frame.left;
        break;
      case 'press-attack':
      case 'press-defence':
      case 'fight-on':
        saved += fighting(survey, frame.fight);
        break;
      default:
    }
  }
  return saved;
}

function freeUpTo({ free }: Survey, limit: number): number {
  let spaces = 0;
  for (let difficulty = 1; difficulty <= limit; difficulty++) spaces += free[difficulty] ?? 0;
  return spaces;
}

/** A fight counts for whoever leads, or can still lead by spending trade tokens. */
function fighting({ game, seat }: Survey, fight: Fight): number {
  const { attacker, card, attack, defence, space } = fight;
  const defender = ownerAt(game, space);
  if (seat !== attacker && seat !== defender) return 0;
  const missing = defence + 1 - attack;
  const chance = missing <= 0 ? 0.95 : missing <= spendable(game, attacker, card).length ? 0.7 : 0.05;
  return seat === attacker ? TO_WIN * chance : TO_WIN * (1 - chance);
}
