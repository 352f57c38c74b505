/** A storm: tables being played while servers are killed, sockets cut and messages sent twice. Then the damage is counted. */

import { setTimeout as sleep } from 'node:timers/promises';
import { gameIds } from '@tabularium/catalogue';
import { type AnyGame, type MatchFile, replay } from '@tabularium/kernel';
import type { SeatSetting } from '@tabularium/protocol';
import { type Place, storedMatches } from '../../src/index.ts';
import { anyOf, Client, type SeenTable } from './client.ts';
import { games } from './games.ts';
import type { Postgres } from './postgres.ts';
import type { ServerProcess } from './process.ts';
import { mine, open, randomBot } from './seated.ts';

/** How strong the storm is. */
export interface Storm {
  /** The servers, all on one database. */
  readonly servers: readonly ServerProcess[];
  /** How many tables are played at the same time. */
  readonly tables: number;
  /** Which tables, in turn. */
  readonly kinds?: readonly Kind[];
  /** What strikes, one after the other, each while tables are played. */
  readonly strikes: readonly (() => Promise<void>)[];
  /** Told of each strike. */
  progress?(strikes: number, finished: number): void;
}

/** What was found afterwards. */
export interface Aftermath {
  readonly strikes: number;
  readonly cuts: number;
  readonly finished: number;
  readonly moves: number;
  /** How many wishes of people were acknowledged. */
  readonly acknowledged: number;
  /** The match files as clients got them, by table: what the database must hold. */
  readonly files: ReadonlyMap<string, MatchFile>;
  /** Everything that should not be; empty if the promise was kept. */
  readonly damage: readonly string[];
}

/** A kind of table. */
export interface Kind {
  readonly game: string;
  readonly seats: readonly SeatSetting[];
}

/** Short games, for many ends in little time. */
const SHORT: readonly Kind[] = [
  { game: 'high-card', seats: [mine, open] },
  { game: 'tic-tac-toe', seats: [mine, open] },
  { game: 'high-card', seats: [mine, open, open, open] },
  { game: 'high-card', seats: [mine, randomBot, open] },
];

/** The games of the catalogue, each with people and a bot. */
export const REAL: readonly Kind[] = gameIds
  .filter((game) => game !== 'tic-tac-toe')
  .map((game) => ({ game, seats: [mine, open, randomBot] }));

/** Let it rage. */
export async function rage(storm: Storm): Promise<Aftermath> {
  const weather: Weather = {
    strikes: 0,
    cuts: 0,
    finished: 0,
    moves: 0,
    acknowledged: 0,
    damage: [],
    files: new Map(),
    over: false,
  };
  const slots = Array.from({ length: storm.tables }, (): Slot => ({ does: '', players: [] }));
  const raging = [
    strike(storm, weather).finally(() => {
      weather.over = true;
    }),
    cutSockets(weather, slots),
    ...slots.map((slot, number) => playTables(storm, number, weather, slot)),
  ];
  const calm = new AbortController();
  try {
    await Promise.race([Promise.all(raging), becalmed(weather, slots, calm.signal)]);
  } finally {
    calm.abort();
    weather.over = true;
  }
  return weather;
}

/** One table after another, and how far it is. */
interface Slot {
  does: string;
  players: readonly Client[];
}

/** So long nothing may move at any table, in milliseconds; a server that is away is taken over from much sooner. */
const PATIENCE = 60_000;

/** Fails when nothing moves any more, and says what everybody waits for. */
async function becalmed(weather: Weather, slots: readonly Slot[], signal: AbortSignal): Promise<void> {
  const moved = () => {
    const seen = slots.flatMap(({ players }) => players.flatMap((player) => [...player.seen.values()]));
    return [
      weather.strikes,
      weather.acknowledged,
      ...slots.map(({ does }) => does),
      ...seen.map(({ seq }) => seq),
    ].join();
  };
  let [last, since] = [moved(), performance.now()];
  while (!signal.aborted) {
    await sleep(1_000, undefined, { signal, ref: false }).catch(() => {});
    if (moved() !== last) [last, since] = [moved(), performance.now()];
    if (performance.now() - since < PATIENCE) continue;
    const plights = slots.flatMap(({ does, players }) => [does, ...players.map((player) => `  ${player.plight}`)]);
    throw new Error(
      [`Nothing moves after ${weather.strikes} strikes and ${weather.cuts} cuts:`, ...plights].join('\n'),
    );
  }
}

