/** What the operations of great person cards do. */

import { push, type Seat } from '@tabularium/kernel';
import { TRADE_MOST } from '../../content/limits.ts';
import { sideOf } from '../../effects/battles.ts';
import { cultureOfArts } from '../../effects/gains.ts';
import { shipTo } from '../../effects/land.ts';
import type { FameOp } from '../../fame-and-fortune/content/model.ts';
import { isUnit, isUnitUnlocked, UNIT_TYPES } from '../../queries/building.ts';
import { mayEnd, mayTake, plainActionsLeft } from '../../queries/cities.ts';
import { unitType } from '../../queries/combat.ts';
import { countInSupply } from '../../queries/figures.ts';
import { geometryOf } from '../../queries/geometry.ts';
import { cityOf, othersOf, playerOf, siteOf } from '../../queries/players.ts';
import { coinsOf } from '../../queries/sources.ts';
import { countAt, isMarked, isRevealed, occupantOf, outskirtsOf } from '../../queries/squares.ts';
import { handSize, sectionOf } from '../../queries/track.ts';
import { battleOf } from '../../rules/battle.ts';
import { skipTurn } from '../../rules/battle-turns.ts';
import { advanceFree } from '../../rules/culture.ts';
import { discardEvent, drawFrom } from '../../rules/discards.ts';
import { drawEvents } from '../../rules/events.ts';
import { relocate } from '../../rules/figures.ts';
import { addCoin, changeCulture, changeTrade, removeCoin, SHEET } from '../../rules/stores.ts';
import { tell } from '../../rules/telling.ts';
import type { FameState, Marker, Square } from '../../state.ts';
import type { Pick } from '../../vocabulary/actions.ts';
import type { Deed } from '../../vocabulary/frames.ts';
import { partsOf } from '../../vocabulary/library.ts';
import { anyRules, holds, type OperationRules, type Scale } from '../../vocabulary/operations.ts';
import type { DeckOp } from '../content/model.ts';

type Own = Exclude<DeckOp, FameOp | { op: 'gain-scaled' }>;

const capitalOf = (game: FameState, seat: Seat) => playerOf(game, seat).cities.find(({ capital }) => capital);

/** Squares with figures of the player, as objects. */
function ownSquares(game: FameState, seat: Seat): Square[] {
  return [...new Set(playerOf(game, seat).figures.flatMap(({ square }) => (square < 0 ? [] : [square])))];
}

/** So many of the player's figures in a square. */
function parties(game: FameState, seat: Seat, square: Square): Pick[] {
  const player = playerOf(game, seat);
  const [armies, scouts] = [countAt(player, square, 'army'), countAt(player, square, 'scout')];
  const found: Pick[] = [];
  for (let a = armies; a >= 0; a--)
    for (let s = scouts; s >= 0; s--) if (a + s > 0) found.push({ armies: a, scouts: s, of: seat });
  return found;
}

const sizeOf = (party: Pick): number => ('armies' in party ? party.armies + party.scouts : 0);

/** The figures that make up a party. */
function membersOf(game: FameState, seat: Seat, square: Square, party: Pick): number[] {
  if (!('armies' in party)) return [];
  const left = { army: party.armies, scout: party.scouts };
  return playerOf(game, seat).figures.flatMap((figure, number) => {
    if (figure.square !== square || left[figure.kind] <= 0) return [];
    left[figure.kind]--;
    return [number];
  });
}

/** Other squares with own figures that have room for so many more. */
const meetingPlaces = (game: FameState, seat: Seat, from: Square, count: number): Square[] =>
  ownSquares(game, seat).filter((square) => square !== from && mayEnd(game, seat, square, count));

/** Empty squares on the outer edge where so many may stand. */
function edges(game: FameState, seat: Seat, count: number): Square[] {
  const { squares, edge } = geometryOf(game.seats);
  return squares.filter(
    (square) =>
      edge[square] &&
      isRevealed(game, square) &&
      occupantOf(game, square) < 0 &&
      !game.map.pieces[square] &&
      !isMarked(game, square) &&
      mayEnd(game, seat, square, count),
  );
}

/** Amounts worth naming when trade and culture are exchanged. */
const AMOUNTS: readonly number[] = [1, 2, 3, 5, 10];

function exchanges(most: number, into: 'trade' | 'culture'): Pick[] {
  const few = AMOUNTS.filter((amount) => amount < most);
  return most <= 0 ? [] : [...few, most].map((amount) => ({ amount, into }));
}

