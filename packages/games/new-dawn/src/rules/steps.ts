/** The table of steps: every frame's name with the rule that carries it out. */

import type { BoxSteps } from '@tabularium/kernel';
import type { NewDawn } from '../vocabulary.ts';
import { carryOff, conquerOrLiberate, freeToken, plunder } from './conquest.ts';
import {
  convertToken,
  destroyToken,
  moveToken,
  nameTokens,
  nuclearPower,
  placeTokens,
  spreadOverHills,
  yieldToken,
} from './culture.ts';
import {
  afterArrival,
  claimCityStateCard,
  exchangeDiplomacy,
  moveBarbarian,
  returnDiplomacy,
  takeCityStateCard,
  takeDiplomacy,
} from './diplomacy.ts';
import { chooseCaravan, moveCaravan } from './economy.ts';
import { endRound, moveBarbarians, partBarbarians, payBarbarian } from './events.ts';
import { dropCaravan, gainCard, raiseCard, reset, resolveAnother, swapCards } from './focus-row.ts';
import { build, payWonder } from './industry.ts';
import { layTile, nextTile, takeTile } from './map-building.ts';
import { campaign, combat, press, pressAttack, pressDefence } from './military.ts';
import { exchangeResource, takeResource } from './resources.ts';
import { advanceDial, advanceFarther, dial } from './science.ts';
import { chooseCapital, populate, turnDirectionToken } from './set-up.ts';
import { putTrade, stationWonder, withdrawTrade } from './trade-tokens.ts';
import { chooseFocus, endTurn, finish, moment, resolve, turn, useEffect } from './turn.ts';
import { checkVictory } from './victory.ts';

/** What each frame of the base game means. */
export const steps: BoxSteps<NewDawn, 'base'> = {
  'next-tile': nextTile,
  'take-tile': takeTile,
  'lay-tile': layTile,
  'found-capital': chooseCapital,
  populate,
  'turn-direction-token': turnDirectionToken,
  turn,
  'choose-focus': chooseFocus,
  resolve,
  finish,
  moment,
  'use-effect': useEffect,
  reset,
  'end-turn': endTurn,
  'end-round': endRound,
  'check-victory': checkVictory,
  'put-trade': putTrade,
  'swap-cards': swapCards,
  'resolve-another': resolveAnother,
  'station-wonder': stationWonder,
  'withdraw-trade': withdrawTrade,
  'place-tokens': placeTokens,
  'spread-over-hills': spreadOverHills,
  'move-token': moveToken,
  'convert-token': convertToken,
  'destroy-token': destroyToken,
  'name-tokens': nameTokens,
  'yield-token': yieldToken,
  'nuclear-power': nuclearPower,
  'take-resource': takeResource,
  'exchange-resource': exchangeResource,
  'advance-dial': advanceDial,
  'advance-farther': advanceFarther,
  dial,
  'gain-card': gainCard,
  'raise-card': raiseCard,
  'choose-caravan': chooseCaravan,
  'move-caravan': moveCaravan,
  'drop-caravan': dropCaravan,
  'take-diplomacy': takeDiplomacy,
  'take-city-state-card': takeCityStateCard,
  'claim-city-state-card': claimCityStateCard,
  'return-diplomacy': returnDiplomacy,
  'exchange-diplomacy': exchangeDiplomacy,
  'after-arrival': afterArrival,
  'move-barbarian': moveBarbarian,
  build,
  'pay-wonder': payWonder,
  campaign,
  press,
  'press-attack': pressAttack,
  'press-defence': pressDefence,
  combat,
  'conquer-or-liberate': conquerOrLiberate,
  'free-token': freeToken,
  plunder,
  'carry-off': carryOff,
  'move-barbarians': moveBarbarians,
  'part-barbarians': partBarbarians,
  'pay-barbarian': payBarbarian,
};
