/** Which cards of a player are active, and what they add up to (FF 10.7, FF 25). */

import type { Seat } from '@tabularium/kernel';
import { GREAT_PEOPLE } from '../content/great-people.ts';
import type { Op, Protection, Stat } from '../content/model.ts';
import type { City, FameState, PersonCard, Piece, Player, Square } from '../state.ts';
import {
  type AnyOp,
  type Card,
  type Library,
  libraryOf,
  perLibrary,
  type Standing,
  useKey,
} from '../vocabulary/library.ts';
import { addUp, type Holdings, type Sum } from './holdings.ts';
import { coinIcons } from './icons.ts';
import { memoOf } from './memo.ts';
import { playerOf } from './players.ts';
import { enemyOn, outskirtsOf, printedSquares } from './squares.ts';

export { useKey } from '../vocabulary/library.ts';

/** What a player held when it was last worked out. */
interface Remembered {
  readonly library: Library;
  readonly civilization: string;
  readonly government: string;
  /** Everything known, row by row. */
  readonly technologies: readonly string[];
  /** Wonders, people and investments. */
  readonly others: readonly Card[];
  readonly holdings: Holdings;
}

/** The last few hands of each seat: search looks at several futures in turn. */
const remembered: Remembered[][] = [];
const MOST_REMEMBERED = 8;

/** What the player's active cards come to; blockaded and obsolete wonders and hidden people do not count (FF 4.5, FF 14.5). */
export function holdingsOf(game: FameState, seat: Seat): Holdings {
  const memo = memoOf(game);
  if (memo === undefined) return findHoldings(game, seat);
  const known = memo.holdings[seat];
  if (known !== undefined) return known;
  const found = findHoldings(game, seat);
  memo.holdings[seat] = found;
  return found;
}

function findHoldings(game: FameState, seat: Seat): Holdings {
  const library = libraryOf(game.options);
  const player = playerOf(game, seat);
  const count = gatherOthers(game, seat, library, player);
  remembered[seat] ??= [];
  const hands = remembered[seat];
  for (let at = 0; at < hands.length; at++) {
    const hand = hands[at] as Remembered;
    if (hand.library !== library || !areGathered(hand.others, count) || !isSame(hand, player)) continue;
    for (let later = at; later > 0; later--) hands[later] = hands[later - 1] as Remembered;
    hands[0] = hand;
    return hand.holdings;
  }
  const others = gathered.slice(0, count);
  const { civilization, government, rows } = player;
  const { cards } = library;
  const technologies: string[] = [];
  const active: Card[] = [];
  addCard(cards.civilization[civilization], active);
  addCard(cards.government[government], active);
  for (const row of rows) {
    for (const id of row) {
      technologies.push(id);
      addCard(cards.technology[id], active);
    }
  }
  for (const card of others) active.push(card);
  const holdings = addUp(active);
  hands.unshift({ library, civilization, government, technologies, others, holdings });
  if (hands.length > MOST_REMEMBERED) hands.pop();
  return holdings;
}

function addCard(card: Card | undefined, cards: Card[]): void {
  if (card !== undefined) cards.push(card);
}

function isSame(hand: Remembered, { civilization, government, rows }: Player): boolean {
  if (hand.civilization !== civilization || hand.government !== government) return false;
  const { technologies } = hand;
  let at = 0;
  for (let row = 0; row < rows.length; row++) {
    const known = rows[row] as string[];
    for (let place = 0; place < known.length; place++) if (technologies[at++] !== known[place]) return false;
  }
  return at === technologies.length;
}

/** The wonders, people and investments of the player who was asked about last; whoever keeps them makes a copy. */
const gathered: Card[] = [];

/** Are these as many cards as were gathered, and the same? */
function areGathered(cards: readonly Card[], count: number): boolean {
  if (cards.length !== count) return false;
  for (let at = 0; at < count; at++) if (cards[at] !== gathered[at]) return false;
  return true;
}

