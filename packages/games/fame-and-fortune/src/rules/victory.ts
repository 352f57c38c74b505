/** Winning (FF 1, FF 23.4). */

import { emit, endGame, type Result, type Seat } from '@tabularium/kernel';
import { VICTORY_SPACE } from '../content/culture-track.ts';
import { COINS_TO_WIN } from '../content/limits.ts';
import { playerOf, seatsFrom, technologiesOf } from '../queries/players.ts';
import { coinsOf } from '../queries/sources.ts';
import { outskirtsOf } from '../queries/squares.ts';
import type { FameState, Victory } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';

/** The first condition fulfilled ends the game at once (FF 1.1); some tables play the turn to its end (FF 23.4). */
export function win(game: FameState, seat: Seat, victory: Victory): void {
  if (game.ending !== null) return;
  if (game.options.tieBreak === 'end-of-turn' && victory !== 'military' && victory !== 'lesson') {
    emit(game, { fact: 'fulfilled', seat, victory, seen: 'all' });
    game.fulfilled.push({ winner: seat, victory });
    return;
  }
  end(game, seat, victory);
}

/** The game is over. */
export function end(game: FameState, seat: Seat, victory: Victory): void {
  game.ending = { winner: seat, victory };
  emit(game, { fact: 'won', seat, victory, seen: 'all' });
  endGame(game);
}

/** Coins are counted after every change; of several players the first in turn order wins (FF 1.6, FF 12.1). */
export function checkCoins(game: FameState): void {
  for (const seat of seatsFrom(game, game.active)) {
    if (!couldBeRich(game, seat) || coinsOf(game, seat) < COINS_TO_WIN) continue;
    if (game.fulfilled.some(({ winner, victory }) => winner === seat && victory === 'economy')) continue;
    win(game, seat, 'economy');
    if (game.ending !== null) return;
  }
}

/** A government and a great person card that are worth a coin each. */
const PRINTED_COINS = 2;

/** Printed coins around one city, at most. */
const COINS_AROUND = 2;

/** A quick look that spares most counts: everything that could be a coin, blockaded or not. */
function couldBeRich(game: FameState, seat: Seat): boolean {
  const { coins, rows, figures, cities } = playerOf(game, seat);
  const { cards } = libraryOf(game.options);
  let sum = PRINTED_COINS + COINS_AROUND * cities.length;
  for (const holder in coins) sum += coins[holder] ?? 0;
  for (const row of rows) for (const id of row) if (cards.technology[id]?.standing.has('stat-add')) sum++;
  for (const { kind, square } of figures) if (kind === 'scout' && square >= 0) sum++;
  for (const city of cities) {
    for (const square of outskirtsOf(game, city)) {
      const piece = game.map.pieces[square];
      if (piece && piece.kind !== 'wonder') sum++;
    }
  }
  return sum >= COINS_TO_WIN;
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
