/** All tables of this server: those in memory, and the way to every other. */

import { createHash, randomBytes } from 'node:crypto';
import type { AnyGame } from '@tabularium/kernel';
import type { Beforehand, Lobby, News, TableSettings } from '@tabularium/protocol';
import type { Kept } from '../storage/beforehand.ts';
import { NotHome, type TableQuery } from '../storage/storage.ts';
import { isTrouble } from '../storage/trouble.ts';
import { type Asked, asked } from './asked.ts';
import type { Watcher } from './audience.ts';
import { ANSWERED_WITHIN } from './beforehand.ts';
import type { Answer } from './live.ts';
import { fromStudy, readTable } from './reading.ts';
import { receiveGuests } from './reception.ts';
import { blankRecord, type TableRecord } from './record.ts';
import { holds, saidNow } from './sayings.ts';
import {
  lobbyOf,
  peopleIn,
  playersOf,
  readerOf,
  seenBy,
  showLobby,
  speakersIn,
  withNames,
  withoutMoment,
} from './shown.ts';
import { type House, Way } from './way.ts';
import { createTable, type LaidTable, mayWatch, noteRematch, rotatedSeats, secret } from './wishes.ts';

/** How long an unused table stays in memory, in milliseconds. */
const IDLE = 60_000;
/** How often to look for tables that nobody looks after, and how late something must be there, in milliseconds. */
const LOOK_EVERY = 2_000;
const GRACE = 2_000;
const DUE_AT_ONCE = 200;
/** How long a table is left alone that could not be taken up, in milliseconds. */
const POSTPONED = 3_600_000;

/** More tables of one person than this are not counted. */
const MOST_COUNTED = 200;

/** Who makes a table; with a key of their own, so that asking twice makes one table. */
export interface Founder {
  readonly person: string;
  readonly key?: string | undefined;
}

/** A moment of the past, by its moves or by an entry, and whose eyes saw it. */
interface Wanted {
  readonly move?: number;
  readonly entry?: number;
  readonly seat?: number;
}

/** A match file, ready to be sent. */
export interface MatchText {
  readonly game: string;
  readonly text: string;
}

/** The tables. */
export class Tables {
  private readonly house: House;
  private readonly ways = new Map<string, Way>();
  private timers: NodeJS.Timeout[] = [];
  private closed = false;

  constructor(house: House) {
    this.house = house;
  }

