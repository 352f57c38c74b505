/** "What if": a game goes on from some moment of another one, on this device, against bots. */

import { type AnyGame, imagine, luckFrom, type MatchFile, seedFrom } from '@tabularium/kernel';
import type { PastSight } from '@tabularium/protocol';
import { botName } from './bot-names.ts';
import { freshSeed } from './lay-table.ts';
import { type LocalSeat, type SavedTable, saveTable } from './store.ts';

const bot = (seat: number): LocalSeat => ({ kind: 'bot', name: botName(seat), strength: 'medium' });

const seatsFor = (count: number, own: number, name: string): LocalSeat[] =>
  Array.from({ length: count }, (_, seat) => (seat === own ? { kind: 'human', name } : bot(seat)));

async function lay(table: Pick<SavedTable, 'game' | 'start' | 'seats' | 'moves' | 'round'> & { position?: object }) {
  const now = Date.now();
  const id = crypto.randomUUID();
  await saveTable({ ...table, id, result: null, created: now, changed: now, whatIf: true });
  return `/play/${id}`;
}

/** Go on from a record after so many moves; everything that lay hidden then lies there still. */
export function playOnFrom(file: MatchFile, move: number, round: number, own: number): Promise<string> {
  const { game, seats, seed, options } = file;
  const name = file.players?.[own] ?? botName(own);
  const start = { seats, seed: seed as SavedTable['start']['seed'], options };
  return lay({ game, start, seats: seatsFor(seats, own, name), moves: file.moves.slice(0, move), round });
}

/** Go on from what one sees of a running game: what one cannot know is imagined, so it may lie otherwise there. */
export function imagineOnFrom(game: AnyGame, past: PastSight, names: readonly string[]): Promise<string> {
  const { seat, view, round } = past;
  if (seat === null) throw new Error('Only a seat can play on.');
  const seed = freshSeed();
  const position = imagine(game, view as never, luckFrom(seedFrom(seed))) as { options: object };
  const start = { seats: names.length, seed, options: position.options };
  const seats = seatsFor(names.length, seat, names[seat] ?? '');
  return lay({ game: game.id, start, seats, moves: [], round, position });
}
