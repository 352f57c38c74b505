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
import { isUrban } from '../queries/ratings.ts';
import { workersOn } from '../queries/workers.ts';
import type { Player } from '../state.ts';
import type { Rates } from './horizon.ts';
import { KNACKS } from './leaders.ts';

/** What a revolution costs beyond its science: a turn without civil actions. */
const REVOLUTION = 3;
/** More idle workers than these find nothing to do. */
const MOST_IDLE = 3;
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
  /** Workers without work. */
  readonly workers: number;
}

/** What there is to make promises true with. */
export interface Means {
  /** Workers who may be put to work, and how many buildings of a kind there may be. */
  readonly idle: number;
  readonly urbanLimit: number;
  readonly science: Supply;
  readonly resources: Supply;
}

/** What lies in store and what each turn adds. */
interface Supply {
  readonly store: number;
  readonly income: number;
}

/** Something prepared, and what it still costs. */
interface Project {
  readonly from: keyof Prepared;
  readonly worth: number;
  readonly science: number;
  readonly resources: number;
}

/** Everything this civilization has prepared: together more than so much cannot all be kept. */
export function prepared(player: Player, means: Means, rates: Rates): Prepared {
  const projects: Project[] = [];
  for (const { card, workers } of player.technologies) {
    const technology = technologyOf(card);
    if (technology.level === 0) continue;
    const share = workers < 2 ? 1 : rates.weights.secondWorker;
    if (share === 0) continue;
    const { worth, resources } = upgrades(player, technology, workers, rates);
    if (worth > 0)
      projects.push({ from: 'technologies', worth: share * rates.weights.playShare * worth, science: 0, resources });
  }
  for (const id of player.civilHand) {
    const project = inHand(player, id, rates);
    if (project.worth > 0) projects.push(project);
  }
  if (rates.weights.job > 0 && means.idle > 0)
    projects.push(...jobs(player, Math.min(MOST_IDLE, means.idle), means.urbanLimit, means, rates));
  const sums = { technologies: 0, hand: 0, workers: 0 };
  for (const [at, late] of delays(projects, means).entries()) {
    const { from, worth } = projects[at] as Project;
    sums[from] += worth * timely(late, rates);
  }
  const kept = 1 / (1 + (sums.technologies + sums.hand) / ABSORBED);
  return { technologies: sums.technologies * kept, hand: sums.hand * kept, workers: sums.workers };
}

/** In how many turns each project can be paid for, if what promises most for its price comes first. */
function delays(projects: Project[], { science, resources }: Means): number[] {
  projects.sort((one, other) => other.worth * price(one) - one.worth * price(other));
  let [knowledge, goods] = [0, 0];
  return projects.map((project) => {
    knowledge += project.science;
    goods += project.resources;
    return Math.max(wait(knowledge, science), wait(goods, resources));
  });
}

const price = ({ science, resources }: Project): number => 1 + science + 0.7 * resources;

/** The turns until so much is there. */
const wait = (amount: number, { store, income }: Supply): number =>
  amount <= store ? 0 : (amount - store) / Math.max(0.25, income);

