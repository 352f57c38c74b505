/** Which cards of a player are active, and what they add up to (FF 10.7, FF 25). */

import type { Seat } from '@tabularium/kernel';
import { AT_START } from '../content/limits.ts';
import type { Op, Protection, Stat } from '../content/model.ts';
import type { FameState, Player, Square } from '../state.ts';
import { type AnyOp, type Card, levelReached, libraryOf, type Standing } from '../vocabulary/library.ts';
import { coinIcons } from './icons.ts';
import { memoOf, once } from './memo.ts';
import { playerOf } from './players.ts';
import { enemyOn, outskirtsOf } from './squares.ts';

/** The cards of a player that work now: blockaded and obsolete wonders and hidden people do not (FF 4.5, FF 14.5). */
export function activeCards(game: FameState, seat: Seat): readonly Card[] {
  return once(memoOf(game)?.cards, seat, () => collectCards(game, seat));
}

function collectCards(game: FameState, seat: Seat): Card[] {
  const { cards, investments } = libraryOf(game.options);
  const player = playerOf(game, seat);
  const active: Card[] = [];
  const add = (card: Card | undefined) => {
    if (card !== undefined) active.push(card);
  };
  add(cards.civilization[player.civilization]);
  add(cards.government[player.government]);
  for (const row of player.rows) for (const id of row) add(cards.technology[id]);
  for (const { id } of wondersOf(game, seat)) add(cards.wonder[id]);
  for (const { id, open } of player.people) if (open && isAtWork(game, seat, id)) add(cards.person[id]);
  for (const id in player.investments) {
    const level = levelReached(investments[id], player.investments[id] ?? 0);
    if (level !== undefined) add(cards.investment[`${id}/${level.markers}`]);
  }
  return active;
}

/** A wonder on the map. */
export interface WonderOnMap {
  readonly id: string;
  readonly square: Square;
}

/** The wonders of a player whose ability works. */
export function wondersOf(game: FameState, seat: Seat): WonderOnMap[] {
  const wonders: WonderOnMap[] = [];
  for (const city of playerOf(game, seat).cities) {
    for (const square of outskirtsOf(game, city)) {
      const piece = game.map.pieces[square];
      if (piece?.kind !== 'wonder' || piece.obsolete || enemyOn(game, square, seat)) continue;
      wonders.push({ id: piece.id, square });
    }
  }
  return wonders;
}

/** Has the player an unblockaded marker of that kind of great person on the map (FF 4.6)? */
export function hasOnMap(game: FameState, seat: Seat, type: string): boolean {
  for (const city of playerOf(game, seat).cities) {
    for (const square of outskirtsOf(game, city)) {
      const piece = game.map.pieces[square];
      if (piece?.kind === 'person' && piece.id === type && !enemyOn(game, square, seat)) return true;
    }
  }
  return false;
}

/** Can a great person card of the player be used? */
export function isAtWork(game: FameState, seat: Seat, person: string): boolean {
  const type = libraryOf(game.options).people[person]?.type;
  return type !== undefined && hasOnMap(game, seat, type);
}

/** Every operation of that name that holds for a player now. */
export function standing(game: FameState, seat: Seat, op: string): Standing[] {
  const found: Standing[] = [];
  for (const card of activeCards(game, seat)) {
    const list = card.standing.get(op);
    if (list !== undefined) found.push(...list);
  }
  return found;
}

type OpNamed<K extends string> = Extract<Op, { op: K }>;

/** The operations of the base game of that name that hold for a player now. */
function holding<K extends Op['op']>(game: FameState, seat: Seat, op: K): OpNamed<K>[] {
  return standing(game, seat, op).map((one) => narrowed(one.op, op));
}

function narrowed<K extends Op['op']>(op: AnyOp, name: K): OpNamed<K> {
  if (op.op !== name) throw new Error(`"${op.op}" is not "${name}".`);
  return op as OpNamed<K>;
}

/** Does a permission or ban of that name hold for a player? */
export function has(game: FameState, seat: Seat, op: string): boolean {
  return activeCards(game, seat).some((card) => card.standing.has(op));
}

/** A permission of that name that the player has not used up this turn. */
export function unused(game: FameState, seat: Seat, op: string): Standing | undefined {
  const { used } = playerOf(game, seat);
  return standing(game, seat, op).find((one) => !one.limited || !used.includes(useKey(one.card.source, one.effect)));
}

