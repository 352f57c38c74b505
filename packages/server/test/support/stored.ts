/** What tests put into a database. */

import { randomUUID } from 'node:crypto';
import type { Append, Summary } from '../../src/storage/storage.ts';
import type { Entry } from '../../src/tables/entry.ts';

export const summary = (change: Partial<Summary> = {}): Summary => ({
  game: 'high-card',
  phase: 'open',
  public: true,
  updatedAt: 1,
  dueAt: null,
  lobby: '{}',
  ...change,
});
export const said = (seq: number, text = 'hello'): Entry => ({
  seq,
  at: seq * 10,
  kind: 'said',
  by: 'p',
  text,
  id: `i${seq}`,
});
export const append = (table: string, seq: number, change: Partial<Append> = {}): Append => ({
  table,
  entry: said(seq),
  summary: summary(),
  ...change,
});
export const person = (name: string, password: string | null = 'hash') => ({
  id: randomUUID(),
  name,
  password,
  createdAt: Date.now(),
});
