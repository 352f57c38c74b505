/** The base game's answers to what a box may decide differently. */

import { sense } from './bot/index.ts';
import { DIPLOMACY_IDS } from './content/diplomacy.ts';
import { cardsOfLevel } from './content/focus-cards.ts';
import { CONTROL_TOKENS, RESOURCE_TOKENS, WATER_TOKENS, WONDERS_IN_PLAY } from './content/limits.ts';
import { WONDER_IDS } from './content/wonders.ts';
import { boardOf } from './queries/board.ts';
import { ownerAt } from './queries/pieces.ts';
import { focusCard } from './queries/things.ts';
import { citiesForWonders } from './queries/wonders.ts';
import type { Questions } from './questions.ts';
import { resolveCulture } from './rules/culture.ts';
import { resolveEconomy } from './rules/economy.ts';
import { resolveIndustry } from './rules/industry.ts';
import { resolveMilitary } from './rules/military.ts';
import { resolveScience } from './rules/science.ts';
import { setUp } from './rules/set-up.ts';
import { result } from './rules/victory.ts';

/** The base game's answers. */
export const answers: Questions = {
  places: [1, 2, 3, 4, 5],
  limits: { tokens: CONTROL_TOKENS, districts: 0, resources: RESOURCE_TOKENS, water: WATER_TOKENS },
  diplomacy: DIPLOMACY_IDS,
  wonders: WONDER_IDS,
  wondersInPlay: (seats, era) => WONDERS_IN_PLAY[seats]?.[era] ?? 0,
  resolve: {
    culture: resolveCulture,
    science: resolveScience,
    economy: resolveEconomy,
    industry: resolveIndustry,
    military: resolveMilitary,
  },
  setUp,
  goneWonders: () => [],
  shift: () => 0,
  cards: (_game, _seat, level, type) =>
    cardsOfLevel(level).filter((id) => type === undefined || focusCard(id).type === type),
  barsToken: () => null,
  barsCity: () => null,
  hasFigure: () => false,
  isSheltered: () => false,
  barsStrike: () => null,
  isSafe: () => false,
  harmed() {},
  isDistrict: () => false,
  tokenLeft: () => false,
  tokenMoved() {},
  meetBarbarian: () => false,
  barbarianLeft() {},
  cardReplaced() {},
  cityStateConquered() {},
  masterOf: ownerAt,
  result,
  discount: () => 0,
  wonderSites: citiesForWonders,
  wonderTaken() {},
  caravanWays: (game, _seat, from) => boardOf(game.map).neighbours[from] ?? [],
  cardsToWin: (game) => game.victoryCards.length,
  borrowedCity: () => -1,
  copyZones() {},
  sense,
};
