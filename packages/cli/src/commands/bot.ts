/** `tabularium bot`: one of our bots for other programs, in lines of JSON on standard input and output. */

import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { type BotSpec, choose, type Plan, parseSpec } from '@tabularium/bots';
import { type AnyGame, equal } from '@tabularium/kernel';
import type { Answer, Told } from '@tabularium/lab';
import { type Command, Option } from 'commander';
import { gameNamed } from '../arguments.ts';

/** Add the command. */
export function addBot(program: Command): void {
  program
    .command('bot')
    .description('play as one of our bots for another program: lines of JSON on standard input and output')
    .addOption(
      new Option('--bot <bot>', 'which bot answers').argParser(parseSpec).default(parseSpec('level:4'), 'level:4'),
    )
    .action(({ bot }: { bot: BotSpec }) => answerAll(bot));
}

async function answerAll(bot: BotSpec): Promise<void> {
  let game: AnyGame | undefined;
  let plan: Plan | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const told: Partial<Record<keyof Told | 'begin' | 'choose' | 'end', unknown>> = JSON.parse(line);
    if (told.end !== undefined) return;
    if (told.begin !== undefined) game = await gameNamed((told as Told & { begin: { game: string } }).begin.game);
    if (told.choose === undefined || game === undefined) continue;
    const { view, legal } = (told as Extract<Told, { choose: object }>).choose;
    const seed = randomBytes(16).toString('hex');
    const choice = choose(game, view, bot, seed, () => performance.now(), plan);
    plan = choice.plan;
    const answer: Answer = { choice: legal.findIndex((action) => equal(action, choice.action)) };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}
