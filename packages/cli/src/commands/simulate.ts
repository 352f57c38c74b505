/** `tabularium simulate`: bots against bots, and what comes of it. */

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyGame, counts, equal, type Language } from '@tabularium/kernel';
import {
  balance,
  histogram,
  type Plan,
  type PlayedGame,
  type Player,
  playAll,
  printPlayer,
  type Simulation,
  spread,
  summarize,
  wilson,
} from '@tabularium/lab';
import { type Command, Option } from 'commander';
import { botList, count, gameNamed, languageFlag, optionsFor, playersFor, writtenOptions } from '../arguments.ts';
import { Misuse } from '../complaint.ts';
import { progress } from '../progress.ts';
import { bar, bold, faint, percent, show, table } from '../screen.ts';
import { writeSet } from '../sets.ts';
import { words } from '../words/index.ts';
import type { SimulationWords } from '../words/words.ts';

interface Flags {
  readonly players?: number;
  readonly games: number;
  readonly bots: Player[];
  readonly seed?: string;
  readonly jobs?: number;
  readonly options?: string;
  readonly balance?: boolean;
  readonly record?: string;
  readonly json?: boolean;
  readonly lang: Language;
}

/** Add the command. */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .argument('<game>', 'the game to play')
    .description('let bots play many games and report who wins')
    .option('--players <n>', 'how many sit at the table (default: as many as there are bots)', count)
    .option('--games <n>', 'how many games', count, 100)
    .addOption(
      new Option('--bots <a,b,…>', 'who plays: level:3, random, greedy, mcts:1000, mcts:500ms, program:COMMAND')
        .argParser(botList)
        .default(botList('greedy,random'), 'greedy,random'),
    )
    .option('--seed <words>', 'the same seed gives the same games')
    .option('--jobs <n>', 'worker threads (default: one per processor)', count)
    .option('--options <a=b,…>', "the game's options")
    .option('--balance', 'also report what winners do differently')
    .option('--record <folder>', 'keep every game there as a match file, for replay and review')
    .option('--json', 'print one JSON object')
    .addOption(languageFlag())
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const game = await gameNamed(id);
  const plan = planOf(game, flags);
  if (flags.record !== undefined) await emptyFolder(flags.record);
  const watch = progress(flags.games, 'games', flags.json === true);
  const began = performance.now();
  const games = await playAll(plan, {
    games: flags.games,
    tick: watch.tick,
    ...(flags.jobs ? { jobs: flags.jobs } : {}),
  });
  const seconds = Math.round(performance.now() - began) / 1000;
  watch.stop();
  if (flags.record !== undefined) await keepMatches(flags.record, games);
  const found = summarize(plan, games, seconds);
  if (flags.json) show(JSON.stringify(flags.balance ? { ...found, balance: balance(games) } : found));
  else
    show([
      ...report(game, plan, found, games, flags.lang),
      ...(flags.balance ? balanceReport(game, games, flags.lang) : []),
    ]);
}

/** Make the folder; what already lies in it is nothing to write over. */
async function emptyFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new Misuse(`Nothing can be kept in ${folder}: ${(error as Error).message}`);
  }
  throw new Misuse(`There is something in ${folder} already; name an empty folder.`);
}

/** One file a game, in the order in which they were played. */
async function keepMatches(folder: string, games: readonly PlayedGame[]): Promise<void> {
  const digits = String(games.length).length;
  for (const [at, { match = '' }] of games.entries())
    await writeFile(join(folder, `${String(at + 1).padStart(digits, '0')}.json`), match);
}

function planOf(game: AnyGame, { bots, players, seed, options, record }: Flags): Plan {
  const seats = playersFor(game, players ?? Math.max(game.seats.min, bots.length));
  if (bots.length > seats) {
    throw new Misuse(`${bots.length} bots (${bots.map(printPlayer).join(',')}) cannot share ${seats} seats.`);
  }
  return {
    game: game.id,
    players: seats,
    options: optionsFor(game, writtenOptions(game, options), seats),
    bots,
    seed: seed ?? randomBytes(4).toString('hex'),
    recorded: record !== undefined,
  };
}

