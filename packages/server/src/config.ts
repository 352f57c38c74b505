/** How a server is set up: everything has a default, and the environment can change what it says. */

import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { challengeBookIds, gameIds, isGame, loadChallenges, loadGame } from '@tabularium/catalogue';
import type { AnyGame, ChallengeBook } from '@tabularium/kernel';
import type { Pace } from './calls/pace.ts';

/** The games a server offers. */
export interface Games {
  /** Those in the list, in its order. */
  readonly ids: readonly string[];
  has(id: string): boolean;
  /** The game under the rules of that version if they are still carried, else under today's. */
  load(id: string, rulesVersion?: number): Promise<AnyGame>;
  /** All challenges. */
  challenges(): Promise<readonly ChallengeBook[]>;
}

/** How much one visitor may ask for. Requests count per minute, messages and chat per second. */
export interface Limits {
  /** All requests of one address but those for pages and files of the client. */
  readonly requests: number;
  /** Attempts to log in from one address. */
  readonly logins: number;
  /** Attempts to log into one account, from wherever. */
  readonly loginsPerAccount: number;
  /** New guests and accounts from one address. */
  readonly newcomers: number;
  /** New tables of one address, and of one person. */
  readonly tables: number;
  /** Matches that one person imports. */
  readonly imports: number;
  /** Tables of one owner that are not over; and those of them at which only bots play. */
  readonly unfinished: number;
  readonly botTables: number;
  /** Messages of one connection; a burst may be five times as large. */
  readonly messages: number;
  /** Things said in chats by one person; a burst may be five times as large. */
  readonly chat: number;
  /** Connections of one person; of one address, where many people may live; and the tables that one connection watches. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly watches: number;
}

/** Everything a server needs to know. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the database and the dumps of failed tables are. */
  readonly dataFolder: string;
  /** A PostgreSQL database instead of the embedded one. */
  readonly databaseUrl?: string;
  /** A NATS server that carries the news between servers on one PostgreSQL; absent: the database does. */
  readonly natsUrl?: string;
  /** The built web client; absent: a page that says so. */
  readonly webFolder?: string;
  /** The code of the threads in which bots think and logs are read. */
  readonly botWorker: string;
  /** Other sites whose pages may use this server. */
  readonly origins: readonly string[];
  /** The proxies in front, whose word about addresses and https counts: how many in a row, or their addresses. */
  readonly proxies: number | readonly string[];
  /** Who knows this word may read the metrics from anywhere; without one only this machine may. */
  readonly metricsToken?: string;
  /** How long tables are kept that are over; for ever if absent. */
  readonly keepDays?: number;
  readonly logLevel: string;
  /** Where the log goes; standard output if absent. */
  readonly logStream?: { write(line: string): void };
  readonly limits: Limits;
  /** How long a request may take to arrive, in milliseconds; 20 seconds if absent. */
  readonly patience?: number;
  readonly games: Games;
  /** The post office through which e-mails go out, and who writes them; absent: none do. */
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  /** Whether people may have addresses called that lie in the host's own network. */
  readonly privateHooks: boolean;
  /** How fast people are called; as is right for people if absent. */
  readonly callPace?: Pace;
  /** How long somebody considers for whom it was said beforehand; as people do if absent. */
  readonly consider?: (isHere: boolean) => number;
  /** What time it is; the machine's own if absent. */
  readonly now?: () => number;
}

/** Something that keeps a server from starting, and what to do about it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** What is enough for people and too little for an attack. */
export const LIMITS: Limits = {
  requests: 600,
  logins: 10,
  loginsPerAccount: 20,
  newcomers: 30,
  tables: 30,
  imports: 10,
  unfinished: 100,
  botTables: 5,
  messages: 20,
  chat: 1,
  sockets: 20,
  socketsPerAddress: 200,
  watches: 30,
};

/** The project's own games. */
export const catalogue: Games = {
  ids: gameIds,
  has: isGame,
  load: loadGame,
  challenges: () => Promise.all(challengeBookIds.map(loadChallenges)),
};

/** The set-up that the environment asks for, or an error that says what is wrong with it. */
export function configFrom(env: NodeJS.ProcessEnv, places: Pick<Config, 'botWorker' | 'webFolder'>): Config {
  const databaseUrl = env['DATABASE_URL'];
  const natsUrl = env['NATS_URL'];
  const metricsToken = env['TABULARIUM_METRICS_TOKEN'];
  const mailFrom = env['MAIL_FROM'];
  return {
    host: env['HOST'] ?? 'localhost',
    port: portFrom(env['PORT'] ?? '8080'),
    dataFolder: resolve(env['TABULARIUM_DATA'] ?? '.tabularium'),
    ...(databaseUrl === undefined || databaseUrl === '' ? {} : { databaseUrl }),
    ...(natsUrl === undefined || natsUrl === '' ? {} : { natsUrl: natsUrlFor(natsUrl, databaseUrl) }),
    ...(metricsToken === undefined || metricsToken === '' ? {} : { metricsToken }),
    ...smtpFrom(env['SMTP_URL'] ?? ''),
    ...(mailFrom === undefined || mailFrom === '' ? {} : { mailFrom }),
    privateHooks: env['TABULARIUM_PRIVATE_HOOKS'] === '1',
    ...daysFrom(env['TABULARIUM_KEEP_DAYS'] ?? ''),
    ...places,
    origins: (env['TABULARIUM_ORIGINS'] ?? '').split(',').flatMap((origin) => origin.trim() || []),
    proxies: proxiesFrom(env['TABULARIUM_PROXY'] ?? ''),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    limits: LIMITS,
    games: catalogue,
  };
}

/** Never simply true: whoever believes every proxy believes what the visitor writes, and no limit per address holds. */
function proxiesFrom(text: string): number | readonly string[] {
  if (/^\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isAddress)) return addresses;
  throw new StartProblem(
    `TABULARIUM_PROXY must be the number of proxies in a row or their addresses, such as "10.0.0.0/8, ::1", not "${text}".`,
  );
}

function isAddress(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

function natsUrlFor(natsUrl: string, databaseUrl: string | undefined): string {
  if (databaseUrl !== undefined && databaseUrl !== '') return natsUrl;
  throw new StartProblem('NATS_URL connects servers that share a database; set DATABASE_URL as well.');
}

function smtpFrom(url: string): { smtpUrl?: string } {
  if (url === '') return {};
  if (URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)) return { smtpUrl: url };
  throw new StartProblem('SMTP_URL must be like "smtps://user:password@mail.example:465".');
}

function daysFrom(text: string): { keepDays?: number } {
  if (text === '') return {};
  if (/^[1-9]\d{0,4}$/.test(text)) return { keepDays: Number(text) };
  throw new StartProblem(`TABULARIUM_KEEP_DAYS must be a number of days, not "${text}".`);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartProblem(`PORT must be a number from 0 to 65535, not "${text}".`);
}