/** Gather the wonders, people and investments of a player that work now, and say how many there are. */
function gatherOthers(game: FameState, seat: Seat, library: Library, player: Player): number {
  const { cards, invested } = library;
  const { cities, people, investments } = player;
  const { pieces } = game.map;
  let count = 0;
  let kinds = 0;
  for (let at = 0; at < cities.length; at++) {
    const squares = outskirtsOf(game, cities[at] as City);
    for (let near = 0; near < squares.length; near++) {
      const square = squares[near] as Square;
      const piece = pieces[square];
      if (!piece || piece.kind === 'building' || !works(game, seat, square, piece)) continue;
      if (piece.kind === 'person') kinds |= bitOf(piece.id);
      else count = gather(cards.wonder[piece.id], count);
    }
  }
  for (let at = 0; at < people.length; at++) {
    const { id, open } = people[at] as PersonCard;
    if (open && (kinds & bitOf(library.people[id]?.type ?? '')) !== 0) count = gather(cards.person[id], count);
  }
  for (let at = 0; at < invested.length; at++) {
    const { id, byMarkers } = invested[at] as Library['invested'][number];
    const markers = investments[id];
    if (markers !== undefined && markers > 0) count = gather(byMarkers[markers], count);
  }
  return count;
}

/** Put the card beside those gathered, if there is one; gives how many there are then. */
function gather(card: Card | undefined, count: number): number {
  if (card === undefined) return count;
  gathered[count] = card;
  return count + 1;
}

/** Does a wonder or great person in the player's outskirts work (FF 4.5, FF 4.6, FF 19.1)? */
function works(game: FameState, seat: Seat, square: Square, { obsolete }: Piece): boolean {
  return !obsolete && !enemyOn(game, square, seat);
}

/** The cards of a player that work now. */
export function activeCards(game: FameState, seat: Seat): readonly Card[] {
  return holdingsOf(game, seat).cards;
}

/** A wonder on the map. */
export interface WonderOnMap {
  readonly id: string;
  readonly square: Square;
}

/** The wonders of a player whose ability works. */
export function wondersOf(game: FameState, seat: Seat): readonly WonderOnMap[] {
  const wonders: WonderOnMap[] = [];
  for (const city of playerOf(game, seat).cities) {
    for (const square of outskirtsOf(game, city)) {
      const piece = game.map.pieces[square];
      if (piece?.kind === 'wonder' && works(game, seat, square, piece)) wonders.push({ id: piece.id, square });
    }
  }
  return wonders;
}

/** A bit for each kind of great person. */
const PERSON_BITS: ReadonlyMap<string, number> = new Map(Object.keys(GREAT_PEOPLE).map((type, at) => [type, 1 << at]));

const bitOf = (type: string): number => PERSON_BITS.get(type) ?? 0;

/** The kinds of great people of which the player has an unblockaded marker on the map, one bit for each (FF 4.6). */
function peopleOnMap(game: FameState, seat: Seat): number {
  const memo = memoOf(game);
  const known = memo?.people[seat];
  if (known !== undefined) return known;
  const { cities } = playerOf(game, seat);
  const { pieces } = game.map;
  let kinds = 0;
  for (let at = 0; at < cities.length; at++) {
    const squares = outskirtsOf(game, cities[at] as City);
    for (let near = 0; near < squares.length; near++) {
      const square = squares[near] as Square;
      const piece = pieces[square];
      if (piece && piece.kind === 'person' && !enemyOn(game, square, seat)) kinds |= bitOf(piece.id);
    }
  }
  if (memo !== undefined) memo.people[seat] = kinds;
  return kinds;
}

/** Has the player an unblockaded marker of that kind of great person on the map (FF 4.6)? */
export function hasOnMap(game: FameState, seat: Seat, type: string): boolean {
  return (peopleOnMap(game, seat) & bitOf(type)) !== 0;
}

/** Can a great person card of the player be used? */
export function isAtWork(game: FameState, seat: Seat, person: string): boolean {
  const type = libraryOf(game.options).people[person]?.type;
  return type !== undefined && hasOnMap(game, seat, type);
}

const NONE: readonly Standing[] = [];

/** Every operation of that name that holds for a player now. */
export function standing(game: FameState, seat: Seat, op: string): readonly Standing[] {
  return holdingsOf(game, seat).standing.get(op) ?? NONE;
}

type OpNamed<K extends string> = Extract<Op, { op: K }>;

function narrowed<K extends Op['op']>(op: AnyOp, name: K): OpNamed<K> {
  if (op.op !== name) throw new Error(`"${op.op}" is not "${name}".`);
  return op as OpNamed<K>;
}

/** Does a permission or ban of that name hold for a player? */
export function has(game: FameState, seat: Seat, op: string): boolean {
  return holdingsOf(game, seat).standing.has(op);
}