/** Markers the player has not seen. */
function unseen(game: FameState, seat: Seat): Marker[] {
  const all = [...game.map.markers, ...othersOf(game, seat).flatMap((other) => playerOf(game, other).markers)];
  return all.flatMap((marker) => (marker && !marker.seenBy.includes(seat) ? [marker] : []));
}

/** Is it the player's battle turn, before a unit was played? */
function isOwnTurn(game: FameState, seat: Seat): boolean {
  const frame = game.frames.findLast(({ step }) => step === 'battle-turn');
  return frame?.step === 'battle-turn' && frame.seat === seat && !frame.played;
}

const squareIn = (pick: Pick | undefined): Square | undefined =>
  pick !== undefined && 'square' in pick ? pick.square : undefined;

const own: OperationRules<Own> = {
  'all-cities-arts': {
    possible(game, { seat }) {
      const capital = capitalOf(game, seat);
      return capital !== undefined && plainActionsLeft(game, seat, capital) > 0 && mayTake(game, seat, capital, 'arts');
    },
    apply(game, { seat }) {
      capitalOf(game, seat)?.deeds.push('arts');
      for (const city of playerOf(game, seat).cities.toReversed())
        push(game, { step: 'devote', seat, city: siteOf(city) });
    },
  },
  'arts-as-trade': {
    possible: (game, { seat }) => playerOf(game, seat).trade < TRADE_MOST,
    apply(game, { seat, about }) {
      const amount = cultureOfArts(game, seat, cityOf(playerOf(game, seat), about.city));
      changeCulture(game, seat, -amount);
      changeTrade(game, seat, amount);
    },
  },
  'convert-trade-culture': {
    asks(game, { seat }, _, picks) {
      if (picks.length > 0) return null;
      const { trade, culture } = playerOf(game, seat);
      return [...exchanges(trade, 'culture'), ...exchanges(Math.min(culture, TRADE_MOST - trade), 'trade')];
    },
    apply(game, { seat }, _, [pick]) {
      if (pick === undefined || !('into' in pick)) return;
      const sign = pick.into === 'trade' ? 1 : -1;
      changeTrade(game, seat, sign * pick.amount);
      changeCulture(game, seat, -sign * pick.amount);
    },
  },
  'culture-as-bonus': {
    possible: (game, deed) => game.battle !== null && sideOf(game, deed) === 1 && playerOf(game, deed.seat).culture > 0,
    apply(game, deed) {
      battleOf(game).extra[sideOf(game, deed)] += playerOf(game, deed.seat).culture;
    },
  },
  'double-speed': {
    possible: (game, { seat }) => !playerOf(game, seat).hurried,
    apply(game, { seat }) {
      playerOf(game, seat).hurried = true;
    },
  },
  'edge-jump': {
    asks(game, { seat }, _, [from, party, to]) {
      if (to !== undefined) return null;
      const square = squareIn(from);
      if (square === undefined) {
        const { edge } = geometryOf(game.seats);
        const starts = ownSquares(game, seat).filter((one) => edge[one]);
        return starts.length === 0 || edges(game, seat, 1).length === 0 ? [] : starts.map((one) => ({ square: one }));
      }
      if (party === undefined)
        return parties(game, seat, square).filter((one) => edges(game, seat, sizeOf(one)).length > 0);
      return edges(game, seat, sizeOf(party)).map((one) => ({ square: one }));
    },
    apply(game, { seat }, _, [from, party, to]) {
      const [start, end] = [squareIn(from), squareIn(to)];
      if (start !== undefined && end !== undefined && party !== undefined) {
        shipTo(game, seat, membersOf(game, seat, start, party), end);
      }
    },
  },
  'give-coin-for-step': {
    asks(game, { seat }, _, [coin, player]) {
      if (player !== undefined) return null;
      if (coin !== undefined) return othersOf(game, seat).map((other) => ({ player: other }));
      return Object.keys(playerOf(game, seat).coins).map((holder) => ({ coin: holder, of: seat }));
    },
    apply(game, { seat }, _, [coin, player]) {
      if (coin === undefined || !('coin' in coin) || player === undefined || !('player' in player)) return;
      removeCoin(game, seat, coin.coin);
      addCoin(game, player.player, SHEET);
      advanceFree(game, seat, 1);
    },
  },
  'look-at-markers': {
    possible: (game, { seat }) => unseen(game, seat).length > 0,
    apply(game, { seat }) {
      for (const marker of unseen(game, seat)) marker.seenBy.push(seat);
    },
  },
  'pass-battle-turn': {
    possible: (game, { seat }) => isOwnTurn(game, seat),
    apply: (game) => skipTurn(game),
  },
  'redraw-events': {
    asks(game, { seat }, _, picks) {
      const last = picks.at(-1);
      if (last !== undefined && 'card' in last && last.card === '') return null;
      const left = [...playerOf(game, seat).events];
      for (const pick of picks) if ('card' in pick) left.splice(left.indexOf(pick.card), 1);
      return [...[...new Set(left)].map((card) => ({ card })), { card: '' }];
    },
    apply(game, { seat }, _, picks) {
      for (const pick of picks) {
        if (!('card' in pick) || pick.card === '') continue;
        discardEvent(game, seat, pick.card);
        tell(game, { fact: 'discarded-event', seat, event: pick.card, seen: 'all' });
      }
      const player = playerOf(game, seat);
      drawEvents(game, seat, sectionOf(player.space).level, handSize(game, seat) - player.events.length);
    },
  },
  regroup: {
    asks(game, { seat }, _, [from, party, to]) {
      if (to !== undefined) return null;
      const square = squareIn(from);
      if (square === undefined) {
        return ownSquares(game, seat)
          .filter((one) => meetingPlaces(game, seat, one, 1).length > 0)
          .map((one) => ({ square: one }));
      }
      if (party === undefined) {
        return parties(game, seat, square).filter((one) => meetingPlaces(game, seat, square, sizeOf(one)).length > 0);
      }
      return meetingPlaces(game, seat, square, sizeOf(party)).map((one) => ({ square: one }));
    },
    apply(game, { seat }, _, [from, party, to]) {
      const [start, end] = [squareIn(from), squareIn(to)];
      if (start === undefined || end === undefined || party === undefined) return;
      relocate(game, seat, membersOf(game, seat, start, party), end);
    },
  },
  'replace-battle-force': {
    asks(game, deed, _, picks) {
      if (game.battle === null || picks.length >= game.battle.hands[sideOf(game, deed)].length) return null;
      const player = playerOf(game, deed.seat);
      const open = UNIT_TYPES.filter((type) => {
        const named = picks.filter((pick) => 'unit' in pick && pick.unit === type).length;
        const { down, up } = game.units[type];
        return isUnitUnlocked(player, type) && down.length + up.length > named;
      });
      return open.map((unit) => ({ unit }));
    },
    possible: (game, deed) => game.battle !== null && game.battle.hands[sideOf(game, deed)].length > 0,
    apply(game, deed, _, picks) {
      const { hands } = battleOf(game);
      const side = sideOf(game, deed);
      const fallen = hands[side];
      hands[side] = picks.flatMap((pick) => {
        const type = 'unit' in pick ? pick.unit : '';
        return isUnit(type) ? (drawFrom(game, game.units[type], 'units') ?? []) : [];
      });
      for (const unit of fallen) game.units[unitType(unit)].up.push(unit);
      const drawn = hands[side].map(unitType);
      tell(game, { fact: 'force-replaced', seat: deed.seat, gone: fallen, drawn, seen: 'all' });
    },
  },
  'take-first-player': {
    possible: (game, { seat }) => game.first !== seat,
    apply(game, { seat }) {
      game.first = seat;
      game.active = seat;
      tell(game, { fact: 'first-player', seat, seen: 'all' });
    },
  },
  'wonder-counter': {
    apply(game, { seat, source }) {
      const [, id] = partsOf(source);
      const card = playerOf(game, seat).people.find((one) => one.id === id);
      if (card !== undefined) card.counters++;
    },
  },
  'blank-technology': holds,
  'place-technology-lower': holds,
  'skip-occupied-spaces': holds,
  'stat-add-if': holds,
};

/** One rule for every operation the deck adds. */
export const deckOperations = anyRules<Own>(own);

/** Buildings of a player, blockaded or not; walls do not count. */
function buildingsOf(game: FameState, { seat }: Deed): number {
  let count = 0;
  for (const city of playerOf(game, seat).cities) {
    for (const square of outskirtsOf(game, city)) if (game.map.pieces[square]?.kind === 'building') count++;
  }
  return count;
}

/** What its scaled gains count. */
export const deckScales: Readonly<Record<string, Scale>> = {
  coins: (game, { seat }) => coinsOf(game, seat),
  'unbuilt-armies': (game, { seat }) => countInSupply(game, seat, 'army'),
  buildings: buildingsOf,
  'markers-here': (game, { seat, source }) =>
    playerOf(game, seat).people.find(({ id }) => id === partsOf(source)[1])?.counters ?? 0,
};
