/** `tabularium train`: fit the weights of a game's bots by letting them play against themselves. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BotSpec, parseSpec, printSpec } from '@tabularium/bots';
import { root } from '@tabularium/build';
import type { AnyGame, WeightsBook } from '@tabularium/kernel';
import {
  allHands,
  beginTraining,
  type Checkpoint,
  type Course,
  type Duel,
  type Duelled,
  inParallel,
  type Trained,
  train,
} from '@tabularium/lab';
import { type Command, Option } from 'commander';
import { count, gameNamed, optionsFor, playersFor, writtenOptions } from '../arguments.ts';
import { Misuse } from '../complaint.ts';
import { progress } from '../progress.ts';
import { bold, faint, percent, show, table } from '../screen.ts';

interface Flags {
  readonly players: number;
  readonly options?: string;
  readonly bot: BotSpec;
  readonly steps: number;
  readonly directions: number;
  readonly trial: number;
  readonly seed: string;
  readonly jobs?: number;
  readonly checkpoint?: string;
  readonly write?: string;
  readonly json?: boolean;
}

/** Add the command. */
export function addTrain(program: Command): void {
  program
    .command('train')
    .argument('<game>', 'the game to play')
    .description('fit the weights that bots judge positions with, by self-play; goes on where it was stopped')
    .option('--players <n>', 'how many sit at the table', count, 2)
    .option('--options <a=b,…>', "the game's options")
    .addOption(
      new Option('--bot <bot>', 'the bot that will use the weights')
        .argParser(parseSpec)
        .default(parseSpec('level:4'), 'level:4'),
    )
    .option('--steps <n>', 'how many steps', count, 60)
    .option('--directions <n>', 'how many directions are tried in a step, each in two games', count, 12)
    .option('--trial <n>', 'how many pairs of games against the weights before, at the end', count, 50)
    .option('--seed <words>', 'the same seed gives the same weights', 'train')
    .option('--jobs <n>', 'worker threads (default: one per processor)', count)
    .option('--checkpoint <file>', 'where to keep how far it is (default: train/GAME-SEED.json)')
    .option('--write <name>', "put the weights into the game's folder and keep those before under this name")
    .option('--json', 'print one JSON object')
    .action(training);
}

async function training(id: string, flags: Flags): Promise<void> {
  const game = await gameNamed(id);
  const players = playersFor(game, flags.players);
  const { bot, steps, directions, trial, seed } = flags;
  const options = optionsFor(game, writtenOptions(game, flags.options), players);
  const course: Course = { players, options, bot, seed, steps, directions, trial };
  const file = flags.checkpoint ?? join('train', `${game.id}-${seed}.json`);
  const begun = goOn(file, beginTraining(game, course));
  const watch = progress((steps - begun.standing.step) * directions + trial, 'duels', flags.json === true);
  const fight = (duels: readonly Duel[]) =>
    inParallel<Duel, Duelled>(duels, flags.jobs ?? allHands(), () => watch.tick());
  const trained = await train(begun, fight, (checkpoint) => keep(file, checkpoint));
  watch.stop();
  if (flags.write !== undefined) writeBook(game, course, trained, flags.write);
  show(flags.json ? JSON.stringify(trained) : report(game, trained));
}

/** The training that was kept in this file, if it is the same one. */
function goOn(file: string, begun: Checkpoint): Checkpoint {
  if (!existsSync(file)) return begun;
  const kept: Checkpoint = JSON.parse(readFileSync(file, 'utf8'));
  const same = (one: Checkpoint) => JSON.stringify([one.game, { ...one.course, steps: 0, trial: 0 }, one.from]);
  if (same(kept) !== same(begun)) throw new Misuse(`"${file}" is of another training; name another file or seed.`);
  return { ...kept, course: begun.course };
}

function keep(file: string, checkpoint: Checkpoint): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(checkpoint, null, 2)}\n`);
}

/** The new weights beside the code that uses them, those before kept by name. */
function writeBook(game: AnyGame, { bot, seed, steps, directions }: Course, trained: Trained, name: string): void {
  const file = join(root, 'packages', 'games', game.id, 'src', 'bot', 'weights.json');
  const book: WeightsBook = JSON.parse(readFileSync(file, 'utf8'));
  const { provenance, weights, earlier } = book;
  const command = `tabularium train ${game.id} --bot ${printSpec(bot)} --steps ${steps} --directions ${directions} --seed ${seed}`;
  const won = `${percent(trained.won)} of ${trained.trial} games won against the weights before`;
  const written = {
    ...book,
    provenance: `Trained by ${command}, ${trained.games} games; ${won}.`,
    weights: trained.weights,
    earlier: { ...earlier, [name]: { provenance, weights } },
  };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
}

function report(game: AnyGame, { weights, games, won, trial, ci95, moves }: Trained): string[] {
  return [
    bold(`${game.text.en.title} · ${games} games`),
    `won ${percent(won)} of ${trial} games against the weights before (${ci95.map(percent).join(' – ')})`,
    '',
    ...table([
      ['weight', 'now', 'moved', ''].map(faint),
      ...moves.map(({ weight, shift, matters }) => [
        weight,
        String(weights[weight]),
        `× ${Math.exp(shift).toFixed(2)}`,
        matters ? '' : faint('no more than chance'),
      ]),
    ]),
  ];
}
