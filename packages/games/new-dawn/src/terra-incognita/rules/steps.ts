/** The steps the expansion adds, and those it puts in place of the base game's. */

import type { BoxSteps } from '@tabularium/kernel';
import type { NewDawn } from '../../vocabulary.ts';
import { claimCityStateCard, takeCityStateCard } from './antananarivo.ts';
import { chooseArmy, chooseTarget, moveArmy } from './armies.ts';
import { dropArmy } from './army-losses.ts';
import {
  conquerVisited,
  copyCard,
  foundCityStep,
  placeAmong,
  raiseCard,
  retort,
  seizeCityStep,
  swapSome,
} from './cards.ts';
import { armyCombat, fightGoesOn, fightOnStep } from './combat.ts';
import { conquerOrLiberate, freeTokens, scorch, settleArmy } from './conquest.ts';
import { changeGovernment, dialEvent, endRound, nextRound, turnDial } from './dial.ts';
import { globalize, resolveDistricts, useDistrict } from './districts.ts';
import { explore, exploreFrom, layTile, layWater, settleNewTile, survey, takeTile } from './exploration.ts';
import { build, moveCaravan } from './figures.ts';
import { chooseGrowth, deploy, placeDistrict, reinforce, reinforceNearArmies } from './growth.ts';
import { placeFort, populate } from './set-up.ts';
import { afterArrival, endTurn, giveIbrahim, turn, union } from './turn.ts';

/** What each frame means when the expansion is played. */
export const terraSteps: BoxSteps<NewDawn, 'terraIncognita'> = {
  'take-tile': takeTile,
  'lay-tile': layTile,
  populate,
  turn,
  'end-turn': endTurn,
  'end-round': endRound,
  'check-victory': nextRound,
  'move-caravan': moveCaravan,
  'after-arrival': afterArrival,
  'take-city-state-card': takeCityStateCard,
  'claim-city-state-card': claimCityStateCard,
  'conquer-or-liberate': conquerOrLiberate,
  build,
  'raise-card': raiseCard,
  'place-fort': placeFort,
  union,
  'give-ibrahim': giveIbrahim,
  'choose-army': chooseArmy,
  'move-army': moveArmy,
  'choose-target': chooseTarget,
  'fight-goes-on': fightGoesOn,
  'fight-on': fightOnStep,
  'army-combat': armyCombat,
  scorch,
  'settle-army': settleArmy,
  retort,
  'drop-army': dropArmy,
  explore,
  'explore-from': exploreFrom,
  survey,
  'settle-new-tile': settleNewTile,
  'lay-water': layWater,
  'choose-growth': chooseGrowth,
  'place-district': placeDistrict,
  reinforce,
  deploy,
  'reinforce-near-armies': reinforceNearArmies,
  globalize,
  'resolve-districts': resolveDistricts,
  'use-district': useDistrict,
  'place-among': placeAmong,
  'found-city': foundCityStep,
  'change-government': changeGovernment,
  'turn-dial': turnDial,
  'dial-event': dialEvent,
  'seize-city': seizeCityStep,
  'free-tokens': freeTokens,
  'copy-card': copyCard,
  'conquer-visited': conquerVisited,
  'swap-some': swapSome,
};
