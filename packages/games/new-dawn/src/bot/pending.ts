/** What is under way: half-done things count as nearly done, so that a bot goes on with them and never stops early. */

import type { FrameOf } from '@tabularium/kernel';
import { ownerAt } from '../queries/pieces.ts';
import { spendable } from '../queries/trade.ts';
import type { Fight, NewDawn } from '../vocabulary.ts';
import type { Survey } from './survey.ts';

/** What is yet to be done, in turns: a token placed or turned, a trade token, a step of the dial, a card gained. */
const TO_PLACE = 0.18;
const TO_TURN = 0.05;
const TO_PUT = 0.15;
const TO_ADVANCE = 0.1;
const TO_GAIN = 0.2;
/** A city or wonder built, a district placed, an attack made, a caravan or an army sent out, and each step it has left. */
const TO_BUILD = 0.3;
const TO_ATTACK = 0.1;
const TO_SEND = 0.06;
const STEP_LEFT = 0.015;
/** A fight that will be won. */
const TO_WIN = 0.8;
const ARMY_TO_WIN = 1.5;

/** The turns of work that what is under way will save. */
export function underWay(survey: Survey): number {
  let saved = 0;
  for (const frame of survey.game.frames) {
    if ('fight' in frame) saved += frame.step === 'army-combat' ? 0 : fighting(survey, frame);
    else if ('seat' in frame && frame.seat === survey.seat) saved += ownWork(survey, frame);
  }
  return saved;
}

/** What the seat itself is about to do. */
function ownWork(survey: Survey, frame: FrameOf<NewDawn>): number {
  switch (frame.step) {
    case 'place-tokens':
      return TO_PLACE * Math.min(frame.left, freeUpTo(survey, frame.limit));
    case 'advance-dial':
    case 'dial':
      return TO_ADVANCE * frame.left;
    case 'gain-card':
      return TO_GAIN;
    case 'build':
    case 'pay-wonder':
    case 'choose-growth':
    case 'place-district':
      return TO_BUILD;
    case 'campaign':
      return TO_ATTACK * (2 - frame.attacks) * (frame.reinforced > 0 ? 0 : 1);
    case 'reinforce':
      return TO_TURN * Math.min(frame.left, survey.tokens - survey.reinforced);
    case 'put-trade':
      return frame.onto === survey.seat ? TO_PUT * frame.left : 0;
    case 'choose-caravan':
      return TO_SEND * (survey.player.caravans.length - frame.moved.length);
    case 'choose-army':
      return TO_SEND * (armiesOf(survey) - frame.moved.length);
    case 'move-caravan':
      return TO_SEND * (survey.player.caravans.length - frame.moved.length) + STEP_LEFT * frame.left;
    case 'move-army':
      return TO_SEND + STEP_LEFT * frame.left;
    default:
      return 0;
  }
}

const armiesOf = ({ game, seat }: Survey): number => game.terra?.realms[seat]?.armies.length ?? 0;

function freeUpTo({ free }: Survey, limit: number): number {
  let spaces = 0;
  for (let difficulty = 1; difficulty <= limit; difficulty++) spaces += free[difficulty] ?? 0;
  return spaces;
}

/** A fight counts for whoever leads, or can still lead by spending trade tokens. */
function fighting({ game, seat }: Survey, { step, fight }: { step: string; fight: Fight }): number {
  const { attacker, card, attack, defence, space } = fight;
  if (seat !== attacker && seat !== ownerAt(game, space)) return 0;
  const missing = defence + 1 - attack;
  const chance = missing <= 0 ? 0.95 : missing <= spendable(game, attacker, card).length ? 0.7 : 0.05;
  const prize = step === 'fight-on' ? ARMY_TO_WIN : TO_WIN;
  return prize * (seat === attacker ? chance : 1 - chance);
}
