/** What bots know about the game: how good a position is, and what a quick player does. */

import type { ActionOf, BotSense, Luck, Seat } from '@tabularium/kernel';
import { consumption, corruption, happinessRequired } from './content/boards.ts';
import { cardOf, governmentOf, isTechnology, specialOf, technologyOf, wonderOf } from './content/cards.ts';
import type { Government, TechnologyKind } from './content/model.ts';
import { takeCost } from './queries/costs.ts';
import { foodProduction, population, resourceProduction, stored } from './queries/counts.ts';
import { livingPlayers, playerOf } from './queries/players.ts';
import { total } from './queries/powers.ts';
import {
  civilActions,
  cultureRating,
  happiness,
  isUnit,
  militaryActions,
  scienceRating,
  strengthRating,
  urbanLimit,
} from './queries/ratings.ts';
import type { AgesState, Player, ThroughTheAges } from './state.ts';

type Action = ActionOf<ThroughTheAges>;

/** Civil cards that leave the decks in one turn with 2, 3 and 4 players, seen in games of bots. */
const CARDS_PER_TURN = [4.2, 3.1, 2.4];

/** How many more turns that seat will end, counted so that ending one makes it exactly one less. */
function turnsLeft(game: AgesState, seat: Seat): number {
  const players = livingPlayers(game).length;
  const waiting = (seat - game.current + game.seats) % game.seats;
  if (game.lastRound > 0) {
    const done = (game.current - game.starting + game.seats) % game.seats;
    return Math.max(0, ((game.lastRound - game.round + 1) * game.seats - done - waiting) / game.seats);
  }
  let cards = 0;
  for (let age = Math.max(1, game.age); age < game.civilDecks.length; age++) cards += game.civilDecks[age]?.length ?? 0;
  const turns = cards / (CARDS_PER_TURN[players - 2] ?? 3) + 1.5 * players;
  return Math.max(0.5, (turns - waiting) / players);
}

/** What one of each is worth in culture while many turns are left; what grows counts less towards the end. */
const WORTH = {
  science: 0.95,
  food: 0.35,
  resources: 0.65,
  store: 0.35,
  civilAction: 0.9,
  militaryAction: 0.35,
  strength: 0.55,
  unusedWorker: 0.4,
  worker: 2.2,
  stage: 0.95,
  militaryCard: 0.3,
  yellowToken: 0.3,
  blueToken: 0.25,
  urbanLimit: 1,
};

/** What a level of the best technology of each kind promises; a card in hand promises part of it. */
const PROMISE: Readonly<Record<TechnologyKind, number>> = {
  farm: 3,
  mine: 4,
  lab: 3.5,
  temple: 1.5,
  library: 3,
  theater: 3,
  arena: 2,
  infantry: 2,
  cavalry: 2,
  artillery: 2,
  'air-force': 3,
  law: 1.5,
  warfare: 1,
  exploration: 1,
  construction: 1.5,
  government: 1,
};
const IN_HAND = 0.4;

/** The outlook of a civilization at the end of the game, in culture. */
function evaluate(game: AgesState, seat: Seat): number {
  const player = playerOf(game, seat);
  if (player.out) return -1000;
  const turns = turnsLeft(game, seat);
  const soon = Math.min(1, turns / 5);
  return (
    player.culture +
    production(game, seat, turns, soon) +
    might(game, seat, turns) +
    turns *
      (WORTH.civilAction * civilActions(game, seat) + WORTH.militaryAction * militaryActions(game, seat)) *
      (0.4 + 0.6 * soon) +
    soon * potential(game, seat, player, turns)
  );
}

/** What the coming turns bring, an uprising or famine included. */
function production(game: AgesState, seat: Seat, turns: number, soon: number): number {
  const player = playerOf(game, seat);
  const [culture, science] = [cultureRating(game, seat), scienceRating(game, seat)];
  const resources = resourceProduction(game, seat) - corruption(player.blue);
  const surplus = foodProduction(game, seat) - consumption(player.yellow);
  const food = surplus >= 0 ? Math.min(surplus, 3) : surplus * 3;
  // What is produced now can only be turned into culture in later turns.
  const later = Math.max(0, turns - 1.5);
  const perTurn = later * (WORTH.science * science + WORTH.resources * resources + WORTH.food * food);
  const stores =
    soon *
    WORTH.store *
    (capped(player.science, 12) + capped(stored(player, 'resources'), 8) + capped(stored(player, 'food'), 6));
  const missing = happinessRequired(player.yellow) - happiness(game, seat) - total(game, seat, 'fewerDiscontent');
  const riot =
    missing > player.workers ? Math.min(2, turns) * (culture + science + resources + 4) : Math.max(0, missing) * 0.8;
  return turns * culture + perTurn + stores - riot + Math.min(2, Math.max(0, -missing)) * 0.6 * soon;
}

/** Goods beyond what can soon be spent count little. */
function capped(amount: number, most: number): number {
  return Math.min(amount, most) + 0.2 * Math.max(0, amount - most);
}

