/** Numbers stay in their bounds (FF 21.4). */

import { VICTORY_SPACE } from '../content/culture-track.ts';
import { COINS_TO_WIN, TRADE_MOST } from '../content/limits.ts';
import { technologiesOf } from '../queries/players.ts';
import { coinsOf } from '../queries/sources.ts';
import { outskirtsOf } from '../queries/squares.ts';
import { handSize } from '../queries/track.ts';
import { SHEET } from '../rules/stores.ts';
import type { FameState, Piece, Player, Victory } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { tallyOf } from './counting.ts';

/** What is too much or too little. */
export function brokenNumbers(game: FameState): string[] {
  return game.players.flatMap((player, seat) => [
    ...brokenDials(player).map((what) => `seat ${seat} has ${what}`),
    ...brokenRaces(game, player, seat).map((what) => `seat ${seat} ${what}`),
    ...brokenPyramid(player).map((row) => `row ${row + 1} of seat ${seat} has no support`),
    ...brokenCoins(game, player).map((what) => `seat ${seat} has ${what}`),
    ...brokenPeople(game, player).map((type) => `seat ${seat} has more cards than markers of ${type}`),
    ...brokenHand(game, player, seat),
  ]);
}

/** Trade is 0 to 27, culture never below 0 (FF 6.1, FF 11.1). */
function brokenDials({ trade, culture }: Player): string[] {
  const broken: string[] = [];
  if (trade < 0 || trade > TRADE_MOST) broken.push(`${trade} trade`);
  if (culture < 0) broken.push(`${culture} culture`);
  return broken;
}

/** Who reached the end of a race has won, or waits for the end of the turn (FF 1.2, FF 1.4, FF 1.10, FF 23.4). */
function brokenRaces(game: FameState, { space }: Player, seat: number): string[] {
  if (game.ending !== null || game.turn === 0) return [];
  const waits = (race: Victory) =>
    game.fulfilled.some(({ winner, victory }) => winner === seat && victory === race) ? 1 : 0;
  const broken: string[] = [];
  if (space < 0 || space > VICTORY_SPACE - 1 + waits('culture')) broken.push(`stands on space ${space}`);
  const coins = coinsOf(game, seat);
  if (coins >= COINS_TO_WIN && waits('economy') === 0) broken.push(`has ${coins} coins and has not won`);
  return broken;
}

/** A row above another is shorter than that (FF 10.3). */
function brokenPyramid({ rows }: Player): number[] {
  return rows.flatMap(({ length }, row) =>
    row > 0 && length > 0 && length >= (rows[row - 1]?.length ?? 0) ? [row] : [],
  );
}

/** Coin tokens lie on cards of their owner, on a technology never more than it holds (FF 12.1, FF 12.2). */
function brokenCoins(game: FameState, player: Player): string[] {
  const { technologies } = libraryOf(game.options);
  const wonders = piecesOf(game, player).filter(({ kind }) => kind === 'wonder');
  const holders = [SHEET, ...technologiesOf(player), ...[...player.people, ...wonders].map(({ id }) => id)];
  return Object.entries(player.coins).flatMap(([id, count]) => {
    const most = technologies[id]?.coinTokens ?? Number.POSITIVE_INFINITY;
    return count > 0 && count <= most && holders.includes(id) ? [] : [`${count} coins on ${id}`];
  });
}

/** No more cards of a type of great people than markers, on the map or in reserve (FF 14.6). */
function brokenPeople(game: FameState, player: Player): string[] {
  const { people } = libraryOf(game.options);
  const cards = tallyOf(player.people.map(({ id }) => people[id]?.type ?? ''));
  const placed = piecesOf(game, player).filter(({ kind }) => kind === 'person');
  const markers = tallyOf([...player.reserve, ...placed.map(({ id }) => id)]);
  return Object.keys(cards).filter((type) => (cards[type] ?? 0) > (markers[type] ?? 0));
}

/** What stands around the cities of a player. */
function piecesOf(game: FameState, { cities }: Player): Piece[] {
  return cities.flatMap((city) => outskirtsOf(game, city).flatMap((square) => game.map.pieces[square] ?? []));
}

/** Nobody holds more culture events than allowed, but while discarding (FF 11.4). */
function brokenHand(game: FameState, { events }: Player, seat: number): string[] {
  const discards = game.frames.some((frame) => frame.step === 'discard-events' && frame.seat === seat);
  return discards || events.length <= handSize(game, seat) ? [] : [`seat ${seat} holds ${events.length} events`];
}
