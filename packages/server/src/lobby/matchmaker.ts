/**
 * Brings those together who look for a table. Who is taken is written down before the table is laid, and the table's
 * number follows from that: a server that is killed in between is made up for by whichever looks next.
 */

import { randomBytes } from 'node:crypto';
import { type AnyGame, equal, tableOptions } from '@tabularium/kernel';
import { CLOCKS, type Search, type Searching } from '@tabularium/protocol';
import { Caretaker } from '../caretaker.ts';
import type { Games } from '../config.ts';
import type { FoundTable } from '../storage/seekers.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { matchOf } from './match.ts';

/** So long somebody counts as waiting who is not seen to wait, in milliseconds: for a game now, or one of days. */
const PATIENCE = { live: 60_000, days: 14 * 86_400_000 } as const;

/** So long people who wait are told which table was found, in milliseconds. */
const FOUND = 600_000;

/** What the matchmaker works with. */
interface Parts {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly games: Games;
  now(): number;
  complain(what: string, table?: string, cause?: unknown): void;
}

/** The one who brings people together. */
export class Matchmaker extends Caretaker {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    super();
    this.parts = parts;
  }

  protected override failed(cause: unknown): void {
    this.parts.complain('Could not find tables', undefined, cause);
  }

  /** Somebody looks for a table; false if no such table can be. */
  async seek(person: string, search: Search): Promise<boolean> {
    const { storage, games, now } = this.parts;
    if (!games.has(search.game)) return false;
    const game = await games.load(search.game);
    if (!search.players.every((count) => canBe(game, count, search.options))) return false;
    await storage.seekers.seek(person, { ...search, options: unusual(game, search.options) }, now());
    this.wake();
    return true;
  }

  /** What somebody looks for, and whether it was found. */
  async searching(person: string): Promise<Searching> {
    const { storage, now } = this.parts;
    const own = await storage.seekers.of(person, now());
    return {
      search:
        own === undefined
          ? null
          : { game: own.game, players: [...own.players], pace: own.pace, options: own.options, since: own.since },
      table: own?.isLaid ? own.table : null,
      waiting: await storage.seekers.counts(),
    };
  }

  protected override async work(): Promise<void> {
    const { storage, now } = this.parts;
    for (const pace of ['live', 'days'] as const) await storage.seekers.forget(pace, now() - PATIENCE[pace]);
    await storage.seekers.forgetFound(now() - FOUND);
    while (!this.isClosed && (await this.matchOne())) {}
    for (const found of await storage.seekers.unlaid()) await this.lay(found);
  }

  /** Take the people of one table; false if there is none to be made. */
  private async matchOne(): Promise<boolean> {
    const { seekers, ties } = this.parts.storage;
    const waiting = await seekers.waiting();
    if (waiting.length < 2) return false;
    const apart = new Map(
      await Promise.all(waiting.map(async ({ person }) => [person, await ties.apart(person)] as const)),
    );
    const company = matchOf(waiting, (one, other) => apart.get(one)?.has(other) === true);
    if (company === undefined) return false;
    await seekers.take(
      company.map(({ person }) => person),
      randomBytes(9).toString('base64url'),
    );
    return true; // whoever waits no more is not among those looked at next time
  }

  private async lay({ table, game: id, pace, options, people }: FoundTable): Promise<void> {
    const { tables, games, storage, now, complain } = this.parts;
    const [owner = ''] = people;
    const game = await games.load(id);
    const laid = await tables.lay(
      table,
      owner,
      {
        game: id,
        options,
        seats: people.map((person) => ({ kind: 'person', person })),
        public: true,
        clock: CLOCKS[pace],
        startWhenFull: true,
        rated: true,
        spectators: 'now',
        coach: false,
      },
      game,
    );
    if ('refusal' in laid) return complain(`Could not lay a table: ${laid.refusal.reason}`, table);
    await storage.seekers.lay(table, now());
  }
}

/** Can so many play the game with those options? */
function canBe(game: AnyGame, players: number, options: Search['options']): boolean {
  if (players < game.seats.min || players > game.seats.max) return false;
  try {
    tableOptions(game, players, options);
    return true;
  } catch {
    return false;
  }
}

/** The options that are not as usual: by them people find each other. */
function unusual(game: AnyGame, options: Search['options']): Search['options'] {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => !equal(value, game.options[name]?.default)),
  );
}
