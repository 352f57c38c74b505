/** Whoever plays in the lab: one of our bots, or a program outside that speaks the protocol of bots. */

import { type BotSpec, parseSpec, printSpec } from '@tabularium/bots';

/** A program, by the command that starts it. */
export interface ProgramSpec {
  readonly kind: 'program';
  readonly command: string;
}

export type Player = BotSpec | ProgramSpec;

/** What is written before the command of a program. */
const PROGRAM = 'program:';

/** The program that was written down, if one was. */
export function parseProgram(written: string): ProgramSpec | undefined {
  return written.startsWith(PROGRAM) ? { kind: 'program', command: written.slice(PROGRAM.length) } : undefined;
}

/** The player that was written down: a bot, or `program:` and a command. */
export const parsePlayer = (written: string): Player => parseProgram(written) ?? parseSpec(written);

/** The player as it is written. */
export const printPlayer = (player: Player): string =>
  player.kind === 'program' ? PROGRAM + player.command : printSpec(player as BotSpec);
