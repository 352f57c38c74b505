/** How far a seat is from winning, in turns: for each agenda, the turns of work it still takes. */

import { CITY_STATE_DEFENCE } from '../content/city-states.ts';
import { DIAL_END } from '../content/dials.ts';
import type { Resource } from '../content/resources.ts';
import type { AgendaId, BaseAgendaId } from '../content/victory-cards.ts';
import type { Wonder, WonderId, WonderType } from '../content/wonders.ts';
import { heldWonders } from '../queries/control.ts';
import { effectOf } from '../queries/effects.ts';
import { isCity, pieceOwner } from '../queries/pieces.ts';
import { agendaOf, agendasOn, resourceOf, wonderOf } from '../queries/things.ts';
import { asks } from '../questions.ts';
import { distancesFrom, nearest } from './atlas.ts';
import { type Market, type Offer, placeOf, type Survey } from './survey.ts';

/** What one turn brings: control tokens of a culture card, steps of the tech dial. */
const TOKENS_A_TURN = 2.4;
const STEPS_A_TURN = 3.6;
/** What it takes to get one city built, tokens for it included where it must be mature. */
const CITY = 1.2;
const MATURE_CITY = 2.6;

/** The turns of work that are left until that seat has won. */
export function turnsToWin(survey: Survey): number {
  const { game } = survey;
  const open: number[] = [];
  for (const card of game.victoryCards) open.push(turnsFor(survey, agendasOn(card)));
  open.sort((a, b) => a - b);
  const needed = asks(game).cardsToWin(game);
  let turns = 0;
  for (let at = 0; at < open.length; at++) turns += (open[at] ?? 0) * (at < needed ? 1 : SPARE);
  return turns;
}

/** What a card beyond those needed to win counts. */
const SPARE = 0.1;
/** A card is only safe when it is done: what every open one counts more, and one that can be lost again. */
const OPEN = 0.8;
const LOSABLE = 0.25;
/** How much the other agenda of a card counts. */
const OTHER = 0.08;
/** Beyond so many turns an agenda is a distant prospect. */
const DISTANT = 9;

function turnsFor(survey: Survey, agendas: readonly AgendaId[]): number {
  let least = Number.POSITIVE_INFINITY;
  let other = 0;
  const { sense } = asks(survey.game);
  for (const agenda of agendas) {
    if (survey.player.agendas.includes(agenda)) return agendaOf(agenda).canBeLost === true ? LOSABLE : 0;
    const far = Math.max(0, sense.agendaTurns[agenda]?.(survey) ?? DISTANT);
    const turns = far > DISTANT ? DISTANT + (far - DISTANT) / 4 : far;
    other += Number.isFinite(least) ? Math.max(least, turns) : 0;
    least = Math.min(least, turns);
  }
  return OPEN + least + OTHER * other;
}

/** So many steps of the dial; trade tokens on the science card are as good as made. */
export function dialTurns(survey: Survey, steps: number): number {
  const science = placeOf(survey, 'science');
  let left = steps - 0.8 * (science?.trade ?? 0) - 0.25 * (science?.slot ?? 0);
  for (const frame of survey.game.frames) {
    if ((frame.step === 'advance-dial' || frame.step === 'dial') && frame.seat === survey.seat) left -= frame.left;
  }
  return 0.2 + left / STEPS_A_TURN;
}

/** Fifteen spaces by the water or the edge: where there are too few free ones, cities must come first. */
function coastTurns({ coast, freeCoast }: Survey): number {
  const missing = 15 - coast;
  return missing / TOKENS_A_TURN + Math.max(0, missing - freeCoast) * 0.3;
}

/** So many mature cities: the ones nearest to it, and those not built yet. */
export function matureTurns(survey: Survey, wanted: number): number {
  const { lacks, steepest } = survey;
  const order = lacks.map((_, at) => at).sort((one, other) => (lacks[one] ?? 0) - (lacks[other] ?? 0));
  let [turns, steep] = [0, 0];
  for (let at = 0; at < wanted; at++) {
    const city = order[at];
    if (city === undefined) turns += MATURE_CITY;
    else {
      turns += Math.min(MATURE_CITY + 0.6, (lacks[city] ?? 0) / TOKENS_A_TURN);
      steep = Math.max(steep, steepest[city] ?? 0);
    }
  }
  // Waiting pays only for the last spaces.
  return turns < ALMOST ? turns + waitFor(survey, steep) : turns + WAIT * Math.max(0, steep - 1);
}

/** From so few turns on it is worth waiting for the right slot. */
const ALMOST = 1.6;

