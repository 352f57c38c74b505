/** How good a position is: four races, the economy, what figures have before them, safety, and what is under way. */

import { type Seat, sumOf } from '@tabularium/kernel';
import { productionOf } from '../queries/cities.ts';
import { combatBonus } from '../queries/combat.ts';
import { yieldOf } from '../queries/icons.ts';
import { reading } from '../queries/memo.ts';
import { playerOf, siteOf } from '../queries/players.ts';
import { holdingsOf } from '../queries/sources.ts';
import type { FameState, Player } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { worthOfCards } from './cards.ts';
import { FEATURES } from './features.ts';
import { danger, militaryRace, unitsInBattle, worthOfBattle } from './force.ts';
import { promised } from './promise.ts';
import { cultureRace, economyRace, technologyRace, worthOfRaces, worthOfTrade } from './races.ts';
import { prospectsOf } from './travel.ts';
import type { FameWeights } from './weights.ts';
import { CITY, EACH_TURN, FIGURE, fallingSum, HELD, turnsLeft, UNIT } from './worths.ts';

/** A game won outweighs every other position. */
const WON = 1000;

/** What each feature adds to a position's worth for a seat, in the order of `FEATURES`. */
export function partsOf(game: FameState, seat: Seat, weights: FameWeights): number[] {
  if (game.ending !== null) return ended(game, seat);
  return reading(game, () => outlook(game, seat, weights));
}

/** What a position is worth to each seat: what they hold is worked out once for all of them. */
export function worths(game: FameState, weights: FameWeights): number[] {
  if (game.ending !== null) return game.players.map((_, seat) => sumOf(ended(game, seat)));
  return reading(game, () => game.players.map((_, seat) => sumOf(outlook(game, seat, weights))));
}

const ended = ({ ending }: FameState, seat: Seat): number[] =>
  FEATURES.map((feature) => (feature === 'races' && ending?.winner === seat ? WON : 0));

const NOTHING_YET: readonly number[] = FEATURES.map(() => 0);

function outlook(game: FameState, seat: Seat, weights: FameWeights): number[] {
  const player = playerOf(game, seat);
  if (player.civilization === '') return [...NOTHING_YET];
  const races = [technologyRace(player), cultureRace(game, seat), economyRace(game, seat), militaryRace(game, seat)];
  return [
    weights.races * worthOfRaces(races),
    weights.trade * worthOfTrade(game, seat, player.trade + tradeToCome(game, seat, player)),
    weights.cities * worthOfCities(game, seat, player),
    weights.cards * worthOfCards(game, holdingsOf(game, seat)),
    weights.hand * worthOfHand(game, player),
    weights.forces * worthOfForces(game, seat, player),
    weights.assignments * worthOfAssignments(player),
    weights.prospects * prospectsOf(game, seat),
    weights.battle * worthOfBattle(game, seat),
    -weights.offers * WASTED * player.offers,
    weights.promised * promised(game, seat),
    -weights.danger * danger(game, seat),
  ];
}

/** Trade that will be collected in this turn: nobody gains it by passing. */
function tradeToCome(game: FameState, seat: Seat, { cities }: Player): number {
  if (game.phase !== 'start') return 0;
  let trade = 0;
  for (const city of cities) trade += yieldOf(game, seat, city).trade;
  return trade;
}

/** Scouts that send their squares to the capital: it produces most, and nobody sends them back and forth. */
const TO_THE_CAPITAL = 3;

function worthOfAssignments({ figures, cities: [capital] }: Player): number {
  if (capital === undefined) return 0;
  const site = siteOf(capital);
  let sum = 0;
  for (const { kind, square, city } of figures)
    if (kind === 'scout' && square >= 0 && city === site) sum += TO_THE_CAPITAL;
  return sum;
}

function worthOfCities(game: FameState, seat: Seat, player: Player): number {
  const turns = turnsLeft(game);
  let sum = 0;
  for (const city of player.cities) {
    const { trade, culture } = yieldOf(game, seat, city);
    sum += CITY.once + CITY.each * turns + (city.marker === '' ? 0 : 1) + (city.walls ? 1.2 : 0);
    sum += turns * (trade * EACH_TURN.trade + culture * EACH_TURN.culture);
    sum += turns * EACH_TURN.production * productionOf(game, seat, city);
  }
  return sum;
}

function worthOfHand(game: FameState, player: Player): number {
  const { events } = libraryOf(game.options);
  let sum = HELD.culture * player.culture + HELD.person * player.people.length + HELD.reserve * player.reserve.length;
  for (const event of player.events) sum += HELD.event[events[event]?.level ?? 1] ?? 1;
  for (const kind in player.resources) sum += HELD.resource * player.resources[kind as keyof Player['resources']];
  for (const card in player.investments) sum += HELD.investment * (player.investments[card] ?? 0);
  return sum + HELD.marker * player.markers.length + HELD.reward * player.rewards.length;
}

/** An offer takes everybody's time; a good one brings more than this. */
const WASTED = 0.35;

/** Bonuses in battles. */
const BONUS = 0.3;

function worthOfForces(game: FameState, seat: Seat, player: Player): number {
  let [armies, scouts] = [0, 0];
  for (const { kind, square } of player.figures) {
    if (square < 0) continue;
    if (kind === 'army') armies++;
    else scouts++;
  }
  return (
    fallingSum(FIGURE.army, armies) +
    fallingSum(FIGURE.scout, scouts) +
    fallingSum(UNIT, player.forces.length + unitsInBattle(game, seat)) +
    BONUS * combatBonus(game, seat)
  );
}
