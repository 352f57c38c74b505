/** Winning (FF 1, FF 23.4). */

import { endGame, type Result, type Seat } from '@tabularium/kernel';
import { VICTORY_SPACE } from '../content/culture-track.ts';
import { COINS_TO_WIN } from '../content/limits.ts';
import { playerOf, technologiesOf } from '../queries/players.ts';
import { coinsOf, coinsOnCards, coinsOnTiles, printedCoins } from '../queries/sources.ts';
import { outskirtsOf, pieceIcons } from '../queries/squares.ts';
import type { City, FameState, Figure, Square, Victory } from '../state.ts';
import { tell } from './telling.ts';

/** The first condition fulfilled ends the game at once (FF 1.1); some tables play the turn to its end (FF 23.4). */
export function win(game: FameState, seat: Seat, victory: Victory): void {
  if (game.ending !== null) return;
  if (game.options.tieBreak === 'end-of-turn' && victory !== 'military' && victory !== 'lesson') {
    tell(game, { fact: 'fulfilled', seat, victory, seen: 'all' });
    game.fulfilled.push({ winner: seat, victory });
    return;
  }
  end(game, seat, victory);
}

/** The game is over. */
export function end(game: FameState, seat: Seat, victory: Victory): void {
  game.ending = { winner: seat, victory };
  tell(game, { fact: 'won', seat, victory, seen: 'all' });
  endGame(game);
}

/** Coins are counted after every change; of several players the first in turn order wins (FF 1.6, FF 12.1). */
export function checkCoins(game: FameState): void {
  for (let after = 0; after < game.seats; after++) {
    const seat = (game.active + after) % game.seats;
    if (!couldBeRich(game, seat) || !isRich(game, seat)) continue;
    if (game.fulfilled.some(({ winner, victory }) => winner === seat && victory === 'economy')) continue;
    win(game, seat, 'economy');
    if (game.ending !== null) return;
  }
}

/** Has the player coins enough to win? */
const isRich = (game: FameState, seat: Seat): boolean => coinsOf(game, seat) >= COINS_TO_WIN;

/** A quick look that spares most counts: everything that could be a coin, blockaded or not. */
function couldBeRich(game: FameState, seat: Seat): boolean {
  const { coins, figures, cities } = playerOf(game, seat);
  let most = coinsOnTiles(game);
  for (const holder in coins) most += coins[holder] ?? 0;
  for (let at = 0; at < figures.length; at++) {
    const { kind, square } = figures[at] as Figure;
    if (kind === 'scout' && square >= 0) most += coinsOn(game, square);
  }
  for (let at = 0; at < cities.length; at++) {
    const squares = outskirtsOf(game, cities[at] as City);
    for (let near = 0; near < squares.length; near++) most += coinsOn(game, squares[near] as Square);
  }
  return most + coinsOnCards(game) >= COINS_TO_WIN && most + printedCoins(game, seat) >= COINS_TO_WIN;
}

/** The coins of a piece on the square; wonders have none. */
function coinsOn(game: FameState, square: Square): number {
  const piece = game.map.pieces[square];
  return !piece || piece.kind === 'wonder' ? 0 : pieceIcons(game, piece).coin;
}

/** Coins, technologies and spaces: who has most wins a table's tie-break or turn limit (FF 23.4, FF 23.13). */
function standingOf(game: FameState, seat: Seat): { coins: number; technologies: number; culture: number } {
  const player = playerOf(game, seat);
  return {
    coins: coinsOf(game, seat),
    technologies: technologiesOf(player).length,
    culture: Math.min(player.space, VICTORY_SPACE),
  };
}

const sumOf = ({ coins, technologies, culture }: ReturnType<typeof standingOf>) => coins + technologies + culture;

/** The seat with the highest sum among these, the earliest in turn order of several. */
export function leaderAmong(game: FameState, seats: readonly Seat[]): Seat {
  let best = seats[0] ?? 0;
  for (const seat of seats) if (sumOf(standingOf(game, seat)) > sumOf(standingOf(game, best))) best = seat;
  return best;
}

/** The outcome: the winner stands above all, the rest by what they achieved. */
export function result(game: FameState): Result {
  const winner = game.ending?.winner ?? 0;
  const parts = game.players.map((_, seat) => ({ ...standingOf(game, seat), victory: seat === winner ? 100 : 0 }));
  return {
    winners: game.ending?.victory === 'lesson' ? game.players.map((_, seat) => seat) : [winner],
    scores: parts.map(({ coins, technologies, culture, victory }) => coins + technologies + culture + victory),
    parts,
    ending: game.ending?.victory ?? 'culture',
  };
}