/** The value as it would be written. */
function optionValue(game: AnyGame, name: string, value: unknown): string {
  const option = game.options[name];
  return option?.kind === 'set' && Array.isArray(value) ? writeSet(option, value) : String(value);
}

/** The options that are not as usual. */
function optionWords(game: AnyGame, options: object): string[] {
  return Object.entries(options)
    .filter(([name, value]) => {
      const option = game.options[name];
      return option !== undefined && counts(option, { ...options }) && !equal(option.default, value);
    })
    .map(([name, value]) => `${name}=${optionValue(game, name, value)}`);
}

function report(game: AnyGame, plan: Plan, found: Simulation, games: readonly PlayedGame[], lang: Language): string[] {
  const say = words[lang].simulation;
  const head = [
    game.text[lang].title,
    ...optionWords(game, plan.options),
    say.players(found.players),
    say.games(found.games),
    say.seed(found.seed),
    `${found.seconds.toFixed(1)} s`,
  ].join(' · ');
  const scores = games.flatMap(({ result }) => result.scores);
  return [
    bold(head),
    '',
    ...table([
      say.head.map(faint),
      ...found.bots.map(({ bot, games: seats, wins, winRate, ci95, meanScore }) => [
        bold(bot),
        String(seats),
        String(Math.round(wins * 10) / 10),
        percent(winRate),
        ci95.map(percent).join(' – '),
        meanScore.toFixed(1),
      ]),
    ]),
    faint(say.chance(percent(1 / found.players))),
    '',
    ...table([
      say.seatHead.map(faint),
      ...found.seats.map(({ seat, winRate }) => [
        String(seat + 1),
        percent(winRate),
        wilson(winRate * found.games, found.games)
          .map(percent)
          .join(' – '),
      ]),
    ]),
    '',
    ...chart(say.scores, scores, say),
    '',
    ...chart(
      say.moves,
      games.map(({ moves }) => moves),
      say,
    ),
    '',
    ...chart(
      say.rounds,
      games.map(({ rounds }) => rounds),
      say,
    ),
  ];
}

/** A distribution as bars. */
function chart(name: string, numbers: readonly number[], say: SimulationWords): string[] {
  const bars = histogram(numbers);
  const most = Math.max(...bars.map(({ count }) => count));
  const rows = bars.map(({ from, to, count }) => {
    const label = to - from === 1 ? String(from) : say.range(from, to - 1);
    return [label, String(count), bar(count / most)];
  });
  const width = table(rows.map((row) => row.slice(0, 2)));
  const { mean, within, median } = spread(numbers);
  const line = say.spread(name, mean.toFixed(1), within.toFixed(within < 1 ? 2 : 1), String(median));
  return [faint(line), ...rows.map((row, at) => `${width[at]}  ${row[2]}`)];
}

/** What winners do differently. */
function balanceReport(game: AnyGame, games: readonly PlayedGame[], lang: Language): string[] {
  const say = words[lang].simulation;
  const { endings, parts, habits } = balance(games);
  const text = game.text[lang];
  const contrast = (name: string, { winners, others }: { winners: number; others: number }) => [
    name,
    winners.toFixed(1),
    others.toFixed(1),
    (winners - others >= 0 ? '+' : '') + (winners - others).toFixed(1),
  ];
  return [
    '',
    bold(say.endings),
    ...table(endings.map(({ ending, share }) => [text.endings[ending] ?? ending, percent(share)])),
    '',
    bold(say.points),
    ...table([say.pointsHead.map(faint), ...parts.map((part) => contrast(text.parts[part.name] ?? part.name, part))]),
    '',
    bold(say.habits),
    ...table([say.habitsHead.map(faint), ...habits.map((habit) => contrast(habit.name, habit))]),
  ];
}
