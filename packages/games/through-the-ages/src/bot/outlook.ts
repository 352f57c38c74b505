/** The outlook of a civilization: the culture it will probably have at the end of the game. */

import type { Seat } from '@tabularium/kernel';
import { consumption, corruption, FAMINE_CULTURE, happinessRequired } from '../content/boards.ts';
import type { MilitaryKind } from '../content/model.ts';
import { cardOf } from '../queries/cards.ts';
import { foodProduction, population, resourceProduction, stored } from '../queries/counts.ts';
import { playerOf } from '../queries/players.ts';
import { total } from '../queries/powers.ts';
import { civilActions, cultureRating, happiness, militaryActions, scienceRating } from '../queries/ratings.ts';
import type { AgesState, Player } from '../state.ts';
import { ACTION, type Rates, ratesFor } from './horizon.ts';
import { affairs, might } from './might.ts';
import { promises } from './promise.ts';

/** So much in store can soon be spent; what is beyond counts little. */
const STORE = { science: 11, resources: 9, food: 7, beyond: 0.15 };
/** A surplus of food beyond this has no use. */
const FOOD_SURPLUS = 3;
/** Faces beyond the requirement are needed when the next tokens leave the bank. */
const SLACK = 2;
/** More idle workers than these find nothing to do. */
const IDLE = 2;
/** What the impact events of Age III bring for each thing they count, on average, by age. */
const IMPACT = [0, 0.05, 0.12, 0.25, 0.3];
/** A military card in hand. */
const CARD: Readonly<Partial<Record<MilitaryKind, number>>> = {
  bonus: 0.8,
  tactic: 0.5,
  event: 0.6,
  territory: 0.7,
  aggression: 0.5,
  war: 0.4,
  pact: 0.3,
};

/** The culture that civilization will probably have at the end. */
export function evaluate(game: AgesState, seat: Seat): number {
  const player = playerOf(game, seat);
  if (player.out) return -1000;
  const rates = ratesFor(game, seat);
  if (rates.turns === 0) return player.culture;
  return (
    player.culture +
    production(game, seat, player, rates) +
    actions(game, seat, player, rates) +
    stores(game, seat, player, rates) +
    might(game, seat, rates) +
    affairs(game, seat, rates) +
    militaryHand(player) +
    promises(game, player, rates)
  );
}

/** What the coming turns bring, and what unrest, hunger and corruption take. */
function production(game: AgesState, seat: Seat, player: Player, rates: Rates): number {
  const culture = cultureRating(game, seat);
  const science = scienceRating(game, seat);
  const resources = resourceProduction(game, seat);
  const food = foodProduction(game, seat);
  const smiles = happiness(game, seat);
  const missing = happinessRequired(player.yellow) - smiles - total(game, seat, 'fewerDiscontent');
  const people = population(player);
  const impact =
    (IMPACT[game.age] ?? 0) *
    (2 * smiles +
      resources +
      food +
      science +
      2 * Math.max(0, people - 10) +
      3 * player.colonies.length +
      3 * player.wonders.length);
  const perTurn = culture * rates.turns + science * rates.sciences + resources * rates.resources;
  const oneTurn = culture + (science + resources) * 0.8 + 1;
  return (
    perTurn +
    impact +
    supper(player, food - consumption(player.yellow), rates) +
    unrest(player, missing, oneTurn, rates)
  );
}

/** Food beyond what is eaten lets the people grow; too little costs culture. */
function supper(player: Player, surplus: number, rates: Rates): number {
  if (surplus >= 0) return rates.foods * (Math.min(surplus, FOOD_SURPLUS) + 0.2 * Math.max(0, surplus - FOOD_SURPLUS));
  const hunger = Math.max(0, -surplus - stored(player, 'food'));
  return 1.5 * rates.foods * surplus - FAMINE_CULTURE * hunger;
}

/** Discontent workers must stay idle; if there are too few of those, a turn is lost. */
function unrest(player: Player, missing: number, oneTurn: number, rates: Rates): number {
  const idle = Math.max(0, player.workers - Math.max(0, missing));
  const busy = rates.worker * (Math.min(idle, IDLE) + 0.3 * Math.max(0, idle - IDLE));
  if (missing > player.workers) return busy - 1.3 * oneTurn - 0.5 * (missing - player.workers);
  const slack = Math.min(SLACK, -missing);
  return busy + (slack >= 0 ? rates.happy * slack * (1 - 0.2 * slack) : 0.6 * rates.happy * slack);
}

/** Actions in the coming turns, and those left in this one. */
function actions(game: AgesState, seat: Seat, player: Player, rates: Rates): number {
  const [civil, military] = [civilActions(game, seat), militaryActions(game, seat)];
  const impact = (IMPACT[game.age] ?? 0) * (2 * civil + military);
  const later = rates.civil * civil + rates.military * military + impact;
  if (seat !== game.current) return later;
  const draws = game.age < 4 ? Math.min(3, player.military) : 0;
  return later + ACTION.civil * (player.civil + game.turn.extraCivil) + ACTION.military * draws;
}

/** What lies in store, tokens in the banks included. */
function stores(game: AgesState, seat: Seat, player: Player, rates: Rates): number {
  const decay = seat === game.current ? corruption(player.blue) : 0;
  const resources = stored(player, 'resources');
  return (
    rates.science * useful(player.science, STORE.science) +
    rates.resource * (useful(resources, STORE.resources) - Math.min(decay, resources)) +
    rates.food * useful(stored(player, 'food'), STORE.food) +
    rates.yellow * player.yellow +
    rates.blue * Math.min(player.blue, 16)
  );
}

function useful(amount: number, most: number): number {
  return Math.min(amount, most) + STORE.beyond * Math.max(0, amount - most);
}

function militaryHand(player: Player): number {
  let worth = 0;
  for (const id of player.militaryHand) worth += CARD[cardOf(id).kind as MilitaryKind] ?? 0;
  return worth;
}