type Weather = { -readonly [K in keyof Aftermath]: Aftermath[K] } & {
  damage: string[];
  files: Map<string, MatchFile>;
  over: boolean;
};

/** What a database on PostgreSQL and its connections may suffer. */
export const strikesOn = (postgres: Postgres, database: string) => ({
  restarted: () => postgres.restart(),
  'connections ended': () => postgres.cutAll(database),
  frozen: async () => {
    postgres.freeze();
    await sleep(1_000);
    postgres.thaw();
  },
});

/** So many kills, of one server after the other; each comes back. */
export function kills(servers: readonly ServerProcess[], number: number): (() => Promise<void>)[] {
  return Array.from({ length: number }, (_, turn) => async () => {
    const victim = servers[turn % servers.length];
    await victim?.end('SIGKILL');
    await victim?.start();
  });
}

async function strike(storm: Storm, weather: Weather): Promise<void> {
  for (const lightning of storm.strikes) {
    await busy(weather, Math.random() * 3 * storm.tables);
    await lightning();
    weather.strikes++;
    storm.progress?.(weather.strikes, weather.finished);
  }
}

/** Wait for so many more acknowledged moves, so that every kill hits a server at work, however slow the machine is. */
async function busy(weather: Weather, moves: number): Promise<void> {
  const enough = weather.acknowledged + moves;
  const patience = Date.now() + 20_000;
  while (weather.acknowledged < enough && Date.now() < patience) await sleep(Math.random() * 20);
}

async function cutSockets(weather: Weather, slots: readonly Slot[]): Promise<void> {
  while (!weather.over) {
    await sleep(50 + Math.random() * 200);
    const clients = slots.flatMap(({ players }) => players);
    const victim = clients[Math.floor(Math.random() * clients.length)];
    if (victim === undefined) continue;
    victim.cut();
    weather.cuts++;
  }
}

/** One table after another until the storm is over; the last one is played to its end too. */
async function playTables(storm: Storm, number: number, weather: Weather, slot: Slot): Promise<void> {
  for (let round = number; !weather.over || round === number; round++) {
    const kinds = storm.kinds ?? SHORT;
    const kind = kinds[round % kinds.length];
    if (kind === undefined) return;
    const people = kind.seats.filter((seat) => seat.kind !== 'bot').length;
    slot.does = `round ${round}: ${people} people arrive`;
    const players = await Promise.all(Array.from({ length: people }, (_, i) => arrive(storm, number + i)));
    slot.players = players;
    await playTable(kind, slot, weather);
    slot.players = [];
    for (const player of players) player.close();
  }
}

async function arrive(storm: Storm, turn: number): Promise<Client> {
  const addresses = storm.servers.map((_, i) => storm.servers[(i + turn) % storm.servers.length]?.address ?? '');
  const client = new Client(...addresses);
  client.faithful = true;
  client.person = (await insist(client, 'POST', '/api/guest', {})).person;
  await client.connect();
  return client;
}

/** Ask until there is an answer. */
async function insist(client: Client, method: string, path: string, body?: object) {
  for (;;) {
    try {
      const reply = await client.request(method, path, body);
      if (reply.status < 500) return reply.body;
    } catch {
      client.addresses.push(client.addresses.shift() ?? '');
    }
    await sleep(30);
  }
}

