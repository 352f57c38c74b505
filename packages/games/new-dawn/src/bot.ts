/**
 * What bots know about the game: how near the seat is to completing every victory card, what its economy and its place
 * on the map are worth, and what a quick, sensible player does. One completed victory card is worth ten points.
 */

import type { ActionOf, BotSense, Luck, Seat } from '@tabularium/kernel';
import { boardOf } from './board.ts';
import { type FocusType, focusCard } from './content/focus-cards.ts';
import { resourceOf } from './content/natural-wonders.ts';
import { type AgendaId, agendaOf, agendasOn } from './content/victory-cards.ts';
import { type WonderType, wonderOf } from './content/wonders.ts';
import { moduleOf } from './module.ts';
import { isDestination } from './queries/caravans.ts';
import { attackStrength, defenceStrength, fightAt } from './queries/combat.ts';
import { heldWonders } from './queries/control.ts';
import { isCity, isReinforced, isToken, NOTHING, pieceOwner } from './queries/pieces.ts';
import { controlledWonders } from './queries/wonders.ts';
import type { NewDawnState, Player } from './state.ts';
import { realmEagerness, realmPoints } from './terra-incognita/bot.ts';
import type { NewDawn } from './vocabulary.ts';

/** What a completed card counts, and how the better and the other agenda of an open card count by their progress. */
const CARD = 10;
const BETTER = 7;
const OTHER = 1.5;

/** The wonders an agenda asks for. */
const WONDER_AGENDAS: Readonly<Partial<Record<AgendaId, WonderType>>> = {
  paranoid: 'military',
  scholarly: 'science',
  'scholarly-ti': 'science',
  aesthetic: 'culture',
  'money-grubber': 'economy',
};

/** What a seat has on the map, counted in one walk over it. */
interface Presence {
  tokens: number;
  reinforced: number;
  cities: number;
  coast: number;
  /** Cities, each counted by how far it is surrounded. */
  maturity: number;
  exposed: number;
}

function presenceOf(game: NewDawnState, seat: Seat): Presence {
  const { coast, neighbours } = boardOf(game.map);
  const { pieces, barbarians } = game;
  const presence = { tokens: 0, reinforced: 0, cities: 0, coast: 0, maturity: 0, exposed: 0 };
  for (let space = 0; space < pieces.length; space++) {
    const piece = pieces[space] ?? NOTHING;
    if (pieceOwner(piece) !== seat) continue;
    if (coast[space] === true) presence.coast++;
    const around = neighbours[space] ?? [];
    if (isToken(piece)) {
      presence.tokens++;
      if (isReinforced(piece)) presence.reinforced++;
      else if (around.some((next) => barbarians.includes(next))) presence.exposed++;
      continue;
    }
    presence.cities++;
    presence.maturity += surroundedPart(game, seat, space) ** 2;
  }
  return presence;
}

/** Which part of the spaces around a city is water or holds an own token. */
function surroundedPart(game: NewDawnState, seat: Seat, city: number): number {
  const { neighbours, water } = boardOf(game.map);
  const around = neighbours[city] ?? [];
  let held = 0;
  for (const next of around) {
    const piece = game.pieces[next];
    if (water[next] === true || (isToken(piece) && pieceOwner(piece) === seat)) held++;
  }
  return held / Math.max(1, around.length);
}

/** How much of an agenda is done, from 0 to 1, half-done things included. */
function fraction(game: NewDawnState, seat: Seat, player: Player, agenda: AgendaId, presence: Presence): number {
  const type = WONDER_AGENDAS[agenda];
  if (type !== undefined) return wonderFraction(game, seat, player, type);
  const { goal, progress } = agendaOf(agenda);
  if (agenda === 'explorer') return presence.coast / goal;
  if (agenda === 'civilized') return (presence.cities - 1) / (goal - 1);
  if (agenda === 'populous') return presence.maturity / goal;
  return progress(game, seat) / goal;
}

/** Wonders built, and how nearly the next one of the type could be paid for. */
function wonderFraction(game: NewDawnState, seat: Seat, player: Player, type: WonderType): number {
  const built = controlledWonders(game, seat).filter((wonder) => wonderOf(wonder).type === type).length;
  const next = game.decks[type].at(-1);
  if (next === undefined) return built / 2;
  const { cost, resources } = wonderOf(next);
  const [one, other] = resources;
  const industry = player.row.find(({ card }) => focusCard(card).type === 'industry');
  let production = 3 + (industry?.trade ?? 0) + 2 * (player.resources[one] + player.resources[other]);
  for (const wonder of heldWonders(game, seat)) {
    if (resourceOf(wonder) === one || resourceOf(wonder) === other) production += 2;
  }
  return (built + 0.7 * Math.min(1, production / cost)) / 2;
}

