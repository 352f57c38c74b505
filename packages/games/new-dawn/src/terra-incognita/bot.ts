/** What bots know about the expansion: armies, forts, districts, governments and the unknown land. */

import type { ActionOf, Seat } from '@tabularium/kernel';
import { boardOf } from '../board.ts';
import { focusCard } from '../content/focus-cards.ts';
import { attackStrength } from '../queries/combat.ts';
import { isCity, pieceOwner } from '../queries/pieces.ts';
import { type NewDawnState, ON_CARD } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';
import { GOVERNMENTS } from './content/governments.ts';
import { type Aim, aimsAt, isHostile } from './queries/armies.ts';
import { armyDefence } from './queries/combat.ts';
import { districtsOf, fortsOf, isFreeFort, realmOf } from './queries/realms.ts';

/** What armies, forts, districts and the government are worth, in points. */
export function realmPoints(game: NewDawnState, seat: Seat): number {
  const { armies, governed } = realmOf(game, seat);
  let points = 1.1 * districtsOf(game, seat).length + 2.5 * fortsOf(game, seat) + 0.5 * armies.length;
  if (governed !== null) points += 0.5 * GOVERNMENTS[focusCard(governed).type].arrows;
  for (const at of armies) if (at !== ON_CARD) points += threat(game, seat, at);
  return points;
}

/** An army is worth more near something it could take: a free fort, a rival city, a barbarian. */
function threat(game: NewDawnState, seat: Seat, at: number): number {
  let worth = 0;
  for (const near of boardOf(game.map).neighbours[at] ?? []) {
    if (isFreeFort(game, near)) worth = Math.max(worth, 0.5);
    else if (isCity(game.pieces[near]) && pieceOwner(game.pieces[near]) !== seat) worth = Math.max(worth, 0.35);
    else if (isHostile(game, seat, near)) worth = Math.max(worth, 0.15);
  }
  return worth;
}

/** How gladly a quick player takes an action of the expansion. */
export function realmEagerness(game: NewDawnState, seat: Seat, action: ActionOf<NewDawn>): number {
  switch (action.type) {
    case 'explore':
    case 'explore-from':
      return 4;
    case 'district':
    case 'resolve-district':
      return 6;
    case 'grow':
      return action.by === 'district' && districtsOf(game, seat).length < 5 ? 5 : 1;
    case 'ability':
    case 'drive-out':
    case 'rout':
      return 5;
    case 'govern':
      return 3;
    case 'march':
      return marchEagerness(game, seat, action.space);
    case 'halt':
      return 0.1;
    case 're-roll':
      return rollEagerness(game);
    case 'settle':
      return 6;
    case 'seize':
    case 'conquer':
      return 8;
    default:
      return 1;
  }
}

/** What a victory over each is worth. */
const PRIZE: Readonly<Record<Aim['target'], number>> = {
  fort: 8,
  city: 8,
  capital: 6,
  'city-state': 6,
  token: 3,
  army: 2,
  caravan: 2,
  barbarian: 3,
};

/** Armies attack where they will probably win, and otherwise wander towards what they could take. */
function marchEagerness(game: NewDawnState, seat: Seat, space: number): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'move-army') return 1;
  const aims = aimsAt(game, seat, space);
  if (aims.length === 0) return 0.6 + 4 * threat(game, seat, space);
  return Math.max(...aims.map((aim) => odds(game, seat, space, aim) * PRIZE[aim.target]));
}

/** Roughly the chance to win, from the difference of the values without the dice. */
function odds(game: NewDawnState, seat: Seat, space: number, { target, owner }: Aim): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'move-army') return 0;
  const stakes = { attacker: seat, space, card: frame.card, slot: frame.slot, army: frame.army, target };
  const defender = owner < 0 ? null : owner;
  const fight = { ...stakes, defender, attackDie: 0, defenceDie: 0, path: [], attack: 0, defence: 0 };
  const lead = attackStrength(game, fight) - armyDefence(game, fight);
  return Math.min(1, Math.max(0.01, 0.42 + lead / 7));
}

/** A bad throw of one's own is thrown again when it would lose. */
function rollEagerness(game: NewDawnState): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'fight-on') return 0.1;
  const { side, fight } = frame;
  const loses = side === 'attack' ? fight.attack <= fight.defence : fight.defence < fight.attack;
  const die = side === 'attack' ? fight.attackDie : fight.defenceDie;
  return loses && die <= 3 ? 4 : 0.01;
}
