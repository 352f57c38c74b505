/** The `tabularium` command. */

import { gameIds, loadGame } from '@tabularium/catalogue';
import { type Language, MatchFileError } from '@tabularium/kernel';
import { Command, CommanderError } from 'commander';
import { languageFlag, languageOf } from './arguments.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addBot } from './commands/bot.ts';
import { addChallenge } from './commands/challenge.ts';
import { addCompletion } from './commands/completion.ts';
import { addLadder } from './commands/ladder.ts';
import { addLearn } from './commands/learn.ts';
import { addMarathon } from './commands/marathon.ts';
import { addPassword } from './commands/password.ts';
import { addPlay } from './commands/play.ts';
import { addRatings } from './commands/ratings.ts';
import { addReplay } from './commands/replay.ts';
import { addReports } from './commands/reports.ts';
import { addRestore } from './commands/restore.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { addSanity } from './commands/sanity.ts';
import { addSaves } from './commands/saves.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addThink } from './commands/think.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import { Complaint } from './complaint.ts';
import { helpIn, helpUnder, type Said, shortHelp, version } from './help.ts';
import { harmless, show } from './screen.ts';
import { words } from './words/index.ts';

/** Run the command and give its exit code: 0 for done, 1 for failed, 2 for written wrongly. */
export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', goneAway);
  const lang = languageOf(args);
  const { said } = words[lang];
  if (args.length === 0) {
    show(shortHelp(said));
    return 0;
  }
  if (args.includes('--no-color')) process.env['NO_COLOR'] = '1';
  const program = new Command('tabularium')
    .description('An open table for civilization board games')
    .version(version())
    .option('--no-color', 'no colours; NO_COLOR and FORCE_COLOR are heeded too')
    .exitOverride()
    .configureHelp(helpIn(said))
    .configureOutput({ writeErr: () => undefined });
  addPlay(program);
  addLearn(program);
  addChallenge(program);
  addSaves(program);
  addSimulate(program);
  addReplay(program);
  addReview(program);
  addVerify(program);
  addRules(program);
  addBench(program);
  addServe(program);
  addThink(program);
  addBackup(program);
  addRestore(program);
  addPassword(program);
  addRatings(program);
  addReports(program);
  addMarathon(program);
  addSanity(program);
  addLadder(program);
  addTrain(program);
  addBot(program);
  addCompletion(program);
  for (const command of program.commands) {
    if (!command.options.some(({ long }) => long === '--lang')) command.addOption(languageFlag());
    command.configureHelp(helpIn(said));
  }
  await addHelp(program, args, lang);
  try {
    await program.parseAsync(
      args.filter((word) => word !== '--no-color'),
      { from: 'user' },
    );
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return complain(program, error, said);
  }
}

/** Games are only loaded for a help that lists them. */
async function addHelp(program: Command, args: readonly string[], lang: Language): Promise<void> {
  if (!args.some((word) => ['help', '--help', '-h'].includes(word))) return;
  const games = await Promise.all(gameIds.map(loadGame));
  for (const command of program.commands) command.addHelpText('after', helpUnder(command.name(), games, lang));
}

/** Nobody reads on, as in `tabularium … | head`, or the terminal was closed: leave quietly. What has to be kept is. */
function goneAway(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
  process.exit();
}

function complain(program: Command, error: unknown, said: Said): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    return say(said(error.code === 'commander.help' ? noCommand(program) : bare(error.message)), 2);
  }
  if (error instanceof Complaint) return say(said(error.message), error.exitCode);
  if (error instanceof MatchFileError) return say(said(error.message), 1);
  console.error(error);
  return 1;
}

/** The message on one line, without a word before it. */
const bare = (message: string): string => message.replace(/^error: /, '').replace(/\n(?=\()/, ' ');

function noCommand(program: Command): string {
  return `Which command? There are ${program.commands.map((command) => command.name()).join(', ')}.`;
}

function say(message: string, exitCode: number): number {
  console.error(harmless(`tabularium: ${message}`));
  return exitCode;
}