/** What it costs to wait until the culture card may be used on spaces of that difficulty. */
function waitFor(survey: Survey, difficulty: number): number {
  return WAIT * Math.max(0, difficulty - (placeOf(survey, 'culture')?.slot ?? 1));
}
const WAIT = 0.3;

/** So many natural wonders: a city next to each, then a culture card in the fifth slot. */
function naturalWonderTurns(survey: Survey, wanted: number): number {
  const { board } = survey;
  const each = board.naturalWonders.map(({ space }) => naturalWonderTurnsAt(survey, space));
  each.sort((a, b) => a - b);
  let [turns, within] = [0, false];
  for (let at = 0; at < wanted; at++) {
    turns += each[at] ?? DISTANT;
    if (each[at] === NEXT_TO_CITY) within = true;
  }
  return turns + (within ? waitFor(survey, 5) : WAIT * 4);
}

/** What a natural wonder takes that lies next to a city, apart from the wait. */
const NEXT_TO_CITY = 1;

function naturalWonderTurnsAt({ game, board, seat, cities }: Survey, space: number): number {
  const piece = game.pieces[space];
  const owner = pieceOwner(piece);
  if (owner === seat) return 0;
  const away = nearest(distancesFrom(board, space), cities);
  const near = NEXT_TO_CITY + (away <= 1 ? 0 : 0.9 + 0.35 * (away - 2));
  if (owner >= 0) return near + (isCity(piece) ? 5 : 2.5);
  return near + (game.barbarians.includes(space) ? 0.5 : 0);
}

/** A rival's capital beaten, or two city-states conquered. */
function warTurns(survey: Survey): number {
  const { game, board, seat } = survey;
  const strength = fightingStrength(survey);
  const reach = asks(game).sense.reachTurns(survey);
  const each: number[] = [];
  for (const { space } of board.cityStates) {
    const owner = pieceOwner(game.pieces[space]);
    if (owner === seat) each.push(0);
    else each.push(siege(strength - (owner < 0 ? CITY_STATE_DEFENCE : 4), reach(space)));
  }
  each.sort((a, b) => a - b);
  let capital = Number.POSITIVE_INFINITY;
  for (const space of board.capitals) {
    if (pieceOwner(game.pieces[space]) === seat) continue;
    const defence = 2 * (board.difficulty[space] ?? 3) + 0.5;
    capital = Math.min(capital, siege(strength - defence, reach(space)));
  }
  return Math.min(capital, (each[0] ?? DISTANT) + (each[1] ?? DISTANT));
}

/** What an attack counts without the die once its card lies in the fifth slot; the next one rather counts what it has now. */
export function fightingStrength(survey: Survey): number {
  const military = placeOf(survey, 'military');
  if (military?.focus.type !== 'military') return 0;
  const leader = effectOf(survey.player.leader).usualAttack ?? 0;
  return 3.5 + 0.3 * military.slot + military.focus.bonus + 0.8 * military.trade + leader;
}

/** Turns until an attack with that lead is won, once the target is reached. */
const siege = (lead: number, reach: number): number => 0.5 + 0.6 / chanceOf(lead) + reach;

/** Turns until a city is near enough to attack each space with the military card. */
export function reachTurns(survey: Survey): (space: number) => number {
  const { board, cities } = survey;
  const focus = placeOf(survey, 'military')?.focus;
  const range = focus?.type === 'military' && 'range' in focus ? focus.range : 0;
  return (space) => 0.45 * Math.max(0, nearest(distancesFrom(board, space), cities) - range);
}

/** The chance that a die beats another from that lead, ties lost; fractions are interpolated. */
export function chanceOf(lead: number): number {
  if (lead <= -5) return 0.03;
  if (lead >= 5) return 1;
  const low = Math.floor(lead);
  const [below = 0, above = 0] = [CHANCES[low + 5], CHANCES[low + 6]];
  return Math.max(0.03, below + (above - below) * (lead - low));
}

/** From a lead of -5 to one of 6. */
const CHANCES: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36].map((ways) => ways / 36);

/** What a wonder's missing production costs, in turns, and the building itself. */
const PRODUCTION = 0.38;
const BUILDING = 1.15;
/** What a wonder still face down will probably cost. */
const UNKNOWN_COST = 10;

/** So many wonders for which it holds: the cheapest on offer first, then unknown ones from the same decks. */
export function wonderTurns(survey: Survey, wanted: number, fits: (wonder: Wonder) => boolean): number {
  let missing = wanted;
  for (const id of survey.wonders) if (fits(wonderOf(id))) missing--;
  return buildingTurns(survey, missing, fits);
}

