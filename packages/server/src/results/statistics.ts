/** What came of somebody's games, by game and number of players. */

import type { Statistics } from '@tabularium/protocol';
import type { PlayedRow } from '../storage/played.ts';

/** So many favourites are named. */
const FAVOURITES = 5;

/** The statistics of one person's rows of the history, the most played first. */
export function statisticsOf(rows: readonly PlayedRow[]): Statistics[] {
  const kinds = new Map<string, PlayedRow[]>();
  for (const row of rows) {
    const kind = `${row.game} ${row.players}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
  }
  return [...kinds.values()].map(ofOneKind).toSorted((one, other) => other.played - one.played);
}

function ofOneKind(rows: readonly PlayedRow[]): Statistics {
  const [first] = rows;
  const whole = rows.filter((row) => row.stayed === 1);
  const scores = whole
    .filter(({ ending }) => ending !== 'resigned' && ending !== 'abandoned')
    .map(({ score }) => score);
  const won = rows.filter((row) => row.won === 1);
  return {
    game: first?.game ?? '',
    players: first?.players ?? 0,
    played: rows.length,
    won: won.length,
    left: rows.length - whole.length,
    best: scores.length === 0 ? null : Math.max(...scores),
    average: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    endings: mostFrequent(won.map(({ ending }) => ending)),
    tallies: talliesOf(whole),
  };
}

function talliesOf(rows: readonly PlayedRow[]): Statistics['tallies'] {
  const things = new Map<string, string[]>();
  for (const { tally } of rows) {
    for (const [kind, ids] of Object.entries(JSON.parse(tally) as Record<string, string[]>)) {
      things.set(kind, [...(things.get(kind) ?? []), ...ids]);
    }
  }
  return Object.fromEntries([...things].map(([kind, ids]) => [kind, mostFrequent(ids)]));
}

function mostFrequent(ids: readonly string[]): { id: string; times: number }[] {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  const counted = [...times].map(([id, count]) => ({ id, times: count }));
  return counted.toSorted((one, other) => other.times - one.times).slice(0, FAVOURITES);
}
