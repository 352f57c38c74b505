/** The way for news that the set-up asks for. */

import type { Config } from '../config.ts';
import { openNats } from './nats.ts';
import { InProcessNews, type News } from './news.ts';
import { openPostgresNews } from './postgres.ts';

/** NATS if there is one, else the database that the nodes share, else this process alone. */
export function openNews({ natsUrl, databaseUrl }: Pick<Config, 'natsUrl' | 'databaseUrl'>): Promise<News> {
  if (natsUrl !== undefined) return openNats(natsUrl);
  return databaseUrl === undefined ? Promise.resolve(new InProcessNews()) : openPostgresNews(databaseUrl);
}