/** The turns it takes to build so many more wonders for which it holds. */
export function buildingTurns(survey: Survey, missing: number, fits: (wonder: Wonder) => boolean): number {
  if (missing <= 0) return 0;
  const { cities, wonders } = survey;
  const { offered, hidden } = fittingWonders(survey, fits);
  let turns = 0.8 * Math.max(0, missing + wonders.length - cities.length);
  for (let at = 0; at < missing; at++) {
    const short = offered[at];
    // What is in store can be spent only once.
    if (short !== undefined) turns += BUILDING + PRODUCTION * (short + (at > 0 ? 2 : 0));
    else if (at < offered.length + hidden) turns += BUILDING + PRODUCTION * (UNKNOWN_COST - 4);
    else turns += DISTANT;
  }
  return turns;
}

/** What the fitting wonders on offer lack in production, and how many more lie face down. */
function fittingWonders(survey: Survey, fits: (wonder: Wonder) => boolean): { offered: number[]; hidden: number } {
  const market = marketOf(survey);
  const offered: number[] = [];
  for (const { id, wonder, short } of market.offers) {
    if (fits(wonder) && !survey.wonders.includes(id)) offered.push(short);
  }
  let hidden = 0;
  for (const deck of market.hidden) for (const wonder of deck) if (fits(wonder)) hidden++;
  return { offered: offered.sort((a, b) => a - b), hidden };
}

/** All wonders in the decks: several agendas ask for them. */
function marketOf(survey: Survey): Market {
  if (survey.market !== null) return survey.market;
  const { game } = survey;
  const { discount } = asks(game);
  const held = heldWonders(game, survey.seat).map(resourceOf);
  const offers: Offer[] = [];
  const hidden: (readonly Wonder[])[] = [];
  for (const type of TYPES) {
    const deck = game.decks[type];
    const id = deck[deck.length - 1];
    if (id === undefined) continue;
    const wonder = wonderOf(id);
    offers.push({ id, wonder, short: shortOf(survey, wonder, held, discount(game, id)) });
    hidden.push(faceDown(deck));
  }
  survey.market = { offers, hidden };
  return survey.market;
}

/** The cards under the top of each deck: a deck never changes, but is put in place of the old one. */
const underTop = new WeakMap<readonly WonderId[], readonly Wonder[]>();

function faceDown(deck: readonly WonderId[]): readonly Wonder[] {
  let cards = underTop.get(deck);
  if (cards === undefined) {
    cards = deck.slice(0, -1).map(wonderOf);
    underTop.set(deck, cards);
  }
  return cards;
}

const TYPES: readonly WonderType[] = ['culture', 'economy', 'science', 'military'];

/** How much production that wonder would still lack, where natural wonders held stand for those resources. */
function shortOf(
  survey: Survey,
  { cost, resources: [one, other] }: Wonder,
  held: readonly Resource[],
  discount: number,
): number {
  const { player } = survey;
  const industry = placeOf(survey, 'industry');
  if (industry?.focus.type !== 'industry') return cost;
  let production = 3 + 0.3 * industry.slot + (industry.focus.inFifthSlot > 5 ? 1.5 : 0) + industry.trade;
  production += 2 * (player.resources[one] + player.resources[other]);
  for (const kind of held) if (kind === one || kind === other) production += 2;
  const { wonderCost = 0 } = effectOf(player.leader);
  return Math.max(0, cost - discount + (typeof wonderCost === 'number' ? wonderCost : 0) - production);
}

/** The turns of work each agenda of the base game still takes. */
export const AGENDA_TURNS: Readonly<Record<BaseAgendaId, (survey: Survey) => number>> = {
  technophile: (survey) => dialTurns(survey, DIAL_END - survey.player.dial),
  civilized: ({ cities }) => CITY * (8 - cities.length),
  explorer: coastTurns,
  populous: (survey) => matureTurns(survey, 5),
  preservationist: (survey) => naturalWonderTurns(survey, 2),
  warmonger: warTurns,
  paranoid: (survey) => wonderTurns(survey, 2, ({ type }) => type === 'military'),
  scholarly: (survey) => wonderTurns(survey, 2, ({ type }) => type === 'science'),
  aesthetic: (survey) => wonderTurns(survey, 2, ({ type }) => type === 'culture'),
  'money-grubber': (survey) => wonderTurns(survey, 2, ({ type }) => type === 'economy'),
};