  /** Begin to look after the tables: answer other nodes, take up what nobody does, forget idle tables. */
  async open(): Promise<void> {
    receiveGuests(this.house.post, {
      known: (id) => this.ways.get(id),
      home: (id) => (this.closed ? this.ways.get(id) : this.at(id)),
    });
    this.house.news.onMissed(() => {
      for (const way of this.ways.values()) way.catchUp();
    });
    await this.attendDue(-ANSWERED_WITHIN); // what somebody was to answer here before is answered by nobody now
    this.timers = [
      setInterval(
        () => this.attendDue(GRACE).catch((cause) => this.house.complain('Could not find due tables', '', cause)),
        LOOK_EVERY,
      ),
      setInterval(() => this.forgetIdle(this.house.now() - IDLE), IDLE / 2),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Write down what is in memory, and stop. */
  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([...this.ways.values()].map((way) => way.close()));
    this.ways.clear();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.ids.length;
  }

  /** The ids of the tables in memory. */
  get ids(): string[] {
    return [...this.ways.values()].flatMap((way) => (way.live === undefined ? [] : [way.id]));
  }

  private at(id: string): Way {
    const known = this.ways.get(id);
    if (known !== undefined) return known;
    const way = new Way(id, this.house);
    this.ways.set(id, way);
    return way;
  }

  /** Something was taken out of the table's log. */
  readAnew(id: string): void {
    this.ways.get(id)?.live?.readAnew();
  }

  /** Somebody has said beforehand what they answer at that table. */
  readBeforehand(id: string): void {
    this.ways.get(id)?.live?.readBeforehand();
  }

  /** What somebody wants to say beforehand, as it is kept; refused if it cannot be said. `undefined` without such a table. */
  sayable(id: string, person: string, wanted: Beforehand) {
    return this.look(id, (table) => saidNow(table, person, wanted));
  }

  /** Of these things that somebody has said beforehand at that table those that hold. */
  async holding(id: string, said: readonly Kept[]): Promise<readonly Kept[]> {
    return (await this.look(id, (table) => said.filter((one) => holds(table, one)))) ?? [];
  }

  /** Only these nodes live. */
  met(living: ReadonlySet<string>): void {
    for (const way of this.ways.values()) way.mourn(living);
  }

  /** This node has the tables under these tokens no more. */
  lose(tokens: ReadonlySet<string>): void {
    for (const way of this.ways.values()) way.lose(tokens);
  }

  /** Look at the newest record, here or, if another node has the table, in the log; `undefined` if there is none. */
  private async look<T>(id: string, use: (table: TableRecord) => T): Promise<T | undefined> {
    const { storage } = this.house;
    const here = storage.isShared ? this.ways.get(id)?.live : await this.at(id).atHome(async (table) => table);
    try {
      if (here !== undefined) return await here.look(use);
    } catch (error) {
      if (!(error instanceof NotHome)) throw error; // it went to another node just now
    }
    const table = await readTable(this.house, id);
    return table && use(table);
  }

  /** Make a table. */
  async create(founder: Founder, settings: TableSettings, game: AnyGame): Promise<Answer & { id: string }> {
    const id = idFor(founder);
    return { ...(await this.lay(id, founder.person, settings, game)), id };
  }

  /** Lay the table of that number; asked again, it is the same table. */
  async lay(id: string, owner: string, settings: LaidTable, game: AnyGame): Promise<Answer> {
    const decision = createTable(game, owner, settings);
    if (!('entry' in decision)) return decision;
    const answer = await this.at(id).atHome((table) => table.found(blankRecord(id, game), decision.entry), true);
    return answer ?? this.foundBefore(id, owner);
  }

  /**
   * Play again: whoever wants it first makes the table, private to those who sat here, everybody one seat on; the others
   * find their seats there. Gives the new table, or why there is none.
   */
  async rematch(id: string, person: string): Promise<(Answer & { id: string }) | undefined> {
    const again = idFor({ person: id, key: 'rematch' });
    const found = await this.look(id, (table) => ({
      mayLook: mayWatch(table, person, undefined),
      allowed: noteRematch(person, again)(table),
      game: table.game,
      seats: rotatedSeats(table, person),
      settings: table.settings,
      own: table.seats.findIndex((seat) => seat.person === person),
      count: table.seats.length,
    }));
    if (found === undefined || !found.mayLook) return undefined;
    if ('refusal' in found.allowed) return { refusal: found.allowed.refusal, id: again };
    const { game, seats, settings, own, count } = found;
    const decision = createTable(game, person, {
      game: game.id,
      options: settings.options as TableSettings['options'],
      seats,
      public: false,
      clock: settings.clock,
      startWhenFull: true,
      rated: settings.rated,
      spectators: settings.spectators,
      coach: settings.coach,
    });
    if (!('entry' in decision)) return { ...decision, id: again };
    const made = await this.at(again).atHome((table) => table.found(blankRecord(again, game), decision.entry), true);
    if (made === undefined) {
      const answer = await this.wish(again, asked('join', person, (own - 1 + count) % count));
      const isThere = answer !== undefined && 'refusal' in answer && answer.refusal.reason === 'already-seated';
      if (answer === undefined || (!isThere && 'refusal' in answer)) return answer && { ...answer, id: again };
    }
    await this.wish(id, asked('rematch', person, again));
    return { seq: 1, id: again };
  }

  /** Make a table from the text of a match file, which is played again in a thread of its own. */
  async import(founder: Founder, file: string): Promise<Answer & { id: string }> {
    const id = idFor(founder);
    const invite = secret();
    const at = this.house.now();
    const question = { kind: 'import', table: id, file, by: founder.person, invite, at } as const;
    const found = await this.house.study<'import'>(question, founder.person);
    if ('problem' in found) return { refusal: { reason: 'bad-match', message: found.problem }, id };
    const table = await fromStudy(this.house, id, found.snapshot);
    const first = { seq: 1, at, body: found.body };
    const answer = await this.at(id).atHome((live) => live.foundKnown(table, first), true);
    return { ...(answer ?? (await this.foundBefore(id, founder.person))), id };
  }

  /** The same request has come before, and this is what it has led to. */
  private async foundBefore(id: string, person: string): Promise<Answer> {
    const seq = await this.look(id, (table) => (table.owner === person ? table.seq : undefined));
    return seq === undefined ? { refusal: { reason: 'try-again' } } : { seq };
  }

  /** Have a wish carried out at a table; `undefined` if there is none. */
  async wish(id: string, wanted: Asked, answered?: (answer: Answer) => void): Promise<Answer | undefined> {
    const answer = await this.at(id).wish(wanted, answered);
    if (answer === undefined) this.dropIfIdle(id);
    return answer;
  }

  /** Let somebody watch; false if there is no such table for them. */
  async watch(id: string, watcher: Watcher): Promise<boolean> {
    const welcome = await this.at(id).watch(watcher);
    if (!welcome) this.dropIfIdle(id);
    return welcome;
  }

  /** Somebody looks at the screen again, or no more. */
  notePresence(id: string, watcher: Watcher, here: boolean): void {
    this.ways.get(id)?.notePresence(watcher, here);
  }

  /** Somebody has seen enough. */
  unwatch(id: string, watcher: Watcher): void {
    this.ways.get(id)?.unwatch(watcher);
  }

  /** The lobby of a table as that person sees it; `undefined` if there is none for them. */
  async lobby(id: string, person: string | null, invite?: string): Promise<Lobby | undefined> {
    const found = await this.look(id, (table) => {
      if (!mayWatch(table, person, invite)) return undefined;
      const reader = readerOf(table, person);
      return { lobby: lobbyOf(seenBy(table, reader)), member: reader.member };
    });
    if (found === undefined) return void this.dropIfIdle(id);
    return showLobby(found.lobby, await this.house.names.of(peopleIn(found.lobby)), found.member);
  }

  /** The match file of a finished table, or of a stopped one for those who sit there; `null` while it is played. */
  async file(id: string, person: string | null, invite?: string): Promise<MatchText | null | undefined> {
    const found = await this.look(id, (table) => {
      if (!mayWatch(table, person, invite)) return undefined;
      const isOver = table.phase === 'finished' || (table.phase === 'stopped' && readerOf(table, person).member);
      return { isOver, people: table.seats.flatMap((seat) => seat.person ?? []), owner: table.owner };
    });
    if (found === undefined) return void this.dropIfIdle(id);
    if (!found.isOver) return null;
    const names = await this.house.names.of(found.people);
    const players = await this.look(id, (table) => playersOf(table, names));
    const log = await this.house.storage.log(id);
    return this.house.study<'file'>({ kind: 'file', log: log ?? '[]', players: players ?? [] }, person ?? id);
  }

  /** What happened before that number, as that person may know it: it is read in a thread. `undefined` if there is no such table for them. */
  async history(id: string, person: string | null, before: number, invite?: string): Promise<News[] | undefined> {
    const log = await this.house.storage.log(id);
    if (log === undefined) return undefined;
    const deafTo = person === null ? new Set<string>() : await this.house.blocks.by(person);
    const question = { kind: 'news', table: id, log, person, deafTo, invite, before } as const;
    const news = await this.house.study<'news'>(question, person ?? id);
    if (news === null) return undefined;
    const names = await this.house.names.of(speakersIn(news));
    return news.map((one) => withNames(one, names));
  }

  /** The table after so many moves, through one's own eyes; `undefined` if there is none for that person. */
  async past(id: string, person: string | null, { seat, ...moment }: Wanted, invite?: string) {
    const eyes = await this.look(id, (table) => {
      if (!mayWatch(table, person, invite) || table.match === null) return undefined;
      const reader = readerOf(table, person);
      if (seat !== undefined && !reader.seats.includes(seat)) return undefined;
      return { seat: seat ?? reader.seats[0] ?? null, upTo: seenBy(table, reader).seq };
    });
    const log = eyes && (await this.house.storage.log(id));
    if (eyes === undefined || log === undefined) return undefined;
    const question = { kind: 'past', log, ...eyes, ...moment } as const;
    return (await this.house.study<'past'>(question, person ?? id)) ?? undefined;
  }

  /** Lists of tables come from the database, not from memory. */
  async list(query: TableQuery, person: string | null): Promise<Lobby[]> {
    const lobbies = (await this.house.storage.tables(query)).map((text) => JSON.parse(text) as Lobby);
    const names = await this.house.names.of(lobbies.flatMap(peopleIn));
    return lobbies.map((lobby) =>
      showLobby(withoutMoment(lobby, person), names, person !== null && peopleIn(lobby).includes(person)),
    );
  }

  /** How many tables of that owner are not over, counted up to `most`, and at how many of them only bots play. */
  async ownedBy(person: string, most: number): Promise<{ unfinished: number; ofBots: number }> {
    const phases = ['open', 'playing'] as const;
    const limit = Math.min(most, MOST_COUNTED);
    const lists = await Promise.all(phases.map((phase) => this.house.storage.tables({ phase, member: person, limit })));
    const own = lists.flat().flatMap((text) => {
      const lobby = JSON.parse(text) as Lobby;
      return lobby.owner.id === person ? [lobby] : [];
    });
    return {
      unfinished: own.length,
      ofBots: own.filter((lobby) => lobby.seats.every((seat) => seat.bot !== null)).length,
    };
  }

  /** Take up what the server has to do at tables that are not in memory, or that another server has let wait too long. */
  async attendDue(grace: number): Promise<void> {
    const { storage, homes, now } = this.house;
    const due = await storage.dueTables(homes.node, now() - grace, DUE_AT_ONCE);
    await Promise.all(
      due.map((id) =>
        this.at(id)
          .atHome((table) => table.attendNow())
          .catch((cause) => this.postpone(id, cause)),
      ),
    );
  }

  /** A table that cannot be taken up, now or ever, must not stand before all others every time. */
  private async postpone(id: string, cause: unknown): Promise<void> {
    this.house.complain('Could not take up a table', id, cause);
    this.dropIfIdle(id);
    if (!isTrouble(cause)) await this.house.storage.postpone(id, this.house.now() + POSTPONED);
  }

  /** Take tables out of memory that nobody has used since then. */
  forgetIdle(usedBefore: number): void {
    for (const [id, way] of this.ways) if (way.isIdle && way.lastUsed < usedBefore) this.drop(id, way);
  }

  private dropIfIdle(id: string): void {
    const way = this.ways.get(id);
    if (way?.isIdle) this.drop(id, way);
  }

  private drop(id: string, way: Way): void {
    this.ways.delete(id);
    way.close().catch((cause) => this.house.complain('Could not save a snapshot', id, cause));
  }
}

/** A new table's id. The same person with the same key gets the same id, so a request that is repeated makes no second table. */
function idFor({ person, key }: Founder): string {
  if (key === undefined) return randomBytes(9).toString('base64url');
  return createHash('sha256').update(`${person}/${key}`).digest('base64url').slice(0, 12);
}
