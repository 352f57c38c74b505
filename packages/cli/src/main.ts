/** The `tabularium` command. */

import { MatchFileError } from '@tabularium/kernel';
import { Command, CommanderError } from 'commander';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addMarathon } from './commands/marathon.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import { Complaint } from './complaint.ts';
import { harmless } from './screen.ts';

/** Run the command and give its exit code: 0 for done, 1 for failed, 2 for written wrongly. */
export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', goneAway);
  const program = new Command('tabularium')
    .description('An open table for civilization board games')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  addPlay(program);
  addSimulate(program);
  addReplay(program);
  addVerify(program);
  addRules(program);
  addBench(program);
  addBackup(program);
  addMarathon(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return complain(program, error);
  }
}

/** Nobody reads on, as in `tabularium … | head`, or the terminal was closed: leave quietly. What has to be kept is. */
function goneAway(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
  process.exit();
}

function complain(program: Command, error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    return say(error.code === 'commander.help' ? noCommand(program) : error.message.replace(/^error: /, ''), 2);
  }
  if (error instanceof Complaint) return say(error.message, error.exitCode);
  if (error instanceof MatchFileError) return say(error.message, 1);
  console.error(error);
  return 1;
}

function noCommand(program: Command): string {
  return `Which command? There are ${program.commands.map((command) => command.name()).join(', ')}.`;
}

function say(message: string, exitCode: number): number {
  console.error(harmless(`tabularium: ${message}`));
  return exitCode;
}