/** Strength counts by itself a little, and much where a rival has a good deal more. */
function might(game: AgesState, seat: Seat, turns: number): number {
  const own = strengthRating(game, seat);
  let threat = 0;
  let strongest = 0;
  for (const rival of livingPlayers(game)) {
    if (rival === seat) continue;
    const strength = strengthRating(game, rival);
    strongest = Math.max(strongest, strength);
    threat = Math.max(threat, strength - own - 2);
  }
  const weight = game.age >= 2 ? 0.9 : 0.5;
  const ahead = Math.min(8, Math.max(0, own - strongest));
  return Math.min(1, turns / 2) * (WORTH.strength * own + 0.35 * ahead - weight * Math.min(15, threat));
}

/** What is prepared but not yet at work: people, technologies, cards, stages, tokens. */
function potential(game: AgesState, seat: Seat, player: Player, turns: number): number {
  let value =
    WORTH.unusedWorker * Math.min(2, player.workers) + WORTH.worker * population(player) + promises(player, turns);
  if (player.leader !== '') value += 5;
  if (player.building !== '') {
    const { stages, level } = wonderOf(player.building);
    value += 1 + level;
    for (const cost of stages.slice(0, player.stages)) value += WORTH.stage * cost;
  }
  value += 2.5 * player.wonders.length + 2 * player.colonies.length;
  value += WORTH.militaryCard * Math.min(player.militaryHand.length, 4) + WORTH.yellowToken * player.yellow;
  return value + WORTH.blueToken * Math.min(player.blue, 14) + WORTH.urbanLimit * urbanLimit(game, seat);
}

/** The best technology of each kind, in play or still in hand, and the other cards of the hand. */
function promises(player: Player, turns: number): number {
  const best = new Map<TechnologyKind, number>();
  for (const { card } of player.technologies) {
    const { kind, level } = technologyOf(card);
    best.set(kind, Math.max(best.get(kind) ?? 0, level));
  }
  for (const card of player.specials) best.set(specialOf(card).kind, specialOf(card).level);
  let value = 0;
  for (const [kind, level] of best) value += PROMISE[kind] * level;
  for (const id of player.civilHand) {
    const card = cardOf(id);
    if (card.kind === 'action') value += 1.2;
    else if (card.kind === 'leader') value += player.leader === '' ? 2 : 0.8;
    else if (card.kind === 'government') value += IN_HAND * turns * WORTH.civilAction * moreActions(card, player);
    else if (isTechnology(card))
      value += IN_HAND * PROMISE[card.kind] * Math.max(0, card.level - (best.get(card.kind) ?? 0));
  }
  return value;
}

function moreActions(card: Government, player: Player): number {
  return Math.max(0, (card.civilActions ?? 0) - (governmentOf(player.government).civilActions ?? 0));
}

/** How readily a quick player does something, by the kind of action. */
const EAGERNESS: Readonly<Partial<Record<Action['type'], number>>> = {
  leader: 12,
  develop: 14,
  revolution: 8,
  stage: 14,
  population: 8,
  upgrade: 12,
  build: 10,
  play: 9,
  tactic: 10,
  copy: 2,
  recruit: 6,
  settle: 20,
  help: 10,
  convert: 2,
  trade: 0.5,
  'spend-token': 0.3,
  'turn-choice': 4,
  'end-turn': 0.6,
  destroy: 0.02,
  prepare: 8,
  aggress: 6,
  declare: 4,
  offer: 1,
  cancel: 0.1,
  resign: 0,
  'leader-power': 1,
  'open-games': 10,
  look: 0.5,
  'no-politics': 1,
  'no-bid': 3,
  bid: 2,
  send: 1,
  done: 2,
  'play-bonus': 3,
  pay: 6,
};

/** How likely the quick player takes this one. */
function eagerness(game: AgesState, seat: Seat, action: Action): number {
  if (action.type === 'take') return takeEagerness(game, seat, action.space);
  if (action.type === 'build' && isUnit(technologyOf(action.card).kind)) return 5;
  return EAGERNESS[action.type] ?? 3;
}

function takeEagerness(game: AgesState, seat: Seat, space: number): number {
  const card = cardOf(game.row[space] ?? '');
  const price = Math.max(0.5, takeCost(game, seat, space));
  const want = card.kind === 'wonder' ? 6 : card.kind === 'leader' ? 7 : isTechnology(card) ? 5 : 4;
  return want / (price * price);
}

/** The choice of a quick, sensible player: at random, by eagerness. */
function playout(game: AgesState, seat: Seat, actions: readonly Action[], luck: Luck): number {
  let sum = 0;
  const bounds = actions.map((action) => {
    sum += eagerness(game, seat, action);
    return sum;
  });
  if (sum <= 0) return luck(actions.length);
  const point = (luck(1_000_000) / 1_000_000) * sum;
  return Math.max(
    0,
    bounds.findIndex((bound) => point < bound),
  );
}

/** Evaluation and playout hints. */
export const bot: BotSense<ThroughTheAges> = { evaluate, playout, spread: 15 };