/** What the victory cards in play are worth, in points; those that are not needed to win count little. */
function agendaPoints(game: NewDawnState, seat: Seat, player: Player, presence: Presence): number {
  const points = game.victoryCards.map((card) => {
    const agendas = agendasOn(card);
    if (agendas.some((agenda) => player.agendas.includes(agenda))) return CARD;
    const parts = agendas.map((agenda) => Math.min(1, fraction(game, seat, player, agenda, presence)));
    return BETTER * Math.max(...parts) + OTHER * (parts.length > 1 ? Math.min(...parts) : 0);
  });
  const needed = moduleOf(game).cardsToWin(game);
  return points.sort((a, b) => b - a).reduce((sum, one, at) => sum + (at < needed ? one : SPARE * one), 0);
}

/** What a card beyond those needed to win counts. */
const SPARE = 0.2;

/** What a card waiting in a higher slot is worth, by its type. */
const WAITING: Readonly<Record<FocusType, number>> = {
  culture: 0.05,
  science: 0.06,
  economy: 0.03,
  industry: 0.1,
  military: 0.04,
  growth: 0.05,
};

/** What the row, the dial and the stores are worth, in points. */
function economyPoints(player: Player): number {
  let points = 0.12 * player.dial + 0.4 * (player.caravans.length - 1);
  for (const [at, { card, trade }] of player.row.entries()) {
    const { type, level } = focusCard(card);
    points += 0.35 * level + 0.22 * trade + WAITING[type] * at;
  }
  const { marble, mercury, oil, diamond } = player.resources;
  points += 0.35 * (marble + mercury + oil + diamond);
  return points + 0.3 * player.diplomacy.length + 0.5 * player.cityStateCards.length;
}

/** How good the position is for that seat. */
function evaluate(game: NewDawnState, seat: Seat): number {
  const player = game.players[seat];
  if (player === undefined) return 0;
  const presence = presenceOf(game, seat);
  const { tokens, reinforced, cities, exposed, maturity } = presence;
  return (
    agendaPoints(game, seat, player, presence) +
    economyPoints(player) +
    0.13 * tokens +
    0.04 * reinforced +
    0.6 * cities +
    0.3 * maturity -
    0.1 * exposed +
    0.5 * controlledWonders(game, seat).length +
    0.4 * heldWonders(game, seat).length +
    (game.terra === null ? 0 : realmPoints(game, seat))
  );
}

type Action = ActionOf<NewDawn>;

/** How gladly a quick player takes an action; 0 only if there is nothing else. */
function eagerness(game: NewDawnState, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'done':
      return 0.02;
    case 'focus':
      return action.slot ** 2;
    case 'place':
      return 2 + (game.pieces[action.space] === NOTHING ? 0 : 4) + (boardOf(game.map).coast[action.space] ? 1 : 0);
    case 'wonder':
      return 12;
    case 'attack':
      return attackEagerness(game, seat, action.space);
    case 'stop':
      return stopEagerness(game, seat);
    case 'step':
      return isDestination(game, seat, action.space) && !game.turn.arrived.includes(action.space) ? 20 : 1;
    case 'spend':
      return 0.3;
    case 'take-back':
      return 0.2;
    case 'strike':
      return 0.01;
    case 'gain':
      return 3;
    case 'reinforce':
      return 0.6;
    default:
      return game.terra === null ? 1 : realmEagerness(game, seat, action);
  }
}

/** Attacks are made where they will probably be won. */
function attackEagerness(game: NewDawnState, seat: Seat, space: number): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'campaign') return 1;
  const fight = fightAt(game, { attacker: seat, space, card: frame.card, slot: frame.slot, attack: 0, defence: 0 });
  const odds = attackStrength(game, fight) - defenceStrength(game, fight);
  if (odds < -1) return 0.02;
  return (odds + 2) * (isCity(game.pieces[space]) ? 3 : 1);
}

/** A caravan stops where it is rewarded. */
function stopEagerness(game: NewDawnState, seat: Seat): number {
  const frame = game.frames.at(-1);
  return frame?.step === 'move-caravan' && isDestination(game, seat, frame.at) ? 30 : 0.05;
}

/** A quick, sensible player: draws among the actions by how gladly it takes them. */
function playout(game: NewDawnState, seat: Seat, actions: readonly Action[], luck: Luck): number {
  const weights = actions.map((action) => eagerness(game, seat, action));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let drawn = (luck(1_000_000) / 1_000_000) * total;
  for (const [at, weight] of weights.entries()) {
    drawn -= weight;
    if (drawn < 0) return at;
  }
  return actions.length - 1;
}

/** Bots for A New Dawn. */
export const bot: BotSense<NewDawn> = { evaluate, playout, spread: 6 };
