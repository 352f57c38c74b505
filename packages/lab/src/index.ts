/** The lab: self-play in parallel, statistics, reports, the long run. */

export { type Balance, balance, type Contrast } from './balance.ts';
export { bench, isMet, type Measurement } from './bench/bench.ts';
export { isTime } from './bench/machine.ts';
export { allHands, inParallel } from './crew.ts';
export { climb, type Line, ladderBoxes, type Play, rungs, verdict } from './ladder.ts';
export { type Distance, everyTable, type LongRun, longRun } from './marathon.ts';
export { type Player, parsePlayer, parseProgram, printPlayer } from './player.ts';
export { type Answer, Program, type Told } from './program.ts';
export { EXPECTATIONS, type Found, judge, type Look, look } from './sanity/sanity.ts';
export type { Seen } from './sanity/watch.ts';
export { type Plan, type PlayedGame, playGame } from './selfplay.ts';
export { type BotRecord, type Effort, playAll, playNumbered, type Simulation, summarize } from './simulate.ts';
export { reachedBy, type Solution, solve } from './solve.ts';
export { type Bar, histogram, type Interval, mean, type Spread, spread, wilson } from './statistics.ts';
export type { Duel, Duelled } from './train/duel.ts';
export { fight } from './train/duel.ts';
export { beginTraining, type Checkpoint, type Course, type Trained, train } from './train/train.ts';
