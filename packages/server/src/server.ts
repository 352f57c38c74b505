/** A complete server: started, running, closed. */

import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, StartProblem } from './config.ts';
import { addRoutes, newWeb } from './http/web.ts';
import { openNews } from './news/open.ts';
import { connectParts, tidy } from './parts.ts';
import { openStorage } from './storage/open.ts';
import { causeOf } from './storage/trouble.ts';
import type { Tables } from './tables/tables.ts';

/** A server that is running. */
export interface RunningServer {
  readonly port: number;
  /** Where people find it. */
  readonly address: string;
  /** The web part, for requests without a network. */
  readonly web: FastifyInstance;
  readonly tables: Tables;
  /** Finish what is being done, write everything down, stop. */
  close(): Promise<void>;
}

/** Start a server, or throw a `StartProblem` that says in one line what to do. */
export async function startServer(config: Config): Promise<RunningServer> {
  const storage = await openStorage(config);
  const news = await openNews(config).catch(async (error) => {
    await storage.close();
    throw error;
  });
  const web = newWeb(config);
  const parts = connectParts(config, storage, news, (what, table, cause) => {
    web.log.error({ ...(table ? { table } : {}), ...causeOf(cause) }, what);
  });
  let closing = false;
  const close = async () => {
    closing = true;
    parts.connections.close();
    await web.close();
    await parts.close();
  };
  try {
    await Promise.all(config.games.ids.map((id) => config.games.load(id))); // now, not while somebody waits
    await addRoutes(web, config, parts, () => closing);
    await tidy(parts.people, storage, config.keepDays);
    await parts.open();
    await web.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
  } catch (error) {
    await close();
    throw listenProblem(error, config) ?? error;
  }
  const { port } = web.server.address() as AddressInfo;
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host;
  return { web, port, address: `http://${host}:${port}`, tables: parts.tables, close };
}

function listenProblem(error: unknown, { host, port }: Config): StartProblem | undefined {
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code === 'EADDRINUSE') return new StartProblem(`Port ${port} is in use; set PORT to another one.`);
  if (code === 'EACCES') return new StartProblem(`Port ${port} may not be used; set PORT to one above 1023.`);
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return new StartProblem(`Cannot listen on ${host}:${port} (${code}); set HOST or PORT.`);
  }
  return undefined;
}
