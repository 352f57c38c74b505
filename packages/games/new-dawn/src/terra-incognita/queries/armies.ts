/** Where armies may go, what stops them and what they may attack (TI 5). */

import type { Seat } from '@tabularium/kernel';
import type { FocusId } from '../../content/focus-cards.ts';
import { boardOf } from '../../queries/board.ts';
import { hasEffect, type Target } from '../../queries/effects.ts';
import { matureCities } from '../../queries/maturity.ts';
import {
  capitalSpace,
  hasBarbarian,
  isCapital,
  isCity,
  isFreeCityState,
  isReinforced,
  isToken,
  ownerAt,
} from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { difficultyAt, difficultyFor, FIGHTING } from '../../queries/terrain.ts';
import { focusCard } from '../../queries/things.ts';
import { type NewDawnKnown, ON_CARD } from '../../state.ts';
import type { ArmyCard } from '../content/focus-cards.ts';
import { hasPact, hasRivalArmy, hasRivalCaravan, isFreeFort, realmOf, terraOf } from './realms.ts';

/** The conditions under which armies march. */
export interface Campaign {
  readonly seat: Seat;
  readonly card: FocusId;
  readonly slot: number;
}

/** The military card that leads the armies. */
export function armyCard(id: FocusId): ArmyCard {
  const card = focusCard(id);
  if (card.type !== 'military' || !('armies' in card)) throw new Error(`${id} leads no armies.`);
  return card;
}

/** How many armies that seat may have in use (TI 5.1). */
export function armyLimit(game: NewDawnKnown, seat: Seat): number {
  let limit = 0;
  for (const { card } of playerOf(game, seat).row) {
    if (focusCard(card).type === 'military') limit = Math.max(limit, armyCard(card).armies);
  }
  return limit;
}

/** Where an army on the card may set out: the capital and mature cities (TI 5.2). */
export function musteringCities(game: NewDawnKnown, seat: Seat): number[] {
  const capital = capitalSpace(game, seat);
  const mature = matureCities(game, seat);
  return mature.includes(capital) || capital < 0 ? mature : [capital, ...mature];
}

/** How far one army may move; the Pentagon lets it go as far as it likes. */
export const marchingRange = (game: NewDawnKnown, { seat, card }: Campaign): number =>
  hasEffect(game, seat, 'marchesFar') ? FAR : armyCard(card).steps;

const FAR = 99;

/** Is there anything an army of that seat would have to attack on the space (TI 5.4)? */
export function isHostile(game: NewDawnKnown, seat: Seat, space: number): boolean {
  const owner = ownerAt(game, space);
  if (owner >= 0 && owner !== seat) return true;
  if (hasBarbarian(game, space) || isFreeCityState(game, space) || isFreeFort(game, space)) return true;
  return hasRivalArmy(game, seat, space) || hasRivalCaravan(game, seat, space);
}

/** Must an army that enters the space stop there? Flight and Akkad let it pass some things (TI 5.4, TI 15.1). */
export function mustStop(game: NewDawnKnown, { seat, card }: Campaign, space: number): boolean {
  if (!isHostile(game, seat, space)) return false;
  const { flies = false } = armyCard(card);
  const piece = game.pieces[space];
  if (isFreeFort(game, space) || hasRivalArmy(game, seat, space)) return true;
  if (ownerAt(game, space) >= 0 && ownerAt(game, space) !== seat) {
    const passes = isToken(piece) && ((flies && !isReinforced(piece)) || hasEffect(game, seat, 'passesTokens'));
    if (!passes) return true;
  }
  if (flies) return false;
  return hasBarbarian(game, space) || isFreeCityState(game, space) || hasRivalCaravan(game, seat, space);
}

/** Something an army can attack, and whose it is; `-1` if nobody's. */
export interface Aim {
  readonly target: Target;
  readonly owner: Seat;
}

