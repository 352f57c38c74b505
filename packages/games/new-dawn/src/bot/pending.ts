/** What is under way: half-done things count as nearly done, so that a bot goes on with them and never stops early. */

import type { WonderId } from '../content/wonders.ts';
import { targetAt } from '../queries/combat.ts';
import { ownerAt } from '../queries/pieces.ts';
import { spendable } from '../queries/trade.ts';
import { asks } from '../questions.ts';
import type { Fight } from '../vocabulary.ts';
import { turnsToWin } from './agendas.ts';
import type { Sense } from './sense.ts';
import type { Survey } from './survey.ts';

/** What is yet to be done, in turns: a token placed or turned, a trade token, a step of the dial, a card gained. */
const TO_PLACE = 0.18;
const TO_PUT = 0.15;
const TO_ADVANCE = 0.1;
const TO_GAIN = 0.2;
/** A city, wonder or other great thing built, an attack made, a figure sent out, and each step it has left. */
export const TO_BUILD = 0.3;
const TO_ATTACK = 0.1;
export const TO_SEND = 0.06;
export const STEP_LEFT = 0.015;
/** A fight that will be won. */
const TO_WIN = 0.8;

/** The turns of work that what is under way will save. */
export function underWay(survey: Survey): number {
  let saved = 0;
  const { work, fightPrize } = asks(survey.game).sense;
  for (const frame of survey.game.frames) {
    if ('fight' in frame) saved += prizeOf(survey, frame.fight, fightPrize[frame.step]) * fighting(survey, frame.fight);
    else if ('seat' in frame && frame.seat === survey.seat)
      saved += (work as AnyWork)[frame.step]?.(survey, frame as never) ?? 0;
  }
  return saved;
}

/** The table of work where the frame's own type is not known: each entry is asked for its own frames only. */
type AnyWork = { readonly [step: string]: ((survey: Survey, frame: never) => number) | undefined };

/** What the seat itself is about to do. */
export const WORK: Sense['work'] = {
  'place-tokens': (survey, frame) => TO_PLACE * Math.min(frame.left, freeUpTo(survey, frame.limit)),
  'advance-dial': (_survey, frame) => TO_ADVANCE * frame.left,
  dial: (_survey, frame) => TO_ADVANCE * frame.left,
  'gain-card': () => TO_GAIN,
  build: () => TO_BUILD,
  'pay-wonder': (survey, { wonder }) => TO_BUILD + begunWonder(survey, wonder),
  campaign: (_survey, frame) => TO_ATTACK * (2 - frame.attacks) * (frame.reinforced > 0 ? 0 : 1),
  'put-trade': (survey, frame) => (frame.onto === survey.seat ? TO_PUT * frame.left : 0),
  'choose-caravan': ({ player }, frame) => TO_SEND * (player.caravans.length - frame.moved.length),
  'move-caravan': ({ player }, frame) =>
    TO_SEND * (player.caravans.length - frame.moved.length) + STEP_LEFT * frame.left,
};

/** What the wonder that is being paid for will bring: without it all wonders would seem alike. */
function begunWonder(survey: Survey, wonder: WonderId): number {
  const { wonderBegun } = survey.weights;
  if (wonderBegun === 0) return 0;
  return wonderBegun * (turnsToWin(survey) - turnsToWin({ ...survey, wonders: [...survey.wonders, wonder] }));
}

/** What winning is worth: by what is fought for, where bots look at that. */
function prizeOf({ game, weights }: Survey, { space }: Fight, prize: number | undefined): number {
  if (prize !== undefined || weights.stakes === 0) return prize ?? TO_WIN;
  return weights.stakes * (STAKES[targetAt(game, space)] ?? TO_WIN);
}

/** What a victory over each is worth, in turns. */
const STAKES: Readonly<Partial<Record<ReturnType<typeof targetAt>, number>>> = {
  capital: 1.1,
  city: 1.4,
  'city-state': 1.2,
  token: 0.5,
  barbarian: 0.45,
};

function freeUpTo({ free }: Survey, limit: number): number {
  let spaces = 0;
  for (let difficulty = 1; difficulty <= limit; difficulty++) spaces += free[difficulty] ?? 0;
  return spaces;
}

/** How likely the seat wins the fight: whoever leads, or can still lead by spending trade tokens; 0 for others. */
function fighting({ game, seat }: Survey, fight: Fight): number {
  const { attacker, card, attack, defence, space } = fight;
  const defender = 'defender' in fight ? fight.defender : ownerAt(game, space);
  if (seat !== attacker && seat !== defender) return 0;
  const missing = defence + 1 - attack;
  const chance = missing <= 0 ? 0.95 : missing <= spendable(game, attacker, card).length ? 0.7 : 0.05;
  return seat === attacker ? chance : 1 - chance;
}
