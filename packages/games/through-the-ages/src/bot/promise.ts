/** What cards promise before they work: technologies without workers, wonders under construction, cards in hand. */

import type {
  ActionCard,
  Gain,
  Government,
  Leader,
  Output,
  Powers,
  SpecialTechnology,
  Wonder,
  WorkerTechnology,
} from '../content/model.ts';
import { cardOf, governmentOf, leaderOf, specialOf, technologyOf, wonderOf } from '../queries/cards.ts';
import type { AgesState, Player } from '../state.ts';
import type { Rates } from './horizon.ts';
import { KNACKS } from './leaders.ts';

/** More than so much promised cannot all be kept. */
const ABSORBED = 60;

/** What the symbols and actions of a card in play are worth. */
export function powersWorth(powers: Powers, rates: Rates): number {
  const { symbols } = powers;
  let worth =
    (powers.civilActions ?? 0) * rates.civil +
    (powers.militaryActions ?? 0) * rates.military +
    (powers.yellowTokens ?? 0) * rates.yellow +
    (powers.blueTokens ?? 0) * rates.blue +
    (powers.colonization ?? 0) * 0.4 +
    (powers.urbanLimit ?? 0) * 0.5;
  if (symbols !== undefined) worth += outputWorth(symbols, rates);
  if (powers.extraToken !== undefined || powers.exceptions?.includes('settles-each-turn')) worth += 2 * rates.resources;
  if (powers.adds !== undefined || powers.exceptions?.includes('happy-sources-plus-one')) worth += 0.25 * rates.turns;
  return worth;
}

/** What one worker with this output is worth. */
function outputWorth(gives: Output, rates: Rates): number {
  return (
    (gives.culture ?? 0) * rates.turns +
    (gives.science ?? 0) * rates.sciences +
    (gives.food ?? 0) * rates.foods +
    (gives.resources ?? 0) * rates.resources +
    (gives.strength ?? 0) * rates.strength +
    (gives.happy ?? 0) * rates.happy
  );
}

/** What a gain is worth at once. */
export function gainWorth(gain: Gain, rates: Rates): number {
  return (
    (gain.culture ?? 0) +
    (gain.science ?? 0) * rates.science +
    (gain.food ?? 0) * rates.food +
    (gain.resources ?? 0) * rates.resource +
    (gain.population ?? 0) * rates.worker +
    (gain.militaryCards ?? 0) * rates.weights.spareMilitary +
    (gain.yellowTokens ?? 0) * rates.yellow +
    (gain.blueTokens ?? 0) * rates.blue
  );
}

/** What is prepared, part by part. */
export interface Prepared {
  /** Technologies in play that wait for workers. */
  readonly technologies: number;
  /** Civil cards in hand. */
  readonly hand: number;
}

/** Everything this civilization has prepared: together more than so much cannot all be kept. */
export function prepared(player: Player, rates: Rates): Prepared {
  let [technologies, hand] = [0, 0];
  for (const { card, workers } of player.technologies) {
    const technology = technologyOf(card);
    if (technology.level === 0) continue;
    const share = workers < 2 ? 1 : rates.weights.secondWorker;
    if (share > 0) technologies += share * rates.weights.playShare * upgradesWorth(player, technology, workers, rates);
  }
  for (const id of player.civilHand) hand += inHand(player, id, rates);
  const kept = 1 / (1 + (technologies + hand) / ABSORBED);
  return { technologies: technologies * kept, hand: hand * kept };
}

/** How far the best mine, farm and laboratory have come: they pay together, with workers and actions to use them. */
export function levels(player: Player, rates: Rates): number {
  let [mine, farm, lab] = [0, 0, 0];
  for (const { card, workers } of player.technologies) {
    if (workers === 0) continue;
    const { kind, level } = technologyOf(card);
    if (kind === 'mine') mine = Math.max(mine, level);
    else if (kind === 'farm') farm = Math.max(farm, level);
    else if (kind === 'lab' || kind === 'library') lab += 1 + level;
  }
  const { weights } = rates;
  return Math.min(8, rates.turns) * (weights.mines * mine + weights.farms * farm + weights.labs * Math.min(6, lab));
}

/** Technologies in hand for which actions and science will be there: none is worth anything that is never developed. */
export function waiting(player: Player, civil: number, science: number, rates: Rates): number {
  if (rates.weights.waiting === 0) return 0;
  let techs = 0;
  for (const id of player.civilHand) if ('develop' in cardOf(id)) techs++;
  return rates.weights.waiting * Math.min(techs, civil - 2, (player.science + 3 * science) / 4);
}

/** What workers of the same kind would gain by moving up to this card, and one more by starting there. */
function upgradesWorth(player: Player, technology: WorkerTechnology, there: number, rates: Rates): number {
  const output = outputWorth(technology.gives, rates);
  let worth = 0;
  let places = there < 2 ? 3 : Math.max(0, 4 - there);
  for (const { card, workers } of player.technologies) {
    const older = technologyOf(card);
    if (workers === 0 || older.kind !== technology.kind || older.level >= technology.level) continue;
    const gain =
      output -
      outputWorth(older.gives, rates) -
      (technology.build - older.build) * rates.resource -
      rates.weights.spareCivil;
    const moving = Math.min(places, workers);
    places -= moving;
    worth += moving * Math.max(0, gain);
  }
  if (there >= 2) return worth;
  const start = output - technology.build * rates.resource - rates.worker - rates.weights.spareCivil;
  return worth + Math.min(1, places) * Math.max(0, start);
}