/** What an army of that seat may choose to attack on the space (TI 5.6, TI 5.23, TI 12.8). */
export function aimsAt(game: NewDawnKnown, seat: Seat, space: number): Aim[] {
  if (hasBarbarian(game, space)) return [{ target: 'barbarian', owner: -1 }];
  const aims: Aim[] = [];
  const mayHarm = (owner: Seat) => owner !== seat && !hasPact(game, seat, owner);
  const owner = ownerAt(game, space);
  if (owner >= 0 && mayHarm(owner)) aims.push({ target: pieceTarget(game.pieces[space]), owner });
  for (const [rival, { armies }] of terraOf(game).realms.entries()) {
    if (mayHarm(rival) && armies.includes(space)) aims.push({ target: 'army', owner: rival });
  }
  for (const [rival, { caravans }] of game.players.entries()) {
    if (mayHarm(rival) && caravans.includes(space)) aims.push({ target: 'caravan', owner: rival });
  }
  if (isFreeCityState(game, space)) aims.push({ target: 'city-state', owner: -1 });
  if (isFreeFort(game, space)) aims.push({ target: 'fort', owner: -1 });
  return aims;
}

function pieceTarget(piece: number | undefined): Target {
  if (isCapital(piece)) return 'capital';
  return isCity(piece) ? 'city' : 'token';
}

/** May an army's move end on the space, with an attack if need be? */
function mayEnd(game: NewDawnKnown, seat: Seat, space: number): boolean {
  if (space === terraOf(game).lent) return false;
  return !isHostile(game, seat, space) || aimsAt(game, seat, space).length > 0;
}

/** What keeps an army out of a space, as far as terrain goes (TI 5.3). */
export function terrainObstacle(game: NewDawnKnown, { seat, card, slot }: Campaign, space: number) {
  if (boardOf(game.map).water[space] === true) {
    return armyCard(card).water || hasEffect(game, seat, 'sails') ? null : 'water';
  }
  return difficultyAt(game, seat, space, FIGHTING) > slot ? 'too-difficult' : null;
}

/** How far ahead is looked for a way out of a space where no move may end. */
const LOOK_AHEAD = 3;

/** The spaces an army may enter from there with so many steps left, never one it would be stuck on. */
export function marchingWays(game: NewDawnKnown, campaign: Campaign, at: number, left: number): number[] {
  if (left <= 0) return [];
  const board = boardOf(game.map);
  const difficulty = difficultyFor(game, campaign.seat, FIGHTING);
  const sails = armyCard(campaign.card).water || hasEffect(game, campaign.seat, 'sails');
  const mayEnter = (space: number) => (board.water[space] === true ? sails : difficulty(space) <= campaign.slot);
  const leadsOn = (space: number, steps: number, depth: number): boolean => {
    if (mayEnd(game, campaign.seat, space)) return true;
    if (steps <= 0 || depth <= 0 || mustStop(game, campaign, space)) return false;
    return (board.neighbours[space] ?? []).some((next) => mayEnter(next) && leadsOn(next, steps - 1, depth - 1));
  };
  return (board.neighbours[at] ?? []).filter((space) => mayEnter(space) && leadsOn(space, left - 1, LOOK_AHEAD));
}

/** May an army that has won or stopped remain on the space (TI 5.13)? */
export function mayRemain(game: NewDawnKnown, seat: Seat, space: number): boolean {
  return space !== terraOf(game).lent && !isHostile(game, seat, space);
}

/** A resolution in which armies move: which have, and whether a defeated one has been sent out again. */
interface Moving extends Campaign {
  readonly moved: readonly number[];
  readonly redeployed: boolean;
}

/** Each army moves once; a defeated one rests, but Mass Production sends one out again, once per resolution (TI 5.28). */
export function mayMove(game: NewDawnKnown, { seat, card, moved, redeployed }: Moving, army: number): boolean {
  if (!rests(game, seat, army)) return !moved.includes(army);
  return !redeployed && armyCard(card).redeploys === true;
}

/** Is the army back on the card because it was defeated in this turn? */
export const rests = (game: NewDawnKnown, seat: Seat, army: number): boolean =>
  terraOf(game).turn.rested.includes(army) && realmOf(game, seat).armies[army] === ON_CARD;

/** Have all armies of that seat moved? What is asked next is only whether that was all. */
export const haveArmiesMoved = (game: NewDawnKnown, frame: Moving): boolean =>
  !realmOf(game, frame.seat).armies.some((_, army) => mayMove(game, frame, army));
