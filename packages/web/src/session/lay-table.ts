/** Laying a table on this device: who sits where, the chance it begins with, and its place on the shelf. */

import { isSeed, type Start } from '@tabularium/kernel';
import { botName } from './bot-names.ts';
import { type LocalSeat, type SavedTable, saveTable } from './store.ts';
import { type Strength, USUAL } from './strength.ts';

/** What a seat is to be. */
export interface SeatPlan {
  readonly kind: 'me' | 'human' | 'bot' | 'open';
  readonly name: string;
  readonly strength: Strength;
}

/** One person, and bots or free seats for the others. */
export function firstPlans(count: number, me: string, others: 'bot' | 'open' = 'bot'): SeatPlan[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me', name: me, strength: USUAL } : { kind: others, name: botName(seat), strength: USUAL },
  );
}

/** Lays the table; gives the id under which it is found. */
export async function layTable(game: string, plans: readonly SeatPlan[], options: object): Promise<string> {
  const seats = plans.map(
    (plan): LocalSeat =>
      plan.kind === 'me' || plan.kind === 'human'
        ? { kind: 'human', name: plan.name }
        : { kind: 'bot', name: plan.name, strength: plan.strength },
  );
  const now = Date.now();
  const table: SavedTable = {
    id: crypto.randomUUID(),
    game,
    start: { seats: seats.length, seed: freshSeed(), options },
    seats,
    moves: [],
    round: 1,
    result: null,
    created: now,
    changed: now,
  };
  await saveTable(table);
  return table.id;
}

/** Chance to begin with. */
export function freshSeed(): Start['seed'] {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!isSeed(seed)) throw new Error('The browser gave no chance to begin with.');
  return seed;
}
