/** Every step of the game, each watched for victories and full hands. */

import type { ActionOf, Loose, Steps } from '@tabularium/kernel';
import { shield } from '../effects/answers.ts';
import { swapBack, swapBackOffer } from '../effects/knowledge.ts';
import { startReading, stopReading } from '../queries/memo.ts';
import { disband, enter, moveOver, stopMove } from '../rules/arrivals.ts';
import { barbarianDeck, battleBeforeDraw, battleBegins, battleStart, drawHands, takeBonus } from '../rules/battle.ts';
import { afterBattle, battleEnds, buryDead, saveUnit } from '../rules/battle-ends.ts';
import { battleTurn, nextBattleTurn, wound } from '../rules/battle-turns.ts';
import { growthSquare } from '../rules/cities.ts';
import { cityAct, cityAction, cityManagement, devote } from '../rules/city-management.ts';
import { freeStep, freeSteps } from '../rules/culture.ts';
import { announceStep, apply, carryOutStep, declare, perform, playGift } from '../rules/deeds.ts';
import { discardEvents, drawEventsStep, keepEvent } from '../rules/events.ts';
import { pushFigure } from '../rules/figures.ts';
import { adoptGovernment } from '../rules/government.ts';
import { loot, lootEvent, lootOnStep } from '../rules/loot.ts';
import { chooseMover, movementBegins, moveStep, travel } from '../rules/movement.ts';
import { tradeAnswer, tradeBuildOffer, tradePick } from '../rules/offers.ts';
import { gifts, pay } from '../rules/paying.ts';
import { choosePerson, gainPerson, placePersonNow } from '../rules/people.ts';
import { produceItem, produceOrders, produceWhere } from '../rules/production.ts';
import { chooseResearch, research, researchOver, revealResearch } from '../rules/research.ts';
import {
  begin,
  chooseCapital,
  chooseCivilization,
  layOut,
  placeSetupMarker,
  placeStartFigure,
  setUpBonus,
  setUpFigures,
} from '../rules/set-up.ts';
import { growthCheck, startEnd, startGains, startOfTurn, startRewards } from '../rules/start-of-turn.ts';
import { tradeAsk, tradeCollect, tradeRound } from '../rules/trade.ts';
import { offer, trigger } from '../rules/triggers.ts';
import { endTurn, part, phase, turn } from '../rules/turn.ts';
import { watch } from '../rules/watch.ts';
import { reactionWindow, respond } from '../rules/windows.ts';
import type { FameAndFortune } from '../state.ts';

const all: Steps<FameAndFortune> = {
  'choose-civilization': chooseCivilization,
  'lay-out': layOut,
  'choose-capital': chooseCapital,
  'place-setup-marker': placeSetupMarker,
  'set-up-bonus': setUpBonus,
  'set-up-figures': setUpFigures,
  'place-start-figure': placeStartFigure,
  begin,
  turn,
  phase,
  part,
  'start-rewards': startRewards,
  'growth-check': growthCheck,
  'start-gains': startGains,
  'start-of-turn': startOfTurn,
  'start-end': startEnd,
  'end-turn': endTurn,
  'push-figure': pushFigure,
  'adopt-government': adoptGovernment,
  'trade-collect': tradeCollect,
  'trade-round': tradeRound,
  'trade-ask': tradeAsk,
  'trade-build-offer': tradeBuildOffer,
  'trade-answer': tradeAnswer,
  'trade-pick': tradePick,
  'city-management': cityManagement,
  'city-act': cityAct,
  'produce-item': produceItem,
  'produce-where': produceWhere,
  'city-action': cityAction,
  'produce-orders': produceOrders,
  devote,
  'movement-begins': movementBegins,
  'choose-mover': chooseMover,
  travel,
  'move-step': moveStep,
  enter,
  'stop-move': stopMove,
  'move-over': moveOver,
  disband,
  'battle-begins': battleBegins,
  'battle-before-draw': battleBeforeDraw,
  'draw-hands': drawHands,
  'barbarian-deck': barbarianDeck,
  'battle-start': battleStart,
  'take-bonus': takeBonus,
  'next-battle-turn': nextBattleTurn,
  'battle-turn': battleTurn,
  wound,
  'battle-ends': battleEnds,
  'save-unit': saveUnit,
  'bury-dead': buryDead,
  'after-battle': afterBattle,
  loot,
  'loot-on': lootOnStep,
  'loot-event': lootEvent,
  research,
  'choose-research': chooseResearch,
  'reveal-research': revealResearch,
  'research-over': researchOver,
  declare,
  pay,
  gifts,
  'play-gift': playGift,
  announce: announceStep,
  'carry-out': carryOutStep,
  apply,
  window: reactionWindow,
  respond,
  shield,
  perform,
  offer,
  trigger,
  'swap-back-offer': swapBackOffer,
  'swap-back': swapBack,
  'discard-events': discardEvents,
  'draw-events': drawEventsStep,
  'keep-event': keepEvent,
  'gain-person': gainPerson,
  'choose-person': choosePerson,
  'place-person-now': placePersonNow,
  'free-steps': freeSteps,
  'free-step': freeStep,
  'growth-square': growthSquare,
};