/** A permission of that name that the player has not used up this turn. */
export function unused(game: FameState, seat: Seat, op: string): Standing | undefined {
  const { used } = playerOf(game, seat);
  for (const one of standing(game, seat, op)) {
    if (!one.limited || !used.includes(useKey(one.card.source, one.effect))) return one;
  }
  return undefined;
}

/** The coins of a player: icons, tokens, and what is printed on cards in force (FF 12.1). */
export function coinsOf(game: FameState, seat: Seat): number {
  const memo = memoOf(game);
  const known = memo?.coins[seat];
  if (known !== undefined) return known;
  const coins = coinIcons(game, seat) + coinTokens(game, seat) + printedCoins(game, seat);
  if (memo !== undefined) memo.coins[seat] = coins;
  return coins;
}

/** Coins printed on cards in force. */
export function printedCoins(game: FameState, seat: Seat): number {
  return holdingsOf(game, seat).stats.coin.fixed;
}

/** How many coins are printed on all tiles of a table, and how many there are on its cards. */
const printedCoinsOf = perLibrary((library): { readonly onTiles: number; readonly onCards: number } => {
  const squares = Object.values(library.tiles).flatMap(printedSquares);
  return {
    onTiles: squares.reduce((sum, { icons }) => sum + icons.coin, 0),
    onCards: addUp([...library.named.values()]).stats.coin.fixed,
  };
});

/** Nobody gets more coins from tiles than are printed on them. */
export function coinsOnTiles(game: FameState): number {
  return printedCoinsOf(libraryOf(game.options)).onTiles;
}

/** Nobody gets more coins from cards than are printed on all of them. */
export function coinsOnCards(game: FameState): number {
  return printedCoinsOf(libraryOf(game.options)).onCards;
}

/** Coin tokens that count: those on a blockaded wonder do not (FF 4.5). */
function coinTokens(game: FameState, seat: Seat): number {
  const { coins } = playerOf(game, seat);
  const { wonders } = libraryOf(game.options);
  let tokens = 0;
  let working: readonly WonderOnMap[] | undefined;
  for (const holder in coins) {
    if (wonders[holder] !== undefined) {
      working ??= wondersOf(game, seat);
      if (!working.some(({ id }) => id === holder)) continue;
    }
    tokens += coins[holder] ?? 0;
  }
  return tokens;
}

/** What a sum comes to with the player's coins. */
function worth(game: FameState, seat: Seat, { fixed, byCoins }: Sum): number {
  let sum = fixed;
  for (let at = 0; at < byCoins.length; at++) {
    const { add, coins } = byCoins[at] as Sum['byCoins'][number];
    sum += add * Math.floor(coinsOf(game, seat) / coins);
  }
  return sum;
}

/** A number of the player (FF 10.7). */
export function statOf(game: FameState, seat: Seat, stat: Stat): number {
  return worth(game, seat, holdingsOf(game, seat).stats[stat]);
}

/** What all changes of a price add up to. */
export function costChange(game: FameState, seat: Seat, of: OpNamed<'cost-change'>['of']): number {
  return worth(game, seat, holdingsOf(game, seat).prices[of]);
}

/** Extra production of every city of the player. */
export function productionOfEach(game: FameState, seat: Seat): number {
  return worth(game, seat, holdingsOf(game, seat).production);
}

/** How the player's figures may use water: not at all, crossing it, or ending there too (FF 8.3). */
export function waterOf(game: FameState, seat: Seat): 0 | 1 | 2 {
  let best: 0 | 1 | 2 = 0;
  for (const { op } of standing(game, seat, 'water')) {
    if (narrowed(op, 'water').mode === 'end') return 2;
    best = 1;
  }
  return best;
}

/** Is the player protected from that? */
export function isProtected(game: FameState, seat: Seat, from: Protection): boolean {
  return standing(game, seat, 'protect').some(({ op }) => narrowed(op, 'protect').from.includes(from));
}

/** Trade into production: so much for so much (FF 7.4). */
export function rushOf(game: FameState, seat: Seat, usual: { trade: number; production: number }) {
  const [rate] = standing(game, seat, 'rush-rate');
  return rate === undefined ? usual : narrowed(rate.op, 'rush-rate');
}

/** Does the player know that technology? */
export function knows(player: Pick<Player, 'rows'>, technology: string): boolean {
  const { rows } = player;
  for (let row = 0; row < rows.length; row++) if ((rows[row] as string[]).includes(technology)) return true;
  return false;
}