/** The part that is left of what comes so many turns late. */
function timely(late: number, { turns, weights }: Rates): number {
  return Math.max(0, 1 - (weights.delay * late) / Math.max(1, turns));
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

/** What workers of the same kind would gain by moving up to this card, and one more by starting there; and the price. */
function upgrades(
  player: Player,
  technology: WorkerTechnology,
  there: number,
  rates: Rates,
): { worth: number; resources: number } {
  const output = outputWorth(technology.gives, rates);
  let [worth, resources] = [0, 0];
  let places = there < 2 ? 3 : Math.max(0, 4 - there);
  for (const { card, workers } of player.technologies) {
    const older = technologyOf(card);
    if (workers === 0 || older.kind !== technology.kind || older.level >= technology.level) continue;
    const cost = technology.build - older.build;
    const gain = output - outputWorth(older.gives, rates) - cost * rates.resource - rates.weights.spareCivil;
    const moving = Math.min(places, workers);
    places -= moving;
    if (gain <= 0) continue;
    worth += moving * gain;
    resources += moving * cost;
  }
  if (there >= 2 || places === 0) return { worth, resources };
  const start = output - technology.build * rates.resource - rates.worker - rates.weights.spareCivil;
  return start <= 0 ? { worth, resources } : { worth: worth + start, resources: resources + technology.build };
}

/** The work for idle workers that brings most before long, one after the other: each after what the others cost. */
function jobs(player: Player, idle: number, urbanLimit: number, { resources }: Means, rates: Rates): Project[] {
  const found: Project[] = [];
  const taken = new Map<string, number>();
  let spent = 0;
  for (let worker = 0; worker < idle; worker++) {
    let [best, most, cost] = ['', 0, 0];
    for (const { card } of player.technologies) {
      const { kind, gives, build } = technologyOf(card);
      if (isUrban(kind) && workersOn(player, [kind]) + (taken.get(kind) ?? 0) >= urbanLimit) continue;
      const gain = outputWorth(gives, rates) - build * rates.resource - rates.weights.spareCivil;
      const worth = gain * timely(wait(spent + build, resources), rates);
      if (worth > most) [best, most, cost] = [kind, worth, build];
    }
    if (best === '') break;
    taken.set(best, (taken.get(best) ?? 0) + 1);
    spent += cost;
    found.push({ from: 'workers', worth: rates.weights.job * most, science: 0, resources: cost });
  }
  return found;
}

function inHand(player: Player, id: string, rates: Rates): Project {
  const card = cardOf(id);
  const { weights } = rates;
  const held = (worth: number, science = 0, resources = 0): Project => ({ from: 'hand', worth, science, resources });
  switch (card.kind) {
    case 'action':
      return held(weights.actionShare * (orderWorth(card, rates) - weights.spareCivil));
    case 'leader':
      return held(weights.handShare * (leaderWorth(card, id, rates) - ruling(player, rates) - weights.spareCivil));
    case 'government':
      return held(
        weights.handShare * stateWorth(player, card, rates),
        Math.min(card.develop, card.revolution + REVOLUTION),
      );
    case 'law':
    case 'warfare':
    case 'exploration':
    case 'construction':
      return held(weights.handShare * stateWorth(player, card, rates), card.develop);
    case 'wonder':
    case 'event':
    case 'territory':
    case 'tactic':
    case 'aggression':
    case 'war':
    case 'pact':
    case 'bonus':
      return held(0);
    default: {
      const { worth, resources } = upgrades(player, card, 0, rates);
      const left = weights.playShare * worth - card.develop * rates.science - weights.spareCivil;
      return held(weights.handShare * left, card.develop, resources);
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
    return worth - Math.min(card.develop, card.revolution + REVOLUTION) * rates.science;
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
export function wonder(player: Player, { resources }: Means, rates: Rates): number {
  if (player.building === '') return 0;
  const card = wonderOf(player.building);
  let [spent, open] = [0, 0];
  for (const [stage, cost] of card.stages.entries()) {
    if (stage < player.stages) spent += cost;
    else open += cost;
  }
  const { weights } = rates;
  const actions = (card.stages.length - player.stages) * weights.spareCivil;
  const left = wonderWorth(card, spent + open, rates) - open * rates.resource - actions;
  if (left <= 0) return 0;
  const price = spent * rates.resource + player.stages * weights.spareCivil;
  const promised = Math.min(left, weights.sunk * price + weights.wonderShare * Math.max(0, left - price));
  return promised * chanceToFinish(open, resources, rates) * timely(wait(open, resources), rates);
}

function wonderWorth(card: Wonder, cost: number, rates: Rates): number {
  return powersWorth(card, rates) + (card.level === 3 ? rates.weights.lastWonders * cost : 1);
}

/** Will the mines of so many turns pay for the rest? */
function chanceToFinish(open: number, { store, income }: Supply, { turns }: Rates): number {
  return Math.max(0, Math.min(1, (store + income * Math.max(0, turns - 1)) / Math.max(1, open)));
}
