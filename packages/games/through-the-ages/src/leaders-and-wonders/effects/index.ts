/** What the new leaders and wonders do: by card, the actions of their own, and the steps of their choices. */

import { colonizeFromHand, invest, revealFromHand, stance } from './choices.ts';
import { help } from './international-red-cross.ts';
import { LEADER_EFFECTS } from './leaders.ts';
import { spendToken } from './louvre-museum.ts';
import { openGames } from './pierre-de-coubertin.ts';
import { WONDER_EFFECTS } from './wonders.ts';

export const EFFECTS = { ...LEADER_EFFECTS, ...WONDER_EFFECTS };
export const ACTIONS = { 'spend-token': spendToken, help };
export const POLITICS = { 'open-games': openGames };
export const STEPS = { invest, stance, 'colonize-from-hand': colonizeFromHand, 'reveal-from-hand': revealFromHand };
