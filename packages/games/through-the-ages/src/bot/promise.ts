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
import { ACTION, type Rates } from './horizon.ts';

/** How much of what is still to be done already counts: a card in hand, a technology in play, a wonder begun. */
const SHARE = { hand: 0.45, action: 0.6, play: 0.7, wonder: 0.3 };
/** What was spent on a wonder counts a little more than it cost, as long as the wonder is worth finishing. */
const SUNK = 1.15;
/** A wonder of Age III scores when it is completed, about so much for each resource. */
const LAST_WONDERS = 1.4;
/** What most leaders do beyond their symbols, at once and per turn. */
const LEADER = { once: 1.5, perTurn: 0.25 };
/** Masonry and the like, per level and turn. */
const CONSTRUCTION = 0.3;
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
    (gain.militaryCards ?? 0) * ACTION.military +
    (gain.yellowTokens ?? 0) * rates.yellow +
    (gain.blueTokens ?? 0) * rates.blue
  );
}

/** Everything this civilization has prepared. */
export function promises(game: AgesState, player: Player, rates: Rates): number {
  if (rates.turns === 0) return 0;
  let promised = 0;
  for (const { card, workers } of player.technologies) {
    const technology = technologyOf(card);
    if (technology.level > 0 && workers < 2) promised += SHARE.play * upgradesWorth(player, technology, rates);
  }
  for (const id of player.civilHand) promised += inHand(player, id, rates);
  const kept = promised / (1 + promised / ABSORBED);
  return (
    kept + (player.leader === '' ? 0 : leaderExtra(rates)) + specialExtra(player, rates) + wonder(game, player, rates)
  );
}

/** What workers of the same kind would gain by moving up to this card, and one more by starting there. */
function upgradesWorth(player: Player, technology: WorkerTechnology, rates: Rates): number {
  const output = outputWorth(technology.gives, rates);
  let worth = 0;
  let places = 3;
  for (const { card, workers } of player.technologies) {
    const older = technologyOf(card);
    if (workers === 0 || older.kind !== technology.kind || older.level >= technology.level) continue;
    const gain =
      output - outputWorth(older.gives, rates) - (technology.build - older.build) * rates.resource - ACTION.civil;
    const moving = Math.min(places, workers);
    places -= moving;
    worth += moving * Math.max(0, gain);
  }
  const start = output - technology.build * rates.resource - rates.worker - ACTION.civil;
  return worth + Math.min(1, places) * Math.max(0, start);
}

function inHand(player: Player, id: string, rates: Rates): number {
  const card = cardOf(id);
  switch (card.kind) {
    case 'action':
      return SHARE.action * Math.max(0, orderWorth(card, rates) - ACTION.civil);
    case 'leader':
      return SHARE.hand * Math.max(0, leaderWorth(card, rates) - ruling(player, rates) - ACTION.civil);
    case 'government':
    case 'law':
    case 'warfare':
    case 'exploration':
    case 'construction':
      return SHARE.hand * Math.max(0, stateWorth(player, card, rates));
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
      const worth = SHARE.play * upgradesWorth(player, card, rates);
      return SHARE.hand * Math.max(0, worth - card.develop * rates.science - ACTION.civil);
    }
  }
}

function leaderWorth(leader: Leader, rates: Rates): number {
  return powersWorth(leader, rates) + leaderExtra(rates);
}

function leaderExtra(rates: Rates): number {
  return LEADER.once + LEADER.perTurn * Math.min(8, rates.turns);
}

/** What the leader in play still brings. */
function ruling(player: Player, rates: Rates): number {
  return player.leader === '' ? 0 : leaderWorth(leaderOf(player.leader), rates);
}

/** What a government or special technology would bring more than what it replaces, after its price. */
function stateWorth(player: Player, card: Government | SpecialTechnology, rates: Rates): number {
  let worth = powersWorth(card, rates) - ACTION.civil;
  if (card.kind === 'government') {
    worth -= powersWorth(governmentOf(player.government), rates);
    return worth - Math.min(card.develop, card.revolution + 3) * rates.science;
  }
  if (card.kind === 'construction') worth += CONSTRUCTION * card.level * rates.turns;
  for (const id of player.specials) {
    const special = specialOf(id);
    if (special.kind !== card.kind) continue;
    worth -= powersWorth(special, rates);
    if (special.kind === 'construction') worth -= CONSTRUCTION * special.level * rates.turns;
  }
  return worth - card.develop * rates.science;
}

function specialExtra(player: Player, rates: Rates): number {
  let worth = 0;
  for (const id of player.specials) {
    const { kind, level } = specialOf(id);
    if (kind === 'construction') worth += CONSTRUCTION * level * rates.turns;
  }
  return worth;
}

/** What an action card saves or brings. */
function orderWorth({ order }: ActionCard, rates: Rates): number {
  switch (order.does) {
    case 'build-or-upgrade':
    case 'stage':
      return order.discount * rates.resource + ACTION.civil;
    case 'upgrade':
      return 0.5 * order.discount * rates.resource + ACTION.civil;
    case 'population':
    case 'develop':
      return gainWorth(order.gain, rates) + ACTION.civil;
    case 'gain':
      return gainWorth(order.gain, rates);
    case 'choose':
      return Math.max(...order.choices.map((gain) => gainWorth(gain, rates)));
    case 'boost':
      return order.resources * rates.resource * 0.6 + ACTION.military;
    case 'per-stronger':
      return 0.5 * (order.resources[0] ?? 0) * rates.resource;
    case 'per-more-culture':
      return 0.5 * (order.culture[0] ?? 0);
  }
}

/** The wonder under construction: part of what it will bring, and what was put into it. */
function wonder(game: AgesState, player: Player, rates: Rates): number {
  if (player.building === '') return 0;
  const card = wonderOf(player.building);
  let [spent, open] = [0, 0];
  for (const [stage, cost] of card.stages.entries()) {
    if (stage < player.stages) spent += cost;
    else open += cost;
  }
  const actions = (card.stages.length - player.stages) * ACTION.civil;
  const left = wonderWorth(card, spent + open, rates) - open * rates.resource - actions;
  const price = spent * rates.resource + player.stages * ACTION.civil;
  const inTime = chanceToFinish(game, player, open, rates);
  return inTime * (left > 0 ? Math.min(left, SUNK * price + SHARE.wonder * Math.max(0, left - price)) : 0);
}

function wonderWorth(card: Wonder, cost: number, rates: Rates): number {
  return powersWorth(card, rates) + (card.level === 3 ? LAST_WONDERS * cost : 1);
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
