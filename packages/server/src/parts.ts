/** The parts of a server behind its web interface, connected with each other. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Thinkers } from './bots/thinkers.ts';
import { Caller } from './calls/caller.ts';
import type { Config } from './config.ts';
import { CupKeeper } from './cups/keeper.ts';
import { Readiness } from './http/operator-routes.ts';
import { Connections } from './http/socket.ts';
import { Matchmaker } from './lobby/matchmaker.ts';
import { Metrics } from './metrics.ts';
import type { News } from './news/news.ts';
import { Homes } from './nodes/homes.ts';
import { askToThink, offerToThink } from './nodes/jobs.ts';
import { Post } from './nodes/post.ts';
import { Rumours } from './nodes/rumours.ts';
import { Blocks } from './people/blocks.ts';
import { Company } from './people/company.ts';
import { Names } from './people/names.ts';
import { DAY, People } from './people/people.ts';
import { Scorekeeper } from './results/scorekeeper.ts';
import type { SqlStorage } from './storage/sql.ts';
import type { Signal } from './storage/storage.ts';
import { considered } from './tables/beforehand.ts';
import type { TableRecord } from './tables/record.ts';
import { matchIn } from './tables/stored.ts';
import type { Failure } from './tables/surroundings.ts';
import { Tables } from './tables/tables.ts';
import { Students } from './threads/students.ts';

/** Says what went wrong, at which table and why. Of the cause only what is no secret is written. */
export type Complain = (what: string, table?: string, cause?: unknown) => void;

/** What the web interface speaks for. */
export interface Parts {
  readonly storage: SqlStorage;
  readonly people: People;
  readonly tables: Tables;
  readonly caller: Caller;
  readonly company: Company;
  readonly matchmaker: Matchmaker;
  readonly keeper: CupKeeper;
  readonly connections: Connections;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Meet the other nodes, and begin to look after tables. */
  open(): Promise<void>;
  /** Finish what is being done and write everything down. */
  close(): Promise<void>;
}

/** Put the parts together on that database, with that way for news. */
export function connectParts(config: Config, storage: SqlStorage, news: News, complain: Complain): Parts {
  const now = config.now ?? (() => Date.now()); // the clock may be exchanged while it runs
  const names = new Names(storage);
  const blocks = new Blocks(storage);
  const people = new People(storage, now);
  const company = new Company(storage, names, config.games);
  const scorekeeper = new Scorekeeper({ storage, complain, onCup: () => keeper.wake() });
  const thinkers = new Thinkers(config.botWorker, {
    queued: (bot, seconds) => metrics.queued(bot, seconds),
    thought: (bot, seconds) => metrics.thought(bot, seconds),
    complain,
    askElsewhere: (node, question, owner) => {
      metrics.count('bot-elsewhere');
      return askToThink(post, node, question, owner);
    },
  });
  const students = new Students(config.botWorker, complain);
  const homes = new Homes(storage, {
    threads: () => thinkers.spare,
    met: (living, others) => {
      post.giveUp((node) => !living.has(node));
      thinkers.meet(others);
      tables.met(living);
    },
    lost: (tokens) => tables.lose(tokens),
    complain,
  });
  const post = new Post(news, homes.node);
  const caller = new Caller({
    config,
    storage,
    names,
    now,
    complain,
    count: (channel, outcome) => metrics.called(channel, outcome),
  });
  const tables = new Tables({
    storage,
    news,
    post,
    homes,
    names,
    blocks,
    game: (id, rulesVersion) => config.games.load(id, rulesVersion),
    think: (question, owner) => thinkers.think(question, owner),
    study: (question, reader) => students.study(question, reader),
    dump: (table, failure) => dump(config.dataFolder, storage, table, failure, complain),
    complain,
    count: (what) => metrics.count(what),
    now,
    callAfter: caller.pace.patience,
    consider: config.consider ?? considered,
  });
  const { games } = config;
  const matchmaker = new Matchmaker({ storage, tables, games, now, complain });
  const keeper = new CupKeeper({ storage, tables, games, names, now, complain });
  const connections = new Connections({
    tables,
    limits: config.limits,
    now,
    complain,
    measure: (kind, seconds, refusal) => metrics.wish(kind, seconds, refusal),
  });
  const metrics = new Metrics({
    tablesInMemory: () => tables.size,
    connections: () => connections.size,
    waitingBots: () => thinkers.waiting,
    tablesByPhase: () => storage.countTables(),
  });
  storage.onEnding = () => scorekeeper.wake();
  storage.onCommit = (entries, seconds) => metrics.commit(entries, seconds);
  const heed = (signal: Signal) => {
    if (signal.kind === 'session') connections.endSession(signal.tokenHash);
    if (signal.kind === 'person') {
      names.forget(signal.person);
      blocks.forget(signal.person);
    }
    if (signal.kind === 'erased') tables.readAnew(signal.table);
    if (signal.kind === 'beforehand') tables.readBeforehand(signal.table);
  };
  const rumours = new Rumours(news, homes.node, heed);
  storage.listen((signal) => rumours.spread(signal));
  const sweep = setInterval(() => {
    tidy(people, storage, config.keepDays).catch((cause) => complain('Could not tidy up', undefined, cause));
  }, DAY).unref();
  news.onMissed(() => {
    names.forgetAll();
    blocks.forgetAll();
    connections.check((tokenHash) => storage.session(tokenHash).then((session) => session !== undefined));
  });
  const readiness = new Readiness(() => homes.check(), complain);
  const open = async () => {
    offerToThink(post, thinkers, () => metrics.count('bot-for-another'));
    await Promise.all([post.open(), rumours.open()]);
    await homes.open();
    await tables.open();
    await caller.open();
    for (const one of [scorekeeper, matchmaker, keeper]) one.open();
  };
  const close = async () => {
    clearInterval(sweep);
    await caller.close();
    await Promise.all([matchmaker.close(), keeper.close()]);
    await tables.close();
    await scorekeeper.close();
    await Promise.all([thinkers.close(), students.close()]);
    await homes.close();
    post.giveUpAll();
    await news.close();
    await storage.close();
  };
  return { storage, people, tables, caller, company, matchmaker, keeper, connections, metrics, readiness, open, close };
}

/** Forget what nobody needs any more. */
export async function tidy(people: People, storage: SqlStorage, keepDays: number | undefined): Promise<void> {
  await people.forgetUnused();
  if (keepDays !== undefined) await storage.forgetTables(Date.now() - keepDays * DAY);
}

/** What is needed to find out why the rules failed; it holds secrets of the game, so it stays in the data folder. */
async function dump(
  folder: string,
  storage: SqlStorage,
  table: TableRecord,
  { attempt, error }: Failure,
  complain: Complain,
) {
  const file = join(folder, 'dumps', `${table.id}-${table.seq}.json`);
  const content = {
    table: table.id,
    game: table.game.id,
    attempt,
    error: error instanceof Error ? error.stack : String(error),
    match: matchIn(await storage.entries(table.id, 0)) ?? null,
  };
  try {
    await mkdir(join(folder, 'dumps'), { recursive: true, mode: 0o700 });
    await writeFile(file, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600 });
  } catch (cause) {
    complain('Could not write the dump', table.id, cause);
  }
}
