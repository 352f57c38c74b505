/** `tabularium ladder`: does every level beat the one below, in every box, at every number of players? */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import { allHands, climb, type Line, ladderBoxes, playNumbered, rungs, verdict } from '@tabularium/lab';
import type { Command } from 'commander';
import { count } from '../arguments.ts';
import { Misuse } from '../complaint.ts';
import { progress } from '../progress.ts';
import { bad, bold, faint, good, percent, show, table } from '../screen.ts';

interface Flags {
  readonly players?: number;
  readonly level?: number;
  readonly games: number;
  readonly minutes?: number;
  readonly seed: string;
  readonly jobs?: number;
  readonly file: string;
  readonly look?: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
}

/** Where the project keeps what was played. */
const KEPT = 'packages/bots/ladder.json';

/** Add the command. */
export function addLadder(program: Command): void {
  program
    .command('ladder')
    .argument('[box]', 'the rulebook to play (default: every rulebook)')
    .description('let every level play against the one below; goes on where it was stopped')
    .option('--players <n>', 'only tables of so many (default: every number)', count)
    .option('--level <n>', 'only this level against the one below (default: 2 to 5)', count)
    .option('--games <n>', 'how many games a line', count, 200)
    .option('--minutes <n>', 'stop after about so many minutes', count)
    .option('--seed <words>', 'the same seed gives the same games', 'ladder')
    .option('--jobs <n>', 'worker threads (default: one per processor)', count)
    .option('--file <file>', 'where to keep what was played', join(root, KEPT))
    .option('--look', 'play nothing, only show what was played')
    .option('--markdown', 'print the table for a page')
    .option('--json', 'print one JSON array')
    .action(ladder);
}

async function ladder(box: string | undefined, flags: Flags): Promise<void> {
  if (box !== undefined && !ladderBoxes.includes(box))
    throw new Misuse(`There is no ladder of "${box}"; there are ${ladderBoxes.join(', ')}.`);
  const wanted = rungs({
    ...(box === undefined ? {} : { box }),
    ...(flags.players === undefined ? {} : { players: flags.players }),
    ...(flags.level === undefined ? {} : { level: flags.level }),
  });
  if (wanted.length === 0) throw new Misuse('No such line: check --players and --level.');
  if (!flags.look) await playOn(wanted, flags);
  const lines = kept(flags.file).filter((line) => wanted.some((rung) => isOf(line, rung)));
  if (flags.json) show(JSON.stringify(lines.map((line) => ({ ...line, ...verdict(line) }))));
  else show(flags.markdown ? page(lines) : report(lines));
}

/** Play line after line as far as the time goes, and write each batch down. */
async function playOn(wanted: ReturnType<typeof rungs>, flags: Flags): Promise<void> {
  const { games, seed, file, jobs = allHands() } = flags;
  const end = performance.now() + (flags.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  for (const rung of wanted) {
    if (performance.now() > end) return;
    const before = kept(file).find((line) => isOf(line, rung));
    const watch = progress(
      games,
      `games of ${rung.box}, ${rung.players} players, level ${rung.level}`,
      flags.json === true,
    );
    await climb(rung, before, {
      games,
      seed,
      play: (plan, numbers) => playNumbered(plan, numbers, jobs, watch.tick),
      told(line) {
        keep(file, line);
        return performance.now() < end;
      },
    });
    watch.stop();
  }
}

const isOf = (line: Line, { box, players, level }: Pick<Line, 'box' | 'players' | 'level'>): boolean =>
  line.box === box && line.players === players && line.level === level;

function kept(file: string): readonly Line[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Put the line in its place among those that were kept, in the order of the ladder. */
function keep(file: string, line: Line): void {
  const lines = [...kept(file).filter((other) => !isOf(other, line)), line];
  const place = (one: Line) => rungs({}).findIndex((rung) => isOf(one, rung));
  const sorted = lines.toSorted((one, other) => place(one) - place(other));
  writeFileSync(file, `[\n${sorted.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
}

function report(lines: readonly Line[]): string[] {
  return table([
    ['', 'players', 'level', 'bot', 'against', 'games', 'won', '95%', 'chance', 'rounds', ''].map(faint),
    ...lines.map((line) => {
      const { excludesChance } = verdict(line);
      const [box = '', ...cells] = cellsOf(line);
      return [bold(box), ...cells, excludesChance ? good('ok') : bad('no')];
    }),
  ]);
}

/** The same as a table of Markdown. */
function page(lines: readonly Line[]): string[] {
  const head = ['box', 'players', 'level', 'bot', 'against', 'games', 'won', '95% interval', 'chance', 'rounds'];
  return [head, head.map(() => '---'), ...lines.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`);
}

function cellsOf(line: Line): string[] {
  const { rate, ci95, length } = verdict(line);
  const { box, players, level, upper, lower, games } = line;
  return [
    box,
    String(players),
    String(level),
    upper,
    players === 2 ? lower : `${players - 1} × ${lower}`,
    String(games),
    percent(rate),
    ci95.map(percent).join(' – '),
    percent(1 / players),
    length.toFixed(1),
  ];
}
