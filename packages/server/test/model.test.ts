/** Random histories of tables, compared step by step with a model that fits on a page. */

import type { Lobby } from '@tabularium/protocol';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { Client } from './support/client.ts';
import { bundleTestServer, newFolder, PATIENT, removeFolders, testConfig } from './support/config.ts';
import { mine, open } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const PEOPLE = 3;
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** A table of tic-tac-toe as anyone would keep it on paper. */
interface PaperTable {
  seats: [number, number | null];
  phase: Lobby['phase'];
  /** The cells marked so far, in order. */
  moves: number[];
  wish: { seat: number; moves: number } | null;
  winners: number[] | null;
}

interface Paper {
  tables: PaperTable[];
}

/** The real thing: a server, its clients, and the ids of the tables. */
class Real {
  readonly clients: Client[] = [];
  readonly ids: string[] = [];
  private readonly config: Parameters<typeof startServer>[0];
  private server: RunningServer | undefined;

  constructor(config: Parameters<typeof startServer>[0]) {
    this.config = config;
  }

  async start(): Promise<void> {
    this.server = await startServer({ ...this.config, port: this.server?.port ?? 0 });
    while (this.clients.length < PEOPLE) {
      const client = await Client.guest(this.server.address);
      client.faithful = true;
      await client.connect();
      this.clients.push(client);
    }
  }

  async restart(): Promise<void> {
    await this.server?.close();
    await this.start();
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.server?.close();
  }

  at(person: number): Client {
    const client = this.clients[person];
    if (client === undefined) throw new RangeError(`There is no person ${person}.`);
    return client;
  }

  /** A request about a table; false if it is refused. */
  async ask(person: number, table: number, what: string, body: object = {}): Promise<boolean> {
    const { status } = await this.at(person).request('POST', `/api/tables/${this.ids[table]}/${what}`, body);
    return status === 200;
  }
}

const cellsOf = (moves: readonly number[]) =>
  Array.from({ length: 9 }, (_, cell) => {
    const at = moves.indexOf(cell);
    return at < 0 ? -1 : at % 2;
  });

const seatOf = (table: PaperTable, person: number) => table.seats.indexOf(person);

/** Everyone is shown what the paper says. */
async function expectAsOnPaper(paper: Paper, real: Real): Promise<void> {
  for (const [index, table] of paper.tables.entries()) {
    const id = real.ids[index] ?? '';
    const { table: lobby } = await real.at(2).get('GET', `/api/tables/${id}`);
    const who = (person: number | null) => (person === null ? null : real.at(person).person.id);
    expect(lobby.phase).toBe(table.phase);
    expect(lobby.seats.map((seat: { person: string | null }) => seat.person)).toEqual(table.seats.map(who));
    expect(lobby.undo && { seat: lobby.undo.seat, moves: lobby.undo.moves }).toEqual(table.wish);
    expect(lobby.outcome?.winners ?? null).toEqual(table.winners);
    if (table.phase === 'playing') expect(lobby.awaited).toEqual([table.moves.length % 2]);
    for (const client of real.clients) await expectSeen(client, id, table, lobby);
  }
}

async function expectSeen(client: Client, id: string, table: PaperTable, lobby: Lobby): Promise<void> {
  const seen = client.seen.get(id) ?? (await client.watch(id));
  await client.until(() => seen.lobby?.updatedAt === lobby.updatedAt && seen.lobby?.phase === lobby.phase);
  await client.until(() => JSON.stringify(seen.lobby?.undo) === JSON.stringify(lobby.undo));
  if (seen.sights.length > 0) expect(seen.sights[0]?.view).toMatchObject({ cells: cellsOf(table.moves) });
  expect(client.complaints).toEqual([]);
}

type Step = fc.AsyncCommand<Paper, Real>;

/** A step at some table that is there. */
abstract class AtTable implements Step {
  protected readonly person: number;
  private readonly pick: number;

  constructor(person: number, pick: number) {
    this.person = person;
    this.pick = pick;
  }

  check(paper: Readonly<Paper>): boolean {
    return paper.tables.length > 0;
  }

  async run(paper: Paper, real: Real): Promise<void> {
    const index = this.pick % paper.tables.length;
    const table = paper.tables[index];
    if (table === undefined) return;
    await this.at(table, index, real);
    await expectAsOnPaper(paper, real);
  }

  protected abstract at(table: PaperTable, index: number, real: Real): Promise<void>;

  toString(): string {
    return `${this.constructor.name}(person ${this.person}, table ${this.pick})`;
  }
}

class Create implements Step {
  private readonly person: number;

  constructor(person: number) {
    this.person = person;
  }

  check(paper: Readonly<Paper>): boolean {
    return paper.tables.length < 4;
  }

  async run(paper: Paper, real: Real): Promise<void> {
    const { id } = await real.at(this.person).makeTable({ game: 'tic-tac-toe', seats: [mine, open] });
    real.ids.push(id);
    paper.tables.push({ seats: [this.person, null], phase: 'open', moves: [], wish: null, winners: null });
    await expectAsOnPaper(paper, real);
  }

  toString(): string {
    return `Create(person ${this.person})`;
  }
}