/** The name under which a use is remembered. */
export const useKey = (source: string, effect: number): string => `${source}/${effect}`;

const START: Readonly<Record<Stat, number>> = {
  'travel-speed': AT_START.travelSpeed,
  'stacking-limit': AT_START.stackingLimit,
  'culture-hand': AT_START.cultureHand,
  'battle-hand': AT_START.battleHand,
  cities: AT_START.cities,
  coin: 0,
  'combat-bonus': 0,
  'unit-strength': 0,
};

/** The coins of a player: icons, tokens, and what is printed on cards in force (FF 12.1). */
export function coinsOf(game: FameState, seat: Seat): number {
  const count = () => coinIcons(game, seat) + coinTokens(game, seat) + printedCoins(game, seat);
  return once(memoOf(game)?.coins, seat, count);
}

/** Coins printed on cards in force. */
function printedCoins(game: FameState, seat: Seat): number {
  let coins = 0;
  for (const { stat, add } of holding(game, seat, 'stat-add')) if (stat === 'coin') coins += add;
  return coins;
}

/** Coin tokens that count: those on a blockaded wonder do not (FF 4.5). */
function coinTokens(game: FameState, seat: Seat): number {
  const { coins } = playerOf(game, seat);
  const { wonders } = libraryOf(game.options);
  let tokens = 0;
  let working: WonderOnMap[] | undefined;
  for (const holder in coins) {
    if (wonders[holder] !== undefined) {
      working ??= wondersOf(game, seat);
      if (!working.some(({ id }) => id === holder)) continue;
    }
    tokens += coins[holder] ?? 0;
  }
  return tokens;
}

/** Once for every so many coins, or once. */
function times(game: FameState, seat: Seat, perCoins: number | undefined): number {
  return perCoins === undefined ? 1 : Math.floor(coinsOf(game, seat) / perCoins);
}

/** A number of the player: the best of the set values, and everything added (FF 10.7). */
export function statOf(game: FameState, seat: Seat, stat: Stat): number {
  const known = memoOf(game)?.stats;
  const key = known === undefined ? '' : `${seat}${stat}`;
  const answer = known?.get(key);
  if (answer !== undefined) return answer;
  const found = workOut(game, seat, stat);
  known?.set(key, found);
  return found;
}

function workOut(game: FameState, seat: Seat, stat: Stat): number {
  let best = START[stat];
  let added = 0;
  for (const card of activeCards(game, seat)) {
    for (const { op } of card.standing.get('stat-set') ?? []) {
      const set = narrowed(op, 'stat-set');
      if (set.stat === stat && set.value > best) best = set.value;
    }
    for (const { op } of card.standing.get('stat-add') ?? []) {
      const { stat: which, add, perCoins } = narrowed(op, 'stat-add');
      if (which === stat) added += add * times(game, seat, perCoins);
    }
  }
  return best + added;
}

/** What all changes of a price add up to. */
export function costChange(game: FameState, seat: Seat, of: OpNamed<'cost-change'>['of']): number {
  let sum = 0;
  for (const op of holding(game, seat, 'cost-change')) {
    if (op.of === of) sum += op.add * times(game, seat, op.perCoins);
  }
  return sum;
}

/** Extra production of every city of the player. */
export function productionOfEach(game: FameState, seat: Seat): number {
  let sum = 0;
  for (const op of holding(game, seat, 'city-production')) {
    if (op.scope === 'each-city') sum += op.add * times(game, seat, op.perCoins);
  }
  return sum;
}

/** How the player's figures may use water: not at all, crossing it, or ending there too (FF 8.3). */
export function waterOf(game: FameState, seat: Seat): 0 | 1 | 2 {
  let best: 0 | 1 | 2 = 0;
  for (const { mode } of holding(game, seat, 'water')) {
    if (mode === 'end') return 2;
    best = 1;
  }
  return best;
}

/** Is the player protected from that? */
export function isProtected(game: FameState, seat: Seat, from: Protection): boolean {
  return holding(game, seat, 'protect').some((op) => op.from.includes(from));
}

/** Trade into production: so much for so much (FF 7.4). */
export function rushOf(game: FameState, seat: Seat, usual: { trade: number; production: number }) {
  return holding(game, seat, 'rush-rate')[0] ?? usual;
}

/** Does the player know that technology? */
export function knows(player: Pick<Player, 'rows'>, technology: string): boolean {
  return player.rows.some((row) => row.includes(technology));
}
