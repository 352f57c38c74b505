/** The server: tables, people, storage, on one machine or many. */

export { type Config, catalogue, configFrom, type Games, LIMITS, type Limits, StartProblem } from './config.ts';
export { recomputeRatings, resetPath } from './people/host-commands.ts';
export { type RunningServer, startServer } from './server.ts';
export { backup, type Place, restore } from './storage/open.ts';
export { type ReportedSaying, reportedSayings } from './storage/reports.ts';
export { type StoredMatch, storedMatches } from './tables/stored.ts';
