/** The outlook of a civilization: the culture it will probably have at the end of the game. */

import type { Seat } from '@tabularium/kernel';
import { consumption, corruption, FAMINE_CULTURE, happinessRequired } from '../content/boards.ts';
import type { MilitaryKind } from '../content/model.ts';
import { armies } from '../queries/armies.ts';
import { cardOf } from '../queries/cards.ts';
import { foodProduction, population, resourceProduction, stored } from '../queries/counts.ts';
import { playerOf } from '../queries/players.ts';
import { total } from '../queries/powers.ts';
import {
  civilActions,
  cultureRating,
  happiness,
  militaryActions,
  militaryHandLimit,
  scienceRating,
  urbanLimit,
} from '../queries/ratings.ts';
import type { AgesState, Player } from '../state.ts';
import { CARD } from './excess.ts';
import type { AgesFeature } from './features.ts';
import { growing, growth, type Yield } from './growth.ts';
import { type Rates, ratesFor } from './horizon.ts';
import { affairs, mightAlone, standing, strengthsOf } from './might.ts';
import { leaderExtra, levels, type Means, prepared, specialExtra, waiting, wonder } from './promise.ts';
import type { AgesWeights } from './weights.ts';

/** So much in store can soon be spent; what is beyond counts little. */
const STORE = { science: 11, resources: 9, food: 7 };
/** A surplus of food beyond this has no use. */
const FOOD_SURPLUS = 3;
/** How quickly a surplus of food has done most of what it can. */
const FIRST_FOOD = 1.4;
/** Faces beyond the requirement are needed when the next tokens leave the bank. */
const SLACK = 2;
/** More idle workers than these find nothing to do. */
const IDLE = 2;
/** What the impact events of Age III bring for each thing they count, on average, by age. */
const IMPACT = [0, 0.05, 0.12, 0.25, 0.3];
/** Whoever cannot spend what lies in store needs no more of it: the share of an income that is still of use. */
function wanted(store: number, { weights }: Rates): number {
  return 1 / (1 + (weights.glut * Math.max(0, store - STORE.resources)) / STORE.resources);
}

/** What each feature adds to the culture that civilization will probably have at the end. */
export function partsOf(
  game: AgesState,
  seat: Seat,
  weights: AgesWeights,
  strengths: readonly number[] = strengthsOf(game),
): Record<AgesFeature, number> {
  const player = playerOf(game, seat);
  const parts = emptyParts(player.out ? -1000 : player.culture);
  if (player.out) return parts;
  const rates = ratesFor(game, seat, weights);
  if (rates.turns === 0) return parts;
  const smiles = happiness(game, seat);
  const missing = happinessRequired(player.yellow) - smiles - total(game, seat, 'fewerDiscontent');
  const means: Means = {
    idle: Math.max(0, player.workers - Math.max(0, missing)),
    urbanLimit: urbanLimit(game, seat),
    science: { store: player.science, income: scienceRating(game, seat) },
    resources: { store: stored(player, 'resources'), income: resourceProduction(game, seat) },
  };
  const food = foodProduction(game, seat);
  const civil = civilActions(game, seat);
  const brought: Yield = {
    science: means.science.income,
    resources: means.resources.income * wanted(means.resources.store, rates),
    surplus: food - upkeep(player.yellow, rates),
    civil,
  };
  parts.growth = growth(player, brought, rates);
  const promising = growing(parts.growth, brought, rates);
  production(game, seat, player, { ...brought, food }, rates, parts);
  parts.impact += impactOf(game, rates) * 2 * smiles;
  parts.happiness = contentment(
    player,
    missing,
    parts.cultureRate / rates.turns + (brought.science + brought.resources) * 0.8 + 1,
    rates,
  );
  actions(game, seat, player, brought, rates, parts);
  stores(game, seat, player, rates, parts);
  parts.strength = mightAlone(player, strengths[seat] ?? 0, rates) - idleTactic(game, seat, player, rates);
  parts.standing = standing(game, seat, strengths, rates);
  parts.affairs = affairs(game, seat, strengths, rates);
  const { technologies, hand, workers } = prepared(player, means, promising);
  parts.workers = workers + rates.worker * (Math.min(means.idle, IDLE) + 0.3 * Math.max(0, means.idle - IDLE));
  parts.technologies = technologies + levels(player, rates);
  parts.hand = hand;
  parts.leader = leaderExtra(player.leader, rates);
  parts.construction = specialExtra(player, rates);
  parts.wonder = wonder(player, means, promising);
  return parts;
}

type Parts = Record<AgesFeature, number>;

const emptyParts = (culture: number): Parts => ({
  culture,
  cultureRate: 0,
  scienceRate: 0,
  resourceRate: 0,
  foodRate: 0,
  growth: 0,
  happiness: 0,
  workers: 0,
  impact: 0,
  civil: 0,
  military: 0,
  science: 0,
  resources: 0,
  food: 0,
  corruption: 0,
  tokens: 0,
  strength: 0,
  standing: 0,
  affairs: 0,
  militaryHand: 0,
  technologies: 0,
  hand: 0,
  leader: 0,
  construction: 0,
  wonder: 0,
});