function inHand(player: Player, id: string, rates: Rates): number {
  const card = cardOf(id);
  switch (card.kind) {
    case 'action':
      return rates.weights.actionShare * Math.max(0, orderWorth(card, rates) - rates.weights.spareCivil);
    case 'leader':
      return (
        rates.weights.handShare *
        Math.max(0, leaderWorth(card, id, rates) - ruling(player, rates) - rates.weights.spareCivil)
      );
    case 'government':
    case 'law':
    case 'warfare':
    case 'exploration':
    case 'construction':
      return rates.weights.handShare * Math.max(0, stateWorth(player, card, rates));
    case 'wonder':
    case 'event':
    case 'territory':
    case 'tactic':
    case 'aggression':
    case 'war':
    case 'pact':
    case 'bonus':
      return 0;
    default: {
      const worth = rates.weights.playShare * upgradesWorth(player, card, 0, rates);
      return rates.weights.handShare * Math.max(0, worth - card.develop * rates.science - rates.weights.spareCivil);
    }
  }
}

function leaderWorth(leader: Leader, id: string, rates: Rates): number {
  return powersWorth(leader, rates) + leaderExtra(id, rates);
}

/** What a leader in play brings beyond symbols and ratings. */
export function leaderExtra(id: string, rates: Rates): number {
  if (id === '') return 0;
  const { weights } = rates;
  const knack = 1 + weights.leaderKnack * ((KNACKS[id] ?? 1) - 1);
  return weights.leaderOnce + weights.leaderPerTurn * knack * Math.min(8, rates.turns);
}

/** What the leader in play still brings. */
function ruling(player: Player, rates: Rates): number {
  return player.leader === '' ? 0 : leaderWorth(leaderOf(player.leader), player.leader, rates);
}

/** What a government or special technology would bring more than what it replaces, after its price. */
function stateWorth(player: Player, card: Government | SpecialTechnology, rates: Rates): number {
  let worth = powersWorth(card, rates) - rates.weights.spareCivil;
  if (card.kind === 'government') {
    worth -= powersWorth(governmentOf(player.government), rates);
    return worth - Math.min(card.develop, card.revolution + 3) * rates.science;
  }
  if (card.kind === 'construction') worth += rates.weights.construction * card.level * rates.turns;
  for (const id of player.specials) {
    const special = specialOf(id);
    if (special.kind !== card.kind) continue;
    worth -= powersWorth(special, rates);
    if (special.kind === 'construction') worth -= rates.weights.construction * special.level * rates.turns;
  }
  return worth - card.develop * rates.science;
}

/** What Masonry and the like save. */
export function specialExtra(player: Player, rates: Rates): number {
  let worth = 0;
  for (const id of player.specials) {
    const { kind, level } = specialOf(id);
    if (kind === 'construction') worth += rates.weights.construction * level * rates.turns;
  }
  return worth;
}

/** What an action card saves or brings. */
function orderWorth({ order }: ActionCard, rates: Rates): number {
  switch (order.does) {
    case 'build-or-upgrade':
    case 'stage':
      return order.discount * rates.resource + rates.weights.spareCivil;
    case 'upgrade':
      return 0.5 * order.discount * rates.resource + rates.weights.spareCivil;
    case 'population':
    case 'develop':
      return gainWorth(order.gain, rates) + rates.weights.spareCivil;
    case 'gain':
      return gainWorth(order.gain, rates);
    case 'choose':
      return Math.max(...order.choices.map((gain) => gainWorth(gain, rates)));
    case 'boost':
      return order.resources * rates.resource * 0.6 + rates.weights.spareMilitary;
    case 'per-stronger':
      return 0.5 * (order.resources[0] ?? 0) * rates.resource;
    case 'per-more-culture':
      return 0.5 * (order.culture[0] ?? 0);
  }
}

/** The wonder under construction: part of what it will bring, and what was put into it. */
export function wonder(game: AgesState, player: Player, rates: Rates): number {
  if (player.building === '') return 0;
  const card = wonderOf(player.building);
  let [spent, open] = [0, 0];
  for (const [stage, cost] of card.stages.entries()) {
    if (stage < player.stages) spent += cost;
    else open += cost;
  }
  const actions = (card.stages.length - player.stages) * rates.weights.spareCivil;
  const left = wonderWorth(card, spent + open, rates) - open * rates.resource - actions;
  const price = spent * rates.resource + player.stages * rates.weights.spareCivil;
  const inTime = chanceToFinish(game, player, open, rates);
  return (
    inTime *
    (left > 0 ? Math.min(left, rates.weights.sunk * price + rates.weights.wonderShare * Math.max(0, left - price)) : 0)
  );
}

function wonderWorth(card: Wonder, cost: number, rates: Rates): number {
  return powersWorth(card, rates) + (card.level === 3 ? rates.weights.lastWonders * cost : 1);
}

/** Will the mines of so many turns pay for the rest? */
function chanceToFinish(game: AgesState, player: Player, open: number, rates: Rates): number {
  let income = 0;
  let stored = 0;
  for (const { card, workers, tokens } of player.technologies) {
    const { kind, gives } = technologyOf(card);
    if (kind !== 'mine') continue;
    income += workers * (gives.resources ?? 0);
    stored += tokens * (gives.resources ?? 0);
  }
  const turns = game.lastRound > 0 ? rates.turns - 1 : rates.turns - 0.5;
  return Math.max(0, Math.min(1, (stored + income * Math.max(0, turns)) / Math.max(1, open)));
}