class Join extends AtTable {
  protected async at(table: PaperTable, index: number, real: Real): Promise<void> {
    const may = table.phase === 'open' && !table.seats.includes(this.person);
    expect(await real.ask(this.person, index, 'join')).toBe(may);
    if (!may) return;
    table.seats[1] = this.person;
    table.phase = 'playing';
  }
}

class Leave extends AtTable {
  protected async at(table: PaperTable, index: number, real: Real): Promise<void> {
    if (table.phase === 'playing') return;
    const may = table.phase === 'open' && table.seats[0] === this.person;
    expect(await real.ask(this.person, index, 'leave')).toBe(may);
    if (may) table.phase = 'closed';
  }
}

class Act extends AtTable {
  private readonly cell: number;

  constructor(person: number, pick: number, cell: number) {
    super(person, pick);
    this.cell = cell;
  }

  protected async at(table: PaperTable, index: number, real: Real): Promise<void> {
    const turn = table.moves.length % 2;
    const may = table.phase === 'playing' && table.seats[turn] === this.person && !table.moves.includes(this.cell);
    const seat = Math.max(0, seatOf(table, this.person));
    const action = { type: 'mark', cell: this.cell };
    const answer = await real.at(this.person).act(real.ids[index] ?? '', seat, action, 2);
    expect(answer.kind === 'ack').toBe(may);
    if (!may) return;
    table.moves.push(this.cell);
    table.wish = null;
    const cells = cellsOf(table.moves);
    const won = LINES.some((line) => line.every((cell) => cells[cell] === turn));
    if (!won && table.moves.length < 9) return;
    table.phase = 'finished';
    table.winners = won ? [turn] : [0, 1];
  }
}

class Undo extends AtTable {
  protected async at(table: PaperTable, index: number, real: Real): Promise<void> {
    const seat = seatOf(table, this.person);
    const moves = (table.moves.length + (seat === 1 ? 1 : 0)) % 2 === 1 ? 1 : 2;
    const has = table.moves.length >= (seat === 1 ? 2 : 1);
    const may = table.phase === 'playing' && seat >= 0 && has && table.wish === null;
    const answer = await real.at(this.person).undo(real.ids[index] ?? '', Math.max(0, seat));
    expect(answer.kind === 'ack').toBe(may);
    if (may) table.wish = { seat, moves };
  }
}

class Agree extends AtTable {
  private readonly yes: boolean;

  constructor(person: number, pick: number, yes: boolean) {
    super(person, pick);
    this.yes = yes;
  }

  protected async at(table: PaperTable, index: number, real: Real): Promise<void> {
    const seat = seatOf(table, this.person);
    const may = table.wish !== null && seat >= 0 && seat !== table.wish.seat;
    const answer = await real.at(this.person).agree(real.ids[index] ?? '', this.yes);
    expect(answer.kind === 'ack').toBe(may);
    if (!may) return;
    if (this.yes) table.moves.length -= table.wish?.moves ?? 0;
    table.wish = null;
  }
}

class Resign extends AtTable {
  protected async at(table: PaperTable, index: number, real: Real): Promise<void> {
    const seat = seatOf(table, this.person);
    const may = table.phase === 'playing' && seat >= 0;
    expect(await real.ask(this.person, index, 'resign', { seat: Math.max(0, seat) })).toBe(may);
    if (!may) return;
    Object.assign(table, { phase: 'finished', winners: [1 - seat], wish: null });
  }
}

class Reconnect implements Step {
  private readonly person: number;

  constructor(person: number) {
    this.person = person;
  }

  check(): boolean {
    return true;
  }

  async run(paper: Paper, real: Real): Promise<void> {
    real.at(this.person).cut();
    await expectAsOnPaper(paper, real);
  }

  toString(): string {
    return `Reconnect(person ${this.person})`;
  }
}

class Restart implements Step {
  check(): boolean {
    return true;
  }

  async run(paper: Paper, real: Real): Promise<void> {
    await real.restart();
    await expectAsOnPaper(paper, real);
  }

  toString(): string {
    return 'Restart';
  }
}

test('whatever happens, tables are as on paper', async () => {
  const { botWorker } = await bundleTestServer();
  const person = fc.nat(PEOPLE - 1);
  const table = fc.nat(3);
  const act = fc.tuple(person, table, fc.nat(8)).map(([who, where, cell]) => new Act(who, where, cell));
  const steps: fc.Arbitrary<Step>[] = [
    person.map((who) => new Create(who)),
    fc.tuple(person, table).map(([who, where]) => new Join(who, where)),
    act,
    act,
    act,
    fc.tuple(person, table).map(([who, where]) => new Undo(who, where)),
    fc.tuple(person, table, fc.boolean()).map(([who, where, yes]) => new Agree(who, where, yes)),
    fc.tuple(person, table).map(([who, where]) => new Resign(who, where)),
    fc.tuple(person, table).map(([who, where]) => new Leave(who, where)),
    person.map((who) => new Reconnect(who)),
    fc.constant(new Restart()),
  ];
  const history = fc.commands(steps, { size: 'large', maxCommands: 60 });
  await fc.assert(
    fc.asyncProperty(history, async (commands) => {
      const real = new Real(testConfig({ botWorker, dataFolder: newFolder() }));
      await real.start();
      try {
        await fc.asyncModelRun(() => ({ model: { tables: [] }, real }), commands);
      } finally {
        await real.close();
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