type Doing = (game: Loose, frame?: Loose, third?: Loose, fourth?: Loose) => Loose;

/** The parts of a step that change the game. */
const CHANGING = ['run', 'take', 'settle'];

/** Steps that change nothing of what is watched: neither coins nor hands. */
const QUIET: readonly (keyof Steps<FameAndFortune>)[] = [
  'phase',
  'part',
  'end-turn',
  'start-rewards',
  'start-gains',
  'start-end',
  'trade-collect',
  'trade-round',
  'trade-build-offer',
  'city-act',
  'city-action',
  'produce-item',
  'produce-where',
  'window',
  'offer',
  'movement-begins',
  'travel',
  'stop-move',
  'move-over',
  'battle-begins',
  'draw-hands',
  'barbarian-deck',
  'battle-start',
  'take-bonus',
  'next-battle-turn',
  'wound',
  'loot-on',
  'research',
  'choose-research',
  'research-over',
  'declare',
  'announce',
  'carry-out',
];

/** Actions that change nothing of it, in whichever step: they only say what comes next. */
const QUIET_ACTIONS: readonly ActionOf<FameAndFortune>['type'][] = [
  'pass',
  'act',
  'offer-to',
  'decline',
  'move',
  'leave',
  'stop',
];

/** Does this action change nothing, or none of these answers that were given together? */
function isQuiet(said: Loose): boolean {
  if (!Array.isArray(said)) return QUIET_ACTIONS.includes(said?.type);
  for (const answer of said) if (!QUIET_ACTIONS.includes(answer.type)) return false;
  return true;
}

/** The step, with a look at what must follow every change (FF 1.10); what only reads works each thing out once. */
function watched(name: string, step: Readonly<Record<string, Doing>>): Record<string, Doing> {
  const quiet = QUIET.some((one) => one === name);
  return Object.fromEntries(
    Object.entries(step).map(([part, does]) => {
      if (!CHANGING.includes(part)) {
        const list: Doing = (game, frame, seat, other) => {
          const outer = startReading(game);
          try {
            return does(game, frame, seat, other);
          } finally {
            stopReading(outer);
          }
        };
        return [part, list];
      }
      if (quiet) return [part, does];
      const doing: Doing = (game, frame, third, fourth) => {
        does(game, frame, third, fourth);
        if (!isQuiet(third)) watch(game);
      };
      return [part, doing];
    }),
  );
}

const loose: Readonly<Record<string, Loose>> = all;
const every: Loose = Object.fromEntries(Object.entries(loose).map(([name, step]) => [name, watched(name, step)]));

/** Every step. */
export const steps: Steps<FameAndFortune> = every;