async function playTable(kind: Kind, slot: Slot, weather: Weather): Promise<void> {
  const { players } = slot;
  const [owner, ...others] = players;
  if (owner === undefined) return;
  slot.does = `${kind.game}: a table is made`;
  const { table } = await insist(owner, 'POST', '/api/tables', { ...kind, public: false });
  for (const [i, other] of others.entries()) {
    slot.does = `${table.id}, ${kind.game}: ${i} others have joined`;
    await insist(other, 'POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  }
  slot.does = `${table.id}, ${kind.game}: everybody wants to look`;
  await Promise.all(players.map((player) => player.watch(table.id)));
  slot.does = `${table.id}, ${kind.game}: it is played`;
  const acknowledged = await Promise.all(players.map((player) => playSlowly(player, table.id, weather)));
  await Promise.all(
    players.map((player) => player.until(() => player.seen.get(table.id)?.lobby?.phase === 'finished')),
  );
  slot.does = `${table.id}, ${kind.game}: it is over and read`;
  const file: MatchFile = await insist(owner, 'GET', `/api/matches/${table.id}/file`);
  const game = await games.load(kind.game);
  for (const [i, player] of players.entries()) {
    weather.damage.push(...damageOf(player, table.id, acknowledged[i] ?? [], file));
  }
  weather.damage.push(...replayDamage(game, file, owner.seen.get(table.id)));
  weather.files.set(table.id, file);
  weather.finished++;
  weather.moves += file.moves.length;
}

/** When the storm is over and a game drags on that nobody plays to win, so many entries are enough. */
const LONG = 700;

/** Everyone resigns: the game is over, and compared like any other. */
async function giveUp(client: Client, table: string, seen: SeenTable): Promise<void> {
  for (const { seat } of seen.sights) await insist(client, 'POST', `/api/tables/${table}/resign`, { seat });
  await client.until(() => seen.lobby?.phase === 'finished');
}

/** Play one's seats, each action sent twice, with pauses while the storm lasts. */
async function playSlowly(client: Client, table: string, weather: Weather): Promise<string[]> {
  const acknowledged: string[] = [];
  const seen = client.seen.get(table);
  if (seen === undefined) throw new Error('Nobody watches.');
  const ready = () => seen.sights.find((sight) => sight.seat !== null && sight.actions.length > 0);
  const dragsOn = () => weather.over && seen.seq > LONG;
  for (;;) {
    await client.until(() => seen.lobby?.phase === 'finished' || ready() !== undefined || dragsOn());
    if (dragsOn()) await giveUp(client, table, seen);
    if (seen.lobby?.phase === 'finished') return acknowledged;
    if (!weather.over) await sleep(Math.random() * 60);
    const sight = ready();
    const action = anyOf(sight?.actions ?? []);
    if (sight?.seat == null || action === undefined) continue;
    const answer = await client.act(table, sight.seat, action, 2);
    if (answer.kind !== 'ack') continue;
    weather.acknowledged++;
    acknowledged.push(`${answer.seq} by seat ${sight.seat}`);
    await client.until(() => seen.seq >= answer.seq);
  }
}

function damageOf(client: Client, table: string, acknowledged: readonly string[], file: MatchFile): string[] {
  const seen = client.seen.get(table);
  if (seen === undefined) return ['a client has seen nothing'];
  const damage = client.complaints.splice(0);
  const own = seen.sights.map((sight) => sight.seat);
  const end = seen.news.findIndex((one) => one.kind === 'resigned' && own.includes(one.seat)); // then a bot plays on
  const acted = seen.news
    .slice(0, end < 0 ? undefined : end)
    .flatMap((one) => (one.kind === 'acted' && own.includes(one.seat) ? [`${one.seq} by seat ${one.seat}`] : []));
  if (acted.join() !== acknowledged.join()) damage.push(`acknowledged ${acknowledged} but the log has ${acted}`);
  if (seen.lobby?.hash !== file.moves.at(-1)?.hash) damage.push('a client ends on another hash');
  const told = seen.news.filter((one) => one.kind === 'acted').length;
  if (told !== file.moves.length) damage.push(`${told} moves were told of ${file.moves.length}`);
  return damage;
}

function replayDamage(game: AnyGame, file: MatchFile, seen: SeenTable | undefined): string[] {
  try {
    const match = replay(game, file);
    return match.moves.at(-1)?.hash === seen?.lobby?.hash ? [] : ['the replay ends on another hash'];
  } catch (error) {
    return [`the match cannot be replayed: ${error}`];
  }
}

/** What the database does not hold as clients were told it. The servers must have ended. */
export async function storedDamage(place: Place, files: Aftermath['files']): Promise<string[]> {
  const missing = new Map(files);
  const damage: string[] = [];
  for await (const { table, file } of storedMatches(place)) {
    const told = missing.get(table);
    missing.delete(table);
    if (told !== undefined && JSON.stringify(told.moves) !== JSON.stringify(file.moves)) {
      damage.push(`the log of ${table} is not what its players were given`);
    }
  }
  return [...damage, ...[...missing.keys()].map((table) => `${table} is not in the database`)];
}