/** What the coming turns bring, and what hunger takes. */
function production(
  game: AgesState,
  seat: Seat,
  player: Player,
  { science, resources, surplus, food }: Yield & { readonly food: number },
  rates: Rates,
  parts: Parts,
): void {
  parts.impact =
    impactOf(game, rates) *
    (resources +
      food +
      science +
      2 * Math.max(0, population(player) - 10) +
      3 * player.colonies.length +
      3 * player.wonders.length);
  parts.cultureRate = cultureRating(game, seat) * rates.turns;
  parts.scienceRate = science * rates.sciences;
  parts.resourceRate = resources * rates.resources;
  parts.foodRate = supper(player, surplus, food - consumption(player.yellow), rates);
}

const impactOf = (game: AgesState, { weights }: Rates): number => weights.impact * (IMPACT[game.age] ?? 0);

/**
 * What the people will eat: their number grows, so whoever stands before the next step of the board has nearly taken it,
 * and nobody stops there for fear of it.
 */
function upkeep(yellow: number, { weights }: Rates): number {
  return consumption(yellow) + weights.smooth * ((18 - Math.min(18, yellow)) / 4 - consumption(yellow));
}

/** Food beyond what is eaten lets the people grow; too little costs culture. */
function supper(player: Player, surplus: number, now: number, rates: Rates): number {
  const { weights } = rates;
  const hunger = Math.max(0, -now - stored(player, 'food'));
  const famine = weights.famine * FAMINE_CULTURE * hunger;
  if (surplus < 0) return weights.hunger * rates.foods * surplus - famine;
  const plain = Math.min(surplus, FOOD_SURPLUS) + 0.2 * Math.max(0, surplus - FOOD_SURPLUS);
  // Nobody is born without the first food that is left over, and the third makes little difference.
  const first = FOOD_SURPLUS * (1 - Math.exp(-surplus / FIRST_FOOD));
  return rates.foods * (plain + weights.feast * (first - plain)) - famine;
}

/** The faces people of that number ask for on the way from one step of the board to the next. */
const ease = (yellow: number): number => (yellow > 13 ? (18 - Math.min(18, yellow)) / 4.5 : 1.1 + (13 - yellow) / 2);

/** Discontent workers must stay idle; if there are too few of those, a turn is lost. */
function contentment(player: Player, missing: number, oneTurn: number, { weights, happy }: Rates): number {
  if (missing > player.workers) return -weights.unrest * oneTurn - 0.5 * (missing - player.workers);
  const slack = Math.min(SLACK, -missing + weights.smooth * (happinessRequired(player.yellow) - ease(player.yellow)));
  return slack >= 0 ? happy * slack * (1 - 0.2 * slack) : 0.6 * happy * slack;
}

/** Actions in the coming turns, and those left in this one; military cards in hand, and those to be drawn. */
function actions(
  game: AgesState,
  seat: Seat,
  player: Player,
  { science, civil }: Yield,
  rates: Rates,
  parts: Parts,
): void {
  const { weights } = rates;
  const military = militaryActions(game, seat);
  parts.impact += impactOf(game, rates) * (2 * civil + military);
  parts.civil = rates.civil * civil + waiting(player, civil, science, rates);
  parts.military = rates.military * military;
  const limit = militaryHandLimit(game, seat);
  parts.militaryHand = militaryHand(player, limit, rates);
  if (seat !== game.current) return;
  parts.civil += weights.spareCivil * (player.civil + game.turn.extraCivil);
  const draws = game.age < 4 ? Math.min(3, player.military) : 0;
  const room = Math.max(0, Math.min(draws, limit + 1 - player.militaryHand.length));
  parts.military += weights.spareMilitary * (room + weights.drawBeyond * (draws - room));
}

/** A tactic that forms no army does nothing. */
function idleTactic(game: AgesState, seat: Seat, player: Player, { weights }: Rates): number {
  if (weights.idleTactic === 0 || player.tactic === null) return 0;
  return armies(game, seat).armies === 0 ? weights.idleTactic : 0;
}

/** What lies in store, tokens in the banks included. */
function stores(game: AgesState, seat: Seat, player: Player, rates: Rates, parts: Parts): void {
  const { weights } = rates;
  const resources = stored(player, 'resources');
  const isNow = seat === game.current;
  const decay = (isNow ? weights.corruption : weights.corruptionAhead) * corruption(player.blue);
  parts.science = rates.science * useful(player.science, STORE.science, weights);
  parts.resources = rates.resource * useful(resources, STORE.resources, weights);
  parts.corruption = -rates.resource * (isNow ? Math.min(decay, resources) : decay);
  parts.food = rates.food * useful(stored(player, 'food'), STORE.food, weights);
  parts.tokens = rates.yellow * player.yellow + rates.blue * Math.min(player.blue, 16);
}

function useful(amount: number, most: number, { beyond }: AgesWeights): number {
  return Math.min(amount, most) + beyond * Math.max(0, amount - most);
}

/** Cards in hand; those that cannot be kept count little. */
function militaryHand(player: Player, limit: number, { weights }: Rates): number {
  const worths = player.militaryHand.map((id) => CARD[cardOf(id).kind as MilitaryKind] ?? 0);
  if (worths.length > limit) worths.sort((one, other) => other - one);
  let worth = 0;
  for (const [at, card] of worths.entries()) worth += at < limit ? card : card * weights.cardBeyond;
  return weights.militaryCard * worth;
}
