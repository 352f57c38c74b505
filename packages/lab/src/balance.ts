/** The balance report: what wins. Compares winners with the rest, over all games of a simulation. */

import type { PlayedGame } from './selfplay.ts';
import { share } from './simulate.ts';
import { type Interval, mean, wilson } from './statistics.ts';

/** Something counted per player and game: its mean among winners and among the rest. */
export interface Contrast {
  readonly name: string;
  readonly winners: number;
  readonly others: number;
}

/** What wins, and how games end. */
export interface Balance {
  readonly seats: readonly { readonly seat: number; readonly winRate: number; readonly ci95: Interval }[];
  readonly endings: readonly { readonly ending: string; readonly share: number }[];
  /** The parts of the score. */
  readonly parts: readonly Contrast[];
  /** The types of action taken. */
  readonly habits: readonly Contrast[];
}

type Counts = Readonly<Record<string, number>>;

/** The balance report of these games. */
export function balance(games: readonly PlayedGame[]): Balance {
  const seats = games[0]?.bots.length ?? 0;
  const endings = [...new Set(games.map((game) => game.result.ending))].sort();
  return {
    seats: Array.from({ length: seats }, (_, seat) => {
      const won = games.map((game) => share(game, seat));
      const winRate = mean(won);
      return { seat, winRate, ci95: wilson(winRate * won.length, won.length) };
    }),
    endings: endings.map((ending) => ({
      ending,
      share: mean(games.map((game) => (game.result.ending === ending ? 1 : 0))),
    })),
    parts: contrasts(games, (game) => game.result.parts),
    habits: contrasts(games, (game) => game.habits),
  };
}

/** Each name that is counted, the biggest difference between winners and others first. */
function contrasts(games: readonly PlayedGame[], counted: (game: PlayedGame) => readonly Counts[]): Contrast[] {
  const winners: Counts[] = [];
  const others: Counts[] = [];
  for (const game of games) {
    for (const [seat, counts] of counted(game).entries()) {
      (game.result.winners.includes(seat) ? winners : others).push(counts);
    }
  }
  const names = [...new Set([...winners, ...others].flatMap((counts) => Object.keys(counts)))];
  const average = (all: readonly Counts[], name: string) => mean(all.map((counts) => counts[name] ?? 0));
  return names
    .map((name) => ({ name, winners: average(winners, name), others: average(others, name) }))
    .sort((a, b) => Math.abs(b.winners - b.others) - Math.abs(a.winners - a.others));
}
